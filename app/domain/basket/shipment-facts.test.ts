import type { BasketDocument, BasketItem } from "./basket-document.ts";
import { copyOfLine, isSameThing, type LineCopy } from "./line-copy.ts";
import { emptyShipmentIds, freeShipmentIds, hasPickupItems, pickupParts, shipmentPlan } from "./shipment-plan.ts";
import { withLineMoved, withShipment } from "./shipment-preview.ts";

const me = { shipmentId: "me" };
const gran = { shipmentId: "gran" };
const shop = { shipmentId: "shop", c_fromStoreId: "3012" };
const line = (itemId: string, shipmentId: string, more: Partial<BasketItem> = {}): BasketItem => ({
  itemId,
  shipmentId,
  productId: "bar",
  quantity: 1,
  ...more,
});

describe("a line is put into a basket again", () => {
  it.each<[string, BasketItem, LineCopy]>([
    ["that says nothing", {}, { productId: "", quantity: 1 }],
    [
      "with its parcel and its list",
      { productId: "bar", quantity: 3, shipmentId: "me", inventoryId: "shop" },
      { productId: "bar", quantity: 3, shipmentId: "me", inventoryId: "shop" },
    ],
    ["without a list that is none", { productId: "bar", inventoryId: null }, { productId: "bar", quantity: 1 }],
    [
      "with its options",
      { productId: "bar", optionItems: [{ optionId: "o", optionValueId: "v", itemId: "7", price: 2 }] },
      { productId: "bar", quantity: 1, optionItems: [{ optionId: "o", optionValueId: "v" }] },
    ],
    ["without options that are none", { productId: "bar", optionItems: [] }, { productId: "bar", quantity: 1 }],
    ["without options that are no list", { productId: "bar", optionItems: "o" }, { productId: "bar", quantity: 1 }],
    [
      "with the shop's attributes, but for what is worked out",
      { productId: "bar", c_customMix: "{}", c_heatLabel: "hot", basePrice: 9 },
      { productId: "bar", quantity: 1, c_customMix: "{}" },
    ],
  ])("%s", (_name, given, copy) => {
    expect(copyOfLine(given)).toEqual(copy);
    expect(Object.keys(copyOfLine(given)).sort()).toEqual(Object.keys(copy).sort());
  });

  it.each<[string, Partial<BasketItem>, Partial<BasketItem>, boolean]>([
    ["in two parcels and quantities", { shipmentId: "me", quantity: 1 }, { shipmentId: "gran", quantity: 2 }, true],
    ["with attributes in another order", { c_a: 1, c_b: 2 }, { c_b: 2, c_a: 1 }, true],
    ["not with other attributes", { c_a: 1 }, { c_a: 2 }, false],
    [
      "with options the backend numbers apart",
      { optionItems: [{ itemId: "1-o", optionId: "o", optionValueId: "v" }] },
      { optionItems: [{ itemId: "2-o", optionId: "o", optionValueId: "v" }] },
      true,
    ],
    [
      "not with other options",
      { optionItems: [{ optionId: "o", optionValueId: "v" }] },
      { optionItems: [{ optionId: "o", optionValueId: "w" }] },
      false,
    ],
    ["not with other words", { c_personalizationText: "Ana" }, { c_personalizationText: "Ben" }, false],
    ["not bought and given", {}, { bonusProductLineItem: true }, false],
    ["not of two products", {}, { productId: "mint" }, false],
  ])("two lines are the same thing: %s", (_name, one, other, isSame) => {
    expect(isSameThing({ productId: "bar", ...one }, { productId: "bar", ...other })).toBe(isSame);
  });
});

describe("where a line goes", () => {
  it.each<[string, BasketDocument, string | null, ReturnType<typeof shipmentPlan>]>([
    ["into the first parcel there will be", {}, null, { shipmentId: "me", action: "none" }],
    ["into the first parcel", { shipments: [shop, gran] }, null, { shipmentId: "gran", action: "none" }],
    ["to the shop's counter", { shipments: [me, shop] }, "3012", { shipmentId: "shop", action: "none" }],
    [
      "to a counter in place of an empty parcel",
      { shipments: [me, gran], productItems: [line("i", "gran")] },
      "3012",
      { shipmentId: "me", action: "convert" },
    ],
    [
      "to a counter beside a parcel",
      { shipments: [me], productItems: [line("i", "me")] },
      "3012",
      { shipmentId: "Shipment1", action: "create" },
    ],
    [
      "to a counter beside a parcel that is not named",
      { shipments: [me], productItems: [{ itemId: "i" }] },
      "3012",
      { shipmentId: "Shipment1", action: "create" },
    ],
  ])("%s", (_name, basket, storeId, plan) => {
    expect(shipmentPlan(basket, storeId)).toEqual(plan);
  });

  it("names new parcels by the lowest numbers that are free", () => {
    expect(freeShipmentIds([me, { shipmentId: "Shipment2" }], 3)).toEqual(["Shipment1", "Shipment3", "Shipment4"]);
    expect(freeShipmentIds([], 0)).toEqual([]);
  });
});

describe("what shops hand out", () => {
  it.each<[string, BasketDocument, ReturnType<typeof pickupParts>]>([
    ["nothing of nothing", {}, { defaultItemIds: [], isDefaultPickup: false, otherShipmentIds: [] }],
    [
      "whole parcels",
      { shipments: [me, shop, { c_fromStoreId: "3012" }], productItems: [line("i", "shop")] },
      { defaultItemIds: [], isDefaultPickup: false, otherShipmentIds: ["shop"] },
    ],
    [
      "lines of the first one, but for what came by itself",
      {
        shipments: [{ ...me, c_fromStoreId: "3012" }],
        productItems: [line("i", "me"), line("j", "gran"), line("b", "me", { bonusProductLineItem: true })],
      },
      { defaultItemIds: ["i"], isDefaultPickup: true, otherShipmentIds: [] },
    ],
    [
      "nothing of an empty first one",
      { shipments: [{ ...me, c_fromStoreId: "3012" }] },
      { defaultItemIds: [], isDefaultPickup: true, otherShipmentIds: [] },
    ],
  ])("%s", (_name, basket, parts) => {
    expect(pickupParts(basket)).toEqual(parts);
  });

  it.each<[string, BasketDocument, boolean]>([
    ["nothing", {}, false],
    ["a line at a counter", { shipments: [me, shop], productItems: [line("i", "me"), line("j", "shop")] }, true],
    ["a line beside a counter", { shipments: [me, shop], productItems: [line("i", "me")] }, false],
    ["no lines", { shipments: [shop] }, false],
  ])("is in the bag: %s", (_name, basket, isIn) => {
    expect(hasPickupItems(basket)).toBe(isIn);
  });
});

describe("parcels that may go", () => {
  it.each<[string, BasketDocument, string[]]>([
    ["none of none", {}, []],
    ["not the only one", { shipments: [gran] }, []],
    ["not the first one", { shipments: [me, gran], productItems: [line("i", "gran")] }, []],
    ["an empty one", { shipments: [me, gran] }, ["gran"]],
    [
      "not one with another's line beside its own",
      { shipments: [me, gran], productItems: [line("i", "me"), line("j", "gran")] },
      [],
    ],
    ["not one with an e-gift card", { shipments: [me, gran], giftCertificateItems: [{ shipmentId: "gran" }] }, []],
    ["not one without a name", { shipments: [me, {}] }, []],
  ])("%s", (_name, basket, ids) => {
    expect(emptyShipmentIds(basket)).toEqual(ids);
  });
});

describe("a change shown before it is made", () => {
  const basket: BasketDocument = { shipments: [me, gran], productItems: [line("i", "me"), line("j", "me")] };

  it("moves one line into a parcel there is, with what is said about it", () => {
    expect(withLineMoved("i", { shipmentId: "gran", c_note: "hi" })(basket)).toEqual({
      shipments: [me, { ...gran, c_note: "hi" }],
      productItems: [line("i", "gran"), line("j", "me")],
    });
  });

  it("moves one line into a parcel there will be", () => {
    expect(withLineMoved("i", shop)(basket)).toMatchObject({
      shipments: [me, gran, shop],
      productItems: [line("i", "shop"), line("j", "me")],
    });
    expect(withLineMoved("i", shop)({})).toEqual({ shipments: [shop], productItems: [] });
  });

  it("says something else about one parcel", () => {
    expect(withShipment("gran", { gift: true })(basket).shipments).toEqual([me, { ...gran, gift: true }]);
    const nothing: BasketDocument = {};
    expect(withShipment("gran", { gift: true })(nothing).shipments).toEqual([]);
  });
});
