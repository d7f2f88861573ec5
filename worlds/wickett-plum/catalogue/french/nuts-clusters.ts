import type { FrenchText } from "./french-text.ts";

export const nutsAndClusters: Record<string, FrenchText> = {
  "483119": {
    name: "Grappes de pacanes du perron",
    short: "Pacanes et caramel tendre sous le chocolat au lait, serrés comme des voisins sur une marche.",
    copy: "Cinq moitiés de pacane, une cuillerée de caramel à mâcher pour que chacune garde sa place, et une flaque de chocolat au lait sur les épaules de tout le monde. Elles se tiennent serrées, penchent un peu, et sont de meilleure compagnie qu’elles n’en ont l’air. Nous achetons les pacanes en coque à une seule famille.",
  },
  "483122": {
    name: "Caramel dur aux sept biscuits",
    short: "Du caramel au beurre coulé sur du biscuit, sept fois, parce que six ne suffisaient pas.",
    copy: "Une feuille de biscuit au beurre, une coulée de caramel brûlant, une autre feuille, une autre coulée, et ainsi de suite jusqu’à l’épaisseur d’un pouce et l’essoufflement du boulanger. Le chocolat au lait retient le toit. Comme il contient de la farine de blé, certains États le tiennent pour un aliment; nous avons choisi d’en être flattés.",
  },
  "483125": {
    name: "Croquant à l’érable et aux noix",
    short: "Érable foncé, noix et un soupçon de fumée.",
    copy: "Le sirop d’érable fait un croquant capricieux. Il mousse, il boude, il passe de l’ambre au charbon pendant qu’on cherche ses lunettes. Nous le surveillons à deux. De tout ce mal sort un croquant qui sent la cabane à sucre en mars, avec des noix au goût léger de feu de bois. Bon sur le gruau. Meilleur à la place du gruau.",
  },
  "483128": {
    name: "Croquant au sésame du coin de la rue",
    short: "Sésame, miel et citron, comme on le vendait jadis sur un plateau.",
    copy: "Pendant onze ans, un monsieur au beau chapeau a vendu du croquant au sésame en face de notre première boutique. Le jour de sa retraite, il est entré, a pris une boîte de caramels et a écrit la recette sur l’emballage. Sésame, miel, citron et un peu de sel, ni beurre ni noix. Nous lui versons des droits, en caramels.",
  },
  "483131": {
    name: "Maïs soufflé au caramel, du genre bruyant",
    short: "Du maïs en boule sous un manteau de caramel foncé, cuit deux fois.",
    copy: "Il existe un maïs qui éclate en boule plutôt qu’en papillon, et il existe pour que le caramel en fasse tout le tour. Le nôtre est enrobé au chaudron, cuit, défait à la main et recuit, jusqu’à ce qu’il croque si fort que la conversation doive s’arrêter. Certains États y voient une céréale, d’autres un bonbon. Nous y voyons un souper.",
  },
  "483134": {
    name: "La Côte rocheuse",
    short: "Guimauve, noix et chocolat noir, en gros blocs.",
    copy: "Nous faisons la guimauve le mercredi, la coupons pendant qu’elle boude encore et la jetons dans une cuve de chocolat noir avec des noix grillées et une pelle. Ce qui en sort ressemble à un rivage par gros temps et se tranche à la scie. Aucun morceau n’a la même forme, et les bouts, les plus chocolatés, n’arrivent jamais en boutique.",
  },
  "483137": {
    name: "Écorce aux macadamias salées",
    short: "Du chocolat blanc rôti et des macadamias, qui ne se pressent jamais.",
    copy: "Le chocolat blanc rôtit à four doux, remué tous les quarts d’heure, jusqu’à prendre la couleur d’un lion et un goût de biscuit et de caramel. Les macadamias y vont entières, le sel par-dessus, et la plaque se casse d’un coup sur le bord de l’établi. C’est si riche qu’on le coupe petit. Puis on revient, et on recoupe petit.",
  },
  "483140": {
    name: "Noix d’apéro pour abstinents",
    short: "Romarin, cassonade et cayenne, et personne n’est obligé de boire.",
    copy: "Amandes, noix de cajou et pacanes tournées dans une poêle chaude avec de la cassonade, du romarin et une quantité mesurée de cayenne : Theo l’a mesurée, et les autres en ont remis. Collantes une minute, croquantes ensuite. Sortez un bol avant le souper. Sortez-en un deuxième bien en vue, et gardez le premier.",
  },
};
