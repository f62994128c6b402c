# My Farm Shop

game-my_farm_shop = My Farm Shop
option-jump_start = module Départ lancé
option-farmer = module Fermier
option-goals = module Objectifs

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
skill-good = sur un double : 1 produit au choix
skill-bags = sur un double : 2 sacs
skill-barter = à tout moment : 2 produits contre 2 produits
skill-exchange = à tout moment : 2 sacs contre 2 produits, ou 2 produits contre 2 sacs
skill-seven = planter un nouveau tournesol sur le champ 7
skill-swap = échanger les cartes de deux champs
skill-opposite = activer le champ du dessus ou du dessous
goal-none = aucun objectif
goal-icons = Objectif : 5 icônes de boutique
goal-identical = Objectif : 6 produits identiques
goal-bags = Objectif : 8 sacs
goal-sunflowers = Objectif : 5 tournesols
goal-upper-row = Objectif : des cartes sur tous les champs du haut
goal-full-shop = Objectif : une boutique pleine

# ---- Questions ----

ask-before-roll = Faire quelque chose avant de lancer les dés ?
ask-choose-die = Quel dé, et pour quel étal ?
ask-place = Sur quel champ posez-vous la carte ?
ask-activate = Quel champ activez-vous ?
ask-final-activate = Quel champ activez-vous pour finir ?
ask-afterwards = Autre chose après votre activation ?
ask-follow = Où vous mène la flèche du champ { $field } ?
ask-choose-area = Quelle partie du champ { $field } ?
ask-pay-identical = Quels sont les { $n } produits identiques que vous payez ?
ask-pay-other = Quels sont les { $n } autres produits identiques que vous payez ?
ask-pay-any = { $n ->
    [one] Quel produit payez-vous ?
   *[other] Payez { $n } produits : lequel d’abord ?
}
ask-uproot = { $n ->
    [one] Quel tournesol payez-vous ?
   *[other] Payez { $n } tournesols : lequel d’abord ?
}
ask-give-up = Quelle carte abandonnez-vous ?
ask-bonus = { $n ->
    [one] Qu’ajoute le tournesol ?
   *[other] Qu’ajoute le premier des { $n } tournesols ?
}
ask-take-any = { $n ->
    [one] Quel produit prenez-vous ?
   *[other] Prenez { $n } produits : lequel d’abord ?
}
ask-take-identical = Quel produit prenez-vous, en { $n } exemplaires ?
ask-plant-sunflowers = Où plantez-vous le tournesol ?
ask-surplus = Votre boutique est pleine : que rendez-vous ?
ask-choose-pair = Quelle paire de cartes choisissez-vous ?
ask-place-pair = Sur quel champ va la première carte de votre paire ?
ask-take-transport = { $n ->
    [one] Quel moyen de transport prenez-vous ?
   *[other] Prenez { $n } moyens de transport différents : lequel d’abord ?
}
ask-tiles-only = Votre boutique est pleine de moyens de transport : lequel rendez-vous ?
ask-farmer-returns = À quel étal va le fermier ?
ask-swap-first = Quelle carte échangez-vous ?
ask-swap-second = Avec la carte de quel champ ?

# ---- Choices ----

choice-done = terminé
choice-roll-dice = lancer les dés
choice-rest = ne rien activer
choice-lose = renoncer au tournesol
choice-stall = étal { $stall } avec le { $die }{ $n ->
    [0] {""}
    [one] , pour { $n } sac
   *[other] , pour { $n } sacs
}
choice-place = poser sur { $field }
choice-activate = activer { $field }
choice-follow = aller sur { $field }
choice-area = partie { $n }
choice-pay = payer : { $kind }
choice-uproot = payer un tournesol de { $field }
choice-give-up = abandonner la carte de { $field }
choice-take = prendre : { $kind }
choice-bonus = en plus : { $kind }
choice-plant = planter sur { $field }
choice-return = rendre : { $kind }
choice-start = { $player } commence
choice-roll = un { $n } aux dés
choice-draw = carte { $n }
choice-pair = paire { $n }
choice-skill = { $skill }
choice-farmer = le fermier à l’étal { $n }
choice-transport = prendre : { $kind }
choice-from = prendre à { $player } : { $kind }
choice-swap = échanger la carte de { $field }
choice-with = avec la carte de { $field }
choice-goal = { $goal }
choice-use-good = talent : 1 produit au choix
choice-use-bags = talent : 2 sacs
choice-use-barter = talent : 2 produits contre 2 produits
choice-use-bags-for-goods = talent : 2 sacs contre 2 produits
choice-use-goods-for-bags = talent : 2 produits contre 2 sacs
choice-use-seven = talent : planter sur 7
choice-use-swap = talent : échanger deux cartes
choice-opposite = talent : activer { $field } au lieu du champ opposé
choice-hand-back = rendre : { $kind }

# ---- Events ----

event-starts = { $player } commence.
event-turn = Tour { $n } : { $player }.
event-rolls = { $player } obtient un { $n }.
event-chooses = { $player } met le { $die } sur l’étal { $stall } : { $card }.
event-places = { $player } pose sur { $field } : { $card }.
event-discards = { $player } défausse de { $field } : { $card }.
event-activates = { $player } active { $field }{ $n ->
    [0] {""}
    [one] {" "}avec { $n } sac
   *[other] {" "}avec { $n } sacs
}.
event-rests = { $player } n’active rien.
event-follows = { $player } suit la flèche vers { $field }.
event-pays = { $player } paie { $items }.
event-gains = { $player } gagne { $items }.
event-returns = { $player } n’a plus de place et rend { $items }.
event-plants = { $player } plante un tournesol sur { $field }.
event-loses = { $player } n’a pas de place pour le tournesol.
event-uproots = { $player } paie un tournesol de { $field }.
event-uses-up = { $player } a épuisé la carte de { $field } : { $card }.
event-reveals = L’étal { $stall } reçoit : { $card }.
event-final = La pioche est vide. Chacun peut activer un dernier champ.
event-deals = Paire { $n } : { $card }.
event-pair = { $player } choisit la paire { $n }.
event-skill = { $kind } signifie « { $skill } ».
event-farmer = Le fermier va à l’étal { $stall } à la place de : { $card }.
event-transport = { $player } prend un moyen de transport : { $kind }.
event-takes-from = { $player } prend à { $other } un moyen de transport : { $kind }.
event-uses = { $player } paie un moyen de transport ({ $kind }) : { $skill }.
event-hands-back = { $player } rend un moyen de transport : { $kind }.
event-swaps = { $player } échange les cartes de { $field } et { $other }.
event-goal = { $goal }.
event-meets = { $goal } : { $player } l’atteint et gagne { $n } pièces.
event-closes = { $goal } : c’est fini.

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
}, sans faire le tour ; vous en avez { $n }.
refused-upper-row = Une carte avec une flèche vers le haut ne peut pas être posée sur { $field } ; seulement sur 7 à 11.
refused-acted = Vous avez déjà fait votre activation.
refused-sum-bags = Amener la somme à { $field } coûte { $need ->
    [one] { $need } sac
   *[other] { $need } sacs
}, sans faire le tour ; vous en avez { $n }.
refused-arrow-leads-nowhere = Il n’y a rien à obtenir depuis { $field } pour l’instant.
refused-empty-field = Le champ { $field } est vide.
refused-cannot-pay = Vous ne pouvez pas payer ceci : { $face }.
refused-arrow-up = La flèche ne mène pas à { $field }, mais au champ du dessus.
refused-arrow-sideways = La flèche ne mène pas à { $field }, mais à un voisin de la même rangée.
refused-such-goods = Vous n’avez pas ces produits.
refused-no-sunflower = Il n’y a pas de tournesol sur { $field }.
refused-own-card = La carte de { $field } ne peut pas être abandonnée pour elle-même.
refused-no-card = Il n’y a pas de carte sur { $field }.
refused-not-produced = Ce champ ne produit pas cela.
refused-field-7 = Le champ 7 n’a pas de place pour les tournesols ; seul le talent du fermier y mène.
refused-no-place = Le champ { $field } a { $n ->
    [one] { $n } place pour un tournesol, déjà prise.
   *[other] { $n } places pour des tournesols, déjà prises.
}
refused-no-skill = Ce talent n’est pas dans la partie.
refused-paid = Chaque moyen de transport ne se paie qu’une fois par tour ; c’est déjà fait pour celui-ci : { $kind }.
refused-no-tile = Vous n’avez pas ce moyen de transport : { $kind }.
refused-no-surplus = Il y a de la place pour ce moyen de transport : { $kind }.
refused-moment = Ce n’est pas le moment d’utiliser ce talent.
refused-no-double = Les deux dés de la somme ne sont pas égaux.
refused-seven-full = Le champ 7 porte au plus deux tournesols.
refused-no-two-cards = Il faut deux champs dont les cartes peuvent être échangées.
refused-two-bags = Il faut deux sacs ; vous en avez { $n }.
refused-two-goods = Il faut deux produits ; vous en avez { $n }.
refused-same-stall = Le fermier vient de l’étal { $stall } et ne peut pas y retourner.
refused-same-kind = Vous venez de prendre ce moyen de transport : { $kind }. Prenez-en un autre.
refused-supply-empty = La réserve est épuisée : { $kind }.
refused-supply-left = Il y en a encore dans la réserve : { $kind }.
refused-they-have-none = Cette personne n’en a pas : { $kind }.

# ---- The table ----

table-turn = Tour { $n } sur { $turns }, { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche
table-market = Marché : { $stalls }
table-dice = Dés : { $dice }
table-taken = Carte à poser : { $card }
table-skill = { $kind } : { $skill }
table-pair = Paire { $n } : { $cards }
table-closed = fini
table-legend = { $letters }, ? produit au choix, = produits identiques, ☼ tournesol, · place libre, ■ carte, ▲ ◄► flèches, ☺ fermier
