import { block, type HeaderMessage } from "./block-fields.ts";
import type { ContentItem } from "./content-item.ts";
import { inFrenchToo } from "./french-words.ts";
import { sweetLink } from "./sweet-link.ts";

const onButter = { backgroundColor: "#FFE08A", color: "#2A0A22" };

/** What stands above the header on ordinary days. */
export const everydayMessages: readonly HeaderMessage[] = [
  {
    ...onButter,
    desktopText: inFrenchToo(
      "Warm out? Chocolate travels cold whenever it’s over 75°F on the way.",
      "Warm out? Chocolate travels cold whenever it’s over 24°C on the way.",
    ),
    mobileText: inFrenchToo("Ice packs over 75°F.", "Ice packs over 24°C."),
    ctaText: inFrenchToo("How we ship"),
    ctaLink: "/help/warm-weather-shipping",
  },
  {
    ...onButter,
    desktopText: inFrenchToo("Ordered before noon, at the window the same afternoon."),
    mobileText: inFrenchToo("By noon, ready same day."),
    ctaText: inFrenchToo("Shop pickup"),
    ctaLink: "/help/pickup",
  },
  {
    ...onButter,
    desktopText: inFrenchToo("New on the counter: the Half-Moon, hazelnut praline under a dark dome."),
    mobileText: inFrenchToo("New: the Half-Moon."),
    ctaText: inFrenchToo("Meet it"),
    ctaLink: sweetLink("480127"),
  },
];

/** Messages above the header, key `global-banner`. */
export const globalBanner: ContentItem = block(
  "global-header-banner",
  "Announcements",
  { label: inFrenchToo("Announcements"), messages: [...everydayMessages] },
  "global-banner",
);
