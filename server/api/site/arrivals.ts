import { LRUCache } from "lru-cache";
import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import { waysWorthTaking } from "#app/domain/basket/ways-to-arrive.ts";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** When a product arrives by a way to ship that is worth taking. */
interface Way {
  earliest: string;
  latest: string;
}

/** The most products one call may ask about, and how many of them the backend is asked about at once. */
const MOST_PRODUCTS = 200;
const PRODUCTS_PER_CALL = 24;

/** Days are the same for everybody, and kept for a minute: a list is looked at page by page. */
const known = new LRUCache<string, Way[]>({ max: 20_000, ttl: 60_000 });

const isAbsent = (error: unknown): boolean =>
  error instanceof UpstreamProblem && (error.status === 404 || error.status === 501);

/** What the backend says of some products; nothing where it has no such endpoint. */
const ask = async (
  context: SiteContext,
  ids: readonly string[],
  place: Record<string, string>,
): Promise<Map<string, Way[]>> => {
  const query = { c_productIds: ids.join(","), ...place, locale: context.site.locale };
  const { arrivals = [] } = (await context
    .custom({ api: "shipping", path: "arrivals", query })
    .catch((error: unknown) => {
      if (isAbsent(error)) return {};
      throw error;
    })) as { arrivals?: { productId: string; methods?: { price?: number }[] }[] };
  return new Map(
    arrivals.map(({ productId, methods = [] }) => {
      const ways = methods.flatMap((method) => {
        const promise = promiseOf({ ...method });
        return promise ? [{ ...promise, price: method.price ?? 0 }] : [];
      });
      return [productId, waysWorthTaking(ways).map(({ earliest, latest }) => ({ earliest, latest }))];
    }),
  );
};

/**
 * `GET arrivals?productIds=&country=&state=&postal=`: when one piece of each product would arrive there, `{ arrivals: {
 * [id]: [{ earliest, latest }] } }`, by the cheapest way first and then by those that cost more and are sooner; the
 * same for everyone. What is not sent there has no ways.
 */
export const arrivals: SiteOperation = {
  method: "GET",
  path: "arrivals",
  limit: { name: "stock" },
  cacheSeconds: 60,
  handle: async (context, { query }) => {
    const { productIds = "", country = "", state = "", postal = "" } = query;
    const ids = [...new Set(productIds.split(",").filter(Boolean))];
    if (ids.length === 0 || ids.length > MOST_PRODUCTS || ids.some((id) => !/^[\w-]{1,100}$/.test(id)))
      throw refuse(400, "bad-request", "Bad Request", `'productIds' must name 1 to ${MOST_PRODUCTS} products.`);
    if (!/^(US|CA)$/.test(country) || !/^[A-Z]{2}$/.test(state) || !/^[A-Za-z0-9 -]{3,10}$/.test(postal))
      throw refuse(400, "bad-request", "Bad Request", "'country', 'state' and 'postal' must name a place.");
    const keyOf = (id: string) =>
      `${context.config.commerce.origin} ${context.site.id} ${context.site.locale} ${country} ${state} ${postal} ${id}`;
    const missing = ids.filter((id) => !known.has(keyOf(id)));
    const place = { c_country: country, c_state: state, c_postal: postal };
    for (let at = 0; at < missing.length; at += PRODUCTS_PER_CALL) {
      const batch = missing.slice(at, at + PRODUCTS_PER_CALL);
      const told = await ask(context, batch, place);
      for (const id of batch) known.set(keyOf(id), told.get(id) ?? []);
    }
    return { arrivals: Object.fromEntries(ids.map((id) => [id, known.get(keyOf(id)) ?? []])) };
  },
};
