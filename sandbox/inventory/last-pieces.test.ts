import { and, eq } from "drizzle-orm";
import { inventoryRecords } from "#sandbox/database/schema/inventory.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, sanFrancisco } from "#sandbox/test-shopper.ts";

const siteId = "WickettPlumUS";
const LAST = 50;
const BUYERS = 200;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

/** A guest whose basket lacks nothing: one piece, paid by card. */
const readyBuyer = async (index: number) => {
  const { baskets } = sandbox.services;
  const owner = { customerId: `buyer-${index}`, registered: false, siteId, previousCustomerId: null };
  const view = await baskets.create(owner, {
    fill: (basket) => ({
      ...basket,
      email: `buyer-${index}@example.test`,
      billingAddress: sanFrancisco,
      shipments: basket.shipments.map((shipment) => ({
        ...shipment,
        shippingAddress: sanFrancisco,
        shippingMethodId: "ups-ground",
      })),
      items: [
        {
          id: `line-${index}`,
          productId: goods.fewDrops,
          quantity: 1,
          shipmentId: "me",
          inventoryListId: null,
          optionItems: [],
          bonusDiscountLineItemId: null,
          gift: false,
          giftMessage: null,
          attributes: {},
        },
      ],
    }),
  });
  const token = await sandbox.cardToken();
  await baskets.putPayment(view.id, owner, () => ({
    id: `payment-${index}`,
    methodId: "CREDIT_CARD",
    amountCents: null,
    card: {
      cardType: "Visa",
      maskedNumber: "************1111",
      holder: "June Harper",
      expirationMonth: 9,
      expirationYear: 2039,
    },
    token,
    gift: null,
    attributes: {},
  }));
  return { owner, basketId: view.id };
};

test("rule 3.3.12: two hundred orders at once for the last fifty pieces: exactly fifty are made, and nothing is left", async () => {
  const record = and(
    eq(inventoryRecords.inventoryListId, "inventory_us"),
    eq(inventoryRecords.productId, goods.fewDrops),
  );
  await sandbox.database.sql.update(inventoryRecords).set({ allocation: LAST, onOrder: 0, turnover: 0 }).where(record);
  const buyers = [];
  for (let index = 0; index < BUYERS; index += 1) buyers.push(await readyBuyer(index));
  const outcomes = await Promise.allSettled(
    buyers.map(({ owner, basketId }) => sandbox.services.orders.create(basketId, owner)),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as unknown] : []));
  expect(refused).toHaveLength(BUYERS - LAST);
  for (const reason of refused) expect(reason).toMatchObject({ status: 400, type: "product-item-not-available" });
  const [left] = await sandbox.database.sql.select().from(inventoryRecords).where(record);
  expect((left?.onOrder ?? 0) + (left?.turnover ?? 0)).toBe(LAST);
  const records = await sandbox.services.inventory.records([goods.fewDrops], { siteId });
  expect(records.get(goods.fewDrops)).toMatchObject({ ats: 0, orderable: false });
}, 120_000);
