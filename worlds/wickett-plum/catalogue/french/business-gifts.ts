import type { FrenchText } from "./french-text.ts";

export const businessGifts: Record<string, FrenchText> = {
  "493101": {
    name: "La Poignée de main",
    short: "Huit chocolats sous un manchon à votre nom, le nôtre restant à l’intérieur.",
    copy: "Huit chocolats, c’est le bon nombre pour une première rencontre : assez pour en offrir à la ronde, pas assez pour avoir l’air de vouloir quelque chose. Le manchon reçoit votre marque en une couleur ou en dorure, et notre nom reste poliment sous le couvercle. Envoyez le visuel d’ici mercredi : le lundi suivant, c’est dans le camion.",
  },
  "493104": {
    name: "La Deuxième Rencontre",
    short: "Seize chocolats et une tablette, pour quand cela s’est bien passé.",
    copy: "Cela s’est bien passé, et il y a maintenant plus de monde dans la pièce. Seize chocolats en haut, une mince tablette noire en bas, et un manchon autour, avec votre marque à l’avant et la place d’un mot de remerciement à l’arrière. Dites-nous si des invités mangent casher; ceux-ci le sont, et nous glisserons la carte qui le dit.",
  },
  "493107": {
    name: "L’Assortiment du tiroir",
    short: "Menthes, gouttes et billes sures dans une boîte de la profondeur d’un tiroir.",
    copy: "Nous avons mesuré quarante tiroirs dans quarante bureaux qui ne savaient pas ce que nous faisions là, et la boîte a la profondeur exacte du moins profond. Dedans : menthes, gouttes aux fruits et quelques billes sures pour l’après-midi. Rien ne fond; elle peut attendre au courrier en août. En solde, le temps de changer la couleur du couvercle.",
  },
  "493110": {
    name: "La Pochette de congrès",
    short: "Deux carrés dans une carte de la taille d’un insigne. Elle va là où va le stylo.",
    copy: "Une carte pliée, de la taille d’un insigne, avec deux carrés de chocolat au lait et rien à déclipser. Les gens la gardent derrière leur propre nom jusqu’au troisième orateur. Elle s’imprime des deux côtés et porte une adresse web sans avoir l’air désespérée. À partir de cinquante, par cinquante : c’est ce que la presse aime.",
  },
  "493113": {
    name: "La Tour de fin d’année",
    short: "Cinq boîtes, un ruban, et tout un service qui se tait.",
    copy: "Des chocolats en bas, puis du caramel dur, puis des caramels tendres, puis des noix, et tout en haut une petite boîte de truffes pour qui dénoue le ruban. Elle se dresse à soixante centimètres sur un comptoir d’accueil et fond en une matinée. Le ruban est tissé d’une ligne de trente lettres. <i>Merci pour 2026</i> en compte quinze.",
  },
  "493116": {
    name: "Bienvenue à bord",
    short: "Pour le premier matin d’un nouvel emploi, avant que le mot de passe fonctionne.",
    copy: "Il attend sur la chaise le premier matin : des caramels, un bocal de gouttes à partager, une tablette à cacher et une carte dans les mots de l’entreprise. Les nouveaux ne savent pas où est la bouilloire, mais ils savent quoi faire d’un caramel. Commandez-en une étagère; nous les gardons et les postons un à un.",
  },
};
