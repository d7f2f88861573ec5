import { act } from "@testing-library/react";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { useBasket } from "#app/contexts/basket-context.tsx";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { useStockCheck, type StockCheck } from "./use-stock-check.ts";

const plenty: ReadonlyMap<string, LineProduct> = new Map([["bears", { available: 99 } as LineProduct]]);

/** Five boxes to be collected at a shop that has so many. */
const bag = (available: number): Basket =>
  ({
    basketId: "b1",
    shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment1", c_fromStoreId: "s1" }],
    productItems: [{ itemId: "i1", productId: "bears", quantity: 5, shipmentId: "Shipment1" }],
    c_flashes: [{ type: "ProductItemNotAvailable", details: { itemId: "i1", productId: "bears", available } }],
  }) as unknown as Basket;

const check = async (available: number) => {
  const updateItem = jest.fn(() => Promise.resolve({ ...bag(available), c_flashes: [] } as unknown as Basket));
  const seen: StockCheck[] = [];
  const Probe = () => {
    const { basket } = useBasket();
    seen.push(useStockCheck(basket, plenty));
    return null;
  };
  await renderInShop(<Probe />, { api: { baskets: { current: () => Promise.resolve(bag(available)), updateItem } } });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
  return { updateItem, seen };
};

test("a pickup is reduced to what its shop has, whatever the warehouse holds", async () => {
  const { updateItem, seen } = await check(2);
  expect(updateItem.mock.calls).toEqual([["b1", "i1", { quantity: 2 }]]);
  expect(seen.at(-1)?.reduced.get("i1")).toEqual({ from: 5, to: 2 });
});

test("a pickup that its shop has sold out is named and left alone", async () => {
  const { updateItem, seen } = await check(0);
  expect(updateItem).not.toHaveBeenCalled();
  expect([...(seen.at(-1)?.soldOut ?? [])]).toEqual(["i1"]);
});
