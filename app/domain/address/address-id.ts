import type { BasketAddress } from "../basket/basket-document.ts";

/**
 * A name for a new address of the address book that none of the known ones has: the city, and ' 2', ' 3' and so on
 * behind it where it is used already (account-20).
 */
export const newAddressId = ({ city = "" }: BasketAddress, known: readonly string[]): string => {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? city : `${city} ${number}`;
    if (!known.includes(id)) return id;
  }
};
