import type { FrenchText } from "./french-text.ts";

export const fundraising: Record<string, FrenchText> = {
  "495101": {
    name: "Tablettes de l’harmonie, caisse de quarante",
    short: "Quarante tablettes au lait dans une boîte à poignée, faites pour le porte-à-porte.",
    copy: "Quarante tablettes de notre lait à 41 %, dans un carton à poignée avec une fente pour l’argent. Assez léger pour un tromboniste ou deux clarinettes. Le groupe paie le prix du groupe, vend au prix imprimé sur l’emballage et garde la différence. La première harmonie à l’essayer s’est acheté onze uniformes et un tuba d’occasion.",
  },
  "495104": {
    name: "L’Assortiment pour la toiture",
    short: "Une livre de chocolats variés, avec un toit sur le couvercle.",
    copy: "Du nom d’une paroisse qui avait un seau dans le chœur et trois cents fidèles. Ils en ont vendu neuf cents livres en un seul carême et nous ont priés de ne pas trop y penser. Une livre, moitié lait, moitié noir, dans une boîte où l’on peut dessiner ce qui coule. Vendu par six, soit un carton par coffre de voiture.",
  },
  "495107": {
    name: "Surettes du club de natation",
    short: "Des nageurs gélifiés et surs, en bonnets de quatre couleurs, à la douzaine de sacs.",
    copy: "De petits nageurs gélifiés en bonnet bleu, rouge, vert ou jaune, poudrés d’acide, un bras devant. Ils ne fondent pas au bord de la piscine, ce qu’on ne peut dire d’aucune autre chose sur la table à collations. Douze sacs par carton. Les juniors font courir les leurs avant chaque compétition et prétendent que cela veut dire quelque chose.",
  },
  "495110": {
    name: "Jeu de sucettes pour kermesse",
    short: "Deux cents petites sucettes et une planche à deux cents trous.",
    copy: "Une pêche aux sucettes dans une boîte. Deux cents sucettes à un sou, une planche pliante percée pour les tenir et vingt bâtons au bout rouge, qui gagnent ce que vous voudrez. Vingt-cinq cents le tirage. La planche survit à des années de kermesses; l’une d’elles a été repeinte en pirate, en château et, dernièrement, en dentiste.",
  },
  "495113": {
    name: "La Treizaine de caramels",
    short: "Treize boîtes de caramels salés pour le prix de douze et des poussières.",
    copy: "Douze petites boîtes de cubes de caramel salé à vendre, et une treizième pour qui les vend, puisque personne n’a jamais traversé un quartier avec des caramels sans en ouvrir une boîte. Autant le prévoir. Huit par boîte, fermées d’une languette, avec au dos une ligne pour la cause et une pour le prénom de l’enfant.",
  },
  "495116": {
    name: "Croquant du but gagnant",
    short: "Des demi-livres de croquant, un sifflet attaché à chaque sac.",
    copy: "Notre croquant aux arachides en sacs d’une demi-livre, chacun avec un vrai sifflet d’arbitre noué au col; nous aimerions dire que c’était l’idée de l’entraîneur. Vendu par dix. La friandise la plus bruyante dans l’emballage le plus bruyant, et l’argent rentre vite, surtout de ceux qui voudraient que les enfants cessent de siffler.",
  },
  "495119": {
    name: "Chocolats de bibliothèque",
    short: "Des carrés noirs en pochette de carton, chacun avec sa date de retour.",
    copy: "Les amis des bibliothèques sont un groupe discret et efficace; ceci est pour eux : deux carrés noirs dans une pochette avec fiche lignée et date de retour tamponnée en violet, à la main. Les lecteurs gardent la pochette comme signet. La date est celle du départ de la caisse, pour pouvoir dire, gentiment, que leur chocolat est en retard.",
  },
  "495122": {
    name: "L’Échantillonnier du printemps",
    short: "Quatre petites boîtes dans un carton, à faire goûter avant la commande.",
    copy: "Personne n’achète d’après une liste s’il peut acheter d’après une cuillère. L’échantillonnier contient un peu de ce que les groupes vendent le mieux, tablettes, croquant, caramels et sucettes, avec un bloc de bons de commande et un crayon au bout d’une ficelle. Il couvre une quarantaine de portes. Laissez le crayon sur la ficelle.",
  },
};
