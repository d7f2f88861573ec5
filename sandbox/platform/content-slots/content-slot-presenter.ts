import type { SlotContent, SlotPlace } from "#sandbox/core/columns/slot.ts";
import { slotText, type SlotCandidate } from "./content-slot.ts";

/** What stands in a slot, ready to be shown. */
export type ShownContent =
  | { type: "products"; productIds: string[] }
  | { type: "categories"; categoryIds: string[] }
  | { type: "content_assets"; contentAssets: Record<string, unknown>[] }
  | { type: "html"; markup: string }
  | { type: "recommended_products"; recommender: string };

/** A slot with what is shown in it; without a configuration nothing is. */
export const presentSlot = (
  { slotId, context, contextId }: SlotPlace,
  shown: { candidate: SlotCandidate; content: ShownContent } | undefined,
  locale: string,
): Record<string, unknown> => ({
  slotId,
  context,
  ...(contextId === null ? {} : { contextId }),
  ...(shown
    ? {
        configuration: {
          id: shown.candidate.configuration.configurationId,
          reason: shown.candidate.reason,
          ...(shown.candidate.rank === null ? {} : { rank: shown.candidate.rank }),
          template: shown.candidate.configuration.template,
          calloutMsg: slotText(shown.candidate.configuration.callout, locale),
          content: shown.content,
          ...shown.candidate.configuration.attributes,
        },
      }
    : {}),
});

/** A content in a word, for people. */
export const contentInWords = (content: SlotContent | null): string => {
  if (!content) return "nothing";
  if (content.kind === "html") return "HTML";
  return content.kind === "recommended-products"
    ? `recommendations by ${content.ruleId}`
    : `${content.kind}: ${content.ids.join(", ")}`;
};
