import type { SlotConfiguration, SlotPlace } from "#sandbox/core/columns/slot.ts";
import type { Clock } from "#sandbox/core/clock.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import type { PromotionService } from "#sandbox/platform/promotions/promotion-service.ts";
import { slotCandidates, type SlotCandidate } from "./content-slot.ts";
import type { ContentSlotRepository } from "./content-slot-repository.ts";

/** Who looks at a slot. */
export interface SlotOnlooker {
  siteId: string;
  customerGroups: readonly string[];
}

/** A slot with what may be shown in it, what is shown first; empty for nothing. */
export interface FilledSlot extends SlotPlace {
  candidates: SlotCandidate[];
}

/** Slots of pages. */
export interface ContentSlotService {
  /** What may be shown in one slot, what is shown first. */
  candidates(place: SlotPlace, onlooker: SlotOnlooker): Promise<SlotCandidate[]>;
  /** Every slot of one page (of every page, or of a category's or folder's) that somebody has put something into. */
  slots(page: Omit<SlotPlace, "slotId">, onlooker: SlotOnlooker): Promise<FilledSlot[]>;
  /** Every configuration of every site, in the order they were made. */
  list(): Promise<readonly SlotConfiguration[]>;
}

/** Slots, kept in memory between writes. */
export const createContentSlotService = (
  repository: ContentSlotRepository,
  clock: Clock,
  promotions: Pick<PromotionService, "campaigns" | "sourceCodeGroupOf">,
): ContentSlotService => {
  const read = createSharedRead(async () => ({
    ...(await repository.read()),
    campaigns: await promotions.campaigns(),
  }));

  const candidates: ContentSlotService["candidates"] = async (place, { siteId, customerGroups }) => {
    const { configurations, assignments, campaigns } = await read();
    return slotCandidates(place, configurations, assignments, {
      siteId,
      now: clock.now(),
      customerGroups,
      sourceCodeGroupId: assignments.length > 0 ? await promotions.sourceCodeGroupOf(siteId) : undefined,
      campaignOf: (campaignId) =>
        campaigns.find(({ id, siteIds }) => id === campaignId && (siteIds.length === 0 || siteIds.includes(siteId))),
    });
  };

  return {
    candidates,

    slots: async ({ context, contextId }, onlooker) => {
      const { configurations } = await read();
      const here = configurations.filter(
        (each) => each.context === context && each.contextId === contextId && each.siteIds.includes(onlooker.siteId),
      );
      const slots: FilledSlot[] = [];
      for (const slotId of new Set(here.map((each) => each.slotId))) {
        const place = { slotId, context, contextId };
        slots.push({ ...place, candidates: await candidates(place, onlooker) });
      }
      return slots;
    },

    list: async () => (await read()).configurations,
  };
};
