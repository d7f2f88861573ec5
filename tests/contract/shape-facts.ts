/** Members of answers and the types of their values, by the object they belong to: `productItems[]` → `price`. */
export type ShapeFacts = Record<string, Record<string, string>>;

const typeOf = (value: unknown): string => {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
};

/**
 * Facts of some answers of one operation taken together. A member of several types has them all, parted by `|`.
 * Custom members (`c_…`) are no part of the contract and are left out.
 */
export const factsOf = (answers: readonly unknown[]): ShapeFacts => {
  const found = new Map<string, Map<string, Set<string>>>();
  const note = (parent: string, member: string, type: string) => {
    const members = found.get(parent) ?? new Map<string, Set<string>>();
    found.set(parent, members.set(member, (members.get(member) ?? new Set()).add(type)));
  };
  const walk = (value: unknown, at: string): void => {
    if (Array.isArray(value)) return value.forEach((each) => walk(each, `${at}[]`));
    if (typeof value !== "object" || value === null) return;
    for (const [member, own] of Object.entries(value)) {
      if (member.startsWith("c_")) continue;
      note(at, member, typeOf(own));
      walk(own, at ? `${at}.${member}` : member);
    }
  };
  answers.forEach((answer) => walk(answer, ""));
  return Object.fromEntries(
    [...found].map(([parent, members]) => [
      parent,
      Object.fromEntries([...members].map(([member, types]) => [member, [...types].sort().join("|")])),
    ]),
  );
};

/** What an answer lacks of another one's members, and where its types are others: the path of each, with the reason. */
export const shapeDifferences = (expected: ShapeFacts, actual: ShapeFacts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(expected).flatMap(([parent, members]) =>
      Object.entries(members).flatMap(([member, types]) => {
        const path = parent ? `${parent}.${member}` : member;
        const own = actual[parent]?.[member];
        // Of an object that is missing, its own name says it all.
        if (own === undefined) return actual[parent] ? [[path, `missing (${types})`]] : [];
        const wanted = types.split("|");
        const isShared = own.split("|").some((type) => wanted.includes(type));
        return isShared ? [] : [[path, `${own}, not ${types}`]];
      }),
    ),
  );
