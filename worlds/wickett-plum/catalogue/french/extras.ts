import type { FrenchText } from "./french-text.ts";

export const extras: Record<string, FrenchText> = {
  "497101": {
    name: "Sacs de papier",
    short: "Des sacs rayés à anses de ficelle, autant que vous avez de gens.",
    copy: "Le sac remis avec tout achat au comptoir : rayures cerise, anses de ficelle et un fond plié plutôt que collé, pour qu’il se tienne debout tout seul. Demandez-en un pour chaque personne de votre liste; nous les glisserons à plat dans le colis. Ils sont gratuits depuis 1911, Mme Plum ayant fait remarquer que personne ne rentre chez soi en affichant un sac brun.",
  },
  "497104": {
    name: "Un avant-goût de Demi-lune",
    short: "Une bouchée pralinée en papillote, glissée dans les grosses commandes.",
    copy: "Une seule Demi-lune dans un bout de cellophane, que les emballeurs glissent dans un colis quand le total a fait plaisir à quelqu’un. C’est la même bouchée que dans la boîte, praliné aux noisettes, caramel et filet blanc, en plus solitaire. On nous écrit l’avoir mangée au-dessus de l’évier, encore en manteau. Elle est faite pour ça.",
  },
  "497107": {
    name: "Un avant-goût d’étoiles",
    short: "Trois menthes dans une enveloppe de papier, pour le fond du colis.",
    copy: "Trois menthes étoilées, une rouge, une verte et une orange, dans une enveloppe sans un mot. On les trouve au fond des colis qui partaient un peu légers. Personne, à l’établi, n’avoue les y avoir mises. Elles n’appartiennent à aucune tablette de la boutique; c’est pourquoi vous les voyez ici, à côté des sacs, l’air d’être entrées par hasard.",
  },
  "497110": {
    name: "Le Siège avant et le siège arrière",
    short: "Des menthes pour qui conduit, des oursons et des bouchées pour les autres.",
    copy: "Une famille de cinq achetait les trois mêmes choses chaque mois de juillet; une année, nous les avons attachées ensemble pour épargner une phrase au père. Les menthes vont à l’avant, où quelqu’un doit rester éveillé. Les oursons et les bouchées vont à l’arrière, où quelqu’un doit rester tranquille. La ficelle sert ensuite à jouer.",
  },
};
