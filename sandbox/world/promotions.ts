import { catalogueCampaign, everydayCampaign } from "./campaigns.ts";
import type { ProductSelection } from "#sandbox/promotions/product-selection.ts";
import type { Coupon } from "#sandbox/promotions/coupon.ts";
import type { Promotion } from "#sandbox/promotions/promotion.ts";

const everywhere = ["WickettPlumUS", "WickettPlumCA", "WickettPlumBusiness", "WickettPlumFundraising"] as const;
const counters = ["WickettPlumUS", "WickettPlumCA", "WickettPlumBusiness"] as const;

const plain = {
  enabled: true,
  startsAt: null,
  endsAt: null,
  rank: null,
  exclusivity: "no",
  customerGroups: [],
  couponIds: [],
} as const;

/** The promotions of the default world; amounts are cents. */
export const promotions: readonly Promotion[] = [
  {
    ...plain,
    id: "brittle-week",
    name: "Brittle week",
    calloutMsg: "15% off toffee and brittle",
    details: "Taken off every piece of toffee and brittle, in any quantity.",
    siteIds: counters,
    rank: 10,
    campaign: everydayCampaign,
    rule: {
      class: "product",
      products: { categoryIds: ["toffee-brittle"] },
      discount: { type: "percentage", percentage: 15 },
    },
  },
  {
    ...plain,
    id: "pocket-change",
    name: "Pocket change",
    calloutMsg: "$1 off each jar or bag of hard candy when you take two",
    details: "One dollar off each piece of hard candy and mints from the second piece on, the first one included.",
    siteIds: counters,
    rank: 20,
    rule: {
      class: "product",
      products: { categoryIds: ["hard-candy"] },
      minQuantity: 2,
      discount: { type: "amount", amount: { USD: 100, CAD: 100 } },
    },
  },
  {
    ...plain,
    id: "big-bag",
    name: "The big bag",
    calloutMsg: "$10 off orders of $120, $25 off orders of $240",
    details: "Taken off the whole order after other reductions of its lines. Gift cards do not count.",
    siteIds: counters,
    rank: 10,
    rule: {
      class: "order",
      tiers: [
        { threshold: { USD: 12000, CAD: 16000 }, discount: { type: "amount", amount: { USD: 1000, CAD: 1000 } } },
        { threshold: { USD: 24000, CAD: 32000 }, discount: { type: "amount", amount: { USD: 2500, CAD: 2500 } } },
      ],
      approachingWithin: { USD: 3000, CAD: 4000 },
    },
  },
  {
    ...plain,
    id: "windowsill-ten",
    name: "From the windowsill",
    calloutMsg: "10% off your order",
    details: "With the code WINDOWSILL. Gift cards do not count.",
    siteIds: everywhere,
    rank: 20,
    couponIds: ["windowsill", "first-hundred"],
    rule: {
      class: "order",
      tiers: [{ threshold: { USD: 0, CAD: 0 }, discount: { type: "percentage", percentage: 10 } }],
    },
  },
  {
    ...plain,
    id: "jelly-day",
    name: "Jelly day",
    calloutMsg: "20% off jellies and beans",
    details: "With the code JELLYBEAN, or one from a thank-you card.",
    siteIds: counters,
    rank: 30,
    couponIds: ["jelly-day", "thank-you"],
    rule: {
      class: "product",
      products: { categoryIds: ["jellies"] },
      discount: { type: "percentage", percentage: 20 },
    },
  },
  {
    ...plain,
    id: "free-ground",
    name: "Free ground shipping",
    calloutMsg: "Free ground shipping from $90",
    details: "For each shipment whose goods come to $90 after reductions, by ground only.",
    siteIds: counters,
    rank: 10,
    rule: {
      class: "shipping",
      threshold: { USD: 9000, CAD: 12000 },
      methodIds: ["ups-ground", "postal-ground", "ups-canada-standard"],
      discount: { type: "free" },
      approachingWithin: { USD: 6000, CAD: 8000 },
    },
  },
  {
    ...plain,
    id: "business-five",
    name: "Business account",
    calloutMsg: "5% off for business accounts",
    details: "For customers of the group Business, on gift boxes and business gifts.",
    siteIds: counters,
    customerGroups: ["Business"],
    rule: {
      class: "product",
      products: { categoryIds: ["gift-boxes", "business-gifts"] },
      discount: { type: "percentage", percentage: 5 },
    },
  },
  {
    ...plain,
    id: "fast-half",
    name: "Half price in two days",
    calloutMsg: "Half off UPS Second Day",
    details: "With the code QUICKTREAT, once for each customer.",
    siteIds: counters,
    couponIds: ["quick-treat"],
    rule: {
      class: "shipping",
      threshold: { USD: 0, CAD: 0 },
      methodIds: ["ups-second-day", "ups-alaska-hawaii", "ups-canada-expedited"],
      discount: { type: "percentage", percentage: 50 },
    },
  },
  {
    ...plain,
    id: "catalogue-readers",
    name: "For readers of the catalogue",
    calloutMsg: "5% off for readers of our autumn catalogue",
    details: "Opened by a source code of the printed catalogue, for example CAT-7.",
    siteIds: ["WickettPlumUS"],
    sourceCodeGroupIds: ["autumn-catalogue"],
    rule: { class: "order", tiers: [{ threshold: { USD: 0 }, discount: { type: "percentage", percentage: 5 } }] },
  },
  {
    ...plain,
    id: "spring-fair",
    name: "Spring fair",
    calloutMsg: "10% off at the spring fair",
    details: "With the code SPRING26; it is over.",
    siteIds: everywhere,
    startsAt: new Date("2026-03-01T08:00:00Z"),
    endsAt: new Date("2026-04-01T07:00:00Z"),
    couponIds: ["spring-fair"],
    rule: {
      class: "order",
      tiers: [{ threshold: { USD: 0, CAD: 0 }, discount: { type: "percentage", percentage: 10 } }],
    },
  },
  {
    ...plain,
    id: "readers-two-for-one",
    name: "For readers of the catalogue",
    calloutMsg: "Two jars of hard candy for the price of one",
    details: "For readers of the printed catalogue; the cheaper jar is free, three times at most.",
    siteIds: ["WickettPlumUS", "WickettPlumBusiness"],
    rank: 5,
    exclusivity: "class",
    campaign: catalogueCampaign,
    rule: {
      class: "product",
      products: { categoryIds: ["hard-candy"] },
      discount: { type: "free" },
      minQuantity: 1,
      get: 1,
      maxApplications: 3,
    },
  },
];

/** What no promotion discounts, by site. */
export const excludedProducts: Readonly<Record<string, ProductSelection>> = Object.fromEntries(
  everywhere.map((siteId) => [siteId, { categoryIds: ["order-forms"] }]),
);

const coupon = { caseInsensitive: true, enabled: true, redemptionLimit: null, customerLimit: null } as const;

/** The coupons of the default world: three that work, one that works a hundred times, one with fifty codes, one whose promotion is over, one that is switched off. */
export const coupons: readonly Coupon[] = [
  { ...coupon, id: "windowsill", code: "WINDOWSILL", siteIds: everywhere },
  { ...coupon, id: "first-hundred", code: "FIRST100", siteIds: everywhere, redemptionLimit: 100 },
  { ...coupon, id: "jelly-day", code: "JELLYBEAN", siteIds: counters },
  { ...coupon, id: "quick-treat", code: "QUICKTREAT", siteIds: counters, customerLimit: 1 },
  { ...coupon, id: "spring-fair", code: "SPRING26", siteIds: everywhere },
  {
    ...coupon,
    id: "thank-you",
    code: null,
    siteIds: counters,
    generated: { count: 50, prefix: "TY-", length: 12, seed: "thank-you" },
    codeLimit: 1,
    timeFrame: { days: 30, limit: 2 },
  },
  { ...coupon, id: "staff-party", code: "STAFFPARTY", siteIds: everywhere, enabled: false },
];
