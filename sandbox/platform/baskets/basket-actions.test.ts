import { newShipment } from "./basket.ts";
import { actionsOf, applyAction } from "./basket-actions.ts";
import { testBasket } from "./test-basket.ts";

const basket = testBasket({
  shipments: [newShipment("me"), { ...newShipment("Shipment1"), attributes: { c_DATE_WANTED: "2026-12-24" } }],
});
let next = 0;
const apply = (actions: unknown, to = basket) =>
  actionsOf(actions).reduce((current, action) => applyAction(current, action, () => `i${(next += 1)}`), to);

test("a batch adds shipments with what goes into them", () => {
  const { shipments, items } = apply([
    {
      type: "addShipments",
      data: [
        { shippingAddress: { firstName: "Ivy" }, productItems: [{ productId: "bear", quantity: 2 }] },
        { shipmentId: "Shipment9", giftMessage: "Hi" },
      ],
    },
  ]);
  expect(shipments.map(({ id }) => id)).toEqual(["me", "Shipment1", "Shipment2", "Shipment9"]);
  expect(items.map(({ productId, quantity, shipmentId }) => [productId, quantity, shipmentId])).toEqual([
    ["bear", 2, "Shipment2"],
  ]);
});

test("a batch removes shipments, named or as objects", () => {
  expect(apply([{ type: "removeShipments", data: [{ shipmentId: "Shipment1" }] }]).shipments).toHaveLength(1);
  expect(apply([{ type: "removeShipments", data: ["Shipment1"] }]).shipments).toHaveLength(1);
});

test("rule 3.5.23: a parcel that is to leave at once forgets the day it was wished for", () => {
  const [, shipment] = apply([{ type: "shipNow", data: ["Shipment1"] }]).shipments;
  expect(shipment?.attributes).toEqual({ c_shipnow: true });
});

test.each<[string, unknown, number]>([
  ["no list", { type: "shipNow" }, 400],
  ["an unknown type", [{ type: "explode", data: [] }], 400],
  ["more than two", Array.from({ length: 3 }, () => ({ type: "shipNow", data: [] })), 400],
  ["no data", [{ type: "shipNow" }], 400],
  ["an unknown shipment", [{ type: "shipNow", data: ["nowhere"] }], 404],
  ["the default shipment to go", [{ type: "removeShipments", data: ["me"] }], 403],
  ["a taken id", [{ type: "addShipments", data: [{ shipmentId: "me" }] }], 400],
  ["a wrong day", [{ type: "addShipments", data: [{ c_DATE_WANTED: "2026-02-30" }] }], 400],
  ["minutes beyond the limit", [{ type: "reserveInventory", data: [{ minutes: 241 }] }], 400],
])("refuses %s", (_name, actions, status) => {
  expect(() => apply(actions)).toThrow(expect.objectContaining({ status }));
});
