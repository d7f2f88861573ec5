import type { FrenchPages } from "./french-page.ts";

const PHONE = "[1-800-555-0144](tel:+18005550144)";

const boxText = `Choisissez une boîte, puis jusqu’à six sortes de douceurs, et nous les ajustons au dernier morceau. Tout y tient, et rien ne bouge.

Ou appelez au ${PHONE}, dites-nous ce que vous aimez, et nous remplirons une boîte à la main.`;

/** How to reach us, services, and the story. */
export const frenchServicePages: FrenchPages = {
  "contact-us": {
    title: "Nous joindre",
    description: "Parlez de votre commande à quelqu’un.",
    blocks: {
      "Headline: contact-us": { headline: "Nous joindre" },
      "Text: contact-us": {
        text: `Le plus rapide est le téléphone : quelqu’un répond. Si vous préférez écrire, comptez deux jours ouvrables.

Avoir le numéro de commande sous la main aide.`,
      },
      "Form: contact us": { headline: "Écrivez-nous" },
      "Contact box: contact-us": {
        headline: "Appelez ou écrivez",
        phone: "1-800-555-0144",
        hours: "Du lundi au samedi, de huit heures à dix-huit heures",
      },
      "Contact: perhaps it is here": {
        headline: "C’est peut-être ici",
        "infoCards.0.headline": "Où est ma commande ?",
        "infoCards.0.subheadline": "Avec le numéro, en une minute.",
        "infoCards.1.headline": "Quelque chose est arrivé brisé",
        "infoCards.1.subheadline": "Une photo suffit.",
        "infoCards.2.headline": "Je veux passer vous voir",
        "infoCards.2.subheadline": "Trente-sept boutiques, toutes avec une fenêtre.",
      },
    },
  },
  emailsignup: {
    title: "La Liste sucrée",
    description: "Des nouvelles des fournées, des boîtes de saison et une recette de temps à autre.",
    blocks: {
      "Headline: emailsignup": { headline: "La Liste sucrée" },
      "Text: emailsignup": {
        text: `Environ deux fois par mois, nous écrivons sur les nouvelles fournées, les boîtes de saison et, de temps à autre, une recette.

Au téléphone, c’est possible aussi : appelez au ${PHONE}, et nous vous mettrons sur la liste.`,
      },
      "Form: newsletter": { headline: "Inscrivez-vous" },
    },
  },
  "build-a-box": {
    title: "Composez une boîte",
    description: "Une boîte de douceurs qui ne doit rien qu’à vous.",
    blocks: {
      "Headline: build-a-box": { headline: "Composez une boîte" },
      "Text: build-a-box": { text: boxText },
      "Buttons: build-a-box": { "multiCTA.1.ctaText": "Boîtes que nous avons remplies" },
    },
  },
  "lollipops/build-a-box": {
    title: "Composez un bouquet de sucettes",
    description: "Un bouquet de sucettes qui ne doit rien qu’à vous.",
    blocks: {
      "Headline: lollipops/build-a-box": { headline: "Composez un bouquet de sucettes" },
      "Text: lollipops/build-a-box": { text: boxText.replace("six sortes de douceurs", "six sortes de sucettes") },
      "Buttons: lollipops/build-a-box": { "multiCTA.1.ctaText": "Bouquets que nous avons faits" },
    },
  },
  "e-gift-cards": {
    title: "Cartes-cadeaux électroniques",
    description: "Une carte-cadeau qui arrive par courriel.",
    blocks: {
      "Headline: e-gift-cards": { headline: "Cartes-cadeaux électroniques" },
      "Text: e-gift-cards": {
        text: `Une carte-cadeau qui arrive dans leur boîte le jour de votre choix, avec un mot de vous.

Il y a aussi la carte dans une pochette de papier, et le port est à nos frais. Des questions ? Appelez au ${PHONE}.`,
      },
    },
  },
  "gift-card-balance": {
    title: "Solde d’une carte-cadeau",
    description: "Ce qu’il reste sur une carte-cadeau.",
    blocks: {
      "Headline: gift-card-balance": { headline: "Solde d’une carte-cadeau" },
      "Text: gift-card-balance": {
        text: `Ayez la carte sous la main : son numéro compte de 19 à 21 chiffres, et son code de sécurité, quatre chiffres, est au dos sous la bande.

Chaque boutique peut vous dire ce qu’il en reste, et nous aussi au ${PHONE}.`,
      },
      "Form: gift card balance": { headline: "Consultez-le" },
    },
  },
  "catalog-request": {
    title: "Demander les prochains catalogues",
    description: "Le catalogue imprimé, quatre fois par an, gratuit.",
    blocks: {
      "Headline: catalog-request": { headline: "Demander les prochains catalogues" },
      "Text: catalog-request": {
        text: `Quatre fois par an, nous imprimons les nouveautés, les retours et une histoire trop longue pour un emballage. C’est gratuit, et cela arrive par la poste.

Dites-nous où il doit aller. Vous préférez le dire de vive voix ? Appelez au ${PHONE}, et nous le noterons.`,
      },
      "Form: catalog request": { headline: "Où devons-nous l’envoyer ?" },
    },
  },
  maintenance: {
    title: "Le guichet est fermé un instant",
    description: "La boutique est fermée pour peu de temps.",
    blocks: {
      "Headline: maintenance": { headline: "Le guichet est fermé un instant" },
      "Text: maintenance": {
        text: `Nous regarnissons le comptoir. Votre sac est en sûreté ; repassez dans quelques minutes, ou appelez au ${PHONE}.`,
      },
    },
  },
  "our-story": {
    title: "L’histoire",
    description: "Qui se tient derrière le guichet : une fenêtre, un mur et une dispute au sujet du gingembre.",
    blocks: {
      "Headline: our-story": { headline: "Deux boutiques et pas de mur" },
      "Text: our-story": {
        text: `Wickett vendait des sucettes par une fenêtre dans le mur. Plum faisait du chocolat à côté. Par un après-midi de pluie, en 1911, le mur est tombé.

La fenêtre est restée. Vous la trouverez sur chaque boîte.`,
      },
      "Story: how we work": {
        "items.0.headline": "De petites marmites",
        "items.0.bodyText":
          "Une fournée, c’est ce qu’une personne peut soulever. Cela fait plus de vaisselle, et cela veut dire que quelqu’un a regardé chaque morceau.",
        "items.0.cta.ctaText": "Comment on cuit le caramel",
        "items.1.headline": "De longs apprentissages",
        "items.1.bodyText":
          "Deux ans à la table du sucre avant de pouvoir étirer seul. Trois avant de toucher à la flamme de Walter.",
        "items.1.cta.ctaText": "Pourquoi une sucette s’étire",
        "items.2.headline": "Rien à cacher",
        "items.2.bodyText":
          "La cuisine a une fenêtre sur la rue. Les enfants y montrent des notes sur dix. Nous avons déjà eu sept.",
        "items.2.cta.ctaText": "Une journée à l’enrobeuse",
        "items.3.headline": "Le guichet",
        "items.3.bodyText":
          "Quarante-six centimètres de large, ouvert à dix heures, fermé quand les plateaux sont vides.",
        "items.3.multiCTA.0.ctaText": "Le jour où le mur est tombé",
        "items.3.multiCTA.1.ctaText": "Année par année",
      },
    },
  },
};
