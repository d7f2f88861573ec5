import { fitsOnePage, hasSeenTotal } from "./one-page.ts";

const line = (shipmentId: string) => ({ itemId: shipmentId, productId: "p", quantity: 1, shipmentId });

test.each([
  ["one parcel", [{ shipmentId: "me" }], ["me"], true],
  ["nothing", [{ shipmentId: "me" }], [], false],
  ["two parcels", [{ shipmentId: "me" }, { shipmentId: "Shipment1" }], ["me", "Shipment1"], false],
  ["a parcel beside an empty one", [{ shipmentId: "me" }, { shipmentId: "Shipment1" }], ["me"], true],
  ["a pickup", [{ shipmentId: "me", c_fromStoreId: "s1" }], ["me"], false],
  ["both", [{ shipmentId: "me" }, { shipmentId: "Shipment1", c_fromStoreId: "s1" }], ["me", "Shipment1"], false],
] as const)("a bag with %s fits on one page: see the table", (_name, shipments, lines, fits) => {
  expect(fitsOnePage({ shipments: [...shipments], productItems: lines.map(line) })).toBe(fits);
});

test.each([
  [41.2, 41.2, true],
  [41.2, 42.1, false],
  [undefined, 41.2, false],
  [null, null, false],
  [0, 0, true],
])("who saw a total of %s and owes %s has seen it: %s", (seen, due, isSeen) => {
  expect(hasSeenTotal(seen, due)).toBe(isSeen);
});
