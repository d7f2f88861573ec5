import type { FrenchText } from "./french-text.ts";

export const mixPiecesLollipops: Record<string, FrenchText> = {
  "490301": {
    name: "Sucette à la cerise",
    short: "La rouge. Ça a toujours été la rouge.",
    copy: "Tout bouquet commence par une rouge, et ceux qui prétendent n’avoir pas de préférée avancent la main vers elle. Cerise acidulée, en tourbillon rouge et blanc, de la taille d’une pièce de monnaie. En remplir tout le bouquet éviterait bien des ennuis, mais la dispute leur manquerait.",
  },
  "490304": {
    name: "Sucette à l’orange",
    short: "De l’huile d’orange, un peu de vanille, et l’été sur un bâton.",
    copy: "Enroulée de deux cordons, l’un vif d’orange, l’autre rond de vanille, de sorte que chaque tour réponde au précédent. Elle goûte le camion de crème glacée, et la course pour le rattraper. Cinq ou six égaient un bouquet, et elles vont bien à côté des bleues.",
  },
  "490307": {
    name: "Sucette à la lime",
    short: "Verte, sure et rapide.",
    copy: "Des limes pressées et un peu de leur zeste, cuites vite pour que le vert reste vert. C’est la sucette la plus sure que nous donnions à un enfant sans poser de question, et la première à disparaître d’un bol dans une fête d’adultes. Mettez-les toutes du même côté pour voir qui s’y rend.",
  },
  "490310": {
    name: "Sucette à la mûre",
    short: "Sombre comme une haie, et elle tache.",
    copy: "Des mûres cueillies derrière la boutique avant le passage des chèvres, réduites avec du sucre jusqu’à un violet qui marque la langue jusqu’au souper. Un cordon vert menthe court dans le tourbillon, pour l’allure. À éviter à l’église, en chemise blanche et avant toute photo appelée à durer.",
  },
  "490313": {
    name: "Sucette à la racinette",
    short: "Sassafras, vanille et une mousse blanche sur le bord.",
    copy: "Brune au centre et cerclée de blanc, comme un bock vu d’en haut. Sassafras, vanille et thé des bois, cuits jusqu’au verre, du même tonneau que les grandes. Les grands-pères la choisissent. Les petits à lunettes aussi, allez savoir pourquoi, et à eux tous ils la maintiennent dans la gamme.",
  },
  "490316": {
    name: "Sucette au maïs soufflé beurré",
    short: "Personne ne l’avait demandée. Elle se vend plus que le raisin.",
    copy: "C’était un pari entre deux confiseurs et un cinéma. Beurre noisette, maïs grillé et sel, dans une sucette jaune pâle qui sent le hall d’entrée. La première cliente a donné un coup de langue, l’a regardée un moment et en a acheté quarante. Elle contient du lait, comme le beurre; gardez-la à part si cela importe chez vous.",
  },
  "490319": {
    name: "Sucette piñata",
    short: "Sept couleurs, goyave et tamarin, et un crépitement au milieu.",
    copy: "De la goyave dehors, du tamarin ensuite et, au centre, une cuillerée de sucre pétillant scellée comme un secret. Enroulée de sept couleurs, aucune n’est pareille, et il faut environ quatre minutes pour arriver au bruit. Distribuez-les sans explication. La cuisine de Los Angeles l’a inventée et tient à ce que cela se sache.",
  },
  "490322": {
    name: "Sucette miel et camomille",
    short: "Celle du dodo.",
    copy: "Du miel du toit et des fleurs de camomille dans une sucette claire et dorée, pour les enfants qui ne s’endorment pas et pour les parents des enfants qui ne s’endorment pas. Elle est petite et lente. Nous ne dirons pas qu’elle endort, il faudrait le prouver, mais les abeilles dont elle vient se couchent tôt.",
  },
  "490325": {
    name: "Poteau à la menthe poivrée",
    short: "Une sucette droite à rayures de barbier, bien mise en toute compagnie.",
    copy: "Non pas un tourbillon, mais une colonne : de la menthe rouge et blanche enroulée autour du bâton comme l’enseigne du barbier, qui en donne aux moins de huit ans et à qui s’est tenu tranquille. Plus haute que les autres, elle donne au bouquet un point de ralliement. Placez-la au centre et nouez la ficelle là.",
  },
  "490328": {
    name: "Sucette nuage de barbe à papa",
    short: "Une sucette dans un nuage. Le nuage dure jusqu’au coin.",
    copy: "Une petite sucette à la vanille coiffée d’une barbe à papa filée pendant que vous tendez la main. Le nuage s’affaisse dans l’heure; il faut donc une personne et une machine. Les boutiques la font tourner le samedi. Amenez un enfant en guise d’excuse ou, comme la plupart, venez tout simplement.",
  },
  "490331": {
    name: "Sucette portrait",
    short: "Votre profil en sucre blanc, découpé à l’œil, en moins d’une minute.",
    copy: "Miriam découpe des silhouettes. Elle vous regarde quelques secondes, taille une feuille de sucre blanc avec des ciseaux à ongles et presse le contour sur une sucette rouge avant qu’elle prenne. C’est ressemblant, ou du moins c’est gentil. Elle travaille en boutique et va où elle veut les jours de marché. Il faut y être.",
  },
  "490334": {
    name: "Petite pomme d’amour",
    short: "Une vraie pommette sous le verre rouge, sa queue pour bâton.",
    copy: "Une pommette pas plus grosse qu’une noix, plongée dans un sucre rouge à la cannelle et posée sur le papier pour durcir. La queue est assez longue pour la tenir. Vive, bruyante et finie en quatre bouchées, elle se mange dans les deux jours, puisqu’il y a une vraie pomme dedans. Bouquets cueillis en boutique seulement.",
  },
};
