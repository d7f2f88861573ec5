import type { AttributeBucket, PriceBucket, RefinementDefinition } from "#sandbox/core/columns/refinement.ts";
import type { Allergen } from "#worlds/wickett-plum/cartridge/recipients/allergens.ts";
import { withoutAttribute } from "#worlds/wickett-plum/catalogue/allergens.ts";

const ATTRIBUTE: Omit<RefinementDefinition, "label"> = {
  type: "attribute",
  sortMode: "position",
  sortDirection: "ascending",
  unbucketed: "show-values",
  cutoffThreshold: null,
};

/** One bucket per value, in order, and nothing else. */
const named = (labels: Record<string, [english: string, french: string]>) => ({
  unbucketed: "hide" as const,
  buckets: Object.entries(labels).map(([value, [english, french]]): AttributeBucket => ({
    label: { default: english, "fr-CA": french },
    values: [value],
    presentationId: value,
  })),
});

const priceBuckets = (language: (amount: string) => string): PriceBucket[] => [
  { label: { default: "Under $10", "fr-CA": `Moins de ${language("10")}` }, fromCents: 0, toCents: 1000 },
  { label: { default: "$10 to $25", "fr-CA": `De 10 à ${language("25")}` }, fromCents: 1000, toCents: 2500 },
  { label: { default: "$25 to $50", "fr-CA": `De 25 à ${language("50")}` }, fromCents: 2500, toCents: 5000 },
  { label: { default: "$50 and up", "fr-CA": `${language("50")} et plus` }, fromCents: 5000, toCents: 1000000 },
];
const dollars = priceBuckets((amount) => `${amount} $`);

/** A question with a yes; each is an attribute of its own, since the values of one attribute are alternatives. */
const yesOrNo = (attributeId: string, english: string, french: string): [string, RefinementDefinition] => [
  attributeId,
  { ...ATTRIBUTE, label: { default: english, "fr-CA": french }, ...named({ true: [english, french] }) },
];

const allergenNames: [Allergen, english: string, french: string][] = [
  ["milk", "milk", "lait"],
  ["eggs", "eggs", "œufs"],
  ["peanuts", "peanuts", "arachides"],
  ["treeNuts", "tree nuts", "noix"],
  ["soy", "soy", "soya"],
  ["wheat", "wheat", "blé"],
];

/** What people keep to and keep away from; shoppers see them together. */
const dietary: [string, RefinementDefinition][] = [
  yesOrNo("c_isKosher", "Kosher", "Cachère"),
  yesOrNo("c_isDairyFree", "Dairy-free recipe", "Recette sans produits laitiers"),
  yesOrNo("c_isGlutenFree", "Gluten free", "Sans gluten"),
  yesOrNo("c_isSugarFree", "No added sugar", "Sans sucre ajouté"),
  ...allergenNames.map(([allergen, english, french]) =>
    yesOrNo(withoutAttribute(allergen), `Without ${english}`, `Sans ${french}`),
  ),
  yesOrNo("c_withoutGelatin", "Without gelatin", "Sans gélatine"),
];

/** The facets every category has, in the order they are shown. */
const everywhere: [attributeId: string, definition: RefinementDefinition][] = [
  [
    "c_availableForInStorePickup",
    {
      ...ATTRIBUTE,
      label: { default: "Available for Pickup", "fr-CA": "Offert en cueillette" },
      ...named({ true: ["Available for Pickup", "Offert en cueillette"] }),
    },
  ],
  [
    "c_refinementType",
    {
      ...ATTRIBUTE,
      label: { default: "Type" },
      ...named({
        bonbons: ["Bonbons", "Bouchées"],
        truffles: ["Truffles", "Truffes"],
        "bars-slabs": ["Bars & slabs", "Tablettes"],
        assortments: ["Assortments", "Assortiments"],
        "brittle-toffee": ["Brittle & toffee", "Croquants et caramels durs"],
        "gummies-jellies": ["Gummies & jellies", "Gélifiés et gelées"],
        "chews-caramels": ["Chews & caramels", "Caramels mous"],
        "hard-candy": ["Hard candy & mints", "Bonbons durs et menthes"],
        lollipops: ["Lollipops", "Sucettes"],
        "nuts-clusters": ["Nuts & clusters", "Noix et grappes"],
        "gift-boxes": ["Gift boxes", "Coffrets"],
        "gift-cards": ["Gift cards", "Cartes-cadeaux"],
      }),
    },
  ],
  [
    "c_refinementTaste",
    {
      ...ATTRIBUTE,
      label: { default: "Taste", "fr-CA": "Goût" },
      ...named({
        sour: ["Sour", "Acidulé"],
        salty: ["Salty", "Salé"],
        fruity: ["Fruity", "Fruité"],
        nutty: ["Nutty", "Aux noix"],
        minty: ["Minty", "À la menthe"],
        spicy: ["Spicy", "Épicé"],
        bitter: ["Bitter", "Amer"],
        "not-too-sweet": ["Not too sweet", "Peu sucré"],
      }),
    },
  ],
  [
    "c_refinementTexture",
    {
      ...ATTRIBUTE,
      label: { default: "Texture" },
      ...named({
        crunchy: ["Crunchy", "Croquant"],
        chewy: ["Chewy", "À mâcher"],
        soft: ["Soft", "Fondant"],
      }),
    },
  ],
  [
    "price",
    {
      ...ATTRIBUTE,
      type: "price",
      label: { default: "Price", "fr-CA": "Prix" },
      priceBuckets: { USD: dollars, CAD: dollars },
    },
  ],
  [
    "c_refinementGoodToKnow",
    {
      ...ATTRIBUTE,
      label: { default: "Good to know", "fr-CA": "Bon à savoir" },
      ...named({
        "warm-weather": ["Warm Weather Friendly", "Résiste à la chaleur"],
      }),
    },
  ],
  ...dietary,
  ["c_refinementSize", { ...ATTRIBUTE, label: { default: "Size", "fr-CA": "Format" } }],
  ["c_refinementColor", { ...ATTRIBUTE, label: { default: "Color", "en-CA": "Colour", "fr-CA": "Couleur" } }],
  ["c_refinementWrap", { ...ATTRIBUTE, label: { default: "Wrap", "fr-CA": "Emballage" } }],
  ["c_refinementCollection", { ...ATTRIBUTE, label: { default: "Collection" } }],
  [
    "c_isSale",
    { ...ATTRIBUTE, label: { default: "Sale", "fr-CA": "Solde" }, ...named({ true: ["Sale", "En solde"] }) },
  ],
  ["c_isNew", { ...ATTRIBUTE, label: { default: "New", "fr-CA": "Nouveau" }, ...named({ true: ["New", "Nouveau"] }) }],
];

/** The facets of the shop by category; null where a category does without one that is defined above it. */
export const worldRefinements: readonly {
  categoryId: string;
  attributeId: string;
  definition: RefinementDefinition | null;
}[] = [
  ...everywhere.map(([attributeId, definition]) => ({ categoryId: "root", attributeId, definition })),
  ...[
    "c_refinementTaste",
    "c_refinementTexture",
    "c_refinementGoodToKnow",
    ...dietary.map(([attributeId]) => attributeId),
  ].map((attributeId) => ({
    categoryId: "gift-cards",
    attributeId,
    definition: null,
  })),
];
