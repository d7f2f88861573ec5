import type { FrenchText } from "./french-text.ts";

export const coloredCandy: Record<string, FrenchText> = {
  "487128": {
    name: "Ruban de sucre à la verge",
    short: "Du sucre plié sur un doigt, six couleurs, une verge par boîte.",
    copy: "Un ruban de sucre chaud glisse entre les doigts et se replie sur l’un d’eux; il faut dix ans pour l’apprendre et environ neuf minutes pour le faire. Il brille comme du verre et casse de même : chaque verge voyage dans le papier de soie, en tronçons. À chaque couleur sa saveur. Le bleu, c’est de l’anis, quoi qu’en dise votre neveu.",
  },
  "487131": {
    name: "Sucres d’orge en bâtons",
    short: "Des bâtons torsadés et limpides, dix d’une couleur, liés d’une ficelle.",
    copy: "Ce que nous vendons de plus ancien, à une religieuse près : du sucre cuit avec de l’eau d’orge jusqu’à être clair comme une vitre, étiré en bâtons et tordu une fois pour l’allure. Entre des mains prudentes, un bâton dure une heure; dans le thé, une tasse. L’ambre, qui n’est qu’orge et citron, goûte ce que sonnent les cloches.",
  },
  "487134": {
    name: "Billes sures",
    short: "Rondes, veinées, sures pendant onze secondes. Nous avons chronométré.",
    copy: "Chaque bille porte un œil-de-chat qui la traverse de part en part et un givre acide qui dure onze secondes, après quoi elle s’excuse et devient un fruit. Vendues par couleur, parce que ceux qui les échangent nous ont priés de cesser de les mélanger. Elles roulent. Si vous en échappez une, elle ira rejoindre les autres sous la caisse.",
  },
  "486113": {
    name: "Sucettes lanternes",
    short: "Des sucettes limpides où flotte un fruit. Tenez-les devant la lumière.",
    copy: "Coulées dans de vieux moules à lanternes trouvés dans une caisse marquée POIGNÉES DE PORTE, et si claires que la tranche de fruit ou la fleur semble y flotter. Devant une fenêtre, elles jettent une tache de couleur sur le mur. La cerise contient une cerise, l’orange un zeste, la menthe une feuille, et la prune une violette, faute de place.",
  },
};
