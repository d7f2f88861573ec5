import type { Fault } from "#sandbox/core/fault.ts";
import { type Basket, type BasketItem, newShipment } from "./basket.ts";
import { addItems, changeItems, isSameLine, MAX_ITEMS, type NewItem, pieces, removeItem } from "./basket-items.ts";
import { totalsOf } from "./basket-totals.ts";
import { testBasket } from "./test-basket.ts";
import { testItem } from "./test-situation.ts";

const faultOf = (act: () => unknown): Pick<Fault, "status" | "type" | "detail" | "extra"> => {
  try {
    act();
  } catch (error) {
    const { status, type, detail, extra } = error as Fault;
    return { status, type, detail, extra };
  }
  throw new Error("Nothing was refused.");
};
const added = (productId: string, quantity = 1, changes: Partial<NewItem> = {}): NewItem => {
  const { id: _id, ...item } = testItem("", productId, quantity);
  return { ...item, shipmentId: null, ...changes };
};
const bar = testItem("i1", "bar", 2);
const mint = testItem("i2", "mint", 3);
const basket = (...items: BasketItem[]): Basket =>
  testBasket({ items, shipments: [newShipment("me"), newShipment("gran")] });
const newId = () => "new";
const quantities = ({ items }: Basket) => Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));

describe("a quantity that is refused is named", () => {
  it.each<[unknown, 0 | 1, string]>([
    [0, 1, "0"],
    [1.5, 0, "1.5"],
    [-1, 0, "-1"],
    [1000, 1, "1000"],
    [Number.NaN, 1, "NaN"],
    ["7", 1, '"7"'],
    [undefined, 1, "null"],
    [{ much: "x".repeat(50) }, 1, `{"much":"${"x".repeat(31)}`],
  ])("%p from %p", (value, least, given) => {
    expect(faultOf(() => pieces(value, "items[0].quantity", least))).toEqual({
      status: 400,
      type: "bad-request",
      detail: `The quantity ${given} of 'items[0].quantity' is not valid: products are sold in whole pieces, ${least} to 999.`,
      extra: { path: "items[0].quantity", minimum: least, maximum: 999 },
    });
  });
});

describe("two lines are the same", () => {
  const options = [
    { optionId: "size", optionValueId: "6" },
    { optionId: "wrap", optionValueId: "plum" },
  ];
  it.each<[string, Partial<BasketItem>, Partial<BasketItem>, boolean]>([
    ["of one product", {}, {}, true],
    ["not of two products", {}, { productId: "mint" }, false],
    ["not in two parcels", {}, { shipmentId: "gran" }, false],
    ["not from two lists", {}, { inventoryListId: "shop" }, false],
    ["not bought and given", {}, { bonusDiscountLineItemId: "bonus" }, false],
    ["not as a gift and not", {}, { gift: true }, false],
    ["not with another message", { gift: true }, { gift: true, giftMessage: "Hi" }, false],
    ["not with other attributes", {}, { attributes: { c_x: 1 } }, false],
    ["with attributes that say nothing", {}, { attributes: { c_x: null } }, true],
    ["with the same options in another order", { optionItems: options }, { optionItems: [...options].reverse() }, true],
    ["not with fewer options", { optionItems: options }, { optionItems: options.slice(1) }, false],
    [
      "not with another value of an option",
      { optionItems: options.slice(0, 1) },
      { optionItems: [{ optionId: "size", optionValueId: "12" }] },
      false,
    ],
    [
      "not with the same value of another option",
      { optionItems: options.slice(0, 1) },
      { optionItems: [{ optionId: "count", optionValueId: "6" }] },
      false,
    ],
  ])("%s", (_name, one, other, isSame) => {
    expect(isSameLine({ ...bar, ...one }, { ...bar, ...other })).toBe(isSame);
    expect(isSameLine({ ...bar, ...other }, { ...bar, ...one })).toBe(isSame);
  });
});

describe("adding", () => {
  it("grows the line that is the same, and no other", () => {
    expect(quantities(addItems(basket(bar, mint), [added("mint", 4)], newId))).toEqual({ i1: 2, i2: 7 });
  });

  it("makes a line in the parcel that is named", () => {
    const { items, shipments } = addItems(basket(bar), [added("bar", 1, { shipmentId: "gran" })], newId);
    expect(items).toEqual([bar, { ...bar, id: "new", quantity: 1, shipmentId: "gran" }]);
    expect(shipments).toHaveLength(2);
  });

  it("makes the first parcel where there is none", () => {
    const { shipments, items } = addItems(testBasket({ shipments: [] }), [added("bar")], newId);
    expect(shipments).toEqual([newShipment("me")]);
    expect(items).toMatchObject([{ shipmentId: "me" }]);
  });

  it("keeps lines with options apart", () => {
    const optionItems = [{ optionId: "size", optionValueId: "6" }];
    const { items } = addItems(basket({ ...bar, optionItems }), [added("bar", 1, { optionItems })], newId);
    expect(items).toHaveLength(2);
  });

  it("is refused in a parcel that is not there", () => {
    expect(faultOf(() => addItems(basket(bar), [added("bar", 1, { shipmentId: "x" })], newId))).toEqual({
      status: 404,
      type: "shipment-not-found",
      detail: "No shipment with ID 'x' could be found in the basket.",
      extra: { shipmentId: "x" },
    });
  });

  it("fills a line to 999 pieces, no further", () => {
    const full = { ...bar, quantity: 998 };
    expect(quantities(addItems(basket(full), [added("bar", 1)], newId))).toEqual({ i1: 999 });
    expect(faultOf(() => addItems(basket(full), [added("bar", 2)], newId))).toEqual({
      status: 400,
      type: "bad-request",
      detail: "A line holds at most 999 pieces of product 'bar'.",
      extra: { productId: "bar", maximum: 999 },
    });
  });

  it("fills a basket to 200 lines, no further", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => added(`p${index}`));
    expect(MAX_ITEMS).toBe(200);
    expect(addItems(basket(), lines(200), newId).items).toHaveLength(200);
    expect(faultOf(() => addItems(basket(), lines(201), newId))).toEqual({
      status: 400,
      type: "bad-request",
      detail: "A basket holds at most 200 lines.",
      extra: { maximum: 200 },
    });
  });
});

const unknownLine = {
  status: 404,
  type: "product-item-not-found",
  detail: "No product item with ID 'x' could be found in the basket.",
  extra: { itemId: "x" },
};

describe("changing", () => {
  it("changes the line that is named, and no other", () => {
    const changed = changeItems(basket(bar, mint), [{ itemId: "i2", quantity: 5, attributes: { c_note: "soft" } }]);
    expect(changed.items).toEqual([bar, { ...mint, quantity: 5, attributes: { c_note: "soft" } }]);
  });

  it("moves a line into a parcel that is there", () => {
    expect(changeItems(basket(bar, mint), [{ itemId: "i1", shipmentId: "gran" }]).items).toEqual([
      { ...bar, shipmentId: "gran" },
      mint,
    ]);
  });

  it("takes out what becomes nothing", () => {
    expect(changeItems(basket(bar, mint), [{ itemId: "i1", quantity: 0 }]).items).toEqual([mint]);
  });

  it("is refused for a line or a parcel that is not there", () => {
    expect(faultOf(() => changeItems(basket(bar), [{ itemId: "x", quantity: 1 }]))).toEqual(unknownLine);
    expect(faultOf(() => changeItems(basket(bar), [{ itemId: "i1", shipmentId: "x" }]))).toEqual({
      status: 404,
      type: "shipment-not-found",
      detail: "No shipment with ID 'x' could be found in the basket.",
      extra: { shipmentId: "x" },
    });
  });
});

test("removing takes the line that is named, and refuses one that is not there", () => {
  const given = basket(bar, mint);
  expect(removeItem(given, "i1")).toEqual({ ...given, items: [mint] });
  expect(faultOf(() => removeItem(given, "x"))).toEqual(unknownLine);
});

describe("the sums of a basket", () => {
  const line = { afterItemDiscountCents: 900, afterOrderDiscountCents: 800, taxCents: 90, adjustedTaxCents: 80 };
  const parcel = { totals: { adjustedShippingCents: 500, shippingTaxCents: 60, adjustedShippingTaxCents: 50 } };

  it("add up lines, parcels and gift certificates", () => {
    expect(totalsOf([line, line], [parcel, parcel], [{ amountCents: 2500 }, { amountCents: 100 }])).toEqual({
      productSubTotalCents: 1800,
      productTotalCents: 1600,
      giftCertificateTotalCents: 2600,
      shippingTotalCents: 1000,
      merchandizeTaxCents: 180,
      adjustedMerchandizeTaxCents: 160,
      shippingTaxCents: 120,
      adjustedShippingTaxCents: 100,
      taxTotalCents: 260,
      orderTotalCents: 5460,
    });
  });

  it("are nothing of nothing", () => {
    expect(totalsOf([], [])).toMatchObject({ giftCertificateTotalCents: 0, orderTotalCents: 0 });
  });
});
