import { magicCards } from "#emulators/card/magic-cards.ts";
import { tokenise } from "#emulators/test-tokenise.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { contractFaults } from "#server/agents/contract/contract.ts";
import type { PlatformAnswer, TestPlatform } from "./test-platform.ts";

const SHOPPING = "schemas/shopping";
/** What an answer that holds nothing has to meet. */
export const ERROR = [`${SHOPPING}/types/error_response.json`];
const schemas: Record<string, string[]> = {
  search: [`${SHOPPING}/catalog_search.json#/$defs/search_response`],
  lookup: [`${SHOPPING}/catalog_lookup.json#/$defs/lookup_response`],
  product: [`${SHOPPING}/catalog_lookup.json#/$defs/get_product_response`],
  carts: [`${SHOPPING}/cart.json`, `${SHOPPING}/discount.json#/$defs/dev.ucp.shopping.cart`],
  "checkout-sessions": ["checkout", "fulfillment", "discount", "buyer_consent"].map((name) =>
    name === "checkout" ? `${SHOPPING}/checkout.json` : `${SHOPPING}/${name}.json#/$defs/dev.ucp.shopping.checkout`,
  ),
  orders: [`${SHOPPING}/order.json`],
};

/**
 * Where the schemas contradict themselves: a shop with id and name, which is all they ask for, is also an address with
 * an id, and must not be both.
 */
const contradiction = /\.destinations\.\d+ must match exactly one schema in oneOf$/;

/** What is wrong with the answer of an operation, by the published schemas of its kind (`carts`, `search` …). */
export const answerFaults = (kind: string, body: PlatformAnswer["body"]): string[] => {
  const wanted = body.ucp?.status === "error" ? ERROR : schemas[kind];
  if (!wanted) return [`nothing is known of ${kind}`];
  return contractFaults(body, wanted).filter((fault) => !contradiction.test(fault));
};

/** Every answer is held against the schemas of its operation, and is signed. */
const checked = (path: string, answer: PlatformAnswer): PlatformAnswer => {
  const [, first = "", second = ""] = path.split("/");
  if (answer.status < 300)
    expect([path, answerFaults(first === "catalog" ? second : first, answer.body)]).toEqual([path, []]);
  expect(answer.headers.get("signature-input")).toMatch(/^sig1=/);
  return answer;
};

/** Asks a shop by REST as a platform. */
export const asking =
  (platform: () => TestPlatform, origin: () => string) =>
  async (...[method, path, body, options]: Parameters<TestPlatform["ask"]>): Promise<PlatformAnswer> =>
    checked(path, await platform().ask(method, `${origin()}/ucp/v1${path}`, body, options));

/** What an answer says, but for warnings: on some days of the year parcels are held back. */
export const messagesOf = ({ messages = [] }: { messages?: { type: string; code: string }[] }) =>
  messages.filter(({ type }) => type !== "warning");

/** Who buys. */
export const buyer = {
  first_name: "June",
  last_name: "Harper",
  email: "june@example.test",
  phone_number: "+14155550123",
};
/** Where it goes. */
export const chicago = {
  id: "home",
  first_name: "Theo",
  last_name: "Harper",
  street_address: "7 Quarry Street",
  address_locality: "Chicago",
  address_region: "IL",
  postal_code: "60607",
  address_country: "US",
};
export const reno = {
  ...chicago,
  id: "away",
  first_name: "Nora",
  street_address: "1 Fig Street",
  address_locality: "Reno",
  address_region: "NV",
  postal_code: "89501",
};

/** A checkout that lacks nothing but a way to pay. */
export const readyCheckout = async (ask: ReturnType<typeof asking>, quantity = 2): Promise<PlatformAnswer["body"]> => {
  const { body } = await ask("POST", "/checkout-sessions", {
    line_items: [{ item: { id: goods.bears }, quantity }],
    buyer,
    fulfillment: { methods: [{ type: "shipping", destinations: [chicago], gift_message: "For Theo" }] },
  });
  return body;
};

/** The body that completes a checkout by a card, whose number only the card processor sees. */
export const cardOf = async (
  checkout: { ucp: { payment_handlers: Record<string, { id: string; config?: { capture_context?: string } }[]> } },
  number: string = magicCards.visa.number,
): Promise<object> => {
  const handler = Object.values(checkout.ucp.payment_handlers)
    .flat()
    .find(({ id }) => id === "cards");
  const context = handler?.config?.capture_context ?? "";
  const card = { number, securityCode: "917", expirationMonth: "09", expirationYear: "2039" };
  const token = await (await tokenise(context, card)).text();
  const credential = { type: "flex_token", token, name: "June Harper" };
  return { payment: { instruments: [{ id: "i1", handler_id: "cards", type: "card", credential }] } };
};
