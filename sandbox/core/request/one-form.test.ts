import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";

let sandbox: TestSandbox;
let tokens: Record<"guest" | "customer", string>;
let customerId: string;

beforeAll(async () => {
  sandbox = await createTestSandbox();
  tokens = { guest: await sandbox.guestToken(), customer: await sandbox.registeredToken() };
  customerId = JSON.parse(Buffer.from(tokens.customer.split(".")[1] ?? "", "base64url").toString()).isb.match(
    /rcid:([^:]+)/,
  )[1];
}, 120_000);
afterAll(() => sandbox.close());

type As = "guest" | "customer";
const addressOf = (path: string) =>
  path.replace("…", "/organizations/f_ecom_swee_001").replace(":customerId", customerId);

const query = (path: string, parameters: Record<string, string>, as: As = "guest") =>
  request(sandbox.app)
    .get(addressOf(path))
    .query({ siteId: "WickettPlumUS", ...parameters })
    .set("authorization", `Bearer ${tokens[as]}`);

const send = (path: string, body: object, as: As = "guest") =>
  request(sandbox.app)
    .post(addressOf(path))
    .query({ siteId: "WickettPlumUS" })
    .set("authorization", `Bearer ${tokens[as]}`)
    .send(body);

const slugOf = ({ type }: { type: string }) => type.split("/").at(-1);

const STORES = "/store/shopper-stores/v1…/store-search";
const SEARCH = "/search/shopper-search/v1…/product-search";
const PRODUCTS = "/product/shopper-products/v1…/products";
const ORDERS = "/customer/shopper-customers/v1…/customers/:customerId/orders";
const place = { postalCode: "94110", countryCode: "US" };

test.each<[string, string, Record<string, string>, string, As?]>([
  ["a limit of orders", ORDERS, { limit: "51" }, "limit", "customer"],
  ["an offset of orders", ORDERS, { offset: "-1" }, "offset", "customer"],
  ["a day of orders", ORDERS, { from: "yesterday" }, "from", "customer"],
  ["a status of orders", ORDERS, { status: "lost" }, "status", "customer"],
  ["a limit of hits", SEARCH, { q: "mint", limit: "201" }, "limit"],
  ["a way to search", SEARCH, { q: "mint", searchMode: "magic" }, "searchMode"],
  ["a limit of shops", STORES, { ...place, limit: "0" }, "limit"],
  ["a unit of distance", STORES, { ...place, distanceUnit: "leagues" }, "distanceUnit"],
  ["a degree", STORES, { latitude: "91", longitude: "1" }, "latitude"],
  ["a yes", PRODUCTS, { ids: "482101", allImages: "yes" }, "allImages"],
  ["a personalization", PRODUCTS, { ids: "482101", personalized: "all" }, "personalized"],
])("%s that cannot be taken is answered in the one form", async (...[, path, parameters, name, as]) => {
  const { status, body } = await query(path, parameters, as);
  expect([status, slugOf(body)]).toEqual([400, "value-constraint-violation"]);
  expect(body).toMatchObject({
    detail: expect.stringContaining(`Query parameter '${name}' is `),
    parameterName: name,
    value: parameters[name],
  });
});

test.each<[string, string, Record<string, string>, As?]>([
  ["an account", "/customer/shopper-customers/v1…/customers/:customerId", {}, "customer"],
  ["orders", ORDERS, {}, "customer"],
  ["products", PRODUCTS, { ids: "482101" }],
])("what cannot be expanded at %s is answered in the one form", async (...[, path, parameters, as]) => {
  const { status, body } = await query(path, { ...parameters, expand: "everything" }, as);
  expect([status, slugOf(body)]).toEqual([400, "invalid-expand-parameter"]);
});

const text = 7;
const LISTS = "/customer/shopper-customers/v1…/customers/:customerId/product-lists";
test.each<[string, string, object, string, string, As?]>([
  ["a basket", "/checkout/shopper-baskets/v1…/baskets", { customerInfo: { email: text } }, "email", "a text"],
  ["a basket of no object", "/checkout/shopper-baskets/v1…/baskets", [1], "body", "a JSON object"],
  ["a product list", LISTS, { name: text }, "name", "a text", "customer"],
  ["a list nobody may see", LISTS, { public: "yes" }, "public", "true or false", "customer"],
  [
    "a customer",
    "/customer/shopper-customers/v1…/customers",
    { customer: { login: "a", email: "a@b.example", lastName: text }, password: "Pl-um-jam-9" },
    "lastName",
    "a text",
  ],
])("%s with a member of another kind names the member and the kind", async (...[, path, body, name, kind, as]) => {
  const answer = await send(path, body, as);
  expect([answer.status, slugOf(answer.body)]).toEqual([400, "bad-request"]);
  expect(answer.body).toMatchObject({ detail: `'${name}' must be ${kind}.`, path: name });
});
