"""Writes the golden playthroughs anew: make playthroughs."""

from tests.playthroughs.tell import stories, told

for path, name, seats in stories():
    path.write_text(told(name, seats), encoding="utf-8")
    print(path.name)
