import type { DataRouter } from "react-router-dom";
import type { IntlShape } from "react-intl";
import type { CommerceApi } from "#app/commerce-api/commerce-api.ts";
import { BASKET_CHANNEL } from "#app/contexts/basket-context.tsx";
import { runBasketOperation } from "#app/contexts/run-basket-operation.ts";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import type { ProductDocument } from "#app/domain/product/product-document.ts";
import { toProductView } from "#app/domain/product/product-view.ts";
import type { SiteConfig } from "#config/sites.ts";

/** A tool as browsers take it (WebMCP). */
export interface PageTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations?: { readOnlyHint: boolean };
  execute(input: Record<string, unknown>): Promise<{ content: { type: "text"; text: string }[] }>;
}

/** What a browser offers that has an assistant of its own. */
export interface ModelContext {
  registerTool(tool: PageTool): unknown;
}

interface PageVisit {
  router: DataRouter;
  site: SiteConfig;
  intl: IntlShape;
  api: Pick<CommerceApi, "search" | "products" | "baskets" | "session">;
}

const MOST_HITS = 10;
const MOST_CHARACTERS = 200;
const MOST_PIECES = 99;

const pages = { bag: "/cart", checkout: "/checkout", home: "/", orders: "/orders" } as const;

const text = (value: unknown): string => (typeof value === "string" ? value.trim().slice(0, MOST_CHARACTERS) : "");

const saying = (value: unknown) => ({ content: [{ type: "text" as const, text: JSON.stringify(value) }] });

const inputs = (properties: Record<string, object>, required: string[] = []) => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

/** A product in a few words; texts of the shop are data and nothing else. */
const brief = (document: ProductDocument, site: SiteConfig) => {
  const { id, name, link, price, currency, variants, flags } = toProductView(document, site);
  return {
    id,
    name,
    page: link,
    price: price && (price.sale ?? price.standard),
    currency: currency ?? site.currency,
    can_be_bought: !flags.isOutOfStock && !flags.isComingSoon,
    ...(variants.length > 0 && {
      variants: variants.map((each) => ({ id: each.id, ...each.values, can_be_bought: each.orderable })),
    }),
  };
};

const bagOf = (bag: BasketDocument | null, site: SiteConfig) => ({
  lines: (bag?.productItems ?? []).map(({ productId, productName, quantity, price }) => ({
    id: productId,
    name: productName,
    quantity,
    price,
  })),
  total: bag?.orderTotal ?? bag?.productTotal ?? 0,
  currency: bag?.currency ?? site.currency,
});

/** What an assistant of the browser may do on a page of the shop: find goods, fill the shopper's own bag, lead on. */
const toolsOf = ({ router, site, intl, api }: PageVisit): PageTool[] => [
  {
    name: "search_catalog",
    description: `Search the products of ${site.name} by words, and by a highest price in ${site.currency}.`,
    inputSchema: inputs({ query: { type: "string" }, max_price: { type: "number", minimum: 0 } }, ["query"]),
    annotations: { readOnlyHint: true },
    execute: async ({ query, max_price: most }) => {
      const { hits } = await api.search.products({
        q: text(query),
        limit: MOST_HITS,
        sort: "best-matches",
        ...(typeof most === "number" && { refine: [`price=(0..${most})`] }),
      });
      const found = await api.products.getMany((hits ?? []).map(({ productId }) => productId));
      return saying({ products: found.map((each) => brief(each as ProductDocument, site)) });
    },
  },
  {
    name: "get_product",
    description: "Read one product with its variants, by its id.",
    inputSchema: inputs({ id: { type: "string" } }, ["id"]),
    annotations: { readOnlyHint: true },
    execute: async ({ id }) => saying(brief((await api.products.get(text(id))) as ProductDocument, site)),
  },
  {
    name: "get_cart",
    description: "Read the shopper's bag as it is now.",
    inputSchema: inputs({}),
    annotations: { readOnlyHint: true },
    execute: async () => saying(bagOf(await api.baskets.current(), site)),
  },
  {
    name: "add_to_cart",
    description: "Put pieces of a product or variant into the shopper's bag. The shopper sees it at once.",
    inputSchema: inputs({ id: { type: "string" }, quantity: { type: "integer", minimum: 1, maximum: MOST_PIECES } }, [
      "id",
    ]),
    execute: async ({ id, quantity = 1 }) => {
      const pieces = Number(quantity);
      if (!Number.isInteger(pieces) || pieces < 1 || pieces > MOST_PIECES)
        throw new Error(`quantity must be a whole number from 1 to ${MOST_PIECES}.`);
      const items = [{ productId: text(id), quantity: pieces }];
      const bag = await runBasketOperation((basketId) => api.baskets.addItems(basketId, items), {
        ...api,
        bag: { current: null },
        isLoaded: false,
        intl,
      });
      const channel = new BroadcastChannel(BASKET_CHANNEL);
      channel.postMessage("changed");
      channel.close();
      return saying(bagOf(bag, site));
    },
  },
  {
    name: "open_page",
    description: "Show the shopper the bag, the checkout, their orders, the home page or a product (its 'page').",
    inputSchema: inputs({ page: { type: "string", description: "bag, checkout, orders, home, or a product's page" } }, [
      "page",
    ]),
    execute: async ({ page }) => {
      const named = text(page);
      const path = named in pages ? pages[named as keyof typeof pages] : named;
      if (!/^\/(?![/\\])[^\\]*$/.test(path)) throw new Error("There is no such page of this shop.");
      await router.navigate(path);
      return saying({ shown: router.state.location.pathname });
    },
  },
];

/** Registers the shop's tools with a browser's own assistant. Placing an order stays the shopper's. */
export const startPageTools = (context: ModelContext, visit: PageVisit): void => {
  for (const tool of toolsOf(visit)) context.registerTool(tool);
};
