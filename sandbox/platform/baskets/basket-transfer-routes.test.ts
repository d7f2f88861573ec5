import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { basketWith, goods, sanFrancisco, testShopper, type TestShopper, typeOf } from "#sandbox/test-shopper.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const usidOf = (token: string): string => {
  const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sub: string };
  return /usid:([\w-]+)/.exec(sub)?.[1] ?? "";
};

/** The tokens of guests, for whom wants to speak version 2. */
const tokens = new Map<TestShopper, string>();

/** A guest who then logs in as Noel, who has no basket yet. */
const loginAfter = async (
  asGuest: (guest: TestShopper) => Promise<unknown>,
  asCustomer?: (noel: TestShopper) => Promise<unknown>,
) => {
  const login = { email: "noel@example.test" };
  const noelBefore = testShopper(sandbox, await sandbox.registeredToken(login));
  const { body } = await noelBefore.get("/customers/me/baskets");
  for (const { basketId } of body.baskets) await noelBefore.delete(`/baskets/${basketId}`);
  await asCustomer?.(noelBefore);
  const guestToken = await sandbox.guestToken();
  const guest = testShopper(sandbox, guestToken);
  tokens.set(guest, guestToken);
  await asGuest(guest);
  const noel = testShopper(sandbox, await sandbox.registeredToken({ ...login, usid: usidOf(guestToken) }));
  return { guest, noel };
};

const lines = (body: { productItems: { productId: string; quantity: number }[] }) =>
  body.productItems.map(({ productId, quantity }) => [productId, quantity]);

const nothing = async () => undefined;
const bears = (quantity: number) => (shopper: TestShopper) =>
  basketWith(shopper, [{ productId: goods.bears, quantity }]);

describe("merging the guest's basket at login", () => {
  it("puts its lines into the customer's, the higher quantity wins, and the guest's is gone", async () => {
    const { guest, noel } = await loginAfter(async (who) => {
      const { basketId } = await basketWith(who, [
        { productId: goods.bears, quantity: 2 },
        { productId: goods.chews, quantity: 1 },
      ]);
      await who.post(`/baskets/${basketId}/coupons`, { code: "WINDOWSILL" });
      await who.put(`/baskets/${basketId}/shipments/me/shipping-address`, sanFrancisco);
    }, bears(3));
    const { status, body } = await noel.post("/baskets/actions/merge");
    expect(status).toBe(200);
    expect(lines(body)).toEqual([
      [goods.bears, 3],
      [goods.chews, 1],
    ]);
    expect(body.couponItems).toMatchObject([{ code: "WINDOWSILL" }]);
    expect(body.customerInfo.email).toBe("noel@example.test");
    expect(body.shipments[0]).not.toHaveProperty("shippingAddress");
    expect((await guest.get("/customers/me/baskets")).body.total).toBe(0);
    const again = await noel.post("/baskets/actions/merge");
    expect([again.status, typeOf(again.body)]).toEqual([409, "no-source-basket-exception"]);
  });

  it.each([
    ["sum_quantities", [[goods.bears, 5]]],
    ["saved_quantity", [[goods.bears, 3]]],
    ["higher_quantity", [[goods.bears, 3]]],
    [
      "separate_item",
      [
        [goods.bears, 3],
        [goods.bears, 2],
      ],
    ],
  ])("may follow the rule %s", async (productItemMergeMode, expected) => {
    const { noel } = await loginAfter(bears(2), bears(3));
    expect(lines((await noel.post("/baskets/actions/merge", undefined, { productItemMergeMode })).body)).toEqual(
      expected,
    );
  });

  it("wants a basket to merge into, or leave to make one", async () => {
    const { noel } = await loginAfter(bears(2));
    const refused = await noel.post("/baskets/actions/merge");
    expect([refused.status, typeOf(refused.body)]).toEqual([409, "basket-merge-no-current-basket-exception"]);
    const { status, body } = await noel.post("/baskets/actions/merge", undefined, { createDestinationBasket: "true" });
    expect([status, lines(body)]).toEqual([200, [[goods.bears, 2]]]);
    expect((await noel.get("/customers/me/baskets")).body.baskets[0].basketId).toBe(body.basketId);
  });

  it("takes gift certificates, shipments, coupons and attributes along; what the customer's basket says stands", async () => {
    const { guest, noel } = await loginAfter(
      async (who) => {
        const { basketId } = await bears(1)(who);
        const path = `/baskets/${basketId}`;
        await who.patch(path, { c_businessAccountId: "guest", c_fullStorySessionURL: "https://story.test/1" });
        await who.post(`${path}/shipments`, { shipmentId: "aunt", shippingAddress: sanFrancisco, giftMessage: "Hi" });
        await who.post(`${path}/items`, [{ productId: goods.chews, quantity: 2, shipmentId: "aunt" }]);
        await who.post(`${path}/gift-certificate-items`, {
          amount: 25,
          recipientEmail: "aunt@example.test",
          shipmentId: "aunt",
        });
        await who.post(`${path}/coupons`, { code: "WINDOWSILL" });
        await who.post(`${path}/coupons`, { code: "JELLYBEAN" });
      },
      async (who) => {
        const { basketId } = await bears(4)(who);
        await who.patch(`/baskets/${basketId}`, { c_businessAccountId: "customer" });
        await who.post(`/baskets/${basketId}/coupons`, { code: "WINDOWSILL" });
      },
    );
    const { body } = await noel.post("/baskets/actions/merge", undefined, { productItemMergeMode: "sum_quantities" });
    expect(lines(body)).toEqual([
      [goods.bears, 5],
      [goods.chews, 2],
    ]);
    expect(body).toMatchObject({ c_businessAccountId: "customer", c_fullStorySessionURL: "https://story.test/1" });
    expect(body.shipments).toMatchObject([{ shipmentId: "me" }, { shipmentId: "aunt", giftMessage: "Hi" }]);
    expect(body.shipments[1]).not.toHaveProperty("shippingAddress");
    expect(body.productItems[1].shipmentId).toBe("aunt");
    expect(body.giftCertificateItems).toMatchObject([{ amount: 25, shipmentId: "aunt" }]);
    expect(body.couponItems.map(({ code }: { code: string }) => code)).toEqual(["WINDOWSILL", "JELLYBEAN"]);
    expect((await noel.get(`/baskets/${body.basketId}`)).body).toEqual({ ...body, lastModified: expect.any(String) });
    expect((await guest.get("/customers/me/baskets")).body.total).toBe(0);
  });

  it("keeps a line of another shop, or with other words, apart", async () => {
    const withWords = (giftMessage: string) => (who: TestShopper) =>
      basketWith(who, [{ productId: goods.bears, quantity: 2, gift: true, giftMessage } as never]);
    const { noel } = await loginAfter(withWords("One"), withWords("Two"));
    expect(lines((await noel.post("/baskets/actions/merge")).body)).toEqual([
      [goods.bears, 2],
      [goods.bears, 2],
    ]);
  });

  it("is refused when the two hold more than 200 lines together, and both stay as they are", async () => {
    const many = (count: number, prefix: string) => async (who: TestShopper) => {
      const { basketId } = await basketWith(who, []);
      const items = Array.from({ length: count }, (_, index) => ({
        productId: goods.mints,
        quantity: 1,
        gift: true,
        giftMessage: `${prefix} ${index}`,
      }));
      for (const part of [items.slice(0, 60), items.slice(60)])
        expect((await who.post(`/baskets/${basketId}/items`, part)).status).toBe(200);
    };
    const { guest, noel } = await loginAfter(many(101, "guest"), many(100, "customer"));
    for (const [action, query] of [
      ["merge", {}],
      ["transfer", { merge: "true" }],
    ] as const) {
      const { status, body } = await noel.post(`/baskets/actions/${action}`, undefined, query);
      expect([status, typeOf(body), body.maximum]).toEqual([400, "bad-request", 200]);
    }
    expect((await guest.get("/customers/me/baskets")).body.baskets[0].productItems).toHaveLength(101);
    expect((await noel.get("/customers/me/baskets")).body.baskets[0].productItems).toHaveLength(100);
  });

  it("happens once when it is asked for twice at the same time", async () => {
    const { noel } = await loginAfter(bears(2), bears(3));
    const query = { productItemMergeMode: "sum_quantities" };
    const answers = await Promise.all([1, 2, 3].map(() => noel.post("/baskets/actions/merge", undefined, query)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(lines((await noel.get("/customers/me/baskets")).body.baskets[0])).toEqual([[goods.bears, 5]]);
  });

  it("makes a further line of more pieces than one may hold", async () => {
    const { noel } = await loginAfter(
      (who) => basketWith(who, [{ productId: goods.mints, quantity: 600 }]),
      (who) => basketWith(who, [{ productId: goods.mints, quantity: 700 }]),
    );
    const query = { productItemMergeMode: "sum_quantities" };
    expect(lines((await noel.post("/baskets/actions/merge", undefined, query)).body)).toEqual([
      [goods.mints, 999],
      [goods.mints, 301],
    ]);
  });

  it("leaves temporary baskets alone", async () => {
    let temporary = "";
    const { guest, noel } = await loginAfter(async (who) => {
      const v2 = testShopper(sandbox, tokens.get(who) ?? "", { basketsVersion: "v2" });
      temporary = (await v2.post("/baskets", {}, { temporary: "true" })).body.basketId;
    }, bears(1));
    expect(typeOf((await noel.post("/baskets/actions/merge")).body)).toBe("no-source-basket-exception");
    expect(lines((await noel.post("/baskets/actions/transfer", undefined, { merge: "true" })).body)).toEqual([
      [goods.bears, 1],
    ]);
    expect((await guest.get(`/baskets/${temporary}`)).status).toBe(200);
  });

  it("is forbidden to guests, and knows its rules", async () => {
    const guest = testShopper(sandbox, await sandbox.guestToken());
    for (const action of ["merge", "transfer"]) {
      const { status, body } = await guest.post(`/baskets/actions/${action}`);
      expect([status, typeOf(body)]).toEqual([403, "forbidden"]);
    }
    const { noel } = await loginAfter(nothing);
    expect((await noel.post("/baskets/actions/merge", undefined, { productItemMergeMode: "any" })).status).toBe(400);
  });
});

describe("transferring the guest's basket at login", () => {
  it("gives it to a customer without one, personal data included", async () => {
    const { guest, noel } = await loginAfter(async (who) => {
      const { basketId } = await bears(2)(who);
      await who.put(`/baskets/${basketId}/shipments/me/shipping-address`, sanFrancisco);
    });
    const { status, body } = await noel.post("/baskets/actions/transfer", undefined, { merge: "true" });
    expect([status, lines(body)]).toEqual([200, [[goods.bears, 2]]]);
    expect(body.shipments[0].shippingAddress.city).toBe("San Francisco");
    expect(body.customerInfo.email).toBe("noel@example.test");
    expect((await guest.get(`/baskets/${body.basketId}`)).status).toBe(400);
    expect((await noel.get(`/baskets/${body.basketId}`)).status).toBe(200);
  });

  it("takes the customer's older lines along when asked to merge", async () => {
    const { noel } = await loginAfter(bears(2), (who) => basketWith(who, [{ productId: goods.chews, quantity: 1 }]));
    const { body } = await noel.post("/baskets/actions/transfer", undefined, { merge: "true" });
    expect(lines(body)).toEqual([
      [goods.bears, 2],
      [goods.chews, 1],
    ]);
    expect((await noel.get("/customers/me/baskets")).body.total).toBe(1);
  });

  it("keeps an older basket unless told otherwise", async () => {
    const { noel } = await loginAfter(bears(2), bears(3));
    const { status, body } = await noel.post("/baskets/actions/transfer");
    expect([status, typeOf(body)]).toEqual([409, "basket-transfer-basket-already-exists-exception"]);
    const { body: mine } = await noel.post("/baskets/actions/transfer", undefined, { overrideExisting: "true" });
    expect(lines(mine)).toEqual([[goods.bears, 2]]);
  });

  it("may override the older one, of which nothing is left, or merge with it although told to override", async () => {
    const chews = (who: TestShopper) => basketWith(who, [{ productId: goods.chews, quantity: 1 }]);
    const { noel } = await loginAfter(bears(2), chews);
    const { body: old } = await noel.get("/customers/me/baskets");
    await noel.post("/baskets/actions/transfer", undefined, { overrideExisting: "true" });
    expect((await noel.get(`/baskets/${old.baskets[0].basketId}`)).status).toBe(404);
    const { noel: both } = await loginAfter(bears(2), chews);
    const query = { overrideExisting: "true", merge: "true" };
    expect(lines((await both.post("/baskets/actions/transfer", undefined, query)).body)).toEqual([
      [goods.bears, 2],
      [goods.chews, 1],
    ]);
  });

  it("gives a card of the account where the basket has none, when version 2 asks for it", async () => {
    const guestToken = await sandbox.guestToken();
    await bears(1)(testShopper(sandbox, guestToken));
    const login = { email: "iris@example.test", usid: usidOf(guestToken) };
    const iris = testShopper(sandbox, await sandbox.registeredToken(login), { basketsVersion: "v2" });
    const query = { merge: "true", populateCustomerDetails: "true" };
    const { body } = await iris.post("/baskets/actions/transfer", undefined, query);
    expect(body).toMatchObject({
      paymentInstruments: [{ paymentMethodId: "CREDIT_CARD", customerPaymentInstrumentId: expect.any(String) }],
    });
  });

  it("answers nothing when nobody has one, and the customer's own when the guest has none", async () => {
    const { noel } = await loginAfter(nothing);
    expect((await noel.post("/baskets/actions/transfer", undefined, { merge: "true" })).status).toBe(204);
    const { noel: owner } = await loginAfter(nothing, bears(1));
    const { body } = await owner.post("/baskets/actions/transfer", undefined, { merge: "true" });
    expect(lines(body)).toEqual([[goods.bears, 1]]);
    const { status, body: refused } = await owner.post("/baskets/actions/transfer");
    expect([status, typeOf(refused)]).toEqual([409, "no-source-basket-exception"]);
  });
});

describe("temporary baskets", () => {
  const second = async () => testShopper(sandbox, await sandbox.guestToken(), { basketsVersion: "v2" });
  const add = (shopper: TestShopper) =>
    shopper.post("/baskets", { productItems: [{ productId: goods.bears, quantity: 1 }] }, { temporary: "true" });

  it("stand beside the lasting one, four of them", async () => {
    const shopper = await second();
    await shopper.post("/baskets", {});
    for (const _ of [1, 2, 3, 4]) expect((await add(shopper)).body.temporaryBasket).toBe(true);
    const { status, body } = await add(shopper);
    expect([status, typeOf(body)]).toEqual([400, "customer-temporary-baskets-quota-exceeded"]);
    expect((await shopper.get("/customers/me/baskets")).body.total).toBe(1);
  });

  it("become the lasting one when promoted", async () => {
    const shopper = await second();
    const { body: temporary } = await add(shopper);
    const { body: promoted } = await shopper.post(`/baskets/${temporary.basketId}/actions/promote`);
    expect(promoted).toMatchObject({ basketId: temporary.basketId, temporaryBasket: false });
    const again = await shopper.post(`/baskets/${temporary.basketId}/actions/promote`);
    expect([again.status, typeOf(again.body)]).toEqual([409, "basket-not-promotable-exception"]);
    const { body: other } = await add(shopper);
    expect((await shopper.post(`/baskets/${other.basketId}/actions/promote`)).status).toBe(409);
    const { body: merged } = await shopper.post(`/baskets/${other.basketId}/actions/promote`, undefined, {
      merge: "true",
    });
    expect(lines(merged)).toEqual([[goods.bears, 1]]);
  });
});
