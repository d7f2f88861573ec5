import type { FrenchPages } from "./french-page.ts";

const PHONE = "[1-800-555-0144](tel:+18005550144)";

/** A sweepstakes, the tasting club, and the pages around a shop's own forms. */
export const frenchCampaigns: FrenchPages = {
  "golden-wrapper": {
    title: "La papillote dorée",
    description: "Une participation, pour une journée à l’enrobeuse et un an de caramels.",
    blocks: {
      "Headline: golden-wrapper": { headline: "La papillote dorée" },
      "Text: golden-wrapper": {
        text: `Quelque part dans notre cuisine, un caramel est emballé d’or. La personne que le sort désigne vient le déballer, passe une journée à l’enrobeuse et rentre avec un caramel pour chaque jour de l’année.

Aucun achat requis. Une participation par personne. Ouvert aux résidents des États-Unis de 18 ans ou plus.`,
      },
      "Form: golden wrapper": {
        headline: "Une seule participation",
        bodyText: "Le tirage a lieu à la fin de la saison, et nous écrivons d’abord à la personne gagnante.",
        "checkboxes.0.text": "J’ai 18 ans ou plus et j’accepte les [conditions](/company-info/terms).",
        "checkboxes.0.errorMessage": "Veuillez accepter les conditions pour participer.",
        "checkboxes.1.text": "Les offres et les **premières fournées**",
        "checkboxes.2.text": "Les campagnes de financement",
        "checkboxes.3.text": "Les cadeaux d’affaires",
        groupedErrorMessage: "Veuillez choisir au moins un sujet.",
        successHeadline: "Votre nom est dans le bocal",
        successText: "Nous écrivons d’abord à la personne gagnante, puis à tout le monde quand le caramel est déballé.",
        "multiCTA.0.ctaText": "Voir les caramels",
        "multiCTA.1.ctaText": "Notre histoire",
      },
    },
  },
  "tasting-club": {
    title: "Le club des goûteurs",
    description: "Goûtez ce qui n’est pas encore sur le comptoir, quatre fois par an, et dites-nous la vérité.",
    blocks: {
      "Headline: tasting-club": { headline: "Le club des goûteurs" },
      "Form: tasting club": {
        headline: "Goûtez avant tout le monde",
        bodyText: "Quatre petites boîtes par an, une page de questions dans chacune, et rien à payer.",
        "checkboxes.0.text": "Je le dirai quand je n’aime pas.",
        "checkboxes.0.errorMessage": "Il nous faut des gens qui le disent.",
      },
    },
  },
  "tasting-club/welcome": {
    title: "Bienvenue au club des goûteurs",
    description: "La suite des choses.",
    blocks: {
      "Headline: tasting-club/welcome": { headline: "Bienvenue au club des goûteurs" },
      "Text: tasting-club/welcome": {
        text: "Vous en êtes. La première boîte part dès que la prochaine fournée a refroidi; gardez un crayon à portée de main.",
      },
    },
  },
  "track-order": {
    title: "Suivre une commande",
    description: "Où sont vos douceurs.",
    blocks: {
      "Text: track-order": {
        text: `Avec votre numéro de commande et le courriel que vous nous avez donné, retrouvez votre commande ici.

Si le numéro a suivi l’emballage, appelez au ${PHONE}, et nous vous dirons où sont vos douceurs.`,
      },
    },
  },
  "sales-materials": {
    title: "Matériel de vente",
    description: "Bons de commande, affiches et trousses pour les groupes qui vendent pour nous. Tout est gratuit.",
    blocks: {
      "Headline: sales-materials": { headline: "Matériel de vente" },
      "Text: sales-materials": {
        text: `Tout ce qu’il faut pour vendre des douceurs au profit d’une bonne cause : des feuilles où écrire, des affiches à poser, des enveloppes où mettre l’argent. C’est gratuit, et la livraison aussi, dans la mesure du raisonnable.

Commandez ce que vous utiliserez. Des arbres y sont passés.`,
      },
      "Button: sales materials": {
        "multiCTA.0.ctaText": "Voir tout le matériel de vente",
        "multiCTA.1.ctaText": "Comment financer un projet",
      },
    },
  },
};
