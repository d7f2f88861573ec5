import type { ContentSlotExchange, SlotCampaignRow, SlotRow } from "#sandbox/platform/content-slots/module.ts";
import type { Mapping } from "./mapping.ts";
import { siteMapping } from "./site-mapping.ts";
import { slotCampaignElement, slotCampaignOf, slotElement, slotOf } from "./slot-facts.ts";

/** What stands in the slots of pages, and in which campaigns. */
export const slotMappings = ({ configurations, campaigns, nextPosition }: ContentSlotExchange): Mapping[] => {
  let position = 0;
  return [
    siteMapping<SlotRow>({
      kind: "slots",
      object: "slot-configuration",
      table: {
        ...configurations,
        read: async () => {
          position = Math.max(position, await nextPosition());
          return configurations.read();
        },
      },
      present: slotElement,
      apply: (entry, _before, context) => {
        position += 1;
        return { id: entry.key, siteIds: [], ...slotOf(entry, context), position };
      },
    }),
    siteMapping<SlotCampaignRow>({
      kind: "slots",
      object: "slot-configuration-campaign-assignment",
      table: campaigns,
      present: slotCampaignElement,
      apply: (entry, _before, context) => ({ id: entry.key, siteIds: [], ...slotCampaignOf(entry, context) }),
    }),
  ];
};
