import type { FrenchText } from "./french-text.ts";

export const bars: Record<string, FrenchText> = {
  "482101": {
    name: "Tablette Verger de minuit",
    short: "Du chocolat noir à 72 %, cerise acidulée et un peu de prune.",
    copy: "Une tablette noire pour lire au lit. Soixante-douze pour cent d’un cacao que nous achetons à la même coopérative depuis dix-neuf ans, avec des cerises et des prunes séchées jusqu’à concentrer leurs pensées. Elle se casse en vingt-quatre carrés : une semaine si vous êtes strict, un chapitre sinon. L’étiquette est typographiée; certains en font un signet.",
  },
  "482104": {
    name: "Plaques de chocolat au lait et sel de mer",
    short: "D’épais carrés de chocolat au lait à 45 %, sous des flocons de sel.",
    copy: "Épaisses comme un livre de poche et presque aussi difficiles à poser. Un chocolat au lait à 45 % de cacao, plus que la plupart des noirs du temps de votre grand-mère, coulé en plaques et arrosé de flocons de sel pendant qu’il songe encore à prendre. Quatre par boîte, emballées une à une. Cassez-en une sur le genou si personne ne regarde.",
  },
  "482107": {
    name: "Tablette au lait Heure dorée",
    short: "Du chocolat au lait caramélisé et de la poussière de tire éponge.",
    copy: "Nous grillons la poudre de lait avant qu’elle rencontre le cacao, si bien que toute la tablette goûte le fond d’un pouding au caramel. La tire éponge, réduite en poussière, arrive à la fin pour l’étincelle. À manger sur une marche, face à l’ouest, à l’heure où la lumière penche. L’emballage est doré; pliez-en quelque chose.",
  },
  "482110": {
    name: "Tablette croquante aux cerises",
    short: "Du chocolat au lait, du sucre pétillant et de la cerise acidulée.",
    copy: "Du chocolat au lait, de la cerise acidulée et assez de sucre pétillant pour rendre la conversation difficile. Elle commence poliment, comme toute tablette, puis part comme un petit défilé. Les enfants la tendent exprès aux grands-parents. Nous ne la coulons que par temps sec, parce que le pétillant craint l’humidité, et nous aussi.",
  },
  "482113": {
    name: "Tablette à la menthe poivrée",
    short: "Du chocolat noir aux éclats de verre à la menthe.",
    copy: "Du verre de menthe limpide, fracassé, pris dans le chocolat noir pour que la tablette attrape la lumière quand on la tient devant une fenêtre. Elle est fraîche, puis amère, puis fraîche de nouveau, et laisse l’haleine meilleure qu’elle ne l’a trouvée. Sans produits laitiers, par nature plutôt que par effort.",
  },
  "482116": {
    name: "Tablette au pouding aux prunes",
    short: "Des fruits, des épices et une miette brune : un pouding qui tient dans la poche.",
    copy: "Tout ce qui entre dans un pouding aux prunes, sauf la ficelle : raisins secs, prunes, écorce d’orange, miette de biscuit brun et les cinq épices qui font sentir décembre à une cuisine. Pris dans un chocolat à 55 % et coupé épais. Il y a de la farine là-dedans, donc c’est un aliment. Le fisc est d’accord avec nous.",
  },
  "482119": {
    name: "Tablette ivoire à la vanille",
    short: "Du chocolat blanc et la gousse de vanille entière.",
    copy: "On taquine le chocolat blanc parce qu’il est fade; nous y avons donc mis toute la gousse et laissons voir les grains. Du beurre de cacao pressé dans notre cuisine, du lait, moins de sucre qu’à l’ordinaire et de la vanille de Tahiti. Cela goûte le cœur de la meilleure crème glacée de vos neuf ans, et cela ne coule pas.",
  },
  "482122": {
    name: "Tablette aux noisettes Ciel bleu",
    short: "Des noisettes entières, coude à coude, dans le chocolat au lait.",
    copy: "Des noisettes entières, coude à coude dans le chocolat au lait, avec juste assez de chocolat pour les tenir en rang. Nous les rôtissons bien foncées, soufflons la peau avec un séchoir (un gros) et coulons pendant qu’elles sont tièdes. C’est une tablette qu’on entend de la pièce voisine. À l’unité, ou à la caisse pour les clubs de marche.",
  },
};
