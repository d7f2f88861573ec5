import request from "supertest";
import { contractFolder, createOasValidator, type OasValidator } from "#sandbox/contract/oas-validator.ts";
import type { TestSandbox } from "./test-sandbox.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";

/** An answer of the sandbox; the body is whatever the operation promises. */
export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read members of every operation's own shape
  body: any;
  headers: Record<string, string>;
}

/**
 * A shopper with a token, for tests over HTTP. Every answer is held against the published documents.
 */
export interface TestShopper {
  get(path: string, query?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: unknown, query?: Record<string, string>): Promise<Answer>;
  put(path: string, body?: unknown, query?: Record<string, string>): Promise<Answer>;
  patch(path: string, body?: unknown, query?: Record<string, string>): Promise<Answer>;
  delete(path: string, query?: Record<string, string>): Promise<Answer>;
}

const folder = contractFolder();
let validator: OasValidator | undefined;

/**
 * Where the documents contradict the platform: a basket in a list cannot have sums that are not known yet, and some
 * errors are documented as plain JSON. Operations of the client's newest release are not in them yet.
 */
const contradictions = [
  /^getCustomerBaskets 200: \/baskets\/\d+ must have required property '\w*(Tax|Total)'$/,
  /^\w+ 4\d\d: the content type is application\/problem\+json, not application\/json\.$/,
  /^(cancel|return)OmsOrder 4\d\d: {2}must match exactly one schema in oneOf$/,
  /\/(payment-instruments\/balance|actions\/request-access-code|apply-agreement-date|subscriptions\/v1\/.*|recipients\/v1\/.*) is not a documented operation\.$/,
];

const documentedFaults = (method: string, url: string, answer: request.Response): string[] => {
  validator ??= createOasValidator(folder);
  const hasBody = answer.text !== undefined && answer.text !== "";
  const faults = validator.problems({
    method,
    url,
    status: answer.status,
    contentType: String(answer.headers["content-type"] ?? ""),
    body: hasBody ? (answer.body as unknown) : undefined,
  });
  return faults.filter((fault) => !contradictions.some((pattern) => pattern.test(fault)));
};

const bases: Record<string, string> = {
  baskets: "/checkout/shopper-baskets",
  orders: "/checkout/shopper-orders",
  customers: "/customer/shopper-customers",
  promotions: "/pricing/shopper-promotions",
  "product-lists": "/customer/shopper-customers",
  "product-search": "/search/shopper-search",
  products: "/product/shopper-products",
  "shopper-context": "/shopper/shopper-context",
  subscriptions: "/shopper/shopper-consents",
  configurations: "/configuration/shopper-configurations",
  "gift-certificate": "/pricing/shopper-gift-certificates",
  "payment-configuration": "/checkout/shopper-payments",
  "payment-instruments": "/checkout/shopper-payments",
  schedules: "/custom/subscriptions",
  offers: "/custom/subscriptions",
  subscribe: "/custom/subscriptions",
  "apply-agreement-date": "/custom/checkout",
  recipients: "/custom/recipients",
  reminders: "/custom/recipients",
};

/** A shopper who speaks SCAPI; paths begin below the organization, for example `/baskets`. */
export const testShopper = (
  sandbox: Pick<TestSandbox, "app">,
  token: string,
  { siteId = "WickettPlumUS", basketsVersion = "v1" } = {},
): TestShopper => {
  const send = async (
    method: "get" | "post" | "put" | "patch" | "delete",
    path: string,
    query: Record<string, string> = {},
    body?: unknown,
  ): Promise<Answer> => {
    const family = path.split(/[/?]/)[1] ?? "";
    const version = family === "baskets" ? basketsVersion : "v1";
    const address = `${bases[family]}/${version}/organizations/${organizationId}${path}`;
    const call = request(sandbox.app)
      [method](address)
      .query({ siteId, ...query })
      .set("authorization", `Bearer ${token}`);
    const answer = await (body === undefined ? call : call.send(body as object));
    const faults = documentedFaults(method.toUpperCase(), `http://sandbox${address}`, answer);
    if (faults.length > 0) throw new Error(faults.join("\n"));
    return { status: answer.status, body: answer.body as unknown, headers: answer.headers as Record<string, string> };
  };
  return {
    get: (path, query) => send("get", path, query),
    post: (path, body, query) => send("post", path, query, body),
    put: (path, body, query) => send("put", path, query, body),
    patch: (path, body, query) => send("patch", path, query, body),
    delete: (path, query) => send("delete", path, query),
  };
};

/** Somebody in San Francisco, where sweets are not taxed. */
export const sanFrancisco = {
  firstName: "June",
  lastName: "Harper",
  address1: "48 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550123",
};

/** Somebody in Chicago, where they are: 6.25 % on candy and nothing on shipping. */
export const chicago = {
  ...sanFrancisco,
  address1: "7 Quarry Street",
  city: "Chicago",
  stateCode: "IL",
  postalCode: "60607",
};

/** Products of the world that tests lean on. */
export const goods = {
  /** $7.50, 1200 in stock, in no promotion of its own. */
  bears: "484101",
  /** $12.00, 700 in stock. */
  chews: "485101",
  /** $8.00, never-ending, hard candy. */
  mints: "487101",
  /** $13.50, five in stock, hard candy. */
  fewDrops: "487113",
  /** $16.00, none in stock. */
  soldOut: "488116",
  /** Not sold yet. */
  comingSoon: "487104",
  /** A master with sizes. */
  master: "484107",
  /** $14.00, a size of it; jelly. */
  jellies: "484107-16",
  /** $13.50, 95 in stock, toffee and brittle: 15 % off. */
  brittle: "483107",
  /** $64.00, $59.00 from ten on, online only. */
  navyBox: "488107",
  /** $7.00, never-ending, made with flour. */
  licorice: "485107",
  /** $3.50, twenty in one order at most. */
  littleHandful: "485113",
  /** Handed out in shops only. */
  redLetter: "488101",
  /** $25.00, a gift card. */
  giftCard: "489101-25",
  /** $52.00, seven in stock. */
  blushBox: "488113",
} as const;

/** A basket with these lines. */
export const basketWith = async (
  shopper: TestShopper,
  items: readonly { productId: string; quantity: number; [custom: `c_${string}`]: unknown }[],
): Promise<Answer["body"]> => {
  const { body: basket } = await shopper.post("/baskets", {});
  return items.length === 0 ? basket : (await shopper.post(`/baskets/${basket.basketId}/items`, items)).body;
};

/** A basket that lacks nothing but a payment. */
export const addressedBasket = async (
  shopper: TestShopper,
  items: readonly { productId: string; quantity: number }[],
  { address = sanFrancisco, method = "ups-ground", email = "june@example.test" } = {},
): Promise<Answer["body"]> => {
  const { basketId } = await basketWith(shopper, items);
  const path = `/baskets/${basketId}`;
  await shopper.put(`${path}/customer`, { email });
  await shopper.put(`${path}/shipments/me/shipping-address`, address, { useAsBilling: "true" });
  return (await shopper.put(`${path}/shipments/me/shipping-method`, { id: method })).body;
};

/** A card payment with a token of the card fields. */
export const cardPayment = (token: string) => ({
  paymentMethodId: "CREDIT_CARD",
  paymentCard: {
    cardType: "Visa",
    maskedNumber: "************1111",
    holder: "June Harper",
    expirationMonth: 9,
    expirationYear: 2039,
  },
  c_paymentToken: token,
});

/** A basket that can be ordered. */
export const readyBasket = async (
  sandbox: Pick<TestSandbox, "cardToken">,
  shopper: TestShopper,
  items: readonly { productId: string; quantity: number }[],
  options: { address?: typeof sanFrancisco; method?: string; email?: string; card?: string } = {},
): Promise<Answer["body"]> => {
  const { basketId } = await addressedBasket(shopper, items, options);
  const payment = cardPayment(await sandbox.cardToken(options.card));
  return (await shopper.post(`/baskets/${basketId}/payment-instruments`, payment)).body;
};

/** The last segment of a problem's type, for example `basket-not-found`. */
export const typeOf = (body: { type: string }): string | undefined => body.type.split("/").at(-1);

/** The ids of a list of methods. */
export const idsOf = (methods: { id: string }[]): string[] => methods.map(({ id }) => id);
