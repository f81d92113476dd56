game-cites_royales = Cités Royales
about-cites_royales = Tentez votre chance au Marché, construisez en secret, dominez six couleurs. De un à quatre Nobles, environ 60 minutes.
rival-cites_royales = Le Régent

# Cartes et Cités
cr-colour-violet-card = { $influence } violet
cr-colour-yellow-card = { $influence } jaune
cr-colour-pink-card = { $influence } rose
cr-colour-red-card = { $influence } rouge
cr-colour-blue-card = { $influence } bleu
cr-colour-green-card = { $influence } vert
cr-colour-white-card = { $influence } blanc
cr-city-violet = Cité violette
cr-city-yellow = Cité jaune
cr-city-pink = Cité rose
cr-city-red = Cité rouge
cr-city-blue = Cité bleue
cr-city-green = Cité verte
cr-regent = le Régent
cr-hero = Héros ou Héroïne du peuple

# Effets
cr-effect-0 = Vide : défaussez une carte visible du Marché
cr-effect-1 = Villageoise : reprenez en main la carte au sommet d'une de vos Cités
cr-effect-2 = Bouffon : piochez une carte
cr-effect-3 = Assassin : défaussez la carte au sommet de n'importe quelle Cité
cr-effect-4 = Marchande : prenez gratuitement une carte visible du Marché
cr-effect-5 = Chevalier : déplacez vers une de vos Cités la carte au sommet de n'importe quelle Cité
cr-effect-6 = Astrologue : piochez trois cartes, construisez-en deux au plus et défaussez le reste
cr-joker = Joker : va dans n'importe quelle Cité, accompagné d'une carte de la couleur de cette Cité
cr-hero-power = Une Révolte de votre fait retourne cette carte face visible. Retournez-la face cachée pour piocher deux cartes et choisir celle que vous ajoutez au Marché. Encore face visible à la fin : 2 points.
cr-track-power = En fin de Saison, qui est en retard pioche une carte par case Bonus qui le sépare de la tête.
cr-scores-violet = Un point par couronne dans cette Cité
cr-scores-yellow = Un point par carte dans votre plus grande Cité
cr-scores-pink = Le tiers de l'Influence de cette Cité, arrondi vers le bas, au moins 1
cr-scores-red = Un point par Cité d'au moins deux cartes chez vous, au moins 1
cr-scores-blue = Un point par Cité contenant un 1 ou un 2 chez vous, au moins 1
cr-scores-green = Un point toutes les trois cartes dans l'ensemble de vos Cités, au moins 1

# Zones
cr-zone-season = Saison
cr-zone-points = Points de Victoire
cr-zone-deck = Pioche
cr-zone-discard = Défausse
cr-zone-reserve = Réserve
cr-zone-line = Marché, ligne { $line }
cr-zone-drawn = Cartes piochées
cr-zone-purse = Héros et pion Marché
cr-zone-cities = Cités
cr-zone-regent = Cités du Régent
cr-zone-hand = Main
cr-zone-down = Posées face cachée
cr-bonus-cell = case Bonus
cr-note-crowns =
    { $crowns ->
        [0] aucune couronne à cette table
        [one] { $crowns } couronne à cette table
       *[other] { $crowns } couronnes à cette table
    }

# Pourquoi une question est posée
cr-why-opening = Mise en place
cr-why-passing = Tout le monde donne des cartes en secret
cr-why-first = Première carte
cr-why-season = Saison { $season }
cr-why-building = Tout le monde construit en secret
cr-why-turn = Tour : { $seat }
cr-why-effect = Effet d'une carte
cr-why-buying = Achat au Marché
cr-why-adding = Ajout d'une carte au Marché
cr-why-taxes = Taxes royales
cr-why-catching-up = Le Régent rattrape son retard
cr-why-cutting = Le Marché est ramené à quatre cartes

# Questions
cr-ask-keep = Quelle carte gardez-vous ? Les deux autres vont à votre adversaire.
cr-ask-left = Quelle carte donnez-vous à votre gauche ?
cr-ask-right = Quelle carte donnez-vous à votre droite ?
cr-ask-white = Votre main est toute blanche. Quelle carte défaussez-vous pour une carte de couleur ?
cr-ask-first = Quelle carte construisez-vous en premier, en secret ? La plus faible commence.
cr-ask-play = Jouer une carte pour son effet ?
cr-ask-market = Acheter au Marché, ou y ajouter une carte ?
cr-ask-how-to-add = Comment ajoutez-vous une carte au Marché ?
cr-ask-buy = Quelle carte achetez-vous, en commençant par les plus chères ? Il vous reste { $left } à dépenser.
cr-ask-add = Quelle carte ajoutez-vous au Marché ? L'autre est défaussée.
cr-ask-discard = Quelle carte visible défaussez-vous ?
cr-ask-take-back = Quelle carte revient dans votre main ?
cr-ask-assassinate = Quelle carte défaussez-vous ?
cr-ask-take-open = Quelle carte visible prenez-vous ?
cr-ask-move-from = Quelle carte déplacez-vous vers une de vos Cités ?
cr-ask-move-to = Dans quelle Cité placez-vous le { $card } ?
cr-ask-drawn = Laquelle des cartes piochées construisez-vous ? Vous pouvez en construire deux ; le reste est défaussé.
cr-ask-second = Construire une deuxième carte avec le { $card } ? Ce qui n'est pas construit est défaussé.
cr-ask-build = Que construisez-vous dans la { $city }, au-dessus du { $top }, de la carte la plus haute à la plus basse ?
cr-ask-build-empty = Que construisez-vous dans la { $city }, de la carte la plus haute à la plus basse ?
cr-ask-own-first = Quelle carte construisez-vous en premier ?
cr-ask-regent-first = Quelle carte le Régent construit-il ?
cr-ask-share = Quelle carte le Régent construit-il ? L'autre va au Marché.
cr-ask-regent-joker = Dans quelle Cité du Régent va le { $card } ?
cr-ask-taxed = Plusieurs Cités sont à égalité. { $due ->
    [one] Laquelle paie la taxe royale ?
   *[other] { $due } d'entre elles paient la taxe royale ; laquelle d'abord ?
}
cr-ask-cut = Quelle carte visible défaussez-vous ? { $surplus ->
    [one] Il y en a une de trop.
   *[other] Il y en a { $surplus } de trop.
}

# Choix
cr-keep = Garder le { $card }
cr-pass = Le { $card }
cr-give = Le { $card }
cr-discard = Le { $card }
cr-take = Le { $card }
cr-add = Le { $card }
cr-play-none = Ne rien jouer
cr-play-hand = { $card } – { $effect }
cr-play-top = { $card } au sommet de votre { $city } – { $effect }
cr-market-buy = Acheter des cartes pour { $capacity } au total
cr-market-add = Ajouter une carte en ligne { $line }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point en jeu)
   *[other] {" "}({ $points } points en jeu)
}
cr-market-hero = Retourner le Héros face cachée : piocher deux cartes, en ajouter une en ligne { $line }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point en jeu)
   *[other] {" "}({ $points } points en jeu)
}
cr-market-share = Piocher deux cartes, une pour le Régent, une pour la ligne { $line }{ $points ->
    [0] {""}
    [one] {" "}({ $points } point en jeu)
   *[other] {" "}({ $points } points en jeu)
}
cr-buy-done = Ne plus rien acheter
cr-buy-card = Le { $card } pour { $cost }
cr-build-card = Le { $card }
cr-build-done = Plus rien pour la { $city }
cr-build-no-more = Ne plus rien construire
cr-from-city = Le { $card } de votre { $city }
cr-from-noble = Le { $card } – { $city } ({ $owner })
cr-into-city = { $city }

# Pourquoi ce n'est pas possible
cr-barred-bought = vous avez déjà fait votre achat cette Saison
cr-barred-line = il manque { $missing ->
    [one] une carte
   *[other] { $missing } cartes
} à la deuxième ligne
cr-barred-dear = coûte { $cost } ; il vous reste { $left }
cr-barred-order = les cartes plus chères s'achètent d'abord
cr-barred-useless = son effet n'aurait aucune prise pour le moment
cr-barred-low = doit dépasser le { $top } du sommet

# Événements
cr-event-receive = { $seat } prend en main les cartes reçues.
cr-event-my-receive = Vous recevez : { $cards }.
cr-event-only-whites = { $seat } n'a que des cartes blanches : { $cards }.
cr-event-discard-white = { $seat } défausse le { $card }.
cr-event-begins = { $seat } commence.
cr-event-play = { $seat } joue de sa main le { $card }.
cr-event-play-top = { $seat } joue le { $card } de sa { $city }.
cr-event-draw = { $seat } pioche une carte.
cr-event-my-draw = Vous piochez : { $cards }.
cr-event-reshuffle = La défausse et la Réserve sont mélangées pour refaire la pioche et la Réserve.
cr-event-discard-open = { $seat } défausse du Marché le { $card }.
cr-event-take-back = { $seat } reprend le { $card } de sa { $city }.
cr-event-assassinate = { $seat } défausse le { $card } ({ $city }, { $owner }).
cr-event-take-open = { $seat } prend au Marché le { $card }.
cr-event-move = { $seat } déplace le { $card } ({ $city }, { $owner }) vers sa { $to }.
cr-event-draw-open = { $seat } pioche : { $cards }.
cr-event-discard-drawn = { $seat } défausse : { $cards }.
cr-event-build = { $seat } construit dans sa { $city } : { $cards }.
cr-event-build-nothing = { $seat } ne construit rien.
cr-event-buys = { $seat } achète, avec { $capacity } à dépenser.
cr-event-buy = { $seat } achète le { $card }.
cr-event-hero-up = { $seat } retourne son Héros face visible.
cr-event-hero-down = { $seat } retourne son Héros face cachée.
cr-event-add = { $seat } ajoute le { $card } en ligne { $line }.
cr-event-points-adding = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour sa prise de risque.
cr-event-points-revolt = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} grâce à la Révolte.
cr-event-revolt = { $seat } provoque une Révolte en ligne { $line } avec le { $card }. Défaussées : { $cards }.
cr-event-weakest = L'effet de la carte la plus faible de la Révolte, le { $card }, revient à { $seat }.
cr-event-end-of-season = Le dernier achat est fait : la Saison { $season } s'achève.
cr-event-majority = { $seat } a la majorité avec { $influence } d'Influence ({ $city }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cr-event-catch-up = { $seat } pioche { $cells ->
    [one] une carte
   *[other] { $cells } cartes
} de rattrapage.
cr-event-season = La Saison { $season } commence.
cr-event-refill = Le { $card } rejoint le Marché.
cr-event-refill-discard = Le { $card } est d'une couleur déjà présente : il est défaussé.
cr-event-regent-build = Le Régent construit dans sa { $city } : { $cards }.
cr-event-regent-discard = Le Régent ne peut pas construire le { $card } : il est défaussé.
cr-event-regent-points-revolt = Le Régent gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
} grâce à la Révolte.
cr-event-regent-majority = Le Régent a la majorité avec { $influence } d'Influence ({ $city }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cr-event-regent-catch-up = Le Régent pioche { $cells ->
    [one] une carte
   *[other] { $cells } cartes
} de rattrapage.
cr-event-tax = Taxe royale : le { $card } quitte votre { $city } pour celle du Régent.
cr-event-tax-discard = Taxe royale : le { $card } quitte votre { $city } ; le Régent y a déjà cette Influence, la carte est défaussée.

# Décompte et fins
cr-score-violet = Majorités violettes
cr-score-yellow = Majorités jaunes
cr-score-pink = Majorités roses
cr-score-red = Majorités rouges
cr-score-blue = Majorités bleues
cr-score-green = Majorités vertes
cr-score-adding = Cartes ajoutées au Marché
cr-score-revolts = Révoltes des autres
cr-score-hero = Héros face visible
cr-end-crowned = La dernière Saison est passée, et le trône a trouvé à qui revenir.
cr-end-shared = Personne ne domine les autres : ils s'allient et se partagent le trône.
cr-legend-1 = Les chroniques passent votre règne sous silence.
cr-legend-2 = Une note en bas de page porte votre nom. C'est un début.
cr-legend-3 = Dans chaque auberge, on vous cite d'un même souffle, le Régent et vous.
cr-legend-4 = Les voisins contemplent vos murailles avec envie.
cr-legend-5 = De la côte aux montagnes, nul n'est plus honoré que vous.
cr-legend-6 = Ce sont des prodiges plus que des Cités ; on les racontera aux petits-enfants.
cr-legend-7 = Vos Cités éclipseront les siècles à venir. Les maîtres enseigneront votre art de bâtir.

# Positions impossibles
cr-position-colour = le { $card } n'a pas sa place dans cette Cité.
cr-position-twice = le { $card } répète une Influence de cette Cité.
cr-problem-shown = la place { $seat } tiendrait une carte que d'autres ont vue, et elle ne l'a pas.
cr-problem-points = la place { $seat } a moins de zéro point.
cr-problem-count = il y a { $found } exemplaires du { $card } au lieu de { $wanted }.
cr-problem-face-down = la place { $seat } a posé face cachée d'autres cartes que celles qu'elle a pu choisir.
cr-problem-solo = en solo, personne n'a de Héros et le Régent n'a pas de main.
cr-problem-drawn = des cartes sont piochées que rien n'attend.
cr-problem-frame = ce qui reste à jouer ne convient pas à la table : { $frame }.

# Données, sortes et réglages
cr-colour-violet = violet
cr-colour-yellow = jaune
cr-colour-pink = rose
cr-colour-red = rouge
cr-colour-blue = bleu
cr-colour-green = vert
cr-colour-white = blanc
cr-kind-subject = Sujet
cr-kind-city = Cité
cr-kind-hero = Héros
cr-kind-track = Piste
cr-fact-colour = Couleur
cr-fact-influence = Influence
cr-fact-copies = Exemplaires
cr-fact-crowns = Couronnes
cr-fact-points = Points
cr-fact-bonus_step = Points d'une case Bonus à l'autre
cr-fact-bonus_step_of_four = Points d'une case Bonus à l'autre, à quatre Nobles
cr-fact-length = Longueur
cr-fact-length_of_four = Longueur, à quatre Nobles
cr-token-hero = Héros face visible
cr-token-bought = a acheté
cr-setting-expert = Défi expert (en solo) : les taxes royales augmentent chaque Saison
cr-setting-bonus_step = Points d'une case Bonus à l'autre, de un à trois Nobles
cr-setting-bonus_step_of_four = Points d'une case Bonus à l'autre, à quatre Nobles
cr-setting-crowns_0 = Couronnes sur le 0 violet
cr-setting-crowns_1 = Couronnes sur chaque 1 violet
cr-setting-crowns_2 = Couronnes sur chaque 2 violet
cr-setting-crowns_3 = Couronnes sur chaque 3 violet
cr-setting-crowns_4 = Couronnes sur chaque 4 violet
cr-setting-crowns_5 = Couronnes sur chaque 5 violet
cr-setting-crowns_6 = Couronnes sur chaque 6 violet

# Ce qui départage des totaux égaux
cr-tie-1 = À égalité : le plus de cartes construites
