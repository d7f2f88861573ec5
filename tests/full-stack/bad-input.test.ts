import { frozenClock } from "#sandbox/core/clock.ts";
import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, testShopper } from "#sandbox/test-shopper.ts";
import { readyToOrder, threeWires } from "./three-wires.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

const clock = frozenClock(new Date("2026-11-21T10:00:00Z"));

let shop: WholeShop;
let sandbox: TestSandbox;
let origin: string;
let guest: string;
let others: { basketId: string };

beforeAll(async () => {
  shop = await startWholeShop({ sandbox: { clock } });
  ({ sandbox, origin } = shop);
  guest = await sandbox.guestToken();
  others = await basketWith(testShopper(sandbox, await sandbox.guestToken()), [
    { productId: goods.bears, quantity: 1 },
  ]);
}, 120_000);
afterAll(() => shop.close());

const { ours, scapi, shopApi, expectRefusal } = threeWires(
  () => origin,
  () => sandbox.origin,
  () => guest,
);

const products = "/product/shopper-products/v1/";
const search = "/search/shopper-search/v1/";
const baskets = "/checkout/shopper-baskets/v1/";
const orders = "/checkout/shopper-orders/v1/";

describe("names that nobody knows", () => {
  it("a product", () =>
    expectRefusal(404, {
      ours: ours("ShopperProducts/getProduct", { id: "nope" }),
      scapi: scapi("get", `${products}products/nope`),
      shopApi: shopApi("get", "/products/nope"),
    }));

  it("a category", () =>
    expectRefusal(404, {
      ours: ours("ShopperProducts/getCategory", { id: "nope" }),
      scapi: scapi("get", `${products}categories/nope`),
      shopApi: shopApi("get", "/categories/nope"),
    }));

  it("a site", async () => {
    await expectRefusal(404, { ours: ours("/api/Nowhere/scapi/ShopperProducts/getCategory", { id: "root" }) });
    await expectRefusal(400, { scapi: scapi("get", `${products}categories/root`, undefined, { siteId: "Nowhere" }) });
    await expectRefusal(404, { shopApi: shopApi("get", "/categories/root", undefined, { siteId: "Nowhere" }) });
  });

  it("a family", () =>
    expectRefusal(404, {
      ours: ours("ShopperSecrets/getProduct", { id: "1" }),
      scapi: scapi("get", "/product/shopper-secrets/v1/products/1"),
      shopApi: shopApi("get", "/secrets/1"),
    }));

  it("a method", async () => {
    await expectRefusal(404, { ours: ours("ShopperProducts/eatProduct", { id: goods.bears }) });
    await expectRefusal(405, {
      scapi: scapi("patch", `${products}products/${goods.bears}`, {}),
      shopApi: shopApi("patch", `/products/${goods.bears}`, {}),
    });
  });
});

describe("bodies that cannot be read", () => {
  it.each<[string, number, [string, string]]>([
    ["malformed JSON", 400, ['[{"parameters":', "application/json"]],
    ["a form", 415, ["product_id=1&quantity=1", "application/x-www-form-urlencoded"]],
    ["plain text", 415, ["two boxes please", "text/plain"]],
  ])("%s", (_name, status, raw) =>
    expectRefusal(status, {
      ours: ours("ShopperBaskets/createBasket", {}, undefined, { raw }),
      scapi: scapi("post", `${baskets}baskets`, undefined, { raw }),
      shopApi: shopApi("post", "/baskets", undefined, { raw }),
    }),
  );

  it("more than a mebibyte", () => {
    const raw: [string, string] = [JSON.stringify(["x".repeat(1_100_000)]), "application/json"];
    return expectRefusal(413, {
      ours: ours("ShopperBaskets/createBasket", {}, undefined, { raw }),
      shopApi: shopApi("post", "/baskets", undefined, { raw }),
    });
  });

  it("JSON of another shape", () =>
    expectRefusal(400, {
      ours: ours("ShopperBaskets/createBasket", {}, [{ a: 1 }]),
      scapi: scapi("post", `${baskets}baskets`, [{ a: 1 }]),
      shopApi: shopApi("post", "/baskets", [{ a: 1 }]),
    }));

  it("members that every object has change no other object", async () => {
    const body: unknown = JSON.parse(
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"c_x":{"__proto__":{"admin":true}}}',
    );
    for (const call of [
      ours("ShopperBaskets/createBasket", { ["__proto__"]: { admin: true } }, body),
      scapi("post", `${baskets}baskets`, body),
      shopApi("post", "/baskets", body),
    ])
      expect((await call).status).toBeLessThan(500);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe("searches", () => {
  const find = (query: Record<string, string>) => {
    const { refine, ...rest } = query;
    const words = new URLSearchParams(rest).toString();
    const shopQuery = new URLSearchParams({ ...rest, ...(refine !== undefined && { refine_1: refine }) });
    if (rest["offset"] !== undefined) {
      shopQuery.delete("offset");
      shopQuery.set("start", rest["offset"]);
    }
    return {
      ours: ours("ShopperSearch/productSearch", { ...rest, ...(refine !== undefined && { refine: [refine] }) }),
      scapi: scapi(
        "get",
        `${search}product-search?${words}${refine === undefined ? "" : `&refine=${encodeURIComponent(refine)}`}`,
      ),
      shopApi: shopApi("get", `/product_search?${shopQuery.toString()}`),
    };
  };

  it.each<[string, Record<string, string>]>([
    ["a refinement of an attribute that cannot be refined by", { refine: "c_soul=1" }],
    ["a price range that runs backwards", { refine: "price=(9..1)" }],
    ["a refinement without a value", { q: "mint", refine: "nonsense" }],
    ["no words", { q: "" }],
    ["blank words", { q: "   " }],
    ["501 characters", { q: "x".repeat(501) }],
    ["a negative offset", { q: "mint", offset: "-1" }],
  ])("%s", (_name, query) => expectRefusal(400, find(query)));

  it.each<[string, Record<string, string>]>([
    ["500 characters find nothing", { q: "x".repeat(500) }],
    ["a page past the end is empty", { q: "chocolate", offset: "5000" }],
  ])("%s", async (_name, query) => {
    const calls = find(query);
    for (const call of [calls.ours, calls.scapi]) {
      const answer = await call;
      expect([answer.status, (answer.body as { hits: unknown[] }).hits]).toEqual([200, []]);
    }
    expect((await calls.shopApi).status).toBe(200);
  });
});

describe("quantities", () => {
  it.each([0, -1, 1.5, 1000, "x", null])("%p adds nothing", async (quantity) => {
    const token = await sandbox.guestToken();
    const shopper = testShopper(sandbox, token);
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 2 }]);
    const item = [{ productId: goods.bears, quantity }];
    await expectRefusal(400, {
      ours: ours("ShopperBaskets/addItemToBasket", { basketId }, item, { token }),
      scapi: scapi("post", `${baskets}baskets/${basketId}/items`, item, { token }),
      shopApi: shopApi("post", `/baskets/${basketId}/items`, [{ product_id: goods.bears, quantity }], { token }),
    });
    expect((await shopper.get(`/baskets/${basketId}`)).body.productItems).toMatchObject([{ quantity: 2 }]);
  });
});

describe("tokens", () => {
  const forgeries: [string, (token: string) => string][] = [
    ["of another hand", (token) => `${token.split(".").slice(0, 2).join(".")}.${"A".repeat(86)}`],
    [
      "without a signature",
      (token) => `${Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")}.${token.split(".")[1]}.`,
    ],
    [
      "with changed claims",
      (token) => {
        const [head, claims = "", signature] = token.split(".");
        const changed = { ...(JSON.parse(Buffer.from(claims, "base64url").toString()) as object), sub: "cc-slas::x" };
        return `${head}.${Buffer.from(JSON.stringify(changed)).toString("base64url")}.${signature}`;
      },
    ],
    ["that are none", () => "forged"],
  ];
  it.each(forgeries)("%s open nothing", async (_name, forge) => {
    const token = forge(guest);
    const { basketId } = others;
    await expectRefusal(401, {
      ours: ours("ShopperBaskets/getBasket", { basketId }, undefined, { token }),
      scapi: scapi("get", `${baskets}baskets/${basketId}`, undefined, { token }),
      shopApi: shopApi("get", `/baskets/${basketId}`, undefined, { token }),
    });
  });

  it("that have expired open nothing", async () => {
    const token = await sandbox.guestToken();
    clock.advance(31 * 60_000);
    await expectRefusal(401, {
      ours: ours("ShopperBaskets/createBasket", {}, {}, { token }),
      scapi: scapi("post", `${baskets}baskets`, {}, { token }),
      shopApi: shopApi("post", "/baskets", {}, { token }),
    });
    guest = await sandbox.guestToken();
  });

  it("of another site open nothing here", async () => {
    const token = await sandbox.guestToken("WickettPlumCA");
    await expectRefusal(401, {
      ours: ours("ShopperBaskets/createBasket", {}, {}, { token }),
      scapi: scapi("post", `${baskets}baskets`, {}, { token }),
      shopApi: shopApi("post", "/baskets", {}, { token }),
    });
  });
});

describe("what belongs to another shopper", () => {
  it("a basket can be neither seen nor changed nor ordered", async () => {
    const { basketId } = others;
    const item = [{ productId: goods.bears, quantity: 1 }];
    await expectRefusal(400, {
      ours: ours("ShopperBaskets/getBasket", { basketId }),
      scapi: scapi("get", `${baskets}baskets/${basketId}`),
      shopApi: shopApi("get", `/baskets/${basketId}`),
    });
    await expectRefusal(400, {
      ours: ours("ShopperBaskets/addItemToBasket", { basketId }, item),
      scapi: scapi("post", `${baskets}baskets/${basketId}/items`, item),
      shopApi: shopApi("post", `/baskets/${basketId}/items`, [{ product_id: goods.bears, quantity: 1 }]),
    });
    await expectRefusal(400, {
      ours: ours("ShopperOrders/createOrder", {}, { basketId }),
      scapi: scapi("post", `${orders}orders`, { basketId }),
      shopApi: shopApi("post", "/orders", { basket_id: basketId }),
    });
  });

  it("an order can be neither seen nor told from one that never was", async () => {
    const { body: order } = await testShopper(sandbox, guest).post("/orders", await readyToOrder(sandbox, guest));
    const stranger = await sandbox.guestToken();
    for (const orderNo of [order.orderNo, "WP99999999"])
      await expectRefusal(404, {
        ours: ours("ShopperOrders/getOrder", { orderNo }, undefined, { token: stranger }),
        scapi: scapi("get", `${orders}orders/${orderNo}`, undefined, { token: stranger }),
        shopApi: shopApi("get", `/orders/${orderNo}`, undefined, { token: stranger }),
      });
  });
});
