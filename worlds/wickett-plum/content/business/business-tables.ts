import { businessGifts } from "#worlds/wickett-plum/catalogue/business-gifts.ts";
import { fundraising } from "#worlds/wickett-plum/catalogue/fundraising.ts";
import { sweetLink } from "../sweet-link.ts";

/** What a table says in another language; left out, it is in English. */
interface TableWords {
  heads: readonly string[];
  /** The product's name; its English one where there is none. */
  nameOf: (productId: string) => string | undefined;
  /** An amount, from how it is written in English. */
  money: (text: string) => string;
}

const CENTS_PER_DOLLAR = 100;

const dollars = (cents: number): string => `$${(cents / CENTS_PER_DOLLAR).toFixed(2)}`;

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

const english = { nameOf: () => undefined, money: (text: string) => text };

/** Prices of the business gifts by number, straight from the catalogue; those that fall at the same steps. */
export const tierTable = (
  words: TableWords & { from: (count: number) => string } = {
    ...english,
    heads: ["Box", "One"],
    from: (count) => `From ${count}`,
  },
): string => {
  const steps = [25, 50, 100, 250];
  const money = (cents: number) => words.money(dollars(cents));
  const rows = businessGifts.flatMap((product) => {
    const { tiers = [], priceCents } = product;
    if (priceCents === undefined || tiers.length === 0) return [];
    const at = (count: number) =>
      tiers.filter(({ minQuantity }) => minQuantity <= count).reduce((price, tier) => tier.priceCents, priceCents);
    const name = words.nameOf(product.id) ?? product.name;
    return [line([`[${name}](${sweetLink(product.id)})`, money(priceCents), ...steps.map((step) => money(at(step)))])];
  });
  return [line([...words.heads, ...steps.map(words.from)]), line(["", ...steps, ""].map(() => "---")), ...rows].join(
    "\n",
  );
};

/** What a group pays and keeps, for the goods it sells at the price printed on them. */
export const profitTable = (
  words: TableWords = {
    ...english,
    heads: ["What you sell", "The group pays", "It brings in", "The group keeps"],
  },
): string => {
  const money = (cents: number) => words.money(dollars(cents));
  return [
    line(words.heads),
    line(["---", "---", "---", "---"]),
    ...fundraising.flatMap(({ id, name, priceCents, fundraisingPriceCents }) =>
      priceCents === undefined || fundraisingPriceCents === undefined
        ? []
        : [
            line([
              words.nameOf(id) ?? name,
              money(fundraisingPriceCents),
              money(priceCents),
              money(priceCents - fundraisingPriceCents),
            ]),
          ],
    ),
  ].join("\n");
};

/** How many of each a group sells to keep a sum; what is sold in steps is rounded up to one. */
export const casesTable = (): string => {
  const goals = [250, 500, 1000, 2500];
  const rows = fundraising.flatMap(({ name, priceCents, fundraisingPriceCents, stepQuantity = 1 }) => {
    if (priceCents === undefined || fundraisingPriceCents === undefined) return [];
    const kept = priceCents - fundraisingPriceCents;
    const needed = (goal: number) => Math.ceil((goal * CENTS_PER_DOLLAR) / kept / stepQuantity) * stepQuantity;
    return [line([name, ...goals.map((goal) => String(needed(goal)))])];
  });
  const heads = ["To keep", ...goals.map((goal) => `$${goal.toLocaleString("en-US")}`)];
  return [line(heads), line(heads.map(() => "---")), ...rows].join("\n");
};
