const shortForms: Readonly<Record<string, string>> = {
  st: "street",
  ave: "avenue",
  av: "avenue",
  rd: "road",
  ln: "lane",
  dr: "drive",
  ct: "court",
  pl: "place",
  plz: "plaza",
  ter: "terrace",
  cres: "crescent",
  blvd: "boulevard",
  n: "north",
  s: "south",
  e: "east",
  w: "west",
};

/** Kinds of streets, which people leave out. */
export const streetKinds: ReadonlySet<string> = new Set([
  ...Object.values(shortForms),
  ..."way row alley mews bend square arcade passage plaza crescent pier circle".split(" "),
]);

export const directions: ReadonlySet<string> = new Set(["north", "south", "east", "west"]);

/** Words of an address, in small letters, without accents and signs, short forms written out. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => shortForms[word] ?? word);

/** How many letters have to be changed, added or taken away to make one text the other; above `most` it gives up. */
export const editDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1)
      next[to] = Math.min(
        (next[to - 1] ?? 0) + 1,
        (row[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? most + 1;
};
