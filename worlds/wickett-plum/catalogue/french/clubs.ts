import type { FrenchText } from "./french-text.ts";

export const clubs: Record<string, FrenchText> = {
  "494101": {
    name: "Le Club du premier mardi",
    short: "Une boîte le premier mardi du mois, avec ce dont la cuisine est fière.",
    copy: "Le premier mardi de chaque mois, la cuisine emballe ce dont elle est le plus fière et l’envoie aux membres avant que les boutiques en voient la couleur. La moitié est nouvelle. Une partie ne sera jamais refaite. Une lettre l’accompagne, écrite par qui s’est brûlé la main. Il n’y a pas d’autre moyen d’avoir cette boîte; certains ont essayé le charme.",
  },
  "494104": {
    name: "Le Club du tiroir",
    short: "De quoi remplir le bon tiroir : menthes, gouttes et une surprise, chaque mois.",
    copy: "Chaque maison a son tiroir. Le nôtre est sous le téléphone et n’est jamais vide, puisque le club le remplit : une livre de menthes ou de gouttes, une petite surprise et une bande de papier pour s’y retrouver. Rien n’y fond, rien n’y contient de lait ni de noix; il part donc toute l’année. Sautez un mois si vous voulez. Le tiroir le saura.",
  },
};
