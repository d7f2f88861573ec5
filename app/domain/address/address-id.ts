import type { BasketAddress } from "../basket/basket-document.ts";

/** The longest name of an address in the address book, in characters. */
const MOST_CHARACTERS = 200;

/** A name for a new address of the address book that none of the known ones has: street and city, numbered where needed. */
export const newAddressId = ({ address1 = "", city = "" }: BasketAddress, known: readonly string[]): string => {
  const name = `${address1}, ${city}`.slice(0, MOST_CHARACTERS);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name} (${number})`;
    if (!known.includes(id)) return id;
  }
};
