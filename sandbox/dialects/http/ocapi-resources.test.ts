import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { giftCertificates } from "#worlds/wickett-plum/gift-certificates.ts";
import { publicClientId } from "#worlds/wickett-plum/sites.ts";

const shop = "/s/WickettPlumUS/dw/shop/v23_2";

let sandbox: TestSandbox;
let guest: string;
let june: string;
let juneId: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  guest = await sandbox.guestToken();
  june = await sandbox.registeredToken();
  const { body } = await request(sandbox.app)
    .post(`${shop}/customers/auth?client_id=${publicClientId}`)
    .auth("june@example.test", "Plum-1234")
    .send({ type: "credentials" });
  juneId = body.customer_id;
}, 120_000);
afterAll(() => sandbox.close());

type Method = "get" | "post" | "put" | "patch" | "delete";

const call = (bearer: string, method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) => {
  const asked = request(sandbox.app)[method](`${shop}${path}`).auth(bearer, { type: "bearer" }).set(headers);
  return body === undefined ? asked : asked.send(body as object);
};

/** With a client id and without a token. */
const open = (path: string) => request(sandbox.app).get(`${shop}${path}`).set("x-dw-client-id", publicClientId);

const faultOf = ({ status, body }: { status: number; body: { fault: { type: string } } }) => [status, body.fault.type];

describe("content of the Shop API", () => {
  test("one asset, several, a folder and a search tell what they are; unknown ones are faults or missing", async () => {
    expect((await open("/content/help-kosher")).body).toMatchObject({
      _v: "23.2",
      _type: "content",
      id: "help-kosher",
      name: expect.any(String),
      c_body: expect.any(String),
    });
    expect((await open("/content/(help-kosher,nothing,contact-us)")).body).toMatchObject({
      _type: "content_result",
      count: 2,
      total: 2,
      data: [
        { _type: "content", id: "help-kosher" },
        { _type: "content", id: "contact-us" },
      ],
    });
    expect(faultOf(await open("/content/nothing"))).toEqual([404, "ContentNotFoundException"]);
    expect((await open("/folders/help?levels=1")).body).toMatchObject({ _type: "content_folder", id: "help" });
    expect((await open("/content_search?q=shipping&count=1")).body).toMatchObject({
      _type: "content_search_result",
      count: 1,
      start: 0,
      hits: [{ _type: "content" }],
    });
    expect((await open("/content_search?sort=nothing")).status).toBe(400);
    expect(faultOf(await call(guest, "post", "/content/help-kosher", {}))).toEqual([
      405,
      "HttpMethodNotAllowedException",
    ]);
  });
});

describe("product lists of the Shop API", () => {
  test("an own list and its items have states; strangers see what is public", async () => {
    const lists = `/customers/${juneId}/product_lists`;
    const made = await call(june, "post", lists, { type: "gift_registry", name: "Harvest", public: true });
    expect(made.body).toMatchObject({
      _type: "customer_product_list",
      _resource_state: expect.stringMatching(/^[\da-f]{64}$/),
      type: "gift_registry",
    });
    const list = `${lists}/${made.body.id}`;
    const item = { product_id: goods.bears, quantity: 2, type: "product", public: true };
    const added = await call(june, "post", `${list}/items`, item);
    expect(added.body).toMatchObject({ _type: "customer_product_list_item", product_id: goods.bears, quantity: 2 });
    const state = { _resource_state: added.body["_resource_state"] };
    const one = `${list}/items/${added.body.id}`;
    expect((await call(june, "patch", one, { quantity: 3, ...state })).body).toMatchObject({ quantity: 3 });
    expect(faultOf(await call(june, "patch", one, { quantity: 4, ...state }))).toEqual([
      409,
      "ResourceStateConflictException",
    ]);
    expect((await call(june, "get", `${list}/items`)).body).toMatchObject({
      _type: "customer_product_list_item_result",
      count: 1,
      data: [{ _type: "customer_product_list_item", quantity: 3 }],
    });
    const override = { "x-dw-http-method-override": "PATCH" };
    expect((await call(june, "post", list, { name: "Autumn" }, override)).body.name).toBe("Autumn");

    expect((await call(guest, "get", "/product_lists?email=june@example.test")).body).toMatchObject({
      _type: "public_product_list_result",
      data: expect.arrayContaining([expect.objectContaining({ _type: "public_product_list_link" })]),
    });
    expect((await call(guest, "get", `/product_lists/${made.body.id}`)).body).toMatchObject({
      _type: "public_product_list",
      product_list_items: [{ _type: "public_product_list_item", id: added.body.id }],
    });
    expect((await call(guest, "get", `/product_lists/${made.body.id}/items?expand=product`)).body).toMatchObject({
      _type: "public_product_list_item_result",
      data: [{ product: { _type: "product", id: goods.bears } }],
    });
    expect(faultOf(await call(guest, "get", `/product_lists/${made.body.id}/items?expand=nothing`))).toEqual([
      400,
      "InvalidExpandValueException",
    ]);
    expect((await call(guest, "get", "/product_lists/nothing")).status).toBe(404);
    expect((await call(guest, "get", lists)).status).toBe(400);
    expect((await call(june, "delete", one, undefined, { "x-dw-resource-state": "old" })).status).toBe(409);
    expect((await call(june, "delete", one)).status).toBe(204);
    expect((await call(june, "delete", list)).status).toBe(204);
  });
});

describe("gift certificates of the Shop API", () => {
  const [full] = giftCertificates;
  const code = full?.number;

  test("a certificate tells its balance and never its number", async () => {
    const { body } = await call(guest, "post", "/gift_certificate", { gift_certificate_code: code });
    expect(body).toMatchObject({ _v: "23.2", _type: "gift_certificate", amount: 50, balance: 50, status: "issued" });
    expect(JSON.stringify(body)).not.toContain(code);
    expect(body.masked_gift_certificate_code).toMatch(/^\*+5000$/);
  });

  test.each([
    ["an unknown one", { gift_certificate_code: "6006490000000009999" }, 404, "NotFoundException"],
    ["none at all", {}, 400, "BadRequestException"],
    ["a number", { gift_certificate_code: 5 }, 400, "BadRequestException"],
    ["a name in camel case", { giftCertificateCode: code }, 400, "UnknownPropertyException"],
  ] as const)("%s is a fault", async (_, body, status, type) => {
    expect(faultOf(await call(guest, "post", "/gift_certificate", body))).toEqual([status, type]);
  });
});

describe("a forgotten password at the Shop API", () => {
  const reset = (body: unknown) =>
    request(sandbox.app)
      .post(`${shop}/customers/password_reset`)
      .set("x-dw-client-id", publicClientId)
      .send(body as object);

  test("sends the owner a token that sets another one; nobody learns whether there is an account", async () => {
    expect((await reset({ type: "login", identification: "june@example.test" })).status).toBe(204);
    expect((await reset({ type: "email", identification: "nobody@example.test" })).status).toBe(204);
    const { messages } = await sandbox.services.outbox.list({ to: "june@example.test", limit: 5 });
    expect(messages.filter(({ about }) => about === "password-reset")).toHaveLength(1);
    const nobody = await sandbox.services.outbox.list({ to: "nobody@example.test", limit: 5 });
    expect(nobody.total).toBe(0);
    expect(
      (await call(guest, "post", "/customers/password_reset", { type: "login", identification: "x" })).status,
    ).toBe(204);
  });

  test.each([
    ["another type", { type: "phone", identification: "june@example.test" }, "EnumConstraintViolationException"],
    ["nobody named", { type: "email" }, "BadRequestException"],
    ["no type", { identification: "june@example.test" }, "BadRequestException"],
    ["an unknown member", { type: "email", email: "june@example.test" }, "UnknownPropertyException"],
  ] as const)("%s is a fault", async (_, body, type) => {
    expect(faultOf(await reset(body))).toEqual([400, type]);
  });

  test("a logged-in customer changes the password by the old one", async () => {
    const path = `/customers/${juneId}/password`;
    const wrong = await call(june, "put", path, { current_password: "Wrong-1234", password: "Fresh-12345" });
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect(faultOf(await call(june, "put", path, { currentPassword: "Plum-1234", password: "Fresh-12345" }))).toEqual([
      400,
      "UnknownPropertyException",
    ]);
  });
});

describe("members the documents of the Shop API do not have", () => {
  test("are refused at every depth, by name and document; what was read may be sent back", async () => {
    const { body: basket } = await call(guest, "post", "/baskets", {});
    const path = `/baskets/${basket.basket_id}`;
    const camel = await call(guest, "post", `${path}/items`, [{ productId: goods.bears, quantity: 1 }]);
    expect([camel.status, camel.body.fault]).toEqual([
      400,
      {
        type: "UnknownPropertyException",
        message: "Unknown property 'productId' in document 'product_item'.",
        arguments: { document: "product_item", property: "productId" },
      },
    ]);
    const deep = { payment_method_id: "CREDIT_CARD", payment_card: { holder: "June", cvv: "123" } };
    expect((await call(guest, "post", `${path}/payment_instruments`, deep)).body.fault.arguments).toEqual({
      document: "order_payment_card_request",
      property: "cvv",
    });
    const address = { last_name: "Nook", country_code: "US", postalcode: "89501" };
    const shipment = { shipping_address: address };
    expect((await call(guest, "patch", `${path}/shipments/me`, shipment)).body.fault.arguments).toEqual({
      document: "order_address",
      property: "postalcode",
    });
    expect((await call(guest, "get", path)).body.product_items).toEqual([]);
    const { body: filled } = await call(guest, "post", `${path}/items`, [{ product_id: goods.bears, quantity: 1 }]);
    const [item] = filled.product_items;
    const again = await call(guest, "patch", `${path}/items/${item.item_id}`, { ...item, quantity: 2 });
    expect([again.status, again.body.product_items?.[0].quantity]).toEqual([200, 2]);
  });

  test("custom attributes are told apart", async () => {
    const { body: basket } = await call(await sandbox.guestToken(), "post", "/baskets", { c_nothing: "x" });
    expect(basket.fault.type).toBe("InvalidCustomPropertyException");
  });
});
