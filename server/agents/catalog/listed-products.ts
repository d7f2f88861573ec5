import { LRUCache } from "lru-cache";
import type { ProductDocument } from "#app/domain/product/product-document.ts";
import type { SiteConfig } from "#config/sites.ts";
import { type AgentProduct, showProduct } from "./show-product.ts";

/** Products of lists as platforms read them, kept for a moment by site: lists of many questions show the same ones. */
export interface ListedProducts {
  /**
   * Products in the order of their ids, without those that have no price or are not there. `read` gives documents of
   * what is not known; a product that is being read is waited for.
   */
  get(
    site: SiteConfig,
    ids: readonly string[],
    read: (ids: readonly string[]) => Promise<readonly unknown[]>,
  ): Promise<AgentProduct[]>;
}

const MOST_PRODUCTS = 2_000;

/** Creates an empty memory. Without time to live each list is read anew; `now` gives milliseconds. */
export const createListedProducts = ({
  keepMs,
  now = Date.now,
}: {
  keepMs: number;
  now?: () => number;
}): ListedProducts => {
  const known = new LRUCache<string, Promise<AgentProduct | null>>({
    max: MOST_PRODUCTS,
    ttl: Math.max(1, keepMs),
    ttlResolution: 0,
    perf: { now },
  });
  return {
    get: async (site, ids, read) => {
      const keyOf = (id: string) => `${site.alias} ${id}`;
      const asked = new Map(ids.map((id) => [id, keepMs > 0 ? known.get(keyOf(id)) : undefined]));
      const missing = ids.filter((id) => asked.get(id) === undefined);
      if (missing.length > 0) {
        const reading = read(missing).then(
          (documents) => new Map((documents as readonly ProductDocument[]).map((each) => [each.id, each])),
        );
        for (const id of missing) {
          const product = reading.then((documents) => {
            const document = documents.get(id);
            return document ? showProduct(document, site) : null;
          });
          asked.set(id, product);
          if (keepMs > 0) known.set(keyOf(id), product);
          product.catch(() => known.peek(keyOf(id)) === product && known.delete(keyOf(id)));
        }
      }
      const products = await Promise.all(ids.map((id) => asked.get(id) ?? Promise.resolve(null)));
      return products.flatMap((product) => product ?? []);
    },
  };
};
