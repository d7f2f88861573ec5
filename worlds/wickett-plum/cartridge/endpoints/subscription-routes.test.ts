import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  addressedBasket,
  type Answer,
  cardPayment,
  goods,
  testShopper,
  type TestShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { MAX_FAILURES, RETRY_DAYS } from "#sandbox/platform/subscriptions/subscription.ts";

const DAY = 86_400_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

/** No schedule of one test orders in another. */
afterEach(async () => {
  await sandbox.dueWork.setClock({ mode: "real" });
  const shopper = await june();
  const { body } = await shopper.get("/schedules");
  for (const { subscriptionId, status } of body.data)
    if (status !== "cancelled") await shopper.post(`/schedules/${subscriptionId}/actions/cancel`);
});

/** June, with a token of now: tokens do not outlive the days these tests let pass. */
const june = async () => testShopper(sandbox, await sandbox.registeredToken());

/** How many mails June has had about something; other subscribers of the shop have theirs. */
const mailsAbout = async (about: string) =>
  (await sandbox.services.outbox.list({ about, to: "june@example.test", limit: 200 })).total;

/** A product that is offered by its impulse flag. */
const offered = goods.mints;

/** An order with an opt-in for every thirty days; gives its schedules. */
const subscribe = async (
  shopper: TestShopper,
  optins: readonly unknown[] = [{ productId: offered, intervalDays: 30 }],
): Promise<{ order: Answer["body"]; schedules: Answer["body"][] }> => {
  const { basketId } = await addressedBasket(shopper, [
    { productId: offered, quantity: 2 },
    { productId: goods.chews, quantity: 1 },
  ]);
  await shopper.patch(`/baskets/${basketId}`, { c_subscriptionOptins: optins });
  await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
  const { body: order } = await shopper.post("/orders", { basketId });
  const { body } = await shopper.get("/schedules");
  return {
    order,
    schedules: body.data.filter(({ orderNo }: { orderNo: string }) => orderNo === order.orderNo),
  };
};

const schedule = async (id: string): Promise<Answer["body"]> => (await (await june()).get(`/schedules/${id}`)).body;

describe("a subscription", () => {
  it("rule 3.7.8: is offered for an enabled product with the impulse flag, and for no other cheap one", async () => {
    const shopper = await june();
    const { body } = await shopper.get("/offers", { c_productIds: `${offered},${goods.chews},nosuch` });
    expect(body.data).toEqual([
      { productId: offered, offered: true, intervals: [14, 30, 60, 90] },
      { productId: goods.chews, offered: expect.any(Boolean), intervals: expect.any(Array) },
    ]);
    expect((await shopper.get("/offers")).status).toBe(400);
    expect((await shopper.get("/offers", { c_productIds: "1,".repeat(25) })).status).toBe(400);
  });

  it("rule 3.7.8: begins with the order that opted in, and with what it may subscribe to only", async () => {
    const { schedules } = await subscribe(await june(), [
      { productId: offered, intervalDays: 30 },
      { productId: offered, intervalDays: 60 },
      { productId: "nosuch" },
      "nonsense",
    ]);
    expect(schedules).toMatchObject([
      {
        status: "active",
        productId: offered,
        quantity: 2,
        intervalDays: 30,
        paymentInstrument: { paymentCard: { numberLastDigits: "1111" } },
      },
    ]);
    expect(JSON.stringify(schedules)).not.toMatch(/stored|token/i);
  });

  it("rule 3.7.8: orders by itself when its time comes, by the card that is kept, once", async () => {
    const { schedules } = await subscribe(await june());
    const [{ subscriptionId }] = schedules;
    await sandbox.dueWork.advance(30 * DAY + 1000);
    const after = await schedule(subscriptionId);
    expect(after).toMatchObject({ status: "active", renewals: 1, orders: [{ outcome: "placed" }] });
    const [{ orderNo }] = after.orders;
    expect((await (await june()).get(`/orders/${orderNo}`)).body).toMatchObject({
      status: "new",
      createdBy: "System",
      channelType: "subscriptions",
      paymentStatus: "paid",
      productItems: [{ productId: offered, quantity: 2 }],
    });
    await sandbox.dueWork.runDue();
    expect((await schedule(subscriptionId)).orders).toHaveLength(1);
    await sandbox.dueWork.advance(60 * DAY);
    expect((await schedule(subscriptionId)).renewals).toBe(3);
    await (await june()).post(`/schedules/${subscriptionId}/actions/cancel`);
  });

  it("keeps the options that were chosen and the words, one schedule for each, in every order", async () => {
    const shopper = await june();
    const sleeve = (optionValueId: string) => [{ optionId: "sleeve", optionValueId }];
    const { basketId } = await addressedBasket(shopper, []);
    await shopper.post(`/baskets/${basketId}/items`, [
      { productId: "488203", quantity: 2, optionItems: sleeve("sleeve-foil"), c_personalizationText: "Ana" },
      { productId: "488203", quantity: 1, optionItems: sleeve("sleeve-foil"), c_personalizationText: "Ben" },
      { productId: "488203", quantity: 1, optionItems: sleeve("sleeve-printed"), c_personalizationText: "Ana" },
    ]);
    await shopper.patch(`/baskets/${basketId}`, { c_subscriptionOptins: [{ productId: "488203", intervalDays: 30 }] });
    await shopper.post(`/baskets/${basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
    const { body: first } = await shopper.post("/orders", { basketId });
    const { body } = await shopper.get("/schedules");
    const schedules = body.data.filter(({ orderNo }: { orderNo: string }) => orderNo === first.orderNo);
    const foil = schedules.find(({ quantity }: { quantity: number }) => quantity === 2);
    expect(schedules).toHaveLength(3);
    const [chosen] = sleeve("sleeve-foil");
    expect(foil).toMatchObject({
      optionItems: [{ ...chosen, itemText: "Sleeve: Gold foil stamp", basePrice: 4.5 }],
      c_personalizationText: "Ana",
    });
    await sandbox.dueWork.advance(30 * DAY + 1000);
    const [{ orderNo }] = (await schedule(foil.subscriptionId)).orders;
    const { body: renewal } = await (await june()).get(`/orders/${orderNo}`);
    expect(renewal.productItems).toMatchObject([
      {
        quantity: 2,
        basePrice: 13.5,
        optionItems: [{ optionValueId: "sleeve-foil", basePrice: 4.5, price: 9 }],
        c_personalizationText: "Ana",
      },
    ]);
  });

  it("rule 3.7.8: is tried again when its card is expired, then suspended, and goes on with a new one", async () => {
    const { schedules } = await subscribe(await june());
    const [{ subscriptionId }] = schedules;
    const before = {
      declined: await mailsAbout("subscription-declined"),
      suspended: await mailsAbout("subscription-suspended"),
    };
    const yearsToExpiry = new Date(Date.UTC(2039, 9, 1)).getTime() - sandbox.services.clock.now().getTime();
    const shopper = await june();
    const nextOrderDate = new Date(sandbox.services.clock.now().getTime() + yearsToExpiry + DAY).toISOString();
    expect((await shopper.patch(`/schedules/${subscriptionId}`, { nextOrderDate })).body.nextOrderDate).toBe(
      nextOrderDate,
    );
    await sandbox.dueWork.setClock({ mode: "frozen", at: new Date(new Date(nextOrderDate).getTime() - 1000) });
    await sandbox.dueWork.advance(1000);
    expect(await schedule(subscriptionId)).toMatchObject({ status: "active", failures: 1, renewals: 0 });
    expect(await mailsAbout("subscription-declined")).toBe(before.declined + 1);
    await sandbox.dueWork.advance((MAX_FAILURES - 1) * RETRY_DAYS * DAY);
    const suspended = await schedule(subscriptionId);
    expect(suspended).toMatchObject({ status: "suspended", failures: MAX_FAILURES });
    expect(suspended).not.toHaveProperty("nextOrderDate");
    expect(await mailsAbout("subscription-suspended")).toBe(before.suspended + 1);
    expect(suspended.orders.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      Array(MAX_FAILURES).fill("declined"),
    );
    await sandbox.dueWork.setClock({ mode: "real" });

    const owner = await june();
    const path = `/schedules/${subscriptionId}/payment-instrument`;
    const refused = await owner.put(path, cardPayment(await sandbox.cardToken(magicCards.declined.number)));
    expect([refused.status, typeOf(refused.body)]).toEqual([400, "card-declined"]);
    const { body } = await owner.put(path, cardPayment(await sandbox.cardToken()));
    expect(body).toMatchObject({ status: "active", failures: 0 });
    await sandbox.dueWork.advance(DAY + 1000);
    expect(await schedule(subscriptionId)).toMatchObject({ status: "active", renewals: 1 });
  });
});

describe("the owner of a subscription", () => {
  it("skips, pauses, goes on and cancels it", async () => {
    const shopper = await june();
    const { schedules } = await subscribe(shopper);
    const [{ subscriptionId, nextOrderDate }] = schedules;
    const act = async (action: string) => (await shopper.post(`/schedules/${subscriptionId}/actions/${action}`)).body;
    expect(new Date((await act("skip")).nextOrderDate).getTime()).toBe(new Date(nextOrderDate).getTime() + 30 * DAY);
    const paused = await act("pause");
    expect([paused.status, paused.nextOrderDate]).toEqual(["paused", undefined]);
    expect(typeOf(await act("skip"))).toBe("subscription-status");
    expect((await act("resume")).status).toBe("active");
    expect(typeOf(await act("resume"))).toBe("subscription-status");
    const { body: changed } = await shopper.patch(`/schedules/${subscriptionId}`, { quantity: 5, intervalDays: 60 });
    expect(changed).toMatchObject({ quantity: 5, intervalDays: 60 });
    expect((await act("cancel")).status).toBe("cancelled");
    expect(typeOf(await act("cancel"))).toBe("subscription-status");
    expect((await shopper.patch(`/schedules/${subscriptionId}`, { quantity: 1 })).status).toBe(409);
  });

  /** A new subscription of June with what may be done to it; each answer is the subscription. */
  const begun = async () => {
    const { schedules } = await subscribe(await june());
    const [first] = schedules;
    const path = `/schedules/${first.subscriptionId}`;
    const act = async (action: string, body?: object) =>
      (await (await june()).post(`${path}/actions/${action}`, body)).body;
    const change = async (wish: object) => (await (await june()).patch(path, wish)).body;
    return { first, act, change };
  };
  const later = (date: string, days: number) => new Date(new Date(date).getTime() + days * DAY).toISOString();

  it("finds its date again after a pause, with what was skipped before it", async () => {
    const { first, act } = await begun();
    await act("skip");
    const paused = await act("pause");
    expect([paused.nextOrderDate, paused.keptOrderDate]).toEqual([undefined, later(first.nextOrderDate, 30)]);
    await sandbox.dueWork.advance(2 * DAY);
    expect(await schedule(first.subscriptionId)).toMatchObject({ status: "paused", renewals: 0 });
    const resumed = await act("resume");
    expect(resumed).toMatchObject({
      status: "active",
      nextOrderDate: later(first.nextOrderDate, 30),
      skippedDates: [first.nextOrderDate],
    });
    expect(resumed).not.toHaveProperty("keptOrderDate");
    await sandbox.dueWork.advance(2 * DAY);
    expect((await schedule(first.subscriptionId)).renewals).toBe(0);
  });

  it("is asked for a date once the kept one is past", async () => {
    const { first, act } = await begun();
    await act("pause");
    await sandbox.dueWork.advance(31 * DAY);
    expect(typeOf(await act("resume"))).toBe("subscription-date-needed");
    expect(typeOf(await act("resume", { nextOrderDate: first.nextOrderDate }))).toBe("bad-request");
    expect(typeOf(await act("resume", { nextOrderDate: "soon" }))).toBe("bad-request");
    expect((await schedule(first.subscriptionId)).status).toBe("paused");
    const nextOrderDate = later(first.nextOrderDate, 12);
    expect(await act("resume", { nextOrderDate })).toMatchObject({ status: "active", nextOrderDate });
  });

  it.each([
    ["skip", undefined],
    ["pause", undefined],
    ["cancel", undefined],
    ["change", { quantity: 7, intervalDays: 90 }],
    ["change", { nextOrderDate: "2090-01-01T12:00:00.000Z" }],
  ])("takes back a %s, once (%j)", async (action, wish) => {
    const { first, act, change } = await begun();
    await act("skip");
    const before = await schedule(first.subscriptionId);
    const after = wish ? await change(wish) : await act(action);
    expect(after.undoableAction).toBe(action);
    const undone = await act("undo");
    for (const member of ["status", "nextOrderDate", "keptOrderDate", "skippedDates", "quantity", "intervalDays"])
      expect([member, undone[member]]).toEqual([member, before[member]]);
    expect(undone).not.toHaveProperty("undoableAction");
    expect(typeOf(await act("undo"))).toBe("subscription-undo");
  });

  it("takes back going on", async () => {
    const { first, act } = await begun();
    await act("pause");
    await act("resume");
    expect(await act("undo")).toMatchObject({ status: "paused", keptOrderDate: first.nextOrderDate });
  });

  it("is too late to take something back after a day, and where it would bring back a date that is past", async () => {
    const { first, act, change } = await begun();
    await act("pause");
    await sandbox.dueWork.advance(DAY + 1000);
    expect(await schedule(first.subscriptionId)).not.toHaveProperty("undoableAction");
    expect(typeOf(await act("undo"))).toBe("subscription-undo");
    await act("resume");
    const now = sandbox.services.clock.now().toISOString();
    await change({ nextOrderDate: later(now, 0.5) });
    await act("skip");
    await sandbox.dueWork.advance(0.6 * DAY);
    expect(typeOf(await act("undo"))).toBe("subscription-undo");
    expect((await schedule(first.subscriptionId)).renewals).toBe(0);
  });

  it("reads what the next order charges, as it is charged then", async () => {
    const { first, act } = await begun();
    expect(first.nextCharge).toEqual({ amount: expect.any(Number), currency: "USD" });
    expect(await act("pause")).not.toHaveProperty("nextCharge");
    await act("resume");
    await sandbox.dueWork.advance(30 * DAY + 1000);
    const [{ orderNo }] = (await schedule(first.subscriptionId)).orders;
    const { body: order } = await (await june()).get(`/orders/${orderNo}`);
    expect(first.nextCharge.amount).toBe(order.orderTotal);
  });

  it("is nobody else, and says things that make sense", async () => {
    const shopper = await june();
    const { schedules } = await subscribe(shopper);
    const [{ subscriptionId }] = schedules;
    const stranger = testShopper(sandbox, await sandbox.guestToken());
    const path = `/schedules/${subscriptionId}`;
    for (const answer of [
      await stranger.get(path),
      await stranger.patch(path, { quantity: 1 }),
      await stranger.post(`${path}/actions/cancel`),
      await shopper.get("/schedules/nosuch"),
      await stranger.put(`${path}/payment-instrument`, cardPayment(await sandbox.cardToken())),
    ])
      expect([answer.status, typeOf(answer.body)]).toEqual([404, "subscription-not-found"]);
    for (const body of [
      { quantity: 0 },
      { quantity: "2" },
      { intervalDays: 366 },
      { nextOrderDate: "soon" },
      { nextOrderDate: "2020-01-01T00:00:00Z" },
      [],
    ])
      expect((await shopper.patch(path, body)).status).toBe(400);
    expect((await shopper.put(`${path}/payment-instrument`, {})).status).toBe(400);
    await shopper.post(`${path}/actions/cancel`);
  });
});
