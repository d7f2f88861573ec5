import type { Campaign } from "#sandbox/platform/promotions/promotion.ts";

const open = { enabled: true, startsAt: null, endsAt: null, customerGroups: [], couponIds: [] } as const;

/** Promotions without an end. */
export const everydayCampaign: Campaign = { ...open, id: "everyday" };

/** For readers of the printed catalogue only. */
export const catalogueCampaign: Campaign = {
  ...open,
  id: "catalogue-readers",
  sourceCodeGroupIds: ["autumn-catalogue"],
};

/** The campaigns of the default world. */
export const campaigns: readonly Campaign[] = [everydayCampaign, catalogueCampaign];
