import type { FrenchText } from "./french-text.ts";

export const customMix: Record<string, FrenchText> = {
  "490101": {
    name: "Votre boîte de papillotes",
    short: "Six sortes, cent morceaux, tout cela par votre faute.",
    copy: "Vous choisissez jusqu’à six sortes; nous les plaçons dans une boîte de cent, au morceau près. Tout en caramel, si vous êtes comme ça. Quatre-vingt-dix menthes et dix regrets. Il n’y a pas de mauvaise boîte, bien qu’il y en ait eu de courageuses. Choisissez les saveurs, partagez l’espace, et nous l’emballons à la main.",
  },
  "490104": {
    name: "Votre boîte de chocolats",
    short: "Choisissez les pièces, réglez les parts, arrêtez quand la barre est pleine.",
    copy: "Au comptoir, cela s’est toujours fait ainsi : vous montrez du doigt, nous comptons. En ligne, le doigt est une liste et le compte est une barre qui se remplit à mesure que vous partagez la boîte, cinq centièmes à la fois. Jusqu’à six sortes. Nous arrondissons en votre faveur et emballons à la main, dans l’ordre choisi.",
  },
  "490107": {
    name: "Le Règlement familial",
    short: "Une boîte à cloisons, pour que la part de chacun soit bien la sienne.",
    copy: "La même idée, avec des murs. Chaque sorte choisie reçoit son compartiment, aussi large que la part que vous lui donnez, avec une étiquette pour un nom. Demandée la même semaine par une mère de quatre enfants, une avocate en divorces et un quatuor à cordes. Six noms au plus; la violoncelliste tient à dire que le sien était le plus petit.",
  },
  "490110": {
    name: "Le Sac à choisir soi-même",
    short: "Le sac du samedi, composé comme quand on tenait une pièce dans sa main.",
    copy: "Bouchées, gouttes, menthes et gelées dans un sac de papier rayé, dans les parts que vous voulez, sans rien d’autre qu’un coin plié. Pour ceux qui se souviennent d’avoir choisi un à un pendant que quelqu’un soupirait derrière. Ici, personne ne soupire. Changez d’idée tant qu’il vous plaira.",
  },
  "490113": {
    name: "Votre bouquet de sucettes",
    short: "Trente places, jusqu’à six saveurs, nouées comme des fleurs.",
    copy: "Trente sucettes sur bâton de papier, dans les saveurs de votre choix, cinq à la fois, liées d’une ficelle de coton comme si on venait de les cueillir. La fleuriste nous a appris le nœud. Offrez-le à la place des roses, qui durent à peu près autant et ne se partagent pas avec tout un autobus.",
  },
  "490116": {
    name: "Le Présentoir de fête",
    short: "Un présentoir de bois à trente trous, et les sucettes que vous choisissez pour les remplir.",
    copy: "Un présentoir de bois tourné, à trois étages et trente trous, livré avec ses sucettes à part pour que vous ayez le plaisir de les planter. Jusqu’à six saveurs. Après la fête, il porte crayons, pinceaux ou les trente sucettes suivantes, qui se commandent seules. Les enfants le montent; les adultes remettent ensuite les couleurs en ordre.",
  },
};
