import type { Schedule } from "#sandbox/core/columns/schedule.ts";
import {
  activePromotions,
  closedReason,
  isClosedByGroup,
  isScheduled,
  type PromotionSituation,
  windowOf,
} from "./active-promotions.ts";
import type { Promotion } from "./promotion.ts";
import { testPromotion } from "./test-promotions.ts";

const now = new Date("2026-11-21T12:00:00Z");
const situation: PromotionSituation = {
  siteId: "US",
  currency: "USD",
  customerGroups: ["Everyone"],
  coupons: [],
  sourceCodeGroupId: null,
  paymentMethodIds: [],
  now,
};
const promotion = (changes: Partial<Promotion> = {}): Promotion =>
  testPromotion("p", { class: "product", products: {}, discount: { type: "percentage", percentage: 10 } }, changes);
const campaign = {
  id: "c",
  enabled: true,
  startsAt: null,
  endsAt: null,
  customerGroups: [],
  couponIds: [],
};
const later = new Date(now.getTime() + 1);

describe("rule 3.1.2: a promotion is open when it and its campaign run and their qualifiers are met", () => {
  it.each<[string, Partial<Promotion>, Partial<PromotionSituation>, string | null]>([
    ["by itself", {}, {}, null],
    ["archived", { archived: true }, {}, "archived"],
    ["its campaign is switched off", { campaign: { ...campaign, enabled: false } }, {}, "campaign_not_running"],
    ["its campaign begins later", { campaign: { ...campaign, startsAt: later } }, {}, "campaign_not_running"],
    [
      "its campaign is over, whatever it says itself",
      { endsAt: later, campaign: { ...campaign, endsAt: now } },
      {},
      "campaign_not_running",
    ],
    ["it begins later than its campaign", { startsAt: later, campaign }, {}, "not_started"],
    ["over", { endsAt: now }, {}, "ended"],
    [
      "its campaign asks for a group",
      { campaign: { ...campaign, customerGroups: ["Club"] } },
      {},
      "customer_group_missing",
    ],
    ["a source code is missing", { sourceCodeGroupIds: ["catalogue"] }, {}, "source_code_missing"],
    ["a source code of the group", { sourceCodeGroupIds: ["catalogue"] }, { sourceCodeGroupId: "catalogue" }, null],
    [
      "another source code",
      { sourceCodeGroupIds: ["catalogue"] },
      { sourceCodeGroupId: "press" },
      "source_code_missing",
    ],
    [
      "its campaign asks for a source code",
      { campaign: { ...campaign, sourceCodeGroupIds: ["catalogue"] } },
      {},
      "source_code_missing",
    ],
    [
      "any: a group of customers instead of a source code",
      { customerGroups: ["Everyone"], sourceCodeGroupIds: ["catalogue"], match: "any" },
      {},
      null,
    ],
    ["all: two kinds, one met", { customerGroups: ["Everyone"], couponIds: ["k"] }, {}, "coupon_missing"],
    ["any: two kinds, one met", { customerGroups: ["Everyone"], couponIds: ["k"], match: "any" }, {}, null],
    ["any: none met", { customerGroups: ["Club"], couponIds: ["k"], match: "any" }, {}, "qualifier_missing"],
    ["another currency", { currencies: ["CAD"] }, {}, "currency"],
    ["by payment, none chosen", { rule: { ...promotion().rule, paymentMethodIds: ["CARD"] } }, {}, "payment_method"],
    [
      "by payment, chosen",
      { rule: { ...promotion().rule, paymentMethodIds: ["CARD"] } },
      { paymentMethodIds: ["CARD"] },
      null,
    ],
    [
      "by payment, with another one",
      { rule: { ...promotion().rule, paymentMethodIds: ["CARD"] } },
      { paymentMethodIds: ["CARD", "GIFT"] },
      "payment_method",
    ],
  ])("%s", (_name, changes, more, reason) => {
    expect(closedReason(promotion(changes), { ...situation, ...more })).toBe(reason);
    expect(activePromotions([promotion(changes)], { ...situation, ...more })).toHaveLength(reason === null ? 1 : 0);
  });

  it.each<[string, Partial<Promotion>, boolean]>([
    ["for everybody", {}, false],
    ["for another group", { customerGroups: ["Club"] }, true],
    ["for one of some groups", { customerGroups: ["Club", "Everyone"] }, false],
    ["of a campaign for another group", { campaign: { ...campaign, customerGroups: ["Club"] } }, true],
    ["for a group and a coupon", { customerGroups: ["Club"], couponIds: ["k"] }, true],
    ["for a group or a coupon", { customerGroups: ["Club"], couponIds: ["k"], match: "any" }, false],
    ["for a group, whichever is met", { customerGroups: ["Club"], match: "any" }, true],
  ])("%s: to who is in none of its groups it is closed: %p", (_name, changes, isClosed) => {
    expect(isClosedByGroup(promotion(changes), ["Everyone"])).toBe(isClosed);
  });

  it.each<[string, Schedule, string, boolean]>([
    ["on a Saturday, in its zone", { timeZone: "America/Los_Angeles", weekdays: [6] }, "2026-11-22T07:59:00Z", true],
    ["not on the Sunday after", { timeZone: "America/Los_Angeles", weekdays: [6] }, "2026-11-22T08:00:00Z", false],
    ["from an hour on", { timeZone: "UTC", from: "16:00", until: "18:00" }, "2026-11-21T16:00:00Z", true],
    ["not before", { timeZone: "UTC", from: "16:00", until: "18:00" }, "2026-11-21T15:59:59Z", false],
    ["not at its end", { timeZone: "UTC", from: "16:00", until: "18:00" }, "2026-11-21T18:00:00Z", false],
    [
      "past midnight, the evening",
      { timeZone: "UTC", weekdays: [6], from: "22:00", until: "02:00" },
      "2026-11-21T23:00:00Z",
      true,
    ],
    [
      "past midnight, the morning after",
      { timeZone: "UTC", weekdays: [6], from: "22:00", until: "02:00" },
      "2026-11-22T01:00:00Z",
      true,
    ],
    [
      "past midnight, the morning of the day itself",
      { timeZone: "UTC", weekdays: [6], from: "22:00", until: "02:00" },
      "2026-11-21T01:00:00Z",
      false,
    ],
  ])("%s", (_name, schedule, at, isOn) => {
    expect(isScheduled(schedule, new Date(at))).toBe(isOn);
    const reason = closedReason(promotion({ schedule }), { ...situation, now: new Date(at) });
    expect(reason).toBe(isOn ? null : "outside_schedule");
  });

  it("says the narrower window of a promotion and its campaign", () => {
    const given = promotion({ startsAt: now, campaign: { ...campaign, startsAt: new Date(0), endsAt: later } });
    expect(windowOf(given)).toEqual({ startsAt: now, endsAt: later });
  });
});

test("rule 3.1.1: the code of the coupon that opened a promotion is kept, its campaign's too", () => {
  const coupons = [{ couponId: "k", code: "CODE" }];
  const opened = promotion({ campaign: { ...campaign, couponIds: ["k"] } });
  expect(activePromotions([opened], { ...situation, coupons })).toMatchObject([{ couponCode: "CODE" }]);
});
