"""Many games: simulations and figures."""
