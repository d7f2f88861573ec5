import type { Clock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, basketWith, chicago, goods, testShopper, type TestShopper } from "#sandbox/test-shopper.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { logoOn } from "../cartridge/sleeve-logos/test-logo.ts";
import { promotions } from "./promotions.ts";

type Items = { productId: string; quantity: number; optionItems?: object[] }[];
interface Adjustment {
  promotionId: string;
  price: number;
}
interface Basket {
  basketId: string;
  productItems?: { productId: string; bonusProductLineItem?: boolean; priceAdjustments?: Adjustment[] }[];
  orderPriceAdjustments?: Adjustment[];
  shippingItems?: { priceAdjustments?: Adjustment[] }[];
  bonusDiscountLineItems?: { promotionId: string; maxBonusItems: number }[];
}

/** The first day of the world, a Sunday; a test may move it. */
let now = worldEpoch;
const clock: Clock = { now: () => now };
const tuesdayNoon = new Date("2026-11-03T20:00:00Z");

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock });
}, 120_000);
afterAll(() => sandbox.close());
afterEach(() => (now = worldEpoch));

const shopperOn = async (siteId = "WickettPlumUS"): Promise<TestShopper> =>
  testShopper(sandbox, await sandbox.guestToken(siteId), { siteId });

/** What every promotion took off a basket, in dollars. */
const reductions = (basket: Basket): Record<string, number> => {
  const all = [
    ...(basket.productItems ?? []).flatMap(({ priceAdjustments = [] }) => priceAdjustments),
    ...(basket.orderPriceAdjustments ?? []),
    ...(basket.shippingItems ?? []).flatMap(({ priceAdjustments = [] }) => priceAdjustments),
  ];
  const sums: Record<string, number> = {};
  for (const { promotionId, price } of all)
    sums[promotionId] = Math.round(((sums[promotionId] ?? 0) - price) * 100) / 100;
  return sums;
};

const withCode = async (shopper: TestShopper, { basketId }: Basket, code: string): Promise<Basket> =>
  (await shopper.post(`/baskets/${basketId}/coupons`, { code })).body;

describe("in a bag", () => {
  test.each<[string, string, Items, Record<string, number>]>([
    ["brittle", "WickettPlumUS", [{ productId: goods.brittle, quantity: 1 }], { "brittle-week": 2.03 }],
    ["two jars of mints", "WickettPlumUS", [{ productId: goods.mints, quantity: 2 }], { "pocket-change": 2 }],
    ["five pops", "WickettPlumUS", [{ productId: "486101-cherry", quantity: 5 }], {}],
    [
      "six pops, of two kinds",
      "WickettPlumUS",
      [
        { productId: "486101-cherry", quantity: 4 },
        { productId: "486110", quantity: 2 },
      ],
      { "six-pops": 11 },
    ],
    ["five bars", "WickettPlumUS", [{ productId: "482101", quantity: 5 }], {}],
    ["six bars", "WickettPlumUS", [{ productId: "482101", quantity: 6 }], { "bars-by-the-dozen": 2.85 }],
    [
      "a dozen bars, $8.50 each from ten on: ten of a hundred",
      "WickettPlumUS",
      [{ productId: "482101", quantity: 12 }],
      { "bars-by-the-dozen": 10.2 },
    ],
    [
      "two dozen bars: fifteen of a hundred, and ten dollars for so much",
      "WickettPlumUS",
      [{ productId: "482101", quantity: 24 }],
      { "bars-by-the-dozen": 30.6, "big-bag": 10 },
    ],
    ["a dozen bags by another maker", "WickettPlumUS", [{ productId: "482146-small", quantity: 12 }], {}],
    ["three bags of taffy", "WickettPlumUS", [{ productId: "492140-half-lb", quantity: 3 }], { "taffy-three": 4.5 }],
    [
      "three bags of taffy in Canada",
      "WickettPlumCA",
      [{ productId: "492140-half-lb", quantity: 3 }],
      { "taffy-three": 6.5 },
    ],
    ["goods for $500", "WickettPlumUS", [{ productId: goods.chews, quantity: 42 }], { "big-bag": 60 }],
    ["what has neither milk nor sugar, on a Sunday", "WickettPlumUS", [{ productId: "485201-tin", quantity: 1 }], {}],
    ["fundraising boxes for a guest", "WickettPlumFundraising", [{ productId: "495101", quantity: 60 }], {}],
  ])("%s on %s", async (_what, siteId, items, expected) => {
    const shopper = await shopperOn(siteId);
    expect(reductions(await basketWith(shopper, items))).toEqual(expected);
  });

  test("on a Tuesday what has neither milk nor sugar costs a tenth less, from nine in the morning", async () => {
    const tin = [{ productId: "485201-tin", quantity: 2 }];
    now = new Date("2026-11-03T16:59:00Z");
    const early = reductions(await basketWith(await shopperOn(), tin));
    now = tuesdayNoon;
    const noon = reductions(await basketWith(await shopperOn(), tin));
    expect([early["tuesday-dairy-free"], noon["tuesday-dairy-free"]]).toEqual([undefined, 0.9]);
  });

  test("25 boxes with printed sleeves pay half of the sleeves", async () => {
    const printed = { optionId: "logo-sleeve", optionValueId: "desk-drawer-printed" };
    const c_personalizationLogo = await logoOn(sandbox, "WickettPlumUS");
    const boxes = (quantity: number) => [
      { productId: "493107", quantity, optionItems: [printed], c_personalizationLogo },
    ];
    const few = reductions(await basketWith(await shopperOn(), boxes(24)));
    const many = reductions(await basketWith(await shopperOn(), boxes(25)));
    expect([few["sleeves-half"], many["sleeves-half"]]).toEqual([undefined, 18.75]);
  });

  test("two winter sweets bring a sample along, once", async () => {
    const basket: Basket = await basketWith(await shopperOn(), [{ productId: "492228-hanukkah-gold", quantity: 5 }]);
    const samples = (basket.productItems ?? []).filter(({ productId }) => productId === "497107");
    expect(samples).toMatchObject([{ quantity: 1, bonusProductLineItem: true }]);
  });

  test.each([
    ["492210", "lantern-choice"],
    ["492110", "valentine-choice"],
  ])("two pieces of %s let the shopper choose (%s)", async (productId, promotionId) => {
    const basket: Basket = await basketWith(await shopperOn(), [{ productId, quantity: 2 }]);
    expect(basket.bonusDiscountLineItems).toMatchObject([{ promotionId, maxBonusItems: 1 }]);
  });

  test("a bag of Penny Pops costs three dollars as a choice, and any pop nothing", async () => {
    const choose = async (bought: string, chosen: string) => {
      const shopper = await shopperOn();
      const basket: Basket & { bonusDiscountLineItems?: { id: string }[] } = await basketWith(shopper, [
        { productId: bought, quantity: 2 },
      ]);
      const [slot] = basket.bonusDiscountLineItems ?? [];
      const { body } = await shopper.post(`/baskets/${basket.basketId}/items`, [
        { productId: chosen, quantity: 1, bonusDiscountLineItemId: slot?.id },
      ]);
      return body.productItems.find(({ productId }: { productId: string }) => productId === chosen)
        ?.priceAfterItemDiscount;
    };
    expect([await choose("492210", "486104-12"), await choose("492110", "486110")]).toEqual([3, 0]);
  });
});

describe("with a code", () => {
  test.each<[string, string, Items, Record<string, number>]>([
    [
      "FULLPRICE",
      "what is not reduced already, and alone",
      [
        { productId: goods.brittle, quantity: 1 },
        { productId: goods.chews, quantity: 20 },
      ],
      { "brittle-week": 2.03, "full-price": 36 },
    ],
    ["GRANDOPENING", "nothing beside it", [{ productId: goods.chews, quantity: 20 }], { "grand-opening": 60 }],
    ["welcome-back", "a tenth", [{ productId: goods.bears, quantity: 2 }], { "windowsill-ten": 1.5 }],
    ["JELLYBEAN", "a fifth of jellies", [{ productId: goods.jellies, quantity: 1 }], { "jelly-day": 2.8 }],
  ])("%s: %s", async (code, _what, items, expected) => {
    const shopper = await shopperOn();
    expect(reductions(await withCode(shopper, await basketWith(shopper, items), code))).toEqual(expected);
  });

  test("BAKESALE opens what a group of fundraisers has anyway, by the number of pieces", async () => {
    const shopper = await shopperOn("WickettPlumFundraising");
    const basket: Basket & { productSubTotal?: number } = await basketWith(shopper, [
      { productId: "495101", quantity: 24 },
    ]);
    const reduced = reductions(await withCode(shopper, basket, "BAKESALE"));
    expect(reduced["fundraising-drive"]).toBeCloseTo((basket.productSubTotal ?? 0) * 0.05, 2);
  });

  test.each<[string, string, string, string]>([
    ["SPRING26", "WickettPlumUS", "no_active_promotion", ""],
    ["STAFFPARTY", "WickettPlumUS", "coupon_disabled", ""],
    ["NOSUCHCODE", "WickettPlumUS", "coupon_code_unknown", ""],
    ["BAKESALE", "WickettPlumUS", "coupon_code_unknown", ""],
    ["penpal", "WickettPlumUS", "coupon_code_unknown", ""],
    ["WINDOWSILL", "WickettPlumUS", "coupon_code_already_in_basket", "WINDOWSILL"],
    ["WELCOME-IN", "WickettPlumUS", "coupon_already_in_basket", "WELCOME-HOME"],
  ])("%s on %s is refused as %s", async (code, siteId, status, before) => {
    const shopper = await shopperOn(siteId);
    const { basketId } = await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const add = (each: string) => shopper.post(`/baskets/${basketId}/coupons`, { code: each });
    const earlier = before === "" ? 200 : (await add(before)).status;
    expect(earlier).toBe(200);
    expect((await add(code)).body.statusCode).toBe(status);
  });

  test.each<[string, string, string]>([
    ["GOLDENTICKET", "noel@example.test", "coupon_code_already_redeemed"],
    ["EARLYBIRD", "noel@example.test", "redemption_limit_exceeded"],
    ["PenPal", "hattie@example.test", "customer_redemption_limit_exceeded"],
    ["ONCEAYEAR", "hattie@example.test", "timeframe_redemption_limit_exceeded"],
  ])("%s for %s is refused as %s, because of orders of the past", async (code, email, status) => {
    const shopper = testShopper(sandbox, await sandbox.registeredToken({ email }));
    const { basketId } = await basketWith(shopper, [{ productId: goods.jellies, quantity: 1 }]);
    const { body } = await shopper.post(`/baskets/${basketId}/coupons`, { code });
    await shopper.delete(`/baskets/${basketId}`);
    expect(body.statusCode).toBe(status);
  });

  test("JELLYBEAN without jellies has nothing to apply to", async () => {
    const shopper = await shopperOn();
    const basket = await withCode(
      shopper,
      await basketWith(shopper, [{ productId: goods.bears, quantity: 1 }]),
      "JELLYBEAN",
    );
    expect(basket).toMatchObject({ couponItems: [{ statusCode: "no_applicable_promotion" }] });
  });

  test("PenPal asks for its capitals", async () => {
    const shopper = await shopperOn();
    const basket = await basketWith(shopper, [{ productId: goods.bears, quantity: 2 }]);
    expect(reductions(await withCode(shopper, basket, "PenPal"))).toEqual({ "windowsill-ten": 1.5 });
  });
});

describe("on the way", () => {
  const anchorage = { ...chicago, city: "Anchorage", stateCode: "AK", postalCode: "99501" };

  test("ground is free from $90, not below, and not by air to Alaska", async () => {
    const to = async (quantity: number, options = {}) =>
      reductions(await addressedBasket(await shopperOn(), [{ productId: goods.chews, quantity }], options));
    expect((await to(8))["free-ground"]).toBeGreaterThan(0);
    expect(await to(7)).toEqual({});
    expect(await to(8, { address: anchorage, method: "ups-alaska-hawaii" })).toEqual({});
  });

  test("COOLHEADS makes the second day $9.99, unless something melts", async () => {
    const sent = async (productId: string) => {
      const shopper = await shopperOn();
      const basket: Basket = await addressedBasket(shopper, [{ productId, quantity: 1 }], { method: "ups-second-day" });
      return (await withCode(shopper, basket, "COOLHEADS")) as Basket & { shippingTotal: number };
    };
    const cool = await sent(goods.chews);
    expect(reductions(cool)["cool-heads"]).toBeGreaterThan(0);
    expect(cool.shippingTotal).toBe(9.99);
    expect(reductions(await sent("481101"))).toEqual({});
  });

  test.each([
    ["one box", 1, 0],
    ["two boxes: five dollars", 2, 5],
    ["four boxes: half", 4, 0.5],
    ["seven boxes: all of it", 7, 1],
  ])("carriage of what raises funds: %s", async (_what, quantity, saving) => {
    const shopper = await shopperOn("WickettPlumFundraising");
    const basket = await addressedBasket(shopper, [{ productId: "495101", quantity }], { address: chicago });
    const [{ price }] = basket.shippingItems;
    const expected = saving > 1 ? saving : Math.round(price * saving * 100) / 100;
    expect(reductions(basket)["fundraising-post"] ?? 0).toBeCloseTo(expected, 1);
  });
});

test("a basket of the Canadian shop names its savings in the language asked for", async () => {
  const shopper = await shopperOn("WickettPlumCA");
  const { basketId } = await basketWith(shopper, [{ productId: goods.brittle, quantity: 1 }]);
  const textIn = async (locale: string) => {
    const { body } = await shopper.get(`/baskets/${basketId}`, { locale });
    return body.productItems[0].priceAdjustments[0].itemText;
  };
  expect([await textIn("en-CA"), await textIn("fr-CA")]).toEqual([
    "15% off toffee and brittle",
    "15 % de rabais sur les caramels durs et les croquants",
  ]);
});

test("no promotion of a group, a code, a source code or another day is open to a passing guest", async () => {
  const shopper = await shopperOn();
  const { body } = await shopper.get("/promotions", {
    ids: promotions
      .slice(0, 40)
      .map(({ id }) => id)
      .join(","),
  });
  const open = body.data.map(({ id }: { id: string }) => id);
  for (const closed of [
    "spring-fair",
    "boxing-day",
    "snow-day",
    "penny-post",
    "tuesday-dairy-free",
    "catalogue-readers",
  ])
    expect(open).not.toContain(closed);
  expect(open).toContain("big-bag");
});
