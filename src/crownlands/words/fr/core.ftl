# Les mots communs à tous les jeux.

app = Crownlands
notice = Adaptation non officielle. Les noms des jeux appartiennent à leurs éditeurs ; aucun de leurs textes ni de leurs images n'est utilisé.
seat = Place { $seat }
list-last = { $before } et { $last }
reconstructed = { $what }*

# Refus
refused-choice = { $given } n'est pas un choix possible ici. Possibles : { $allowed }.
refused-over = La partie est finie : il n'y a plus rien à décider.
refused-nothing-asked = Rien n'est demandé à cette place pour le moment.
refused-seats = Ce jeu ne se joue pas à { $given }. Possibles : { $allowed }.
refused-game = Aucun jeu ne s'appelle { $given }. Jeux : { $allowed }.
refused-player = Aucun joueur ne s'appelle { $given }. Joueurs : { $allowed }.
refused-thinking = { $given } n'est pas un temps de réflexion. Possibles, en secondes ou en tours de recherche : { $allowed }.
refused-thinking-here = { $given } n'est pas un temps de réflexion à une table. Possibles, en secondes par coup : { $allowed }.
refused-setting = Aucun réglage ne s'appelle { $given }. Réglages : { $allowed }.
refused-setting-value = { $given } ne convient pas au réglage { $key }. Possibles : { $allowed }.

# Positions
position-bad = La position est abîmée à { $where } : { $fault }
position-impossible = ceci ne peut pas arriver : { $problem }
position-missing = ce champ manque.
position-unknown-field = ce champ n'est pas connu ici.
position-not-an-object = un objet entre accolades est attendu.
position-not-a-list = une liste entre crochets est attendue.
position-not-a-number = un nombre entier est attendu.
position-not-a-word = un mot entre guillemets est attendu.
position-not-a-flag = true ou false est attendu.
position-out-of-range = { $found } n'est pas compris entre { $low } et { $high }.
position-wrong-length = { $found ->
    [one] { $found } élément
   *[other] { $found } éléments
} ; il en faut de { $low } à { $high }.
position-unknown-name = { $found } n'est pas connu ici. Connus : { $allowed }.
position-lanes-out-of-order = les places doivent être différentes et dans l'ordre.
position-no-such-seat = la place { $seat } ne convient pas ; il y a { $seats } places, comptées à partir de 0.

# Parties enregistrées
record-not-an-object = L'enregistrement est abîmé : un objet entre accolades est attendu.
record-missing = L'enregistrement est abîmé : { $key } manque.
record-wrong-kind = L'enregistrement est abîmé : { $key } n'est pas du bon type.
record-bad-choice = L'enregistrement est abîmé : le choix { $number } n'est pas une paire place et option.
record-too-many-keys = L'enregistrement a été repris trop souvent : au plus { $most } clés.
record-other-rules = L'enregistrement suit la version { $found } des règles ; celle-ci est la version { $here }.
record-other-house = L'enregistrement a été joué avec d'autres valeurs maison qu'ici : { $names }.
record-no-such-choice = L'enregistrement compte { $most } choix ; { $given } n'en fait pas partie.
record-illegal = L'enregistrement ne se rejoue pas : choix { $number }, place { $seat } : { $fault }
