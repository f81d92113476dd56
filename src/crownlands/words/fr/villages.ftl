game-villages = Villages of Valeria
about-villages = Menez une action et laissez les autres la suivre ; chaque carte est un bâtiment ou une ressource, et votre or peut finir sur les terres d'un voisin. De un à cinq joueurs, environ 45 minutes.

# Ressources, types, actions
vv-resource-food = nourriture
vv-resource-wood = bois
vv-resource-stone = pierre
vv-resource-magic = magie
vv-amount-food = { $number } nourriture
vv-amount-wood = { $number } bois
vv-amount-stone = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}
vv-amount-magic = { $number } magie
vv-type-worker = Artisan
vv-type-soldier = Soldat
vv-type-shadow = Ombre
vv-type-holy = Saint
vv-action-harvest = Récolte
vv-action-develop = Développement
vv-action-build = Construction
vv-action-recruit = Recrutement
vv-action-tax = Impôt

# Zones
vv-zone-actions = Actions
vv-zone-bank = Banque
vv-zone-pool = Aventuriers
vv-zone-adventurers = Pioche des aventuriers
vv-zone-pile = Pile { $number }
vv-zone-deck = Pioche des bâtiments
vv-zone-trash = Hors du jeu
vv-zone-progress = Bâtiments et aventuriers
vv-zone-site = En cours de paiement
vv-zone-aside = En cours de défausse
vv-zone-purse = Or
vv-zone-hand = Main
vv-zone-village = Village
vv-zone-resources = Château et ressources
vv-zone-buildings = Bâtiments
vv-zone-recruited = Aventuriers
vv-stop-end = La partie se termine
vv-note-led = menée ce tour-ci
vv-note-buried = dessous : { $cards }
vv-note-coin = une pièce est posée dessus
vv-note-resting = sa pièce revient au prochain tour

# Pourquoi on demande
vv-why-free = Chacun développe une première ressource
vv-why-turn = Tour : { $seat }
vv-why-solo = Votre tour
vv-why-site = Paiement : { $card }

# Questions
vv-ask-free = Quelle carte devient votre première ressource, gratuitement ?
vv-ask-lead = Quelle action menez-vous ?
vv-ask-solo = Quelle action faites-vous ?
vv-ask-follow = Suivre l'action { $action } ?
vv-ask-follow-build = Suivre la Construction ? Quelle carte construisez-vous ?
vv-ask-follow-recruit = Suivre le Recrutement pour { $gold } or ? Qui recrutez-vous ?
vv-ask-draw = Où piochez-vous ? { $left ->
    [one] Une carte à piocher.
   *[other] { $left } cartes à piocher.
}
vv-ask-may-draw = Piocher encore une carte ? { $left ->
    [one] Une de plus est permise.
   *[other] { $left } de plus sont permises.
}
vv-ask-discard = Quelle carte défaussez-vous ? { $left ->
    [one] Une à défausser.
   *[other] { $left } à défausser.
}
vv-ask-put = Sur quelle pile va cette carte : { $card } ?
vv-ask-limit = Vous avez { $number } cartes en main et pouvez en garder 8. Laquelle défaussez-vous ?
vv-ask-trash = Quelle carte quitte le jeu ?
vv-ask-develop = Quelle carte devient une ressource ?
vv-ask-build = Quelle carte construisez-vous ?
vv-ask-pay = { $card } : comment fournir cette ressource : { $resource } ? Il faut fournir : { $left }.
vv-ask-wilds = { $card } : { $number ->
    [one] quelle ressource native utilisez-vous ?
   *[other] quelles { $number } ressources natives utilisez-vous ?
}
vv-ask-recruit = Qui recrutez-vous pour { $gold } or ?
vv-ask-powers = Utiliser un pouvoir ? Disponibles : { $cards }.
vv-ask-steal-again = Prendre encore une carte à { $victim } ? { $left ->
    [one] Une de plus est permise.
   *[other] { $left } de plus sont permises.
}

# Options
vv-lead-harvest = Récolte : piocher 3 cartes
vv-lead-develop = Développement : défausser 1 carte, puis faire d'une autre une ressource
vv-lead-build = Construction : payer une carte de votre main, puis piocher 1 carte
vv-lead-recruit = Recrutement : payer 1 or pour un aventurier
vv-lead-tax = Impôt : prendre 1 or et piocher 1 carte
vv-solo-harvest = Récolte : piocher 3 cartes, jusqu'à 8 en main
vv-solo-develop = Développement : écarter 1 carte du jeu, puis faire d'une autre une ressource
vv-solo-build = Construction : payer une carte de votre main, puis piocher 1 carte
vv-solo-recruit = Recrutement : payer 2 or pour un aventurier
vv-solo-tax = Impôt : écarter 1 carte du jeu et prendre 1 or
vv-follow-harvest = Suivre : piocher 1 carte
vv-follow-develop = Suivre : défausser 2 cartes, puis faire d'une autre une ressource
vv-follow-build = Suivre : payer une carte de votre main, sans piocher
vv-follow-recruit = Suivre : payer 2 or pour un aventurier
vv-follow-tax = Suivre : piocher 1 carte
vv-decline = Ne pas suivre
vv-draw-pile = { $card }, de la pile { $pile }
vv-draw-deck = La carte inconnue du dessus de la pioche
vv-stop = S'arrêter là
vv-choose-card = { $card }
vv-develop = { $card } (donne { $resource })
vv-put = Pile { $pile }, sur { $card }
vv-put-empty = Pile { $pile }, qui est vide
vv-build = Construire { $card } ({ $cost })
vv-recruit = Recruter { $card }
vv-pay-wild = Une ressource native (vous avez : { $sources })
vv-pay-wild-left = Une ressource native (il en reste { $left ->
    [one] une
   *[other] { $left }
} parmi : { $sources })
vv-pay-the-wild = Native : { $sources }
vv-pay-power = Un pouvoir : { $card }
vv-pay-own = Une pièce sur l'une de vos ressources : { $resource }
vv-pay-other = Une pièce chez { $owner } : { $resource }
vv-wilds = { $sources }
vv-wild-castle = une pièce sur votre château
vv-wild-power = { $card }
vv-wild-discards = { $card }, contre 2 cartes défaussées
vv-use = { $card } : { $what }
vv-use-gold = prendre { $number } or à la banque
vv-use-discard = défausser une carte contre { $number } or
vv-use-steal-card = prendre une carte au hasard à { $victim }
vv-use-steal-gold = prendre { $number } or à { $victim }
vv-no-more = Ne plus utiliser de pouvoir

# Pourquoi un choix n'est pas possible
vv-barred-harvest = impossible maintenant
vv-barred-develop = il faut plus de cartes en main
vv-barred-build = aucune carte en main ne peut être construite et payée
vv-barred-recruit = il faut de l'or, et un aventurier à qui vos bâtiments plaisent
vv-barred-tax = il faut une carte à écarter
vv-barred-twice = vous en avez déjà construit un
vv-barred-cost = vous ne pouvez pas fournir son coût
vv-barred-needs = il manque { $missing }
vv-need-worker = { $number } Artisan
vv-need-soldier = { $number } Soldat
vv-need-shadow = { $number } Ombre
vv-need-holy = { $number } Saint

# Pouvoirs
vv-when-harvest = Récolte : { $power }
vv-when-develop = Développement : { $power }
vv-when-build = Construction : { $power }
vv-when-recruit = Recrutement : { $power }
vv-when-tax = Impôt : { $power }
vv-when-instant = Aussitôt : { $power }
vv-when-end = À la fin : { $power }
vv-no-power = sans pouvoir
vv-do-draw = { $number ->
    [one] piochez une carte
   *[other] piochez { $number } cartes
}
vv-do-draw-per = piochez une carte par bâtiment { $type } de votre village
vv-do-gold = prenez { $number } or à la banque
vv-do-discard-gold = défaussez une carte pour prendre { $number } or à la banque
vv-do-steal-cards = { $number ->
    [one] prenez une carte au hasard dans la main d'un adversaire
   *[other] prenez { $number } cartes au hasard dans la main d'un même adversaire
}
vv-do-steal-gold = prenez { $number } or libre à un adversaire
vv-do-provide = 1 { $resource }, sans pièce
vv-do-wild-for = 1 ressource native pour un bâtiment { $type }, sans pièce
vv-do-discard-wild = défaussez { $number } cartes contre 1 ressource native
vv-do-points = 1 point par bâtiment { $type } de votre village
vv-do-points-adventurers = 1 point par aventurier de votre village
vv-castle-power = Une pièce posée dessus donne à son propriétaire 1 ressource native, n'importe laquelle des quatre.
vv-row-lead = Mener { $what }
vv-row-follow = { $what }
vv-row-alone = En solo, { $what }

# Événements
vv-event-turn = { $seat } commence son tour{ $number ->
    [0] {""}
   *[other] {" "}et reprend { $number } or
}.
vv-event-lead = { $seat } mène l'action { $action }.
vv-event-follow = { $seat } suit l'action { $action }.
vv-event-decline = { $seat } ne suit pas.
vv-event-draw-pile = { $seat } pioche { $card } sur la pile { $pile }.
vv-event-draw-deck = { $seat } pioche une carte.
vv-event-my-draw-deck = Vous piochez { $card }.
vv-event-refill = { $card } apparaît sur la pile { $pile }.
vv-event-reshuffle = La pioche est vide : { $number ->
    [one] une carte enfouie en forme
   *[other] { $number } cartes enfouies en forment
} une nouvelle.
vv-event-discard = { $seat } défausse { $card } sur la pile { $pile }.
vv-event-trash = { $seat } écarte { $card } du jeu.
vv-event-develop = { $seat } transforme une carte en ressource : { $card }.
vv-event-build = { $seat } construit { $card }.
vv-event-provide = { $seat } paie avec { $card }.
vv-event-coin-own = { $seat } pose une pièce sur l'une de ses ressources : { $resource }.
vv-event-coin-other = { $seat } pose une pièce chez { $victim } : { $resource }.
vv-event-coin-castle = { $seat } pose une pièce sur son château.
vv-event-recruit = { $seat } recrute { $card } pour { $number } or.
vv-event-show-adventurer = { $card } rejoint les aventuriers disponibles.
vv-event-use = { $seat } utilise { $card }.
vv-event-gold = { $seat } prend { $number } or à la banque.
vv-event-no-gold = { $seat } trouve la banque vide.
vv-event-steal-card = { $seat } prend une carte à { $victim }, sans la montrer.
vv-event-my-steal-card = Vous prenez { $card } à { $victim }.
vv-event-lose-card = { $seat } a une carte de moins en main.
vv-event-my-lose-card = { $victim } vous a pris { $card }.
vv-event-steal-gold = { $seat } prend { $number } or à { $victim }.

# Décompte et fins
vv-score-buildings = Bâtiments
vv-score-adventurers = Aventuriers
vv-score-power = { $card }
vv-score-gold = Or
vv-end = Un village compte { $number } bâtiments et aventuriers, et le tour est joué jusqu'au bout.
vv-end-still = Chaque carte et chaque pièce a trouvé sa place, et plus personne ne peut rien changer.
vv-rating-60 = Imperator ! Le roi en personne s'installe. Dès aujourd'hui, toutes les routes de Valeria se mesurent depuis votre place du marché.
vv-rating-50 = Architecte. Une belle ville aux murs solides. La cour regrette seulement qu'elle sente un peu le poisson.
vv-rating-40 = Un maire fier comme un coq. Il a de quoi. Les troubadours s'arrêtent désormais au village, mais jamais plus d'une nuit.
vv-rating-30 = Coin perdu. Deux rues, une taverne, et une mule que tout le monde appelle par son nom. C'est un début.
vv-rating-0 = Un nid-de-poule sur la route. Le cocher demande si c'est bien ici, hausse les épaules et fouette ses chevaux.

# Problèmes
vv-problem-purse = la place { $seat } a moins de zéro pièce.
vv-problem-shown = la place { $seat } tiendrait une carte que tous ont vu piocher, et elle ne l'a pas.
vv-problem-coins = les pièces posées sur les cartes de la place { $seat } ne vont pas avec ces cartes.
vv-problem-resting = des pièces de la place { $seat } se reposent, ce qui n'arrive qu'en solo.
vv-problem-gold = il y a { $found } pièces sur la table ; il en faut { $wanted }.
vv-problem-count = il y a { $found } exemplaires de { $card } ; il en faut { $wanted }.
vv-problem-site = un bâtiment est payé sans être là, ou est là sans être payé.
vv-problem-aside = une carte est défaussée sans être là, ou est là sans être défaussée.
vv-problem-payment = le bâtiment en cours ne peut pas être payé de la façon commencée.
vv-problem-frame = ce qui reste à jouer ne convient pas à la table : { $frame }.

# Cartes
vv-card-castle = Château
vv-card-tannery = Tannerie
vv-card-market = Marché
vv-card-workshop = Atelier
vv-card-tavern = Taverne
vv-card-farm = Ferme
vv-card-sawmill = Scierie
vv-card-quarry = Carrière
vv-card-palisade = Palissade
vv-card-guard_tower = Tour de guet
vv-card-barracks = Caserne
vv-card-armory = Armurerie
vv-card-keep = Donjon
vv-card-training_yard = Terrain d'entraînement
vv-card-fortress = Forteresse
vv-card-hideout = Repaire
vv-card-witchs_hut = Hutte de la sorcière
vv-card-crypt = Crypte
vv-card-black_market = Marché noir
vv-card-harbor = Port
vv-card-wizards_tower = Tour du magicien
vv-card-alchemists_lab = Laboratoire de l'alchimiste
vv-card-chapel = Chapelle
vv-card-fountain = Fontaine
vv-card-sanctuary = Sanctuaire
vv-card-monastery = Monastère
vv-card-oracle = Oracle
vv-card-abbey = Abbaye
vv-card-cathedral = Cathédrale
vv-card-paladin = Paladin
vv-card-warlord = Seigneur de guerre
vv-card-rogue = Roublard
vv-card-thief = Voleur
vv-card-cleric = Clerc
vv-card-alchemist = Alchimiste
vv-card-knight = Chevalier
vv-card-necromancer = Nécromancien
vv-card-priestess = Prêtresse
vv-card-merchant = Marchand
vv-card-champion = Champion
vv-card-mercenary = Mercenaire
vv-card-monk = Moine
vv-card-blacksmith = Forgeron
vv-card-wizard = Magicien
vv-card-miner = Mineur

# Caractéristiques, sortes et réglages
vv-token-gold = or
vv-kind-building = Bâtiment
vv-kind-adventurer = Aventurier
vv-kind-castle = Château
vv-kind-action = Action
vv-fact-type = Type
vv-fact-food = Nourriture
vv-fact-wood = Bois
vv-fact-stone = Pierre
vv-fact-magic = Magie
vv-fact-gives = Fournit
vv-fact-points = Points
vv-fact-copies = Exemplaires
vv-fact-worker = Bâtiments Artisan
vv-fact-soldier = Bâtiments Soldat
vv-fact-shadow = Bâtiments Ombre
vv-fact-holy = Bâtiments Saint
vv-setting-gold_1 = Or en jeu à 1 joueur
vv-setting-gold_2 = Or en jeu à 2 joueurs
vv-setting-gold_3 = Or en jeu à 3 joueurs
vv-setting-gold_4 = Or en jeu à 4 joueurs
vv-setting-gold_5 = Or en jeu à 5 joueurs
vv-setting-target_2 = Bâtiments et aventuriers qui terminent une partie à 2
vv-setting-target_3 = Bâtiments et aventuriers qui terminent une partie à 3
vv-setting-target_4 = Bâtiments et aventuriers qui terminent une partie à 4
vv-setting-target_5 = Bâtiments et aventuriers qui terminent une partie à 5

# Ce qui départage des totaux égaux
vv-tie-1 = À égalité : le plus de bâtiments et d'aventuriers
vv-tie-2 = Puis le plus d'or
vv-tie-3 = Puis le plus de ressources
