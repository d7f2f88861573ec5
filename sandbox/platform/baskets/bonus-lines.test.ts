import type { BonusGrant } from "#sandbox/platform/promotions/bonus.ts";
import { testPromotion } from "#sandbox/platform/promotions/test-promotions.ts";
import type { Verdict, VerdictScope } from "#sandbox/platform/promotions/verdict.ts";
import type { Basket, BasketItem } from "./basket.ts";
import { bonusesOf, withoutLostBonuses } from "./bonus-lines.ts";
import { testBasket } from "./test-basket.ts";
import { testItem, testProduct, testSituation, testStock } from "./test-situation.ts";

type BonusDiscount = BonusGrant["discount"];

const grant = (discount: BonusDiscount, changes: Partial<BonusGrant> = {}): BonusGrant => ({
  promotion: testPromotion("gift", { class: "order", tiers: [{ threshold: { USD: 0 }, discount }] }),
  discount,
  times: 1,
  qualifyingItemId: "i1",
  ...changes,
});
const automatic: BonusDiscount = { type: "bonus", products: [{ productId: "mint", quantity: 2 }] };
const choice: BonusDiscount = {
  type: "bonus_choice",
  maxItems: 2,
  products: [{ productId: "mint" }, { productId: "plum" }],
};
const products = [testProduct("mint"), testProduct("plum"), testProduct("bar")];
const cents = { mint: 300, plum: 500, bar: 1000 };
const stock = testStock({ "/mint": 10, "/plum": 10, "/bar": 10 });
const situation = testSituation(products, cents, { stock });
const chosen = (id: string, productId: string, quantity = 1, slot: string | null = "bonus-gift") =>
  testItem(id, productId, quantity, { bonusDiscountLineItemId: slot });

const witnessed = (basket: Basket, grants: BonusGrant[], given = situation) => {
  const heard: [string, Verdict, VerdictScope | undefined][] = [];
  const result = bonusesOf(basket, grants, given, (...verdict) => heard.push([verdict[0], verdict[1], verdict[2]]));
  return { ...result, heard };
};
const idsOf = (lines: readonly { item: BasketItem }[]) => lines.map(({ item }) => item.id);

test("nothing is given where nothing was earned", () => {
  const basket = testBasket({ items: [chosen("c", "mint")] });
  expect(witnessed(basket, [])).toEqual({ slots: [], lines: [], heard: [] });
});

describe("a bonus that comes by itself", () => {
  it("is a line of its own in the first parcel, and costs nothing", () => {
    const { lines, slots, heard } = witnessed(testBasket(), [grant(automatic)]);
    expect(slots).toEqual([]);
    expect(lines).toMatchObject([
      {
        item: {
          id: "bonus-gift-mint",
          productId: "mint",
          quantity: 2,
          shipmentId: "me",
          inventoryListId: null,
          optionItems: [],
          bonusDiscountLineItemId: null,
          gift: false,
          giftMessage: null,
          attributes: {},
        },
        product: { id: "mint" },
        basePriceCents: 300,
        qualifyingItemId: "i1",
        promotion: { id: "gift" },
        adjustment: { id: "bonus-gift-mint-gift", promotionId: "gift", priceCents: -600, discount: { type: "bonus" } },
      },
    ]);
    expect(heard).toEqual([["gift", { outcome: "applied", cents: -600 }, { lineId: "bonus-gift-mint" }]]);
  });

  it("comes with every time it was earned", () => {
    expect(witnessed(testBasket(), [grant(automatic, { times: 3 })]).lines).toMatchObject([{ item: { quantity: 6 } }]);
  });

  it("goes into the first parcel there is, else into the ordinary one", () => {
    const [shipment] = testBasket().shipments;
    if (!shipment) throw new Error("A basket has a shipment.");
    const homes = [[{ ...shipment, id: "gran" }, shipment], []].map(
      (shipments) => witnessed(testBasket({ shipments }), [grant(automatic)]).lines[0]?.item.shipmentId,
    );
    expect(homes).toEqual(["gran", "me"]);
  });

  it.each([
    ["is not sold here", testSituation([], cents, { stock })],
    ["has no price", testSituation(products, {}, { stock })],
    ["has one piece too few", testSituation(products, cents, { stock: testStock({ "/mint": 1 }) })],
    ["is in no stock", testSituation(products, cents)],
  ])("stays away where it %s", (_name, given) => {
    const { lines, heard } = witnessed(testBasket(), [grant(automatic)], given);
    expect(lines).toEqual([]);
    expect(heard).toEqual([["gift", { outcome: "not_applied", reason: "bonus_not_available" }, undefined]]);
  });

  it("comes with the last piece there is", () => {
    const given = testSituation(products, cents, { stock: testStock({ "/mint": 2 }) });
    expect(witnessed(testBasket(), [grant(automatic)], given).lines).toHaveLength(1);
  });
});

describe("a bonus to choose", () => {
  it("is offered, and given as it was chosen", () => {
    const basket = testBasket({ items: [testItem("i1", "bar"), chosen("c", "plum")] });
    const { slots, lines, heard } = witnessed(basket, [grant(choice)]);
    expect(slots).toMatchObject([{ id: "bonus-gift", maxItems: 2 }]);
    expect(heard).toEqual([["gift", { outcome: "offered", slotId: "bonus-gift" }, undefined]]);
    expect(lines).toMatchObject([
      { item: { id: "c" }, basePriceCents: 500, adjustment: { priceCents: -500 }, qualifyingItemId: "i1" },
    ]);
  });

  it("may cost something, for each piece", () => {
    const discount: BonusDiscount = { ...choice, products: [{ productId: "plum", price: { USD: 120 } }] };
    const basket = testBasket({ items: [chosen("c", "plum", 2)] });
    expect(witnessed(basket, [grant(discount)]).lines).toMatchObject([{ adjustment: { priceCents: -760 } }]);
  });

  it("never costs more than it would by itself", () => {
    const discount: BonusDiscount = { ...choice, products: [{ productId: "plum", price: { USD: 900 } }] };
    const [line] = witnessed(testBasket({ items: [chosen("c", "plum")] }), [grant(discount)]).lines;
    expect(line?.adjustment.priceCents).toBeCloseTo(0);
  });

  it.each<[string, BasketItem[], string[]]>([
    ["fills its room", [chosen("a", "mint"), chosen("b", "plum")], ["a", "b"]],
    ["has room for no more", [chosen("a", "mint"), chosen("b", "plum"), chosen("c", "mint")], ["a", "b"]],
    ["has room for a smaller line behind a larger one", [chosen("a", "mint", 3), chosen("b", "plum", 2)], ["b"]],
    ["takes no line of another slot", [chosen("a", "mint", 1, "bonus-other")], []],
    ["takes no line that was bought", [chosen("a", "mint", 1, null)], []],
    ["takes nothing it does not offer", [chosen("a", "bar")], []],
    ["takes nothing that is not sold here", [chosen("a", "gone")], []],
  ])("%s", (_name, items, ids) => {
    expect(idsOf(witnessed(testBasket({ items }), [grant(choice)]).lines)).toEqual(ids);
  });

  it("takes nothing without a price", () => {
    const given = testSituation(products, { mint: 300 }, { stock });
    const basket = testBasket({ items: [chosen("a", "plum"), chosen("b", "mint")] });
    expect(idsOf(witnessed(basket, [grant(choice)], given).lines)).toEqual(["b"]);
  });

  it("offers of a list what is in a category only", () => {
    const offered = { ...situation, bonusOffers: new Set(["plum"]) };
    const [slot] = witnessed(testBasket(), [grant(choice)], offered).slots;
    expect(slot?.discount.products).toEqual([{ productId: "plum" }]);
    expect(slot?.discount.maxItems).toBe(2);
    expect(witnessed(testBasket(), [grant(choice)]).slots[0]?.discount.products).toHaveLength(2);
  });

  it("offers all a selection names, without a list", () => {
    const discount: BonusDiscount = {
      type: "bonus_choice",
      maxItems: 1,
      rule: { groups: [{ categoryIds: ["bars"] }] },
    };
    const basket = testBasket({ items: [chosen("a", "plum")] });
    const { slots, lines } = witnessed(basket, [grant(discount)], { ...situation, bonusOffers: new Set() });
    expect(slots[0]?.discount).toEqual(discount);
    expect(idsOf(lines)).toEqual(["a"]);
  });

  it("stands beside one that comes by itself", () => {
    const basket = testBasket({ items: [chosen("c", "plum")] });
    const { lines } = witnessed(basket, [grant(automatic), grant(choice)]);
    expect(idsOf(lines)).toEqual(["bonus-gift-mint", "c"]);
  });
});

describe("a bonus that is no longer earned", () => {
  const bought = testItem("i1", "bar");
  const given = chosen("c", "mint", 2);
  const basket = (...items: BasketItem[]) => testBasket({ items });
  const after = (before: BasketItem[], items: BasketItem[], kept: BasketItem[]) =>
    withoutLostBonuses(basket(...before), basket(...items), kept).map(({ id }) => id);

  it.each<[string, BasketItem[], BasketItem[], BasketItem[], string[]]>([
    ["leaves", [bought, given], [bought, given], [bought], ["i1"]],
    ["stays while it is kept", [bought, given], [bought, given], [bought, given], ["i1", "c"]],
    ["leaves bought lines alone", [bought], [bought], [], ["i1"]],
    ["leaves bought lines alone beside lost ones", [bought, given], [bought, given], [], ["i1"]],
    ["leaves when it became fewer", [bought, given], [bought, { ...given, quantity: 1 }], [bought], ["i1"]],
  ])("%s", (_name, before, items, kept, ids) => {
    expect(after(before, items, kept)).toEqual(ids);
  });

  it.each<[string, BasketItem[]]>([
    ["one just added", [bought]],
    ["one that became more", [bought, { ...given, quantity: 1 }]],
  ])("is refused: %s", (_name, before) => {
    expect(() => after(before, [bought, given], [bought])).toThrow(
      expect.objectContaining({
        status: 400,
        type: "invalid-bonus-product-item",
        detail: "Product 'mint' is no bonus of 'bonus-gift', or there is no room for it.",
        extra: { productId: "mint", bonusDiscountLineItemId: "bonus-gift" },
      }),
    );
  });
});

test("a bonus of nothing gives nothing", () => {
  expect(bonusesOf(testBasket(), [grant({ type: "bonus", products: [] })], situation).lines).toEqual([]);
});
