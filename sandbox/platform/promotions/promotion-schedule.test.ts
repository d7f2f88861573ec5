import {
  activePromotions,
  closedReason,
  isCampaignOpen,
  isClosedBySourceCode,
  isRunning,
  isScheduled,
  needsCoupon,
  opensWith,
  type PromotionSituation,
  restPeriod,
  windowOf,
} from "./active-promotions.ts";
import type { Campaign, Discount, ProductRule, Promotion, PromotionRule } from "./promotion.ts";
import { testPromotion } from "./test-promotions.ts";

const now = new Date("2026-11-21T12:00:00Z");
const day = (offset: number) => new Date(now.getTime() + offset * 24 * 60 * 60 * 1000);
const percent = (percentage: number): Discount => ({ type: "percentage", percentage });
const goods = (discount: Discount = percent(10)): ProductRule => ({ class: "product", products: {}, discount });
const promotion = (changes: Partial<Promotion> = {}, id = "p"): Promotion => testPromotion(id, goods(), changes);
const campaign: Campaign = {
  id: "c",
  enabled: true,
  startsAt: null,
  endsAt: null,
  customerGroups: [],
  couponIds: [],
};
const situation: PromotionSituation = {
  siteId: "US",
  currency: "USD",
  customerGroups: ["Everyone"],
  coupons: [],
  now,
};

describe("the hours of a schedule", () => {
  const evenings = { timeZone: "UTC", from: "22:00", until: "02:00" };
  it.each([
    ["an open end lasts until midnight", { timeZone: "UTC", from: "16:00" }, "2026-11-21T23:59:00Z", true],
    ["an open end begins at its hour", { timeZone: "UTC", from: "16:00" }, "2026-11-21T15:59:00Z", false],
    ["an open beginning is midnight", { timeZone: "UTC", until: "09:00" }, "2026-11-21T00:00:00Z", true],
    ["an open beginning ends at its hour", { timeZone: "UTC", until: "09:00" }, "2026-11-21T09:00:00Z", false],
    ["no hours are the whole day", { timeZone: "UTC", weekdays: [6] }, "2026-11-21T12:00:00Z", true],
    ["minutes count", { timeZone: "UTC", from: "16:30" }, "2026-11-21T16:29:00Z", false],
    ["at the minute it begins", { timeZone: "UTC", from: "16:30" }, "2026-11-21T16:30:00Z", true],
    ["past midnight, at its first minute", evenings, "2026-11-21T22:00:00Z", true],
    ["past midnight, a minute before", evenings, "2026-11-21T21:59:00Z", false],
    ["past midnight, its last minute", evenings, "2026-11-21T01:59:00Z", true],
    ["past midnight, when it ends", evenings, "2026-11-21T02:00:00Z", false],
    [
      "equal hours are a whole day round",
      { timeZone: "UTC", from: "06:00", until: "06:00" },
      "2026-11-21T05:00:00Z",
      true,
    ],
    ["the morning after a Sunday is of the Sunday", { ...evenings, weekdays: [7] }, "2026-11-23T01:00:00Z", true],
    ["the morning after a Monday is not", { ...evenings, weekdays: [7] }, "2026-11-24T01:00:00Z", false],
    ["the morning after its day, past its end", { ...evenings, weekdays: [6] }, "2026-11-22T12:00:00Z", false],
  ])("%s", (_name, schedule, at, isOn) => {
    expect(isScheduled(schedule, new Date(at))).toBe(isOn);
  });
});

test.each<[string, Partial<Promotion>, boolean]>([
  ["by itself", {}, true],
  ["switched off", { enabled: false }, false],
  ["on another site", { siteIds: ["CA"] }, false],
  ["until tomorrow", { startsAt: day(-1), endsAt: day(1) }, true],
  ["for a coupon nobody has named", { couponIds: ["k"] }, true],
  ["in a campaign that has ended", { campaign: { ...campaign, endsAt: day(-1) } }, false],
])("a promotion runs whoever asks: %s", (_name, changes, runs) => {
  expect(isRunning(promotion(changes), "US", now)).toBe(runs);
});

describe("promotions that rest", () => {
  it.each<[string, Partial<Promotion>[], { startsAt?: Date; endedAt?: Date }]>([
    ["begin again at the earliest beginning", [{ startsAt: day(3) }, { startsAt: day(2) }], { startsAt: day(2) }],
    ["begin when their campaign does", [{ campaign: { ...campaign, startsAt: day(4) } }], { startsAt: day(4) }],
    ["ended at the latest end", [{ endsAt: day(-3) }, { endsAt: day(-2) }, { endsAt: day(-5) }], { endedAt: day(-2) }],
    ["ended now", [{ endsAt: now }], { endedAt: now }],
    ["ended when their campaign did", [{ campaign: { ...campaign, endsAt: day(-4) } }], { endedAt: day(-4) }],
    ["say a beginning rather than an end", [{ endsAt: day(-1) }, { startsAt: day(1) }], { startsAt: day(1) }],
    ["have no beginning where it was now", [{ startsAt: now }], {}],
    ["have no end where it is to come", [{ startsAt: day(-1), endsAt: day(1) }], {}],
    ["are no rest of theirs when switched off", [{ enabled: false, startsAt: day(1), endsAt: day(-1) }], {}],
    ["are none in the archive", [{ archived: true, startsAt: day(1) }], {}],
    ["are none on another site", [{ siteIds: ["CA"], startsAt: day(1) }], {}],
    ["are none without moments", [{}], {}],
  ])("%s", (_name, given, rest) => {
    expect(
      restPeriod(
        given.map((changes) => promotion(changes)),
        "US",
        now,
      ),
    ).toEqual(rest);
  });
});

describe("a campaign is open", () => {
  it.each<[string, Partial<Campaign>, boolean]>([
    ["to everybody", {}, true],
    ["not when switched off", { enabled: false }, false],
    ["not before its beginning", { startsAt: day(1) }, false],
    ["not after its end", { endsAt: day(-1) }, false],
    ["before its end", { endsAt: day(1) }, true],
    ["to one of its groups", { customerGroups: ["Club", "Everyone"] }, true],
    ["not to other groups", { customerGroups: ["Club"] }, false],
    ["not without its coupon", { couponIds: ["k"] }, false],
  ])("%s", (_name, changes, isOpen) => {
    expect(isCampaignOpen({ ...campaign, ...changes }, situation)).toBe(isOpen);
  });
});

describe("source codes close a promotion", () => {
  it.each<[string, Partial<Promotion>, string | undefined, boolean]>([
    ["not where none is asked for", {}, undefined, false],
    ["not where none is asked for and one was brought", {}, "press", false],
    ["where none was brought", { sourceCodeGroupIds: ["press"] }, undefined, true],
    ["where another was brought", { sourceCodeGroupIds: ["press"] }, "radio", true],
    ["not where the right one was brought", { sourceCodeGroupIds: ["radio", "press"] }, "press", false],
    ["not where anything else may open it", { sourceCodeGroupIds: ["press"], match: "any" }, undefined, false],
    ["where all are wanted", { sourceCodeGroupIds: ["press"], match: "all" }, undefined, true],
    ["where its campaign asks for one", { campaign: { ...campaign, sourceCodeGroupIds: ["press"] } }, undefined, true],
    ["not where its campaign got it", { campaign: { ...campaign, sourceCodeGroupIds: ["press"] } }, "press", false],
    ["not where it has no campaign", { campaign: null, sourceCodeGroupIds: ["press"] }, "press", false],
  ])("%s", (_name, changes, brought, isClosed) => {
    expect(isClosedBySourceCode(promotion(changes), brought)).toBe(isClosed);
  });
});

describe("coupons open a promotion", () => {
  const own = promotion({ couponIds: ["own"] });
  const framed = promotion({ campaign: { ...campaign, couponIds: ["frame"] } });
  const both = promotion({ couponIds: ["own"], campaign: { ...campaign, couponIds: ["frame"] } });
  const free = promotion();

  it("by its own or its campaign's, each by itself", () => {
    const opened = [own, framed, both, free].map((each) => [opensWith(each, "own"), opensWith(each, "frame")]);
    expect(opened).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [false, false],
    ]);
  });

  it("and it is for those who bring one where any is named", () => {
    expect([own, framed, both, free].map(needsCoupon)).toEqual([true, true, true, false]);
  });

  it("keeps no code of a promotion that names no coupon", () => {
    const coupons = [{ couponId: "own", code: "SWEET" }];
    const active = activePromotions([own, free], { ...situation, coupons });
    expect(active.map(({ couponCode }) => couponCode)).toEqual(["SWEET", null]);
  });
});

describe("amounts are needed in the shopper's currency", () => {
  const inDollars = { USD: 100 };
  const inCanadian = { CAD: 100 };
  it.each<[string, PromotionRule, string | null]>([
    ["a threshold of goods", { ...goods(), tiers: [{ from: inCanadian, discount: percent(5) }] }, "currency"],
    ["a threshold of goods it has", { ...goods(), tiers: [{ from: inDollars, discount: percent(5) }] }, null],
    ["none for a number of pieces", { ...goods(), tiers: [{ from: 3, discount: percent(5) }] }, null],
    [
      "a threshold of the order",
      { class: "order", tiers: [{ threshold: inCanadian, discount: percent(5) }] },
      "currency",
    ],
    [
      "a threshold of the order it has",
      { class: "order", tiers: [{ threshold: inDollars, discount: percent(5) }] },
      null,
    ],
    ["none for pieces of an order", { class: "order", tiers: [{ pieces: 3, discount: percent(5) }] }, null],
    ["a threshold of shipping", { class: "shipping", threshold: inCanadian, discount: { type: "free" } }, "currency"],
    [
      "a further threshold of shipping",
      {
        class: "shipping",
        threshold: inDollars,
        discount: percent(50),
        tiers: [{ threshold: inCanadian, discount: { type: "free" } }],
      },
      "currency",
    ],
    ["what is taken off", goods({ type: "amount", amount: inCanadian }), "currency"],
  ])("%s", (_name, rule, reason) => {
    expect(closedReason(promotion({ rule } as Partial<Promotion>), situation)).toBe(reason);
  });
});

test("a promotion by payment stays closed where no payment is named", () => {
  const rule = { ...goods(), paymentMethodIds: ["CARD"] };
  expect(closedReason(promotion({ rule }), situation)).toBe("payment_method");
});

describe("promotions are applied in one order, however they are given", () => {
  const applied = (...given: [id: string, rule: PromotionRule][]) => {
    const promotions = given.map(([id, rule]) => testPromotion(id, rule));
    const orders = [promotions, [...promotions].reverse()].map((each) =>
      activePromotions(each, situation).map(({ id }) => id),
    );
    expect(orders[0]).toEqual(orders[1]);
    return orders[0];
  };
  const amount = (type: "amount" | "fixed_price", USD: number) => goods({ type, amount: { USD } });

  it.each<[string, [string, PromotionRule][], string[]]>([
    [
      "equal ones by name",
      [
        ["b", goods()],
        ["a", goods()],
        ["c", goods()],
      ],
      ["a", "b", "c"],
    ],
    [
      "the larger percentage first",
      [
        ["a", goods(percent(5))],
        ["b", goods(percent(50))],
      ],
      ["b", "a"],
    ],
    [
      "the larger amount first",
      [
        ["a", amount("amount", 100)],
        ["b", amount("amount", 500)],
      ],
      ["b", "a"],
    ],
    [
      "the lower price first",
      [
        ["a", amount("fixed_price", 500)],
        ["b", amount("fixed_price", 100)],
      ],
      ["b", "a"],
    ],
    [
      "by kind: free, a price, an amount, a percentage, a bonus",
      [
        ["a-bonus", goods({ type: "bonus", products: [] })],
        ["b-percentage", goods(percent(90))],
        ["c-amount", amount("amount", 1)],
        ["d-price", amount("fixed_price", 1)],
        ["e-free", goods({ type: "free" })],
      ],
      ["e-free", "d-price", "c-amount", "b-percentage", "a-bonus"],
    ],
    [
      "without a size by name",
      [
        ["b", goods({ type: "free" })],
        ["a", goods({ type: "free" })],
      ],
      ["a", "b"],
    ],
    [
      "one of orders that gives nothing counts as a percentage",
      [
        ["a-bonus", goods({ type: "bonus", products: [] })],
        ["b-nothing", { class: "order", tiers: [] }],
      ],
      ["b-nothing", "a-bonus"],
    ],
  ])("%s", (_name, given, order) => {
    expect(applied(...given)).toEqual(order);
  });
});

describe("the window of a promotion and its campaign", () => {
  it.each<[string, Partial<Promotion>, ReturnType<typeof windowOf>]>([
    ["is open without moments", {}, { startsAt: null, endsAt: null }],
    ["is its own", { startsAt: day(-1), endsAt: day(1) }, { startsAt: day(-1), endsAt: day(1) }],
    [
      "is its campaign's",
      { campaign: { ...campaign, startsAt: day(-2), endsAt: day(2) } },
      { startsAt: day(-2), endsAt: day(2) },
    ],
    [
      "begins with the later and ends with the earlier",
      { startsAt: day(-1), endsAt: day(3), campaign: { ...campaign, startsAt: day(-2), endsAt: day(2) } },
      { startsAt: day(-1), endsAt: day(2) },
    ],
  ])("%s", (_name, changes, window) => {
    expect(windowOf(promotion(changes))).toEqual(window);
  });
});
