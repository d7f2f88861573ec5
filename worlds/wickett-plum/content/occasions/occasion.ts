import type { PictureName } from "#worlds/wickett-plum/catalogue/pictures.ts";
import type { WorldProduct } from "#worlds/wickett-plum/catalogue/world-product.ts";
import { block } from "../block-fields.ts";
import { nextAfter, type YearlyDay } from "../calendar.ts";
import { buttonCta, type ContentItem, linkCta, media } from "../content-item.ts";
import { pageOf } from "../content-page.ts";

type WindowColor = WorldProduct["windowColor"];

/** What the landing page of an occasion says. */
export interface Occasion {
  /** Delivery key, which is the path too. */
  key: string;
  /** Name in lists. */
  name: string;
  title: string;
  description: string;
  hero: {
    headline: string;
    bodyText: string;
    backgroundColor: string;
    pictures: [PictureName, WindowColor][];
    button: [text: string, link: string];
    link?: [text: string, link: string];
  };
  /** Markdown. */
  text: string;
  carousel: { headline: string; productIds: string[] };
  feature: {
    headline: string;
    bodyText: string;
    picture: PictureName;
    imageOnRight?: boolean;
    productIds: string[];
    cta: [text: string, link: string];
  };
  /** A band that counts down to the last day for ordering. */
  countdown?: {
    headline: string;
    bodyText: string;
    picture: PictureName;
    backgroundColor: string;
    /** Last moment to order for ordinary shipping, every year. */
    orderBy: YearlyDay;
    button: [text: string, link: string];
  };
  cards: { headline: string; bodyText: string; picture: PictureName; link: [text: string, link: string] }[];
  questions: { title: string; text: string }[];
}

/** The landing page of an occasion, with its countdown as seen at a moment. */
export const occasionPage = (occasion: Occasion, now: Date): ContentItem => {
  const { key, title, description, name, hero, text, carousel, feature, countdown, cards, questions } = occasion;
  return pageOf(key, { title, description, breadcrumbs: [{ text: "Occasions", link: "/occasions" }] }, [
    block("hero-banner", `${name}: hero`, {
      headline: hero.headline,
      bodyText: hero.bodyText,
      backgroundColor: hero.backgroundColor,
      pictures: hero.pictures.map(([picture, windowColor]) => ({ media: media(picture), windowColor })),
      multiCTA: [
        buttonCta(...hero.button, { ctaButtonColor: "#FFE08A", ctaTextColor: "#2A0A22" }),
        ...(hero.link ? [buttonCta(...hero.link, { ctaButtonColor: "transparent", ctaTextColor: "#FFFFFF" })] : []),
      ],
    }),
    block("content-text", `${name}: text`, { text }),
    block("product-carousel", `${name}: products`, carousel),
    ...(countdown
      ? [
          block("thin-banner", `${name}: last orders`, {
            headline: countdown.headline,
            bodyText: countdown.bodyText,
            backgroundColor: countdown.backgroundColor,
            media: media(countdown.picture, ""),
            countdownTimer: {
              countdownEnable: true,
              date: nextAfter(now, countdown.orderBy).toISOString(),
              color: "#25101F",
            },
            cta: buttonCta(...countdown.button),
          }),
        ]
      : []),
    block("feature-with-products", `${name}: feature`, {
      headline: feature.headline,
      bodyText: feature.bodyText,
      media: media(feature.picture),
      imageOnRight: feature.imageOnRight ?? false,
      productIds: feature.productIds,
      cta: buttonCta(...feature.cta),
    }),
    block("feature-cards-list", `${name}: cards`, {
      columns: cards.length === 3 ? 3 : 2,
      cards: cards.map(({ headline, bodyText, picture, link }) => ({
        headline,
        bodyText,
        media: media(picture),
        cta: linkCta(...link),
      })),
    }),
    block("accordion", `${name}: questions`, { headline: "Before you order", panels: questions }),
  ]);
};
