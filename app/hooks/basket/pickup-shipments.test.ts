import type { Basket } from "#app/commerce-api/baskets.ts";
import { clearPickup, prepareShipment } from "./pickup-shipments.ts";

const fresh = { shippingAddress: null, shippingMethod: null };

const setUp = (basket: Partial<Basket>) => {
  const calls: unknown[][] = [];
  const kept = { basketId: "b1", ...basket } as Basket;
  const noting =
    (name: string) =>
    (...given: unknown[]) => {
      calls.push([name, ...given.slice(1)]);
      return Promise.resolve(kept);
    };
  const baskets = {
    createShipment: noting("create"),
    updateShipment: noting("update"),
    setShippingMethod: noting("method"),
    removeItem: noting("remove item"),
    removeShipments: noting("remove shipments"),
    shippingMethods: () =>
      Promise.resolve({
        applicableShippingMethods: [{ id: "ground" }, { id: "counter", c_storePickupEnabled: true }],
      }),
  };
  return { calls, baskets, basket: kept };
};

const shipped = { shipments: [{ shipmentId: "me" }], productItems: [{ itemId: "i1", shipmentId: "me" }] };

test("a pickup beside a parcel gets a shipment of its shop, handed out by the pickup method", async () => {
  const { calls, baskets, basket } = setUp(shipped);
  expect(await prepareShipment(baskets, "b1", basket, "s1")).toBe("Shipment1");
  expect(calls).toEqual([
    ["create", { shipmentId: "Shipment1", c_fromStoreId: "s1" }],
    ["method", "Shipment1", "counter"],
  ]);
});

test("a first pickup takes the default shipment, which forgets its address", async () => {
  const { calls, baskets, basket } = setUp({ shipments: [{ shipmentId: "me" }] });
  expect(await prepareShipment(baskets, "b1", basket, "s1")).toBe("me");
  expect(calls).toEqual([
    ["update", "me", { ...fresh, c_fromStoreId: "s1" }],
    ["method", "me", "counter"],
  ]);
});

test("a parcel goes with the parcel there is, without a call", async () => {
  const { calls, baskets, basket } = setUp(shipped);
  expect(await prepareShipment(baskets, "b1", basket, null)).toBe("me");
  expect(calls).toEqual([]);
});

test("clearing pickup empties the default shipment and takes the others out in one batch, parcels stay", async () => {
  const { calls, baskets, basket } = setUp({
    shipments: [
      { shipmentId: "me", c_fromStoreId: "s1" },
      { shipmentId: "Shipment1", c_fromStoreId: "s2" },
      { shipmentId: "Shipment2" },
    ],
    productItems: [
      { itemId: "i1", shipmentId: "me" },
      { itemId: "i2", shipmentId: "Shipment1" },
      { itemId: "i3", shipmentId: "Shipment2" },
    ],
  } as Partial<Basket>);
  await clearPickup(baskets, "b1", basket);
  expect(calls).toEqual([
    ["remove item", "i1"],
    ["update", "me", { ...fresh, c_fromStoreId: null }],
    ["remove shipments", ["Shipment1"]],
  ]);
});
