# Les mots des tournois et de l'auto-jeu.
cli-arena = Faire s'affronter des joueurs de l'ordinateur dans un tournoi et les classer. Un tournoi interrompu reprend où il en était.
cli-selfplay = Jouer des parties et écrire chaque décision en nombres, par lots, pour l'apprentissage.
cli-opt-meet = Les participants, séparés par des virgules ({ $players }, ou une classe à vous comme my_players.Bold).
cli-opt-meetings = Combien de parties joue chaque groupe de joueurs ; chaque donne est jouée une fois par rotation des places, la dernière dans moins de rotations si ce nombre n'est pas un multiple des places.
cli-opt-form = round-robin : tous se rencontrent. gauntlet : le premier rencontre chacun des autres.
cli-opt-jobs-there = Combien de processus utiliser ; 0 pour autant que de cœurs, ici ou sur la grappe. Sans indication, un seul ici, tous sur une grappe.
cli-opt-backend = Où se jouent les parties : processus locaux (local), ou grappe ray ou dask, celle que nomme RAY_ADDRESS ou DASK_SCHEDULER_ADDRESS, sinon une sur cette machine.
cli-opt-out = Le dossier où les résultats sont écrits.
cli-opt-parquet = Écrire les parties en Parquet plutôt qu'en CSV.
cli-opt-shard = Combien de parties entrent dans un lot.
cli-col-search = Recherches par seconde
cli-col-rating = Cote
cli-col-deviation = Marge
cli-col-games-played = Parties
cli-col-interval = Intervalle à 95 %
arena-title = { $game } : cotes sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
arena-kept = Toutes les parties, les cotes et leur image se trouvent dans { $folder }.
selfplay-kept = { $shards ->
    [one] Un lot se trouve
   *[other] { $shards } lots se trouvent
} dans { $folder }.
refused-form = { $given } n'est pas une forme de tournoi. Possibles : { $allowed }.
refused-lineup = Un tournoi à { $seats } places demande au moins deux joueurs, chacun nommé une fois.
refused-other-arena = { $file } vient d'autres conditions, d'une autre version ou d'une autre construction. Choisissez un autre dossier, ou déplacez-le.
refused-damaged-file = { $file } est abîmé : ce qui commence à la ligne { $line } est illisible. Choisissez un autre dossier, ou déplacez-le.
refused-other-ways = { $name } joue avec une autre version, une autre construction ou d'autres valeurs maison que la machine qui le lui demande.
refused-no-module = Aucun joueur ne s'appelle { $given } : { $fault }. Une classe à vous se nomme avec son module, comme my_players.Bold.
refused-no-decide = Aucun joueur ne s'appelle { $given } : son module n'a pas de classe de ce nom avec une méthode decide.
refused-backend = { $given } n'est pas un lieu où jouer. Possibles : { $allowed }.
refused-not-installed = { $name } n'est pas installé. Pour l'obtenir : pip install 'crownlands[{ $extra }]'
refused-no-cluster = Aucune grappe { $name } n'est connectée.
