"""The machine every game runs on: pure, without a word of any game, without input or output."""
