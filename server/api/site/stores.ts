import { units } from "#config/countries/formats.ts";
import { countryOfPostalCode } from "#server/country-of-postal-code.ts";
import { refuse, UpstreamProblem } from "#server/problem.ts";
import type { SiteContext, SiteOperation } from "./site-operation.ts";

/** Most products one stock call may ask for (bag-24). */
const INVENTORY_BATCH_SIZE = 10;

/** Most products whose stock one call may ask for. */
const MOST_PRODUCTS = 200;

/** Most shops one call may ask for. */
const MAX_STORES = 50;

/** Most shop stocks the shopper API answers in one call. */
const INVENTORY_LISTS_PER_CALL = 5;

/** Most calls of the backend that one question about shops' stock may become, and how many of them at a time. */
const MOST_CALLS = 60;
const CALLS_AT_A_TIME = 6;

interface Store {
  id: string;
  inventoryId?: string;
}

interface StockedProduct {
  id: string;
  inventories?: { id: string }[];
}

const list = (value: string | undefined, name: string, most: number): string[] => {
  const ids = [...new Set((value ?? "").split(",").map((id) => id.trim()))].filter(Boolean);
  if (ids.length === 0 || ids.length > most || ids.some((id) => id.length > 100))
    throw refuse(400, "bad-request", "Bad Request", `'${name}' must name 1 to ${most} ids, separated by commas.`);
  return ids;
};

const batches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** Runs tasks, some at a time; answers in their order. */
const someAtATime = async <T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> => {
  const answers: T[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < tasks.length; at = next++) {
      const task = tasks[at];
      if (task) answers[at] = await task();
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_A_TIME }, work));
  return answers;
};

const findStores = async (context: SiteContext, ids: string[]): Promise<Store[]> => {
  const answer = (await context.scapi("ShopperStores", "getStores", [{ parameters: { ids } }])) as { data?: Store[] };
  return answer.data ?? [];
};

/** Whether the instance has no such endpoint: its site runs without the cartridge that brings it. */
const isAbsent = (error: unknown): boolean =>
  error instanceof UpstreamProblem && (error.status === 404 || error.status === 501);

/**
 * `GET store-search?lookup=<postal code>&radius=<distance>`, in what the site's country measures in: shops nearest
 * first, `{ stores }`.
 */
const storeSearch: SiteOperation = {
  method: "GET",
  path: "store-search",
  limit: { name: "stock" },
  cacheSeconds: 60,
  handle: async (context, { query }) => {
    const lookup = (query["lookup"] ?? "").trim();
    if (!/^[A-Za-z0-9 -]{3,10}$/.test(lookup))
      throw refuse(400, "bad-request", "Bad Request", "'lookup' must be a postal code.");
    const radius = Number(query["radius"] ?? context.site.pickupRanges[0]);
    if (!(radius > 0 && radius <= 500))
      throw refuse(400, "bad-request", "Bad Request", "'radius' must be a distance of at most 500.");
    const parameters = {
      postalCode: lookup,
      countryCode: countryOfPostalCode(lookup, context.site.country),
      maxDistance: radius,
      distanceUnit: units[context.site.country].distance === "mile" ? "mi" : "km",
      limit: MAX_STORES,
    };
    const answer = (await context.scapi("ShopperStores", "searchStores", [{ parameters }])) as { data?: Store[] };
    return { stores: answer.data ?? [] };
  },
};

/**
 * `GET store-details?storeID=<ids>`: the shops that exist, `{ stores }`, by the shop's own list; an instance without it
 * is asked by the platform's call.
 */
const storeDetails: SiteOperation = {
  method: "GET",
  path: "store-details",
  cacheSeconds: 60,
  handle: async (context, { query }) => {
    const ids = list(query["storeID"], "storeID", MAX_STORES);
    try {
      const answer = await context.custom({ api: "stores", path: "list", query: { c_rioStoreIds: ids.join(",") } });
      return { stores: (answer as { stores?: Store[] }).stores ?? [] };
    } catch (error) {
      if (isAbsent(error)) return { stores: await findStores(context, ids) };
      if (error instanceof UpstreamProblem && error.status < 500) throw error;
      context.log.error({ err: error }, "Unable to fetch store list");
      throw refuse(502, "bad-gateway", "Bad Gateway", "Unable to fetch store list");
    }
  },
};

/** Most products the shop's own stock list answers in one call. */
const LISTED_PRODUCTS_PER_CALL = 24;

const ownStock = async (context: SiteContext, ids: string[]): Promise<unknown[]> => {
  const answers = await Promise.all(
    batches(ids, LISTED_PRODUCTS_PER_CALL).map((batch) =>
      context.custom({ api: "scapi", path: "products-inventory", query: { c_productIds: batch.join(",") } }),
    ),
  );
  return answers.flatMap((answer) => (answer as { data?: unknown[] }).data ?? []);
};

const platformStock = async (context: SiteContext, ids: string[]): Promise<unknown[]> => {
  const answers = await Promise.all(
    batches(ids, INVENTORY_BATCH_SIZE).map((batch) =>
      context.scapi("ShopperProducts", "getProducts", [{ parameters: { ids: batch, expand: ["availability"] } }]),
    ),
  );
  return answers
    .flatMap((answer) => (answer as { data?: { id: string; inventory?: object }[] }).data ?? [])
    .flatMap(({ id, inventory }) => (inventory ? [{ ...inventory, productId: id }] : []));
};

/**
 * `GET products-inventory?c_productIds=<ids>`: the site's stock of products as it is now, `{ data: [{ productId, ats,
 * orderable, … }] }`, by the shop's own list; an instance without it is asked by the platform's call. A failure is
 * logged and answers `{}`.
 */
const productsInventory: SiteOperation = {
  method: "GET",
  path: "products-inventory",
  limit: { name: "stock" },
  handle: async (context, { query }) => {
    const ids = list(query["c_productIds"], "c_productIds", MOST_PRODUCTS);
    const read = async () => {
      try {
        return await ownStock(context, ids);
      } catch (error) {
        if (!isAbsent(error)) throw error;
        return platformStock(context, ids);
      }
    };
    try {
      return { data: await read() };
    } catch (error) {
      context.log.error({ err: error }, "The stock of products could not be asked for.");
      return {};
    }
  },
};

/**
 * `GET store-products-inventory?productIDs=<ids>&storeIDs=<ids>`: stock of products in shops, `{ products: [{
 * productId, stores: { <store id>: inventory } }] }`. Every ten products in five shops are a call of the backend; 400
 * for more than sixty of them (security-6).
 */
const storeProductsInventory: SiteOperation = {
  method: "GET",
  path: "store-products-inventory",
  limit: { name: "stock" },
  handle: async (context, { query }) => {
    const productIds = list(query["productIDs"], "productIDs", MOST_PRODUCTS);
    const storeIds = list(query["storeIDs"], "storeIDs", MAX_STORES);
    const expected =
      Math.ceil(productIds.length / INVENTORY_BATCH_SIZE) * Math.ceil(storeIds.length / INVENTORY_LISTS_PER_CALL);
    if (expected > MOST_CALLS)
      throw refuse(
        400,
        "bad-request",
        "Bad Request",
        "These are too many products in too many shops for one question.",
      );
    const stores = await findStores(context, storeIds);
    const inventoryIds = [...new Set(stores.flatMap(({ inventoryId }) => inventoryId ?? []))];
    const calls = batches(productIds, INVENTORY_BATCH_SIZE).flatMap((ids) =>
      batches(inventoryIds, INVENTORY_LISTS_PER_CALL).map(
        (lists) => () =>
          context.scapi("ShopperProducts", "getProducts", [
            { parameters: { ids, inventoryIds: lists, expand: ["availability"] } },
          ]),
      ),
    );
    const found = (await someAtATime(calls)).flatMap((answer) => (answer as { data?: StockedProduct[] }).data ?? []);
    const products = productIds.map((productId) => {
      const records = found.filter(({ id }) => id === productId).flatMap(({ inventories = [] }) => inventories);
      const inShops = stores.flatMap((store): [string, unknown][] => {
        const record = records.find(({ id }) => id === store.inventoryId);
        return record ? [[store.id, record]] : [];
      });
      return { productId, stores: Object.fromEntries(inShops) };
    });
    return { products };
  },
};

/** Shops and what they have in stock, from the commerce backend. */
export const storeOperations: SiteOperation[] = [storeSearch, storeDetails, storeProductsInventory, productsInventory];
