import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { publicClientId } from "#worlds/wickett-plum/sites.ts";

// oxlint-disable-next-line typescript/no-explicit-any -- documents of many types
type Document = any;

const siteId = "WickettPlumUS";
const shop = `/s/${siteId}/dw/shop/v23_2`;

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  token = await sandbox.guestToken();
}, 120_000);
afterAll(() => sandbox.close());

type Method = "get" | "post" | "put" | "patch" | "delete";

const call = (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}, bearer = token) => {
  const asked = request(sandbox.app)[method](`${shop}${path}`).auth(bearer, { type: "bearer" }).set(headers);
  return body === undefined ? asked : asked.send(body as object);
};

/** With a client id and without a token. */
const open = (path: string) => request(sandbox.app).get(`${shop}${path}`).set("x-dw-client-id", publicClientId);

/** Addresses of objects in a document that do not tell their type. */
const untyped = (value: unknown, path = "$"): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => untyped(entry, `${path}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  const isMap = /\.(prices|variation_values|selected_refinements|details)$/.test(path);
  const own = typeof (value as Document)["_type"] === "string" || isMap ? [] : [path];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, inner]) => (key.startsWith("c_") ? [] : untyped(inner, `${path}.${key}`))),
  ];
};

/** Keys of a document that are not in snake case. */
const camel = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(camel);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^c_|^(prices|variation_values|selected_refinements|details)$/.test(key)
      ? []
      : [...(/[A-Z]/.test(key) ? [key] : []), ...camel(inner)],
  );
};

const newBasket = async (bearer: string): Promise<Document> => {
  const { body } = await call("post", "/baskets", {}, {}, bearer);
  const items = [{ product_id: goods.bears, quantity: 2, _type: "product_item" }];
  return (await call("post", `/baskets/${body.basket_id}/items`, items, {}, bearer)).body;
};

describe("documents of the Shop API", () => {
  const tree = "/product_search?q=caramel&expand=prices,images,variations,availability,represented_products&count=2";
  test.each([
    ["a product", `/products/${goods.master}?expand=variations,prices,images,availability,promotions`, "product"],
    ["several products", `/products/(${goods.bears},${goods.mints})`, "product_result"],
    ["a search", tree, "product_search_result"],
    ["suggestions", "/search_suggestion?q=caramel", "suggestion_result"],
    ["a category", "/categories/root?levels=1", "category"],
    ["several categories", "/categories/(root,nothing)", "category_result"],
    ["stores", "/stores?latitude=37.77&longitude=-122.41&max_distance=50&distance_unit=mi&count=3", "store_result"],
    ["the site", "/site", "site"],
  ])(
    "%s is open to whoever names a client; every object tells its type, every key is in snake case",
    async (_, path, type) => {
      const { body, status } = await open(path);
      expect([status, body["_v"], body["_type"]]).toEqual([200, "23.2", type]);
      expect(untyped(body)).toEqual([]);
      expect(camel(body)).toEqual([]);
    },
  );

  test("a basket tells types, state and what keeps it from being ordered", async () => {
    const basket = await newBasket(await sandbox.guestToken());
    expect(untyped(basket)).toEqual([]);
    expect(camel(basket)).toEqual([]);
    expect(basket).toMatchObject({
      _v: "23.2",
      _type: "basket",
      _resource_state: expect.stringMatching(/^[\da-f]{64}$/),
      product_items: [{ _type: "product_item", quantity: 2 }],
      shipments: [{ _type: "shipment", shipment_id: "me" }],
      order_total: null,
    });
    expect(basket["_flash"][0]).toMatchObject({
      _type: "flash",
      type: "CustomerEmailRequired",
      path: "$.customer_info.email",
    });
  });

  test("a product says what it is asked to say and links to others", async () => {
    const plain = (await open(`/products/${goods.master}`)).body;
    expect(plain).not.toHaveProperty("variants");
    expect(plain.type).toEqual({ _type: "product_type", master: true });
    const { body } = await open(`/products/${goods.master}/variations`);
    expect(body.variants[0]).toMatchObject({ _type: "variant", link: expect.stringContaining(`${shop}/products/`) });
    expect(Object.keys(body.variants[0].variation_values)).not.toContain("_type");
    expect((await open(`/products/${goods.bears}/availability`)).body.inventory).toMatchObject({ _type: "inventory" });
    const images = (await open(`/products/${goods.bears}/images`)).body;
    expect(images.image_groups[0].images[0]["_type"]).toBe("image");
    expect((await open(`/products/${goods.bears}/shipping_methods`)).body["_type"]).toBe("shipping_method_result");
    expect((await open("/products/nothing")).body.fault.type).toBe("ProductNotFoundException");
  });

  test("pages count, start and link to their neighbours; refinements are numbered", async () => {
    const path = "/product_search?refine_1=cgid%3Droot&refine_2=price%3D(1..1000)&count=2&start=2";
    const { body } = await open(path);
    expect(body).toMatchObject({ count: 2, start: 2, selected_refinements: { cgid: "root", price: "(1..1000)" } });
    const starts = [body.previous, body.next].map((link: string) => new URL(link).searchParams.get("start"));
    expect(starts).toEqual(["0", "4"]);
    expect(new URL(body.next).searchParams.getAll("refine_2")).toEqual(["price=(1..1000)"]);
    expect(body.hits[0]).toMatchObject({ _type: "product_search_hit", link: expect.stringMatching(/\/products\/\d/) });
    expect(body.hits[0]).not.toHaveProperty("price");
    expect((await open(path.replace("product_search?", "product_search/prices?"))).body.hits[0].price).toBeGreaterThan(
      0,
    );
  });

  test("one store and one promotion are told alone; unknown ones are faults", async () => {
    const { body: list } = await open("/stores?latitude=37.77&longitude=-122.41&max_distance=50");
    const { body: store } = await open(`/stores/${list.data[0].id}`);
    expect(store).toMatchObject({ _v: "23.2", _type: "store", id: list.data[0].id });
    expect((await open(`/stores/(${store.id},nowhere)`)).body).toMatchObject({ count: 1, total: 1 });
    const missing = await open("/stores/nowhere");
    expect([missing.status, missing.body.fault.type]).toEqual([404, "StoreNotFoundException"]);
    expect((await open("/promotions/nothing")).body.fault.type).toBe("PromotionNotFoundException");
    expect((await open("/promotions/(a,b)")).body).toMatchObject({ _type: "promotion_result", total: 0 });
  });

  test("the site tells its currency and languages", async () => {
    expect((await open("/site")).body).toMatchObject({
      id: siteId,
      default_currency: "USD",
      default_locale: "en-US",
      allowed_locales: [{ _type: "locale", id: "en-US", default: true, iso3_country: "USA" }],
      status: "online",
    });
  });
});

describe("resource states of the Shop API", () => {
  test("an older state is refused, in the body or the header; without one the last writer wins", async () => {
    const bearer = await sandbox.guestToken();
    const basket = await newBasket(bearer);
    const path = `/baskets/${basket.basket_id}`;
    const first = await call(
      "patch",
      path,
      { c_organizationDiscountCode: "A", _resource_state: basket["_resource_state"] },
      {},
      bearer,
    );
    expect(first.status).toBe(200);
    const old = { _resource_state: basket["_resource_state"] };
    const second = await call("put", `${path}/customer`, { email: "a@example.test", ...old }, {}, bearer);
    expect([second.status, second.body.fault.type]).toEqual([409, "ResourceStateConflictException"]);
    const header = { "x-dw-resource-state": basket["_resource_state"] };
    const item = `${path}/items/${basket.product_items[0].item_id}`;
    expect((await call("delete", item, undefined, header, bearer)).status).toBe(409);
    const current = (await call("get", path, undefined, {}, bearer)).body;
    expect(current["_resource_state"]).toBe(first.body["_resource_state"]);
    expect(current.product_items).toHaveLength(1);
    expect((await call("put", `${path}/customer`, { email: "a@example.test" }, {}, bearer)).status).toBe(200);
  });

  test("of two simultaneous writes with the same state one is made", async () => {
    const bearer = await sandbox.guestToken();
    const { basket_id: id, _resource_state: state } = await newBasket(bearer);
    const write = (email: string) =>
      call("put", `/baskets/${id}/customer`, { email, _resource_state: state }, {}, bearer);
    const answers = await Promise.all(["a@example.test", "b@example.test", "c@example.test"].map(write));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
  });

  test("a customer and an address have states of their own", async () => {
    const bearer = await sandbox.registeredToken();
    const { body: auth } = await request(sandbox.app)
      .post(`${shop}/customers/auth?client_id=${publicClientId}`)
      .auth("june@example.test", "Plum-1234")
      .send({ type: "credentials" });
    const path = `/customers/${auth.customer_id}`;
    const before = (await call("get", path, undefined, {}, bearer)).body;
    const [address] = before.addresses;
    expect([before["_resource_state"], address["_resource_state"]].every((state) => /^[\da-f]{64}$/.test(state))).toBe(
      true,
    );
    const one = `${path}/addresses/${encodeURIComponent(address.address_id)}`;
    expect((await call("get", one, undefined, {}, bearer)).body["_resource_state"]).toBe(address["_resource_state"]);
    const changed = await call(
      "patch",
      one,
      { city: "Oakland", _resource_state: address["_resource_state"] },
      {},
      bearer,
    );
    expect(changed.status).toBe(200);
    expect(changed.body["_resource_state"]).not.toBe(address["_resource_state"]);
    const again = { city: "Berkeley", _resource_state: address["_resource_state"] };
    expect((await call("patch", one, again, {}, bearer)).status).toBe(409);
    const list = await call("get", `${path}/addresses`, undefined, {}, bearer);
    expect(list.body).toMatchObject({ _type: "customer_address_result", count: 2, start: 0, total: 2 });
    expect(list.body.data[0].city).toBe("Oakland");
    const after = (await call("get", path, undefined, {}, bearer)).body;
    const name = { first_name: "Juno", _resource_state: after["_resource_state"] };
    expect((await call("post", path, name, { "x-dw-http-method-override": "PATCH" }, bearer)).status).toBe(200);
  });
});

describe("who may ask the Shop API", () => {
  test.each([
    ["query", "?client_id=", {}],
    ["header x-dw-client-id", "", { "x-dw-client-id": publicClientId }],
    ["header client-id", "", { "client-id": publicClientId }],
  ] as const)("the client id comes as %s", async (_, query, headers) => {
    const path = `${shop}/products/${goods.bears}${query ? `${query}${publicClientId}` : ""}`;
    expect((await request(sandbox.app).get(path).set(headers)).status).toBe(200);
  });

  test("without a client id the answer is 400, without the token a basket needs 401", async () => {
    const none = await request(sandbox.app).get(`${shop}/products/${goods.bears}`);
    expect([none.status, none.body.fault.type]).toEqual([400, "MissingClientIdException"]);
    const basket = await open("/baskets/b");
    expect([basket.status, basket.body.fault.type]).toEqual([401, "AuthorizationHeaderMissingException"]);
    const wrong = await request(sandbox.app).get(`${shop}/products/${goods.bears}`).auth("wrong", { type: "bearer" });
    expect([wrong.status, wrong.body.fault.type]).toEqual([401, "InvalidAccessTokenException"]);
  });

  test("a registered customer's token is asked for prices", async () => {
    const { body } = await call(
      "get",
      `/products/${goods.bears}?expand=prices`,
      undefined,
      {},
      await sandbox.registeredToken(),
    );
    expect(body.price).toBe(7.5);
  });
});

describe("faults of the Shop API", () => {
  test.each([
    ["an unknown basket", "get", "/baskets/nothing", undefined, 404, "BasketNotFoundException"],
    ["broken JSON", "post", "/baskets", "{", 400, "BodyDecodingException"],
    [
      "an unknown expansion",
      "get",
      "/products/484101?expand=everything",
      undefined,
      400,
      "InvalidExpandValueException",
    ],
    ["another method", "delete", "/products/484101", undefined, 405, "HttpMethodNotAllowedException"],
    ["a resource the sandbox lacks", "get", "/baskets/b/storefront", undefined, 501, "NotImplementedException"],
    ["an unknown resource", "get", "/nothing/at/all", undefined, 404, "ResourcePathNotFoundException"],
    ["an id that is undefined", "get", "/products/undefined", undefined, 404, "NotFoundException"],
    ["a broken encoding", "get", "/products/%E0%A4%A", undefined, 400, "BadRequestException"],
    ["an unknown locale", "get", "/products/484101?locale=xx-XX", undefined, 400, "UnknownLocaleException"],
  ] as const)("%s", async (_, method, path, body, status, type) => {
    const asked = request(sandbox.app)[method](`${shop}${path}`).auth(token, { type: "bearer" });
    const answer = await (body === undefined ? asked : asked.set("content-type", "application/json").send(body));
    expect([answer.status, answer.body.fault.type, answer.type]).toEqual([status, type, "application/json"]);
    expect(answer.body["_v"]).toBe("23.2");
  });

  test("a body larger than 5 MB is a fault with the version asked for", async () => {
    const answer = await request(sandbox.app)
      .post(`/s/${siteId}/dw/shop/v20_4/baskets`)
      .set("content-type", "application/json")
      .send(`"${"x".repeat(6_000_000)}"`);
    expect([answer.status, answer.body["_v"]]).toEqual([413, "20.4"]);
    expect(answer.body.fault.type).toBe("RequestEntityTooLargeException");
  });
});
