### Formidable Farm en français. Les mêmes clés et variables que dans en.ftl : un test les compare.

## Le jeu

game-name = Formidable Farm
game-goal = Soyez le premier à écouler toutes vos cartes Vente : payez ce que chacune demande et profitez de ce qu’elle rapporte.
game-picture = Un plateau rond avec produits et animaux, et deux cartes Vente
game-by = Auteur : Friedemann Friese (2F-Spiele, 2025). La plupart des cartes Vente sont notre reconstitution.
help-play =
    Vous gagnez quand votre main et votre pile sont vides. Une carte Vente se lit : coût → récompense.

    À votre tour, dans l’ordre que vous voulez et en alternant à votre guise :
      1. Faites du stock, une fois et une seule : déplacez votre disque vers un autre emplacement
         disponible du plateau Hangar et prenez ce qu’il donne.
      2. Complétez jusqu’à trois cartes Vente, de votre main ou du marché : payez tout le coût,
         puis utilisez la récompense, ou laissez-la.
      3. Utilisez des avantages, tant que vous pouvez les payer avec vos cartes complétées :
         2 pour rester sur place · 1 par disque sur un emplacement occupé
         3 pour un produit au choix · 3 pour piocher une carte
    Terminez ensuite le tour : les cartes jouées sont alors complétées et le marché est réapprovisionné.

    Une carte du marché ne réduit pas votre pile, mais sa récompense peut tomber à pic, et elle servira
    de monnaie plus tard. Au premier tour du jeu, une seule carte peut en venir ; au deuxième, deux.
    On ne pioche jamais d’office : seulement par l’emplacement carte, une récompense ou un avantage.

    Dès qu’un joueur n’a plus rien, on finit la manche. Si plusieurs y arrivent, leurs produits
    les départagent : le blé vaut 1, le concombre et la tomate 2, le mouton et le cochon 3.
    En solo, vous avez 18 tours pour 30 cartes, sans limite par tour ; le disque « décompte » vous gêne.

## Les produits

crop-wheat =
    { $n ->
        [one] { $n } blé
       *[other] { $n } blés
    }
crop-cucumber =
    { $n ->
        [one] { $n } concombre
       *[other] { $n } concombres
    }
crop-tomato =
    { $n ->
        [one] { $n } tomate
       *[other] { $n } tomates
    }
crop-sheep =
    { $n ->
        [one] { $n } mouton
       *[other] { $n } moutons
    }
crop-pig =
    { $n ->
        [one] { $n } cochon
       *[other] { $n } cochons
    }

# Un seul, sans le nombre.
kind-wheat = blé
kind-cucumber = concombre
kind-tomato = tomate
kind-sheep = mouton
kind-pig = cochon
kind-any = produit au choix
kind-identical = produit identique
kind-different = produit différent

# Plusieurs, sans le nombre.
many-wheat = blés
many-cucumber = concombres
many-tomato = tomates
many-sheep = moutons
many-pig = cochons

# Les emplacements du plateau Hangar.
space-wheat = blé
space-cucumber = concombre
space-tomato = tomate
space-sheep = mouton
space-pig = cochon
space-card = carte

## Les cartes : leur coût, leur récompense

card = { $cost } → { $reward }

cost-any =
    { $n ->
        [one] { $n } produit au choix
       *[other] { $n } produits au choix
    }
cost-identical =
    { $n ->
        [one] { $n } produit au choix
       *[other] { $n } produits identiques
    }
cost-different =
    { $n ->
        [one] { $n } produit au choix
       *[other] { $n } produits différents
    }
cost-number = n’importe quel nombre de { $kinds }
cost-number-or = { $first } ou de { $last }
cost-fulfilled =
    { $n ->
        [one] { $n } carte complétée
       *[other] { $n } cartes complétées
    }
cost-market-below =
    { $n ->
        [one] { $n } carte du marché sous votre pile
       *[other] { $n } cartes du marché sous votre pile
    }
cost-fulfilled-below = 1 carte complétée sous votre pile
cost-fulfilled-to-hand = 1 carte complétée à reprendre en main

reward-then = { $first }, puis { $next }
reward-take = { $crops }
reward-take-each = { $crops } par animal payé
reward-take-any =
    { $n ->
        [one] { $n } produit au choix
       *[other] { $n } produits au choix
    }
reward-take-any-each =
    { $n ->
        [one] { $n } produit au choix par animal payé
       *[other] { $n } produits au choix par animal payé
    }
reward-take-identical =
    { $n ->
        [one] { $n } produit au choix
       *[other] { $n } produits identiques au choix
    }
reward-take-different =
    { $n ->
        [one] { $n } produit au choix
       *[other] { $n } produits différents au choix
    }
reward-draw-cards =
    { $n ->
        [one] piocher { $n } carte
       *[other] piocher { $n } cartes
    }
reward-draw-cards-each =
    { $n ->
        [one] piocher { $n } carte par animal payé
       *[other] piocher { $n } cartes par animal payé
    }
reward-draw-bottom = piocher la carte du dessous de votre pile
reward-supplies-from-own =
    { $n ->
        [one] stock de votre emplacement
       *[other] stock de votre emplacement, deux fois
    }
reward-supplies-from-adjacent =
    { $n ->
        [one] stock d’un emplacement adjacent
       *[other] stock d’un emplacement adjacent, deux fois
    }
reward-supplies-from-opposite =
    { $n ->
        [one] stock de l’emplacement opposé
       *[other] stock de l’emplacement opposé, deux fois
    }
reward-supplies-from-any =
    { $n ->
        [one] stock d’un emplacement au choix
       *[other] stock d’un emplacement au choix, deux fois
    }
reward-supplies-from-previous =
    { $n ->
        [one] stock de l’emplacement du joueur précédent
       *[other] stock de l’emplacement du joueur précédent, deux fois
    }
reward-supply-again = le même stock une deuxième fois
reward-look = regarder jusqu’à { $n } cartes de votre pile et les réarranger
reward-cycle = placer jusqu’à { $n } cartes de votre main sous votre pile et en piocher autant
reward-fulfil-unseen = piocher 1 carte et la poser comme complétée
reward-draw-and-return = piocher { $draw } cartes, en placer { $back } de votre main sous votre pile
reward-exchange =
    { $n ->
        [one] échanger { $give } contre { $get }
       *[other] échanger { $give } contre { $get }, jusqu’à { $n } fois
    }
reward-crop-for-card =
    { $n ->
        [one] donner 1 produit au choix pour piocher 1 carte
       *[other] donner 1 produit au choix pour piocher 1 carte, jusqu’à { $n } fois
    }
reward-swap-market =
    { $n ->
        [one] échanger une carte de votre main avec une carte du marché
       *[other] échanger une carte de votre main avec une carte du marché, jusqu’à { $n } fois
    }
reward-swap-fulfilled =
    { $n ->
        [one] échanger une carte de votre main avec une carte complétée
       *[other] échanger une carte de votre main avec une carte complétée, jusqu’à { $n } fois
    }
# $cards cartes complétées données, $crops produits reçus.
reward-sell-fulfilled =
    donner { $cards ->
        [one] { $cards } carte complétée
       *[other] { $cards } cartes complétées
    } pour { $crops ->
        [one] { $crops } produit au choix
       *[other] { $crops } produits au choix
    }{ $n ->
        [one] {""}
       *[other] , jusqu’à { $n } fois
    }
reward-another-turn = un autre tour juste après celui-ci
reward-discount = 1 produit de moins pour votre prochaine carte de ce tour
reward-fourth-card = une quatrième carte ce tour-ci
reward-third-card = 1 produit au choix si c’est votre troisième carte du tour
reward-get-supplies = faire du stock une fois de plus

## Les questions

ask-reward = Utiliser cette récompense ? { $reward }
ask-turn = À vous de jouer. Que faites-vous ?
ask-pay = Un produit de moins pour cette carte : lequel gardez-vous ?
ask-pay-identical =
    { $n ->
        [one] Payez un produit. Lequel ?
       *[other] Payez { $n } produits identiques. De quelle sorte ?
    }
ask-pay-different =
    { $n ->
        [one] { $paid ->
            [0] Payez un produit. Lequel ?
           *[other] Payez encore un produit, d’une autre sorte. Lequel ?
        }
       *[other] { $paid ->
            [0] Payez { $n } produits, tous différents. Lequel maintenant ?
           *[other] Payez encore { $n } produits, tous différents. Lequel maintenant ?
        }
    }
ask-pay-any =
    { $n ->
        [one] Payez un produit au choix. Lequel ?
       *[other] Payez { $n } produits au choix. Lequel maintenant ?
    }
ask-pay-number = Payez-en autant que vous voulez, au moins un, tous de la même sorte. Encore un ?
ask-fulfilled-below = Laquelle de vos cartes complétées va sous votre pile ?
ask-fulfilled-to-hand = Laquelle de vos cartes complétées reprenez-vous en main ?
ask-market-below =
    { $n ->
        [one] Quelle carte du marché va sous votre pile ?
       *[other] { $n } cartes du marché vont sous votre pile, la dernière tout en dessous. Laquelle maintenant ?
    }
ask-crop-of-choice =
    { $n ->
        [one] Quel produit prenez-vous ?
       *[other] Prenez { $n } produits. Lequel maintenant ?
    }
ask-take-any =
    { $n ->
        [one] Prendre un produit au choix ?
       *[other] Prendre { $n } produits au choix ? Lequel d’abord ?
    }
ask-take-identical =
    { $n ->
        [one] Prendre un produit au choix ?
       *[other] Prendre { $n } produits de la même sorte ? Laquelle ?
    }
ask-take-different =
    { $n ->
        [one] Prenez un produit d’une sorte que vous n’avez pas encore prise. Lequel ?
       *[other] Prendre { $n } produits, chacun d’une autre sorte ? Lequel maintenant ?
    }
ask-supplies-from-own =
    { $n ->
        [one] Prendre le stock de votre emplacement ?
       *[other] Prendre le stock de votre emplacement, une ou deux fois ?
    }
ask-supplies-from-adjacent =
    { $n ->
        [one] Prendre le stock d’un emplacement adjacent ? Lequel ?
       *[other] Prendre le stock d’un emplacement adjacent, une ou deux fois ? Lequel ?
    }
ask-supplies-from-opposite =
    { $n ->
        [one] Prendre le stock de l’emplacement opposé ?
       *[other] Prendre le stock de l’emplacement opposé, une ou deux fois ?
    }
ask-supplies-from-any =
    { $n ->
        [one] Prendre le stock d’un emplacement au choix ? Lequel ?
       *[other] Prendre le stock d’un emplacement au choix, une ou deux fois ? Lequel ?
    }
ask-supplies-from-previous =
    { $n ->
        [one] Prendre le stock de l’emplacement du joueur précédent ?
       *[other] Prendre le stock de l’emplacement du joueur précédent, une ou deux fois ?
    }
ask-put-back = Remettez les cartes une à une, au-dessus ou en dessous de votre pile. Laquelle maintenant ?
# $placed cartes sont déjà sous la pile, $n peuvent encore y aller.
ask-cycle =
    { $placed ->
        [0] Placer jusqu’à { $n } cartes de votre main sous votre pile et en piocher autant ? Laquelle d’abord ?
       *[other] { $n ->
            [one] Encore une carte sous votre pile ?
           *[other] Encore des cartes sous votre pile, { $n } au plus ?
        }
    }
ask-put-below =
    { $n ->
        [one] Quelle carte de votre main va sous votre pile ?
       *[other] { $n } cartes de votre main vont sous votre pile, la dernière tout en dessous. Laquelle maintenant ?
    }
ask-crop-for-card =
    { $n ->
        [one] Donner un produit pour piocher une carte ? Lequel ?
       *[other] Donner un produit pour piocher une carte, jusqu’à { $n } fois ? Lequel ?
    }
ask-swap-market =
    { $n ->
        [one] Échanger une carte de votre main avec le marché ? Quelle carte du marché prenez-vous ?
       *[other] Échanger des cartes de votre main avec le marché, jusqu’à { $n } fois ? Quelle carte du marché prenez-vous ?
    }
ask-give-to-market = Quelle carte de votre main va au marché à sa place ?
ask-swap-fulfilled =
    { $n ->
        [one] Échanger une carte de votre main avec une carte complétée ? Quelle carte complétée prenez-vous ?
       *[other] Échanger des cartes de votre main avec des cartes complétées, jusqu’à { $n } fois ? Quelle carte complétée prenez-vous ?
    }
ask-give-as-fulfilled = Quelle carte de votre main devient une carte complétée à sa place ?
ask-third-card = C’est votre troisième carte du tour. Prendre un produit au choix ?
ask-get-supplies = Faire du stock une fois de plus ? Sur quel emplacement va votre disque ?

## Les choix

choice-end-turn = Terminer le tour
choice-done = Non, continuer
choice-enough = Cela suffit
choice-use-it = Oui, l’utiliser
choice-supply = Faire du stock : emplacement { $space }
choice-play = Compléter : { $card }
choice-market = Compléter, du marché : { $card }
choice-buy-crop = Payer 3 cartes complétées pour prendre un produit au choix
choice-buy-card = Payer 3 cartes complétées pour piocher une carte
choice-spare = Payer 1 { $kind } de moins
choice-pay = Payer { $crop }
choice-take = Prendre { $crop }
choice-below = Placer sous votre pile : { $card }
choice-top = Placer sur votre pile : { $card }
choice-get = Prendre la carte : { $card }
choice-give = Donner la carte : { $card }
choice-draw = Une carte est piochée : { $card }
choice-start = { $player } commence

## Ce qui s’est passé

event-starts = { $player } commence.
event-turn = Tour { $n } : { $player }.
event-supplies = { $player } fait du stock sur l’emplacement { $space }.
event-plays = { $player } complète une carte : { $card }.
event-plays-market = { $player } complète une carte du marché : { $card }.
event-buys-crop = { $player } utilise un avantage : 3 cartes complétées pour un produit au choix.
event-buys-card = { $player } utilise un avantage : 3 cartes complétées pour piocher une carte.
event-pays = { $player } paie { $crops }.
event-takes = { $player } prend { $crops }.
event-spares = { $player } paie 1 { $kind } de moins.
event-spends = { $player } paie une carte complétée.
event-spends-together = { $player } paie { $n } cartes complétées.
event-draws = { $player } pioche une carte : { $card }.
event-draws-unseen = { $player } pioche une carte.
event-draws-unseen-together = { $player } pioche { $n } cartes.
event-below = { $player } place une carte sous sa pile : { $card }.
event-below-unseen = { $player } place une carte sous sa pile.
event-top = { $player } place une carte sur sa pile : { $card }.
event-top-unseen = { $player } place une carte sur sa pile.
event-looks =
    { $n ->
        [one] { $player } regarde la première carte de sa pile.
       *[other] { $player } regarde les { $n } premières cartes de sa pile.
    }
event-sees = { $player } voit une carte : { $card }.
event-sees-unseen = { $player } voit une carte.
event-sees-shown = { $player } montre une carte complétée : { $card }.
event-lays = { $player } pose une carte comme complétée : { $card }.
event-lays-unseen = { $player } pose une carte de sa pile comme complétée, face cachée.
event-back = { $player } reprend en main une carte complétée : { $card }.
event-swaps = { $player } échange deux cartes : { $card } contre { $other }.
event-reveals = Nouvelle au marché : { $card }.
event-shuffles =
    { $n ->
        [one] La défausse, une seule carte, devient la nouvelle pile marché.
       *[other] La défausse est mélangée : { $n } cartes forment la nouvelle pile marché.
    }
event-another = { $player } jouera un autre tour juste après celui-ci.
event-discount = { $player } paiera un produit de moins pour la prochaine carte de ce tour.
event-countdown =
    { $n ->
        [0] Le décompte est terminé : c’était le dernier tour.
        [one] Le disque « décompte » passe sur l’emplacement { $space } : il reste un tour.
       *[other] Le disque « décompte » passe sur l’emplacement { $space } : il reste { $n } tours.
    }
event-last-round = { $player } n’a plus aucune carte Vente ! On finit la manche.

## Le résultat

score-done = toutes les cartes Vente complétées
score-left =
    { $n ->
        [one] { $n } carte Vente restante
       *[other] { $n } cartes Vente restantes
    }
score-crops = { $crops }

## Ce qui n’est pas permis

refused-first-answer = Répondez d’abord à la question : le tour continue ensuite.
refused-no-such-crop = Vous ne pouvez pas payer 1 { $kind } ici.
refused-not-spared = Vous ne pouvez pas économiser 1 { $kind } sur cette carte : elle n’en demande pas, ou vous ne pourriez pas payer le reste.
refused-not-offered = Ce n’est pas une réponse à cette question.
refused-supplies-first = Vous ne pouvez pas encore terminer le tour : faites d’abord du stock.
refused-supplied = Vous avez déjà fait du stock ce tour-ci.
refused-stack-empty = Votre pile est vide : il n’y a rien à piocher.
refused-fulfilled =
    { $need ->
        [one] Il faut { $need } carte complétée
       *[other] Il faut { $need } cartes complétées
    } ; vous { $have ->
        [0] n’en avez aucune
       *[other] en avez { $have }
    }. Les cartes jouées ce tour-ci ne comptent pas encore.
refused-not-in-hand = Cette carte n’est pas dans votre main.
refused-not-in-market = Cette carte n’est pas au marché.
refused-market-limit = Plus de cartes du marché pendant ce tour : le premier tour en permet une, le deuxième deux.
refused-not-in-turn = Cela ne se fait pas tout seul : c’est la réponse à certaines questions.
refused-limit =
    { $n ->
        [one] Vous avez joué { $n } carte pendant ce tour : c’est le maximum.
       *[other] Vous avez joué { $n } cartes pendant ce tour : c’est le maximum.
    }
refused-market-short =
    { $need ->
        [one] Il faut { $need } autre carte au marché
       *[other] Il faut { $need } autres cartes au marché
    } ; { $have ->
        [0] il n’y en a aucune
       *[other] il y en a { $have }
    }.
refused-cost = Vous ne pouvez pas payer cette carte. Son coût : { $cost }.
refused-same-space = Votre disque est sur l’emplacement { $space } : pour y rester, il faut { $need } cartes complétées, et vous en avez { $have }.
refused-occupied =
    { $need ->
        [one] L’emplacement { $space } est occupé : pour y aller, il faut { $need } carte complétée, et vous en avez { $have }.
       *[other] L’emplacement { $space } est occupé : pour y aller, il faut { $need } cartes complétées, et vous en avez { $have }.
    }

## La table dans un terminal

draw-round = Manche { $n }
draw-solo =
    { $left ->
        [one] { $left } tour restant sur { $all }
       *[other] { $left } tours restants sur { $all }
    }
draw-player = C’est à { $player } de jouer
draw-over = La partie est terminée
draw-you = vous
draw-this-turn = Ce tour
draw-supplies-open = stock à faire
draw-supplies-done = stock fait
draw-played =
    { $n ->
        [one] { $n } carte complétée sur { $limit }
       *[other] { $n } cartes complétées sur { $limit }
    }
draw-played-solo =
    { $n ->
        [one] { $n } carte complétée
       *[other] { $n } cartes complétées
    }
draw-market-limit =
    { $n ->
        [0] plus aucune du marché
       *[other] encore { $n } du marché au plus
    }
draw-discount = carte suivante : −1 produit
draw-another = un autre tour suivra
draw-last-round = dernière manche !
draw-fee =
    { $n ->
        [0] disponible
       *[other] coûte { $n }
    }
draw-countdown = décompte
draw-left = reste
draw-hand = main
draw-stack = pile
draw-fulfilled = complétées
draw-market = Marché
draw-market-stack =
    { $n ->
        [one] { $n } carte dans la pile marché
       *[other] { $n } cartes dans la pile marché
    }
draw-discard =
    { $n ->
        [0] défausse vide
       *[other] défausse de { $n }, la { $card } dessus
    }
draw-your-hand = Votre main
draw-payable = vous pouvez la payer
draw-card = { $cost } → { $reward }
draw-no-cards = aucune carte
draw-looked = Vous regardez
draw-played-cards = jouées ce tour-ci : { $cards }
draw-your-stack = votre pile, de haut en bas : { $cards }
draw-face-up = Vos cartes complétées, face visible
draw-your-fulfilled = complétées, la plus ancienne d’abord : { $cards }
draw-known-hand = en main : { $cards }
draw-known-stack = pile, de haut en bas : { $cards }
draw-known-somewhere = quelque part : { $cards }
draw-unseen =
    { $n ->
        [one] { $n } inconnue
       *[other] { $n } inconnues
    }
draw-hidden =
    { $n ->
        [one] { $n } cachée
       *[other] { $n } cachées
    }

## La table dans un navigateur

face-ring = Plateau Hangar, ses emplacements dans le sens horaire
face-space = Emplacement : { $gives }
face-discs = Ici : { $who }
face-fee =
    { $n ->
        [0] Disponible
        [one] Cela coûte { $n } carte complétée
       *[other] Cela coûte { $n } cartes complétées
    }
face-turns-left =
    { $n ->
        [one] tour restant
       *[other] tours restants
    }
face-refill = réapprovisionné à la fin du tour
face-gap = vide jusqu’à la fin du tour
face-market-stack = pile marché { $n }
face-discard = défausse { $n }
face-discard-title = Défausse, la plus récente d’abord
face-stack-title = Votre pile, de haut en bas
face-fulfilled-title = Cartes complétées, la plus ancienne d’abord
face-somewhere = quelque part
face-close = Fermer
face-top = dessus
face-below = dessous
face-spare = Quel produit économisez-vous ?
face-hand = Main
face-missing = Il manque : { $parts }
face-card-hand = Carte en main
face-card-market = Carte du marché
face-card-played = Jouée ce tour-ci
face-card-looked = De votre pile
face-card-pile = Carte
face-to-do = à faire
face-standing-cards =
    { $n ->
        [one] { $n } carte Vente restante ({ $hand } en main, { $stack } dans la pile)
       *[other] { $n } cartes Vente restantes ({ $hand } en main, { $stack } dans la pile)
    }
face-standing-money =
    { $n ->
        [one] { $n } carte complétée pour payer
       *[other] { $n } cartes complétées pour payer
    }
face-standing-crops = produits d’une valeur de { $n }
face-race = { $n } cartes sur { $all } à faire
face-times = { $n } fois
face-then = { $now }, puis { $then }
face-coins =
    { $n ->
        [one] { $n } carte complétée. La montrer
       *[other] { $n } cartes complétées. Les montrer
    }
face-coins-help = Cartes complétées : de quoi payer les avantages. Cliquez pour les voir.
face-stack =
    { $n ->
        [0] Votre pile est vide
        [one] Votre pile : { $n } carte, { $known } connue
       *[other] Votre pile : { $n } cartes, { $known } connues
    }
face-stack-known =
    { $n ->
        [0] aucune connue
        [one] { $n } connue
       *[other] { $n } connues
    }

# Sur les cartes : le plus court possible.
face-note-times = jusqu’à { $n }×
face-note-below = sous ma pile
face-note-to-hand = dans ma main
face-note-market-below = marché, sous ma pile
face-note-sup-own = mon disque
face-note-sup-adjacent = à côté
face-note-sup-opposite = en face
face-note-sup-any = n’importe où
face-note-sup-previous = joueur précédent
face-note-move = déplacer le disque
face-note-bottom = du dessous
face-note-look = en regarder { $n }
face-note-cycle = jusqu’à { $n }
face-note-unseen = face cachée
face-note-another = tour de plus
face-note-discount = suivante : −1
face-note-swap-market = main ↔ marché
face-note-swap-fulfilled = main ↔ complétées
face-note-fourth = une 4e carte
face-note-third = si 3e carte

# À côté des pièces et dessus.
face-card-says = { $card } : { $words }
face-supplies = stock
face-of = cartes : { $n } sur { $all }
face-done =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
face-opens = Serait alors payable
face-nothing-seen = Aucune carte visible pour l’instant
face-costs =
    { $n ->
        [one] Cela coûte { $n } carte complétée.
       *[other] Cela coûte { $n } cartes complétées.
    }
face-then-left =
    { $n ->
        [0] Il ne vous reste alors plus rien à faire !
        [one] Il vous reste alors { $n } carte.
       *[other] Il vous reste alors { $n } cartes.
    }
# $cards : les premières.
face-pays-for =
    { $n ->
        [one] Vous pourrez alors payer : { $cards }.
        [2] Vous pourrez alors payer : { $cards }.
       *[other] Vous pourrez alors en payer { $n } de plus, dont { $cards }.
    }
face-still-payable =
    { $n ->
        [one] Vous pourriez encore payer { $n } carte.
       *[other] Vous pourriez encore payer { $n } cartes.
    }

## Les règles, une à une

# Mise en place
rule-FF-01 = On mélange les 119 cartes Vente. Chacun reçoit une pile face cachée : 30 cartes en solo, 20 à deux, 17 à trois, 15 à quatre joueurs.
rule-FF-02 = Chacun commence avec en main les trois cartes du dessus de sa propre pile.
rule-FF-03 = Les cartes restantes forment la pile marché ; cinq d’entre elles, face visible, sont le marché. La défausse est vide au départ.
rule-FF-04 = Le hasard désigne le premier joueur, puis on joue dans le sens horaire. Une manche, c’est un tour pour chacun, à partir du premier joueur.
rule-FF-05 = Personne ne voit une pile, pas même son propriétaire, ni la main d’un autre. Le nombre de cartes n’est jamais secret.

# Un tour
rule-FF-10 = Pendant un tour, vous faites du stock exactement une fois et pouvez compléter jusqu’à trois cartes Vente et utiliser des avantages, dans n’importe quel ordre. Sans stock, pas de fin de tour.
rule-FF-11 = Au tout premier tour de la partie, une carte au plus peut venir du marché ; au deuxième tour, deux au plus. Les cartes de la main ne comptent pas ici.
rule-FF-12 = Pour faire du stock, déplacez votre disque vers un autre emplacement disponible du plateau Hangar et prenez tout ce qu’il montre. À votre premier tour, posez-le sur un emplacement disponible quelconque.
rule-FF-13 = L’emplacement carte fait piocher une carte de votre pile. Si la pile est vide, il ne donne rien, mais vous pouvez y aller quand même.
rule-FF-14 = Vous pouvez avoir autant de cartes en main et autant de produits que vous voulez.
rule-FF-20 = Pour compléter une carte Vente de votre main ou du marché, payez tout son coût, puis utilisez sa récompense. On ne paie jamais en partie. Une carte piochée ce tour-ci peut être complétée aussitôt.
rule-FF-21 = Les produits payés retournent à la réserve.
rule-FF-22 = Une récompense n’est jamais obligatoire. Produits et cartes se prennent en entier ou pas du tout ; ce qui sert plusieurs fois peut servir moins souvent.
rule-FF-23 = Une carte jouée ne devient une carte complétée qu’à la fin du tour : elle peut servir de paiement dès votre tour suivant.
rule-FF-24 = Les vides du marché ne sont réapprovisionnés qu’à la fin du tour.
rule-FF-25 = Les cartes complétées que vous payez vont face visible à la défausse, les plus anciennes d’abord.
rule-FF-26 = Une récompense s’utilise quand sa carte est jouée, sinon elle est perdue. S’il y en a plusieurs sur une carte, suivez l’ordre imprimé ; chacune est facultative.

# Avantages
rule-FF-30 = Pour 2 cartes complétées, votre disque peut rester où il est et vous reprenez ce stock ; d’autres disques au même endroit n’ajoutent rien.
rule-FF-31 = Pour aller sur un emplacement occupé, payez une carte complétée par disque qui s’y trouve.
rule-FF-32 = Pour 3 cartes complétées, prenez un produit au choix.
rule-FF-33 = Pour 3 cartes complétées, piochez une carte de votre pile, tant qu’il y en a.
rule-FF-34 = Les avantages s’utilisent chaque fois que vous choisissez la suite de votre tour, mais pas pendant le paiement ou la récompense d’une carte, ni après la fin du tour.

# Fin du tour
rule-FF-35 = À la fin du tour, les cartes jouées deviennent des cartes complétées, dans l’ordre où elles ont été jouées.
rule-FF-36 = Ensuite, le marché est réapprovisionné jusqu’à cinq cartes. Quand la pile marché est épuisée, la défausse mélangée la remplace ; si elle est vide aussi, le marché reste incomplet.

# Coûts
rule-FF-40 = Un coût demande certains produits, ou des produits au choix, ou des produits identiques (vous choisissez la sorte), ou des produits tous différents, ou un mélange de tout cela.
rule-FF-41 = Pour payer ce coût, placez une de vos cartes complétées sous votre pile. Les cartes jouées ce tour-ci ne sont pas encore complétées.
rule-FF-42 = Pour payer ce coût, reprenez en main une de vos cartes complétées.
rule-FF-43 = Pour payer ce coût, placez une ou trois cartes du marché, à votre choix, sous votre pile. La carte que vous complétez ne compte pas, et les autres sont désormais à vous de compléter.
rule-FF-44 = Ce coût est de trois cartes complétées.
rule-FF-45 = Payez autant de moutons ou autant de cochons que vous voulez, au moins un et d’une seule des deux sortes : la récompense compte une fois par animal.
rule-FF-46 = Les cartes qui vont sous une pile y vont une à une, dans l’ordre de votre choix ; la dernière est tout en dessous.

# Récompenses
rule-FF-50 = Prenez les produits dans la réserve : ceux qui sont nommés, ou ceux de votre choix, identiques ou différents si la carte le dit.
rule-FF-51 = Piochez ce nombre de cartes de votre pile. Pour chaque carte qui y manque, prenez un produit au choix.
rule-FF-52 = Prenez le stock d’un emplacement sans bouger votre disque : le vôtre, un voisin, celui d’en face, n’importe lequel ou celui du joueur précédent. Les autres disques n’y changent rien et on ne paie rien.
rule-FF-53 = Piochez la carte tout en dessous de votre pile. Si la pile est vide, il ne se passe rien.
rule-FF-54 = Regardez les cinq cartes du dessus de votre pile (toutes, s’il y en a moins) et remettez chacune au-dessus ou en dessous, dans l’ordre de votre choix. Elles ne viennent pas en main.
rule-FF-55 = Placez jusqu’à trois cartes de votre main sous votre pile, puis piochez-en autant.
rule-FF-56 = Piochez une carte et posez-la face cachée parmi vos cartes complétées : ni coût, ni récompense, et elle ne compte pas dans les cartes du tour. Vous seul la voyez.
rule-FF-57 = Piochez deux cartes, puis placez une carte de votre main sous votre pile. S’il y a moins de deux cartes dans la pile, piochez-en juste une ; s’il n’y en a aucune, prenez un produit au choix.
rule-FF-58 = Piochez trois cartes, puis placez deux cartes de votre main sous votre pile. S’il y a moins de trois cartes dans la pile, piochez-en juste une ; s’il n’y en a aucune, prenez un produit au choix.
rule-FF-59 = Donnez les premiers produits et prenez les seconds, au plus autant de fois que la carte l’indique.
rule-FF-60 = Donnez un produit quelconque pour piocher une carte de votre pile, au plus autant de fois que la carte l’indique.
rule-FF-61 = Ce tour fini, vous en jouez aussitôt un autre. Plusieurs cartes de ce genre dans un tour ne donnent qu’un seul tour de plus.
rule-FF-62 = La prochaine carte Vente de ce tour coûte un produit de moins, à votre choix. La toute prochaine carte épuise cette réduction, même si son coût ne comporte aucun produit.
rule-FF-63 = Échangez une carte de votre main avec une carte du marché. Ce n’est pas compléter une carte : rien n’est compté.
rule-FF-64 = Échangez une carte de votre main avec une de vos cartes complétées ; les deux sont montrées.
rule-FF-65 = Donnez des cartes complétées et prenez en échange des produits au choix, au taux de la carte.
rule-FF-66 = Vous pouvez jouer une quatrième carte Vente ce tour-ci, et la carte qui le permet peut être elle-même la quatrième. Jamais de cinquième.
rule-FF-67 = Si c’est la troisième carte Vente que vous jouez ce tour-ci, prenez un produit au choix.
rule-FF-68 = Faites du stock une fois de plus, exactement comme dans le tour : votre disque se déplace, et un emplacement occupé ou le vôtre se paie.

# Fin de la partie
rule-FF-70 = Si un joueur termine son tour sans aucune carte Vente en main ni dans sa pile, on finit la manche pour que chacun ait joué autant de tours. Puis la partie s’arrête.
rule-FF-71 = Seul à n’avoir plus rien, on gagne. À plusieurs, les produits décident : blé 1, concombre et tomate 2, mouton et cochon 3 points ; encore à égalité, on partage la victoire.
rule-FF-72 = Les joueurs à qui il reste des cartes n’ont pas gagné ; on ne les classe pas entre eux.

# Solo
rule-FF-80 = En solo, vous avez 30 cartes et 18 tours. Le disque « décompte » part de l’emplacement carte.
rule-FF-81 = L’emplacement sous le disque « décompte » est occupé : y aller coûte une carte complétée.
rule-FF-82 = En solo, vous pouvez compléter autant de cartes que vous voulez dans un tour.
rule-FF-83 = Après chaque tour, le disque « décompte » avance d’un emplacement dans le sens horaire. Un tour supplémentaire ne le déplace pas.
rule-FF-84 = En solo, vous gagnez à l’instant même où main et pile sont vides. Si le tour 18 se termine avant, vous avez perdu.

## La page des règles : les titres, chacun avant une règle ; et ce que nous avons décidé nous-mêmes

heading-FF-01 = Mise en place
heading-FF-10 = Un tour
heading-FF-30 = Avantages
heading-FF-35 = Fin du tour
heading-FF-40 = Coûts
heading-FF-50 = Récompenses
heading-FF-70 = Fin de la partie
heading-FF-80 = En solo

ruling-FF-11 = Un tour supplémentaire garde la limite du tour qu’il suit et ne compte pas. En solo, les tours un et deux sont limités ainsi.
ruling-FF-13 = Une pile vide ne donne rien ; l’emplacement peut quand même être choisi.
ruling-FF-22 = Les cartes aussi se piochent toutes ou pas du tout ; « deux fois » peut être une seule fois.
ruling-FF-25 = Les plus anciennes sont payées d’abord, sans question. Quand une carte précise est reprise, son propriétaire choisit. Une carte posée ou échangée par une récompense est la plus récente.
ruling-FF-26 = Toute cette règle.
ruling-FF-30 = Les autres disques sur votre emplacement ne coûtent rien. Impossible avant que votre disque soit posé.
ruling-FF-33 = Pas avec une pile vide.
ruling-FF-34 = Toute cette règle. Les deux avantages qui concernent les emplacements sont des façons de faire l’unique stock du tour.
ruling-FF-36 = La défausse est mélangée quand il faut une carte et que la pile marché est vide, même au milieu du réapprovisionnement.
ruling-FF-43 = Vous choisissez lesquelles ; la carte que vous complétez n’en fait pas partie, et les trois doivent être là.
ruling-FF-45 = Une seule espèce, au moins un animal, et pas de réduction là-dessus.
ruling-FF-46 = Toute cette règle.
ruling-FF-51 = D’abord on pioche les cartes, puis on prend les produits, chacun au choix ; le tout ou rien.
ruling-FF-52 = Deux fois veut dire deux fois le même emplacement. Sans le disque en question, il n’y a rien. Le joueur précédent est à votre droite ; en solo, c’est le disque « décompte ».
ruling-FF-53 = Avec une pile vide, rien ne se passe.
ruling-FF-54 = On regarde toujours autant de cartes qu’il y en a, cinq au plus.
ruling-FF-55 = D’abord toutes vont dessous, ensuite on pioche.
ruling-FF-56 = Seul son propriétaire la voit, et elle est aussitôt une carte complétée.
ruling-FF-60 = Pas avec une pile vide.
ruling-FF-61 = Plusieurs dans un tour donnent un seul tour de plus ; un tour supplémentaire peut en gagner un autre ; tous comptent pour un seul tour.
ruling-FF-62 = La toute prochaine carte l’épuise, quel que soit son coût. Les produits au choix, identiques ou différents comptent comme indiqués.
ruling-FF-64 = Les deux cartes sont montrées.
ruling-FF-66 = Jamais de cinquième.
ruling-FF-68 = Utilisée avant le stock du tour, elle pose ou déplace le disque, et ce stock le déplace encore.
ruling-FF-70 = On regarde cela après les tours supplémentaires.
ruling-FF-72 = Toute cette règle.
ruling-FF-83 = Un tour supplémentaire ne déplace pas le disque et ne compte pas dans les 18.
ruling-FF-84 = On regarde cela quand un coût est payé ou une récompense exécutée.

## La leçon : ce qui est dit avant un choix, dans l’ordre de lesson.toml

lesson-welcome = Bienvenue ! Vous gagnez quand il ne vous reste aucune carte Vente, ni en main ni dans votre pile. Vous avez trois cartes en main, 17 attendent dans la pile.
lesson-card = Une carte Vente a deux moitiés : en haut ce qu’elle coûte, en bas ce qu’elle donne. L’une des vôtres coûte deux tomates et donne un mouton.
lesson-supply = Une fois par tour, vous déplacez votre disque et prenez ce que montre son nouvel emplacement. Deux tomates, c’est ce que demande cette carte : allez aux tomates.
lesson-play = Vous pouvez maintenant payer la carte. Ce que vous pouvez payer a un bord vert et une coche. Jouez-la.
lesson-reward = La récompense : un mouton. Une récompense n’est jamais obligatoire, mais celle-ci vous arrange.
lesson-turn-ends = Une carte du marché serait aussi permise, mais gardez le mouton : terminez le tour. La carte jouée devient une carte complétée, et c’est votre monnaie plus tard.
lesson-occupied = Ada a pris l’emplacement du blé. Aller sur un disque coûte une carte complétée, rester en coûte deux. L’une de vos cartes veut un concombre, et cet emplacement est disponible.
lesson-second-card = Jouez la carte qui veut un concombre. Jusqu’à trois cartes par tour sont permises.
lesson-draw = Cette récompense permet de donner des produits pour piocher. Piocher compte : seules les cartes en main se jouent, il faut donc vider la pile. Donnez le concombre.
lesson-keep = Vous pourriez piocher encore, mais gardez le mouton : une autre carte veut une tomate et un mouton. Continuez donc.
lesson-plan = Des tomates pour la carte à tomate et mouton. Il est bon de prévoir : quel emplacement paie quelle carte ? Ses trois concombres paieront la suivante.
lesson-market = Les cartes ouvertes forment le marché : chacun peut aussi les compléter. Elles ne réduisent pas votre pile, mais leurs récompenses aident. Celle-ci coûte deux produits différents : une tomate et un concombre.
lesson-others-space = Sa récompense : le stock de l’emplacement du joueur précédent. Ada est sur l’emplacement carte : vous piochez, et votre disque ne bouge pas.
lesson-money = Vous avez maintenant quatre cartes complétées. Prenez d’abord un mouton, puis dépensez un peu de cette monnaie.
lesson-breaker = Les avantages : trois cartes complétées achètent un produit au choix, ou une carte de votre pile. Achetez une carte.
lesson-big-card = Trois produits différents pour quatre cartes : c’est un grand pas, et vous avez trois sortes. Jouez-la.
lesson-four-cards = Piochez les quatre : votre pile maigrit, et votre main offre plus de choix.
lesson-skip = Les tours se suivent ainsi : du stock, jusqu’à trois cartes, des avantages quand ils aident. Passons à la douzième manche.
lesson-last-round = De vos vingt cartes Vente, il en reste une, dans votre pile. Ada en a deux. Une carte doit être en main pour être jouée : l’emplacement carte la fait piocher.
lesson-last-crop = Votre dernière carte coûte un concombre, une tomate et un mouton ; le concombre manque. Vos trois dernières cartes complétées l’achètent : à la fin, elles ne valent rien d’autre.
lesson-last-play = Tout y est. Jouez votre dernière carte.
lesson-no-reward = Sa récompense serait un tour de plus. Vous n’en avez pas besoin : une récompense peut toujours être laissée.
lesson-last-done = Plus de carte en main, ni dans la pile. Terminez le tour. La manche est jouée jusqu’au bout : il reste un tour à Ada.
lesson-end = Il reste une carte à Ada : vous avez gagné. Si elle avait fini dans la même manche, les produits restants décideraient. À vous de jouer !

# Sources of points, at the end
score-done-source = toutes les cartes accomplies
score-left-source = cartes restantes
score-crops-source = produits

## First page

game-line = Une course sur le plateau Hangar : payez carte après carte.

## Rules page

signs-supplies = Le plateau Hangar
signs-breakers = Avantages
signs-costs = Ce qu’une carte peut demander
signs-rewards = Ce qu’une carte peut rapporter
## Les exercices : titre, tâche, indice, et ce qui est dit après

scenario-breaker = Les avantages
scenario-breaker-task = Vous n’avez pas de produits, mais six cartes complétées. Complétez deux cartes pendant ce tour.
scenario-breaker-hint = Un seul emplacement paie la carte qui coûte deux blés. Une autre veut un cochon, et trois cartes complétées achètent un produit au choix.
scenario-breaker-done = Les cartes complétées sont une monnaie : elles ont acheté le cochon que le stock n’apportait pas. Et pour un cochon, vous aurez deux nouvelles cartes.
scenario-three = Trois en un tour
scenario-three-task = Complétez trois cartes pendant ce tour, le plus qui soit permis. Les cartes du marché comptent aussi.
scenario-three-hint = Une récompense paie la carte suivante : voyez quelle carte du marché fait d’un mouton un cochon, et laquelle donne le blé que demande votre main.
scenario-three-done = Trois cartes avec un seul passage au stock. Cherchez des cartes dont la récompense est le prix d’une autre.
scenario-finish = Finir pendant ce tour
scenario-finish-task = Votre dernière carte est dans votre pile, et Ada n’en a plus qu’une. Finissez pendant ce tour.
scenario-finish-hint = Une carte doit être en main pour être jouée. Qui la pioche ? Et gardez un concombre, un mouton et un cochon : c’est son prix.
scenario-finish-done = Plus de carte en main ni dans la pile : vous avez gagné. Vous êtes en fin de manche, c’est donc fini tout de suite ; sinon les autres la termineraient.
scenario-solo = Seul contre le compte à rebours
scenario-solo-task = Une partie en solo : l’autre disque décompte les tours, et le nombre de cartes par tour est libre. Défaites-vous maintenant de vos deux dernières cartes.
scenario-solo-hint = Les deux cartes veulent du blé, et l’une d’elles redonne du stock. Prenez du blé, puis réfléchissez : quelle carte d’abord ?
scenario-solo-done = D’abord la carte qui redonne du stock : c’est le blé de l’autre. Qui n’a plus de carte avant la fin du compte à rebours gagne en solo.

## La table en mots

text-no-cards = Aucune carte.
text-card = Carte { $card } : { $cost } → { $reward }
text-card-payable = Carte { $card } : { $cost } → { $reward } ; vous pouvez la payer
text-unseen =
    { $n ->
        [one] { $n } carte que personne n’a vue
       *[other] { $n } cartes que personne n’a vues
    }
text-hidden =
    { $n ->
        [one] { $n } carte cachée pour vous
       *[other] { $n } cartes cachées pour vous
    }
call-hand = main
text-looked = Cartes regardées
call-looked = regardées
text-player = { $player }
call-player = joueur { $player }
text-crops = Produits : { $crops }
text-no-crops = Aucun produit
text-left =
    { $n ->
        [one] { $n } carte à compléter
       *[other] { $n } cartes à compléter
    } : { $hand } en main, { $stack } dans la pile
text-fulfilled =
    { $n ->
        [one] { $n } carte complétée
       *[other] { $n } cartes complétées
    }
text-started = A commencé la partie
text-hand-of = Main de { $player }
text-stack-of = Pile de { $player }, de haut en bas
call-stack = pile
text-fulfilled-of = Cartes complétées de { $player }, la plus ancienne d’abord
call-paid = complétées
text-somewhere = En main, dans la pile ou complétées, tous le savent : { $cards }
text-known-to-all = Tous savent où sont ces cartes : { $cards }
text-discard = Défausse, de haut en bas
call-discard = défausse
text-shuffled = Dans la pile marché, dans un ordre que personne ne connaît
call-shuffled = mélangées
call-market = marché
text-market-stack =
    { $n ->
        [one] { $n } carte dans la pile marché
       *[other] { $n } cartes dans la pile marché
    }
text-shuffles =
    { $n ->
        [one] mélangée de nouveau { $n } fois
       *[other] mélangée de nouveau { $n } fois
    }
text-ring = Plateau des stocks, dans le sens horaire
call-ring = cercle
text-space = Case { $space }, donne { $gives } ; ici : { $discs } ; { $fee }
text-fee =
    { $n ->
        [0] gratuite
        [one] coûte { $n } carte complétée
       *[other] coûte { $n } cartes complétées
    }
text-nobody = personne
text-beside = À côté du plateau : { $discs }
call-turn = tour
text-paid-animals = Animaux payés pour cette carte : { $n }
text-target = À échanger contre : { $card }
text-played = Jouées ce tour-ci
call-played = jouées

## Les longues listes, pas à pas

step-supply = Faire du stock : { $n } emplacements
step-ask-supply = De quel emplacement prenez-vous le stock ?
step-play = Compléter une carte de votre main : { $n } au choix
step-ask-play = Quelle carte de votre main complétez-vous ?
step-market = Compléter une carte du marché : { $n } au choix
step-ask-market = Quelle carte du marché complétez-vous ?

## Ce que l’on peut taper : les mots de la notation

typed-done = terminé
typed-use = utiliser
typed-supply = stock
typed-play = jouer
typed-market = marché
typed-buy = acheter
typed-spare = garder
typed-pay = payer
typed-take = prendre
typed-below = dessous
typed-top = dessus
typed-get = recevoir
typed-give = donner
typed-draw = piocher
typed-start = commencer
typed-wheat = blé
typed-cucumber = concombre
typed-tomato = tomate
typed-sheep = mouton
typed-pig = cochon
typed-card = carte
typed-crop = produit
typed-any = choix
typed-identical = identique
typed-different = différent

## Ce dont une façon de jouer donne plus, ou moins, selon l’entraîneur

feature-left = cartes à écouler
feature-hand = cartes en main
feature-hand-empty = une main vide
feature-known-in-stack = cartes connues dans la pile
feature-wheat = blés
feature-cucumber = concombres
feature-tomato = tomates
feature-sheep = moutons
feature-pig = cochons
feature-crops-beyond = produits au-delà de quatre d’une sorte
feature-crop-kinds = sortes de produits différentes
feature-fulfilled = cartes complétées pour payer
feature-fulfilled-beyond = cartes complétées au-delà de cinq
feature-payable = cartes en main payables tout de suite
feature-nearest = produits manquants pour la carte en main la plus proche
feature-short = produits manquants pour les cartes en main
feature-hand-cost = produits que coûtent les cartes en main
feature-costs-cards = cartes en main qui en font revenir
feature-costs-fulfilled = cartes en main qui coûtent des cartes complétées
feature-market-payable = cartes du marché payables tout de suite
feature-market-nearest = produits manquants pour la carte du marché la plus proche
feature-another = un tour supplémentaire
feature-discount = une réduction
feature-chain = cartes en main qui se paient l’une après l’autre
feature-chain-supplied = cartes en main qui s’enchaînent avec le prochain stock
