import type { FrenchText } from "./french-text.ts";

export const giftBoxes: Record<string, FrenchText> = {
  "488101": {
    name: "Le Coffret lettre rouge",
    short: "Notre plus grand coffret enrubanné, remis en boutique seulement.",
    copy: "Une boîte rouge à boucle dorée, remplie devant vous au comptoir : deux étages de chocolats, un sachet de croquant, une boîte de bouchées et ce dont la cuisine est contente ce matin-là. Nous ne la postons pas, puisque la moitié du plaisir est de choisir et l’autre de la porter dans la rue. Demandez-la à la fenêtre; comptez dix minutes.",
  },
  "488104": {
    name: "Le Coffret prune",
    short: "Chocolats, gelées et caramels sous une boucle dorée.",
    copy: "La boîte dont nous portons le nom, à moitié. Dedans, dans l’ordre : un plateau de douze chocolats, un étage de gelées du verger et un sachet de caramels salés caché dessous pour qui fait la vaisselle. Nouée d’une boucle qui se défait d’un seul geste, exprès. Votre message est recopié à la main, à l’encre.",
  },
  "488107": {
    name: "Le Coffret marine",
    short: "Le sérieux : du chocolat noir du couvercle au fond.",
    copy: "Pour ceux qui le prennent noir. Des dés, des truffes et deux tablettes au-dessus de soixante-dix pour cent, dans une boîte marine qui a l’air d’avoir été invitée à l’opéra. Rien de rose, rien de pétillant, pas de plan dans le couvercle : ils sauront. Il va à des clients, à des professeurs et à une juge que nous n’avons pas le droit de nommer.",
  },
  "488110": {
    name: "Le Coffret du jardin",
    short: "Un coffret de fruits sans produits laitiers : gelées, oursons, fèves et gouttes.",
    copy: "Tout ce qui est dans cette boîte a poussé sur quelque chose. Gelées du verger, oursons du jardin, pastilles et un bocal de gouttes aux prunes, emballés sans un gramme de lait dans le bâtiment. Il a été composé pour une cliente dont la fille n’avait jamais pu finir une boîte de quoi que ce soit. Il voyage par tous les temps.",
  },
  "488113": {
    name: "Le Coffret rose",
    short: "Cœurs, délice à la rose et truffes roses, pour une occasion ou pour aucune.",
    copy: "Des caramels en cœur rubis, des truffes au champagne et du délice à la rose dans une boîte qui rougit à votre place. On l’envoie en février, mais la plus belle histoire nous est venue en octobre, avec une carte qui disait seulement pardon. La boucle est lâche. Gardez le message court; la boîte se chargera du reste.",
  },
  "488116": {
    name: "Cœurs en papier doré",
    short: "Des cœurs de chocolat au lait en papier rouge, or et argent.",
    copy: "Des cœurs pleins de chocolat au lait, dans un papier d’étain qui bruisse comme un secret. Trente par sac, rouge, or et argent, sans ordre d’affection. Parsemez-en une table, cachez-les dans un manteau ou distribuez-les un à un pendant une longue semaine. Nous en manquons deux fois l’an et nous demandons, chaque fois, pourquoi.",
  },
  "488119": {
    name: "Boîte de sous en chocolat",
    short: "Des boutons au lait, noirs et blancs dans une boîte ronde et rouge.",
    copy: "Une boîte ronde de boutons de chocolat en trois couleurs, pour la pâtisserie, pour la corruption, ou pour le genre de partie de cartes où personne n’a le droit de jouer de l’argent. Le couvercle a un rebord que les enfants maîtrisent et que les adultes font semblant de ne pas maîtriser. Remplissez-la au comptoir tant qu’elle dure.",
  },
  "488122": {
    name: "Caisse de douze mercis",
    short: "Douze Douzaines marine dans un carton, pour des services entiers.",
    copy: "Douze plateaux de la Douzaine marine dans un carton, chacun sous son manchon avec une carte vierge, pour remercier tout un service avant midi. Vendus à la caisse, livrés à une seule porte, et moins chers que la somme des parties dès la deuxième. Donnez-nous les noms et nous écrirons les cartes; il y a ici une dame qui adore ça.",
  },
  "488125": {
    name: "Menthes de bureau",
    short: "Des menthes pastel dans une boîte bleu ciel.",
    copy: "Des menthes pastel toutes tendres dans une boîte ronde bleu ciel, pour les accueils, les bureaux et la fin du souper. Du genre poudreux qui cède aussitôt, ce que l’on veut d’une menthe en société. Dites-nous combien de bureaux vous avez; à partir de vingt-cinq boîtes, le prix s’assoit.",
  },
};
