import { block, type InfoCard } from "../block-fields.ts";
import { buttonCta, type ContentItem, linkCta, media } from "../content-item.ts";
import { pageOf } from "../content-page.ts";
import { inEachCountry } from "../words.ts";
import { helpLinks, helpPage } from "./help-page.ts";
import { questions } from "./questions.ts";

const helpCards: readonly [key: string, icon: InfoCard["icon"], about: string][] = [
  ["help/shipping-rates", "truck", "What it costs and how long it takes, in one table."],
  ["help/warm-weather-shipping", "thermometer", "Cold packs, ship days, and what never melts."],
  ["help/pickup", "shop", "Order here, pick up at the window."],
  ["help/returns", "refresh", "When something is not right."],
  ["help/faq", "chat", "Twenty answers, short ones."],
  ["help/allergens", "nut", "Which room each sweet is made in."],
  ["help/ingredients", "jar", "The whole larder, and what is not in it."],
  ["help/kosher", "seal", "What is, and who says so."],
  ["help/gift-wrapping", "gift", "Ribbon, foil, and a card in ink."],
  ["help/gift-cards", "card", "How they work and how to see what is left."],
];

/** Pages about ordering, giving and sending back. */
export const orderPages: ContentItem[] = [
  pageOf(
    "help",
    { title: "Help", description: "Shipping, returns, allergens, gift cards: where each answer is.", breadcrumbs: [] },
    [
      block("headline", "Headline: help", { headline: "What can we do for you?", headingLevel: 1 }),
      block("info-card-list", "Help: where the answers are", {
        infoCards: helpCards.map(([key, icon, about]) => ({
          icon,
          headline: helpLinks.find(([, path]) => path === key)?.[0] ?? key,
          subheadline: about,
          cta: linkCta("Read", `/${key}`),
        })),
      }),
      block("contact-box", "Contact box: help", {
        headline: "Rather talk to a person?",
        bodyText: "It helps to have your order number handy, but you don’t need it.",
        phone: inEachCountry("{plainPhone}"),
        email: "hello@wickettplum.example",
        hours: "Monday to Saturday, eight to six, your time",
        cta: { ...buttonCta("All the ways to reach us", "/contact-us"), ctaControls: { triggerSideBar: "need-help" } },
      }),
    ],
  ),
  helpPage("help/returns", {
    title: "Returns",
    description: "What to do when sweets arrive broken, melted, late, or simply not as you hoped.",
    text: inEachCountry(`We cannot sell a sweet twice, so you don’t need to send it back. That makes returns simple.

## Broken, melted or wrong

Take a picture and send it to [hello@wickettplum.example](mailto:hello@wickettplum.example) within fourteen days, or call {phone}. Choose: the same again, or your money. You do not have to argue for it.

## Late

If we missed the day you picked in checkout, you get back what you paid for shipping. If the sweets were for an occasion and the occasion has passed, you get back everything.

## Not to your taste

Tell us within thirty days. We will exchange the box, once, for something we think you will like better. Please tell us what you did not like about it; the kitchen reads these letters on Fridays.

## Before it ships

You can cancel an order until it is packed, by calling us. Orders of a box you built yourself are packed within the hour, so be quick.

## What cannot come back

- Gift cards, once they have been used.
- Things with a name or a mark printed on them, unless we made the mistake.
- Fundraising cases that have been opened.

## When the money arrives

We send it on the day you write. Banks take three to five business days to show it; gift cards get it right away. What you paid with comes back first to the gift card, then to the card.`),
    more: [
      block("help-hint", "Hint: before you write", {
        headline: "Three things worth trying first",
        text: `- **Gray film on chocolate?** It is bloom, and harmless. See [where to keep chocolate](/blog/where-to-keep-chocolate).
- **Feels soft?** Two hours in a cool room, box closed.
- **Sticky hard candy?** A dry, shut jar and one teaspoon of powdered sugar.`,
        listWithLines: true,
      }),
    ],
  }),
  helpPage("help/faq", {
    title: "Questions and answers",
    description: "Short answers about ordering, shipping, gifts, sweets and your account.",
    text: "If yours is not here, [ask us](/contact-us). The good ones end up on this page.",
    more: questions,
  }),
  helpPage("help/gift-wrapping", {
    title: "Gift wrapping and notes",
    description: "Which wraps there are, what they cost, and how to say something kind in a small space.",
    text: `Many boxes can be dressed. If yours can, you will find the choice on its page, under the size.

## The wraps

- **None.** The box in its own colors. Most people choose this, and it is handsome.
- **Plum ribbon.** Two inches wide, tied by hand, cotton. It goes around jam jars afterward.
- **Gold foil** on boxes for occasions, **silver foil** on those for offices and weddings.

What a wrap costs is in the price shown for that choice. A box that is already a gift, such as the Red Letter, comes with its bow.

## The note

In checkout, each package can carry a note. We write it in ink on a card with a deckle edge. There is room for three or four sentences, and no charge.

We write what you type, including the jokes. Please use plain letters and signs; the pen does not do hearts.

## No prices inside

Packages that go to someone else carry no invoice and no prices. The return address is ours.

## Days

Wrapping takes no extra day, except in the week before Christmas, when we ask for one.`,
    more: [
      block("feature-cards-list", "Features: wrapping in steps", {
        headline: "How a box is dressed",
        columns: 2,
        cards: [
          {
            headline: "1. Filled",
            bodyText: "Every piece in its cup, tissue under and over them, and the lid last.",
            media: media("wrapping-open-photo"),
          },
          {
            headline: "2. Paper",
            bodyText: "Gold or silver foil, cut once, drawn tight and folded sharp. No tape where you can see it.",
            media: media("wrapping-paper-photo"),
          },
          {
            headline: "3. Ribbon",
            bodyText: "Plum cotton, once around each way. It has to lie flat before it may be tied.",
            media: media("wrapping-ribbon-photo"),
          },
          {
            headline: "4. Bow and note",
            bodyText: "Tied by hand, twice. Your card goes under the knot, where it is found first.",
            media: media("wrapping-bow-photo"),
          },
        ],
      }),
      block("feature-cards-list", "Features: dressed boxes", {
        headline: "Good in ribbon",
        columns: 3,
        cards: [
          {
            headline: "The Plum Box",
            bodyText: "Three layers, gold bow, a card tucked under the knot.",
            media: media("plum-box"),
            cta: linkCta("See the Plum Box", "/gift-boxes/the-plum-box/488104.html"),
          },
          {
            headline: "The Navy Box",
            bodyText: "For people who would not call it a bow.",
            media: media("navy-box"),
            cta: linkCta("See the Navy Box", "/gift-boxes/the-navy-box/488107.html"),
          },
          {
            headline: "The Garden Box",
            bodyText: "Jellies and pastilles, and a lid worth keeping.",
            media: media("green-box"),
            cta: linkCta("See the Garden Box", "/gift-boxes/the-garden-box/488110.html"),
          },
        ],
      }),
    ],
  }),
  helpPage("help/gift-cards", {
    title: "Gift cards",
    description: "How gift cards work, where they are good, and how to see what is left on one.",
    text: inEachCountry(`There are two kinds: one of paper, in a sleeve, and one that arrives by email. Both are good in every one of our shops and on this site. Neither expires, and neither charges a fee.

## Using one

In checkout, open *Gift card*, and type the number and the four-digit security code. On a paper card the code is on the back, under the silver strip; scratch gently, a fingernail is enough. You can use several cards on one order and pay the rest by another card.

## What is left

The [balance page](/gift-card-balance) tells you, with the number and the code. A shop can tell you too.

## Lost

Call {phone} with the email address or the order number it was bought with. We block the old card and send a new one with what was left.

## Sending one

A paper card travels free, on its own or with sweets. An e-gift card goes to the address you give us within minutes of your order.

## The small print

A gift card cannot be exchanged for cash, except where the law of your {state} says that it can. It cannot be used to buy another gift card. Its currency is that of the country it was bought in.`),
    more: [
      block("button", "Buttons: gift cards", {
        multiCTA: [
          buttonCta("Choose a gift card", "/category/gift-cards"),
          linkCta("What is left on mine?", "/gift-card-balance"),
        ],
      }),
    ],
  }),
  helpPage("help/build-a-box", {
    title: "How to build a box",
    description: "How a box of your own choosing comes together, step by step.",
    text: `Five steps, about four minutes, longer if you read everything.

1. **Choose what to fill.** A box of chocolates, a paper bag of twist-wraps, a bunch of lollipops.
2. **Choose its size.** From half a pound to three, or from thirty pops up.
3. **Choose your sweets.** Up to six kinds in a box. Take one away and its room goes to the others.
4. **Set how much of each.** We share the space evenly to start with. The bar at the foot shows how full the box is; at a hundred percent it is ready.
5. **Look at it once more** and put it in your bag.

## Good to know

- Some sweets can only be picked up in a shop. If you choose shipping, they leave the list.
- Fillings touch each other in the box. If that matters to you, read about [allergens](/help/allergens) first.
- A box you built stays in your bag, with its recipe. If you reorder it, we ask the counter again whether everything is there.

Short on ideas? Take a look at the boxes we filled ourselves.`,
    more: [
      block("button", "Button: boxes we filled", {
        multiCTA: [
          buttonCta("Start a box", "/build-a-box"),
          linkCta("Boxes we filled", "/category/boxed-chocolates"),
          linkCta("A bunch of lollipops", "/lollipops/build-a-box"),
        ],
      }),
    ],
  }),
  helpPage("help/accessibility", {
    title: "Accessibility",
    description: "How we make the shop usable for everyone, what does not work yet, and who to call when it does not.",
    text: inEachCountry(`Everyone should be able to buy a lollipop.

## What we hold ourselves to

We build to the Web Content Accessibility Guidelines 2.2, level AA. In practice:

- Every step, from the first page to the last, works with a keyboard alone, and you can see where you are.
- Pictures that say something are described. Those that only decorate stay silent.
- Text keeps a contrast of seven to one nearly everywhere, and of four and a half to one at least.
- Pages can be enlarged to four hundred percent without losing anything.
- Nothing flashes. What turns by itself can be stopped, and does not turn at all if your device asks for less motion.
- Errors are said in words, beside the field and to your screen reader.

## How we check

Each page is tested by machine with every change, at two widths, and by people who use screen readers before every season.

## What does not work yet

- Films by others have captions that are made by machine.
- Sheets for groups that sell for us are made to be printed. If you need one read out, call us.
- On some maps the pins cannot be reached by keyboard. The list beside the map holds the same shops.

## When you are stuck

Call {accessibilityPhone} and a person will place your order with you, at the price you see here. Or write to [access@wickettplum.example](mailto:access@wickettplum.example). We answer within two business days, and we fix what we can within thirty.

## In our shops

All but three have a step-free door; the page of each shop says which. The windowsill is thirty inches (76 cm) from the ground, as it has been since 1911, for reasons that had to do with children and turn out to suit chairs as well.`),
  }),
];
