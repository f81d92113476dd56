# Les mots des tables et du serveur.

table-undo = { $seat } reprend son dernier choix.

# Refus
refused-stale = La partie a avancé entre-temps ; rien n'a été fait. Voici où elle en est.
refused-repeated = C'est déjà fait.
refused-no-table = Il n'y a pas de table { $table }.
refused-broken = Cette table a été jouée avec d'autres règles ou d'autres valeurs maison, et ne peut plus être ouverte ici.
refused-no-route = Il n'y a rien à l'adresse { $path }.
refused-no-rules = Il n'y a pas encore de page de règles dans la langue { $language }.
refused-language = Il n'y a pas de langue { $given }. Langues : { $allowed }.
refused-link = Ce lien ne mène à aucune place de cette table. Demandez-en un nouveau.
refused-seat-taken = Quelqu'un a déjà pris cette place.
refused-not-at-table = Vous n'êtes ni joueur ni spectateur de cette table. Demandez un lien.
refused-two-of-me = Vous n'avez qu'une place à vous ; les autres personnes devant votre écran ont des places locales.
refused-computer-plays = L'ordinateur tient cette place pour le moment. Reprenez-la d'abord.
refused-spectator = Les spectateurs ne font que regarder.
refused-hello = Vous avez déjà dit bonjour sur cette connexion.
refused-undo = Impossible de revenir en arrière : quelque chose a été montré ou lancé, quelqu'un d'autre a décidé, ou il n'y a rien à reprendre.
refused-too-often = Cela a déjà été fait { $most } fois pour cette place ; c'est le maximum.
refused-replace = L'ordinateur ne peut pas prendre cette place : la personne est là et il lui reste du temps, ou il y joue déjà.
refused-take-back = Cette place n'est pas à vous, vous ne pouvez pas la reprendre.
refused-rematch = La revanche vient après la fin, et seules les personnes qui ont joué peuvent la demander.
refused-hints = Il n'y a pas de conseils à cette table.
refused-hint-failed = Aucun conseil n'a pu être trouvé pour l'instant. Réessayez.
refused-not-over = La partie n'est pas finie ; son enregistrement dévoilerait ce qui est caché.
refused-seat-number = Il n'y a pas de place { $given }. Places : { $allowed }.
refused-not-stored = L'enregistrement a échoué, donc rien ne s'est passé. Réessayez.
refused-origin = Cette demande vient d'un autre site et n'a pas été admise.
refused-figures = Les mesures sont pour la personne qui gère ce serveur.
refused-too-large = Ce message est trop long.
refused-too-fast = C'était trop rapide. Attendez un instant.
refused-message = Ce message est illisible : { $fault }

# Enregistrements
record-too-long = L'enregistrement est plus long que toute partie : au plus { $most } choix.
record-empty = L'enregistrement ne contient aucun choix.

# Preuves
verify-no-promise = L'enregistrement ne contient aucun secret promis avant le premier choix.
verify-other-seed = La donne ne vient pas du secret promis.
verify-broken-promise = Un secret ne correspond pas à l'empreinte montrée avant son emploi.
verify-not-promised = Aucun secret ne correspond à l'empreinte { $hash }.
verify-late-promise = La donne et les choix avant le choix { $number } ne viennent d'aucun secret promis.
verify-unused-secret = Un secret vaudrait à partir du choix { $number }, mais l'enregistrement n'a que { $choices } choix.
verify-not-covered = L'empreinte donnée ne promet pas les choix { $first } à { $last } ; un autre secret a lancé leurs dés.
verify-deal-not-covered = L'empreinte donnée ne promet ni la donne ni les choix { $first } à { $last } ; ils viennent d'un autre secret.
verify-wrong-totals = Le décompte diffère de ce que dit l'enregistrement ; il est de { $found }.
verify-not-over = L'enregistrement s'arrête avant la fin de la partie.
