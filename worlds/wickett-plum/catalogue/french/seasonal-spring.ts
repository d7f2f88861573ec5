import type { FrenchText } from "./french-text.ts";

export const seasonalSpring: Record<string, FrenchText> = {
  "492101": {
    name: "Boîtes à chapeau de la Saint-Valentin",
    short: "De petites boîtes à chapeau pleines de cœurs, d’un dessin ancien ou nouveau.",
    copy: "La Classique reprend une boîte à chapeau de notre vitrine de 1926, roses comprises. La Moderne n’a sur le couvercle qu’un tout petit cœur, pour ceux qui trouvent que les roses, c’est beaucoup. Vingt cœurs en papier d’étain et un mot plié laissé blanc exprès. La Classique vient en cerise et en rose tendre, la Moderne en cerise seulement.",
  },
  "492104": {
    name: "Cœurs à questions",
    short: "Des cœurs pastel imprimés de questions plutôt que de compliments.",
    copy: "Les petits cœurs font des compliments depuis un siècle, et cela n’a mené personne nulle part. Les nôtres demandent. QUI T’A APPRIS ÇA. QU’AS-TU VU. CETTE PLACE EST LIBRE? Soixante questions par sachet, une par cœur, pressées dans une pastille tendre qui garde les lettres assez longtemps pour qu’on les lise à voix haute.",
  },
  "492107": {
    name: "Truffes Lettre d’amour au rosé",
    short: "Des truffes framboise et rosé dans une boîte qui s’ouvre comme une enveloppe.",
    copy: "Le chocolat ruby est un peu vif, comme quelqu’un à qui vous plaisez et qui ne l’a pas dit. Nous le mêlons à la framboise et à une cuillerée de rosé réduit jusqu’à n’avoir plus que de bonnes manières, puis nous enfermons les truffes dans une boîte de papier avec rabat, cachet et ligne d’adresse. Écrivez dessus.",
  },
  "492110": {
    name: "Cœurs noirs",
    short: "Pour le quatorze février, et pour ceux qui aimeraient mieux pas.",
    copy: "Des cœurs pleins de chocolat noir à 85 % et de sel à la réglisse, en papier noir et sans carte. Nous les avons faits pour la librairie voisine, dont la propriétaire avait posé une affiche. Ils sont amers, secs et un peu drôles; au troisième, on se sent généralement mieux. En solde jusqu’à ce que quelqu’un retombe amoureux en cuisine.",
  },
  "492113": {
    name: "Demi-œufs peints",
    short: "Douze demi-œufs brossés au beurre de cacao coloré, comme des jouets de fer-blanc.",
    copy: "On les peint avec un pinceau à cils, à trois, sans se parler. Les œufs du Jardin portent feuilles et coccinelles sur fond prune, menthe ou ciel. Ceux du Pré portent de l’herbe, des nuages et une vache, sur fond menthe ou ciel; sur le prune, la vache ne se voyait pas. À l’intérieur, une crème au citron. À vous de décider de mordre.",
  },
  "492116": {
    name: "Lapins en bonnet",
    short: "Du chocolat au lait plein, assis bien droit, endimanché.",
    copy: "Ils sont pleins jusqu’au bout des oreilles, parce qu’un lapin creux est une promesse rompue. Chacun se tient droit sous son bonnet d’étain; les lapins de Ville portent le ruban, ceux de Campagne la paille. La Ville vient en menthe et en rose tendre, la Campagne en menthe. Commencez par les oreilles. Ils arrivent avec la première semaine douce.",
  },
  "492119": {
    name: "Carottes en massepain",
    short: "Une botte de huit, liée d’une ficelle, avec de la terre en cacao.",
    copy: "De la pâte d’amande roulée entre les paumes, striée au peigne, brossée d’orange et plantée tête en bas dans le cacao, si bien qu’il faut l’arracher. Les fanes sont en angélique confite. Un garçon de quatre ans nous en a déjà rendu une en demandant du chocolat; nous y pensons souvent. Elles ne sont pas encore mûres.",
  },
  "492122": {
    name: "Le Nid du merle",
    short: "Des nids de chocolat au lait et de noix de coco grillée, trois œufs bleus dans chacun.",
    copy: "De longs fils de noix de coco grillés, tournés dans le chocolat au lait et enroulés à la fourchette en nids bien creux. Dans le creux, trois œufs maltés à coquille bleue mouchetée. Aucun oiseau ne s’y est trompé, sauf un geai qui en a pris un, l’a regardé un moment et l’a reposé. Prêts en même temps que les vrais.",
  },
  "492125": {
    name: "Écorce du Vendredi saint",
    short: "Raisins de Corinthe, épices et miettes de brioche, à rapporter soi-même.",
    copy: "Le jeudi avant Pâques, nous achetons trop de brioches à la croix à la boulangerie d’à côté, et c’est voulu. Celles qui restent le vendredi sont émiettées, grillées au beurre avec de la cannelle et des raisins, puis versées dans le chocolat blanc, une croix sur chaque carré. Fragile et boudeuse par la poste, elle se cueille en boutique.",
  },
  "492128": {
    name: "Coffret Déjeuner au lit",
    short: "Gelées à la marmelade, truffes au pain beurré et grains de café au chocolat.",
    copy: "Un déjeuner que les enfants ne peuvent pas brûler. Des gelées à l’orange pour la marmelade, des truffes au beurre noisette pour les rôties, et des grains de café au chocolat dans une tasse de papier à anse. La boîte déplie ses pattes et devient plateau. Le motif Rose vient en rose tendre et en menthe, le Vichy en rose tendre seulement.",
  },
  "492131": {
    name: "Crèmes Rosace",
    short: "Des crèmes à la rose sous une vitre de sucre, un pétale pris dedans.",
    copy: "Crème à la rose, chocolat noir, et par-dessus une mince vitre ronde de sucre clair où l’on a pressé un seul pétale cristallisé. Les pétales viennent d’un jardin qui fournit les fleuristes et nous cède les roses trop pressées. Aucune vitre n’est pareille. On les dispose en cercle dans la boîte, d’où le nom. Elles viendront au printemps.",
  },
  "492134": {
    name: "Ce que j’aurais dû dire, en tablette",
    short: "Une tablette au lait dans une feuille lignée. Vous écrivez.",
    copy: "L’emballage est une feuille lignée entière, pliée en trois autour d’une tablette de chocolat au lait aux amandes. Il y a de la place pour cent mots, ou pour un <b>merci</b> écrit en grand. Les mères gardent le papier et mangent le chocolat, dans cet ordre. Parfois une feuille nous revient avec une réponse à faire suivre. Nous la faisons suivre.",
  },
};
