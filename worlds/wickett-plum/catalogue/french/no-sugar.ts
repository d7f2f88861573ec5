import type { FrenchText } from "./french-text.ts";

export const noSugar: Record<string, FrenchText> = {
  "485201": {
    name: "Menthes pince-sans-rire",
    short: "Des menthes sans sucre qui n’ont pas le goût de s’excuser.",
    copy: "Il nous a fallu quatorze mois pour faire une menthe sans sucre qui n’ait pas un goût d’excuse. Le secret : davantage de menthe poivrée et une cuisson plus lente, pour qu’elle fonde à la même vitesse que la vraie. Chacune dans une papillote verte, pour les distinguer des rouges. Votre dentiste peut en prendre deux; il dira en avoir pris une.",
  },
  "485204": {
    name: "Caramels au sel de mer sans sucre",
    short: "Crème, beurre, sel et patience; le sucre est resté dans le sac.",
    copy: "Un caramel, c’est du sucre brûlé; en faire un sans sucre relève de l’énigme de conte. Ici, le beurre noisette se charge de brûler, la crème d’attendrir, et une longue cuisson du reste. Un peu moins sucrés que les autres, nettement plus salés. Des diabétiques ont écrit les premiers avis; le reste de la rue a écrit les suivants.",
  },
  "485207": {
    name: "La Vérité sans sucre",
    short: "Cent pour cent cacao. Nous vous aurons prévenu.",
    copy: "Rien que du cacao : pas de sucre, pas de substitut, pas de vanille pour vous tenir la main. Le premier carré est un choc. Le deuxième goûte le fruit séché, le tabac, le thé noir et quelque chose comme l’intérieur d’un violon; au troisième, vous l’expliquerez aux autres. Une toute petite blague attend sous le rabat.",
  },
  "485210": {
    name: "Coupelles au beurre d’amande, sans sucre ajouté",
    short: "Du beurre d’amande rôtie dans des coupelles cannelées de chocolat noir.",
    copy: "Les amandes font presque tout. Rôties jusqu’à ce que la peau éclate, moulues avec quelques flocons de sel, elles sont assez douces par elles-mêmes; la coupelle noire est surtout là pour le bruit. Il y a ceux qui mangent le rebord d’abord et ceux qui descendent tout droit : ils ne devraient pas se marier sans en parler.",
  },
  "485213": {
    name: "Caramels au lait de coco",
    short: "Des caramels tendres pour ceux qui devaient regarder les autres.",
    copy: "Lait de coco, cassonade et une cuillerée de beurre de cacao, cuits à la même couleur que nos caramels au beurre dans un chaudron qui n’a jamais été présenté à une vache. On y devine la noix de coco comme on devine la mer du haut d’une colline. La première fournée fut faite pour une mariée qui ne pouvait pas manger ses propres bonbonnières.",
  },
  "485216": {
    name: "Oursons en manteau de chocolat au lait de riz",
    short: "Des oursons à la vanille sous un chocolat au lait sans lait, fruit de quatre hivers.",
    copy: "Le chocolat au lait sans lait devait être impossible, ou du moins granuleux. Le lait de riz, séché doucement et broyé pendant trois jours, y est arrivé. Sous chaque manteau se tient un petit ourson de gelée à la vanille, pris à la pectine, pour que toute la tablée en ait. Les manteaux sont un peu serrés à la taille.",
  },
};
