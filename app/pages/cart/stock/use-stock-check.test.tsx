import { act } from "@testing-library/react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import type { Shop } from "#app/domain/stores/shop.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { useStockCheck, type StockCheck } from "./use-stock-check.ts";

const plenty: ReadonlyMap<string, LineProduct> = new Map([["bears", { available: 99 } as LineProduct]]);

const shops: ReadonlyMap<string, Shop> = new Map([["s1", { id: "s1", name: "Ferry Building" } as Shop]]);

/** Five boxes to be collected at a shop that has so many, as the bag says or as the shop does. */
const bag = (available?: number): Basket =>
  ({
    basketId: "b1",
    shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment1", c_fromStoreId: "s1" }],
    productItems: [{ itemId: "i1", productId: "bears", quantity: 5, shipmentId: "Shipment1" }],
    c_flashes:
      available === undefined
        ? []
        : [{ type: "ProductItemNotAvailable", details: { itemId: "i1", productId: "bears", available } }],
  }) as unknown as Basket;

const check = async ({
  said,
  has = {},
  known = shops,
  removeItem = () => Promise.resolve({ ...bag(), productItems: [] } as unknown as Basket),
}: {
  said?: number;
  has?: object;
  known?: ReadonlyMap<string, Shop> | null;
  removeItem?: () => Promise<Basket>;
}) => {
  const updateItem = jest.fn(() => Promise.resolve({ ...bag(), c_flashes: [] } as unknown as Basket));
  const taken = jest.fn(removeItem);
  const stock = jest.fn(() => Promise.resolve({ bears: { s1: { id: "list-1", orderable: true, ...has } } }));
  const seen: StockCheck[] = [];
  const Probe = () => {
    const { basket } = useBasket();
    seen.push(useStockCheck(basket, plenty, known));
    return null;
  };
  await renderInShop(<Probe />, {
    api: {
      baskets: {
        current: () => Promise.resolve(bag(said)),
        updateItem,
        removeItem: taken,
        removeShipments: () => Promise.resolve(bag()),
      },
      stores: { stock },
    },
  });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
  return { updateItem, taken, stock, seen };
};

test("a pickup is reduced to what its shop has, whatever the warehouse holds", async () => {
  const { updateItem, seen } = await check({ said: 2 });
  expect(updateItem.mock.calls).toEqual([["b1", "i1", { quantity: 2 }]]);
  expect(seen.at(-1)?.reduced.get("i1")).toEqual({ from: 5, to: 2 });
});

test("a pickup that its shop has sold out is named and left alone", async () => {
  const { updateItem, seen } = await check({ said: 0 });
  expect(updateItem).not.toHaveBeenCalled();
  expect([...(seen.at(-1)?.soldOut ?? [])]).toEqual(["i1"]);
});

test.each([
  ["fewer than wanted", { ats: 3 }, [["b1", "i1", { quantity: 3 }]]],
  ["enough", { ats: 5 }, []],
  ["more to come", { ats: 1, backorderable: true }, []],
])("the stock of the shop itself counts, which has %s", async (_name, has, calls) => {
  const { updateItem, stock } = await check({ has });
  expect(stock.mock.calls).toEqual([[["bears"], ["s1"]]]);
  expect(updateItem.mock.calls).toEqual(calls);
});

test("a line whose shop has no id is removed, once, and named", async () => {
  const { taken, updateItem, stock, seen } = await check({ said: 0, known: new Map() });
  expect(taken.mock.calls).toEqual([["b1", "i1"]]);
  expect(seen.at(-1)?.withoutShop).toEqual(["bears"]);
  expect(updateItem).not.toHaveBeenCalled();
  expect(stock).not.toHaveBeenCalled();
});

test("as long as the shops are not known, nothing is removed", async () => {
  const { taken } = await check({ known: null });
  expect(taken).not.toHaveBeenCalled();
});

test("a line whose shop is gone and that cannot be removed stays, and that is logged", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { taken, seen } = await check({ known: new Map(), removeItem: () => Promise.reject(new Error("no")) });
  expect(taken).toHaveBeenCalledTimes(1);
  expect(seen.at(-1)?.withoutShop).toEqual([]);
  expect(log.mock.calls.map(([what]) => what)).toEqual(["A line without a shop could not be removed."]);
  log.mockRestore();
});
