import fc from "fast-check";
import type { BasketDocument, BasketItem } from "#app/domain/basket/basket-document.ts";
import { type CountedStock, type KnownStock, reconcileBasket } from "./basket-reconciliation.ts";

/** Two parcels and three shops; the last one is no shop any more, and the one before has not been asked for. */
const homes = [
  { shipmentId: "me", c_fromStoreId: "" },
  { shipmentId: "parcel-2", c_fromStoreId: "" },
  { shipmentId: "at-1", c_fromStoreId: "s1" },
  { shipmentId: "at-1-again", c_fromStoreId: "s1" },
  { shipmentId: "at-2", c_fromStoreId: "s2" },
  { shipmentId: "unasked", c_fromStoreId: "s3" },
  { shipmentId: "gone", c_fromStoreId: "s4" },
];
const products = ["p", "q", "r"];
const shopOf = (item: BasketItem) =>
  homes.find(({ shipmentId }) => shipmentId === item.shipmentId)?.c_fromStoreId ?? "";

const counted = fc
  .record(Object.fromEntries(products.map((id) => [id, fc.integer({ min: -3, max: 12 })])), { requiredKeys: [] })
  .map((stock) => new Map(Object.entries(stock)) as CountedStock);

const known: fc.Arbitrary<KnownStock> = fc
  .record({ warehouse: counted, s1: counted, s2: counted })
  .map(({ warehouse, s1, s2 }) => ({
    warehouse,
    shops: new Map<string, CountedStock | null>([
      ["s1", s1],
      ["s2", s2],
      ["s4", null],
    ]),
  }));

const basket: fc.Arbitrary<BasketDocument> = fc
  .array(
    fc.record({
      productId: fc.constantFrom(...products),
      quantity: fc.integer({ min: 1, max: 9 }),
      shipmentId: fc.constantFrom(...homes.map(({ shipmentId }) => shipmentId)),
      bonusProductLineItem: fc.boolean(),
      price: fc.integer({ min: 0, max: 5000 }).map((cents) => cents / 100),
    }),
    { maxLength: 8 },
  )
  .map((items) => ({
    shipments: homes,
    productItems: items.map((item, index) => ({ ...item, itemId: `i${index}` })),
  }));

/** The lines once the bag has been told. */
const reconciled = ({ productItems = [] }: BasketDocument, stock: KnownStock, before: BasketDocument): BasketItem[] => {
  const { reductions, removals } = reconcileBasket(before, stock);
  return productItems
    .filter(({ itemId = "" }) => !removals.includes(itemId))
    .map((item) => ({
      ...item,
      quantity: reductions.find(({ itemId }) => itemId === item.itemId)?.to ?? item.quantity,
    }));
};

const placeStock = (stock: KnownStock, shopId: string) => (shopId ? stock.shops.get(shopId) : stock.warehouse);

describe("reconciliation with the stock, for any bag and any stock", () => {
  test("leaves no place with more than it has, but for lines it names", () => {
    fc.assert(
      fc.property(basket, known, (before, stock) => {
        const { leftOut } = reconcileBasket(before, stock);
        const after = reconciled(before, stock, before).filter(
          ({ itemId = "", bonusProductLineItem }) => !bonusProductLineItem && !leftOut.includes(itemId),
        );
        for (const item of after) {
          const has = placeStock(stock, shopOf(item))?.get(item.productId ?? "");
          const taken = after
            .filter((each) => each.productId === item.productId && shopOf(each) === shopOf(item))
            .reduce((sum, { quantity = 0 }) => sum + quantity, 0);
          if (has !== undefined && taken > has) return false;
        }
        return true;
      }),
    );
  });

  test("loses no line but those of a shop that is gone, and makes none larger or empty", () => {
    fc.assert(
      fc.property(basket, known, (before, stock) => {
        const after = reconciled(before, stock, before);
        const stays = (before.productItems ?? []).filter((item) => item.bonusProductLineItem || shopOf(item) !== "s4");
        expect(after.map(({ itemId }) => itemId)).toEqual(stays.map(({ itemId }) => itemId));
        after.forEach(({ quantity = 0 }, index) => {
          expect(quantity).toBeGreaterThan(0);
          expect(quantity).toBeLessThanOrEqual(stays[index]?.quantity ?? 0);
        });
      }),
    );
  });

  test("has nothing more to do the second time, and touches neither presents nor prices", () => {
    fc.assert(
      fc.property(basket, known, (before, stock) => {
        const after = reconciled(before, stock, before);
        const again = reconcileBasket({ ...before, productItems: after }, stock);
        expect([again.reductions, again.removals]).toEqual([[], []]);
        for (const item of after) {
          const was = before.productItems?.find(({ itemId }) => itemId === item.itemId);
          expect({ ...item, quantity: was?.quantity }).toEqual(was);
          expect(item.bonusProductLineItem ? item.quantity : was?.quantity).toBe(was?.quantity);
        }
      }),
    );
  });
});

test.each([
  ["a shop's shortage is not the warehouse's", "at-1", [["i0", 2]]],
  ["the warehouse's shortage is not a shop's", "me", [["i1", 2]]],
] as const)("%s", (_name, shortAt, reductions) => {
  const items: [string, string][] = [
    ["i0", "at-1"],
    ["i1", "me"],
  ];
  const short = items.find(([, home]) => home === shortAt)?.[0];
  const before = {
    shipments: homes,
    productItems: items.map(([itemId, shipmentId]) => ({ itemId, productId: "p", quantity: 5, shipmentId })),
    c_flashes: [{ type: "ProductItemNotAvailable", details: { itemId: short, productId: "p", available: 2 } }],
  };
  const result = reconcileBasket(before, {
    warehouse: new Map([["p", 9]]),
    shops: new Map([["s1", new Map([["p", 9]])]]),
  });
  expect(result.reductions.map(({ itemId, to }) => [itemId, to])).toEqual(reductions);
});
