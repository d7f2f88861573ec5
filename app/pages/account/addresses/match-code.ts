/** What a match code is made of. */
export interface MatchedPerson {
  firstName: string;
  lastName: string;
  postalCode: string | undefined;
}

const LAST_NAME_LETTERS = 4;
const POSTAL_CODE_LENGTH = 5;

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toUpperCase();

/**
 * The short key by which mail-order houses find the same household in two lists: five characters of the postal code,
 * four letters of the last name, one of the first. Null without a postal code, since a name alone matches too many.
 */
export const matchCodeOf = ({ firstName, lastName, postalCode }: MatchedPerson): string | null => {
  const place = plain(postalCode ?? "").slice(0, POSTAL_CODE_LENGTH);
  if (place.length < POSTAL_CODE_LENGTH) return null;
  return `${place}${plain(lastName).slice(0, LAST_NAME_LETTERS)}${plain(firstName).slice(0, 1)}`;
};
