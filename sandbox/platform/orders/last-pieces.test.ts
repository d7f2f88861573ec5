import { and, eq } from "drizzle-orm";
import { inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  type Answer,
  cardPayment,
  goods,
  sanFrancisco,
  type TestShopper,
  testShopper,
  typeOf,
} from "#sandbox/test-shopper.ts";

const SHOPPERS = 40;
const PIECES = 10;
const siteId = "WickettPlumUS";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

/** Leaves this many pieces of a product to sell. */
const stockUp = async (productId: string, pieces: number) => {
  const list = (await sandbox.services.inventory.listOf(siteId)) ?? "";
  const record = and(eq(inventoryRecords.inventoryListId, list), eq(inventoryRecords.productId, productId));
  await sandbox.database.sql
    .update(inventoryRecords)
    .set({ allocation: pieces, onOrder: 0, turnover: 0, perpetual: false, handling: "none" })
    .where(record);
  return async () => (await sandbox.database.sql.select().from(inventoryRecords).where(record))[0];
};

/** A guest who only has to press the button. */
const readyGuest = async (items: readonly { productId: string; quantity: number }[]) => {
  const shopper = testShopper(sandbox, await sandbox.guestToken());
  const { body: basket } = await shopper.post("/baskets", {
    productItems: items,
    customerInfo: { email: "june@example.test" },
    billingAddress: sanFrancisco,
    shipments: [{ shipmentId: "me", shippingAddress: sanFrancisco, shippingMethod: { id: "ups-ground" } }],
  });
  await shopper.post(`/baskets/${basket.basketId}/payment-instruments`, cardPayment(await sandbox.cardToken()));
  return { shopper, basket };
};

/** How often each outcome came about. */
const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = status === 200 ? `${body.status} ${body.paymentStatus}` : `${status} ${typeOf(body)}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

const order = ({ shopper, basket }: { shopper: TestShopper; basket: { basketId: string } }) =>
  shopper.post("/orders", { basketId: basket.basketId });

it(`rule 3.3.12: of ${SHOPPERS} orders at once for the last ${PIECES} pieces exactly ${PIECES} are placed, by their cards`, async () => {
  const recordOf = await stockUp(goods.brittle, PIECES);
  const guests = [];
  for (let count = 0; count < SHOPPERS; count += 1)
    guests.push(await readyGuest([{ productId: goods.brittle, quantity: 1 }]));

  const answers = await Promise.all(guests.map(order));
  const placed = answers.filter(({ status }) => status === 200);
  expect(tally(answers)).toEqual({ "new paid": PIECES, "400 product-item-not-available": SHOPPERS - PIECES });
  expect(answers.every(({ status, body }) => status === 200 || body.productId === goods.brittle)).toBe(true);
  expect(new Set(placed.map(({ body }) => body.orderNo)).size).toBe(PIECES);
  expect(await recordOf()).toMatchObject({ allocation: PIECES, onOrder: PIECES, turnover: 0 });

  for (const [index, { shopper, basket }] of guests.entries()) {
    const { total } = (await shopper.get("/customers/me/orders")).body;
    const wasPlaced = answers[index]?.status === 200;
    expect([total, (await shopper.get(`/baskets/${basket.basketId}`)).status]).toEqual(wasPlaced ? [1, 404] : [0, 200]);
  }
}, 120_000);

it("rule 3.3.7: orders at once for two bundles and for their scarcest part never take more of it than there is", async () => {
  const bundle = "488201";
  const recordOf = await stockUp("487101", 6);
  const baskets = [bundle, bundle, bundle, bundle].map((productId) => [{ productId, quantity: 1 }]);
  const guests = [];
  for (const items of [...baskets, [{ productId: "487101", quantity: 3 }], [{ productId: "487101", quantity: 3 }]])
    guests.push(await readyGuest(items));
  const answers = await Promise.all(guests.map(order));
  const taken = answers.reduce(
    (sum, { status }, index) => sum + (status === 200 ? (index < baskets.length ? 2 : 3) : 0),
    0,
  );
  expect(taken).toBeGreaterThanOrEqual(4);
  expect(taken).toBeLessThanOrEqual(6);
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => typeOf(body))).toEqual(
    answers.filter(({ status }) => status !== 200).map(() => "product-item-not-available"),
  );
  expect(await recordOf()).toMatchObject({ onOrder: taken });
}, 60_000);
