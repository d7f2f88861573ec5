import type { World } from "#sandbox/core/database/world-data.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { fillBaskets } from "./checkout-seed.ts";
import { addMadeUpProducts } from "./huge-seed.ts";
import { declareHeat, joinFundraising, openLong, stopGround } from "./season-seed.ts";
import { runShort, sellOut } from "./stock-seed.ts";

/** Every state the world can be reset to. */
export const worlds = {
  default: { says: "The shop as it is on an ordinary day.", changes: [] },
  bare: { says: "Sites with their settings and nothing in them.", isEmpty: true, changes: [] },
  "holiday-rush": {
    says: "Ten days before Christmas: little stock, long hours, no more ground shipping.",
    clockAt: new Date("2026-12-15T17:00:00Z"),
    changes: [runShort, openLong, stopGround],
  },
  "heat-wave": {
    says: "The hottest week of July, with the merchant's switch for hot weather on.",
    clockAt: new Date("2027-07-14T17:00:00Z"),
    changes: [declareHeat],
  },
  "sold-out": { says: "Nothing is in stock, in no shop and no warehouse.", changes: [sellOut] },
  fundraiser: {
    says: "Every account is a member of a fundraising group and sees its prices.",
    changes: [joinFundraising],
  },
  "checkout-ready": {
    says: "Guests with a basket at every step of the checkout, on the day the world was made.",
    clockAt: new Date(worldEpoch.getTime() + 3_600_000),
    changes: [fillBaskets],
  },
  huge: { says: "Ten thousand made-up products beside the ordinary ones.", changes: [addMadeUpProducts(10_000)] },
} satisfies Readonly<Record<string, World>>;
