import { getProduct, lookupCatalog, searchCatalog } from "../catalog/catalog.ts";
import type { RequestKind } from "../contract/contract.ts";
import { cancelCart, createCart, getCart, updateCart } from "../trade/carts.ts";
import { cancelCheckout, createCheckout, getCheckout, updateCheckout } from "../trade/checkouts.ts";
import { completeCheckout } from "../trade/complete-checkout.ts";
import type { Wanted } from "../trade/open-session.ts";
import { getOrder } from "../trade/orders.ts";
import { type AgentAnswer, roots, type Trade } from "../trade/trade.ts";

/** What a platform asks: which cart, checkout or order, and what it says about it. */
export interface AgentInput {
  id: string;
  body: Record<string, unknown>;
}

/** One thing a platform may ask for; both transports are made from the same list. */
export interface AgentOperation {
  /** Its name in MCP and in the OpenAPI document. */
  name: string;
  title: string;
  /** The capability that both sides must have. */
  root: string;
  method: "GET" | "POST" | "PUT";
  /** Below the REST endpoint; `{id}` names the resource. */
  path: string;
  /** Member of an MCP call's arguments that holds the body. */
  bodyName?: "cart" | "checkout" | "catalog";
  /** Schemas the body has to meet, by the kind of request. */
  schemas?: readonly string[];
  kind?: RequestKind;
  /** Whether a key is asked for, or kept where one is sent. */
  idempotency?: "required" | "kept";
  run(trade: Trade, input: AgentInput): Promise<AgentAnswer>;
}

const SHOPPING = "schemas/shopping";
const CHECKOUT_DEF = "#/$defs/dev.ucp.shopping.checkout";
const checkoutSchemas = [
  `${SHOPPING}/checkout.json`,
  `${SHOPPING}/fulfillment.json${CHECKOUT_DEF}`,
  `${SHOPPING}/discount.json${CHECKOUT_DEF}`,
  `${SHOPPING}/buyer_consent.json${CHECKOUT_DEF}`,
];
const cartSchemas = [`${SHOPPING}/cart.json`, `${SHOPPING}/discount.json#/$defs/dev.ucp.shopping.cart`];

/** A cart may be named instead of lines; what a checkout of it holds comes from there. */
const withCart = ({ body }: AgentInput): Wanted =>
  (body["cart_id"] === undefined ? body : { ...body, line_items: [] }) as Wanted;

/** The 13 operations of the protocol's shopping service. */
export const agentOperations: readonly AgentOperation[] = [
  {
    name: "search_catalog",
    title:
      "Search the shop's products by words, category, price, and the day by which they arrive (filters.arrives_by)",
    root: roots.search,
    method: "POST",
    path: "/catalog/search",
    bodyName: "catalog",
    schemas: [`${SHOPPING}/catalog_search.json#/$defs/search_request`],
    run: (trade, { body }) => searchCatalog(trade, body),
  },
  {
    name: "lookup_catalog",
    title: "Look products up by their ids or those of variants",
    root: roots.lookup,
    method: "POST",
    path: "/catalog/lookup",
    bodyName: "catalog",
    schemas: [`${SHOPPING}/catalog_lookup.json#/$defs/lookup_request`],
    run: (trade, { body }) => lookupCatalog(trade, body as unknown as Parameters<typeof lookupCatalog>[1]),
  },
  {
    name: "get_product",
    title: "Read one product in full, with its options",
    root: roots.lookup,
    method: "POST",
    path: "/catalog/product",
    bodyName: "catalog",
    schemas: [`${SHOPPING}/catalog_lookup.json#/$defs/get_product_request`],
    run: (trade, { body }) => getProduct(trade, body as unknown as Parameters<typeof getProduct>[1]),
  },
  {
    name: "create_cart",
    title: "Begin a cart with lines",
    root: roots.cart,
    method: "POST",
    path: "/carts",
    bodyName: "cart",
    schemas: cartSchemas,
    kind: "create",
    idempotency: "kept",
    run: (trade, { body }) => createCart(trade, body as Wanted),
  },
  {
    name: "get_cart",
    title: "Read a cart as it is now",
    root: roots.cart,
    method: "GET",
    path: "/carts/{id}",
    run: (trade, { id }) => getCart(trade, id),
  },
  {
    name: "update_cart",
    title: "Replace what is in a cart",
    root: roots.cart,
    method: "PUT",
    path: "/carts/{id}",
    bodyName: "cart",
    schemas: cartSchemas,
    kind: "update",
    idempotency: "kept",
    run: (trade, { id, body }) => updateCart(trade, id, body as Wanted),
  },
  {
    name: "cancel_cart",
    title: "Give a cart up",
    root: roots.cart,
    method: "POST",
    path: "/carts/{id}/cancel",
    idempotency: "required",
    run: (trade, { id }) => cancelCart(trade, id),
  },
  {
    name: "create_checkout",
    title: "Begin a checkout of lines or of a cart",
    root: roots.checkout,
    method: "POST",
    path: "/checkout-sessions",
    bodyName: "checkout",
    schemas: [...checkoutSchemas, `${SHOPPING}/cart.json#/$defs/checkout`],
    kind: "create",
    idempotency: "kept",
    run: (trade, input) => createCheckout(trade, withCart(input)),
  },
  {
    name: "get_checkout",
    title: "Read a checkout as it is now",
    root: roots.checkout,
    method: "GET",
    path: "/checkout-sessions/{id}",
    run: (trade, { id }) => getCheckout(trade, id),
  },
  {
    name: "update_checkout",
    title: "Replace lines, buyer, fulfillment and codes of a checkout",
    root: roots.checkout,
    method: "PUT",
    path: "/checkout-sessions/{id}",
    bodyName: "checkout",
    schemas: checkoutSchemas,
    kind: "update",
    idempotency: "kept",
    run: (trade, { id, body }) => updateCheckout(trade, id, body as Wanted),
  },
  {
    name: "complete_checkout",
    title: "Pay and place the order; only after the buyer has agreed to the total",
    root: roots.checkout,
    method: "POST",
    path: "/checkout-sessions/{id}/complete",
    bodyName: "checkout",
    schemas: checkoutSchemas,
    kind: "complete",
    idempotency: "required",
    run: (trade, { id, body }) => completeCheckout(trade, id, body as Wanted),
  },
  {
    name: "cancel_checkout",
    title: "Give a checkout up",
    root: roots.checkout,
    method: "POST",
    path: "/checkout-sessions/{id}/cancel",
    idempotency: "required",
    run: (trade, { id }) => cancelCheckout(trade, id),
  },
  {
    name: "get_order",
    title: "Read an order that this platform has placed",
    root: roots.order,
    method: "GET",
    path: "/orders/{id}",
    run: (trade, { id }) => getOrder(trade, id),
  },
];
