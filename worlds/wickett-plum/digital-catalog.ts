type PageNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** A page of the digital catalog: it is printed from this, and the reader on the shop's pages tells the same. */
export interface CatalogPage {
  /** Its picture among those of the shop. */
  picture: `catalog-page-${PageNumber}`;
  title: string;
  french: { title: string; intro: string };
  intro: string;
  /** What is shown on it, by product id. */
  productIds: readonly string[];
  layout: "cover" | "words" | "four" | "cases" | "back";
}

const page = (
  index: PageNumber,
  layout: CatalogPage["layout"],
  title: string,
  intro: string,
  french: CatalogPage["french"],
  productIds: readonly string[] = [],
): CatalogPage => ({ picture: `catalog-page-${index}`, layout, title, intro, french, productIds });

/** The catalog for companies and groups, page by page. */
export const digitalCatalog: readonly CatalogPage[] = [
  page(1, "cover", "Sweets for company", "Boxes, bars and sleeves for clients, colleagues and good causes.", {
    title: "Des douceurs pour la compagnie",
    intro: "Boîtes, tablettes et bandes pour clients, collègues et bonnes causes.",
  }),
  page(
    2,
    "words",
    "How it works",
    "Send us a list and a day. We check the addresses, print your mark on the sleeve, pack, and ship. You see a proof within two business days, and everything arrives in the same week.",
    {
      title: "Comment ça marche",
      intro:
        "Envoyez-nous une liste et une date. Nous vérifions les adresses, imprimons votre marque sur la bande, emballons et postons. Vous voyez une épreuve en deux jours ouvrables, et tout arrive la même semaine.",
    },
  ),
  page(
    3,
    "four",
    "With your mark on the sleeve",
    "In one color or in foil. Prices fall from twenty-five pieces.",
    { title: "Votre marque sur la bande", intro: "En une couleur ou dorée. Les prix baissent dès vingt-cinq pièces." },
    ["493101", "493104", "493107", "493110"],
  ),
  page(
    4,
    "four",
    "For the whole office",
    "Boxes to leave open on the table where everybody passes.",
    { title: "Pour tout le bureau", intro: "Des boîtes à laisser ouvertes sur la table où tout le monde passe." },
    ["493113", "491122", "491128", "480145"],
  ),
  page(
    5,
    "four",
    "The ones people ask for",
    "Filled by hand since the beginning, and never long on the counter.",
    { title: "Ce que les gens demandent", intro: "Garnis à la main depuis le début, et jamais longtemps au comptoir." },
    ["480130", "480127", "491101", "480133"],
  ),
  page(
    6,
    "four",
    "Tied with a ribbon",
    "For one person who did more than was asked.",
    { title: "Nouées d’un ruban", intro: "Pour une personne qui en a fait plus que demandé." },
    ["488104", "488107", "491104", "481104"],
  ),
  page(
    7,
    "four",
    "Bars for every chair",
    "One at each place of a meeting, a wedding or a ship.",
    { title: "Une tablette par chaise", intro: "Une à chaque place d’une réunion, d’un mariage ou d’un navire." },
    ["482122", "482101", "482104", "482107"],
  ),
  page(
    8,
    "four",
    "For the warm months",
    "None of these melts on a loading dock in July.",
    { title: "Pour les mois chauds", intro: "Rien de ceci ne fond sur un quai de chargement en juillet." },
    ["487101", "487122", "487125", "487110"],
  ),
  page(
    9,
    "cases",
    "For groups that sell",
    "Your group buys at its own price and keeps what lies between.",
    { title: "Pour les groupes qui vendent", intro: "Votre groupe achète à son prix et garde la différence." },
    ["495101", "495104", "495110", "495107", "495119", "495113"],
  ),
  page(
    10,
    "back",
    "Ask for your concierge",
    "One person near you looks after your order. Call 1-800-555-0142, or write to concierge@wickettplum.example.",
    {
      title: "Demandez votre concierge",
      intro:
        "Une personne près de chez vous s’occupe de votre commande. Appelez au 1-800-555-0142 ou écrivez à concierge@wickettplum.example.",
    },
  ),
];
