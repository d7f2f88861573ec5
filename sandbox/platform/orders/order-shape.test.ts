import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import {
  type Answer,
  basketWith,
  cardPayment,
  chicago,
  goods,
  readyBasket,
  sanFrancisco,
  testShopper,
  type TestShopper,
} from "#sandbox/test-shopper.ts";

jest.setTimeout(30_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock: frozenClock(new Date("2027-01-12T17:00:00Z")) });
}, 120_000);
afterAll(() => sandbox.close());

interface Taxed {
  adjustedTax: number;
  taxRate: number;
  taxItems?: { id: string; rate: number; value: number }[];
}

const quebec = { ...sanFrancisco, countryCode: "CA", stateCode: "QC", city: "Montréal", postalCode: "H2X 1Y4" };

/** A shopper whose baskets are of version 2, on a site. */
const shopperOn = async (siteId: string): Promise<TestShopper> =>
  testShopper(sandbox, await sandbox.guestToken(siteId), { siteId, basketsVersion: "v2" });

/** The basket with everything said, and its order. */
const ordered = async (
  shopper: TestShopper,
  { address, method }: { address: object; method: string },
): Promise<{ basket: Answer["body"]; order: Answer["body"] }> => {
  const { basketId } = await basketWith(shopper, [{ productId: goods.chews, quantity: 3 }]);
  const path = `/baskets/${basketId}`;
  await shopper.put(`${path}/customer`, { email: "june@example.test" });
  await shopper.put(`${path}/shipments/me/shipping-address`, address, { useAsBilling: "true" });
  await shopper.put(`${path}/shipments/me/shipping-method`, { id: method });
  const payment = cardPayment(await sandbox.cardToken());
  const { body: basket } = await shopper.post(`${path}/payment-instruments`, payment);
  const { body: order } = await shopper.post("/orders", { basketId });
  expect(order.status).toBe("new");
  return { basket, order };
};

const cents = (amount: number) => Math.round(amount * 100);

test("a card that was added twice, because its first answer was lost, stands in the order once", async () => {
  const shopper = await shopperOn("WickettPlumUS");
  const { basketId } = await readyBasket(sandbox, shopper, [{ productId: goods.chews, quantity: 1 }]);
  const again = cardPayment(await sandbox.cardToken());
  expect((await shopper.post(`/baskets/${basketId}/payment-instruments`, again)).body.paymentInstruments).toHaveLength(
    2,
  );
  const { body: order } = await shopper.post("/orders", { basketId });
  expect(order).toMatchObject({ status: "new", paymentStatus: "paid" });
  expect(order.paymentInstruments).toMatchObject([{ amount: order.orderTotal }]);
});

describe("an order", () => {
  it("shows each tax of a line and of shipping, as its basket did, summing to the line's tax", async () => {
    const { basket, order } = await ordered(await shopperOn("WickettPlumCA"), {
      address: quebec,
      method: "ups-canada-standard",
    });
    for (const document of [basket, order]) {
      const lines: Taxed[] = [...document.productItems, ...document.shippingItems];
      expect(lines.map(({ taxItems }) => taxItems?.map(({ id, rate }) => [id, rate]))).toEqual(
        lines.map(() => [
          ["CA-GST", 0.05],
          ["QC-QST", 0.09975],
        ]),
      );
      for (const { taxItems = [], adjustedTax } of lines)
        expect(taxItems.reduce((sum, { value }) => sum + cents(value), 0)).toBe(cents(adjustedTax));
    }
    expect(order.productItems[0].taxItems).toEqual(basket.productItems[0].taxItems);
  });

  it("names one tax of a state, and none where nothing is taken", async () => {
    const shopper = await shopperOn("WickettPlumUS");
    const { order } = await ordered(shopper, { address: chicago, method: "ups-ground" });
    expect(order.productItems[0].taxItems).toEqual([
      { id: "IL-SALES-TAX", rate: 0.0625, value: order.productItems[0].adjustedTax },
    ]);
    expect(order.shippingItems[0]).not.toHaveProperty("taxItems");
  });

  it("keeps when its parcel was to be delivered", async () => {
    const { basket, order } = await ordered(await shopperOn("WickettPlumUS"), {
      address: chicago,
      method: "ups-ground",
    });
    const { deliveryWindow, orderCutoffAt } = basket.shipments[0];
    expect(deliveryWindow).toEqual({ startAt: expect.any(String), endAt: expect.any(String) });
    expect(order.shipments[0]).toMatchObject({ deliveryWindow, orderCutoffAt });
  });

  it("has every member of its document that is known here", async () => {
    const { order } = await ordered(await shopperOn("WickettPlumUS"), { address: chicago, method: "ups-ground" });
    const known = `adjustedMerchandizeTotalTax adjustedShippingTotalTax billingAddress channelType confirmationStatus createdBy
      creationDate currency customerInfo customerName exportStatus groupedTaxItems guest lastModified merchandizeTotalTax orderNo
      orderToken orderTotal orderViewCode paymentInstruments paymentStatus productItems productSubTotal productTotal shipments
      shippingItems shippingStatus shippingTotal shippingTotalTax siteId status taxRoundedAtGroup taxTotal taxation`;
    expect(Object.keys(order)).toEqual(expect.arrayContaining(known.split(/\s+/)));
    const line = `adjustedTax basePrice bonusProductLineItem gift itemId itemText price priceAfterItemDiscount
      priceAfterOrderDiscount productId productName quantity shipmentId tax taxBasis taxClassId taxItems taxRate`;
    expect(Object.keys(order.productItems[0])).toEqual(expect.arrayContaining(line.split(/\s+/)));
    const shipping = `adjustedTax basePrice itemId itemText price priceAfterItemDiscount shipmentId tax taxBasis taxClassId taxRate`;
    expect(Object.keys(order.shippingItems[0])).toEqual(expect.arrayContaining(shipping.split(/\s+/)));
  });
});
