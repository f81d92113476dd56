"""Playing in the terminal, line by line: people who share a keyboard, and computer players."""

from pathlib import Path

from rich.console import Console
from rich.markup import escape

from crownlands.core.game import seed_number, whole_number
from crownlands.core.text import seat_text, text
from crownlands.core.zones import PAYING, Question
from crownlands.match import Match
from crownlands.players import Player, player_named
from crownlands.players.glimpse import Glimpse
from crownlands.terminal import saves
from crownlands.terminal.draw import Artist
from crownlands.terminal.news import News
from crownlands.words import render
from crownlands.words.rulespages import Section, sections

YOU = "you"
ADVISER = "hard"
MOST_CARDS = 8


class Sitting:
    """People at one keyboard, mostly a single one, until the game ends or they leave.

    The reader is whoever sits at the keyboard. Several people pass it on: nothing that only one of
    them may know is shown before that one has taken it.
    """

    def __init__(
        self, console: Console, match: Match, players: list[str], loaded: Path | None = None
    ) -> None:
        self.console = console
        self.match = match
        self.players = players
        deal = match.record.seed if match.record is not None else 0
        self.minds: list[Player | None] = [
            None if player == YOU else player_named(player, seed_number(f"{deal}/{player}/{seat}"))
            for seat, player in enumerate(players)
        ]
        self.people = [seat for seat, player in enumerate(players) if player == YOU]
        self.reader = self.people[0] if len(self.people) == 1 else None
        self.news = News(match, self.people or [None])
        names = [self.seat_name(seat) for seat in range(match.seats)]
        self.artist = Artist(console, match.game, match.lang, names)
        self.autosave = saves.autosave_path(match.game.name)
        # What this sitting last kept there; nothing while another game may be kept.
        self.kept = saves.contents(self.autosave) if loaded == self.autosave else None
        self.saved = set() if loaded is None else {loaded.resolve()}
        self.drawn: Question | None = None

    def say(self, id: str, **args: int | str) -> str:
        """A message of the terminal in the game's language."""
        return render(text(id, **args), self.match.lang)

    def seat_name(self, seat: int) -> str:
        """A seat with who plays there; several people are told apart by their seats alone."""
        if self.players[seat] != YOU:
            return self.say("seat-of", number=seat + 1, player=self.players[seat])
        if len(self.people) > 1:
            return render(seat_text(seat), self.match.lang)
        return self.say("seat-of", number=seat + 1, player=self.say("you"))

    def run(self) -> None:
        """Play until the end, or until the person leaves; the game is kept either way."""
        try:
            while not self.match.over:
                ask = self.match.state.questions()[0]
                mind = self.minds[ask.seat]
                if mind is None:
                    if ask.seat != self.reader:
                        self.hand_over(ask.seat)
                    if not self.person_decides(ask.seat):
                        return
                else:
                    option = mind.decide(Glimpse(self.match.game, self.match.state, ask.seat))
                    self.choose(ask.seat, option)
        except (KeyboardInterrupt, EOFError):
            self.leave()
            return
        self.artist.view(self.match.view(self.reader if len(self.people) == 1 else None))
        self.artist.scores(self.match.outcome(), self.match.seats)
        if self.kept is not None and saves.contents(self.autosave) == self.kept:
            self.autosave.unlink(missing_ok=True)

    def hand_over(self, seat: int) -> None:
        """Let the keyboard pass to another person, who is then told what happened meanwhile."""
        name = self.seat_name(seat)
        if self.reader is not None:
            self.console.input(f"[bold]{self.say('pass-on', seat=name)}[/] ")
        self.reader = None
        self.wipe()
        self.console.input(f"[bold]{self.say('take-over', seat=name)}[/] ")
        self.reader = seat
        self.drawn = None
        self.tell()

    def wipe(self) -> None:
        """Clear the screen, and what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal and not self.console.legacy_windows:
            self.console.file.write("\x1b[3J")

    def choose(self, seat: int, option: int) -> None:
        """Make a choice and tell what happened."""
        self.news.answer(seat, option)
        if self.reader in self.news.untold:
            self.tell()

    def tell(self) -> None:
        """Tell the reader what they have not heard yet."""
        for event in self.news.take(self.reader):
            line = self.artist.say(self.match.game.event_text(event, self.reader))
            self.console.print(f"  {escape(line)}", highlight=False)

    def person_decides(self, seat: int) -> bool:
        """Ask the person until they choose, take back, or leave."""
        question = self.match.view(seat).question
        assert question is not None
        if question != self.drawn:
            self.draw(seat, question)
        self.drawn = question
        answer = self.console.input(f"[bold]{self.say('prompt')}[/] ").strip()
        command, _, rest = answer.partition(" ")
        number = whole_number(answer)
        if number is not None:
            self.take_number(seat, question, number)
        elif command in ("q", "quit"):
            self.leave()
            return False
        elif command in ("u", "undo"):
            self.take_back(seat)
        elif command in ("s", "save"):
            self.save(rest.strip())
        elif command in ("p", "pay"):
            self.pay(seat, question)
        elif command in ("h", "hint"):
            self.hint(seat, question)
        elif command in ("t", "table", ""):
            self.draw(seat, question)
        elif command in ("r", "rules"):
            self.show_rules(sections(self.match.game.name, self.match.lang))
        elif answer.startswith("?"):
            self.help(question, answer[1:].strip())
        else:
            self.console.print(self.say("not-understood", given=answer), style="red", markup=False)
        return True

    def draw(self, seat: int, question: Question) -> None:
        """Draw the table, the question and its numbered options."""
        self.artist.view(self.match.view(seat))
        self.console.print(f"[bold]{escape(self.artist.say(question.text))}[/]")
        if question.kind.startswith(PAYING):
            self.console.print(self.say("pay-at-once"), style="dim")
        for number, choice in enumerate(question.choices, 1):
            label = escape(self.artist.say(choice.text))
            self.console.print(f"  [bold green]{number:>2}[/] {label}", highlight=False)

    def take_number(self, seat: int, question: Question, number: int) -> None:
        """Take a numbered option, if there is one of that number."""
        if not 1 <= number <= len(question.choices):
            message = self.say("no-such-number", given=number, most=len(question.choices))
            self.console.print(message, style="red")
            return
        self.choose(seat, question.choices[number - 1].option)
        self.drawn = None
        self.keep()

    def keep(self) -> bool:
        """Keep the game as it stands, and tell whether it is.

        A game that was kept before is put aside; one that another terminal has kept here since
        stays, and this one is kept beside it.
        """
        try:
            if self.kept is None:
                self.put_aside()
            elif saves.contents(self.autosave) not in (None, self.kept):
                self.autosave = saves.free(self.autosave)
            self.kept = saves.write(self.autosave, self.match, self.players)
        except OSError as error:
            self.complain(self.autosave, error)
            return False
        return True

    def put_aside(self) -> None:
        """Make room for this game where another one is kept, and say where that one is now."""
        aside = saves.put_aside(self.autosave)
        if aside is not None:
            self.console.print(self.say("put-aside", file=str(aside)), style="yellow", markup=False)

    def complain(self, path: Path, error: OSError | ValueError | RuntimeError) -> None:
        """Say that a file could not be written; the game goes on."""
        words = str(getattr(error, "strerror", None) or error)
        fault = self.say("save-failed", file=str(path), fault=words)
        self.console.print(fault, style="red", markup=False)

    def pay(self, seat: int, question: Question | None) -> None:
        """Pay the whole price in the way that each of its questions offers first."""
        if question is None or not question.kind.startswith(PAYING):
            self.console.print(self.say("nothing-to-pay"), style="red")
        while question is not None and question.kind.startswith(PAYING):
            self.take_number(seat, question, 1)
            question = self.match.view(seat).question

    def hint(self, seat: int, question: Question) -> None:
        """Say what a strong player would choose who sees what this seat may see."""
        glimpse = Glimpse(self.match.game, self.match.state, seat)
        advised = player_named(ADVISER, seat).decide(glimpse)
        for number, choice in enumerate(question.choices, 1):
            if choice.option == advised:
                line = self.say("hint", number=number, option=self.artist.say(choice.text))
                self.console.print(escape(line), style="yellow", highlight=False)

    def take_back(self, seat: int) -> None:
        """Take the seat's last choice back, where that is allowed."""
        record = self.match.record
        mine = record and record.choices and record.choices[-1][0] == seat
        if mine and self.match.undo():
            self.news.forget_undone()
            self.drawn = None
            self.keep()
            self.console.print(self.say("undone"), style="yellow")
        else:
            self.console.print(self.say("undo-refused"), style="red")

    def save(self, name: str) -> None:
        """Save the game to a file of the person's choice, never over one of another sitting."""
        path = Path(name or f"{self.match.game.name}.json")
        try:
            path = path.expanduser().resolve() if name else saves.free(path.resolve(), self.saved)
            if path not in self.saved and path.exists() and not path.is_dir():
                self.console.print(
                    self.say("save-there", file=str(path)), style="red", markup=False
                )
                return
            saves.write(path, self.match, self.players)
        except (OSError, ValueError, RuntimeError) as error:  # no such folder, name or home
            self.complain(path, error)
            return
        self.saved.add(path)
        self.console.print(self.say("saved", file=str(path)), style="yellow", markup=False)

    def leave(self) -> None:
        """Keep the game, if the person has chosen anything, and say how to come back to it."""
        if self.kept is not None and self.keep():
            game = self.match.game.name
            said = self.say("left", game=game)
            if self.autosave != saves.autosave_path(game):
                said = self.say("saved", file=str(self.autosave))
            self.console.print(f"\n{said}", highlight=False, markup=False)

    def help(self, question: Question, wanted: str) -> None:
        """Help where the person stands: the commands, the rules in question, why not, or a card."""
        if wanted:
            self.show_card(wanted)
            return
        self.console.print(escape(self.say("help")), highlight=False)
        for barred in question.barred:
            label = self.say("label", name=self.title_of(question.seat, barred.target))
            line = f"  {label} {self.artist.say(barred.text)}"
            self.console.print(escape(line), style="dim", highlight=False)
        pages = sections(self.match.game.name, self.match.lang)
        self.show_rules([section for section in pages if question.kind in section.asks])

    def title_of(self, seat: int, target: str) -> str:
        """The name of a thing on the table: its top card, or its zone."""
        for zone in self.match.view(seat).zones:
            if zone.id == target:
                top = getattr(zone, "top", None)
                return self.artist.name_of(top.card) if top else self.artist.say(zone.title)
        return target

    def show_rules(self, pages: list[Section]) -> None:
        """Print sections of the rules."""
        for section in pages:
            self.console.print(f"\n[bold underline]{escape(section.title)}[/]")
            for rule in section.rules:
                self.console.print(f" • {escape(rule)}", highlight=False)

    def show_card(self, wanted: str) -> None:
        """Print a card by (a part of) its name."""
        found = [
            key
            for key in self.artist.rows
            if wanted.lower() in self.artist.name_of(key).lower() or wanted.lower() == key
        ]
        if not found:
            self.console.print(self.say("no-such-card", given=wanted), style="red", markup=False)
        for key in found[:MOST_CARDS]:
            self.console.print(f"[bold]{escape(self.artist.name_of(key))}[/]")
            self.console.print(f"  {escape(self.artist.brief(key))}", highlight=False)
            for power in self.artist.powers(key):
                self.console.print(f"  {escape(power)}", highlight=False)
        if len(found) > MOST_CARDS:
            more = self.say("more-cards", more=len(found) - MOST_CARDS)
            self.console.print(more, style="yellow", highlight=False)
        if found:
            self.artist.legend()


def pick_game(console: Console, language: str, games: list[str]) -> str | None:
    """Show a menu of the games and let the person pick one."""
    console.print(f"[bold]{render(text('app'), language)}[/]")
    for number, name in enumerate(games, 1):
        title = render(text(f"game-{name}"), language)
        about = render(text(f"about-{name}"), language)
        kept = (
            f" [yellow]{render(text('menu-kept'), language)}[/]"
            * saves.autosave_path(name).exists()
        )
        console.print(f"  [bold green]{number}[/] [bold]{title}[/]{kept}\n     {about}")
    console.print(f"[dim]{render(text('notice'), language)}[/]")
    while True:
        try:
            answer = console.input(f"[bold]{render(text('menu-prompt'), language)}[/] ").strip()
        except (EOFError, KeyboardInterrupt):
            return None
        if answer in ("q", "quit"):
            return None
        picked = whole_number(answer)
        if picked is not None and 1 <= picked <= len(games):
            return games[picked - 1]
        if answer in games:
            return answer
        message = render(text("menu-refused", most=len(games)), language)
        console.print(message, style="red")
