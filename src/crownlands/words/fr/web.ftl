# Les mots de la page dans le navigateur.

web-tagline = Quatre jeux de royaumes autour d'une seule table.
web-your-name = Votre nom
web-me = Joueur
web-home = Accueil
web-menu = Menu
web-skip = Aller au contenu
web-about = À propos
web-settings = Réglages
web-rules = Règles
web-games = Jeux
web-my-tables = Mes tables
web-finished = Parties terminées et enregistrements
web-your-turn = À vous
web-play-now = Jouer
web-new-table = Nouvelle table
web-seats-count = { $number } joueurs
web-upload = Ouvrir une partie enregistrée
web-loading = On dresse la table…
web-unreached = Le serveur ne répond pas.
web-try-again = Réessayer
web-reconnecting = Connexion perdue, reconnexion…
web-reconnected = La connexion est rétablie.
web-close = Fermer

# Ouvrir une table
web-seats = Places
web-with-computers = Contre l'ordinateur
web-with-links = Inviter par lien
web-with-screen = Sur un seul écran
web-seat-kind = Qui prend la place { $seat }
web-strength-of = Force de la place { $seat }
web-thinking-of = Temps de réflexion de la place { $seat }
web-thinks = { $seconds } s par coup au plus
web-name-of = Nom de la place { $seat }
web-kind-me = Moi
web-kind-local = Une autre personne ici
web-kind-open = Sur invitation
web-kind-computer = Ordinateur
web-level-random = Fou (au hasard)
web-level-beginner = Page (débutant)
web-level-easy = Écuyer (facile)
web-level-greedy = Intendant (solide)
web-level-normal = Chevalier (réfléchit un peu)
web-level-hard = Champion (réfléchit bien)
web-level-ismcts = Savant (recherche pure)
web-open-about = Vous recevrez un lien et un code QR.
web-table-settings = La table
web-hints-allowed = Conseils permis
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-minutes = { $number } minutes chacun, 10 secondes par choix
web-open-table = Ouvrir la table
web-setting-setup = Mise en place
web-setting-random = Au hasard
web-setting-custom = Sur mesure

# Rejoindre
web-join-title = Une invitation pour vous
web-join-about = On vous invite à cette table, pour jouer ou pour regarder.
web-join = Entrer
web-invite = Inviter
web-link-seat = Place { $seat }
web-link-watch = Pour les spectateurs
web-copy = Copier
web-copied = Copié
web-qr-code = Code QR du lien

# À la table
web-centre = Le centre de la table
web-kingdom-of = Royaume : { $who }
web-question = La question posée
web-options = Choix
web-or-click = … ou l'une des { $number } cartes marquées
web-list-all = Tout afficher
web-other-ways = { $number ->
    [one] Une autre façon
   *[other] { $number } autres façons
}
web-waiting-for = On attend { $who }.
web-waiting-seats = On attend que chacun soit assis.
web-game-over = La partie est finie
web-result = Résultat
web-hint = Conseil
web-hint-this = le conseil
web-hint-said = Conseil : { $what } ({ $chance })
web-hint-coming = Le conseil est à l'étude…
web-chance = Résultat moyen, en jouant la suite en pensée
web-undo = Annuler
web-since = { $number ->
    [one] { $number } événement depuis votre dernier tour
   *[other] { $number } événements depuis votre dernier tour
}
web-since-short = depuis votre dernier tour
web-since-title = Depuis votre dernier tour
web-log = Journal
web-log-empty = Rien ne s'est encore passé.
web-log-continued = Cette partie en reprend une autre. Ce qui arrive à partir de là est raconté ici.
web-log-earlier = { $number ->
    [one] La ligne précédente
   *[other] Les { $number } lignes précédentes
}
web-thinking = réfléchit…
web-to-move = doit jouer
web-away = n'est pas là
web-seat-open = place libre
web-replace = Laisser jouer l'ordinateur
web-take-back = Reprendre la place
web-let-computer = Laisser l'ordinateur jouer pour { $who }
web-can-choose = Peut être choisi : { $what }
web-can-choose-ways = Peut être choisi de { $number } façons
web-cannot-choose = Ne peut pas être choisi : { $why }
web-cannot-choose-short = Pas maintenant :
web-face-down = face cachée
web-cards-left = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
web-cards-hidden = { $number ->
    [one] { $number } carte cachée
   *[other] { $number } cartes cachées
}
web-zone-count = { $name } : { $number }
web-setting-reconstructed = (reconstitué)
web-reconstructed = * Ne vient pas d'une carte imprimée : { $what }
web-starred = * reconstitué, non lu sur une carte ou un plateau imprimés
web-curtain = Passez l'appareil à { $who }
web-curtain-ready = Je suis { $who } : montrer mon royaume
web-fact-name = Nom
web-fact-powers = Pouvoirs

# Règles
web-rules-search = Chercher dans les règles
web-rules-none = Les règles n'en disent rien.
web-rules-now = C'est ce qui vous est demandé.

# La fin
web-won = { $number ->
    [one] { $who } l'emporte
   *[other] { $who } se partagent la victoire
}
web-alone-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
web-winner = vainqueur
web-score-sheet = Feuille de score
web-source = Source
web-total = Total
web-chart = L'évolution des scores
web-chart-about = Courbe des scores ; à la fin { $who }
web-rematch = Revanche
web-rematch-join = Vers la revanche
web-replay = Revoir
web-record = Enregistrement
web-prove = Vérifier les dés
web-proved = Prouvé : la donne correspond au sceau, et les { $number } choix suivent les règles.
web-fair = Dés loyaux
web-fair-about = Le sceau de la graine secrète est montré avant le premier choix, la graine après le dernier ; chacun peut vérifier qu'ils s'accordent.
web-fair-seed = La graine :
web-continued = Cette partie en reprend une autre : la personne qui a ouvert la table connaît peut-être des cartes encore cachées.

# Revoir
web-back-one = Un choix en arrière
web-on-one = Un choix en avant
web-run = Lire
web-pause = Pause
web-choice-number = Choix
web-choice-of = choix { $number } sur { $most }
web-eyes = Vu par
web-spectator = Un spectateur
web-play-on = Continuer d'ici

# Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-speed = Vitesse
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-fast = Rapide
web-speed-instant = Sans animation
web-sound = Un son quand c'est à moi
web-pay-all = Tout payer ainsi
web-quick-pay = Payer de la première façon sans demander
web-use-keys = Raccourcis à une touche
web-keys = Touches
web-key-1-9 = Prendre ce choix
web-key-n = Vers la prochaine chose à choisir (Maj : retour)
web-key-i = Lire la carte visée
web-key-u = Annuler
web-key-h = Conseil
web-key-r = Règles
web-key-l = Journal
web-key-esc = Fermer

# À propos
web-about-text = Crownlands réunit quatre jeux de royaumes autour d'une table numérique : en solitaire, sur un seul écran, ou entre amis par un lien.
web-credits = Remerciements
web-credit-icons = Icônes :
web-and-others = et d'autres
web-credit-fonts = Polices :
web-credit-code = Fait avec :
