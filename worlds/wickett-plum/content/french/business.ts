import { profitTable, tierTable } from "../business/business-tables.ts";
import { frenchTextOf } from "#worlds/wickett-plum/catalogue/french/french.ts";
import { digitalCatalog } from "#worlds/wickett-plum/digital-catalog.ts";
import type { FrenchPages } from "./french-page.ts";

const PHONE = "[1-800-555-0144](tel:+18005550144)";

const words = {
  nameOf: (productId: string) => frenchTextOf(productId)?.name,
  money: (text: string) => `${text.replace("$", "").replace(".", ",")} $`,
};

const tiers = tierTable({ ...words, heads: ["Boîte", "Une"], from: (count) => `Dès ${count}` });
const profits = profitTable({
  ...words,
  heads: ["Ce que vous vendez", "Le groupe paie", "Il encaisse", "Le groupe garde"],
});

/** Pages for companies and groups. */
export const frenchBusinessPages: FrenchPages = {
  "business-gifts": {
    title: "Cadeaux d’affaires",
    description: "Des boîtes pour clients et collègues, de dix à dix mille, votre marque sur la bande.",
    blocks: {
      "Headline: business-gifts": { headline: "Bon pour les affaires, meilleur avec un café" },
      "Text: business-gifts": {
        text: `Dites-nous combien, à qui et pour quand. Nous emballons, adressons et postons, et imprimons votre nom sur la bande.

Les prix baissent à mesure que vous comptez. Ceux-ci valent pour une sorte de boîte, à une ou plusieurs adresses, en dollars américains :

${tiers}

La livraison s’ajoute, pour chaque adresse. Pour plus de mille boîtes, pour du vin à côté, ou pour ce qui n’est pas sur la liste, voyez les [commandes en gros](/bulk-orders) ou appelez au ${PHONE} et demandez un concierge des douceurs.`,
      },
      "Carousel: business gifts": { headline: "Sur le bureau d’ici lundi" },
      "Business: the desk": {
        "items.0.headline": "Un bureau, un registre",
        "items.0.bodyText":
          "Votre commande est notée par la personne qui l’emballe. Vous pouvez lui demander les échantillons de papier.",
      },
      "Business: how it works": {
        headline: "Comment ça marche",
        "infoCards.0.headline": "Envoyez-nous une liste",
        "infoCards.0.subheadline":
          "Un tableur suffit. Nous vérifions les adresses et vous disons lesquelles ont l’air bizarres.",
        "infoCards.1.headline": "Envoyez-nous votre marque",
        "infoCards.1.subheadline": "Une couleur, ou de la dorure. Vous voyez une épreuve en deux jours ouvrables.",
        "infoCards.1.cta.ctaText": "Envoyer votre marque",
        "infoCards.2.headline": "Choisissez un jour",
        "infoCards.2.subheadline": "Tout arrive la même semaine, ou le même matin si vous préférez.",
      },
      "Business: the logo sleeve": {
        headline: "Une bande à votre marque",
        bodyText: "Nue, imprimée en une couleur ou dorée. Notre propre nom reste poliment à l’intérieur du couvercle.",
        "cta.ctaText": "Demander votre bande",
      },
      "Catalogs: business": {
        headline: "À lire d’abord",
        "infoCards.0.headline": "À l’écran",
        "infoCards.0.subheadline":
          "Toutes les boîtes, toutes les tablettes et tous les prix, dans un fichier à lire et à partager.",
        "infoCards.0.cta.ctaText": "Télécharger le catalogue numérique",
        "infoCards.1.headline": "Sur votre bureau",
        "infoCards.1.subheadline": "Le catalogue imprimé, quatre fois l’an. Il ne coûte rien.",
        "infoCards.1.cta.ctaText": "S’abonner gratuitement",
        "infoCards.2.headline": "À feuilleter tout de suite",
        "infoCards.2.subheadline": "Ici même, page par page.",
        "infoCards.2.cta.ctaText": "Ouvrir le catalogue",
      },
      "Contact box: concierge": {
        headline: "Un concierge des douceurs",
        bodyText: "Une personne qui connaît votre commande par cœur, de la première question au dernier colis.",
        phone: "1-800-555-0144",
        hours: "Du lundi au vendredi, de huit heures à dix-huit heures, à votre heure",
        "cta.ctaText": "Trouver votre concierge",
      },
    },
  },
  "digital-catalog": {
    title: "Le catalogue des entreprises et des groupes",
    description: "Boîtes, tablettes et bandes avec leurs prix, page par page.",
    blocks: {
      "Headline: digital-catalog": { headline: "Le catalogue des entreprises et des groupes" },
      "Text: digital-catalog": {
        text: "Feuilletez-le ici, emportez-le en fichier ou faites-le venir sur papier. Il est en anglais, et ses prix sont en dollars américains.",
      },
      "The digital catalog": Object.fromEntries(
        digitalCatalog.flatMap(({ french: { title, intro } }, index) => [
          [`pages.${index}.title`, title],
          [`pages.${index}.text`, intro],
        ]),
      ),
      "Buttons: digital-catalog": {
        "multiCTA.0.ctaText": "Le télécharger",
        "multiCTA.1.ctaText": "S’abonner gratuitement",
        "multiCTA.2.ctaText": "Trouver un concierge",
      },
    },
  },
  "logo-sleeve": {
    title: "Une bande à votre marque",
    description: "Une bande de papier autour de chaque boîte, avec votre logo en une couleur ou en dorure.",
    blocks: {
      "Headline: logo-sleeve": { headline: "Une bande à votre marque" },
      "Text: logo-sleeve": {
        text: `Une bande de papier entoure chaque boîte et porte votre marque : celle d’une entreprise, d’une équipe, d’une école, ou deux initiales et une date. Notre propre nom reste à l’intérieur du couvercle.

Dites-nous combien de boîtes, et de quoi la bande doit avoir l’air. Vous voyez une épreuve avant toute impression, et rien n’est payé avant qu’elle vous plaise. Vous préférez le dire de vive voix ? Appelez au ${PHONE}.`,
      },
      "Form: logo sleeve": { headline: "Parlez-nous de votre bande" },
      "Buttons: logo-sleeve": {
        "multiCTA.0.ctaText": "Les boîtes d’affaires",
        "multiCTA.1.ctaText": "Comment marchent les cadeaux d’affaires",
      },
    },
  },
  "bulk-orders": {
    title: "Commandes en gros",
    description: "À la caisse, à la palette : ce qui vient en gros, quand commander, et comment nous livrons.",
    blocks: {
      "Headline: bulk-orders": { headline: "Commandes en gros" },
      "Text: bulk-orders": {
        text: `Certains ont besoin de quatre cents tablettes. Des mariages, des navires, des congrès, un dentiste.

## À la caisse

Les tablettes, les plaques et les carrés de poche viennent en caisses qui coûtent moins que leurs morceaux. Elles sont parmi les [tablettes de chocolat](/category/chocolate-bars), à la fin de la liste, et se commandent comme le reste.

## Combien de temps d’avance

| Combien | Dites-le-nous |
| --- | --- |
| Jusqu’à 250 pièces | La veille |
| Jusqu’à 1 000 | Une semaine d’avance |
| Jusqu’à 10 000 | Trois semaines d’avance |
| Davantage | Deux mois d’avance ; nous achetons le cacao exprès |

De la mi-novembre à Noël, doublez.

## Livraison

Jusqu’à 135 kg, ça part en colis, chaque carton sous les 18 kg pour qu’une seule personne puisse le porter. Au-delà, un camion vient avec un hayon élévateur ; il lui faut quelqu’un à la porte et un endroit sec à l’intérieur. Dans les mois chauds, nous l’envoyons de nuit, en fourgon réfrigéré.

## Paiement

Par carte, ou par chèque ou sur facture une fois que vous avez un compte. Les entreprises et les groupes exempts de taxe de vente nous envoient leur certificat une fois.

Appelez au ${PHONE}, ou écrivez à [concierge@wickettplum.example](mailto:concierge@wickettplum.example) en disant quoi, combien, où et quand.`,
      },
      "Bulk: the shelves": {
        "items.0.headline": "Quatre cents fois la même, s’il vous plaît",
        "items.0.bodyText":
          "Nous les remplissons, les nouons, les comptons deux fois et les empilons. Il vous faut une date et une porte assez large.",
      },
      "Carousel: cases": { headline: "À la caisse" },
      "Contact box: bulk orders": {
        headline: "Parlez à la personne qui compte",
        bodyText:
          "Dites-lui quoi, combien, où et quand. Elle vous répond avec un prix, et une question sur l’escalier.",
        phone: "1-800-555-0144",
        hours: "Du lundi au vendredi, de huit heures à dix-huit heures, à votre heure",
        "cta.ctaText": "Trouver votre concierge",
      },
    },
  },
  fundraising: {
    title: "Campagnes de financement",
    description:
      "Vendez des douceurs pour votre école, votre équipe ou votre toit : ce que paie un groupe, ce qu’il garde.",
    blocks: {
      "Headline: fundraising": { headline: "Des toits, des tubas et des bonnets de bain" },
      "Text: fundraising": {
        text: `Votre groupe achète au prix de groupe, vend au prix imprimé sur l’emballage, et garde la différence. Chaque année, environ quatre mille groupes le font, dans des sous-sols d’église, des écoles et au bord de piscines.

## Ce que vous gardez

${profits}

Les prix sont en dollars américains et ne cachent rien. La livraison est à nos frais dès douze caisses.

## Comment ça se passe

1. **Inscrivez-vous.** Nous demandons le nom du groupe, une personne et une date. Pas de dépôt.
2. **Recueillez** les commandes, avec des [bons de commande](/category/order-forms), qui sont gratuits, ou les caisses en main.
3. **Commandez** sur la boutique des campagnes, où vous voyez les prix de groupe une fois en session.
4. **Distribuez.** Tout arrive en une livraison, trié par vendeur si vous nous envoyez la liste.

Le chocolat voyage mal de juin à septembre. L’été, nous envoyons des bonbons durs, des sucettes et des bonbons surs.`,
      },
      "Fundraising: the table": {
        "items.0.headline": "Une table pliante et une heure",
        "items.0.bodyText":
          "Des caisses en main, une boîte pour la monnaie, et quelqu’un qui fait signe. C’est tout l’équipement.",
      },
      "Catalogs: fundraising": {
        headline: "Ce qu’il y a à vendre",
        "infoCards.0.headline": "À l’écran",
        "infoCards.0.subheadline":
          "Toutes les boîtes, toutes les tablettes et tous les prix, dans un fichier à lire et à partager.",
        "infoCards.0.cta.ctaText": "Télécharger le catalogue numérique",
        "infoCards.1.headline": "Sur votre bureau",
        "infoCards.1.subheadline": "Le catalogue imprimé, quatre fois l’an. Il ne coûte rien.",
        "infoCards.1.cta.ctaText": "S’abonner gratuitement",
        "infoCards.2.headline": "En personne",
        "infoCards.2.subheadline": "Quelqu’un près de chez vous, qui a accompagné quatre mille groupes.",
        "infoCards.2.cta.ctaText": "Trouver un concierge",
      },
      "Questions: fundraising": {
        headline: "Ce que demandent les trésoriers",
        "panels.0.title": "Et si nous ne vendons pas tout ?",
        "panels.0.text":
          "Les caisses non ouvertes reviennent dans les trente jours suivant la livraison, à nos frais, contre remboursement.",
        "panels.1.title": "Faut-il payer d’avance ?",
        "panels.1.text":
          "Les groupes qui ont un compte paient par chèque dans les trente jours. Les autres paient par carte.",
        "panels.2.title": "Sommes-nous exempts de taxe de vente ?",
        "panels.2.text":
          "Dans bien des États, oui. Envoyez-nous votre certificat et nous retirons la taxe pour de bon.",
        "panels.3.title": "Notre écusson peut-il être sur les boîtes ?",
        "panels.3.text":
          "Oui, sur une bande de papier autour de chacune. [Envoyez-nous l’écusson](/logo-sleeve), et vous verrez d’abord une épreuve.",
        "panels.4.title": "Combien chaque enfant devrait-il vendre ?",
        "panels.4.text":
          "Une caisse compte quarante tablettes, soit environ une soirée et deux grands-parents. Nous ne fixerions jamais de minimum, et nous vous demandons de n’en pas fixer non plus.",
      },
      "Fundraising: sellers": {
        headline: "Bon retour, et comment va le toit ?",
        bodyText: "Les prix de votre groupe s’affichent sur chaque caisse une fois que vous êtes en session.",
        "cta.ctaText": "Commander à la caisse",
      },
      "Fundraising: schools": {
        headline: "Pour les écoles, sans noix ni lait",
        bodyText: "La trousse de carnaval et les bonbons surs viennent de pièces où l’on n’en manipule pas.",
        "cta.ctaText": "À propos des allergènes",
      },
      "Form: fundraising news": {
        headline: "Prévenez-moi quand la feuille du printemps paraît",
        bodyText: "Un courriel en janvier, un en août.",
        "checkboxes.0.text": "Écrivez-moi au sujet des campagnes de financement.",
        successHeadline: "Vous êtes sur la liste",
        successText: "La prochaine lettre partira quand les feuilles seront imprimées.",
        "multiCTA.0.ctaText": "Ou gagnez une année de caramels",
      },
    },
  },
};
