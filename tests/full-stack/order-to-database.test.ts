import { sql, type SQL } from "drizzle-orm";
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from "jose";
import type { Clock } from "#sandbox/core/clock.ts";
import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { createApiShopper, type ApiAnswer, type ApiShopper } from "#tests/api-shopper.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

const TRUFFLES = "481101";

let hoursAhead = 0;
const clock: Clock = { now: () => new Date(Date.now() + hoursAhead * 3_600_000) };

let shop: WholeShop;
let sandbox: TestSandbox;
let origin: string;

beforeAll(async () => {
  shop = await startWholeShop({ sandbox: { clock } });
  ({ sandbox, origin } = shop);
}, 120_000);
afterAll(() => shop.close());

const rows = async <Row>(query: SQL): Promise<Row[]> =>
  ((await sandbox.database.sql.execute(query)) as unknown as { rows: Row[] }).rows;

const sold = async (): Promise<number> => {
  const [{ count } = { count: NaN }] = await rows<{ count: number }>(
    sql`select sum(turnover + on_order)::int as count from inventory_records where product_id = ${TRUFFLES}`,
  );
  return count;
};

const ordersOf = (basketId: string) =>
  rows<{ order_no: string; status: string }>(sql`select order_no, status from orders where basket_id = ${basketId}`);

const readyToOrder = async (quantity: number): Promise<{ shopper: ApiShopper; basketId: string }> => {
  const shopper = await createApiShopper(origin);
  const basketId = await shopper.fillBag({ productId: TRUFFLES, quantity });
  await shopper.prepare(basketId);
  return { shopper, basketId };
};

const expectProblem = (answer: ApiAnswer, status: number, what = "The call") => {
  if (answer.status !== status) throw new Error(`${what}: ${answer.status} ${answer.text} instead of ${status}`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/problem\+json/);
  expect(answer.body).toMatchObject({ title: expect.any(String), type: expect.any(String) });
};

describe("an order placed at the storefront", () => {
  it("stands in the database and takes its pieces out of stock", async () => {
    const before = await sold();
    const { shopper, basketId } = await readyToOrder(4);
    const { body } = await shopper.placeOrder(basketId);
    expect(body).toMatchObject({ status: "new", productItems: [{ productId: TRUFFLES, quantity: 4 }] });
    expect(await ordersOf(basketId)).toEqual([{ order_no: body.orderNo, status: "new" }]);
    expect((await sold()) - before).toBe(4);
  });

  it("is one order however often and fast it is asked for", async () => {
    const before = await sold();
    const { shopper, basketId } = await readyToOrder(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.placeOrder(basketId)));
    const late = await shopper.placeOrder(basketId);
    const [first] = await ordersOf(basketId);
    expect(await ordersOf(basketId)).toHaveLength(1);
    for (const { status, body } of [...answers, late]) {
      expect(status).toBe(200);
      expect(body).toMatchObject({ orderNo: first?.order_no, status: "new" });
    }
    expect((await sold()) - before).toBe(1);
  });

  it("is refused when its pieces are gone, and changes nothing", async () => {
    const { shopper, basketId } = await readyToOrder(2);
    const other = await createApiShopper(origin);
    const { body } = await other.scapi("ShopperProducts/getProduct", { id: TRUFFLES, expand: ["availability"] });
    const left = (body.inventory as { ats: number }).ats;
    const all = await other.fillBag({ productId: TRUFFLES, quantity: left });
    await other.prepare(all);
    expect((await other.placeOrder(all)).body).toMatchObject({ status: "new" });
    const before = await sold();

    const refused = await shopper.placeOrder(basketId);
    expectProblem(refused, 400);
    expect(refused.text).toContain("product-item-not-available");
    expect(await ordersOf(basketId)).toEqual([]);
    expect(await sold()).toBe(before);
    const bag = await shopper.scapi("ShopperBaskets/getBasket", { basketId });
    expect(bag.body).toMatchObject({ productItems: [{ productId: TRUFFLES }] });
    await sandbox.database.sql.execute(
      sql`update inventory_records set allocation = allocation + 500 where product_id = ${TRUFFLES}`,
    );
  });
});

describe("what belongs to another shopper", () => {
  it("is not shown, changed or ordered", async () => {
    const { shopper: owner, basketId } = await readyToOrder(1);
    const stranger = await createApiShopper(origin);
    for (const [operation, parameters, body, status] of [
      ["ShopperBaskets/getBasket", { basketId }, undefined, 400],
      ["ShopperBaskets/addItemToBasket", { basketId }, [{ productId: TRUFFLES, quantity: 1 }], 400],
      ["ShopperBaskets/addCouponToBasket", { basketId }, { code: "WINDOWSILL" }, 400],
      ["ShopperOrders/createOrder", {}, { basketId }, 400],
      ["ShopperCustomers/getCustomerBaskets", { customerId: owner.customerId }, undefined, 400],
    ] as const)
      expectProblem(await stranger.scapi(operation, parameters, body), status, operation);
    const { body } = await owner.placeOrder(basketId);
    expect(body).toMatchObject({ status: "new", productItems: [{ quantity: 1 }] });
    const { orderNo } = body;
    expectProblem(await stranger.scapi("ShopperOrders/getOrder", { orderNo }), 404);
    expect((await owner.scapi("ShopperOrders/getOrder", { orderNo })).body).toMatchObject({ orderNo });
  });

  it("stays closed to a token that the shop has not signed", async () => {
    const { shopper, basketId } = await readyToOrder(1);
    const { privateKey } = await generateKeyPair("ES256");
    const header = decodeProtectedHeader(shopper.accessToken);
    const claims = decodeJwt(shopper.accessToken);
    const [head = "", payload = "", signature = ""] = shopper.accessToken.split(".");
    const richer = Buffer.from(JSON.stringify({ ...claims, exp: 4_000_000_000 })).toString("base64url");
    const forged = [
      await new SignJWT(claims).setProtectedHeader({ ...header, alg: "ES256" }).sign(privateKey),
      `${head}.${richer}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${payload}.`,
      "not.a.token",
    ];
    for (const token of forged) {
      const thief = await createApiShopper(origin, token);
      expectProblem(await thief.scapi("ShopperBaskets/getBasket", { basketId }), 401);
      expectProblem(await thief.placeOrder(basketId), 401);
    }
    expect(await ordersOf(basketId)).toEqual([]);
  });

  it("stays closed to a token that has ended", async () => {
    const { shopper, basketId } = await readyToOrder(1);
    hoursAhead = 2;
    const late = await shopper.placeOrder(basketId);
    hoursAhead = 0;
    expectProblem(late, 401);
    expect(await ordersOf(basketId)).toEqual([]);
    expect((await shopper.placeOrder(basketId)).body).toMatchObject({ status: "new" });
  });
});
