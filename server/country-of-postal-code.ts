import { type CountryCode, neighbors } from "#config/countries/countries.ts";
import { postalWords } from "#config/countries/postal-words.ts";

/**
 * The country whose postal codes are written like this one, with letters or without, whole or begun: the shop's own, or
 * a neighbor of it; the shop's own where none is.
 */
export const countryOfPostalCode = (postalCode: string, own: CountryCode): CountryCode => {
  const hasLetters = /[A-Za-z]/.test(postalCode);
  const { always, whenAllowed } = neighbors[own];
  return (
    [own, ...always, ...whenAllowed].find((country) => (postalWords[country].letters ?? false) === hasLetters) ?? own
  );
};
