import { createBasketOrderService } from "#sandbox/platform/baskets/basket-order-service.ts";
import { createBasketRepository } from "#sandbox/platform/baskets/basket-repository.ts";
import type { BasketOwner } from "#sandbox/platform/baskets/basket-service.ts";
import { systemClock } from "#sandbox/core/clock.ts";
import { callOverHttp, type CardProcessor, createCardProcessor } from "#sandbox/platform/payments/card-processor.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { cardPayment, goods, readyBasket, testShopper, type TestShopper } from "#sandbox/test-shopper.ts";
import { createOrderRepository } from "./order-repository.ts";
import { createOrderService, HANGING_MINUTES } from "./order-service.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

type AskedProcessor = Pick<CardProcessor, "authorise" | "reverse">;

/** The order service of a process with another processor, for example one that dies while it waits. */
const processWith = (processor: AskedProcessor, orders = createOrderRepository(sandbox.database)) => {
  const { database, services } = sandbox;
  const repository = createBasketRepository(database);
  return createOrderService({
    ...services,
    database,
    repository: orders,
    release: services.orderRelease,
    onPlaced: () => Promise.resolve(),
    baskets: createBasketOrderService({ ...services, repository, clock: systemClock }),
    processor,
    clock: systemClock,
    newViewCode: () => "view-code",
  });
};

const reverse = () => Promise.resolve(true);
const dying: AskedProcessor = { authorise: () => Promise.reject(new Error("killed")), reverse };

const atsOf = async (productId: string): Promise<number> =>
  (await sandbox.services.inventory.records([productId], { siteId: "WickettPlumUS" })).get(productId)?.ats ?? 0;

/** A shopper whose order was made when the process died. */
const leftover = async (
  processor = dying,
): Promise<{
  shopper: TestShopper;
  basketId: string;
  owner: BasketOwner;
  orderNo: string;
  payment: string;
}> => {
  const shopper = testShopper(sandbox, await sandbox.guestToken());
  const { basketId, customerInfo } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
  const { customerId } = customerInfo as { customerId: string };
  const owner = { customerId, registered: false, siteId: "WickettPlumUS", previousCustomerId: null };
  await expect(processWith(processor).create(basketId, owner)).rejects.toThrow("killed");
  const { body } = await shopper.get("/customers/me/orders");
  const [{ orderNo, status, paymentInstruments }] = body.data;
  expect(status).toBe("created");
  return { shopper, basketId, owner, orderNo, payment: paymentInstruments[0].paymentInstrumentId };
};

describe("an order whose transaction PostgreSQL ends because of another one", () => {
  const approving: AskedProcessor = {
    authorise: () => Promise.resolve({ status: "authorized", transactionId: "approved", storedCardId: null }),
    reverse,
  };

  /** Orders whose first writes are refused that often, with what PostgreSQL says then. */
  const refusing = (times: number, code: string) => {
    const orders = createOrderRepository(sandbox.database);
    let left = times;
    const insert: typeof orders.insert = async (order) => {
      await orders.insert(order);
      if (left-- > 0) throw Object.assign(new Error("Failed query"), { cause: { code } });
    };
    return { ...orders, insert };
  };

  const ordered = async (times: number, code: string) => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    const { basketId, customerInfo } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
    const { customerId } = customerInfo as { customerId: string };
    const owner = { customerId, registered: false, siteId: "WickettPlumUS", previousCustomerId: null };
    return processWith(approving, refusing(times, code)).create(basketId, owner);
  };

  it.each([
    ["a deadlock", 1, "40P01"],
    ["two serialization failures", 2, "40001"],
  ])("is made after %s, once, with its stock", async (_what, times, code) => {
    const before = await atsOf(goods.chews);
    expect(await ordered(times, code)).toMatchObject({ status: "new" });
    expect(await atsOf(goods.chews)).toBe(before - 1);
  });

  it.each([
    ["the third deadlock", 3, "40P01"],
    ["anything else", 1, "23503"],
  ])("is not made after %s, and takes nothing", async (_what, times, code) => {
    const before = await atsOf(goods.chews);
    await expect(ordered(times, code)).rejects.toThrow("Failed query");
    expect(await atsOf(goods.chews)).toBe(before);
  });
});

describe("an order that a crash left between being made and being paid", () => {
  it("is placed at the next start", async () => {
    const { shopper, orderNo } = await leftover();
    await sandbox.services.orders.settleLeftovers();
    expect((await shopper.get(`/orders/${orderNo}`)).body).toMatchObject({ status: "new", paymentStatus: "paid" });
  });

  it("is placed within minutes when only the database went away and nobody asks again", async () => {
    const { shopper, orderNo } = await leftover();
    const work = sandbox.services.dueWork.find(({ name }) => name === "orders: settle what hangs");
    const due = (await work?.nextDue()) ?? new Date(0);
    const { creationDate } = (await shopper.get(`/orders/${orderNo}`)).body;
    expect(due.getTime() - new Date(creationDate).getTime()).toBe(HANGING_MINUTES * 60_000);
    const status = async () => (await shopper.get(`/orders/${orderNo}`)).body.status;
    await work?.run(new Date(due.getTime() - 1));
    expect(await status()).toBe("created");
    await work?.run(due);
    expect(await status()).toBe("new");
    expect(await work?.nextDue()).toBeUndefined();
  });

  it("is failed at the next start when the processor no longer knows the card", async () => {
    const before = await atsOf(goods.chews);
    const { shopper, orderNo, basketId } = await leftover();
    expect(await atsOf(goods.chews)).toBe(before - 1);
    const forgetful: AskedProcessor = {
      authorise: () => Promise.resolve({ status: "failed", reason: "INVALID_DATA" }),
      reverse,
    };
    await processWith(forgetful).settleLeftovers();
    expect((await shopper.get(`/orders/${orderNo}`)).body.status).toBe("failed");
    expect(await atsOf(goods.chews)).toBe(before);
    expect((await shopper.get(`/baskets/${basketId}`)).body.productItems).toHaveLength(1);
  });

  /** A process that dies after the card was charged and before that was written down. */
  const dyingLate = (): AskedProcessor => {
    const real = createCardProcessor(callOverHttp(sandbox.vendorsOrigin));
    return {
      ...real,
      authorise: async (payment) => {
        await real.authorise(payment);
        throw new Error("killed");
      },
    };
  };
  /** Lets go of what the processor holds for an order; false when it holds nothing. */
  const isHeld = async (orderNo: string): Promise<boolean> =>
    (
      await fetch(`${sandbox.vendorsOrigin}/pts/v2/reversals`, {
        method: "POST",
        body: JSON.stringify({ clientReferenceInformation: { code: orderNo } }),
      })
    ).ok;

  it("is charged once when its card was charged before the crash", async () => {
    const { shopper, orderNo } = await leftover(dyingLate());
    await sandbox.services.orders.settleLeftovers();
    expect((await shopper.get(`/orders/${orderNo}`)).body).toMatchObject({ status: "new", paymentStatus: "paid" });
    expect([await isHeld(orderNo), await isHeld(orderNo)]).toEqual([true, false]);
  });

  it("lets go of a card that was charged before the crash when it is given up", async () => {
    const { shopper, orderNo } = await leftover(dyingLate());
    expect((await shopper.post(`/orders/${orderNo}/actions/fail`, {})).status).toBe(204);
    expect(await isHeld(orderNo)).toBe(false);
    expect(await sandbox.services.orderRelease.nextReversal()).toBeUndefined();
  });

  it("is finished by asking for it again", async () => {
    const { shopper, basketId, orderNo } = await leftover();
    expect((await shopper.get(`/baskets/${basketId}`)).status).toBe(404);
    expect((await shopper.post("/orders", { basketId })).body).toMatchObject({ orderNo, status: "new" });
  });

  it("rule 3.7.3: may be given up, which reopens the basket", async () => {
    const before = await atsOf(goods.chews);
    const { shopper, basketId, orderNo } = await leftover();
    const fail = (body: object) => shopper.post(`/orders/${orderNo}/actions/fail`, body, { reopenBasket: "true" });
    expect((await fail({ reasonCode: "no reason" })).status).toBe(400);
    const { status, headers } = await fail({ reasonCode: "payment_auth_failure" });
    expect(status).toBe(201);
    expect(headers.location).toContain(basketId);
    expect((await shopper.get(`/baskets/${basketId}`)).body.paymentInstruments).toHaveLength(1);
    expect((await shopper.get(`/orders/${orderNo}`)).body.status).toBe("failed");
    expect(await atsOf(goods.chews)).toBe(before);
  });

  it("rule 3.3.20: gives its stock back once, however often it is given up, and never another order's", async () => {
    const before = await atsOf(goods.chews);
    const [{ shopper, orderNo }, other] = [await leftover(), await leftover()];
    expect(await atsOf(goods.chews)).toBe(before - 2);
    const giveUp = () => shopper.post(`/orders/${orderNo}/actions/fail`, {});
    const answers = await Promise.all([giveUp(), giveUp(), giveUp()]);
    expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([204, 409, 409]);
    expect((await giveUp()).status).toBe(409);
    expect(await atsOf(goods.chews)).toBe(before - 1);
    await sandbox.services.orders.settleLeftovers();
    expect((await other.shopper.get(`/orders/${other.orderNo}`)).body.status).toBe("new");
    expect(await atsOf(goods.chews)).toBe(before - 1);
  });

  it("keeps the newer basket of a shopper who began one meanwhile", async () => {
    const { shopper, basketId, orderNo } = await leftover();
    const { body: newer } = await shopper.post("/baskets", {});
    const { status } = await shopper.post(`/orders/${orderNo}/actions/fail`, {}, { reopenBasket: "true" });
    expect(status).toBe(204);
    expect((await shopper.get(`/baskets/${basketId}`)).status).toBe(404);
    expect((await shopper.get("/customers/me/baskets")).body.baskets[0].basketId).toBe(newer.basketId);
  });

  it("may be paid with another card", async () => {
    const { shopper, orderNo, payment } = await leftover();
    const path = `/orders/${orderNo}/payment-instruments/${payment}`;
    expect((await shopper.patch(path, { amount: 1 })).status).toBe(400);
    const stranger = testShopper(sandbox, await sandbox.guestToken());
    expect((await stranger.patch(path, {})).status).toBe(404);
    const { status, body } = await shopper.patch(path, cardPayment(await sandbox.cardToken()));
    expect([status, body.status]).toEqual([200, "new"]);
  });

  it("holds no card that one process charged after another one had given the order up", async () => {
    const { basketId, owner, orderNo } = await leftover();
    const real = createCardProcessor(callOverHttp(sandbox.vendorsOrigin));
    const down: AskedProcessor = {
      authorise: () => Promise.resolve({ status: "failed", reason: "HTTP_500" }),
      reverse,
    };
    const late: AskedProcessor = {
      ...real,
      authorise: async (payment) => {
        await processWith(down).create(basketId, owner);
        return real.authorise(payment);
      },
    };
    expect((await processWith(late).create(basketId, owner)).status).toBe("failed");
    expect(await isHeld(orderNo)).toBe(false);
    expect(await sandbox.services.orderRelease.nextReversal()).toBeUndefined();
  });

  it("is settled once by two that ask at the same time", async () => {
    const { shopper, basketId, owner } = await leftover();
    let asked = 0;
    const counting: AskedProcessor = {
      authorise: () => {
        asked += 1;
        return Promise.resolve({ status: "authorized", transactionId: "t", storedCardId: null });
      },
      reverse,
    };
    const orders = processWith(counting);
    const both = await Promise.all([orders.create(basketId, owner), orders.create(basketId, owner)]);
    expect(both.map(({ status }) => status)).toEqual(["new", "new"]);
    expect(asked).toBe(1);
    expect((await shopper.get("/customers/me/orders")).body.total).toBe(1);
  });
});
