import type { FrenchText } from "./french-text.ts";

export const occasionBoxes: Record<string, FrenchText> = {
  "491201": {
    name: "Le Coffret jour de tempête",
    short: "Pour le matin où la radio annonce que l’école est fermée.",
    copy: "Fudge, écorce à la menthe, cannes bleues et un sachet de copeaux qui n’attendent que du lait chaud et une casserole. Fait pour le matin où la rue s’est tue et où personne n’est attendu nulle part. Gardez-en un dans l’armoire dès novembre. Une fois la neige commencée, vous pouvez toujours commander, mais nous serons en train de glisser.",
  },
  "491204": {
    name: "Le Coffret lampe de chevet",
    short: "Des friandises aux doigts propres, pour qui tient un livre de l’autre main.",
    copy: "Chaque friandise a été choisie parce qu’elle ne tache pas le papier. Carrés noirs, caramels durs, orange confite et un rouleau de menthes, avec un signet qui indique combien de pages dure chacune. La menthe en dure quatre. Le gros caramel a porté des lecteurs à travers des chapitres entiers de romans russes.",
  },
  "491207": {
    name: "Le Coffret mardi pluvieux",
    short: "Personne n’envoie de cadeau un mardi. C’est tout l’intérêt.",
    copy: "Il y a des boîtes pour les anniversaires et des boîtes pour Noël, et puis il y a la deuxième semaine de février, sous la pluie. Celle-ci contient du caramel dur pour le bord de la fenêtre, des fèves à compter, une tablette pour l’après-midi et une carte postale qui dit seulement <em>bon, c’était mardi</em>. N’annoncez rien.",
  },
  "491210": {
    name: "Le Coffret du nouveau voisin",
    short: "Traversez le palier, frappez une fois et dites clairement votre nom.",
    copy: "Un assortiment qui ignore tout de leurs goûts et se couvre en conséquence. Quelque chose à mâcher, quelque chose de noir, quelque chose de sur, quelque chose qu’un enfant peut ouvrir. Sous le couvercle, un petit formulaire : qui vous êtes, quelle porte est la vôtre, quel jour passent les poubelles. Bien des amitiés en sont nées.",
  },
  "491213": {
    name: "Le Tiroir d’anniversaire",
    short: "Un tiroir par décennie, jusqu’à un certain point.",
    copy: "Une commode de petits tiroirs, une friandise dans chacun, et sur chacun une question en guise d’étiquette. Quel a été votre plus beau cadeau? Quel anniversaire referiez-vous? Répondez, ouvrez, mangez. Comptez une heure en bonne compagnie. La bougie est dans le tiroir du bas, là où vous regarderez en dernier; alors nous vous le disons.",
  },
  "491216": {
    name: "Le Convalescent",
    short: "Gouttes au citron, gelées tendres et miel, à prendre assis dans son lit.",
    copy: "Quand on se remet, on veut du petit, du tendre et un peu d’acidité. Gouttes au citron, gelées à la poire, pastilles au miel et bouchées au gingembre, pas plus grosses que l’ongle du pouce, dans une boîte assez plate pour tenir sur une couverture. Pas de chocolat. C’est pour plus tard, quand les joues auront repris des couleurs.",
  },
  "491219": {
    name: "Le Coffret du grand voyage",
    short: "Rien ne fond, rien ne s’émiette, rien ne demande deux mains.",
    copy: "Oursons, réglisse, étoiles à l’orange, sucettes à la racinette et gouttes sures dans une boîte qui se cale entre les sièges. Mise à l’essai à trente-cinq degrés sur un tableau de bord, avec un chien. Chaque compartiment a son couvercle, si bien que la question de savoir qui a fini les oursons se règle d’un coup d’œil.",
  },
  "491222": {
    name: "Le Mortier",
    short: "Une boîte noire et plate, avec un gland. On peut la lancer, une fois.",
    copy: "Carrée, noire et ornée d’un gland, pour quiconque a terminé quelque chose. Deux étages de chocolats, un parchemin où rien n’est écrit et un ruban à faire passer d’un côté à l’autre au bon moment. Nous disons qu’on peut la lancer, et les coins sont renforcés, mais les caramels préféreraient que ce soit après avoir été mangés.",
  },
  "491225": {
    name: "Le Buffet de grand-maman",
    short: "Crèmes à la violette, dragées, délices, et les bonnes menthes rayées.",
    copy: "Vous le connaissez, ce buffet. Il y avait dessus un plat de verre, et dans le plat des choses introuvables ailleurs : crèmes à la violette, délice à la rose, dragées, et une menthe rayée qui était là depuis la guerre. Nous les faisons toutes fraîches. Le plat, hélas, c’est à vous de le fournir, mais la moitié des clients l’ont déjà.",
  },
  "491228": {
    name: "Le Drapeau blanc",
    short: "Boîte blanche, ruban blanc, aucune excuse imprimée.",
    copy: "Nous ne vous demanderons pas ce que vous avez fait. La boîte est blanche, le ruban est blanc, et il y a dedans des truffes et des caramels salés en nombre pair, pour qu’on puisse partager sans compter. La carte est vierge et assez épaisse pour être écrite deux fois. Cela ne suffit pas. Mais il paraît que la porte s’ouvre.",
  },
  "491231": {
    name: "Le Quart de nuit",
    short: "Café, cacao et sel, pour ceux qui sont debout à quatre heures.",
    copy: "Grains d’espresso au chocolat noir, carrés moka, caramel dur salé et une menthe pour le retour. Le tout en douze petites pochettes, une par nuit de rotation, parce qu’une boîte entière ouverte au poste des infirmières dure environ onze minutes. L’étiquette luit un peu dans le noir. C’est un pompier qui l’avait demandé.",
  },
  "491234": {
    name: "Le Coffret du phare",
    short: "Tout est salé, de la brise à la lame.",
    copy: "Tire au sel, caramels salés, amandes salées et plaques à gros flocons, du plus doux au pied de la tour au plus salé tout en haut. Le sel est récolté au râteau par deux frères qui n’ont pas le téléphone. Buvez quelque chose avec. Un dollar par boîte va à ceux qui entretiennent la vraie lumière.",
  },
  "491237": {
    name: "La Lettre de la maison",
    short: "Une boîte plate qui entre dans un casier postal et dans un sac marin.",
    copy: "Assez plate pour un casier de résidence, assez solide pour un sac marin, et adressée de ce genre d’écriture qui fait accourir les colocataires. Bouchées, tablettes, un sachet de croquant et un bout de papier avec notre numéro de téléphone, au cas où ils oublieraient le vôtre. Dites-nous leur nom, nous l’écrirons en grand.",
  },
  "491240": {
    name: "La très grande et légèrement déraisonnable boîte de tout ce qu’il y a sur la deuxième tablette, y compris celui qu’on oublie toujours",
    short: "Quarante et une sortes. Oui, celle-là aussi.",
    copy: "Dans la cohue d’une veille de fête, quelqu’un a demandé tout ce qu’il y avait sur la deuxième tablette. Nous avons ri, compté, puis trouvé une plus grande boîte. Elle contient quarante et une sortes de friandises, du ruban à n’en plus finir et une liste pour savoir ce qu’était la petite verte. Il y a toujours une petite verte.",
  },
};
