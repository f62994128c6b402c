### My Farm Shop en français. Les mêmes clés et variables que dans en.ftl ; un test les compare.

game-name = My Farm Shop
game-goal = Améliorez votre ferme champ par champ, produisez et vendez : le plus de pièces l’emporte.
game-picture = Trois étals avec miel, œufs, lait et laine, et deux dés
game-by = Auteur : Rüdiger Dorn (Pegasus Spiele, 2020). La plupart des cartes Champ sont notre reconstitution.
help-play =
    Votre ferme a dix champs numérotés ; un champ se lit : ce qu’il donne, ou paiement → gain.

    À votre tour :
      1. On lance trois dés. Choisissez-en un et prenez la carte de l’étal qui porte ce numéro.
         Chaque sac payé déplace le nombre d’un cran.
      2. Posez la carte sur n’importe quel champ de votre ferme. Elle couvre ce qui s’y trouvait.
      3. La somme des deux autres dés est le champ que chacun peut activer, tous en même temps.
         Là aussi, chaque sac déplace la somme d’un cran, pour vous seul. 2 et 12 sont un seul champ.
      4. L’étal reçoit une nouvelle carte, et les dés passent à gauche.

    Chaque tournesol d’un champ ajoute un objet, d’une sorte que le champ donne. Une carte 1× ne sert qu’une fois.
    Les flèches vertes mènent à un autre champ. La boutique a 16 places ; les sacs n’en prennent pas.
    Quand la pioche est vide, chacun active un dernier champ au choix. Le plus de pièces l’emporte.

    Modules : Départ lancé donne deux cartes pour commencer ; le Fermier apporte des moyens de
    transport qui paient des talents ; les Objectifs rapportent des pièces aux premiers.


# ---- Items and kinds ----

item-honey = { $n ->
    [one] { $n } miel
   *[other] { $n } miels
}
item-egg = { $n ->
    [one] { $n } œuf
   *[other] { $n } œufs
}
item-wool = { $n ->
    [one] { $n } laine
   *[other] { $n } laines
}
item-milk = { $n ->
    [one] { $n } lait
   *[other] { $n } laits
}
item-bag = { $n ->
    [one] { $n } sac
   *[other] { $n } sacs
}
item-coin = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
item-any = { $n ->
    [one] { $n } produit au choix
   *[other] { $n } produits au choix
}
item-identical = { $n } produits identiques
item-other = { $n } autres produits identiques
item-sunflower = { $n ->
    [one] { $n } tournesol
   *[other] { $n } tournesols
}
item-card = { $n ->
    [one] { $n } autre carte Champ
   *[other] { $n } autres cartes Champ
}
kind-honey = miel
kind-egg = œuf
kind-wool = laine
kind-milk = lait
kind-bag = sac
kind-coin = pièce
kind-any = produit au choix
kind-identical = un produit identique de plus
kind-sunflower = tournesol
letter-honey = M
letter-egg = Œ
letter-wool = L
letter-milk = La
letter-bag = S
letter-coin = ¢
transport-sack = baluchon
transport-tractor = tracteur
transport-wheelbarrow = brouette
transport-barrel = tonneau

# ---- Faces ----

area-gain = { $gain }
area-arrow = { $pay } → { $gain }
face-either = { $one } ou { $other }
face-once = { $face }, une seule fois
face-up = activer le champ du dessus
face-sideways = activer un champ voisin
face-empty = rien
face-farmer = le fermier

# ---- Skills and goals ----

skill-none = aucun talent
skill-good = sur un double : 1 produit au choix
skill-bags = sur un double : 2 sacs
skill-barter = à tout moment : 2 produits contre 2 produits
skill-exchange = à tout moment : 2 sacs contre 2 produits, ou 2 produits contre 2 sacs
skill-seven = planter un nouveau tournesol sur le champ 7
skill-swap = échanger les cartes de deux champs
skill-opposite = activer le champ du dessus ou du dessous
-icons = 5 icônes de boutique
-six-goods = 6 produits identiques
-eight-bags = 8 sacs
-five-sunflowers = 5 tournesols
-upper-row = des cartes sur tous les champs du haut
-full-shop = une boutique pleine
goal-none = aucun objectif
goal-icons = Objectif : { -icons }
goal-identical = Objectif : { -six-goods }
goal-bags = Objectif : { -eight-bags }
goal-sunflowers = Objectif : { -five-sunflowers }
goal-upper-row = Objectif : { -upper-row }
goal-full-shop = Objectif : { -full-shop }

# ---- Questions ----

ask-before-roll = Faire quelque chose avant de lancer les dés ?
ask-choose-die = Quel dé, et pour quel étal ?
ask-place = Sur quel champ posez-vous la carte ?
ask-activate = Quel champ activez-vous ?
ask-final-activate = Quel champ activez-vous pour finir ?
ask-afterwards = Autre chose après votre activation ?
ask-follow = Où vous mène la flèche du champ { $field } ?
ask-choose-area = Quelle partie du champ { $field } ?
ask-pay-identical = Quels sont les { $n } produits identiques que vous payez ?
ask-pay-other = Quels sont les { $n } autres produits identiques que vous payez ?
ask-pay-any = { $n ->
    [one] Quel produit payez-vous ?
   *[other] Payez { $n } produits : lequel d’abord ?
}
ask-uproot = { $n ->
    [one] Quel tournesol payez-vous ?
   *[other] Payez { $n } tournesols : lequel d’abord ?
}
ask-give-up = Quelle carte abandonnez-vous ?
ask-bonus = { $n ->
    [one] Qu’ajoute le tournesol ?
   *[other] Qu’ajoute le premier des { $n } tournesols ?
}
ask-take-any = { $n ->
    [one] Quel produit prenez-vous ?
   *[other] Prenez { $n } produits : lequel d’abord ?
}
ask-take-identical = Quel produit prenez-vous, en { $n } exemplaires ?
ask-plant-sunflowers = Où plantez-vous le tournesol ?
ask-surplus = Votre boutique est pleine : que rendez-vous ?
ask-choose-pair = Quelle paire de cartes choisissez-vous ?
ask-place-pair = Sur quel champ va la première carte de votre paire ?
ask-take-transport = { $n ->
    [one] Quel moyen de transport prenez-vous ?
   *[other] Prenez { $n } moyens de transport différents : lequel d’abord ?
}
ask-tiles-only = Votre boutique est pleine de moyens de transport : lequel rendez-vous ?
ask-farmer-returns = À quel étal va le fermier ?
ask-swap-first = Quelle carte échangez-vous ?
ask-swap-second = Avec la carte de quel champ ?

# ---- Choices ----

choice-done = terminé
choice-roll-dice = lancer les dés
choice-rest = ne rien activer
choice-lose = renoncer au tournesol
choice-stall = prendre la carte de l’étal { $stall } avec le { $die }{ $bags ->
    [0] {""}
    [one] , pour { $bags } sac
   *[other] , pour { $bags } sacs
}
choice-place = poser sur le champ { $field }
choice-activate = activer le champ { $field }
choice-follow = aller sur le champ { $field }
choice-area = partie { $area }
choice-pay = payer : { $good }
choice-uproot = payer un tournesol du champ { $field }
choice-give-up = abandonner la carte du champ { $field }
choice-take = prendre : { $good }
choice-bonus = en plus : { $item }
choice-plant = planter sur le champ { $field }
choice-return = rendre : { $good }
choice-start = { $player } commence
choice-roll = un { $die } aux dés
choice-draw = retourner : { $card }
choice-pair = paire { $pair }
choice-skill = { $skill }
choice-farmer = le fermier à l’étal { $stall }
choice-transport = prendre : { $transport }
choice-from = prendre à { $player } : { $transport }
choice-swap = échanger la carte du champ { $field }
choice-with = avec la carte du champ { $field }
choice-goal = { $goal }
choice-use-good = talent : 1 produit au choix
choice-use-bags = talent : 2 sacs
choice-use-barter = talent : 2 produits contre 2 produits
choice-use-bags-for-goods = talent : 2 sacs contre 2 produits
choice-use-goods-for-bags = talent : 2 produits contre 2 sacs
choice-use-seven = talent : planter sur le champ 7
choice-use-swap = talent : échanger deux cartes
choice-opposite = talent : activer le champ { $field } au lieu du champ opposé
choice-hand-back = rendre : { $transport }

# ---- Events ----

event-starts = { $player } commence.
event-turn = Tour { $turn } : { $player }.
event-rolls = { $player } obtient un { $die }.
event-rolls-together = { $player } lance { $die }.
event-chooses = { $player } prend la carte de l’étal { $stall } avec le { $die } : { $card }.
event-places = { $player } pose la carte sur le champ { $field } : { $card }.
event-discards = { $player } défausse la carte du champ { $field } : { $card }.
event-activates = { $player } active le champ { $field }{ $bags ->
    [0] {""}
    [one] {" "}pour { $bags } sac
   *[other] {" "}pour { $bags } sacs
}.
event-rests = { $player } n’active rien.
event-follows = { $player } suit la flèche vers le champ { $field }.
event-pays = { $player } paie { $items }.
event-gains = { $player } gagne { $items }.
event-returns = { $player } n’a plus de place et rend { $items }.
event-plants = { $player } plante un tournesol sur le champ { $field }.
event-loses = { $player } n’a pas de place pour le tournesol.
event-uproots = { $player } paie un tournesol du champ { $field }.
event-uses-up = { $player } a épuisé la carte du champ { $field } : { $card }.
event-reveals = Nouvelle carte à l’étal { $stall } : { $card }.
event-final = La pioche est vide. Chacun peut activer un dernier champ.
event-deals = Paire { $pair } : { $card }.
event-pair = { $player } choisit la paire { $pair }.
event-skill = { $transport } signifie « { $skill } ».
event-farmer = Le fermier va à l’étal { $stall } à la place de : { $card }.
event-transport = { $player } prend un moyen de transport : { $transport }.
event-takes-from = { $player } prend à { $other } un moyen de transport : { $transport }.
event-uses = { $player } paie un moyen de transport ({ $transport }) : { $skill }.
event-hands-back = { $player } rend un moyen de transport : { $transport }.
event-swaps = { $player } échange les cartes des champs { $field } et { $other }.
event-goal = { $goal }.
event-meets = { $goal } : { $player } l’atteint et gagne { $coins } pièces.
event-closes = { $goal } : fermé.

# ---- Scores ----

score-coins = pièces
score-farmer = { $n ->
    [one] { $n } moyen de transport
   *[other] { $n } moyens de transport
}
score-goods = { $n ->
    [one] { $n } produit
   *[other] { $n } produits
}
score-bags = { $n ->
    [one] { $n } sac
   *[other] { $n } sacs
}

# ---- Refusals ----

refused-not-now = Cela ne répond pas à la question.
refused-compulsory = Vous devez prendre une carte et la poser.
refused-no-die = Aucun dé ne montre { $die }.
refused-die-bags = Aller de { $die } à { $stall } coûte { $need ->
    [one] { $need } sac
   *[other] { $need } sacs
}, sans faire le tour ; vous en avez { $n }.
refused-upper-row = Une carte avec une flèche vers le haut ne peut pas être posée sur { $field } ; seulement sur 7 à 11.
refused-acted = Vous avez déjà fait votre activation.
refused-sum-bags = Amener la somme à { $field } coûte { $need ->
    [one] { $need } sac
   *[other] { $need } sacs
}, sans faire le tour ; vous en avez { $n }.
refused-arrow-leads-nowhere = Il n’y a rien à obtenir depuis { $field } pour l’instant.
refused-empty-field = Le champ { $field } est vide.
refused-cannot-pay = Vous ne pouvez pas payer ceci : { $face }.
refused-arrow-up = La flèche ne mène pas à { $field }, mais au champ du dessus.
refused-arrow-sideways = La flèche ne mène pas à { $field }, mais à un voisin de la même rangée.
refused-such-goods = Vous n’avez pas ces produits.
refused-no-sunflower = Il n’y a pas de tournesol sur { $field }.
refused-own-card = La carte de { $field } ne peut pas être abandonnée pour elle-même.
refused-no-card = Il n’y a pas de carte sur { $field }.
refused-not-produced = Ce champ ne produit pas cela.
refused-field-7 = Le champ 7 n’a pas de place pour les tournesols ; seul le talent du fermier y mène.
refused-no-place = Le champ { $field } a { $n ->
    [one] { $n } place pour un tournesol, déjà prise.
   *[other] { $n } places pour des tournesols, déjà prises.
}
refused-no-skill = Ce talent n’est pas dans la partie.
refused-paid = Chaque moyen de transport ne se paie qu’une fois par tour ; c’est déjà fait pour celui-ci : { $transport }.
refused-no-tile = Vous n’avez pas ce moyen de transport : { $transport }.
refused-no-surplus = Il y a de la place pour ce moyen de transport : { $transport }.
refused-moment = Ce n’est pas le moment d’utiliser ce talent.
refused-no-double = Les deux dés de la somme ne sont pas égaux.
refused-no-dice = À la fin, il n’y a pas de dés, donc pas de double.
refused-seven-full = Le champ 7 porte au plus deux tournesols.
refused-no-two-cards = Il faut deux champs dont les cartes peuvent être échangées.
refused-two-bags = Il faut deux sacs ; vous en avez { $n }.
refused-two-goods = Il faut deux produits ; vous en avez { $n }.
refused-same-stall = Le fermier vient de l’étal { $stall } et ne peut pas y retourner.
refused-same-kind = Vous venez de prendre ce moyen de transport : { $transport }. Prenez-en un autre.
refused-supply-empty = La réserve est épuisée : { $transport }.
refused-supply-left = Il y en a encore dans la réserve : { $transport }.
refused-they-have-none = Cette personne n’en a pas : { $transport }.

# ---- The table ----

table-turn = Tour { $n } sur { $turns }, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche
table-final = La dernière activation : un champ au choix pour chacun, sans dés
table-market = Marché : { $stalls }
table-dice = Dés : { $dice }
table-taken = Carte à poser : { $card }
table-skill = { $transport } : { $skill }
table-pair = Paire { $n } : { $cards }
table-closed = fermé
table-legend = { $letters }, ? produit au choix, = produits identiques, ☼ tournesol, · place libre, ■ carte, ⌂ icône de boutique, ▲ ◄► flèches, ☺ fermier

# ---- La table en mots, pour qui l’écoute : $whose vaut « you » pour ce qui est à la personne qui lit ----

tell-owner = { $whose ->
    [you] Vous, { $player }
   *[other] { $player }
}
tell-or = { $first } ou { $rest }
tell-or-else = { $first } ; ou { $rest }
tell-pay = payer { $pay }, gagner { $gain }
tell-gain = gagner { $gain }
tell-gain-more = gagner { $gain }, et { $n } de plus pour les tournesols : { $kinds }
tell-gain-at-most = gagner { $gain }, et au plus { $n } de plus pour les tournesols : { $kinds }
tell-arrow-up = flèche vers le haut, active à sa place le champ du dessus
tell-arrow-sideways = flèche latérale, active à sa place un voisin de la rangée
tell-leads = mène à { $fields }
tell-leads-nowhere = la flèche ne mène à rien que l’on puisse avoir maintenant
tell-cannot-pay = impossible à payer
tell-field-name = champ { $field }
tell-signs = { $shows }. Signes : { $signs }
tell-sign = Signe : { $sign }.
tell-sign-once = une seule fois (1×)
tell-sign-nosun = sans bonus de tournesol (tournesol barré)
tell-sign-shop = icône de boutique
tell-coins = { $n ->
    [one] { $n } pièce.
   *[other] { $n } pièces.
}
tell-bags = { $n ->
    [one] { $n } sac.
   *[other] { $n } sacs.
}
tell-taken = À poser : { $card }.
tell-in-all = { $n ->
    [one] { $n } tournesol en tout.
   *[other] { $n } tournesols en tout.
}
tell-in-hand = { $n ->
    [one] { $n } tournesol à planter.
   *[other] { $n } tournesols à planter.
}
tell-rested = Rien d’activé la dernière fois.
tell-activated = Dernière activation : champ { $field }.
tell-followed = De là, les flèches ont mené au champ { $field }.
tell-shop = { $whose ->
    [you] Vos produits : { $n } places prises sur { $room }
   *[other] Produits chez { $player } : { $n } places prises sur { $room }
}
tell-goods = { $goods }.
tell-transport = Moyens de transport : { $tiles }.
tell-sack = { $n ->
    [one] { $n } baluchon
   *[other] { $n } baluchons
}
tell-tractor = { $n ->
    [one] { $n } tracteur
   *[other] { $n } tracteurs
}
tell-wheelbarrow = { $n ->
    [one] { $n } brouette
   *[other] { $n } brouettes
}
tell-barrel = { $n ->
    [one] { $n } tonneau
   *[other] { $n } tonneaux
}
tell-paid = Payé pendant ce tour : { $tiles }.
tell-field = { $whose ->
    [you] Champ { $field } : { $shows }
   *[other] Champ { $field } chez { $player } : { $shows }
}
tell-now = Maintenant : { $now }.
tell-away = { $n ->
    [0] Les dés désignent ce champ : aucun sac.
    [one] { $n } sac amène les dés ici.
   *[other] { $n } sacs amènent les dés ici.
}
tell-printed = Sans carte.
tell-card = Une carte. Imprimé dessous : { $printed }.
tell-sunflowers = { $n ->
    [one] { $n } tournesol, places : { $places }.
   *[other] { $n } tournesols, places : { $places }.
}
tell-for = { $whose ->
    [you] Votre champ { $field } : { $now }.
   *[other] Champ { $field } chez { $player } : { $now }.
}
tell-no-dice = Dés : aucun pour l’instant
tell-dice = Dés : { $a }, { $b } et { $c }
tell-die = Le { $die } laisse { $one } et { $other }, donc { $sum }, pour tous
tell-dice-taken = Dés : le { $die } est pris ; { $one } et { $other } font { $sum } pour tous
tell-moves = Sacs pour déplacer la somme, pour soi seul : { $fields }.
tell-move = { $n } vers le champ { $field }
tell-double = C’est un double.
tell-market = Marché
tell-stall = Étal { $stall } : { $card }.
tell-stall-empty = vide
tell-deck = { $n ->
    [one] Pioche : { $n } carte
   *[other] Pioche : { $n } cartes
}
tell-next-back = La prochaine carte a le dos { $back }.
tell-back = { $n ->
    [one] { $n } carte de dos { $back }.
   *[other] { $n } cartes de dos { $back }.
}
tell-seedlings = { $n ->
    [one] { $n } carte à jeune pousse n’est pas encore au marché.
   *[other] { $n } cartes à jeune pousse ne sont pas encore au marché.
}
tell-unseen = Dos { $back }, cartes que personne n’a vues : { $n }
tell-gone = Cartes qui ont quitté la partie : { $n }
tell-pairs = Paires de cartes Départ lancé à choisir
tell-pair = Paire { $pair } : { $one } ; et { $other }.
tell-skills = Talents et moyens de transport
tell-skill = { $transport }, { $n } dans la réserve. Talent : { $skill }.
tell-goals = Objectifs
tell-goal-first = { $goal }. 6 pièces pour le premier, 3 pour le deuxième.
tell-goal-second = { $goal }. 3 pièces pour le deuxième.
tell-goal-closed = { $goal }. Fermé.
tell-goal-before = Atteint plus tôt par { $players }.
tell-goal-now = Atteint pendant ce tour par { $players }.
tell-goal-far = Où en est chacun, sur { $wanted } : { $far }.
tell-far = { $player } { $n }
tell-box = Pas dans cette partie
tell-jump-start = Carte Départ lancé : { $card }
tell-a-skill = Talent : { $skill }
tell-course = Le tour
tell-over = La partie est terminée.
tell-played = { $n ->
    [one] { $n } tour a été joué.
   *[other] { $n } tours ont été joués.
}
tell-turn = Tour { $n } sur { $turns }.
tell-player = { $player } a les dés.
tell-start = { $player } a commencé la partie.
tell-rows = Les champs sont sur deux rangées : 2/12, 3, 4, 5 et 6 en haut, 7, 8, 9, 10 et 11 en dessous.

# ---- Ce que l’on tape pour en entendre une partie ----

call-farm = ferme
call-goods = produits
call-field = champ { $field }
call-dice = dés
call-market = marché
call-deck = pioche
call-back = dos { $back }
call-gone = défausse
call-box = boîte
call-pairs = paires
call-skills = talents
call-goals = objectifs
call-turn = tour

# ---- Les questions pas à pas ----

step-ask-card = { $ask } Elle montre : { $card }.
step-ask-stall = Quel étal avec le { $die } ?
step-die = le { $die }, laisse { $sum } pour tous ; votre champ { $field } maintenant : { $now }
step-what = { $choice } : { $what }
step-covers = { $n ->
    [0] couvre { $shows }
    [one] couvre { $shows } ; { $n } tournesol reste
   *[other] couvre { $shows } ; { $n } tournesols restent
}
step-away = { $n ->
    [0] aucun sac ; { $now }
    [one] pour { $n } sac ; { $now }
   *[other] pour { $n } sacs ; { $now }
}
step-sunflower = { $n ->
    [one] { $shows } ; tournesol sur ce champ : { $n }
   *[other] { $shows } ; tournesols sur ce champ : { $n }
}
step-have = vous en avez { $n }
step-pair = { $one } ; et { $other }
step-pair-there = { $one } ; et sur le champ { $field } { $other }
step-instead = à la place de { $card }
step-opposite = talent : activer le champ du dessus ou du dessous

# ---- Rules ----

rule-MFS-01 = Les six cartes à jeune pousse forment le premier marché, une par étal, au hasard.
rule-MFS-02 = La pioche est triée par dos, du 1 en haut au 6 en bas : 27 cartes à deux, 32 à trois, 39 à quatre. Les autres restent dans la boîte.
rule-MFS-03 = Chacun commence avec un produit de chaque sorte, deux sacs et dix champs imprimés. Le hasard désigne le premier joueur ; on joue dans le sens horaire.
rule-MFS-10 = Lancez trois dés, choisissez-en un et prenez la carte de son étal. Il faut prendre une carte et la poser.
rule-MFS-11 = Chaque sac déplace le dé choisi d’un cran, de 1 à 6, sans jamais passer de 6 à 1.
rule-MFS-12 = La carte se pose sur n’importe quel champ de votre ferme ; la carte qui s’y trouve quitte la partie. Les tournesols restent sur le champ.
rule-MFS-13 = Les deux autres dés, additionnés tels quels, désignent le champ que chacun peut activer, une fois.
rule-MFS-14 = Chaque sac déplace la somme d’un cran, pour vous seul, de 2 à 12, sans jamais passer de 12 à 2.
rule-MFS-15 = Le 2 et le 12 sont un seul et même champ.
rule-MFS-16 = Vous pouvez renoncer à l’activation. Aucune ne dépend de celle des autres. Une fois commencée, elle est faite en entier.
rule-MFS-17 = À la fin du tour, l’étal vide reçoit la première carte de la pioche, puis les dés passent à gauche.
rule-MFS-20 = Production : vous gagnez tout ce qui est montré. Les produits au choix peuvent différer, les produits identiques sont d’une seule sorte.
rule-MFS-21 = Flèche rouge : payez tout ce qui est à gauche, puis gagnez tout ce qui est à droite. Une seule fois par activation.
rule-MFS-22 = Un paiement peut demander des produits, des sacs, des tournesols ou une autre carte Champ de votre ferme, jamais la carte qui le demande.
rule-MFS-23 = Sur une carte à deux parties, vous en utilisez exactement une.
rule-MFS-24 = Une carte 1× quitte la partie une fois utilisée, après tout ce qu’elle fait ; une flèche 1×, après ce à quoi elle mène.
rule-MFS-25 = Une flèche vers le haut active à sa place le champ du dessus. Une telle carte ne se pose que sur 7 à 11.
rule-MFS-26 = Une flèche latérale active à sa place un voisin de la même rangée, à votre choix.
rule-MFS-27 = Une flèche peut mener à une autre, mais on n’entre jamais deux fois dans un champ, et seuls les chemins qui rapportent sont ouverts. Les sacs se paient avant la première flèche.
rule-MFS-28 = Les icônes de boutique comptent pour un objectif tant qu’elles sont visibles.
rule-MFS-29 = Un champ vide ne donne rien.
rule-MFS-30 = Un nouveau tournesol va sur une place libre de votre choix : deux sur 2/12, 3, 4, 5, 9, 10 et 11, une sur 6 et 8, aucune sur 7. Sans place libre, il est perdu.
rule-MFS-31 = Chaque tournesol d’un champ activé ajoute un objet d’une sorte que le champ produit, à votre choix.
rule-MFS-32 = Les champs et cartes à l’icône sans tournesol n’ont pas de bonus.
rule-MFS-33 = Les tournesols se paient depuis n’importe quel champ ; un tournesol payé ne donne pas de bonus.
rule-MFS-40 = Votre boutique contient 16 produits. Après un gain, rendez des produits de votre choix jusqu’à ce que tout tienne.
rule-MFS-41 = Les sacs et les tournesols ne prennent pas de place dans la boutique.
rule-MFS-42 = Les pièces n’ont pas de limite.
rule-MFS-50 = La partie finit quand il n’y a plus de carte pour l’étal : après 28 tours à deux, 33 à trois, 40 à quatre.
rule-MFS-51 = À la fin, chacun peut activer un champ au choix, sans dés.
rule-MFS-52 = Le plus de pièces l’emporte. À égalité, on compte produits et sacs ; ensuite la place est partagée.
rule-MFS-60 = Départ lancé : les champs 4 et 8 sont vides au départ.
rule-MFS-61 = Départ lancé : chacun choisit une paire de cartes, dans le sens antihoraire ; le premier joueur choisit en dernier.
rule-MFS-62 = Départ lancé : les deux cartes vont sur les champs 4 et 8, dans l’ordre de votre choix.
rule-MFS-65 = Fermier : quatre talents sur sept sont en jeu, chacun avec un moyen de transport. Le fermier occupe un étal.
rule-MFS-66 = Fermier : à son étal, prenez deux moyens de transport différents au lieu d’une carte ; si la réserve est épuisée, prenez-en un à un autre joueur.
rule-MFS-67 = Fermier : avant de remplir le marché, il va à l’un des cinq autres étals, dont la carte quitte la partie.
rule-MFS-68 = Fermier : les moyens de transport prennent de la place comme les produits et valent une pièce chacun à la fin.
rule-MFS-69 = Fermier : à chaque tour, même celui des autres, chaque moyen de transport peut être payé une fois pour son talent.
rule-MFS-70 = Fermier : chaque talent a son moment ; ceux qui valent à tout moment attendent la fin d’un paiement, d’un gain ou d’une suite de flèches. Les sept talents : { skill-good } ; { skill-bags } ; { skill-barter } ; { skill-exchange } ; { skill-seven }, deux au plus à cet endroit ; { skill-swap }, si les deux en ont une ; { skill-opposite }, au lieu de celui que désigne la somme.
rule-MFS-71 = Objectifs : deux sur six sont en jeu : { -icons } ; { -six-goods } ; { -eight-bags } ; { -five-sunflowers } ; { -upper-row } ; { -full-shop }. Plus que cela convient aussi, et les moyens de transport comptent dans une boutique pleine.
rule-MFS-72 = Objectifs : 6 pièces pour le premier qui l’atteint, 3 pour le deuxième ; autant pour tous ceux qui l’atteignent au même tour, et une seule fois par joueur. À la fin d’un tour, un objectif que deux joueurs ou plus ont atteint est fermé.
rule-MFS-73 = Objectifs : un objectif est payé dès que sa condition est remplie, au tour de n’importe qui, et jamais repris.
rule-MFS-74 = Les modules se combinent à volonté ; les cartes Départ lancé se choisissent après la mise en place du fermier et des objectifs.

# ---- La page du navigateur ----

page-shop-where = tour { $turn } sur { $turns }
page-shop-final = dernière activation
page-field = Champ { $field } : { $what }{ $sunflowers ->
    [0] .
    [one] , un tournesol.
   *[other] , { $sunflowers } tournesols.
}
page-field-bags = { $n ->
    [0] Sans sac.
    [one] Coûte un sac.
   *[other] Coûte { $n } sacs.
}
page-no-bag = sans sac
page-stall = Étal { $stall } : { $what }
page-empty = vide
page-die = Un dé qui montre { $n }
page-market = Marché
page-deck = pioche { $n }
page-farm = Ferme : dix champs en deux rangées
page-supply = De la réserve
page-shop = { $free ->
    [0] Boutique, aucune place libre
    [one] Boutique, une place libre
   *[other] Boutique, { $free } places libres
}
page-leaves = reste pour tous
page-die-leaves = Il laisse { $sum } à tout le monde.
page-takes = prend
page-way = Le { $die } prend l’étal { $stall }{ $bags ->
    [0] {""}
    [one] {" "}pour un sac
   *[other] {" "}pour { $bags } sacs
} et laisse { $sum } à tout le monde.
page-all-here = tous
page-everybody-here = Tout le monde peut agir ici.
page-too-far = trop loin
page-nothing = rien
page-covers = couvre
page-gives-up = y renoncer
page-in-hand = en main
page-coins = { $n ->
    [one] pièce
   *[other] pièces
}
page-shop-last = dernier champ au choix
page-sign-once = 1× : elle quitte la ferme une fois utilisée.
page-sign-nosun = Tournesol barré : les tournesols n’ajoutent rien ici.
page-sign-shop = Icône boutique
page-explain-die = Il reste { $sum } pour tous : { $gains }.
page-explain-you = vous { $what }
page-explain-none = rien
page-explain-arrow = une flèche
page-explain-sides = l’un des deux côtés
page-explain-place = { $card }, au lieu de { $old }.
page-explain-field = { $what }.

## Options d’une table

option-jump_start = Départ lancé
option-jump_start-help = Chacun commence avec deux cartes sur sa ferme.
option-farmer = Fermier
option-farmer-help = Un fermier apporte des transports, et les transports paient des talents.
option-goals = Objectifs
option-goals-help = Deux objectifs récompensent les premiers qui les atteignent.

## La page des règles : les titres, chacun avant une règle ; et ce que nous avons décidé nous-mêmes

heading-MFS-01 = Mise en place
heading-MFS-10 = Un tour
heading-MFS-20 = Activer un champ
heading-MFS-30 = Tournesols
heading-MFS-40 = Boutique et pièces
heading-MFS-50 = Fin de la partie
heading-MFS-60 = Module Départ lancé
heading-MFS-65 = Module Fermier
heading-MFS-71 = Module Objectifs

ruling-MFS-03 = Le hasard désigne le premier joueur.
ruling-MFS-12 = Les tournesols appartiennent au champ et restent.
ruling-MFS-15 = On paie les sacs du chemin le plus court.
ruling-MFS-16 = Choisir un champ, c’est s’en servir : seuls les champs qui donneraient quelque chose sont proposés ; qui ne veut rien dit terminé.
ruling-MFS-24 = Seulement si elle a vraiment servi.
ruling-MFS-25 = Le talent qui échange des cartes ne l’amène pas non plus sur la rangée du haut.
ruling-MFS-27 = Aucun champ n’est visité deux fois, et un chemin qui ne mène à rien n’est pas proposé. Le champ de la flèche n’est pas activé : pas de bonus, et sa carte reste, sauf si elle est elle-même une carte 1×.
ruling-MFS-30 = Sans place libre, il est perdu ; il ne se déplace jamais.
ruling-MFS-31 = Comptent ceux qui sont là quand l’activation commence, moins ceux qui sont payés.
ruling-MFS-51 = Pour les talents et les objectifs, c’est un tour de plus.
ruling-MFS-66 = Le preneur choisit à qui ; s’il n’y a qu’une sorte, on en prend un seul.
ruling-MFS-67 = Pas au dernier tour.
ruling-MFS-70 = Pour un double, les deux dés comptent tels qu’ils ont été lancés : les sacs n’en font pas et n’en défont pas. « À tout moment » veut dire, à votre tour : avant le lancer, avant de choisir le dé, avant et après la pose, avant et après l’activation ; sinon avant et après votre propre activation. Jamais pendant un paiement, un gain ou une chaîne.
ruling-MFS-73 = Toute cette règle : une fois le surplus rendu, à n’importe quel tour, et acquis même si la condition se perd.

## La leçon : ce qui est dit avant un choix, dans l’ordre de lesson.toml

lesson-welcome = Bienvenue ! Voici votre ferme : dix champs numérotés. Les cartes que vous y posez donnent des produits et des sacs, et changent les produits en pièces. Le plus de pièces l’emporte.
lesson-shop = Vous commencez avec un produit de chaque sorte et deux sacs. Votre boutique a seize places ; les sacs n’en prennent pas.
lesson-dice = On lance trois dés. Choisissez-en un : vous recevez la carte de l’étal qui porte son numéro. Chaque sac payé décale le numéro de un.
lesson-place = Posez la carte sur n’importe quel champ ; elle couvre ce qui s’y trouvait. Les autres dés font 5 : le champ 5 sera activé maintenant, chez vous et chez Ada.
lesson-sum = Les deux autres dés s’additionnent : voilà le champ que chacun peut activer. Là aussi, un sac décale la somme de un, pour vous seul.
lesson-others-turn = C’est le tour d’Ada, et pourtant vous agissez : à chaque lancer, tous activent un champ en même temps. Personne n’attend.
lesson-second-die = À vous de nouveau. Le dé pris pour un étal manque dans la somme : pensez aux deux.
lesson-second-place = À la longue, 6, 7 et 8 sortent souvent, 2 et 12 rarement. Les petites places à côté d’un champ sont pour des tournesols : chaque tournesol ajoute un seul objet à ce que le champ donne.
lesson-second-sum = Seuls les champs qui vous donneraient quelque chose sont proposés. Ce que donne un champ est écrit dessus, avec les sacs que coûte le chemin.
lesson-third-die = Les cartes deviennent de plus en plus fortes : la pioche est triée du niveau 1 au niveau 6. La carte de l’étal 5 vaut bien deux sacs : ils font du 3 un 5.
lesson-full = Votre boutique est pleine : elle ne contient que seize produits, et il faut en rendre un. Du lait, vous en avez bien assez. Il est grand temps de vendre !
lesson-sell = Les produits seuls ne font pas gagner : les champs qui vendent décident. Votre nouvelle carte du champ 7 vend miel et laine pour sept pièces, et un sac y amène la somme.
lesson-arrow = Cette carte a une flèche verte : son champ active à sa place un voisin au choix. Et voyez le tournesol barré : sur ce champ, les tournesols n’ajoutent rien.
lesson-pay = La flèche vous a mené au champ 9. Là, une flèche rouge : payez ce qui est à gauche, gagnez ce qui est à droite. Le lait est ce qui vous manque le moins.
lesson-once = Le signe 1× : cette carte sert une seule fois, puis elle quitte la ferme et le champ imprimé réapparaît. Elle donne un tournesol, et les autres dés font 11 : elle y sert tout de suite.
lesson-plant = Plantez-le sur le champ 10, qui vend du miel : il donnera désormais une pièce de plus à chaque fois. Un tournesol reste sur son champ, quelle que soit la carte.
lesson-skip = Vous connaissez maintenant tous les signes. À deux, la partie a 28 tours ; passons à votre dernier.
lesson-last-turn = Votre dernier tour. La carte de l’étal 5 vend trois produits pour douze pièces, une seule fois : parfait pour la fin.
lesson-last-place = Les autres dés font 8. Posez-la donc sur le champ 8 : la flèche a fait son travail, et ce qui est couvert quitte la partie.
lesson-final = La pioche est vide. Chacun active encore un champ, n’importe lequel, sans dés. Sur le champ 4, trois produits se vendent huit pièces, et deux tournesols en ajoutent deux.
lesson-end = 76 pièces à 56 : vous avez gagné. À égalité de pièces, les produits et sacs restants départageraient.
lesson-modules = Trois modules vous attendent pour plus tard : Départ lancé, le Fermier et les Objectifs. Vous les trouvez dans les options d’une nouvelle table. À vous de jouer !

# Sources of points, at the end
score-coins-source = pièces
score-farmer-source = le fermier
score-goods-source = marchandises
score-bags-source = sacs

## First page

game-line = Lancez, prenez, vendez : le dé que vous prenez décide pour tout le monde.

## Rules page

signs-goods = Produits, sacs, pièces, transport
signs-fields = Symboles des champs et des cartes
signs-skills = Les sept talents
signs-goals = Les six objectifs
## Les exercices : titre, tâche, indice, et ce qui est dit après

scenario-sunflower = Avec un tournesol
scenario-sunflower-task = Gagnez huit pièces pendant ce tour.
scenario-sunflower-hint = Le champ 8 vend un œuf et du lait pour sept pièces, et son tournesol en ajoute une. Quel dé va aux étals, si les deux autres doivent faire huit ?
scenario-sunflower-done = Sept pièces, et une de plus grâce au tournesol. Le dé pris pour un étal décide toujours aussi de la somme.
scenario-once = Une seule fois
scenario-once-task = Le dernier tour : gagnez huit pièces ou plus avec les dés tels qu’ils sont.
scenario-once-hint = La carte au signe 1× donne huit pièces, mais une seule fois. Un sac décale le 3 jusqu’à son étal. Quel champ les deux autres dés activeront-ils ?
scenario-once-done = Deux six font douze : la carte devait être sur le champ 2/12. Une carte 1× quitte la ferme après usage.
scenario-final = La dernière activation
scenario-final-task = La pioche est vide : chacun active encore un champ au choix, sans dés. Vous avez 75 pièces, Ada en a 73 et encore à vendre. Gagnez !
scenario-final-hint = Ada peut vendre un œuf et de la laine pour huit pièces. Laquelle de vos ventes donne plus de six ?
scenario-final-done = Trois produits identiques pour douze pièces : 87 à 81. Gardez pour la fin les produits de votre meilleure vente ; elle se fait sans dés.
scenario-jump = Module : Départ lancé
scenario-jump-task = Avec le Départ lancé, chacun a commencé avec deux cartes, sur les champs 4 et 8. Gagnez quatre pièces pendant ce tour.
scenario-jump-hint = La carte du champ 4 change deux produits identiques en quatre pièces. Quel dé va aux étals, si les deux autres doivent faire quatre ?
scenario-jump-done = Deux 2 activent le champ 4, et le 5 apporte une carte. Une carte de départ est une carte comme les autres : on peut la couvrir.
scenario-farmer = Module : Fermier
scenario-farmer-task = Qui choisit l’étal du fermier prend deux moyens de transport différents au lieu d’une carte. Chacun paie le talent indiqué à côté. Prenez-en deux et utilisez un talent pendant ce tour.
scenario-farmer-hint = Le fermier est à l’étal 1. Les dés qui restent montrent un double : c’est ce que veulent le tracteur et la brouette.
scenario-farmer-done = Un moyen de transport est rendu pour son talent, chaque sorte une fois par tour. Il prend une place dans la boutique, et vaut une pièce à la fin.
scenario-goal = Module : Objectifs
scenario-goal-task = Qui remplit un objectif en premier gagne six pièces. L’un demande six produits identiques, et vous avez cinq laines : remplissez-le pendant ce tour.
scenario-goal-hint = Le champ 3 donne de la laine. Quel dé va aux étals, et que fait un sac à la somme des deux autres ?
scenario-goal-done = Six pièces tout de suite, pour six laines. Le deuxième à remplir cet objectif en reçoit trois, puis il est fermé. Vous pouvez vendre la laine.

## Ce que l’on peut taper : les mots de la notation

typed-done = terminé
typed-stall = étal
typed-with = avec
typed-place = poser
typed-activate = activer
typed-follow = suivre
typed-area = partie
typed-pay = payer
typed-uproot = arracher
typed-give-up = abandonner
typed-take = prendre
typed-bonus = bonus
typed-plant = planter
typed-return = rendre
typed-start = commencer
typed-roll = lancer
typed-draw = retourner
typed-pair = paire
typed-skill = talent
typed-farmer = fermier
typed-transport = transport
typed-from = chez
typed-swap = échanger
typed-goal = objectif
typed-use = utiliser
typed-opposite = opposé
typed-hand-back = restituer
typed-honey = miel
typed-egg = œuf
typed-wool = laine
typed-milk = lait
typed-bag = sac
typed-coin = pièce
typed-any = choix
typed-identical = identiques
typed-sunflower = tournesol
typed-good = produit
typed-bags = sacs
typed-barter = troc
typed-exchange = échange
typed-seven = sept
typed-sack = baluchon
typed-tractor = tracteur
typed-wheelbarrow = brouette
typed-barrel = tonneau
typed-icons = symboles
typed-sunflowers = tournesols
typed-upper-row = rangée-du-haut
typed-full-shop = boutique-pleine
typed-bags-for-goods = sacs-contre-produits
typed-goods-for-bags = produits-contre-sacs

# ---- Ce dont une façon de jouer donne plus, ou moins, selon l’entraîneur ----

feature-coins = pièces
feature-plan = ce que ferme et produits peuvent encore rapporter
feature-a-turn = ce que rapporte un tour
feature-next = ce qu’apporte la prochaine activation
feature-promised = ce qui est en cours
feature-goods = produits en boutique
feature-goods-beyond = produits au-delà de dix
feature-alike-beyond = produits au-delà de quatre d’une sorte
feature-kinds = sortes de produits différentes
feature-bags = sacs
feature-bags-beyond = sacs au-delà de six
feature-sunflowers = tournesols
feature-cards = cartes Champ
feature-best-field = valeur du meilleur champ
feature-made = produits obtenus en un tour
feature-sold = produits vendables en un tour
feature-sales = pièces pour les ventes d’un tour
feature-short = produits vendables mais non produits
feature-over = produits obtenus mais invendables
feature-arrows = flèches vertes
feature-once = cartes à usage unique
feature-choice = ce qu’ajoute le choix libre d’un dé
feature-idle = tours qui ne rapportent presque rien
feature-goals = progrès vers les objectifs ouverts
feature-goals-near = objectifs à portée
feature-tiles = tuiles de transport
