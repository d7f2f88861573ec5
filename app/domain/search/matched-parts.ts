/** A piece of a name; `isMatch` where it is what was typed. */
export interface NamePart {
  text: string;
  isMatch: boolean;
}

/** One character without case and accents, so that places in a text stay the same. */
const plain = (character: string): string =>
  character.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase() || character;

/** Whether a word begins at a place of a text. */
const beginsWord = (characters: readonly string[], place: number): boolean =>
  place === 0 || !/[\p{L}\p{N}]/u.test(characters[place - 1] ?? "");

/**
 * A name in pieces: those at the beginning of its words that somebody typed, whatever their case and accents, and what
 * is between them. The pieces together are the name.
 */
export const matchedParts = (name: string, typed: string): NamePart[] => {
  const characters = Array.from(name);
  const folded = characters.map(plain);
  const words = [...new Set(typed.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean))]
    .map((word) => Array.from(word.normalize("NFC"), plain))
    .sort((one, other) => other.length - one.length);
  const parts: NamePart[] = [];
  const add = (text: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch) last.text += text;
    else parts.push({ text, isMatch });
  };
  for (let place = 0; place < characters.length;) {
    const word = beginsWord(characters, place)
      ? words.find((each) => each.every((character, index) => folded[place + index] === character))
      : undefined;
    const length = word?.length ?? 1;
    add(characters.slice(place, place + length).join(""), word !== undefined);
    place += length;
  }
  return parts;
};
