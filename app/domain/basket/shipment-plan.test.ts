import type { BasketDocument, BasketShipment } from "./basket-document.ts";
import { emptyShipmentIds, freeShipmentIds, hasPickupItems, pickupParts, shipmentPlan } from "./shipment-plan.ts";

const parcel = (shipmentId: string): BasketShipment => ({ shipmentId });
const pickup = (shipmentId: string, storeId: string): BasketShipment => ({ shipmentId, c_fromStoreId: storeId });
const basketOf = (shipments: BasketShipment[], ...homes: string[]): BasketDocument => ({
  shipments,
  productItems: homes.map((shipmentId, index) => ({ itemId: `i${index + 1}`, productId: "p", shipmentId })),
});

test.each<[string, BasketDocument, string | null, string, string]>([
  ["a first line to be shipped", basketOf([parcel("me")]), null, "me", "none"],
  ["a bag of which no shipment is told", {}, null, "me", "none"],
  ["a first line to be picked up", basketOf([parcel("me")]), "s1", "me", "convert"],
  ["a second line of the same shop", basketOf([pickup("me", "s1")], "me"), "s1", "me", "none"],
  [
    "a line of the shop of another shipment",
    basketOf([parcel("me"), pickup("Shipment2", "s1")], "me"),
    "s1",
    "Shipment2",
    "none",
  ],
  ["a pickup beside a parcel", basketOf([parcel("me")], "me"), "s1", "Shipment1", "create"],
  ["a parcel beside a pickup", basketOf([pickup("me", "s1")], "me"), null, "Shipment1", "create"],
  ["a parcel when the pickup is empty again", basketOf([pickup("me", "s1")]), null, "me", "convert"],
  [
    "a second shop",
    basketOf([pickup("me", "s1"), parcel("Shipment1")], "me", "Shipment1"),
    "s2",
    "Shipment2",
    "create",
  ],
  [
    "a line without a home in the default shipment",
    { shipments: [parcel("me")], productItems: [{ itemId: "1" }] },
    "s1",
    "Shipment1",
    "create",
  ],
])("%s goes into its shipment", (_case, basket, storeId, shipmentId, action) => {
  expect(shipmentPlan(basket, storeId)).toEqual({ shipmentId, action });
});

test("what waits at a shop is taken out line by line of the default shipment, and whole with the others", () => {
  const basket = basketOf(
    [pickup("me", "s1"), pickup("Shipment1", "s1"), parcel("Shipment2")],
    "me",
    "Shipment1",
    "Shipment2",
  );
  expect(pickupParts(basket)).toEqual({
    isDefaultPickup: true,
    defaultItemIds: ["i1"],
    otherShipmentIds: ["Shipment1"],
  });
});

test("a gift in the default shipment goes by itself with the line that earned it", () => {
  const basket: BasketDocument = {
    shipments: [pickup("me", "s1")],
    productItems: [
      { itemId: "i1", shipmentId: "me" },
      { itemId: "i2", shipmentId: "me", bonusProductLineItem: true },
    ],
  };
  expect(pickupParts(basket).defaultItemIds).toEqual(["i1"]);
});

test.each([
  [basketOf([pickup("me", "s1")], "me"), true],
  [basketOf([pickup("me", "s1")]), false],
  [basketOf([parcel("me")], "me"), false],
  [{}, false],
])("a bag holds pickup items only when a shop's shipment holds something (%#)", (basket, expected) => {
  expect(hasPickupItems(basket)).toBe(expected);
});

test.each<[string, BasketDocument, string[]]>([
  ["the default one stays", basketOf([parcel("me"), parcel("Shipment1")], "Shipment1"), []],
  [
    "others go",
    basketOf([parcel("me"), parcel("Shipment1"), pickup("Shipment2", "s1")], "me"),
    ["Shipment1", "Shipment2"],
  ],
  ["the only one stays", basketOf([parcel("Shipment1")]), []],
])("empty shipments: %s", (_name, basket, ids) => {
  expect(emptyShipmentIds(basket)).toEqual(ids);
});

test("new shipments take the lowest free numbers", () => {
  expect(freeShipmentIds([parcel("me"), parcel("Shipment2")], 3)).toEqual(["Shipment1", "Shipment3", "Shipment4"]);
});
