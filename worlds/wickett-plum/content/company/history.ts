import { block } from "../block-fields.ts";
import { buttonCta, type ContentItem, linkCta, media } from "../content-item.ts";
import { pageOf } from "../content-page.ts";
import { scene } from "../scene.ts";

/** The story in short, and the history year by year. */
export const historyPages: ContentItem[] = [
  pageOf(
    "our-story",
    { title: "The story", description: "Who stands behind the hatch: a window, a wall, and an argument about ginger." },
    [
      block("headline", "Headline: our-story", { headline: "Two shops and no wall", headingLevel: 1 }),
      block("content-text", "Text: our-story", {
        text: `Wickett sold lollipops through a window in the wall. Plum made chocolate next door. One rainy afternoon in 1911 the wall came down.

The window stayed. You will find it on every box.`,
      }),
      block("alternating-text-image-list", "Story: how we work", {
        items: [
          {
            headline: "Small pans",
            bodyText:
              "A batch is what one person can lift. It means more washing up, and that somebody has looked at every piece.",
            media: media("room-stove-photo"),
            cta: linkCta("How caramel is cooked", "/blog/how-caramel-is-cooked"),
          },
          {
            headline: "Long apprenticeships",
            bodyText:
              "Two years at the sugar table before you may pull alone. Three before you may touch Walter’s flame.",
            media: media("room-pull-photo"),
            cta: linkCta("Why a lollipop is pulled", "/blog/why-a-lollipop-is-pulled"),
          },
          {
            headline: "Nothing to hide",
            bodyText: "The kitchen has a window on the street. Children hold up marks out of ten. We have had sevens.",
            media: media("room-dipping-photo"),
            cta: linkCta("A day at the enrober", "/blog/a-day-at-the-enrober"),
          },
          {
            headline: "The hatch",
            bodyText: "Eighteen inches wide, open at ten, closed when the trays are empty.",
            media: media("front-plum-photo"),
            multiCTA: [
              buttonCta("The day the wall came down", "/blog/the-day-the-wall-came-down"),
              linkCta("Year by year", "/company-info/history"),
            ],
          },
        ],
      }),
    ],
  ),
  pageOf(
    "company-info/history",
    {
      title: "Year by year",
      description: "A hundred and fifteen years of sugar, with the mistakes left in.",
      breadcrumbs: [{ text: "The story", link: "/our-story" }],
    },
    [
      block("headline", "Headline: company-info/history", { headline: "Year by year", headingLevel: 1 }),
      scene("Scene: the first hatch", "front-1910-photo", {
        headline: "Eleven bricks",
        bodyText: "The wall on Valencia Street, the way Josephine tells it.",
      }),
      block("content-text", "Text: company-info/history", {
        text: `## 1910

Tobias Wickett takes eleven bricks out of a wall on Valencia Street and sells lollipops through the hole.

## 1911

The wall comes down. Harriet Plum’s violet creams and Tobias’s pops move onto one counter. The plum drop is settled, without ginger.

## 1926

First window display with hats. A milliner asks to buy the tins. They become the [Valentine Hat Tins](/valentines/valentine-hat-tins/492101.html), a mere hundred years later.

## 1938

The penny pop goes up to two cents. Letters arrive. We keep the name, by way of apology.

## 1944

Sugar is rationed. The shop sells toast with jelly and stays open.

## 1958

A box for a rehearsal dinner where the groom’s family sat too far away to reach the table: [the Back Row](/gift-boxes/the-back-row/491134.html).

## 1967

Maureen is bought: thirty-six feet of belt and a curtain of chocolate. She is still here.`,
        years: true,
      }),
      scene("Scene: Maureen", "room-enrober-photo", {
        headline: "Maureen, at work",
        bodyText: "Thirty-six feet of belt and a curtain of chocolate. She has not taken a day off since 1967.",
        multiCTA: [linkCta("A day at the enrober", "/blog/a-day-at-the-enrober")],
      }),
      block("content-text", "Text: company-info/history, later", {
        text: `## 1974

The argument about how large an Easter egg should be drawn on an order form. Both sides have since died and it is not over.

## 1989

The shop is shaken on an October afternoon and loses one jar. The rest of the street is given tea and brittle.

## 1994

A plumber moves the copper pan and finds Mr. Wickett’s ginger recipe on the back of an invoice.

## 1999

Walter takes a case of bars to the bank and tries to make a deposit.

## 2008

A kitchen in Toronto, so that sweets for Canada need not cross a border.

## 2015

The dairy-free line, behind its own door. It takes eleven attempts to make a truffle out of oats.

## 2026

You can look in at the hatch from anywhere.`,
        years: true,
      }),
      block("product-carousel", "Carousel: still here", {
        headline: "Still here",
        productIds: ["480136", "487125", "486104", "491134", "481134", "482101", "481110", "492101"],
      }),
    ],
  ),
];
