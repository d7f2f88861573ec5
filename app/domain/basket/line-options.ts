/** Something a line is made as. */
export interface LineOption {
  /** Of the chosen value; empty for words alone. */
  name: string;
  /** The shopper's own. */
  words?: string;
  /** Added to the price of one piece, in units. */
  price: number;
}

/** An option of a line as baskets and orders tell it. */
interface OptionItem {
  itemText?: string;
  basePrice?: number;
}

/** `Sleeve: Gold foil stamp` without the option's name; where there is none, the whole of it. */
const valueName = (itemText: string): string => itemText.replace(/^[^:]*: /, "");

/**
 * What a line is made as, as far as it costs or says something: what costs nothing goes without saying. The words stand
 * with the value that is paid for, and alone beside several.
 */
export const lineOptions = (line: { optionItems?: unknown; c_personalizationText?: unknown }): LineOption[] => {
  const { optionItems, c_personalizationText: words } = line;
  const paid = (Array.isArray(optionItems) ? (optionItems as OptionItem[]) : [])
    .filter(({ basePrice = 0 }) => basePrice > 0)
    .map(({ itemText = "", basePrice = 0 }) => ({ name: valueName(itemText), price: basePrice }));
  if (typeof words !== "string" || words === "") return paid;
  const [first = { name: "", price: 0 }] = paid;
  return paid.length > 1 ? [...paid, { name: "", price: 0, words }] : [{ ...first, words }];
};
