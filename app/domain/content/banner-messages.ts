import { colorOf, mediaOf, partOf, partsOf, textOf, type Fields } from "./content-fields.ts";
import { countdownOf } from "./countdown.ts";
import { safeLink } from "./menu-links.ts";
import type { ContentMedia } from "./media.ts";

/** A message of the banner above the header. */
export interface BannerMessage {
  text: string;
  mobileText?: string;
  link?: string;
  linkText?: string;
  background?: string;
  color?: string;
  /** Small pictures around the words. */
  icons?: { media: ContentMedia; isAfter: boolean }[];
  /** Moment that the message counts down to, in milliseconds since 1970. */
  countdown?: { target: number; color?: string };
}

/**
 * The messages of a banner item, in order: those of its list, or its own words where it is an alert or a countdown.
 * Messages without words are left out.
 */
export const bannerMessages = (item: Fields | null): BannerMessage[] => {
  if (!item) return [];
  const own = textOf(item, "messageText") ?? textOf(item, "text");
  const messages: Fields[] = own
    ? [
        {
          ...item,
          ...partOf(item, "cta"),
          desktopText: own,
          color: item.messageColor ?? item.color,
          countdownTimer: { countdownEnable: true, ...partOf(item, "countdownTimer") },
        },
      ]
    : partsOf(item, "messages");
  return messages.flatMap((message) => {
    const text = textOf(message, "desktopText");
    if (!text) return [];
    const timer = partOf(message, "countdownTimer") ?? {};
    const target = countdownOf(timer);
    const icons = partsOf(message, "icons").flatMap((icon) => {
      const media = mediaOf(icon);
      return media ? [{ media, isAfter: icon.iconPosition === "After" }] : [];
    });
    return [
      {
        text,
        mobileText: textOf(message, "mobileText"),
        link: safeLink(textOf(message, "ctaLink")),
        linkText: textOf(message, "ctaText"),
        background: colorOf(message, "backgroundColor"),
        color: colorOf(message, "color"),
        ...(icons.length > 0 && { icons }),
        ...(target !== undefined && { countdown: { target, color: colorOf(timer, "color") } }),
      },
    ];
  });
};
