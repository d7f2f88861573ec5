import { lineGroups } from "./line-groups.ts";

test("lines stand with their shipment, and shipments without lines are left out", () => {
  const groups = lineGroups({
    productItems: [{ itemId: "1", shipmentId: "Shipment2" }, { itemId: "2", shipmentId: "me" }, { itemId: "3" }],
    shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment2", c_fromStoreId: "101" }, { shipmentId: "Shipment3" }],
  });
  expect(
    groups.map(({ shipmentId, isPickup, items }) => [shipmentId, isPickup, items.map(({ itemId }) => itemId)]),
  ).toEqual([
    ["me", false, ["2", "3"]],
    ["Shipment2", true, ["1"]],
  ]);
});
