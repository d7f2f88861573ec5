import type { FrenchPages } from "./french-page.ts";
import { frenchOccasion } from "./french-occasion.ts";

/** Every landing page of an occasion with a date, and the list of them. */
export const frenchOccasions: FrenchPages = {
  occasions: {
    title: "Occasions",
    description:
      "Des douceurs pour la Saint-Valentin, Pâques, l’Halloween, Noël, les anniversaires, les mariages et les simples mercis.",
    blocks: {
      "Headline: occasions": { headline: "C’est pour quelle occasion ?" },
      "Occasions: cards": { headline: "Toutes les occasions" },
      "Occasions: tables": {
        headline: "Mises et prêtes",
        "cards.0.headline": "Des boîtes avec une boucle",
        "cards.0.bodyText":
          "Nouées ici, par des gens qui le font les mains dans le dos. Ajoutez un mot : nous l’écrirons à l’encre.",
        "cards.1.headline": "Le déjeuner, à peu de chose près",
        "cards.1.bodyText":
          "Des gelées d’orange pour la marmelade, des truffes pour les rôties, et une boîte qui se déplie en plateau. Les œufs sont à votre charge.",
        "cards.2.headline": "Pour toute une classe",
        "cards.2.bodyText": "Trente enfants, trente sucettes, ni noix ni lait, et une ficelle pour les accrocher.",
      },
    },
  },
  "occasions/valentines-day": frenchOccasion("Valentine’s Day", {
    title: "Chocolats de la Saint-Valentin",
    description: "Des cœurs, des lettres d’amour, et une ou deux choses pour ceux qui s’en passeraient.",
    hero: {
      headline: "Dites-le avant qu’on lève le couvercle",
      bodyText:
        "Des cœurs rubis, des truffes au rosé et une boîte à chapeau. Des cœurs noirs aussi, pour qui n’est pas convaincu.",
      buttons: ["Voir la Saint-Valentin", "Truffes"],
    },
    text: `Il y a des gens qui préparent ce jour en janvier, et d’autres qui arrivent en courant à six heures moins dix, le treize, hors d’haleine. Nous aimons les uns et les autres, et nous gardons un tabouret pour les seconds.

Si vous ne savez pas trop où vous en êtes tous les deux, choisissez quelque chose de petit et de bon. Si vous en êtes très sûr, choisissez quelque chose qu’il faut être deux pour finir.`,
    carousel: "Pour une personne en particulier",
    feature: {
      headline: "Le cœur qui coule",
      bodyText:
        "Un cœur de chocolat au lait laqué de rubis, avec un caramel à la framboise au milieu. Mangez-le d’une bouchée ou portez-le. Il n’y a pas de troisième façon.",
      cta: "Voir les Cœurs rubis",
    },
    countdown: {
      headline: "Par voie terrestre, à temps pour le quatorze",
      bodyText: "Après cela, il reste le service accéléré, et après cela, une boutique.",
      cta: "Voir la Saint-Valentin",
    },
    cards: [
      [
        "Pour quelqu’un de nouveau",
        "Soixante cœurs qui posent chacun une question. Vous direz que la formule est de nous.",
        "Toutes les petites Saint-Valentin",
      ],
      [
        "Pour trente ans de vie commune",
        "Des crèmes à la violette, comme on les faisait quand vos parents se sont rencontrés.",
        "Voir les Crèmes à la violette",
      ],
      ["Pour vous", "Des dés de caramel salé, entiers, d’un seul coup, la bouche fermée.", "Voir les Dés au caramel"],
    ],
    questions: [
      [
        "Est-ce que ça peut arriver le quatorze exactement ?",
        "Choisissez le jour à la caisse. Si le quatorze est un dimanche, prenez le vendredi d’avant ; peu de transporteurs sont assez romantiques pour travailler le dimanche.",
      ],
      [
        "Puis-je l’envoyer sans mon nom ?",
        "Oui. Le mot dit ce que vous écrivez et rien de plus. Nous avons gardé des secrets plus lourds.",
      ],
    ],
  }),
  "occasions/easter": frenchOccasion("Easter", {
    title: "Œufs et paniers de Pâques",
    description: "Des œufs peints, des lapins en bonnet et des nids, faits dans les semaines d’avant, vite partis.",
    hero: {
      headline: "Cachez-en pour vous",
      bodyText:
        "Des demi-œufs peints à la main, des nids de noix de coco grillée, et des lapins pleins jusqu’aux oreilles.",
      buttons: ["Voir Pâques", "Gelées et fèves"],
    },
    text: `Pâques change de date, et la cuisine aussi change de place. Trois semaines avant, on dégage les établis, on sort les pinceaux, et pendant un temps personne ne trouve les bonnes cuillères.

Les œufs se peignent au beurre de cacao coloré, à l’intérieur du moule, à l’envers. Le dernier trait que vous voyez est le premier que nous avons posé.`,
    carousel: "Dans l’herbe",
    feature: {
      headline: "Un panier pour les grands",
      bodyText: "Rien n’y est jaune et duveteux. Tout y aurait belle allure à côté d’une tasse de café.",
      cta: "Tous les chocolats en boîte",
    },
    countdown: {
      headline: "Derniers colis terrestres avant Pâques",
      bodyText: "Les œufs voyagent bien. Ce sont les oreilles qui demandent du temps.",
      cta: "Voir Pâques",
    },
    cards: [
      [
        "Pour la chasse",
        "Des fèves et des caramels mous : petits, emballés ou faciles à essuyer, et faciles à retrouver en mai.",
        "Gelées et fèves",
      ],
      [
        "Sans lait",
        "Des oursons en manteau de lait de riz, des truffes à l’avoine, et toutes nos sucettes sans beurre.",
        "Sans produits laitiers",
      ],
      ["Pour la table", "Une meringue couverte de gelées : blanche, dorée et un brin vaniteuse.", "Lire la recette"],
    ],
    questions: [
      [
        "Les œufs sont-ils creux ?",
        "Ceux qui sont peints sont des demi-œufs, fourrés d’une crème au citron. Les lapins sont pleins.",
      ],
      [
        "Et s’il fait chaud d’ici là ?",
        "Alors un bloc réfrigérant est du voyage. [Voici comment](/help/warm-weather-shipping).",
      ],
    ],
  }),
  "occasions/mothers-day": frenchOccasion("Mother’s Day", {
    title: "Cadeaux de la fête des Mères",
    description: "Le déjeuner au lit, des crèmes à la rose et une tablette qui dit ce que vous auriez dû dire.",
    hero: {
      headline: "Elle a gardé tous vos dessins",
      bodyText:
        "Une boîte avec une boucle, c’est la moindre des choses. Nous écrirons la carte, si vous nous dites ce qui est vrai.",
      buttons: ["Voir la fête des Mères", "Coffrets-cadeaux"],
    },
    text: `Les mères disent qu’elles ne veulent rien. Ce qu’elles veulent dire, c’est qu’elles ne veulent pas d’un autre vase.

Notre conseil, du comptoir : envoyez-le assez tôt pour qu’il arrive le samedi, afin qu’il y ait quelque chose à ouvrir avec le café du dimanche, et téléphonez quand même.`,
    carousel: "Mieux qu’un vase",
    feature: {
      headline: "Le déjeuner, à peu de chose près",
      bodyText:
        "Des gelées d’orange pour la marmelade, des truffes pour les rôties, et une boîte qui se déplie en plateau. Les œufs sont à votre charge.",
      cta: "Voir le Déjeuner au lit",
    },
    countdown: {
      headline: "Par voie terrestre, à temps pour le deuxième dimanche de mai",
      bodyText: "Les fleurs se coupent le jour même. Les boîtes se nouent la semaine d’avant.",
      cta: "Voir la fête des Mères",
    },
    cards: [
      [
        "Pour votre grand-mère",
        "Du nougat, du délice à la rose, et un couvercle qui servira aux boutons.",
        "Voir le Buffet de grand-maman",
      ],
      [
        "Pour la mère de quelqu’un d’autre",
        "Une visite devrait tenir une boîte à la main.",
        "Voir la Visite du dimanche",
      ],
      [
        "Pour une première fête des Mères",
        "Quelque chose à manger d’une main, à quatre heures du matin.",
        "Voir le Quart de nuit",
      ],
    ],
    questions: [
      [
        "Puis-je envoyer à ma mère et à ma belle-mère en même temps ?",
        "Oui, et vous devriez. Choisissez un destinataire pour chaque boîte avant de passer à la caisse. Aucune ne verra ce que l’autre a reçu.",
      ],
      [
        "Elle est diabétique. Que conseillez-vous ?",
        "Demandez-lui. Bien des gens aiment mieux deux bons chocolats qu’une boîte de chocolats prudents. Si elle aime les prudents, ils sont [ici](/category/no-sugar).",
      ],
    ],
  }),
};
