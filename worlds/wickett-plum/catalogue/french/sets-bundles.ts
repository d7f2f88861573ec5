import type { FrenchText } from "./french-text.ts";

export const setsBundles: Record<string, FrenchText> = {
  "488201": {
    name: "La Longue Soirée",
    short: "Des truffes, une tablette noire et un sac de menthes, liés ensemble.",
    copy: "Tout ce qu’il faut à une soirée une fois la table débarrassée : une boîte de truffes roulées pour commencer, une tablette noire pour le moment où quelqu’un parle de rentrer, et des menthes étoilées pour celui où il rentre. Nous nouons les trois d’un seul ruban, à un prix plus doux que séparément.",
  },
  "488202": {
    name: "Un après-midi au verger",
    short: "Des gelées, des oursons et des bouchées qui vont bien ensemble.",
    copy: "Trois sacs photographiés un jour sur la même couverture, et qu’on nous demande ensemble depuis. Les gelées sont pour les grands, les oursons pour tous les autres, et les bouchées pour le retour à pied. Prenez les trois, ou seulement celui que vous étiez venu chercher; ils se vendent un à un, et personne ne dira rien.",
  },
  "488203": {
    name: "La Tablette à message",
    short: "Une tablette au lait avec vos propres mots sur le manchon.",
    copy: "Une simple tablette au lait sous un manchon qui dit ce que vous voulez. Choisissez une ligne imprimée, ou faites-la dorer par la machine du fond, plus vieille que tous ceux qui travaillent ici et qui a ses idées sur les mots trop longs. Laissez le manchon vierge : c’est quand même une très bonne tablette.",
  },
};
