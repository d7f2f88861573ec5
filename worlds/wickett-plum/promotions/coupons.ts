import type { Coupon } from "#sandbox/platform/promotions/coupon.ts";
import { counters, everywhere } from "./world-promotion.ts";

const coupon = { caseInsensitive: true, enabled: true, redemptionLimit: null, customerLimit: null } as const;

/** The coupons of the default world: one for every way a code can be taken or refused. */
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
  {
    ...coupon,
    id: "welcome",
    code: null,
    codes: ["WELCOME-IN", "WELCOME-BACK", "WELCOME-HOME"],
    siteIds: everywhere,
  },
  { ...coupon, id: "full-price", code: "FULLPRICE", siteIds: counters },
  { ...coupon, id: "grand-opening", code: "GRANDOPENING", siteIds: counters },
  { ...coupon, id: "golden-ticket", code: "GOLDENTICKET", siteIds: everywhere, redemptionLimit: 1 },
  { ...coupon, id: "early-bird", code: "EARLYBIRD", siteIds: everywhere, redemptionLimit: 2 },
  { ...coupon, id: "pen-pal", code: "PenPal", siteIds: everywhere, caseInsensitive: false, customerLimit: 1 },
  {
    ...coupon,
    id: "once-a-year",
    code: "ONCEAYEAR",
    siteIds: counters,
    timeFrame: { days: 365, limit: 1 },
  },
  { ...coupon, id: "bake-sale", code: "BAKESALE", siteIds: ["WickettPlumFundraising"] },
  { ...coupon, id: "cool-heads", code: "COOLHEADS", siteIds: counters },
];
