import type { ProductView } from "#app/domain/product/product-view.ts";
import type { Purchase } from "#app/domain/product/purchase.ts";

/** One value of an option, as it is offered. */
export interface ValueView {
  id: string;
  name: string;
  /** Added to the price of one piece, in units of the site's currency. */
  price: number;
  /** The same by the number of pieces, promotions counted. */
  prices: PriceSteps;
  isDefault: boolean;
  /** How it is drawn over the picture. */
  look?: string;
  /** How many characters of the shopper's own it takes. */
  letters: number;
  /** Whether it takes a logo of the shopper's. */
  takesLogo: boolean;
}

/** Something to choose with a product. */
export interface OptionView {
  id: string;
  name: string;
  /** What the merchant says of it. */
  description?: string;
  values: ValueView[];
}

/** Values by the id of their option. */
export type OptionChoices = Readonly<Record<string, string>>;

/** Looks of values that take a logo. */
const logoLooks: ReadonlySet<string | undefined> = new Set(["logo", "logo-foil"]);

/** What a merchant says of values (`c_personalization`): `<value>:<look>:<characters>` each. */
const looksOf = (looks: unknown): ReadonlyMap<string, Pick<ValueView, "look" | "letters" | "takesLogo">> =>
  new Map(
    (Array.isArray(looks) ? looks : []).map((entry) => {
      const [id = "", look, letters] = String(entry).split(":");
      const room = Math.max(0, Number(letters) || 0);
      return [id, { ...(look && { look }), letters: room, takesLogo: logoLooks.has(look) }];
    }),
  );

/** The options of a product; one without values is nothing to choose. */
export const optionViews = ({ options, looks }: NonNullable<ProductView["own"]>): OptionView[] => {
  const drawn = looksOf(looks);
  return options.flatMap(({ id, name, description, values = [] }) =>
    values.length > 0
      ? [
          {
            id,
            name: name ?? id,
            ...(description && { description }),
            values: values.map((value) => ({
              id: value.id,
              name: value.name ?? value.id,
              price: value.price ?? 0,
              prices: [{ from: 1, price: value.price ?? 0 }],
              isDefault: value.default === true,
              letters: 0,
              takesLogo: false,
              ...drawn.get(value.id),
            })),
          },
        ]
      : [],
  );
};

/** What is taken unless something is chosen: the default of each option, else its first value. */
export const defaultChoices = (options: readonly OptionView[]): OptionChoices =>
  Object.fromEntries(
    options.map(({ id, values }) => [id, (values.find(({ isDefault }) => isDefault) ?? values[0])?.id ?? ""]),
  );

/** The chosen values, in the order of their options. */
export const chosenValues = (options: readonly OptionView[], choices: OptionChoices): ValueView[] =>
  options.flatMap(({ id, values }) => values.find((value) => value.id === choices[id]) ?? []);

/** What something costs from a number of pieces on; rising, the first from one. */
export type PriceSteps = readonly { from: number; price: number }[];

/** The last step that so many pieces reach. */
const at = (steps: PriceSteps, quantity: number): number => steps.findLast(({ from }) => from <= quantity)?.price ?? 0;

/** Parts of a cent that do not come from the sum itself. */
const exact = (amount: number): number => Math.round(amount * 10_000) / 10_000;

/** Several steps added up. */
export const sumOfSteps = (all: readonly PriceSteps[]): PriceSteps =>
  [...new Set([1, ...all.flat().map(({ from }) => from)])]
    .sort((one, other) => one - other)
    .map((from) => ({ from, price: exact(all.reduce((sum, steps) => sum + at(steps, from), 0)) }));

/**
 * What a product costs with something added to each piece, at every quantity. Half of an odd price is half a cent,
 * which so many pieces have together as the bag does.
 */
export const withExtra = (bought: Purchase, extra: PriceSteps): Purchase => {
  const { price, steps } = bought;
  if (!price) return bought;
  const asked = price.sale ?? price.standard;
  const own: PriceSteps = [
    { from: 1, price: asked },
    ...steps.filter(({ from, price: each }) => from > 1 && each < asked),
  ];
  const sum = sumOfSteps([own, extra]);
  return {
    ...bought,
    price: {
      ...price,
      standard: exact(price.standard + at(extra, 1)),
      ...(price.sale !== undefined && { sale: exact(price.sale + at(extra, 1)) }),
    },
    steps: sum.length > 1 ? [...sum] : [],
  };
};
