import { type ContentItem, item, linkCta, media } from "./content-item.ts";
import { page } from "./content-page.ts";
import { servicePages } from "./service-pages.ts";

/** Managed pages of the fallback route; the key is the path. */
export const pages: ContentItem[] = [
  ...servicePages,
  page("help/shipping-rates", {
    title: "Shipping rates",
    description: "What it costs to send sweets, how long it takes, and how we keep chocolate cold.",
    text: `We pack on the day you order, Monday to Friday, when the order reaches us before noon.

## How we ship

- **Ground** reaches most streets in three to five working days.
- **Second day, packed cold** travels with ice packs and a liner.
- **Overnight** leaves by six in the evening.

Prices follow the weight of the box; the exact price for your address stands in checkout.

## Chocolate in the heat

Whenever it is over 70°F on your street we add ice packs at no charge. If ground would be too warm, we offer only the faster ways.`,
    more: [
      item("accordion", "Accordion: shipping questions", {
        headline: "Questions we hear often",
        panels: [
          {
            title: "Do you ship to a PO box?",
            text: "Yes, by ground only. Cold boxes need somebody to hand them to.",
          },
          {
            title: "Can one order go to several people?",
            text: "Yes. Choose the recipient for each sweet before you check out.",
          },
          { title: "Do you ship abroad?", text: "To the United States and Canada, each from its own site." },
        ],
      }),
    ],
  }),
  page("help/warm-weather-shipping", {
    title: "Warm-weather shipping",
    description: "How chocolate travels in summer.",
    text: `From May to September we look up the weather on the whole way to your door.

Sweets marked **Warm Weather Friendly** travel as they are. Chocolate travels with ice packs, and rests in our cold room over the weekend rather than in a van.`,
  }),
  page("help/kosher", {
    title: "Kosher",
    description: "Which of our sweets are kosher, and who says so.",
    text: `Sweets with the kosher badge are made under supervision, on lines that make nothing else that day.

Look for **Kosher** on the product page, or choose it under *Good to know* in any list. Dairy and pareve are marked on the label.

Gift boxes are kosher when every sweet inside is.`,
  }),
  page("help/privacy", {
    title: "Privacy",
    description: "What we keep about you and why.",
    text: `We keep what we need to send your order and answer your questions: name, address, email, phone and what you bought.

## Cards

Your card number and security code go straight to our card processor. They never reach our own pages or machines.

## Your say

Write to us and we will tell you what we hold, correct it, or erase it.`,
  }),
  page("help/accessibility", {
    title: "Accessibility",
    description: "How we make the shop usable for everyone, and who to call when it is not.",
    text: `Everybody should be able to buy a lollipop.

We build to the Web Content Accessibility Guidelines 2.2, level AA: every step works with a keyboard, every picture that says something is described, and text keeps its contrast.

Using a screen reader and stuck on something? Call [1-800-555-0143](tel:+18005550143) and a person will place your order with you.`,
  }),
  page("help/build-a-box", {
    title: "Build a box",
    description: "How a box of your own choosing comes together.",
    text: `Choose a box, then up to six sweets. We weigh each kind so that the box is full to the last piece, and tie it with ribbon.

Until you build your own, have a look at the boxes we filled ourselves.`,
    more: [
      item("button", "Button: boxes we filled", {
        cta: { ...linkCta("Boxes we filled", "/category/boxed-chocolates"), ctaType: "Button" },
      }),
    ],
  }),
  page("business-gifts", {
    title: "Business gifts",
    description: "Boxes for clients and colleagues, from ten to ten thousand.",
    text: `Tell us how many, to whom and by when. We pack, address and post, and print your name on the ribbon.

Boxes for business start at ten pieces and cost less by the case.`,
  }),
  page("our-story", {
    title: "The story",
    description: "Who stands behind the hatch.",
    text: `Wickett sold lollipops through a window in the wall. Plum made chocolate next door. One rainy afternoon the wall came down.

The window stayed. You will find it on every box.`,
    more: [
      item("feature-card", "Feature: the hatch", {
        headline: "The hatch",
        bodyText: "Eighteen inches wide, open at ten, closed when the trays are empty.",
        media: media("bonbon-drizzle-photo"),
      }),
    ],
  }),
  page("recipes/brittle-over-ice-cream", {
    title: "Brittle, smashed over something cold",
    description: "Vanilla ice cream, warm plum compote and a fistful of peanut brittle.",
    text: `Serves 4, takes 10 minutes.

## Ingredients

- 1 bag of Peanut Snap Brittle
- 4 scoops of vanilla ice cream
- 4 ripe plums, quartered
- 2 tablespoons of brown sugar

## Method

1. Warm plums and sugar in a pan until they slump.
2. Put the brittle into a bag and hit it with a rolling pin.
3. Ice cream, plums, brittle. Eat at once.`,
  }),
  item(
    "content-page",
    "Page: maintenance",
    {
      title: "Back in a moment",
      description: "The shop is closed for a short while.",
      contentItems: [
        item("headline", "Headline: maintenance", { headline: "The hatch is shut for a moment", headingLevel: 1 }),
        item("content-text", "Text: maintenance", {
          text: "We’re stocking the counter. Your bag is safe; please look in again in a few minutes, or call [1-800-555-0142](tel:+18005550142).",
        }),
      ],
    },
    "maintenance",
  ),
];
