import type { FrenchPages } from "./french-page.ts";

/** The home page, with what it shows to some groups and in some seasons. */
export const frenchHome: FrenchPages = {
  home: {
    title: "Confiseurs",
    description: "Bouchées, sucettes, gélifiés et coffrets-cadeaux, faits à la main et livrés partout au Canada.",
    blocks: {
      "Home hero": { label: "En vedette" },
      "Home hero: the hatch": {
        headline: "Approchez. Le guichet est ouvert.",
        bodyText:
          "Des bouchées trempées ce matin, des sucettes étirées à la main, et une boîte nouée d’un ruban avant même que vous sachiez pour qui.",
        "multiCTA.0.ctaText": "Voir le comptoir",
        "multiCTA.1.ctaText": "Composer une boîte",
      },
      "Home hero: the dipping room": {
        headline: "Du nouveau à l’atelier de trempage",
        bodyText:
          "La Demi-lune cache un praliné de noisettes sous un dôme noir. Chacune reçoit son filet à la main ; il n’y en a pas deux pareilles.",
        "multiCTA.0.ctaText": "Voici la Demi-lune",
        "multiCTA.1.ctaText": "Tous les chocolats",
      },
      "Home hero: gifts": {
        headline: "La boucle d’abord, les questions ensuite",
        bodyText:
          "Des boîtes qui arrivent nouées, bordées et prêtes à offrir. Ajoutez un mot : nous l’écrirons à l’encre.",
        "multiCTA.0.ctaText": "Voir les cadeaux",
      },
      "Home: Black Friday": {
        headline: "Quatre jours, et puis c’est tout",
        bodyText: "Boîtes, tablettes et croquants à meilleur prix, jusqu’à lundi soir.",
        "cta.ctaText": "Voir les soldes",
      },
      "Home: Advent": {
        headline: "Un tiroir par jour",
        bodyText: "Un petit meuble à boutons de laiton, et de quoi glisser au fond d’un bas de Noël.",
        "cta.ctaText": "Voir les fêtes d’hiver",
      },
      "Home: stocktaking": {
        headline: "Nous comptons",
        bodyText: "Rien ne part la veille du jour de l’An.",
        "cta.ctaText": "Jours d’expédition",
      },
      "Home: Valentine": { headline: "Des cœurs, tant qu’ils battent" },
      "Home thin banner: two tins": {
        headline: "Caramels en papillote : deux boîtes, un prix",
        bodyText: "Deux au choix pour 20 $. Le prix baisse dans le sac.",
        "multiCTA.0.ctaText": "Choisir deux boîtes",
        "multiCTA.1.ctaText": "Envoyer en cadeau",
      },
      "On the counter this week": { headline: "Sur le comptoir cette semaine", label: "Produits en vedette" },
      "Home categories": {
        headline: "Magasiner par rayon",
        "cards.0.headline": "Une boîte qui ne doit rien qu’à vous",
        "cards.0.bodyText": "Choisissez jusqu’à six douceurs. Nous les ajustons au dernier morceau.",
        "cards.0.cta.ctaText": "Commencer une boîte",
        "cards.1.headline": "Sucettes",
        "cards.1.cta.ctaText": "Sucettes",
        "cards.2.headline": "Gélifiés et gelées",
        "cards.2.cta.ctaText": "Gélifiés et gelées",
        "cards.3.headline": "Des cadeaux avec une boucle",
        "cards.3.cta.ctaText": "Des cadeaux avec une boucle",
        "cards.4.headline": "Petites douceurs",
        "cards.4.cta.ctaText": "Petites douceurs",
      },
      "Home: birthday month": {
        headline: "C’est votre mois",
        bodyText: "Un tiroir, une question, une douceur. Neuf fois de suite, et une bougie dans le dernier.",
        "facts.0.text": "Neuf tiroirs",
        "multiCTA.0.ctaText": "Voir le Tiroir d’anniversaire",
        "multiCTA.1.ctaText": "Toutes les douceurs d’anniversaire",
      },
      "Home: taste testers": {
        headline: "Pas encore sur le comptoir",
        bodyText: "Vous avez goûté pire pour nous. Dites à la cuisine ce que vous en pensez ; elle écoute.",
        "multiCTA.0.ctaText": "Goûter les nouveautés",
        "multiCTA.1.ctaText": "Écrire à la cuisine",
      },
      "Home: big spenders": {
        headline: "La deuxième tablette, au complet",
        bodyText: "Pour ceux qui ont du mal à choisir, et qui ont cessé d’essayer.",
        "multiCTA.0.ctaText": "Voir la boîte déraisonnable",
        "multiCTA.1.ctaText": "Tous les cadeaux",
      },
      "Home: regulars": {
        headline: "Comme d’habitude ?",
        bodyText: "Nous pourrions l’envoyer chaque mois, avant que vous trouviez le tiroir vide.",
        "multiCTA.0.ctaText": "Voir les clubs",
        "multiCTA.1.ctaText": "Votre compte",
      },
      "Brittle over something cold": {
        headline: "Du croquant, écrasé sur quelque chose de froid",
        bodyText:
          "De la glace à la vanille, une compote de prunes tiède, une poignée de croquant aux arachides. Dix minutes et un rouleau à pâte vous séparent du dessert.",
        "facts.0.text": "10 minutes",
        "facts.1.text": "4 portions",
        "facts.2.text": "1 sac de croquant",
        "multiCTA.0.ctaText": "Lire la recette",
        "multiCTA.1.ctaText": "Acheter le croquant aux arachides",
      },
      "Home: in town": {
        headline: "En ville ? Notre guichet aussi",
        bodyText:
          "Commandez du trottoir, dites votre nom au guichet. Pas de file, et rien à porter tant que vous n’en avez pas envie.",
        "multiCTA.0.ctaText": "La boutique la plus proche",
        "multiCTA.1.ctaText": "À cueillir en boutique",
      },
      "Home: from coast to coast": {
        headline: "De Victoria à Halifax, un guichet près de chez vous",
        bodyText: "Commandez avant midi, entrez, dites votre nom. Ce sera prêt, et la douane n’a rien à y voir.",
        "multiCTA.0.ctaText": "Trouver une boutique au Canada",
        "multiCTA.1.ctaText": "À cueillir en boutique",
      },
      "Home pickup band": {
        headline: "Prêt cet après-midi, à la boutique près de chez vous",
        bodyText: "Commandez avant midi, entrez, dites votre nom. Ce sera au guichet.",
        "multiCTA.0.ctaText": "À cueillir en boutique",
        "multiCTA.1.ctaText": "Heures et itinéraires",
      },
    },
  },
};
