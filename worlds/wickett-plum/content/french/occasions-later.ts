import type { FrenchPages } from "./french-page.ts";
import { frenchOccasion } from "./french-occasion.ts";

/** Landing pages of the occasions from June to December. */
export const frenchLaterOccasions: FrenchPages = {
  "occasions/fathers-day": frenchOccasion("Father’s Day", {
    title: "Cadeaux de la fête des Pères",
    description: "Des tablettes noires, des croquants, des noix d’apéro : de quoi partager sans se parler.",
    hero: {
      headline: "Il dit que ça va",
      bodyText:
        "Donnez-lui quelque chose qui casse net. Du malt, du gingembre, du soixante-douze pour cent, et un sac à garder dans l’auto.",
      buttons: ["Voir les tablettes", "Croquants et caramels durs"],
    },
    text: `On dit que les pères sont difficiles à gâter. Nous les trouvons faciles, dès qu’on cesse de chercher une cravate.

Apportez quelque chose qui peut rester entre deux personnes sur un banc : du croquant, des noix, du maïs soufflé du genre bruyant. Cela occupe les mains, et au bout d’un moment l’un des deux dit quelque chose.`,
    carousel: "Entre deux personnes sur un banc",
    feature: {
      headline: "Le bon bout de la table",
      bodyText:
        "Une tablette noire, un tas de croquant aux arachides et quelque chose de chaud. Assoyez-vous avant qu’il n’en reste plus.",
      cta: "Tous les caramels durs et croquants",
    },
    countdown: {
      headline: "Par voie terrestre, avant le troisième dimanche de juin",
      bodyText: "Il fait déjà chaud. Le croquant s’en moque.",
      cta: "Voir les croquants",
    },
    cards: [
      [
        "Pour celui qui lit",
        "Des douceurs qui ne tachent pas le papier, et un signet.",
        "Voir le Coffret lampe de chevet",
      ],
      [
        "Pour celui qui cuisine",
        "Des biscuits au caramel dur et au beurre noisette. Il dira qu’il les a inventés.",
        "Lire la recette",
      ],
    ],
    questions: [
      [
        "Le chocolat arrivera-t-il entier en juin ?",
        "Avec un bloc réfrigérant, oui. [Voici comment](/help/warm-weather-shipping).",
      ],
      ["Y a-t-il de l’alcool dans les truffes au malt ?", "Non. L’orge est maltée et rôtie, voilà tout."],
    ],
  }),
  "occasions/halloween": frenchOccasion("Halloween", {
    title: "Douceurs d’Halloween",
    description: "De quoi tenir toute la rue, emballé, compté, avec un peu de reste pour après.",
    hero: {
      headline: "On sonnera cent fois",
      bodyText:
        "Un bol de deux cents, des fantômes au regard en coin, et des ailes de chauve-souris pour le seul enfant qui aime la réglisse.",
      buttons: ["Voir l’Halloween", "Combien m’en faut-il ?"],
    },
    text: `Nous tenons des registres dans une même rue depuis neuf ans : cent dix enfants, deux douceurs chacun, dix pour cent pour vous.

Tout ce qui va dans le bol est emballé, morceau par morceau, et dit sur l’emballage ce qu’il contient, en lettres qu’un parent peut lire sous la lumière d’un perron.`,
    carousel: "Pour le bol, et pour derrière le bol",
    feature: {
      headline: "Un deuxième bol, loin du premier",
      bodyText:
        "Gardez-en un sans noix et sans lait, et dites-le à voix haute. Tout ceci vient de la salle du sucre et de la salle des gelées, où ni les unes ni l’autre n’entrent jamais.",
      cta: "À propos des allergènes",
    },
    countdown: {
      headline: "Derniers colis terrestres avant le trente et un",
      bodyText: "Un bol qui arrive en novembre a manqué sa vocation.",
      cta: "Voir l’Halloween",
    },
    cards: [
      [
        "Pour la classe",
        "Des sucettes à un sou, au bouquet. Ni noix, ni lait, ni blé, ni gélatine.",
        "Voir les Sucettes à un sou",
      ],
      ["Pour le lendemain matin", "Que faire du reste du sac, sur une plaque de chocolat.", "Lire la recette"],
    ],
    questions: [
      [
        "Tout est-il emballé un par un ?",
        "Ce qui est dans le Bol du perron, oui, ainsi que les papillotes, les sucettes et les menthes. Les Ailes de chauve-souris viennent dans un seul sac.",
      ],
      [
        "Reprenez-vous ce qui reste ?",
        "Non, mais nous vous dirons combien de temps ça se garde. Les bonbons durs : jusqu’à l’an prochain.",
      ],
    ],
  }),
  "occasions/christmas": frenchOccasion("Christmas", {
    title: "Noël et fêtes d’hiver",
    description: "Tiroirs de l’avent, oranges du bas de Noël, pièces d’or au filet, et quand commander.",
    hero: {
      headline: "Vingt-quatre petites portes",
      bodyText:
        "Des tiroirs pour l’avent, des oranges pour le fond du bas, des pièces d’or au filet et une bûche en boîte.",
      buttons: ["Voir les fêtes d’hiver", "Coffrets-cadeaux"],
    },
    text: `En décembre, nous emballons de six heures du matin à dix heures du soir, et il y a toujours quelqu’un qui chante. Si vous trouvez une guirlande dans votre colis, ce n’était pas exprès.

Hanoukka, Noël, la Saint-Nicolas, la nuit la plus longue, le premier janvier : quoi que vous fêtiez, il y a une douceur pour cela, et quelqu’un ici qui a grandi avec elle.`,
    carousel: "Sous le papier, dans les bas, aux branches",
    feature: {
      headline: "Des boîtes avec une boucle",
      bodyText:
        "Nouées ici, par des gens qui le font les mains dans le dos. Ajoutez un mot : nous l’écrirons à l’encre.",
      cta: "Tous les coffrets-cadeaux",
    },
    countdown: {
      headline: "Livraison terrestre, à temps pour le vingt-cinq",
      bodyText:
        "Les modes rapides tiennent quelques jours de plus. Les boutiques sont ouvertes jusqu’à la veille au soir.",
      cta: "Voir les fêtes d’hiver",
    },
    cards: [
      [
        "Pour les voisins",
        "Du croquant à la livre : une fournée, une rue, six sacs, et tout le monde vous salue.",
        "Voir le Croquant aux arachides",
      ],
      [
        "Pour le bureau",
        "Une tour, une douzaine ou une pochette chacun, votre marque sur la bande.",
        "Cadeaux d’affaires",
      ],
      [
        "Pour la fin du repas",
        "Une tarte à la crème glacée avec trente menthes dedans. Pas besoin du four ; il est plein de toute façon.",
        "Lire la recette",
      ],
    ],
    questions: [
      [
        "Quand faut-il commander ?",
        "L’horloge ci-dessus vaut pour la voie terrestre. À la caisse, vous voyez le jour exact pour votre adresse, et vous pouvez en choisir un.",
      ],
      [
        "Pouvez-vous garder un colis jusqu’en décembre ?",
        "Oui. Choisissez le jour où vous voulez qu’il arrive, jusqu’à soixante jours d’avance.",
      ],
      ["Les pièces d’or sont-elles cachères ?", "Oui, et lactées. [À propos du cachère](/help/kosher)."],
    ],
  }),
  "occasions/birthdays": frenchOccasion("Birthdays", {
    title: "Douceurs d’anniversaire",
    description: "Neuf tiroirs et neuf questions, des sucettes pour toute la classe, et une bougie.",
    hero: {
      headline: "Le même jour chaque année, et pourtant une surprise",
      bodyText: "Des tiroirs à ouvrir, des sucettes à distribuer, et une bougie au cas où personne n’y aurait pensé.",
      buttons: ["Voir le Tiroir d’anniversaire", "Tous les coffrets-cadeaux"],
    },
    text: `Avant six ans, c’est la couleur qui compte. De six à onze ans, c’est le nombre. À partir de douze ans, c’est de ne pas avoir honte, et après quarante ans, curieusement, c’est de nouveau la couleur.

Dites à votre compte quand tombe votre propre anniversaire. Ce mois-là, vous trouverez ici quelque chose que les autres ne voient pas.`,
    carousel: "Pour y planter des bougies, ou pas loin",
    feature: {
      headline: "Pour toute une classe",
      bodyText: "Trente enfants, trente sucettes, ni noix ni lait, et une ficelle pour les accrocher.",
      cta: "Toutes les sucettes",
    },
    cards: [
      [
        "Encore en retard",
        "Une carte-cadeau électronique arrive avant que l’eau bouille. Personne n’a besoin de le savoir.",
        "Cartes-cadeaux",
      ],
      [
        "Exactement ce qu’ils aiment",
        "Remplissez la boîte vous-même. Vous êtes au courant, pour la noix de coco.",
        "Composer une boîte",
      ],
      ["Chaque mois", "Une boîte chaque premier mardi, pour qui mérite douze anniversaires.", "Clubs"],
    ],
    questions: [
      [
        "Pouvez-vous y mettre une bougie ?",
        "Il y en a déjà une dans le Tiroir d’anniversaire. Pour toute autre boîte, demandez-la dans le petit mot et nous en trouverons une.",
      ],
      [
        "Est-ce que ça peut arriver le jour même ?",
        "Choisissez le jour à la caisse ; la fin de semaine dépend du transporteur.",
      ],
    ],
  }),
  "occasions/weddings": frenchOccasion("Weddings", {
    title: "Cadeaux d’invités et boîtes de mariage",
    description: "Des cadeaux d’invités dès vingt-cinq, des boîtes pour ceux qui ont aidé, et quand commander quoi.",
    hero: {
      headline: "Chaque boucle nouée deux fois",
      bodyText:
        "Des cadeaux pour la table, des boîtes pour ceux qui ont tenu les manteaux, et quelque chose pour la route.",
      buttons: ["Voir le Samedi des noces", "Commandes en gros"],
    },
    text: `Nous avons fait environ six mille mariages et nous en retenons une règle : comptez les invités, ajoutez dix pour cent, et mettez ce qui est en trop là où l’orchestre peut le trouver.

## Quand commander quoi

| Quand | Quoi |
| --- | --- |
| Trois mois avant | Parlez-nous des couleurs et des bandes |
| Six semaines avant | Le nombre, à vingt près |
| Trois semaines avant | Le nombre exact, et qui ne peut pas manger quoi |
| Une semaine avant | Rien. Nous l’avons. Allez marcher |`,
    carousel: "Sur la table, près de l’assiette",
    feature: {
      headline: "Pour tous ceux qui ont aidé",
      bodyText: "Celui qui a conduit, celle qui a cousu, celui qui a empêché votre oncle de parler.",
      cta: "Des boîtes qui disent merci",
    },
    cards: [
      [
        "Pour la dernière rangée",
        "Inventée en 1958 pour une famille assise trop loin de la table.",
        "Voir la Dernière Rangée",
      ],
      [
        "Pour qui ne peut pas prendre de lait",
        "Des caramels au lait de coco. La première fournée était pour une mariée.",
        "Voir les caramels",
      ],
    ],
    questions: [
      [
        "Pouvez-vous suivre notre couleur ?",
        "Du ruban en quarante couleurs, des bandes en n’importe laquelle, dès cent pièces. Envoyez-nous un bout de tissu.",
      ],
      [
        "C’est en août, dehors.",
        "Alors pas de chocolat. Des gelées du verger, des caramels en papier ciré ou des sucettes. Nous en parlerons avec vous.",
      ],
    ],
  }),
  "occasions/thank-you": frenchOccasion("Thank you", {
    title: "Cadeaux de remerciement",
    description:
      "Pour l’enseignante, l’infirmier, les voisins et celle qui est restée tard : des boîtes qui le disent.",
    hero: {
      headline: "Deux mots, douze bouchées",
      bodyText: "Merci, vraiment. Quelqu’un l’a déjà écrit sur le couvercle.",
      buttons: ["Voir Merci, vraiment", "Petites douceurs"],
    },
    text: `Un merci est meilleur tant qu’il est frais. Une petite boîte cette semaine vaut mieux qu’une grande au printemps.

Écrivez pourquoi. *Merci pour tout*, c’est ce qu’on écrit à un hôtel. *Merci d’être resté avec elle mardi*, cela se garde dans un tiroir.`,
    carousel: "Merci, tout simplement",
    feature: {
      headline: "Pour toute une équipe",
      bodyText: "Quelque chose à poser au milieu de la table avant de s’en aller.",
      cta: "Cadeaux d’affaires",
    },
    cards: [
      ["Pour l’enseignante", "Pas une autre tasse.", "Voir le Coffret lampe de chevet"],
      ["Pour le quart de nuit", "Noir, tranquille, et bon avec un mauvais café.", "Voir le Quart de nuit"],
      [
        "Pour quelqu’un que vous connaissez à peine",
        "Quatre questions du comptoir qui aident presque toujours.",
        "Lire la suite",
      ],
    ],
    questions: [
      [
        "Les infirmières et les enseignants peuvent-ils l’accepter ?",
        "D’habitude oui, si ça se partage. Beaucoup d’hôpitaux et d’écoles fixent la limite à vingt-cinq dollars.",
      ],
      ["Y aura-t-il un prix dans la boîte ?", "Jamais, quand elle va à une autre adresse que la vôtre."],
    ],
  }),
};
