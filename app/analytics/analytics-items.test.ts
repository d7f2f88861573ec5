import { itemOfProduct } from "./analytics-items.ts";
import { itemOfLine, saleOf, valueOf } from "./sale-items.ts";

test("a product is counted at the price asked now, with what is saved", () => {
  const product = { id: "1", name: "Truffles", categoryId: "truffles", price: { standard: 24.95, sale: 19.96 } };
  expect(itemOfProduct(product)).toEqual({
    item_id: "1",
    item_name: "Truffles",
    item_category: "truffles",
    price: 19.96,
    discount: 4.99,
  });
  expect(itemOfProduct({ id: "2", name: "Bag" })).toEqual({ item_id: "2", item_name: "Bag" });
});

test("a line is counted at what one piece costs after its discounts", () => {
  const line = { productId: "1", productName: "Truffles", quantity: 3, price: 30, priceAfterItemDiscount: 25 };
  expect(itemOfLine(line)).toEqual({ item_id: "1", item_name: "Truffles", quantity: 3, price: 8.33 });
  expect(itemOfLine(line, 1)).toMatchObject({ quantity: 1, price: 8.33 });
});

test("a bag is counted with its currency and its lines", () => {
  const basket = { currency: "CAD", productSubTotal: 30, productItems: [{ productId: "1", quantity: 1 }] };
  expect(saleOf(basket)).toEqual({
    currency: "CAD",
    value: 30,
    items: [{ item_id: "1", item_name: "", quantity: 1 }],
  });
  expect(saleOf({})).toEqual({ currency: "", value: 0, items: [] });
});

test("several items are worth whole cents", () => {
  expect(valueOf([{ price: 0.1, quantity: 1 }, { price: 0.1, quantity: 2 }, {}])).toBe(0.3);
});
