import type { BasketDocument, BasketShipment } from "./basket-document.ts";
import { shopIdOf, usedShipments } from "./used-shipments.ts";

const me: BasketShipment = { shipmentId: "me" };
const gran: BasketShipment = { shipmentId: "gran" };
const shop: BasketShipment = { shipmentId: "shop", c_fromStoreId: "3012" };
const idsOf = (basket: BasketDocument) => {
  const { pickups, parcels } = usedShipments(basket);
  const ids = (shipments: BasketShipment[]) => shipments.map(({ shipmentId }) => shipmentId);
  return { pickups: ids(pickups), parcels: ids(parcels) };
};
const lines = (...ids: string[]) => ids.map((shipmentId) => ({ shipmentId, quantity: 1 }));

describe("shipments that are used", () => {
  it.each<[string, BasketDocument, { pickups: string[]; parcels: string[] }]>([
    ["none of nothing", {}, { pickups: [], parcels: [] }],
    ["all while nothing is in them", { shipments: [me, shop] }, { pickups: ["shop"], parcels: ["me"] }],
    [
      "those that hold goods, shops and parcels apart",
      { shipments: [me, gran, shop], productItems: lines("gran", "shop", "gran") },
      { pickups: ["shop"], parcels: ["gran"] },
    ],
    [
      "none where everything goes by email",
      { shipments: [me, shop], giftCertificateItems: [{ amount: 25 }] },
      { pickups: [], parcels: [] },
    ],
    [
      "those of goods beside an e-gift card",
      { shipments: [me, gran], productItems: lines("me"), giftCertificateItems: [{ amount: 25 }] },
      { pickups: [], parcels: ["me"] },
    ],
  ])("%s", (_name, basket, used) => {
    expect(idsOf(basket)).toEqual(used);
  });
});

test.each([
  ["a shop's", shop, "3012"],
  ["a parcel's", me, ""],
  ["one whose shop is no text", { c_fromStoreId: 3012 }, ""],
  ["no shipment", undefined, ""],
])("the shop that hands out: %s", (_name, shipment, id) => {
  expect(shopIdOf(shipment)).toBe(id);
});
