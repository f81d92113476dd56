game-card_kingdoms = Valeria : Card Kingdoms
about-card_kingdoms = Lancez les dés, récoltez avec vos citoyens, terrassez des monstres, construisez des domaines. De un à cinq joueurs, environ 45 minutes.
rival-card_kingdoms = Le Seigneur Noir

# Jetons, rôles, zones
ck-token-gold = or
ck-token-strength = force
ck-token-magic = magie
ck-token-victory = points de victoire
ck-token-flag = jeton Premier Joueur
ck-token-moon = jeton Repos
ck-amount-gold = { $number } or
ck-amount-strength = { $number } force
ck-amount-magic = { $number } magie
ck-amount-victory = { $number ->
    [one] { $number } point de victoire
   *[other] { $number } points de victoire
}
ck-role-worker = Artisan
ck-role-soldier = Soldat
ck-role-shadow = Ombre
ck-role-holy = Saint
ck-area-hills = Collines
ck-area-ruins = Ruines
ck-area-forest = Forêt
ck-area-valley = Vallée
ck-area-mountains = Montagnes
ck-area-barrens = Landes
ck-area-swamp = Marais
ck-area-caverns = Cavernes

# Zones
ck-zone-dice = Dés
ck-zone-citizens = Citoyens { $number }
ck-zone-domains = Domaines { $number }
ck-zone-exhausted = Cartes Épuisé restantes
ck-zone-purse = Bourse
ck-zone-tableau = Royaume
ck-zone-dukes = Duc
ck-zone-citizens-owned = Citoyens
ck-zone-domains-owned = Domaines
ck-zone-slain-owned = Monstres terrassés
ck-zone-captured = Capturé par le Seigneur Noir
ck-zone-dark-duke = Le duc du Seigneur Noir
ck-note-exhausted = épuisée
ck-place-monster = la pile de monstres { $number }
ck-place-citizen = la pile de citoyens { $number }
ck-place-domain = la pile de domaines { $number }

# Pourquoi on demande
ck-why-dukes = Chacun choisit un duc en secret
ck-why-turn = Tour : { $seat }
ck-why-roll = Lancer
ck-why-harvest = Récolte
ck-why-actions = Actions
ck-why-end-of-actions = Fin des actions
ck-why-monsters = Les monstres du Seigneur Noir attaquent
ck-why-second-harvest = Deuxième récolte

# Questions
ck-ask-duke = Quel duc gardez-vous, en secret ?
ck-ask-dice = Les dés montrent { $die1 } et { $die2 }. En changer un ?
ck-ask-steal = { $card } : prendre jusqu'à 3 d'une sorte à qui ?
ck-ask-steal-bank = { $card } : prendre jusqu'à 3 d'une sorte à la réserve ?
ck-ask-any = Aucun de vos citoyens n'est activé. Quelle ressource prenez-vous ?
ck-ask-split = { $card } : { $times ->
    [one] une activation
   *[other] { $times } activations
}. Que gagnez-vous ?
ck-ask-trades = Faire un échange ? { $number ->
    [one] Il en reste un.
   *[other] Il en reste { $number }.
}
ck-ask-act = Quelle action ? { $left ->
    [one] Il en reste une.
   *[other] Il en reste { $left }.
}
ck-ask-pay = Comment payez-vous { $card } ?
ck-ask-slay-more = Terrasser un monstre de plus à son coût normal, sans dépenser d'action ?
ck-ask-reward = Quelle récompense pour { $card } ?
ck-ask-trade-once = Faire cet échange ?
ck-ask-take-any = Quel citoyen du centre prenez-vous gratuitement ?
ck-ask-take-named = Dans quelle pile prenez-vous gratuitement { $card } ?
ck-ask-take-role = Quel citoyen { $role } du centre prenez-vous gratuitement ?
ck-ask-take-role-cost = Quel citoyen { $role } dont le coût imprimé ne dépasse pas { $cost } prenez-vous gratuitement ?
ck-ask-take-cost = Quel citoyen dont le coût imprimé ne dépasse pas { $cost } prenez-vous gratuitement ?
ck-ask-victim = À qui prenez-vous { $what } ?
ck-ask-robbed = À qui prenez-vous un monstre terrassé, au hasard ?
ck-ask-return-monster = Remettre un monstre terrassé sur sa pile pour { $what } ?
ck-ask-return-citizen = Remettre un citoyen sur sa pile pour { $what } ?
ck-ask-attacker = Un six : quelle pile de monstres attaque ?
ck-ask-captured = La colonne { $column } est pillée. Quel citoyen est capturé ?

# Choix
ck-act-slay = Terrasser { $card } ({ $cost })
ck-act-recruit = Recruter { $card } ({ $cost })
ck-act-build = Construire { $card } ({ $cost })
ck-act-gain = Gagner { $what }
ck-pay = { $what }
ck-dice-keep = Garder le lancer
ck-dice-change = { $card } : changer le { $before } en { $after } (pour { $cost })
ck-dice-change-nothing = { $card } : changer le { $before } en { $after } (gratuitement)
ck-steal = { $what } à { $victim }
ck-steal-bank = { $what } de la réserve
ck-steal-nothing = Ne rien prendre
ck-split = { $what }
ck-trade = { $card } : payer { $pay } pour { $gain }
ck-trade-once = Payer { $pay } pour { $gain }
ck-trade-none = Pas d'échange
ck-slay-none = N'en terrasser aucun
ck-return = Remettre { $card }, gagner { $what }
ck-return-none = Les garder tous
ck-free = { $card }
ck-captured = { $card }
ck-rob = { $victim } ({ $number ->
    [one] un monstre
   *[other] { $number } monstres
})
ck-attacker = { $card }, pile { $number }
ck-take-any = { $what }
ck-duke-keep = { $card } : { $power }

# Pourquoi ce n'est pas possible
ck-barred-short = il manque { $what }
ck-barred-roles = il manque { $missing }
ck-missing-role = { $number } { $role }

# Pouvoirs
ck-on-turn = À votre tour : { $power }
ck-off-turn = Au tour d'un autre : { $power }
ck-when-build = À la construction : { $power }
ck-when-roll = À votre phase de lancer, une fois par lancer : { $power }
ck-when-start = Au début de votre phase d'actions : { $power }
ck-when-end = À la fin de votre phase d'actions : { $power }
ck-when-citizen = Dans votre phase d'actions, pour chaque citoyen gagné : { $power }
ck-when-slay = Dans votre phase d'actions, pour chaque monstre terrassé : { $power }
ck-when-doubles = Chaque fois que quelqu'un obtient ou forme un double : { $power }
ck-when-always = Dans votre phase d'actions : { $power }
ck-do-gain = gagnez { $what }
ck-do-gain-per = gagnez { $what } pour { $count }
ck-do-all = { $what }
ck-do-pick = { $first }, ou bien { $second }
ck-do-trade = vous pouvez payer { $pay } pour { $gain }
ck-do-steal = avant toute récolte, prenez jusqu'à { $first } ou jusqu'à { $second } à un adversaire
ck-do-take = prenez { $what } à un adversaire
ck-do-take-any = prenez gratuitement n'importe quel citoyen du centre
ck-do-take-named = prenez gratuitement un { $card } du centre
ck-do-take-role = prenez gratuitement un citoyen { $role } du centre
ck-do-take-role-cost = prenez gratuitement un citoyen { $role } dont le coût imprimé ne dépasse pas { $cost }
ck-do-take-cost = prenez gratuitement un citoyen dont le coût imprimé ne dépasse pas { $cost }
ck-do-return-monster = vous pouvez remettre un monstre terrassé sur sa pile pour { $what }
ck-do-return-citizen = vous pouvez remettre un citoyen sur sa pile pour { $what }
ck-do-set-die = vous pouvez payer { $what } pour mettre un dé sur { $face }
ck-do-set-die-per = vous pouvez payer 1 or pour { $count } et mettre un dé sur { $face }
ck-do-lower-die = vous pouvez baisser un dé de { $by }, jamais sous 1
ck-do-cheaper-domains = les domaines vous coûtent { $what } de moins
ck-do-printed-cost = recruter ne vous coûte que le coût imprimé
ck-do-slay-again = vous pouvez terrasser un monstre à son coût normal, sans dépenser d'action
ck-do-steal-monster = prenez au hasard un monstre terrassé à un adversaire, sans sa récompense
ck-count-role = chaque citoyen { $role } que vous possédez
ck-count-named = chaque { $card } que vous possédez
ck-count-area = chaque monstre que vous avez terrassé ({ $area })
ck-count-domains = chaque domaine que vous possédez
ck-duke-role = { $points } par symbole { $role }
ck-duke-citizens = { $points } par citoyen
ck-duke-monsters = { $points } par monstre
ck-duke-domains = { $points } par domaine
ck-duke-titans = { $points } de plus par Titan
ck-duke-resources = 1 par groupe de { $number } ressources restantes

# Événements
ck-event-duke = { $seat } a choisi un duc.
ck-event-my-duke = Vous gardez { $card }.
ck-event-roll = { $seat } lance { $die1 } et { $die2 } : { $sum }.
ck-event-change-die = { $seat } utilise { $card } pour { $what } : les dés montrent { $die1 } et { $die2 }.
ck-event-change-die-nothing = { $seat } utilise { $card } gratuitement : les dés montrent { $die1 } et { $die2 }.
ck-event-harvest = { $seat } récolte { $what }.
ck-event-harvest-nothing = { $seat } ne récolte rien.
ck-event-consolation = { $seat } prend 1 { $token } : aucune de ses cartes n'est activée.
ck-event-rests = { $seat } se repose et ne récolte rien.
ck-event-pick = { $seat } gagne { $what } grâce à { $card }.
ck-event-pick-nothing = { $seat } ne gagne rien avec { $card }.
ck-event-trade = { $seat } échange { $paid } { $paid_token } contre { $gained } { $gained_token }.
ck-event-take = { $seat } prend { $number } { $of_token } à { $victim }.
ck-event-from-bank = { $seat } prend { $number } { $of_token } à la réserve.
ck-event-steal-nothing = { $seat } ne prend rien avec { $card }.
ck-event-gain = { $seat } gagne { $what }.
ck-event-gain-nothing = { $seat } ne gagne rien.
ck-event-gain-action = { $seat } gagne 1 { $token }.
ck-event-slay = { $seat } terrasse { $card } pour { $what }.
ck-event-slay-nothing = { $seat } terrasse { $card } gratuitement.
ck-event-recruit = { $seat } recrute { $card } pour { $what }.
ck-event-recruit-nothing = { $seat } recrute { $card } gratuitement.
ck-event-build = { $seat } construit { $card } pour { $what }.
ck-event-build-nothing = { $seat } construit { $card } gratuitement.
ck-event-free-citizen = { $seat } prend { $card } gratuitement.
ck-event-show-citizen = On révèle { $card }.
ck-event-show-domain = On révèle { $card }.
ck-event-domain-works = { $seat } utilise { $card }.
ck-event-steal-monster = { $seat } prend { $card } à { $victim }.
ck-event-take-monster = { $seat } prend { $card } au centre.
ck-event-return-monster = { $seat } remet { $card } sur sa pile.
ck-event-return-citizen = { $seat } remet { $card } sur sa pile.
ck-event-exhausted = Une carte Épuisé est posée sur { $place }.
ck-event-raid = Les monstres pillent la colonne { $column }.
ck-event-no-attack = La pile de monstres { $column } est épuisée : pas d'attaque.
ck-event-capture-citizen = Le Seigneur Noir capture { $card }.
ck-event-capture-domain = Le Seigneur Noir capture { $card }.

# Décompte et fins
ck-score-monsters = Monstres
ck-score-domains = Domaines
ck-score-tokens = Jetons de victoire
ck-score-surviving = Monstres survivants
ck-score-captured = Domaines capturés
ck-score-duke-worker = Duc : Artisans
ck-score-duke-soldier = Duc : Soldats
ck-score-duke-shadow = Duc : Ombres
ck-score-duke-holy = Duc : Saints
ck-score-duke-citizens = Duc : citoyens
ck-score-duke-monsters = Duc : monstres
ck-score-duke-domains = Duc : domaines
ck-score-duke-titans = Duc : Titans
ck-score-duke-resources = Duc : ressources restantes
ck-end-monsters = Le dernier monstre est terrassé.
ck-end-domains = Le dernier domaine est construit.
ck-end-exhausted = Le centre est épuisé.
ck-solo-triumph = Il ne reste plus un seul monstre. Les cloches sonnent à toutes les tours et l'on oublie déjà le nom du Seigneur Noir : le royaume est à vous, et il est en paix.
ck-solo-ruin = Une colonne était vide et les monstres ont percé. Les bannières brûlent, les routes s'emplissent de fuyards, et le Seigneur Noir s'assied dans votre grande salle.
ck-solo-behind = Le Seigneur Noir tient plus de terres que vous. Vous partez de nuit avec ceux qui vous suivent encore, pour reprendre des forces et revenir.
ck-solo-ahead = Le pire est contenu, au prix des marches. Vous veillez sur les remparts, car ce qui a fui reviendra.
ck-solo-draw = Ni vous ni le Seigneur Noir ne pouvez prétendre au pays. Les torches brûlent sur les deux rives, et la guerre continue.

# Refus et impossibilités
ck-refused-not-custom = { $key } ne se choisit qu'avec setup=custom.
ck-refused-twice = { $name } figure deux fois dans { $key }.
ck-refused-areas = { $found ->
    [one] { $found } zone est choisie
   *[other] { $found } zones sont choisies
} ; il en faut { $wanted }.
ck-refused-citizens = { $found ->
    [one] { $found } citoyen est choisi
   *[other] { $found } citoyens sont choisis
} pour la valeur { $number } ; il en faut exactement un : { $allowed }.
ck-refused-mixed = mixed_citizens prend tous les citoyens : laissez citizens de côté.
ck-refused-domains = { $found } domaines sont écartés ; on peut en écarter { $most } au plus.
ck-problem-purse = la place { $seat } a moins de zéro jeton.
ck-problem-starters = la place { $seat } n'a pas exactement une carte de départ de chaque sorte.
ck-problem-dukes = la place { $seat } n'a pas gardé exactement un duc.
ck-problem-dice = les dés ne sont pas lancés, ou aucun tour n'a commencé.
ck-problem-areas = les zones ne sont pas cinq zones différentes.
ck-problem-exhausted = une carte Épuisé est sur { $place }, qui n'est pas vide.
ck-problem-exhausted-cards = { $found } piles portent une carte Épuisé ; il n'y en a que { $most }.
ck-problem-frame = l'étape { $frame } ne convient pas à cette table.
ck-problem-area = la carte { $card } est dans la pile d'une autre zone.
ck-problem-stack = la carte { $card } est dans la pile d'une autre valeur.
ck-problem-stack-size = la pile { $number } compte { $found ->
    [one] { $found } citoyen
   *[other] { $found } citoyens
} en tout ; il en faut { $wanted }.
ck-problem-count = il y a { $found } exemplaires de { $card }.
ck-problem-domains = { $found } domaines sont en jeu ; il en faut { $wanted }.

# Caractéristiques, sortes et réglages
ck-kind-citizen = Citoyen
ck-kind-starter = Carte de départ
ck-kind-monster = Monstre
ck-kind-domain = Domaine
ck-kind-duke = Duc
ck-monster-minion = Sbire
ck-monster-beast = Bête
ck-monster-titan = Titan
ck-monster-boss = Chef
ck-fact-number = Valeur
ck-fact-cost = Coût
ck-fact-role = Rôle
ck-fact-copies = Exemplaires
ck-fact-fifth = De plus à cinq
ck-fact-area = Zone
ck-fact-kind = Type
ck-fact-strength = Force
ck-fact-magic = Magie
ck-fact-points = Points
ck-fact-worker = Artisans
ck-fact-soldier = Soldats
ck-fact-shadow = Ombres
ck-fact-holy = Saints
ck-setting-setup = Mise en place
ck-setting-setup-first_game = Première partie conseillée
ck-setting-setup-glittering_gold = Or qui brille
ck-setting-setup-mastery_over_magic = Maîtrise de la magie
ck-setting-setup-monster_blood = Sang monstrueux
ck-setting-setup-random = Tirée au hasard
ck-setting-setup-custom = Choisie à la main
ck-setting-areas = Zones de monstres (cinq, pour une mise en place à la main)
ck-setting-citizens = Citoyens (un par valeur, pour une mise en place à la main)
ck-setting-without_domains = Domaines écartés (neuf au plus, ou quatre à cinq joueurs ; pour une mise en place à la main)
ck-setting-mixed_citizens = Citoyens mixtes : chaque pile est mélangée et face cachée, sauf sa carte du dessus

# Cartes
ck-card-cleric = Clerc
ck-card-merchant = Marchand
ck-card-mercenary = Mercenaire
ck-card-archer = Archer
ck-card-peasant = Paysan
ck-card-knight = Chevalier
ck-card-rogue = Roublard
ck-card-champion = Champion
ck-card-paladin = Paladin
ck-card-butcher = Boucher
ck-card-monk = Moine
ck-card-blacksmith = Forgeron
ck-card-alchemist = Alchimiste
ck-card-wizard = Magicien
ck-card-thief = Voleur
ck-card-warlord = Seigneur de guerre
ck-card-priestess = Prêtresse
ck-card-miner = Mineur
ck-card-starter_peasant = Paysan de départ
ck-card-starter_knight = Chevalier de départ
ck-card-goblin = Gobelin
ck-card-goblin_mage = Mage gobelin
ck-card-goblin_king = Roi gobelin
ck-card-skeleton = Squelette
ck-card-flaming_skeleton = Squelette ardent
ck-card-skeleton_king = Roi squelette
ck-card-treant = Tréant
ck-card-bane_spider = Araignée fatale
ck-card-spider_queen = Reine araignée
ck-card-owlbear = Ours-hibou
ck-card-giant = Géant
ck-card-troll = Troll
ck-card-dire_bear = Ours sanguinaire
ck-card-orc_warrior = Guerrier orque
ck-card-orc_chieftain = Chef orque
ck-card-gargoyle = Gargouille
ck-card-wraith = Spectre
ck-card-witch_queen = Reine sorcière
ck-card-gelatinous_cube = Cube gélatineux
ck-card-basilisk = Basilic
ck-card-swamp_dragon = Dragon des marais
ck-card-kobolds = Kobolds
ck-card-gold_golem = Golem d'or
ck-card-red_dragon = Dragon rouge
ck-card-foxgrove_palisade = Palissade de Foxgrove
ck-card-the_desert_orchid = L'Orchidée du désert
ck-card-emerald_stronghold = Bastion d'émeraude
ck-card-pratchetts_plateau = Plateau de Pratchett
ck-card-cathedral_of_st_aquila = Cathédrale de Sainte-Aquila
ck-card-darktide_harbour = Port de Noiremarée
ck-card-cloudriders_camp = Camp du Chevaucheur de nuées
ck-card-the_orb_of_urdr = L'Orbe d'Urdr
ck-card-rogues_landing = Débarcadère du Roublard
ck-card-blood_crow_army = Armée du Corbeau de sang
ck-card-eye_of_asteraten = Œil d'Asteraten
ck-card-cutthroats_truce = Trêve du Coupe-jarret
ck-card-halfpenny_hill = Colline du Demi-sou
ck-card-shattered_hand = La Main brisée
ck-card-forgotten_sorrows = Chagrins oubliés
ck-card-watcher_on_the_water = Guetteur des eaux
ck-card-gargans_embrace = Étreinte de Gargan
ck-card-nest_of_the_weaver_witch = Nid de la Sorcière tisseuse
ck-card-palace_of_the_dawn = Palais de l'Aube
ck-card-grimmwater_keep = Donjon de Grimmwater
ck-card-the_violet_thorn = L'Épine violette
ck-card-purloiners_perch = Perchoir du Chapardeur
ck-card-golden_obelisk_of_nae = Obélisque d'or de Nae
ck-card-monolith_of_ostendaar = Monolithe d'Ostendaar
ck-card-cornelius_the_dreamer = Cornelius le Rêveur
ck-card-elsyn_saint_of_shadows = El'syn, Sainte des Ombres
ck-card-elisium_the_allsmith = Elisium le Grand Forgeron
ck-card-hrothgar_the_conqueror = Hrothgar le Conquérant
ck-card-isabella_the_righteous = Isabella la Juste
ck-card-lekzandr_the_protector = Lekzand'r le Protecteur
ck-card-node_master_of_swords = Node, Maître des épées
ck-card-reese_the_firebrand = Reese la Flamboyante
ck-card-simon_the_unclean = Simon l'Impur
ck-card-waryn_lord_of_rogues = Waryn, Seigneur des Roublards

# Ce qui départage des totaux égaux
ck-tie-1 = À égalité : le moins de cartes
