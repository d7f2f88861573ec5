import type { FrenchText } from "./french-text.ts";

export const lollipops: Record<string, FrenchText> = {
  "486101": {
    name: "Sucette tourbillon du carrousel",
    short: "Un tourbillon étiré à la main, grand comme une soucoupe.",
    copy: "Étirée, roulée et enroulée à la main pendant que le sucre est encore assez chaud pour écouter, soit environ quatre-vingt-dix secondes. Grande comme une soucoupe, sur un bâton qu’on tient avec une mitaine. Elle dure une fête foraine, ou un vol. Choisissez la couleur, la saveur suit : cerise, orange, mûre ou menthe poivrée.",
  },
  "486104": {
    name: "Sucettes à un sou",
    short: "Un bouquet de petites sucettes, nouées comme des fleurs.",
    copy: "De petites sucettes, liées d’une ficelle comme cueillies au bord du chemin. Elles ne coûtent plus un sou depuis 1938, mais nous avons gardé le nom. Cerise, orange, lime, raisin et racinette, mélangées. Mettez-les dans un verre sur la table et voyez combien de temps les adultes prétendent qu’elles sont pour les enfants.",
  },
  "486107": {
    name: "Sucettes des saisons",
    short: "Deux sucettes en boîte selon la saison : choisissez la saison, puis la couleur.",
    copy: "Deux grands tourbillons dans une boîte mince, faits pour le moment de l’année. Le Printemps vient en mûre, en menthe et en cerise; la Récolte en orange, en cerise et en mûre, parce que la menthe n’a rien à faire près d’une citrouille. Le couvercle a une fenêtre, pour que le facteur voie ce qu’il manque.",
  },
  "486110": {
    name: "Sucettes à la racinette",
    short: "Sassafras, vanille et thé des bois, sur un bâton.",
    copy: "Sassafras, vanille, thé des bois et un peu de réglisse, cuits jusqu’au verre. Cela goûte la boisson, la paille en moins. Dix par sac, emballées une à une, et assez fortes pour qu’une seule soit une déclaration. Elles voyagent par tous les temps, n’étant faites de rien qui fonde, s’inquiète ou se fane.",
  },
};
