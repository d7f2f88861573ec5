/** Something a line is made as. */
export interface LineOption {
  /** Of the chosen value; empty for words alone. */
  name: string;
  /** The shopper's own. */
  words?: string;
  /** The id of the shopper's logo. */
  logo?: string;
  /** Added to the price of one piece, in units. */
  price: number;
}

/** An option of a line as baskets and orders tell it. */
interface OptionItem {
  itemText?: string;
  basePrice?: number;
}

/** As far as a line of a basket, an order or a subscription says what it is made as. */
export interface MadeLine {
  optionItems?: unknown;
  c_personalizationText?: unknown;
  c_personalizationLogo?: unknown;
}

/** `Sleeve: Gold foil stamp` without the option's name; where there is none, the whole of it. */
const valueName = (itemText: string): string => itemText.replace(/^[^:]*: /, "");

/**
 * What a line is made as, as far as it costs or says something: what costs nothing goes without saying. Words and logo
 * stand with the value that is paid for, and alone beside several.
 */
export const lineOptions = (line: MadeLine): LineOption[] => {
  const { optionItems, c_personalizationText: words, c_personalizationLogo: logo } = line;
  const paid = (Array.isArray(optionItems) ? (optionItems as OptionItem[]) : [])
    .filter(({ basePrice = 0 }) => basePrice > 0)
    .map(({ itemText = "", basePrice = 0 }) => ({ name: valueName(itemText), price: basePrice }));
  const own = {
    ...(typeof words === "string" && words !== "" && { words }),
    ...(typeof logo === "string" && logo !== "" && { logo }),
  };
  if (Object.keys(own).length === 0) return paid;
  const [first = { name: "", price: 0 }] = paid;
  return paid.length > 1 ? [...paid, { name: "", price: 0, ...own }] : [{ ...first, ...own }];
};
