import fc from "fast-check";
import type { Basket, BasketItem } from "./basket.ts";
import { MAX_ITEMS, MAX_QUANTITY } from "./basket-items.ts";
import { mergeInto, type MergeMode, mergeModes } from "./basket-merge.ts";
import { testBasket } from "./test-basket.ts";

let ids = 0;
const newId = () => `new-${(ids += 1)}`;

const anItem = fc.record({
  productId: fc.constantFrom("bears", "chews", "mints"),
  quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  shipmentId: fc.constantFrom("me", "Shipment1"),
  inventoryListId: fc.constantFrom(null, "shop-7"),
  optionItems: fc.constantFrom([], [{ optionId: "sleeve", optionValueId: "foil" }]),
  gift: fc.boolean(),
  giftMessage: fc.constantFrom(null, "Hello"),
  attributes: fc.constantFrom({}, { c_fromStoreId: "7" }, { c_isSubscription: true }, { c_subscriptionInterval: 30 }),
});
/** Few kinds, so that lines of both baskets, and several of one, are often the same thing. */
const plainItem = anItem.map(({ productId, quantity, shipmentId, attributes }) => ({
  productId: productId === "mints" ? "bears" : productId,
  quantity,
  shipmentId,
  attributes: attributes.c_isSubscription ? attributes : {},
  inventoryListId: null,
  optionItems: [],
  gift: false,
  giftMessage: null,
}));
const someItems = fc.oneof(fc.array(plainItem, { maxLength: 8 }), fc.array(anItem, { maxLength: 8 }));

type Line = Omit<BasketItem, "id" | "bonusDiscountLineItemId">;

const basketOf = (name: string, lines: readonly Line[], more: Partial<Basket> = {}): Basket =>
  testBasket({
    id: name,
    shipments: ["me", "Shipment1"].map((id) => ({
      id,
      shippingMethodId: null,
      shippingAddress: { city: name },
      gift: false,
      giftMessage: null,
      attributes: {},
    })),
    items: lines.map((line, index) => ({ ...line, id: `${name}-${index}`, bonusDiscountLineItemId: null })),
    ...more,
  });

/** What makes two lines the same thing: all the document names, and what goods are taken. */
const keyOf = ({ productId, shipmentId, inventoryListId, optionItems, gift, giftMessage, attributes }: Line) =>
  JSON.stringify([
    productId,
    shipmentId,
    inventoryListId,
    optionItems,
    gift,
    giftMessage,
    attributes["c_fromStoreId"] ?? null,
  ]);

const piecesByKey = (lines: readonly Line[]) => {
  const pieces = new Map<string, number>();
  for (const line of lines) pieces.set(keyOf(line), (pieces.get(keyOf(line)) ?? 0) + line.quantity);
  return pieces;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe("merging baskets", () => {
  it("by sum or apart loses no piece and adds none", () => {
    fc.assert(
      fc.property(
        someItems,
        someItems,
        fc.constantFrom<MergeMode>("sum_quantities", "separate_item"),
        (kept, incoming, mode) => {
          const merged = mergeInto(basketOf("kept", kept), basketOf("guest", incoming), mode, { newId });
          expect(piecesByKey(merged.items)).toEqual(piecesByKey([...kept, ...incoming]));
        },
      ),
    );
  });

  it("of any rule keeps every line of both, once: their own, or the one they meet", () => {
    fc.assert(
      fc.property(someItems, someItems, fc.constantFrom(...mergeModes), (kept, incoming, mode) => {
        const merged = mergeInto(basketOf("kept", kept), basketOf("guest", incoming), mode, { newId });
        expect(new Set(merged.items.map(({ id }) => id)).size).toBe(merged.items.length);
        expect(merged.items.every(({ quantity }) => quantity >= 1 && quantity <= MAX_QUANTITY)).toBe(true);
        for (const [key, own] of piecesByKey(kept)) {
          const now = piecesByKey(merged.items).get(key) ?? 0;
          const theirs = piecesByKey(incoming).get(key) ?? 0;
          expect(now).toBeGreaterThanOrEqual(own);
          expect(now).toBeLessThanOrEqual(own + theirs);
        }
        for (const key of piecesByKey(incoming).keys()) expect(piecesByKey(merged.items).has(key)).toBe(true);
      }),
    );
  });

  it("takes the higher quantity, or the one saved, of two single lines", () => {
    fc.assert(
      fc.property(anItem, fc.integer({ min: 1, max: MAX_QUANTITY }), (line, quantity) => {
        const merge = (mode: MergeMode) =>
          mergeInto(basketOf("kept", [line]), basketOf("guest", [{ ...line, quantity }]), mode, { newId }).items;
        expect(merge("higher_quantity").map((item) => item.quantity)).toEqual([Math.max(line.quantity, quantity)]);
        expect(merge("saved_quantity").map((item) => item.quantity)).toEqual([line.quantity]);
        expect(sum(merge("sum_quantities").map((item) => item.quantity))).toBe(line.quantity + quantity);
        expect(merge("separate_item")).toHaveLength(2);
      }),
    );
  });

  it("with an empty basket, or of an empty one, changes no line", () => {
    fc.assert(
      fc.property(someItems, fc.constantFrom(...mergeModes), (lines, mode) => {
        const withoutIds = (items: readonly BasketItem[]) => items.map(({ id: _id, ...line }) => line);
        const full = basketOf("full", lines);
        const empty = basketOf("empty", []);
        expect(withoutIds(mergeInto(full, empty, mode, { newId }).items)).toEqual(withoutIds(full.items));
        expect(withoutIds(mergeInto(empty, full, mode, { newId }).items)).toEqual(withoutIds(full.items));
      }),
    );
  });

  it("keeps the receiving basket's attributes, and takes along what it does not say", () => {
    const line = { productId: "bears", quantity: 1, shipmentId: "me", inventoryListId: null, optionItems: [] };
    const plain = { ...line, gift: false, giftMessage: null };
    const merged = mergeInto(
      basketOf("kept", [{ ...plain, attributes: { c_subscriptionInterval: 30 } }], {
        attributes: { c_qualifiers: "a" },
      }),
      basketOf("guest", [{ ...plain, attributes: { c_subscriptionInterval: 60, c_isSubscription: true } }], {
        attributes: { c_qualifiers: "b", c_businessAccountId: "7" },
      }),
      "higher_quantity",
      { newId },
    );
    expect(merged.items).toMatchObject([{ attributes: { c_subscriptionInterval: 30, c_isSubscription: true } }]);
    expect(merged.attributes).toEqual({ c_qualifiers: "a", c_businessAccountId: "7" });
  });

  it("leaves personal data behind, takes shipments and coupons along, and holds what one basket may", () => {
    const coupon = (code: string) => ({ id: code, couponId: code, code });
    const guest = basketOf("guest", [], { email: "guest@example.test", coupons: [coupon("A"), coupon("B")] });
    const other = { ...guest.shipments[1]!, id: "Shipment2", giftMessage: "Hi" };
    const kept = basketOf("kept", [], { coupons: [coupon("A")], email: null });
    const merged = mergeInto(kept, { ...guest, shipments: [...guest.shipments, other] }, "higher_quantity", { newId });
    expect(merged.email).toBeNull();
    expect(merged.coupons.map(({ code }) => code)).toEqual(["A", "B"]);
    expect(merged.shipments.map(({ id, shippingAddress }) => [id, shippingAddress?.city ?? null])).toEqual([
      ["me", "kept"],
      ["Shipment1", "kept"],
      ["Shipment2", null],
    ]);
    const line = { quantity: 1, shipmentId: "me", inventoryListId: null, optionItems: [], gift: false };
    const lines = (count: number, name: string): Line[] =>
      Array.from({ length: count }, (_, index) => ({
        ...line,
        productId: `${name}${index}`,
        giftMessage: null,
        attributes: {},
      }));
    const fits = [basketOf("kept", lines(150, "a")), basketOf("guest", lines(50, "b"))] as const;
    expect(mergeInto(...fits, "higher_quantity", { newId }).items).toHaveLength(MAX_ITEMS);
    const tooMany = [basketOf("kept", lines(150, "a")), basketOf("guest", lines(51, "b"))] as const;
    expect(() => mergeInto(...tooMany, "higher_quantity", { newId })).toThrow("at most 200 lines");
  });
});
