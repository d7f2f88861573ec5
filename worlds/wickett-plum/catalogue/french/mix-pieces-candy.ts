import type { FrenchText } from "./french-text.ts";

export const mixPiecesCandy: Record<string, FrenchText> = {
  "490243": {
    name: "Papillote à la fraise",
    short: "Rayures roses, vraies fraises, longue mâche.",
    copy: "Celle que les enfants cherchent et que les adultes font mine de leur laisser. La purée de fraises est étirée avec du sucre et un peu de crème jusqu’à devenir pâle et légère, puis emballée de rose et de blanc sur la vieille machine. Un quart de boîte de celles-ci et le reste en choses raisonnables : ainsi s’entendent la plupart des familles.",
  },
  "490246": {
    name: "Papillote à la lime",
    short: "Rayures vertes. Assez vive pour être intéressante à seize heures.",
    copy: "Jus et zeste de lime dans une bouchée tendre, en papier rayé vert, avec assez d’acidité pour vous faire bouger les oreilles. Elle est là pour l’équilibre. Une boîte toute en caramel est une belle chose jusqu’au huitième; aux environs du huitième, vous serez content que quelqu’un ait pensé aux limes.",
  },
  "490249": {
    name: "Papillote au caramel",
    short: "Papier brun, bouts dorés, du beurre de part en part.",
    copy: "Un caramel à mâcher, non à casser : beurre et sucre brun cuits juste avant de durcir et étirés deux fois. Dans son papier brun aux bouts dorés, on dirait ce qu’une banque offre à ses plus vieux clients. Il va avec tout; c’est la pièce à ajouter quand la barre indique quatre-vingt-quinze et que les idées manquent.",
  },
  "490252": {
    name: "Bouchée jalapeño et lime",
    short: "Commence en lime et finit en anecdote.",
    copy: "Les dix premières secondes, vous croirez que nous avons oublié le piment. Puis il arrive, par l’arrière, poliment, et reste le temps d’un trajet d’autobus. Le papier est vert avec une seule rayure rouge, et la rayure n’est pas une décoration. Glissez-en deux ou trois pour quelqu’un dont vous aimeriez entendre le rire.",
  },
  "490255": {
    name: "Étoile rouge",
    short: "La menthe poivrée étoilée, à la poignée.",
    copy: "La menthe rouge et blanche, coupée aux ciseaux pendant que le sucre plie encore et tordue dans un papier clair. Elle pèse peu, prend moins de place encore et tinte agréablement; c’est avec elle que nous finissons nos propres boîtes. Elle sera encore bonne quand tout le reste aura été mangé.",
  },
  "490258": {
    name: "Étoile verte",
    short: "La menthe verte, pour qui ne mange que les vertes.",
    copy: "Il y en a toujours un. Dans chaque maison, chaque bureau, quelqu’un fouille le bol et ne prend que les vertes; jusqu’ici, il lui fallait être rapide. Le voici libre d’en avoir une boîte entière, jusqu’au dernier pour cent, à son nom. De la menthe verte, plus ronde que la rouge, dans la même papillote.",
  },
  "490261": {
    name: "Goutte aux prunes, emballée",
    short: "La recette de Mme Plum, sans gingembre, dans son propre manteau.",
    copy: "La goutte du bocal, emballée une à une pour se tenir parmi les chocolats sans y coller. Prune et prune de Damas, cuites jusqu’à luire, vives d’abord et rondes ensuite. C’est l’autre moitié du nom au-dessus de notre porte; une boîte qui n’en contient aucune nous paraît, à nous, non signée.",
  },
  "490264": {
    name: "Carré de gelée de coing",
    short: "Ambré, un peu granuleux et parfumé, comme un verger dans un tiroir.",
    copy: "Le coing est un fruit immangeable tant qu’on n’a pas discuté trois heures avec lui. Assez cuit, il passe du blanc à l’ambre et sent la rose et la pomme. Nous le prenons avec sa propre pectine, le coupons en carrés et le roulons dans le sucre. Il garde ses distances avec le chocolat; donnez-lui sa coupelle.",
  },
  "490267": {
    name: "Bouton de gelée à l’açaï",
    short: "Un fruit sombre, un sucre doux, à prononcer comme il vous plaît.",
    copy: "Une petite gelée ronde d’açaï et de mûre, noire comme l’encre, sous un sucre fin. Elle nous vient d’un cousin de Theo qui fait du surf; il avait raison, ce qui a été pénible pour tout le monde. Prononcez le nom à votre goût. Nous en avons entendu onze versions, et la gelée répond à toutes.",
  },
  "490270": {
    name: "Guimauve tiède",
    short: "Coupée sur demande dans une plaque qui respire encore.",
    copy: "Le mercredi, les boutiques qui ont une cuisine font de la guimauve; pendant deux heures environ, elle est tiède. Nous la coupons sur demande avec des ciseaux mouillés et la poudrons pour qu’elle ne colle pas. C’est surtout une façon d’inviter les gens à passer le mercredi. Elle ne s’envoie pas et ne se décrit guère.",
  },
  "490273": {
    name: "Le Coin du plateau de caramel dur",
    short: "Il y en a quatre par plateau, et ce sont les quatre meilleurs.",
    copy: "Un plateau de caramel dur a quatre coins, où le beurre a bruni un peu plus et où les amandes se sont rassemblées. Pendant quatre-vingts ans, ils allaient à qui faisait la vaisselle. Depuis un vote, un coin par plateau va en boutique, pour qui s’y présente en personne. Les trois autres vont encore à l’évier.",
  },
  "490276": {
    name: "Nœud au babeurre, à l’unité",
    short: "Le caramel acidulé, noué aux deux bouts par Édith.",
    copy: "Un caramel au babeurre, tendre et un peu sur, tordu dans le papier ciré par la machine qui porte un nom. Il se tient bien à côté de tout ce qui est noir et réveille un rang de caramels comme une fenêtre qu’on ouvre. Si vous ne le connaissez pas, commencez par cinq parts sur cent.",
  },
  "490279": {
    name: "Bâtonnet de gingembre sécable",
    short: "Deux moitiés piquantes, à partager avec quelqu’un de confiance.",
    copy: "Un court bâtonnet au gingembre, entaillé au milieu pour se casser en deux. La racine fraîche, pressée et cuite avec de la cassonade, assez forte pour une toux et assez vive pour une marche. M. Wickett en aurait mis partout. Dans votre propre boîte, faites à son idée : aucune recette ne s’y oppose.",
  },
  "490282": {
    name: "Bouchée d’arachide du chaudron",
    short: "Arachides, mélasse et mâchoire.",
    copy: "Des arachides rôties dans une bouchée à la mélasse qui ne cède pas tout de suite. Faite pour les camps de bûcherons, elle n’a guère changé, sinon de taille. C’est cueillie en boutique qu’elle est à son meilleur, coupée du matin; elle durcit dès le deuxième jour. Nous la tenons pour un exercice.",
  },
};
