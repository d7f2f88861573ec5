import type { FrenchPages } from "./french-page.ts";

/** What the tiles of a category say, in their order: headline, line and button. */
const tiles = (categoryId: string, list: [headline: string, bodyText: string, ctaText: string][]): FrenchPages => ({
  [`in-grid-tiles/${categoryId}`]: {
    blocks: Object.fromEntries(
      list.map(([headline, bodyText, ctaText], index) => [
        `In-grid tile: ${categoryId} ${index + 1}`,
        { headline, bodyText, "cta.ctaText": ctaText },
      ]),
    ),
  },
});

/** Tiles among the products of a category. */
export const frenchTiles: FrenchPages = {
  ...tiles("chocolates", [
    [
      "Remplissez la boîte vous-même",
      "Jusqu’à six douceurs, ajustées au dernier morceau. Pour la noix de coco, c’est vous qui savez.",
      "Commencer une boîte",
    ],
    ["Où le garder", "Pas au frigo. Presque jamais au frigo.", "Lire la suite"],
  ]),
  ...tiles("boxed-chocolates", [
    ["Une journée à la main", "Onze mètres de tapis, et un tour de poignet pour chacun.", "Une journée à l’enrobeuse"],
  ]),
  ...tiles("gummies-jellies", [
    [
      "Chaque ourson dort une nuit dans la farine",
      "Trois cents par plateau, sur le dos, le museau en l’air.",
      "Comment naît un ourson",
    ],
  ]),
  ...tiles("lollipops", [
    ["Trente à votre goût", "Vous choisissez les saveurs, nous nouons la ficelle.", "Composer un bouquet"],
  ]),
  ...tiles("gifts", [
    ["Aucune idée de cadeau?", "Quatre questions du comptoir. Elles aident presque toujours.", "Demander au comptoir"],
    ["Chaque mois", "Une boîte, le premier mardi.", "Adhérer à un club"],
  ]),
  ...tiles("toffee-brittle", [
    ["Écrasez-le sur quelque chose de froid", "Dix minutes, un rouleau à pâte.", "Lire la recette"],
  ]),
};
