game-margraves = Margraves de Valeria
about-margraves = Parcourez les marches, commandez les chevaliers, terrassez des monstres et construisez des tours pour gagner la faveur de quatre guildes. De deux à cinq joueurs, 60 à 120 minutes ; en solitaire, une épreuve de notre cru.

# Jetons, guildes, repaires
mv-token-stone = pierre
mv-token-wood = bois
mv-token-magic = magie
mv-token-gem = gemmes
mv-token-knight = chevaliers
mv-token-gold = or
mv-token-strength = force
mv-token-wild = ressources
mv-token-tile_i = tuiles Privilège I
mv-token-tile_ii = tuiles Privilège II
mv-token-influence = influence
mv-token-towers = tours à construire
mv-token-room = espaces libres
mv-token-artisan = icônes Artisan
mv-token-soldier = icônes Soldat
mv-token-shadow = icônes Ombre
mv-token-holy = icônes Saint
mv-amount-stone = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
mv-amount-wood = { $number } bois
mv-amount-magic = { $number } magie
mv-amount-gem = { $number ->
    [one] { $number } gemme
   *[other] { $number } gemmes
}
mv-amount-knight = { $number ->
    [one] { $number } chevalier
   *[other] { $number } chevaliers
}
mv-amount-gold = { $number } or
mv-amount-strength = { $number } force
mv-amount-wild = { $number ->
    [one] { $number } ressource au choix
   *[other] { $number } ressources au choix
}
mv-amount-tile_i = { $number ->
    [one] { $number } tuile Privilège I
   *[other] { $number } tuiles Privilège I
}
mv-amount-tile_ii = { $number ->
    [one] { $number } tuile Privilège II
   *[other] { $number } tuiles Privilège II
}
mv-amount-influence = { $number } influence
mv-nothing = rien
mv-quoted = « { $what } »
mv-guild-artisan = Artisans
mv-guild-soldier = Soldats
mv-guild-shadow = Ombre
mv-guild-holy = Saints
mv-lair-mountain = Montagne
mv-lair-forest = Forêt
mv-lair-ruins = Ruines
mv-lair-hills = Collines
mv-icon = { $number } × { $guild }
mv-banner-stag = au cerf
mv-banner-hawk = au faucon
mv-banner-boar = au sanglier
mv-banner-serpent = au serpent
mv-banner-oak = au chêne
mv-level-1 = I
mv-level-2 = II
mv-levels-1 = vous pouvez prendre une tuile Privilège I
mv-levels-2 = vous pouvez prendre une tuile Privilège II
mv-levels-3 = vous pouvez prendre une tuile Privilège I ou II

# Zones
mv-zone-board = Les marches
mv-zone-line = Ligne de citoyens
mv-zone-deck = Pioche des citoyens
mv-zone-tiles-i = Privilège I
mv-zone-tiles-ii = Privilège II
mv-zone-stack-i = Pile Privilège I
mv-zone-stack-ii = Pile Privilège II
mv-zone-influence = Influence : { $guild }
mv-zone-naval = Piste navale
mv-zone-tombs = Tombeaux héroïques
mv-zone-supply = Réserve
mv-zone-purse = Plateau et donjon
mv-zone-hand = Main
mv-zone-played = Citoyens joués
mv-zone-tiles = Tuiles Privilège
mv-zone-grants = Octrois
mv-zone-end-tiles = Pour la fin de partie
mv-zone-icons = Icônes de guilde
mv-zone-pack = Tuiles Richesse au choix
mv-zone-kept = Tuiles Richesse gardées
mv-note-tower = tour : { $seat }
mv-note-guilds = { $guilds }
mv-note-face-down = { $number } face cachée
mv-note-boss = le chef attend sous le repaire
mv-note-price = { $what }
mv-note-standing = debout
mv-note-lying = allongé
mv-stop-first = { $points } point par icône
mv-stop-section = { $points } points par icône ; la rivière coûte { $cost }
mv-stop-segment = { $what }
mv-place-tomb = Tombeau { $number }
mv-place-statue = Statue
mv-tomb-row = Tombeaux, ligne { $number }
mv-tomb-column = Tombeaux, colonne { $number }
mv-site-name = { $place }, emplacement { $number }
mv-segment-name = Segment naval { $number }
mv-river-name = Rivière { $number }
mv-slot-name = Ligne de citoyens, place { $number }
mv-supply-name = Réserve à { $number } joueurs

# Pourquoi on demande
mv-why-draft = Chacun choisit sa richesse de départ en secret
mv-why-wealth = On prend la richesse de départ
mv-why-turn = Tour : { $seat }
mv-why-last-round = Dernière manche
mv-why-last-turn = Dernier tour
mv-why-end-of-turn = Fin du tour

# Questions
mv-ask-keep = Quelle tuile Richesse gardez-vous, en secret ? Choix { $number } sur 3.
mv-ask-leave = Quelle tuile Richesse écartez-vous ?
mv-ask-wealth = Quelle tuile Richesse prenez-vous maintenant ?
mv-ask-turn = Quel citoyen jouez-vous, et pour quoi ?
mv-ask-send-away = Rappel : quel citoyen de la ligne quitte la partie ?
mv-ask-lay-down = Construction : quel citoyen jouez-vous pour cela ?
mv-ask-site = Sur quel emplacement construisez-vous à { $place } ?
mv-ask-move = Où va votre Margrave ?
mv-ask-move-anywhere = Dans quel lieu va votre Margrave ?
mv-ask-deploy = Déployer un chevalier ?
mv-ask-deploy-anywhere = Déployer un chevalier dans le lieu de votre choix ?
mv-ask-location = { $place } : utiliser le pouvoir ou prendre de l'or ?
mv-ask-recruit = Quel citoyen recrutez-vous ?
mv-ask-recruit-any = Quel citoyen recrutez-vous pour { $cost } ?
mv-ask-recruit-or-gain = Recruter un citoyen, ou gagner une ressource ?
mv-ask-sail-or-gain = Faire une action navale, ou gagner une ressource ?
mv-ask-offer = Payer { $pay } pour gagner { $gain } ?
mv-ask-offer-to = Payer { $pay } à { $seat } pour gagner { $gain } ?
mv-ask-pick = Que gagnez-vous ?
mv-ask-take-back = Quel citoyen joué reprenez-vous ?
mv-ask-choose-knight = De quel lieu déplacez-vous un chevalier ?
mv-ask-send-anywhere = Où va le chevalier ({ $origin }) ?
mv-ask-call-knight = De quel lieu appelez-vous un chevalier ?
mv-ask-call-another = Appeler un second chevalier ({ $origin }) ?
mv-ask-raise = Quel chevalier allongé prenez-vous ? { $left ->
    [one] Encore un.
   *[other] Jusqu'à { $left }, dans l'ordre des tombeaux.
}
mv-ask-slay = Terrasser un monstre ?
mv-ask-strength = Comment payez-vous { $cost } ?
mv-ask-knights = D'où { $number ->
    [one] vient le chevalier qui va
   *[other] viennent les { $number } chevaliers qui vont
} aux tombeaux ?
mv-ask-tomb = Dans quel tombeau se dresse { $number ->
    [one] le chevalier
   *[other] le premier des { $number } chevaliers
} ?{ $number ->
    [one] {""}
   *[other] {" "}Les autres se dressent dans des tombeaux suivants.
}
mv-ask-sail = Combien de ressources expédiez-vous ?
mv-ask-influence = Quel marqueur avance ? { $left ->
    [one] Un pas.
   *[other] { $left } pas, dans l'ordre Artisans, Soldats, Ombre, Saints.
}
mv-ask-tile = Quelle tuile Privilège prenez-vous ?
mv-ask-cash = Utiliser un octroi avant la fin de votre tour ?
mv-ask-wild = Quelle ressource prenez-vous ? { $number ->
    [one] Encore une.
   *[other] Encore { $number }, dans l'ordre pierre, bois, magie.
}
mv-ask-room = Pas de place pour { $what }. Que remettez-vous dans la réserve ?{ $number ->
    [one] {""}
   *[other] {" "}Dans l'ordre pierre, bois, magie, gemmes, chevaliers.
}
mv-ask-pay = Quelle ressource payez-vous ? { $number ->
    [one] Encore une.
   *[other] Encore { $number }, dans l'ordre pierre, bois, magie.
}

# Choix
mv-use-grant = Utiliser un octroi : { $what }
mv-pack = Tuile { $number } : { $what }
mv-turn-pennant = { $card } : fanion
mv-turn-text = { $card } : texte
mv-turn-recall = Rappel
mv-turn-build = Construire une tour à { $place }
mv-send-away = { $card }, place { $number }
mv-site = Emplacement { $number } : { $what }
mv-recruit = { $card } pour { $cost }, place { $number }
mv-recruit-nobody = Ne recruter personne
mv-neither = Ni l'un ni l'autre
mv-gain = Gagner { $what }
mv-stay = Rester
mv-no-knight = Aucun chevalier
mv-deploy = { $origin } → { $place }
mv-deploy-stored = Votre plateau → { $place }
mv-call-another = En appeler un autre
mv-take-none = Ne rien prendre
mv-go-without = Renoncer à { $what }
mv-return = Rendre { $what }
mv-sail = { $number ->
    [one] { $number } segment : { $what }
   *[other] { $number } segments : { $what }
}
mv-make-naval = Action navale
mv-accept = Payer
mv-decline = Décliner
mv-slay = Terrasser { $card } ({ $cost })
mv-slay-none = N'en terrasser aucun
mv-pay-strength = { $strength } force, { $knights ->
    [0] aucun chevalier
    [one] { $knights } chevalier
   *[other] { $knights } chevaliers
}
mv-send-knights = { $here } du lieu, { $stored } de votre plateau
mv-raise-none = Pas davantage
mv-forgo = Renoncer à l'influence
mv-step = { $guild }
mv-cross = { $guild }, en passant la rivière pour { $cost }
mv-no-tile = Aucune tuile
mv-keep-grants = Non, finir le tour
mv-tile-grant = Octroi { $level } : { $what }
mv-tile-icons = Tuile { $level } : { $what }
mv-tile-banner = Tuile { $level } : bannière { $banner }
mv-wealth = { $what }
mv-wealth-step = { $number } influence ({ $guild })
mv-wealth-tile = { $number } tuile Privilège I de la pile

# Pourquoi on ne peut pas choisir
mv-barred-last-card = la dernière carte en main sert au Rappel
mv-barred-tower = vous avez déjà une tour ici
mv-barred-sites = aucun emplacement n'est libre ici
mv-barred-passed = on suit l'ordre, et son tour est passé
mv-barred-too-far = il en resterait trop peu après
mv-barred-short = il manque { $what }

# Lieux
mv-card-shilina = Shilina
mv-card-hamun = Hamûn
mv-card-silesia = Silesia
mv-card-viktoria = Viktoria
mv-card-inkadeus = Inkadeus
mv-card-nymar = Ny'mar
mv-card-regkstrom = Regkstrom
mv-card-thraecius = Thraecius
mv-power-shilina = Recruter un citoyen à son prix
mv-power-hamun = Gagner 1 pierre
mv-power-silesia = Payer 1 or pour 1 ressource au choix
mv-power-viktoria = Gagner 1 force
mv-power-inkadeus = Gagner 1 bois
mv-power-nymar = Faire une action navale
mv-power-regkstrom = Gagner 1 magie
mv-power-thraecius = Payer 3 ressources pour 1 gemme

# Fanions
mv-pennant-artisan = Fanion : 1 ressource au choix, se déplacer, déployer
mv-pennant-soldier = Fanion : 1 force, se déplacer, déployer
mv-pennant-shadow = Fanion : 2 or, se déplacer, déployer
mv-pennant-holy = Fanion : se déplacer, déployer, déployer

# Textes
mv-do-gain = Gagnez { $what }
mv-do-either = Gagnez { $first } ou { $second }
mv-do-may-pay = Vous pouvez payer { $pay } pour { $gain }
mv-do-each-may-pay = Chaque joueur, vous d'abord, peut payer { $pay } pour { $gain }
mv-do-each-opponent-may-pay = Chaque adversaire, à partir de votre gauche, peut vous payer { $pay } pour { $gain }
mv-do-per-tower = Chaque joueur gagne { $what } par tour construite
mv-do-slay = Vous pouvez terrasser un monstre adjacent
mv-do-slay-or-gold = Vous pouvez terrasser un monstre adjacent ou gagner { $what }
mv-do-recruit-for = Payez { $cost } pour recruter un citoyen quelconque de la ligne
mv-do-raise = Prenez jusqu'à { $number } chevaliers allongés dans les tombeaux
mv-do-move = Vous pouvez déplacer votre Margrave le long d'une route
mv-do-move-anywhere = Déplacez votre Margrave dans un autre lieu quelconque
mv-do-take-back = Reprenez un autre citoyen joué
mv-do-move-knight = Vous pouvez déplacer un chevalier d'un lieu à un autre, quels qu'ils soient
mv-do-call-knight = Déplacez un chevalier d'un lieu quelconque jusqu'au vôtre
mv-do-call-two = Déplacez jusqu'à deux chevaliers d'un même lieu jusqu'au vôtre
mv-do-deploy = Vous pouvez déployer un chevalier
mv-do-deploy-anywhere = Vous pouvez déployer un chevalier dans un lieu quelconque
mv-do-recruit-or-wild = Vous pouvez recruter un citoyen à son prix ou gagner 1 ressource au choix
mv-do-sail-or-wild = Vous pouvez faire une action navale ou gagner 1 ressource au choix
mv-do-grant = À défausser pendant votre tour pour cette récompense
mv-do-end-tile = Compte à la fin de la partie

# Pièces et citoyens
mv-card-margrave = Margrave
mv-card-knight = Chevalier
mv-card-alchemist = Alchimiste
mv-card-captain = Capitaine
mv-card-merchant = Marchand
mv-card-paladin = Paladin
mv-card-cleric = Clerc
mv-card-monk = Moine
mv-card-artificer = Artificière
mv-card-priestess = Prêtresse
mv-card-champion = Champion
mv-card-ranger = Rôdeuse
mv-card-warlord = Chef de guerre
mv-card-bogatyr = Bogatyr
mv-card-trader = Négociant
mv-card-lumberjack = Bûcheron
mv-card-bard = Barde
mv-card-town_crier = Crieur public
mv-card-rogue = Scélérat
mv-card-peddler = Colporteur
mv-card-necromancer = Nécromancien
mv-card-pilot = Pilote

# Monstres
mv-card-warg_pack = Meute de wargs
mv-card-giant_spiders = Araignées géantes
mv-card-dire_bear = Ours sinistre
mv-card-forest_hag = Guenaude des bois
mv-card-elder_treant = Tréant ancestral
mv-card-kobold_miners = Mineurs kobolds
mv-card-harpies = Harpies
mv-card-cave_troll = Troll des cavernes
mv-card-stone_giant = Géant de pierre
mv-card-great_dragon = Grand dragon
mv-card-skeletons = Squelettes
mv-card-ghouls = Goules
mv-card-wraith = Spectre
mv-card-gargoyle = Gargouille
mv-card-lich = Liche
mv-card-goblin_raiders = Pillards gobelins
mv-card-orc_warband = Bande d'orques
mv-card-ogre = Ogre
mv-card-manticore = Manticore
mv-card-hill_giant_chieftain = Chef des géants des collines

# Événements
mv-event-keep = { $seat } garde une tuile Richesse
mv-event-keep-mine = Vous gardez : { $card }
mv-event-reveal-wealth = { $seat } révèle { $what }
mv-event-take-wealth = { $seat } prend une tuile Richesse : { $card }
mv-event-draw-tile = { $seat } pioche une tuile : { $card }
mv-event-play-pennant = { $seat } joue { $card } pour son fanion
mv-event-play-text = { $seat } joue { $card } pour son texte
mv-event-recall = { $seat } rappelle tous ses citoyens
mv-event-send-away = { $seat } retire { $card } de la partie
mv-event-lay-down = { $seat } joue { $card } pour construire
mv-event-build = { $seat } construit une tour : { $card }
mv-event-gain = { $seat } gagne { $what }
mv-event-gain-one = { $seat } prend un jeton : { $kind }
mv-event-go-without = { $seat } manque de place et renonce ({ $what })
mv-event-swap = { $seat } rend un jeton ({ $returned }) pour faire de la place ({ $kind })
mv-event-pay-resource = { $seat } paie { $what }
mv-event-move = { $seat } se rend à { $place }
mv-event-move-knight = { $seat } déplace un chevalier : { $origin } → { $place }
mv-event-send-knight = { $seat } envoie un chevalier à { $place }
mv-event-use-location = { $seat } utilise le pouvoir du lieu : { $place }
mv-event-gold-instead = { $seat } prend { $gold } à { $place }
mv-event-recruit = { $seat } recrute { $card } pour { $gold }
mv-event-take-back = { $seat } reprend { $card }
mv-event-accept = { $seat } accepte l'offre ({ $what })
mv-event-per-tower = { $seat } gagne pour ses tours construites : { $what }
mv-event-raise = { $seat } prend le chevalier du tombeau { $tomb }
mv-event-slay = { $seat } terrasse { $card }
mv-event-spare-for-gold = { $seat } n'en terrasse aucun et prend { $gold }
mv-event-knights-to-tombs = { $seat } envoie { $number ->
    [one] un chevalier
   *[other] { $number } chevaliers
} aux tombeaux
mv-event-sail = { $seat } navigue sur { $number ->
    [one] un segment
   *[other] { $number } segments
}
mv-event-step = { $seat } gagne de l'influence : { $guild }
mv-event-cross = { $seat } passe la rivière { $river } pour { $gold } : { $guild }
mv-event-forgo-influence = { $seat } renonce à { $number } influence
mv-event-take-tile = { $seat } prend { $card }
mv-event-use-grant = { $seat } utilise { $card }
mv-event-tombs-pay = { $seat } gagne la récompense { $number ->
    [one] d'une ligne ou colonne
   *[other] de { $number } lignes ou colonnes
} de tombeaux
mv-event-tombs-empty = Les tombeaux sont pleins et sont vidés ; des chevaliers regagnent les lieux
mv-event-show-tile = Nouvelle tuile : { $card }
mv-event-show-monster = Un monstre apparaît : { $card }
mv-event-show-citizen = Nouveau dans la ligne : { $card }
mv-event-lair-stirs = Le repaire est mélangé de nouveau, avec son chef : { $lair }
mv-event-clock-citizen = L'horloge sonne : { $card } s'en va
mv-event-clock-tile = L'horloge sonne : { $card } disparaît
mv-event-last-round = Cette manche est la dernière : { $why }
mv-event-last-turn = Ce tour est le dernier : { $why }

# Le décompte
mv-score-banners = Bannières
mv-score-gems = Gemmes restantes
mv-score-resources = Ressources restantes
mv-score-gold = Or restant
mv-end-towers = un joueur a construit sa quatrième tour
mv-end-citizens = la pioche des citoyens est épuisée
mv-end-tiles = une pile de tuiles Privilège est épuisée
mv-end-not-yet = la partie continue
mv-end-solo = Épreuve en solitaire : { $score } points. Votre rang : { $rank }. L'épreuve a pris fin : { $why }.
mv-rank-squire = Écuyer
mv-rank-knight = Chevalier
mv-rank-baron = Baron
mv-rank-count = Comte
mv-rank-margrave = Margrave
mv-rank-regent = Régent de Valeria

# Positions impossibles
mv-problem-count = { $card } : { $found } au lieu de { $wanted }
mv-problem-tokens = { $token } : { $found } au lieu de { $wanted }
mv-problem-tombs = les chevaliers des tombeaux ne conviennent pas
mv-problem-level = { $card } se trouve parmi les tuiles de l'autre niveau
mv-problem-grant = { $card } est un octroi et ne compte pas à la fin
mv-problem-lair = { $lair } : aucun monstre à montrer
mv-problem-monster = { $card } n'a rien à faire sur cette pile
mv-problem-purse = la place { $seat } a moins que rien, ou plus qu'il n'y a de place
mv-problem-towers = les tours de la place { $seat } ne conviennent pas
mv-problem-wealth = les tuiles Richesse en main ne conviennent pas au choix en cours
mv-problem-frame = ce qui reste à jouer ne convient pas à la table : { $frame }

# Caractéristiques et sortes
mv-kind-slot = Emplacement
mv-kind-end_tile = Tuile de fin de partie
mv-kind-wealth = Tuile Richesse
mv-kind-site = Emplacement de tour
mv-kind-segment = Segment naval
mv-kind-tomb_line = Ligne ou colonne de tombeaux
mv-kind-river = Rivière
mv-kind-starter = Citoyen de départ
mv-kind-location = Lieu
mv-kind-boss = Chef
mv-kind-grant = Tuile Octroi
mv-kind-citizen = Citoyen
mv-kind-supply = Réserve
mv-kind-monster = Monstre
mv-kind-piece = Pièce
mv-fact-copies = Exemplaires
mv-fact-gem = Gemmes
mv-fact-gold = Or
mv-fact-guild = Guilde et fanion
mv-fact-guild_1 = Première guilde
mv-fact-guild_2 = Deuxième guilde
mv-fact-influence = Influence
mv-fact-knight = Chevaliers
mv-fact-lair = Repaire
mv-fact-level = Niveau
mv-fact-location = Lieu
mv-fact-magic = Magie
mv-fact-slots = Emplacements
mv-fact-stone = Pierre
mv-fact-strength = Force
mv-fact-wood = Bois

# Ce qui départage des totaux égaux
mv-tie-1 = À égalité : le plus d'or
