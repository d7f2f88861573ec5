import { missingFreeBags } from "./free-bag-lines.ts";

const item = (itemId: string, shipmentId: string, productId = "bonbons") => ({
  itemId,
  productId,
  quantity: 2,
  shipmentId,
});
const parcels = [{ shipmentId: "me" }, { shipmentId: "Shipment1" }, { shipmentId: "s", c_fromStoreId: "s1" }];

test.each([
  ["each recipient gets one", [item("a", "me"), item("b", "me"), item("c", "Shipment1")], ["me", "Shipment1"]],
  ["who has one gets no second", [item("a", "me"), item("b", "me", "bags"), item("c", "Shipment1")], ["Shipment1"]],
  ["a pickup gets none", [item("a", "me"), item("d", "s")], ["me"]],
  ["where nothing else is sent there is nothing to put into it", [item("b", "me", "bags")], []],
  ["an empty bag wants none", [], []],
])("free gift bags: %s", (_name, productItems, shipmentIds) => {
  expect(missingFreeBags({ shipments: parcels, productItems }, "bags")).toEqual(
    shipmentIds.map((shipmentId) => ({ productId: "bags", quantity: 1, shipmentId })),
  );
});

test.each([undefined, ""])("a site that names no product (%j) gives none away", (productId) => {
  expect(missingFreeBags({ shipments: parcels, productItems: [item("a", "me")] }, productId)).toEqual([]);
});
