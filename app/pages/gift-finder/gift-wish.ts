import { MAX_REFINEMENTS, type Refinements } from "#app/domain/search/search-params.ts";

/** Whom a gift is for, by the kinds of sweets that please them. */
export const recipients = {
  partner: ["truffles", "bonbons", "assortments", "gift-boxes"],
  parent: ["assortments", "gift-boxes", "brittle-toffee", "nuts-clusters"],
  friend: ["bonbons", "bars-slabs", "brittle-toffee", "gift-boxes"],
  child: ["gummies-jellies", "lollipops", "chews-caramels", "hard-candy"],
  colleague: ["assortments", "bars-slabs", "nuts-clusters", "brittle-toffee"],
  host: ["assortments", "truffles", "gift-boxes", "nuts-clusters"],
} as const;

/** What a gift is for, by the category that holds what goes with it; null goes with everything. */
export const occasions = {
  birthday: null,
  "thank-you": "little-treats",
  "just-because": null,
  valentines: "valentines",
  easter: "easter",
  "mothers-day": "mothers-day",
  halloween: "halloween",
  thanksgiving: "harvest",
  holidays: "winter-holidays",
} as const;

/** What a gift may cost, in units of the site's currency; the upper end is not included. */
export const budgets = { "15": [0, 15], "30": [15, 30], "60": [30, 60], more: [60, 10000] } as const;

/** What somebody keeps to or keeps away from, by the questions the search answers for it. */
export const diets = {
  kosher: ["c_isKosher"],
  "gluten-free": ["c_isGlutenFree"],
  "no-sugar": ["c_isSugarFree"],
  "no-milk": ["c_withoutMilk"],
  "no-eggs": ["c_withoutEggs"],
  "no-nuts": ["c_withoutPeanuts", "c_withoutTreeNuts"],
} as const;

export type Recipient = keyof typeof recipients;
export type Occasion = keyof typeof occasions;
export type Budget = keyof typeof budgets;
export type Diet = keyof typeof diets;

/** What somebody looks for in a gift; what is left out does not matter to them. */
export interface GiftWish {
  who?: Recipient;
  occasion?: Occasion;
  budget?: Budget;
  diets: readonly Diet[];
}

const oneOf = <Key extends string>(choices: Readonly<Record<Key, unknown>>, value: string | null): Key | undefined =>
  value !== null && Object.hasOwn(choices, value) ? (value as Key) : undefined;

/**
 * Reads `who`, `occasion`, `budget` and any number of `diet` of an address; what is not among the choices is left out.
 */
export const readGiftWish = (params: URLSearchParams): GiftWish => {
  const who = oneOf(recipients, params.get("who"));
  const occasion = oneOf(occasions, params.get("occasion"));
  const budget = oneOf(budgets, params.get("budget"));
  const dietNames = new Set(params.getAll("diet"));
  return {
    ...(who && { who }),
    ...(occasion && { occasion }),
    ...(budget && { budget }),
    diets: (Object.keys(diets) as Diet[]).filter((diet) => dietNames.has(diet)),
  };
};

/** Whether anything is asked for. */
export const isWish = ({ who, occasion, budget, diets: kept }: GiftWish): boolean =>
  Boolean(who ?? occasion ?? budget) || kept.length > 0;

/** One way to look for a gift; `without` says what of the wish it leaves aside. */
export interface GiftSearch {
  refinements: Refinements;
  categoryId: string;
  without: ("occasion" | "who")[];
}

/**
 * The ways to look for a gift, the closest to the wish first. The occasion is given up before the person; what somebody
 * may not eat, and what may be spent, never are. A way that asks more than the search takes is left out.
 */
export const giftSearches = ({ who, occasion, budget, diets: kept }: GiftWish): GiftSearch[] => {
  const price = budget && budgets[budget];
  const always = {
    ...Object.fromEntries(kept.flatMap((diet) => diets[diet].map((attributeId) => [attributeId, ["true"]]))),
    ...(price && { price: [`(${price[0]}..${price[1]})`] }),
  };
  const category = occasion && occasions[occasion];
  const kinds = who && { c_refinementType: recipients[who] };
  const all: GiftSearch[] = [
    { refinements: { ...kinds, ...always }, categoryId: category ?? "root", without: [] },
    ...(category ? [{ refinements: { ...kinds, ...always }, categoryId: "root", without: ["occasion" as const] }] : []),
    ...(kinds
      ? [
          {
            refinements: always,
            categoryId: "root",
            without: [...(category ? ["occasion" as const] : []), "who" as const],
          },
        ]
      : []),
  ];
  return all.filter(({ refinements }) => Object.keys(refinements).length < MAX_REFINEMENTS);
};

/** The questions in their order, by the names their answers have in the address. */
export const giftSteps = ["who", "occasion", "budget", "diet"] as const;
export type GiftStep = (typeof giftSteps)[number];

/** The question an address asks: the one it names, the first where nothing is answered, else none. */
export const readGiftStep = (params: URLSearchParams): GiftStep | null => {
  const named = giftSteps.find((step) => step === params.get("step"));
  return named ?? (isWish(readGiftWish(params)) ? null : "who");
};

/** The question after this one; none after the last. */
export const stepAfter = (step: GiftStep): GiftStep | undefined => giftSteps[giftSteps.indexOf(step) + 1];

/** The path that holds these answers, and asks a question where one is given. */
export const giftAddress = ({ who, occasion, budget, diets: kept }: GiftWish, step?: GiftStep): string => {
  const answers = Object.entries({ who, occasion, budget }).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams([
    ...answers,
    ...kept.map((diet) => ["diet", diet]),
    ...(step ? [["step", step]] : []),
  ]).toString();
  return `/gift-finder${query && `?${query}`}`;
};

/** A wish without its answer to a question, or with another one. */
export const withAnswer = (wish: GiftWish, step: Exclude<GiftStep, "diet">, value?: string): GiftWish => {
  const { [step]: _before, ...others } = wish;
  return value === undefined ? others : readGiftWish(new URLSearchParams([...paramsOf(others), [step, value]]));
};

const paramsOf = (wish: GiftWish) => new URLSearchParams(giftAddress(wish).split("?")[1] ?? "");
