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
