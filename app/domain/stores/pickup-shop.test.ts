import { pickupObstacle, toPickupShop, widerRange } from "./pickup-shop.ts";

const inStock = { ats: 3, orderable: true, preorderable: false, backorderable: false };
const open = { isPickupEnabled: true };

test.each([
  ["a shop without a product in mind", open, undefined, null],
  ["a shop that has it", open, { stock: inStock }, null],
  ["a shop without a record of it", open, { stock: undefined }, "noneLeft"],
  ["a shop that has none left", open, { stock: { ...inStock, ats: 0 } }, "noneLeft"],
  ["a shop that hands out no orders", { isPickupEnabled: false }, { stock: inStock }, "noPickup"],
  [
    "a shop that is closed for now",
    { ...open, isTemporarilyClosed: true as const },
    { stock: inStock },
    "temporarilyUnavailable",
  ],
])("%s", (_case, shop, product, expected) => {
  expect(pickupObstacle(shop, product)).toBe(expected);
});

test("a store of the API becomes a shop with its stock list and distance", () => {
  expect(
    toPickupShop({
      id: "1001",
      name: "Valencia Street",
      inventoryId: "list-1001",
      distance: 0.62,
      c_bopisEnabled: true,
    }),
  ).toMatchObject({ id: "1001", inventoryId: "list-1001", distance: 0.62, isPickupEnabled: true });
  expect(toPickupShop({ id: "1002", inventoryId: 7, distance: "near" })).toEqual(
    expect.not.objectContaining({ inventoryId: expect.anything(), distance: expect.anything() }),
  );
});

test.each([
  [10, 20],
  [50, 100],
  [100, undefined],
])("after %s miles comes %s", (range, wider) => {
  expect(widerRange(range, [10, 20, 50, 100])).toBe(wider);
});
