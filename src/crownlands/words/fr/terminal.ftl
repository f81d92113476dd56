# Les mots du terminal et de la ligne de commande.
you = vous
seat-of = Place { $number } ({ $player })
label = { $name } :
face-down = face cachée
score-source = Source
score-total = Total
prompt = Votre choix (? pour l'aide) :
pass-on = Ensuite : { $seat }. Appuyez sur Entrée quand vous avez lu : l'écran sera effacé.
take-over = { $seat }, prenez le clavier et appuyez sur Entrée.
not-understood = « { $given } » n'est pas compris. Tapez un numéro de la liste, ou ? pour l'aide.
no-such-number = { $given } n'est pas dans la liste. Tapez un numéro de 1 à { $most }.
no-such-card = Aucun nom de carte ne contient « { $given } ».
more-cards =
    { $more ->
        [one] Une autre carte a cela dans son nom ; tapez-en davantage.
       *[other] { $more } autres cartes ont cela dans leur nom ; tapez-en davantage.
    }
nothing-to-pay = Il n'y a rien à payer maintenant. Tapez un numéro de la liste, ou ? pour l'aide.
pay-at-once = p paie le tout de la première façon proposée.
hint = Conseil : { $number }, { $option }
undone = Votre dernier choix est repris.
undo-refused = Ce choix ne peut pas être repris : un dé a été lancé, une carte montrée, ou quelqu'un d'autre a décidé depuis.
saved = Enregistré dans { $file }. Pour continuer : crownlands play --load { $file }
save-failed = Impossible d'écrire { $file } : { $fault }. Rien n'a changé.
save-there = { $file } existe déjà et ne vient pas de cette partie. Rien n'a changé ; donnez un autre nom.
put-aside = La partie gardée auparavant est maintenant dans { $file } ; play --load la reprend.
system-failed = Cela n'a pas pu se faire : { $fault }.
file-failed = { $file } est inutilisable : { $fault }.
left = Votre partie est gardée. Pour continuer : crownlands play { $game } --continue
help =
    Tapez le numéro d'un choix. Les numéros entre [crochets] sur la table montrent ce qu'un choix désigne.
      ? NOM     une carte par son nom     t  redessiner la table
      r  rules  toutes les règles         u  undo   reprendre votre dernier choix
      s  save [FICHIER]                   q  quit   partir ; la partie est gardée
      p  pay    payer le tout de la première façon proposée
      h  hint   ce qu'un bon joueur choisirait
menu-prompt = Quel jeu ? (numéro, ou q pour partir)
menu-refused = Tapez un numéro de 1 à { $most }, ou q.
menu-kept = (une partie est gardée ici : --continue)

file-unreadable = { $file } ne peut pas être lu : { $fault }.
file-not-json = { $file } n'est pas du JSON : ligne { $line } : { $fault }.
refused-variant = { $given } n'est ni une variante ni un réglage. Possibles : { $allowed }.
refused-players-number = { $given } noms sont donnés pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ; donnez-en un seul, ou un par place.
refused-other-game = { $file } contient une partie de { $found }, pas de { $game }. Pour la continuer : crownlands play --load { $file }
refused-nothing-kept = Aucune partie de { $game } n'est gardée ici. Pour en commencer une : crownlands play { $game }
refused-only-new = { $given } : à choisir seulement pour une nouvelle partie ; celle de { $file } continue comme elle a commencé.
refused-amount = { $given } n'est pas possible pour { $name } ; il faut { $low } ou plus.

house-unreadable = Le fichier maison { $file } ne peut pas être lu : { $fault }
house-not-toml = Le fichier maison { $file } n'est pas du TOML : { $fault }
house-bad = Le fichier maison { $file }, ligne { $line } : { $fault }
house-not-a-table = { $place } devrait être une table de valeurs, comme [card_kingdoms.goblin].
house-not-a-number = { $place } devrait être un nombre entier.
house-unknown = { $place } n'est pas connu : aucun jeu { $game } n'a une carte { $card } avec un nombre { $field }. Jeux : { $allowed }.
house-out-of-range = { $place } ne peut pas valoir cela. Permis : { $allowed }.

cli-about = Quatre jeux de société de bâtisseurs de royaumes à une même table numérique.
cli-play = Jouer dans le terminal contre l'ordinateur. Sans nom de jeu, montre un menu.
cli-simulate = Faire jouer beaucoup de parties à l'ordinateur et en totaliser les résultats.
cli-cards = Lister toutes les cartes d'un jeu, avec leurs valeurs et d'où elles viennent.
cli-rules = Montrer les règles d'un jeu, avec nos propres mots.
cli-replay = Raconter une partie enregistrée, choix par choix.
cli-bench = Mesurer la vitesse des jeux sur cette machine.
cli-games = Lister les jeux avec leurs places, variantes et réglages.
cli-opt-lang = Langue : en ou fr. Sans cette option, LANG décide.
cli-opt-house = Un fichier TOML avec des valeurs imprimées à la place des nôtres.
cli-opt-version = Afficher la version et quitter.
cli-opt-game = Le nom du jeu : { $games }.
cli-opt-players = Le nombre de places à la table.
cli-opt-against = Les autres joueurs : un nom pour tous, ou un pour chacune des autres places, séparés par des virgules ({ $players }) ; you désigne une personne qui partage ce clavier. hard:3 réfléchit au plus 3 secondes par coup.
cli-opt-seed = Un nombre ou un mot ; la même graine donne la même partie.
cli-opt-variant = Une variante, ou un réglage sous la forme clé=valeur ; peut être répété. Voir crownlands games.
cli-opt-load = Continuer une partie enregistrée.
cli-opt-continue = Continuer la partie laissée ici.
cli-opt-games = Combien de parties jouer.
cli-opt-seats = Qui est assis où : un nom pour toutes les places, ou un par place, séparés par des virgules ({ $players }, ou une classe à vous comme my_players.Bold). hard:0.3 réfléchit au plus 0,3 seconde par coup, hard:200i pendant 200 tours de recherche.
cli-opt-jobs = Combien de processus utiliser ; 0 pour autant que de cœurs.
cli-opt-json = Écrire du JSON au lieu d'un tableau.
cli-opt-file = Un fichier écrit par save.
cli-opt-record = Un enregistrement téléchargé d'une table.
cli-opt-at = Dessiner la table avant ce choix, compté à partir de 0.
cli-opt-kind = Seulement les cartes de cette sorte.
cli-opt-seconds = Combien de temps mesurer chaque jeu.
cli-playing = Parties
cli-col-seat = Place
cli-col-player = Joueur
cli-col-wins = Victoires
cli-col-share = Part
cli-col-score = Score moyen
cli-col-game = Jeu
cli-col-decisions = Décisions par seconde
cli-col-games = Parties par seconde
cli-col-copy = µs par copie
cli-col-view = µs par vue
cli-col-determinize = µs par déterminisation
cli-col-card = Carte
cli-col-facts = Valeurs
cli-col-powers = Pouvoirs
cli-col-source = Source
cli-col-variants = Variantes
cli-reconstructed = * non lu sur une carte imprimée : reconstitué par nous, ou tiré d'une liste que personne n'a confirmée
cli-total = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions } décisions en { $seconds } s : { $rate } décisions par seconde, { $turns } tours par partie.
cli-percent = { $number } %
cli-interval = { $low } à { $high }
cli-choice = Choix { $number }, { $seat } : { $question } → { $answer }
cli-no-rules = Il n'y a pas encore de page de règles pour ce jeu.
cli-compiled = compilé
cli-interpreted = interprété

cli-balance = Dire si un jeu est équilibré : ce que chaque carte apporte, les chances de chaque place, les fins.
cli-opt-plot = Dessiner aussi les cartes dans ce fichier SVG.
balance-title = Équilibre de { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
balance-axis = De combien ses propriétaires gagnent plus que la moyenne, intervalle à 95 % ; à droite, part des places qui la possèdent
balance-card = Carte
balance-taken = Prise
balance-owners = Propriétaires
balance-gain = Gagne de plus
balance-interval = Intervalle à 95 %
balance-seat = La place { $seat } ({ $player }) gagne { $share } ({ $interval })
balance-game = { $turns } tours par partie ; { $score } points par place, à { $deviation } près. Les parties ont fini ainsi :

cli-serve = Ouvrir la table dans le navigateur : un serveur sur cette machine, pour ceux d'ici et d'ailleurs.
cli-verify = Prouver qu'une partie enregistrée a été distribuée et jouée loyalement.
cli-opt-host = L'adresse où écouter.
cli-opt-port = Le port où écouter ; 0 en prend un libre.
cli-opt-database = Une URL de base de données ou un fichier SQLite ; sans cette option, un fichier à vous.
cli-opt-open = Ouvrir la table dans un navigateur.
cli-opt-hash = L'empreinte montrée avant le premier choix ; une fois pour chaque tronçon d'une partie qui en continue une autre.
cli-verified = L'enregistrement est prouvé : { $choices } choix, tous permis ; points { $totals }.
refused-no-server = Le serveur n'est pas installé (il manque { $name }). Pour l'installer : pip install 'crownlands[server]'
refused-port = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $fault }. Un autre port est peut-être libre : --port 0 en prend un.
refused-database = La base de données ne s'ouvre pas : { $fault }
