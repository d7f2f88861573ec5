import { frozenClock } from "#sandbox/core/clock.ts";
import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { readyToOrder, threeWires } from "./three-wires.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

const clock = frozenClock(new Date("2026-11-21T10:00:00Z"));

let shop: WholeShop;
let sandbox: TestSandbox;
let origin: string;
let guest: string;

beforeAll(async () => {
  shop = await startWholeShop({ sandbox: { clock } });
  ({ sandbox, origin } = shop);
  guest = await sandbox.guestToken();
}, 120_000);
afterAll(() => shop.close());

const { ours, scapi, shopApi, expectRefusal } = threeWires(
  () => origin,
  () => sandbox.origin,
  () => guest,
);

const baskets = "/checkout/shopper-baskets/v1/";
const orders = "/checkout/shopper-orders/v1/";

const stockOf = async (productId: string) => {
  const records = await sandbox.services.inventory.records([productId], { siteId: "WickettPlumUS" });
  return records.get(productId)?.ats;
};

describe("placing an order", () => {
  it("twice, by a double click or in two tabs, orders and takes stock once", async () => {
    const token = await sandbox.guestToken();
    const body = await readyToOrder(sandbox, token, goods.fewDrops, 2);
    const before = (await stockOf(goods.fewDrops)) ?? 0;
    const answers = await Promise.all([
      ours("ShopperOrders/createOrder", {}, body, { token }),
      ours("ShopperOrders/createOrder", {}, body, { token }),
      scapi("post", `${orders}orders`, body, { token }),
      shopApi("post", "/orders", { basket_id: body.basketId }, { token }),
    ]);
    answers.push(await ours("ShopperOrders/createOrder", {}, body, { token }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const numbers = answers.map((answer) => {
      const { orderNo, order_no } = answer.body as { orderNo?: string; order_no?: string };
      return orderNo ?? order_no;
    });
    expect(new Set(numbers).size).toBe(1);
    expect(await stockOf(goods.fewDrops)).toBe(before - 2);
  });

  it("and going back leaves nothing of the basket to change", async () => {
    const token = await sandbox.guestToken();
    const body = await readyToOrder(sandbox, token);
    expect((await ours("ShopperOrders/createOrder", {}, body, { token })).status).toBe(200);
    const { basketId } = body;
    const item = [{ productId: goods.bears, quantity: 1 }];
    await expectRefusal(404, {
      ours: ours("ShopperBaskets/addItemToBasket", { basketId }, item, { token }),
      scapi: scapi("get", `${baskets}baskets/${basketId}`, undefined, { token }),
      shopApi: shopApi("get", `/baskets/${basketId}`, undefined, { token }),
    });
  });

  it("of stock that went meanwhile is refused and keeps the basket", async () => {
    const token = await sandbox.guestToken();
    const body = await readyToOrder(sandbox, token, goods.blushBox, 7);
    const rival = await sandbox.guestToken();
    const taken = await ours("ShopperOrders/createOrder", {}, await readyToOrder(sandbox, rival, goods.blushBox, 7), {
      token: rival,
    });
    expect(taken.body).toMatchObject({ status: "new" });
    await expectRefusal(400, {
      ours: ours("ShopperOrders/createOrder", {}, body, { token }),
      scapi: scapi("post", `${orders}orders`, body, { token }),
      shopApi: shopApi("post", "/orders", { basket_id: body.basketId }, { token }),
    });
    expect(await stockOf(goods.blushBox)).toBe(0);
    const kept = await ours("ShopperBaskets/getBasket", body, undefined, { token });
    expect(kept.body).toMatchObject({ productItems: [{ productId: goods.blushBox, quantity: 7 }] });
  });
});

describe("a coupon", () => {
  it("entered twice counts once", async () => {
    const token = await sandbox.guestToken();
    const { basketId } = await readyToOrder(sandbox, token, goods.bears, 4);
    const coupon = { code: "WINDOWSILL" };
    const first = await ours("ShopperBaskets/addCouponToBasket", { basketId }, coupon, { token });
    expect(first.body).toMatchObject({ couponItems: [{ code: "WINDOWSILL" }] });
    await expectRefusal(400, {
      ours: ours("ShopperBaskets/addCouponToBasket", { basketId }, coupon, { token }),
      scapi: scapi("post", `${baskets}baskets/${basketId}/coupons`, coupon, { token }),
      shopApi: shopApi("post", `/baskets/${basketId}/coupons`, coupon, { token }),
    });
    const { body } = await ours("ShopperBaskets/getBasket", { basketId }, undefined, { token });
    expect(body).toMatchObject({ couponItems: [{ code: "WINDOWSILL" }], orderPriceAdjustments: [{ price: -3 }] });
  });
});
