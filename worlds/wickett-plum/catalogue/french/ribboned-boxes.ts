import type { FrenchText } from "./french-text.ts";

export const ribbonedBoxes: Record<string, FrenchText> = {
  "491101": {
    name: "Le Coffret du comptoir",
    short: "Ce que les gens montrent du doigt, dans l’ordre.",
    copy: "Pendant un an, nous avons noté ce que les gens montraient du doigt en premier; voici le résultat, avec un couvercle. Les caramels mènent, les pralinés suivent, et les crèmes à l’orange arrivent toujours sixièmes, à leur grand dépit. Moitié lait, moitié noir. Si vous n’avez qu’un cadeau à acheter et ne savez rien de personne, c’est celui-ci.",
  },
  "491104": {
    name: "Surtout au lait",
    short: "Le chocolat au lait dans onze humeurs, et une pièce noire pour la chance.",
    copy: "Pour ceux à qui l’on a dit qu’ils devraient préférer le noir, et qui ont poliment décliné. Onze pièces au lait, du simple bouton au croquant malté, et un carré noir dans le coin pour que personne ne dise que nous ne l’avons pas offert. La plupart le mangent en dernier. Quelques-uns nous le renvoient par la poste.",
  },
  "491107": {
    name: "Le Côté noir de la rue",
    short: "Du chocolat noir de 58 à 80 %, rangé par ordre d’audace.",
    copy: "Les pièces montent en intensité, d’un 58 % avenant près de la porte à une ganache à 80 %, au bout de la rue, qui ne parle pas de la pluie et du beau temps. Café, cerise acidulée, miel brûlé et poivre noir habitent entre les deux. La première fois, allez de gauche à droite. Ensuite, vous aurez votre propre adresse.",
  },
  "491110": {
    name: "Noix et fantaisies",
    short: "Grappes, écorces et praliné, les coquilles en moins.",
    copy: "Tout ce qui est ici croque, et une partie réplique. Grappes de pacanes au caramel, écorce aux amandes, noix à l’érable, noisettes sur deux étages, et quelques pièces inventées dans la semaine par qui se trouvait à l’établi. Chaque noix est rôtie à part : une pacane et une amande n’ont jamais été prêtes en même temps.",
  },
  "491113": {
    name: "La Société des cœurs tendres",
    short: "Que des crèmes et des fondants. On y adhère pour la vie.",
    copy: "La société se réunit là où l’on ouvre cette boîte. Crèmes à la framboise, à l’orange, au citron, à l’érable, au café et à la menthe, travaillées sur le marbre puis laissées tranquilles jusqu’au lendemain. Un seul règlement : défense d’enfoncer le pouce par-dessous pour savoir. Fondée en 1911, et toujours sans noix.",
  },
  "491116": {
    name: "Le Quartier des caramels",
    short: "Neuf caramels : tendres, fermes, salés, fumés et indociles.",
    copy: "Tout un quartier de caramels. Des tendres enrobés de lait, des fermes enrobés de noir, un fumé, un au lait de chèvre, un au romarin dont on nous écrit ou dont on ne parle jamais, et un carré tout simple à la vanille pour rentrer chez soi. Chacun cuit à sa propre température, à quatre degrés près du suivant.",
  },
  "491119": {
    name: "La Visite du dimanche",
    short: "La boîte qu’on pose sur la table avant même d’enlever son manteau.",
    copy: "Faite pour la visite où l’on apporte quelque chose, où l’on s’assoit là où on vous le dit et où le café arrive dans les belles tasses. La moitié des pièces sont douces, un quart sont aux noix, et le reste est assez intéressant pour nourrir la conversation quand elle s’essouffle. Polie sans être ennuyante, ce qu’on ne peut pas dire du sofa.",
  },
  "491122": {
    name: "La Grande Table",
    short: "Des chocolats qui s’ouvrent à plat, pour que toute la tablée y ait accès.",
    copy: "Le couvercle se rabat, les côtés aussi, et la boîte devient un plateau qui parcourt la table sans que personne ait à se lever. Quatre rangs de chocolats, un rang de caramel dur et une petite carte à chaque bout pour s’y retrouver. Inventée en 1958 pour un souper de répétition où la famille du marié était assise trop loin.",
  },
  "491125": {
    name: "Les Clés du logis",
    short: "Un coffret de pendaison de crémaillère, assez solide pour servir de chaise.",
    copy: "Pour le soir où il y a une lampe, pas de rideaux et nulle part où s’asseoir. Des chocolats variés, un cornet de caramels salés et des bouchées aux fruits pour ceux qui ont monté le piano. La boîte, en carton robuste, cache un tiroir qui finit toujours par accueillir les doubles de clés et le menu du casse-croûte d’à côté.",
  },
  "491128": {
    name: "Merci, vraiment",
    short: "Deux mots et une boucle, pour les profs, les infirmières, les voisins et les plombiers.",
    copy: "Certains mercis sont trop grands pour une carte et trop petits pour un discours. Celui-ci est entre les deux. Des chocolats au lait et noirs sous un couvercle qui dit « Merci » à l’extérieur et « vraiment » à l’intérieur, là où seule la personne qui l’ouvre peut le lire. Les profs le reçoivent en juin, les plombiers en janvier.",
  },
  "491131": {
    name: "Le Samedi des noces",
    short: "Ivoire, amandes et champagne, et le ruban est déjà droit.",
    copy: "Amandes au chocolat blanc, truffes au champagne et tout petits cœurs au caramel, disposés de sorte que la boîte soit habillée avant tout le monde. Le petit format va à la personne qui a fait les fleurs, le grand à la table près de la porte. Chaque boucle est nouée deux fois, la première pour nous exercer.",
  },
  "491134": {
    name: "La Dernière Rangée",
    short: "Un coffret silencieux pour le cinéma. Chaque papier a passé l’épreuve du silence.",
    copy: "Rien dans cette boîte ne crépite, ne claque ni ne se déballe bruyamment. Caramels tendres en papier ciré, cœurs à la crème, fudge silencieux et petits boutons ronds qu’on trouve du bout des doigts dans le noir. Nous l’avons mise à l’essai pendant un film très calme sur un monastère. Bien plate, elle peut faire toute la rangée.",
  },
};
