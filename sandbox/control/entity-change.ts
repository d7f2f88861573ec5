/** One member that a call changed; `before` or `after` is missing where it did not exist. */
export interface MemberChange {
  path: string;
  before?: unknown;
  after?: unknown;
}

const MOST_CHANGES = 200;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What differs between two versions of an entity, leaf by leaf; lists are compared by position. */
export const changesBetween = (before: unknown, after: unknown, path = ""): MemberChange[] => {
  if (Object.is(before, after)) return [];
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .flatMap((name) => changesBetween(before[name], after[name], path ? `${path}.${name}` : name))
    .slice(0, MOST_CHANGES);
};

/** What may be changed: how its address looks, and which member of an answer holds its id. */
const kinds = [
  { kind: "order", address: /\/orders(?:\/([^/]+))?/, member: /"order(?:No|_no)":"([^"]+)"/ },
  { kind: "basket", address: /\/baskets(?:\/([^/]+))?/, member: /"basket(?:Id|_id)":"([^"]+)"/ },
  { kind: "address", address: /\/addresses(?:\/([^/]+))?/, member: /"address(?:Id|_id)":"([^"]+)"/ },
  { kind: "product list", address: /\/product-lists(?:\/([^/]+))?/, member: /"id":"([^"]+)"/ },
  { kind: "customer", address: /\/customers(?:\/([^/]+))?$/, member: /"customer(?:Id|_id)":"([^"]+)"/ },
];

/**
 * The entity a call is about, such as `basket:5b1f…`; nothing when the answer is not one entity.
 * @param answer the answer's text; empty when something was deleted
 */
export const entityOf = (method: string, path: string, answer: string): string | undefined => {
  const found = kinds.find(({ address }) => address.test(path));
  if (!found) return undefined;
  const [addressed = ""] = found.address.exec(path)?.slice(1) ?? [];
  // An answer that is one entity carries its id itself; a part of it, or a list, does not begin with it.
  const told =
    answer.startsWith("{") && !/^\{"(limit|total|baskets|data)"/.test(answer)
      ? found.member.exec(answer)?.[1]
      : undefined;
  if (told !== undefined) return `${found.kind}:${told}`;
  return method === "DELETE" && addressed !== "" && path.endsWith(addressed) ? `${found.kind}:${addressed}` : undefined;
};
