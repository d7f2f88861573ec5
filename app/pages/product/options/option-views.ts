import type { ProductView } from "#app/domain/product/product-view.ts";
import type { Purchase } from "#app/domain/product/purchase.ts";

/** One value of an option, as it is offered. */
export interface ValueView {
  id: string;
  name: string;
  /** Added to the price of one piece, in units of the site's currency. */
  price: number;
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

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** What a product costs with something added to each piece, at every quantity. */
export const withExtra = (bought: Purchase, extra: number): Purchase => ({
  ...bought,
  ...(bought.price && {
    price: {
      ...bought.price,
      standard: cents(bought.price.standard + extra),
      ...(bought.price.sale !== undefined && { sale: cents(bought.price.sale + extra) }),
    },
  }),
  steps: bought.steps.map((step) => ({ ...step, price: cents(step.price + extra) })),
});
