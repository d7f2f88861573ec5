import type { WorldProduct } from "./world-product.ts";

const cardIngredients = "Paper. Please do not eat it.";
const cardAllergens = "None that we know of.";

/** Gift cards. */
export const giftCards: WorldProduct[] = [
  {
    id: "489101",
    name: "Wickett & Plum Gift Card",
    kind: "gift-cards",
    group: "gift-cards",
    category: "gift-cards",
    pictures: ["gift-card"],
    windowColor: "butter",
    short: "A card in a paper sleeve, good in every shop and online.",
    copy: "A proper card in a paper sleeve, posted or handed over, good in every shop and online. It does not expire, it charges no fees, and it fits behind a bookmark. Choose how much it holds and leave the choosing of sweets to somebody else, which is a kind of present too. Postage is on us.",
    features: ["Never expires", "Good in shops and online", "Paper sleeve"],
    ingredients: cardIngredients,
    allergens: cardAllergens,
    flags: ["giftCard", "nutFree", "dairyFree"],
    taxClass: "gift-card",
    rating: 4.9,
    reviews: 88,
    popularity: 40,
    sizes: [
      { id: "25", name: "$25", priceCents: 2500, weightGrams: 20, stock: "perpetual" },
      { id: "50", name: "$50", priceCents: 5000, weightGrams: 20, stock: "perpetual" },
      { id: "100", name: "$100", priceCents: 10000, weightGrams: 20, stock: "perpetual" },
    ],
    keywords: "gift card voucher present certificate",
    sites: ["WickettPlumUS", "WickettPlumCA"],
  },
];
