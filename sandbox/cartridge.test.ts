import request from "supertest";
import type { Cartridge } from "./cartridge.ts";
import { hookPoints } from "./core/hook-points.ts";
import { emptyWorld } from "./empty-world.ts";
import { createTestSandbox, type TestSandbox } from "./test-sandbox.ts";
import { testShopper } from "./test-shopper.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

jest.setTimeout(60_000);

const siteId = "WickettPlumUS";
const address = {
  firstName: "June",
  lastName: "Harper",
  address1: "12 Orchard Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94103",
  countryCode: "US",
  phone: "4155550100",
};

const ownEndpoints = ["catalogs/v1", "concierges/v1", "marketing/v1", "recipients/v1", "sleeve-logos/v1", "sleeves/v1"];

test("an empty world has no endpoint and no console page of the shop's own", async () => {
  const sandbox = await createTestSandbox({ world: emptyWorld });
  try {
    for (const base of ownEndpoints) {
      const answer = await request(sandbox.app).get(`/custom/${base}/organizations/${sandbox.organizationId}/anything`);
      expect([base, answer.status, answer.body.type]).toEqual([
        base,
        404,
        expect.stringContaining("resource-not-found"),
      ]);
    }
    const newsletter = `/custom/subscriptions/v1/organizations/${sandbox.organizationId}/subscribe`;
    expect((await request(sandbox.app).get(newsletter)).status).toBe(404);
    const bases = new Set(sandbox.services.families.map(({ base }) => base));
    const own = [...bases].filter((base) => base.startsWith("/custom/"));
    // What an archive brings and the platform has no call of shoppers for.
    expect(own.toSorted()).toEqual(["/custom/content-slots/v1", "/custom/site-preferences/v1"]);
    expect((await request(sandbox.app).get("/")).text).not.toMatch(/console\/(leads|recipients|newsletter)/);
  } finally {
    await sandbox.close();
  }
});

test("every operation that hooks stand at is one of the sandbox, and every hook has a name of its own", async () => {
  const sandbox = await createTestSandbox({ world: emptyWorld });
  try {
    const operations = new Set(
      sandbox.services.families.flatMap(({ routes }) => routes.map(({ operation }) => operation.replace(/V2\./, "."))),
    );
    expect(Object.keys(hookPoints).filter((name) => !operations.has(name))).toEqual([]);
    // An account of somebody of elsewhere is a new account like any other.
    const { "ShopperCustomers.registerExternalProfile": _same, ...others } = hookPoints;
    const names = Object.values(others).flatMap((points) => Object.values(points));
    expect(new Set(names).size).toBe(names.length);
  } finally {
    await sandbox.close();
  }
});

describe("hooks of a cartridge", () => {
  const asked: string[] = [];
  const released: string[] = [];
  let letsGo = true;
  const cartridge: Cartridge = {
    hooks: {
      "dw.ocapi.shop.basket.items.beforePOST": ({ body }) =>
        JSON.stringify(body).includes('"quantity":13')
          ? { code: "UnluckyNumber", message: "Thirteen of one kind are not sold.", details: { limit: 12 } }
          : undefined,
      "dw.ocapi.shop.basket.modifyGETResponse": (_request, basket) => {
        basket.c_pieces = (basket.productItems as { quantity: number }[]).reduce(
          (sum, { quantity }) => sum + quantity,
          0,
        );
        delete basket.notes;
      },
      "dw.ocapi.shop.basket.items.modifyPOSTResponse": (_request, basket) =>
        (basket.productItems as { quantity: number }[]).some(({ quantity }) => quantity === 11)
          ? { code: "TooLate", message: "Eleven are in the basket by now." }
          : undefined,
      "dw.ocapi.shop.product.modifyGETResponse": ({ locale }, product) => {
        for (const value of Object.values(product)) if (Array.isArray(value)) value.push(null);
        product.c_named = `${locale} ${String(product.name)}`;
      },
      "dw.ocapi.shop.product_search.beforeGET": ({ query }) =>
        query.get("q") === "forbidden" ? { code: "NoSuchWord", message: "That is not looked for." } : undefined,
      "dw.ocapi.shop.customer.beforePATCH": () => ({ code: "Closed", message: "Nobody changes." }),
      "dw.ocapi.shop.customer.modifyGETResponse": async (_request, customer) => {
        customer.c_tier = await Promise.resolve("gold");
      },
      "dw.ocapi.shop.basket.coupon.afterPOST": () => ({ code: "NoCoupons", message: "No coupons today." }),
      "dw.order.payment.authorize": ({ orderNo, amountCents }) => {
        asked.push(`${orderNo} ${amountCents}`);
        return amountCents > 5000
          ? { status: "declined", reason: "Too much for this merchant." }
          : { status: "authorized", transactionId: `own-${orderNo}`, storedCardId: null };
      },
      "dw.order.payment.releaseAuthorization": (orderNo) => {
        released.push(orderNo);
        return letsGo;
      },
    },
  };

  let sandbox: TestSandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ world: { ...wickettPlum, cartridge }, cards: "plain" });
    token = await sandbox.guestToken(siteId);
  }, 180_000);
  afterAll(() => sandbox.close());

  const call = (method: "get" | "post" | "put" | "patch" | "delete", path: string, body?: object) =>
    request(sandbox.app)
      [method](`/checkout/${path.replace("/", `/v1/organizations/${sandbox.organizationId}/`)}`)
      .query({ siteId })
      .auth(token, { type: "bearer" })
      .send(body);

  /** A basket of so many, ready to be ordered. */
  const basketOf = async (quantity: number): Promise<string> => {
    const { body } = await call("post", "shopper-baskets/baskets", {});
    const id = String(body.basketId);
    const basket = `shopper-baskets/baskets/${id}`;
    await call("post", `${basket}/items`, [{ productId: "484101", quantity }]).expect(200);
    await call("put", `${basket}/customer`, { email: "june@example.test" }).expect(200);
    await call("put", `${basket}/shipments/me/shipping-address`, address).expect(200);
    await call("put", `${basket}/billing-address`, address).expect(200);
    const methods = await call("get", `${basket}/shipments/me/shipping-methods`);
    await call("put", `${basket}/shipments/me/shipping-method`, {
      id: methods.body.defaultShippingMethodId ?? methods.body.applicableShippingMethods[0].id,
    }).expect(200);
    await call("post", `${basket}/payment-instruments`, {
      paymentMethodId: "CREDIT_CARD",
      paymentCard: {
        holder: "June Harper",
        maskedNumber: "************1111",
        cardType: "Visa",
        expirationMonth: 3,
        expirationYear: 2039,
      },
    }).expect(200);
    return id;
  };

  const remove = (id: string) => call("delete", `shopper-baskets/baskets/${id}`).expect(204);

  test("what one refuses before is not done, and its words are on the wire", async () => {
    const { body } = await call("post", "shopper-baskets/baskets", {});
    const items = `shopper-baskets/baskets/${body.basketId}/items`;
    const refused = await call("post", items, [{ productId: "484101", quantity: 13 }]);
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        type: expect.stringContaining("hook-status-exception"),
        detail: "Thirteen of one kind are not sold.",
        statusCode: "UnluckyNumber",
        statusMessage: "Thirteen of one kind are not sold.",
        limit: 12,
      }),
    ]);
    const after = await call("get", `shopper-baskets/baskets/${body.basketId}`);
    expect(after.body.productItems ?? []).toEqual([]);
    const taken = await call("post", items, [{ productId: "484101", quantity: 12 }]);
    expect([taken.status, taken.body.productItems[0].quantity]).toEqual([200, 12]);
    await remove(body.basketId);
  });

  test("what one refuses afterwards did not happen", async () => {
    const { body } = await call("post", "shopper-baskets/baskets", {});
    const basket = `shopper-baskets/baskets/${body.basketId}`;
    const refused = await call("post", `${basket}/coupons`, { code: "WINDOWSILL" });
    expect([refused.status, refused.body.statusCode]).toEqual([400, "NoCoupons"]);
    expect((await call("get", basket)).body.couponItems ?? []).toEqual([]);
    await remove(body.basketId);
  });

  test("what one adds to an answer is in it, in both dialects and versions, and in no other answer", async () => {
    const { body } = await call("post", "shopper-baskets/baskets", {});
    const path = `/baskets/${body.basketId}`;
    await call("post", `shopper-baskets${path}/items`, [{ productId: "484101", quantity: 3 }]).expect(200);
    const asked = (url: string) => request(sandbox.app).get(url).query({ siteId }).auth(token, { type: "bearer" });
    const organization = `organizations/${sandbox.organizationId}`;
    const answers = [
      await asked(`/checkout/shopper-baskets/v1/${organization}${path}`),
      await asked(`/checkout/shopper-baskets/v2/${organization}${path}`),
      await asked(`/s/${siteId}/dw/shop/v24_5${path}`),
    ];
    expect(answers.map(({ status, body: { c_pieces } }) => [status, c_pieces])).toEqual(Array(3).fill([200, 3]));
    const changed = await call("patch", `shopper-baskets${path}`, {});
    expect([changed.status, changed.body.c_pieces]).toEqual([200, undefined]);
    await remove(body.basketId);
  });

  test("what one refuses at the finished answer has happened", async () => {
    const { body } = await call("post", "shopper-baskets/baskets", {});
    const basket = `shopper-baskets/baskets/${body.basketId}`;
    const refused = await call("post", `${basket}/items`, [{ productId: "484101", quantity: 11 }]);
    expect([refused.status, refused.body.statusCode]).toEqual([400, "TooLate"]);
    expect((await call("get", basket)).body.productItems).toMatchObject([{ quantity: 11 }]);
    await remove(body.basketId);
  });

  test("products, searches and customers have them too, and no answer keeps what was added to another", async () => {
    const asked = (url: string, query: object) =>
      request(sandbox.app)
        .get(url.replace(":org", `v1/organizations/${sandbox.organizationId}`))
        .query({ siteId, ...query })
        .auth(token, { type: "bearer" });
    const product = "/product/shopper-products/:org/products/484101";
    for (const locale of ["en-US", "default", "en-US"]) {
      const { body } = await asked(product, { locale });
      expect(body.c_named).toBe(`en-US ${body.name}`);
      const lists = Object.values(body).filter(Array.isArray);
      expect(lists.map((list) => list.filter((each) => each === null).length)).toEqual(lists.map(() => 1));
    }
    const several = await asked("/product/shopper-products/:org/products", { ids: "484101" });
    expect(several.body.data[0]).not.toHaveProperty("c_named");
    const search = await asked("/search/shopper-search/:org/product-search", { q: "forbidden" });
    expect([search.status, search.body.statusCode]).toEqual([400, "NoSuchWord"]);
    const member = testShopper(sandbox, await sandbox.registeredToken());
    expect((await member.get("/customers/me")).body).toMatchObject({ c_tier: "gold" });
    const closed = await member.patch("/customers/me", { firstName: "Ida" });
    expect([closed.status, closed.body.statusCode]).toEqual([400, "Closed"]);
  });

  test("payments are approved and declined by the hook", async () => {
    const ordered = await call("post", "shopper-orders/orders", { basketId: await basketOf(2) });
    expect([ordered.status, ordered.body.paymentStatus]).toEqual([200, "paid"]);
    expect(asked.at(-1)).toMatch(new RegExp(`^${ordered.body.orderNo} `));

    const declined = await call("post", "shopper-orders/orders", { basketId: await basketOf(9) });
    expect([declined.status, declined.body.type]).toEqual([400, expect.stringContaining("hook-status-exception")]);
    expect(declined.body.statusCode).toBe("PaymentTransactionFailed");
    expect(Number(asked.at(-1)?.split(" ")[1])).toBeGreaterThan(5000);
  });

  test("what was authorised for a cancelled order is let go by the hook, which is asked again until it has", async () => {
    token = await sandbox.guestToken(siteId);
    const { body } = await call("post", "shopper-orders/orders", { basketId: await basketOf(1) });
    letsGo = false;
    await call("post", `shopper-orders/orders/${body.orderNo}/actions/oms-cancel-order`, {}).expect(200);
    expect(released).toEqual([body.orderNo]);
    expect(await sandbox.services.orderRelease.nextReversal()).toBeDefined();
    letsGo = true;
    await sandbox.services.orderRelease.reverseLeftovers();
    expect(released).toEqual([body.orderNo, body.orderNo]);
    expect(await sandbox.services.orderRelease.nextReversal()).toBeUndefined();
  });
});
