import { createProductsApi } from "#app/commerce-api/products.ts";
import { toTile } from "#app/domain/product/tile.ts";
import { refuse } from "#server/problem.ts";
import type { SiteOperation } from "./site-operation.ts";

/** Most products one call may ask the badges of. */
const MAX_PRODUCTS = 48;

interface Category {
  id: string;
  categories?: Category[];
  c_routeUrl?: unknown;
}

/** Every category below one, itself left out. */
const below = ({ categories = [] }: Category): Category[] =>
  categories.flatMap((category) => [category, ...below(category)]);

/** `GET route-map`: which path shows which category, `{ routes: { <path>: <category id> } }`. */
const routeMap: SiteOperation = {
  method: "GET",
  path: "route-map",
  cacheSeconds: 900,
  handle: async (context) => {
    const root = (await context.scapi("ShopperProducts", "getCategory", [
      { parameters: { id: "root", levels: 2 } },
    ])) as Category;
    const routes = below(root).map(({ id, c_routeUrl }): [string, string] => [
      typeof c_routeUrl === "string" && c_routeUrl.startsWith("/") ? c_routeUrl : `/category/${encodeURIComponent(id)}`,
      id,
    ]);
    return { routes: Object.fromEntries(routes) };
  },
};

/**
 * `GET source-code-groups?sourceCode=`: what the code of a catalog or a letter opens now, `{ group }` with its words,
 * or null.
 */
const sourceCodeGroups: SiteOperation = {
  method: "GET",
  path: "source-code-groups",
  handle: async (context, { query }) => {
    const answer = (await context.custom({
      api: "source-codes",
      path: "source-code-groups",
      query: { c_sourceCode: query["sourceCode"] ?? "" },
    })) as { data?: { id: string; description?: string }[] };
    const [group] = answer.data ?? [];
    return { group: group ?? null };
  },
};

/**
 * `GET product-badges?productIDs=<ids>`: the badge of each product that has one, `{ badges: { <id>: { kind, … } } }`.
 */
const productBadges: SiteOperation = {
  method: "GET",
  path: "product-badges",
  cacheSeconds: 60,
  handle: async (context, { query }) => {
    const ids = [...new Set((query["productIDs"] ?? "").split(",").map((id) => id.trim()))].filter(Boolean);
    if (ids.length === 0 || ids.length > MAX_PRODUCTS || ids.some((id) => id.length > 100))
      throw refuse(
        400,
        "bad-request",
        "Bad Request",
        `'productIDs' must name 1 to ${MAX_PRODUCTS} products, separated by commas.`,
      );
    const products = await createProductsApi((family, method, args) => context.scapi(family, method, args)).getMany(
      ids,
    );
    const badges = products.flatMap((product) => {
      const { badge } = toTile(product, context.site);
      return badge ? [[product.id, badge] as const] : [];
    });
    return { badges: Object.fromEntries(badges) };
  },
};

/** What of the catalogue is the same for everyone (calls-10). */
export const catalogueOperations: SiteOperation[] = [routeMap, sourceCodeGroups, productBadges];
