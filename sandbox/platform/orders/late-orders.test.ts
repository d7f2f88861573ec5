import { and, count, eq } from "drizzle-orm";
import { createBasketOrderService } from "#sandbox/platform/baskets/basket-order-service.ts";
import { createBasketRepository } from "#sandbox/platform/baskets/basket-repository.ts";
import { systemClock } from "#sandbox/core/clock.ts";
import { baskets } from "#sandbox/platform/baskets/basket-tables.ts";
import { inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { orderCoupons, orders } from "./order-tables.ts";
import { couponRedemptions, coupons, promotions } from "#sandbox/platform/promotions/promotion-tables.ts";
import type { ApiRequest, ApiRoute } from "#sandbox/core/api-route.ts";
import { runOperation } from "#sandbox/dialects/http/run-operation.ts";
import type { CardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import type { Services } from "#sandbox/modules.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, readyBasket, testShopper } from "#sandbox/test-shopper.ts";
import { createOrderRepository } from "./order-repository.ts";
import { orderFamilies } from "./order-routes.ts";
import { createOrderService, type OrderService } from "./order-service.ts";
import { readyGuests, type ReadyGuest } from "#sandbox/test-guests.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const siteId = "WickettPlumUS";

/** `createOrder` as a call runs it, with another limit. */
const order = (
  { basketId, owner }: ReadyGuest,
  { limitMs = 60_000, service = sandbox.services.orders }: { limitMs?: number; service?: OrderService } = {},
): Promise<string> => {
  const services: Services = { ...sandbox.services, orders: service };
  const route = orderFamilies(services)
    .flatMap(({ routes }) => routes)
    .find(({ operation }) => operation === "ShopperOrders.createOrder") as ApiRoute;
  const prepare = () =>
    Promise.resolve({
      body: { basketId },
      siteId,
      query: new URLSearchParams(),
      shopper: owner,
    } as unknown as ApiRequest);
  return runOperation(sandbox.database, route, prepare, limitMs).then(
    ({ body }) => (body as { status: string; orderNo: string }).orderNo,
    ({ status, type, message }: { status: number; type: string; message: string }) =>
      status === 504 ? `504 ${message.split(". ").at(-1)}` : `${status} ${type}`,
  );
};

const NOTHING = "504 Nothing was changed.";
const GOES_ON = "504 It goes on; asking again tells what came of it.";

/** Holds something of the database until told to let go: all of the embedded one, a row of PostgreSQL. */
const hold = async (lock: () => Promise<unknown>) => {
  let letGo = () => undefined as void;
  const told = new Promise<void>((resolve) => (letGo = resolve));
  let held = () => undefined as void;
  const isHeld = new Promise<void>((resolve) => (held = resolve));
  const holding = sandbox.database.transaction(async () => {
    await lock();
    held();
    await told;
  });
  await isHeld;
  return async () => {
    letGo();
    await holding;
  };
};

const rowsOf = async (basketId: string) =>
  (await sandbox.database.sql.select().from(orders).where(eq(orders.basketId, basketId))).map(
    ({ orderNo, status }) => `${orderNo} ${status}`,
  );

const promised = async (productId: string): Promise<number> => {
  const list = (await sandbox.services.inventory.listOf(siteId)) ?? "";
  const [row] = await sandbox.database.sql
    .select()
    .from(inventoryRecords)
    .where(and(eq(inventoryRecords.inventoryListId, list), eq(inventoryRecords.productId, productId)));
  return row?.onOrder ?? Number.NaN;
};

describe("an order that is answered with 504", () => {
  it("is not made when it waited too long before it was; asked for again it is placed", async () => {
    const [guest] = (await readyGuests(sandbox, { count: 1, productId: goods.bears, name: "waiting" })) as [ReadyGuest];
    const before = await promised(goods.bears);
    const letGo = await hold(() =>
      sandbox.database.sql.select().from(baskets).where(eq(baskets.id, guest.basketId)).for("update"),
    );
    expect(await order(guest, { limitMs: 50 })).toBe(NOTHING);
    await letGo();
    // Stands behind the one that is cut off, so that it has ended by then.
    await sandbox.database.transaction(() =>
      sandbox.database.sql.select().from(baskets).where(eq(baskets.id, guest.basketId)).for("update"),
    );
    expect(await rowsOf(guest.basketId)).toEqual([]);
    expect(await promised(goods.bears)).toBe(before);

    const orderNo = await order(guest);
    expect(await rowsOf(guest.basketId)).toEqual([`${orderNo} new`]);
    expect(await promised(goods.bears)).toBe(before + 1);
  });

  it("is placed all the same when the card took too long after it was made; asked for again it is that order", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const { basketId, customerInfo } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
    const { customerId } = customerInfo as { customerId: string };
    const guest = { basketId, owner: { customerId, registered: false, siteId, previousCustomerId: null } };
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let asked = 0;
    const slow: Pick<CardProcessor, "authorise" | "reverse"> = {
      authorise: async () => {
        asked += 1;
        await answered;
        return { status: "authorized", transactionId: "late", storedCardId: null };
      },
      reverse: () => Promise.resolve(true),
    };
    const { database, services } = sandbox;
    const service = createOrderService({
      ...services,
      database,
      repository: createOrderRepository(database),
      release: services.orderRelease,
      onPlaced: () => Promise.resolve(),
      baskets: createBasketOrderService({
        ...services,
        repository: createBasketRepository(database),
        clock: systemClock,
      }),
      processor: slow,
      clock: systemClock,
      newViewCode: () => "view-code",
    });
    /** However slow the machine is: asked with more and more time until the order is made. */
    const untilMade = async () => {
      for (let limitMs = 250; ; limitMs *= 2) {
        const told = await order(guest, { service, limitMs });
        if (told !== NOTHING) return told;
      }
    };
    expect(await untilMade()).toBe(GOES_ON);
    const again = order(guest, { service, limitMs: 60_000 });
    expect(await untilMade()).toBe(GOES_ON);
    answer();
    const orderNo = await again;
    expect(await rowsOf(basketId)).toEqual([`${orderNo} new`]);
    expect(await order(guest, { service })).toBe(orderNo);
    expect(asked).toBe(1);
  }, 60_000);

  it("takes no use of a coupon away: those who are told so and ask again share what is left", async () => {
    const LIMIT = 8;
    const code = "WINDOWSILL";
    const { database, services } = sandbox;
    const [coupon] = await database.sql.select().from(coupons).where(eq(coupons.code, code));
    const couponId = coupon?.id ?? "";
    await database.sql
      .update(coupons)
      .set({ redemptionLimit: LIMIT, customerLimit: null })
      .where(eq(coupons.id, couponId));
    await database.sql.update(promotions).set({ endsAt: null });
    services.promotions.invalidate();
    const guests = await readyGuests(sandbox, { count: 24, productId: goods.mints, code, name: "coupon" });
    const [hasty, patient] = [guests.slice(0, 16), guests.slice(16)];

    const letGo = await hold(() => database.sql.select().from(coupons).where(eq(coupons.id, couponId)).for("update"));
    const late = Promise.all(hasty.map((guest) => order(guest, { limitMs: 50 })));
    const inTime = Promise.all(patient.slice(0, 4).map((guest) => order(guest)));
    expect(new Set(await late)).toEqual(new Set([NOTHING]));
    await letGo();
    expect((await inTime).filter((answer) => answer.startsWith("WP"))).toHaveLength(4);

    const answers = [
      ...(await inTime),
      ...(await Promise.all([...hasty, ...patient.slice(4)].map((guest) => order(guest)))),
    ];
    const placed = answers.filter((answer) => answer.startsWith("WP"));
    expect(placed).toHaveLength(LIMIT);
    expect(answers.filter((answer) => !placed.includes(answer))).toEqual(
      Array.from({ length: guests.length - LIMIT }, () => "400 invalid-coupon-code"),
    );
    const held = await database.sql.select().from(orderCoupons).where(eq(orderCoupons.couponId, couponId));
    expect(held.map(({ orderNo }) => orderNo).sort()).toEqual([...placed].sort());
    const [redeemed] = await database.sql
      .select({ total: count() })
      .from(couponRedemptions)
      .where(eq(couponRedemptions.couponId, couponId));
    expect(redeemed?.total).toBe(LIMIT);
  }, 120_000);
});
