import { Fault } from "#sandbox/core/fault.ts";
import { type Basket, type BasketItem, newShipment } from "./basket.ts";
import { testBasket } from "./test-basket.ts";
import { addItems, changeItems, MAX_ITEMS, type NewItem, pieces, removeItem } from "./basket-items.ts";
import { mergeInto, type MergeMode } from "./basket-merge.ts";
import { addShipment, removeShipment, withoutEmptyShipments } from "./basket-shipments.ts";

const item = (id: string, productId: string, quantity: number, changes: Partial<BasketItem> = {}): BasketItem => ({
  id,
  productId,
  quantity,
  shipmentId: "me",
  inventoryListId: null,
  optionItems: [],
  bonusDiscountLineItemId: null,
  gift: false,
  giftMessage: null,
  attributes: {},
  ...changes,
});
const added = (productId: string, quantity: number, changes: Partial<NewItem> = {}): NewItem => ({
  productId,
  quantity,
  shipmentId: null,
  inventoryListId: null,
  optionItems: [],
  bonusDiscountLineItemId: null,
  gift: false,
  giftMessage: null,
  attributes: {},
  ...changes,
});
const basket = (items: BasketItem[] = [], changes: Partial<Basket> = {}): Basket => testBasket({ items, ...changes });
let next = 0;
const newId = () => `n${(next += 1)}`;
const lines = ({ items }: Basket) => items.map(({ productId, quantity }) => `${productId}×${quantity}`);

describe("a quantity", () => {
  it.each([
    [1, 1],
    [999, 999],
  ])("may be %p", (value, expected) => {
    expect(pieces(value, "quantity", 1)).toBe(expected);
  });

  it("may be 0 where that removes", () => {
    expect(pieces(0, "quantity", 0)).toBe(0);
  });

  it.each([0, -1, 0.5, 1.5, 1000, "x", "1", null, undefined, Number.NaN, Infinity, {}, [1]])(
    "may not be %p",
    (value) => {
      expect(() => pieces(value, "quantity", 1)).toThrow(Fault);
    },
  );
});

describe("lines", () => {
  it.each<[string, NewItem[], string[]]>([
    ["a new product makes a line", [added("b", 1)], ["a×2", "b×1"]],
    ["a known one grows its line", [added("a", 3)], ["a×5"]],
    ["twice in one call too", [added("b", 1), added("b", 2)], ["a×2", "b×3"]],
    ["a gift stays apart", [added("a", 1, { gift: true })], ["a×2", "a×1"]],
    ["another mix stays apart", [added("a", 1, { attributes: { c_customMix: "x" } })], ["a×2", "a×1"]],
    ["another stock list stays apart", [added("a", 1, { inventoryListId: "shop" })], ["a×2", "a×1"]],
  ])("%s", (_name, entries, expected) => {
    expect(lines(addItems(basket([item("1", "a", 2)]), entries, newId))).toEqual(expected);
  });

  it("come back to a default shipment when it is gone", () => {
    const lost = basket([], { shipments: [] });
    expect(addItems(lost, [added("a", 1)], newId).shipments.map(({ id }) => id)).toEqual(["me"]);
  });

  it("are limited in number", () => {
    const many = Array.from({ length: MAX_ITEMS + 1 }, (_, index) => added(`p${index}`, 1));
    expect(() => addItems(basket(), many, newId)).toThrow(`at most ${MAX_ITEMS} lines`);
  });

  it("forget an attribute set to null and keep the others", () => {
    const before = basket([item("1", "a", 1, { attributes: { c_customMix: "x", c_fromStoreId: "1" } })]);
    const { items } = changeItems(before, [{ itemId: "1", attributes: { c_fromStoreId: null } }]);
    expect(items[0]?.attributes).toEqual({ c_customMix: "x" });
  });

  it("are not found under another id", () => {
    expect(() => removeItem(basket(), "1")).toThrow("could be found");
    expect(() => changeItems(basket(), [{ itemId: "1", quantity: 0 }])).toThrow("could be found");
  });
});

describe("shipments", () => {
  it("take the lowest free name", () => {
    const two = addShipment(addShipment(basket(), null, {}), null, {});
    expect(two.shipments.map(({ id }) => id)).toEqual(["me", "Shipment1", "Shipment2"]);
    const again = addShipment(removeShipment(two, "Shipment1"), null, {});
    expect(again.shipments.map(({ id }) => id)).toEqual(["me", "Shipment2", "Shipment1"]);
  });

  it("without lines stay behind when an order is made, but for the last one", () => {
    const empty = addShipment(basket(), null, {});
    expect(withoutEmptyShipments(empty).shipments.map(({ id }) => id)).toEqual(["me"]);
    const used = { ...empty, items: [item("1", "a", 1, { shipmentId: "Shipment1" })] };
    expect(withoutEmptyShipments(used).shipments.map(({ id }) => id)).toEqual(["Shipment1"]);
  });
});

describe("two baskets become one", () => {
  const kept = basket([item("1", "a", 3), item("2", "b", 1)], {
    email: "kept@example.test",
    coupons: [{ id: "k", couponId: "c1", code: "C1" }],
    attributes: { c_qualifiers: "kept" },
  });
  const incoming = basket([item("3", "a", 5), item("4", "c", 1)], {
    email: "other@example.test",
    shipments: [newShipment("me"), { ...newShipment("Shipment1"), shippingAddress: { city: "Chicago" } }],
    coupons: [
      { id: "i", couponId: "c1", code: "C1" },
      { id: "j", couponId: "c2", code: "C2" },
    ],
    attributes: { c_qualifiers: "other", c_fullStorySessionURL: "x" },
  });

  it.each<[MergeMode, string[]]>([
    ["higher_quantity", ["a×5", "b×1", "c×1"]],
    ["sum_quantities", ["a×8", "b×1", "c×1"]],
    ["saved_quantity", ["a×3", "b×1", "c×1"]],
    ["separate_item", ["a×3", "b×1", "a×5", "c×1"]],
  ])("by %s", (mode, expected) => {
    expect(lines(mergeInto(kept, incoming, mode, { newId }))).toEqual(expected);
  });

  it("without personal data of the one that goes", () => {
    const merged = mergeInto(kept, incoming, "higher_quantity", { newId });
    expect(merged.email).toBe("kept@example.test");
    expect(merged.shipments.map(({ id, shippingAddress }) => [id, shippingAddress])).toEqual([
      ["me", null],
      ["Shipment1", null],
    ]);
    expect(merged.coupons.map(({ code }) => code)).toEqual(["C1", "C2"]);
    expect(merged.attributes).toEqual({ c_qualifiers: "kept", c_fullStorySessionURL: "x" });
  });

  it("never beyond what a line may hold: the rest makes a line of its own", () => {
    const many = basket([item("1", "a", 900)]);
    expect(lines(mergeInto(many, many, "sum_quantities", { newId }))).toEqual(["a×999", "a×801"]);
  });
});
