import { isStateful, resourceStateOf } from "./ocapi-resource-state.ts";
import { isIdMap, typeOfMember } from "./ocapi-types.ts";
import { snakeKey } from "#sandbox/core/key-case.ts";

/** Where a document is told: the version, and the address other resources are linked from. */
export interface Telling {
  /** For example `23.2`. */
  version: string;
  /** `https://host/s/{site}/dw/shop/v23_2`. */
  base: string;
  /** The address of the call itself; pages link to their neighbours with it. */
  url: URL;
}

/** Types that link to the resource they stand for: the member with its id, and the resource. */
const links: Record<string, [id: string, resource: string]> = {
  master: ["master_id", "products"],
  product_promotion: ["promotion_id", "promotions"],
  product_ref: ["id", "products"],
  product_search_hit: ["product_id", "products"],
  promotion_link: ["promotion_id", "promotions"],
  suggested_product: ["product_id", "products"],
  variant: ["product_id", "products"],
  variation_group: ["product_id", "products"],
};

/** Types whose notes are a resource of their own: the member with its id, and where it is. */
const noted: Record<string, [id: string, resource: string]> = {
  basket: ["basket_id", "baskets"],
  order: ["order_no", "orders"],
};

type Members = Record<string, unknown>;

const isMembers = (value: unknown): value is Members => typeof value === "object" && value !== null;

const tellMember = (parent: string, name: string, value: unknown, base: string): unknown => {
  if (!isMembers(value) || name.startsWith("c_") || name.startsWith("_")) return value;
  if (isIdMap(name)) return value;
  if (Array.isArray(value)) return value.map((entry) => tellMember(parent, name, entry, base));
  return tellObject(value, typeOfMember(parent, name), base);
};

const tellObject = (members: Members, type: string, base: string): Members => {
  const told: Members = { _type: type };
  if (isStateful(type)) told["_resource_state"] = resourceStateOf(members);
  for (const [name, value] of Object.entries(members)) {
    const key = snakeKey(name);
    told[key] = tellMember(type, key, value, base);
  }
  const [idName, resource] = links[type] ?? [];
  const id = idName && told[idName];
  if (typeof id === "string" && told.link === undefined) told.link = `${base}/${resource}/${encodeURIComponent(id)}`;
  const [ownId, own] = noted[type] ?? [];
  if (ownId && told.notes !== undefined && typeof told[ownId] === "string")
    told.notes = { _type: "simple_link", link: `${base}/${own}/${encodeURIComponent(told[ownId])}/notes` };
  return told;
};

const pageLink = (url: URL, start: number, count: number): string => {
  const link = new URL(url);
  link.searchParams.set("start", String(start));
  link.searchParams.set("count", String(count));
  return link.href;
};

/** Where the pages before and after begin; result documents link to them. */
const neighbours = (members: Members, { url }: Telling): Members => {
  const { limit, offset, total } = members;
  if (typeof limit !== "number" || typeof offset !== "number" || typeof total !== "number") return {};
  return {
    ...(offset + limit < total ? { next: pageLink(url, offset + limit, limit) } : {}),
    ...(offset > 0 ? { previous: pageLink(url, Math.max(offset - limit, 0), limit) } : {}),
  };
};

/**
 * The Shop API's form of an answer: snake case, its version, the type of every object, the state of every resource that
 * has one, and lists that tell their length and start. Anything but an object passes unchanged.
 */
export const shopDocument = (body: unknown, type: string, telling: Telling): unknown => {
  if (!isMembers(body) || Array.isArray(body)) return body;
  const { limit, offset, ...rest } = body;
  const list = [rest.data, rest.hits].find(Array.isArray);
  const paged = {
    ...(limit === undefined ? {} : { count: list?.length ?? limit }),
    ...rest,
    ...(offset === undefined ? {} : { start: offset }),
    ...neighbours(body, telling),
  };
  return { _v: telling.version, ...tellObject(paged, type, telling.base) };
};
