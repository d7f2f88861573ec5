import { block } from "../block-fields.ts";
import { type ContentItem, linkCta, localized, buttonCta } from "../content-item.ts";
import { helpPage } from "./help-page.ts";
import { heavyParcels, shippingTable } from "./shipping-table.ts";

const rates = (table: string, heavy: string, freeFrom: string, warehouse: string, notes: string) =>
  `Every package leaves our warehouse in ${warehouse}. Orders that reach us before noon there are packed the same business day and handed to the carrier on the next.

## What it costs

What you pay depends on how much the sweets in a package are worth, before tax and after discounts.

${table}

Ground shipping is free for every package whose sweets come to ${freeFrom} or more. A cold pack is charged only when one is needed, and free shipping does not cover it.

${heavy}

## Where each method goes

${notes}

## How the days are counted

Only business days count, and only from the day we hand your package over. Neither we nor the carriers work on public holidays; the day before New Year’s Day we count what is left on the shelves and ship nothing. In checkout you can pick the day you would like it to arrive, up to sixty days ahead.`;

const americanNotes = `- **Ground and air by UPS** go to street addresses in the forty-eight adjoining states and the District of Columbia.
- **Alaska and Hawaii** have a method of their own, by air.
- **The postal service** goes everywhere: post office boxes, Puerto Rico, the islands, and military addresses.
- **Gift cards of paper** travel free by ground or by mail. E-gift cards go by email and cost nothing to send.`;

const canadianNotes = `- **UPS Standard and Expedited** go to street addresses in every province and territory.
- **Express Saver** does not go to Yukon, the Northwest Territories and Nunavut.
- **Gift cards of paper** travel free by Standard. E-gift cards go by email and cost nothing to send.`;

/** Pages about how sweets travel. */
export const shippingPages: ContentItem[] = [
  helpPage("help/shipping-rates", {
    title: "Shipping rates",
    description: "What it costs to send sweets, how long it takes, and how we keep chocolate cold.",
    text: localized({
      "en-US": rates(shippingTable("USD"), heavyParcels("USD"), "$90", "Sacramento", americanNotes),
      "en-CA": rates(shippingTable("CAD"), heavyParcels("CAD"), "$120", "Toronto", canadianNotes),
    }),
    more: [
      block("accordion", "Accordion: shipping questions", {
        headline: "Questions we hear often",
        panels: [
          {
            title: "Do you ship to a PO box?",
            text: localized({
              "en-US":
                "Yes, with the postal service. Choose it in checkout; the other methods aren’t offered for such an address.",
              "en-CA": "Not in Canada. Our carrier needs a street address and someone to hand the package to.",
            }),
          },
          {
            title: "Can one order go to several people?",
            text: "Yes. Choose a recipient for each sweet before you check out. Every address is a package of its own, with its own shipping method, its own cost and its own gift message.",
          },
          {
            title: "Do you ship abroad?",
            text: "We ship within the United States and within Canada, each from its own site, and nowhere else for now.",
          },
          {
            title: "When will I be charged?",
            text: "Your card is charged when we accept the order. If we cannot send part of it, that part goes back to the card on the same day.",
          },
          {
            title: "Can I change the address after ordering?",
            text: "Until we pack, yes: call us. Once the package is with the carrier, it’s quicker to ask the carrier, with the number in your shipping email.",
          },
        ],
      }),
    ],
  }),
  helpPage("help/warm-weather-shipping", {
    title: "Warm-weather shipping",
    description: "How chocolate travels in summer, what a cold pack costs, and which sweets do not mind the heat.",
    text: `Chocolate softens at 86°F (30°C), and the back of a van gets hotter than that. So from spring to fall we look at two places for every package, ours and yours.

## The rule

If it is usually 75°F (24°C) or warmer at either end in the month your package leaves, and something in it melts, three things happen automatically:

1. We add a cold pack and a liner. What that costs is shown beside each shipping method before you choose.
2. Methods that would be on the road for more than three days are no longer offered.
3. The package leaves on a Monday, Tuesday or Wednesday, so that it does not spend a weekend in a depot.

Second-day air and, in Canada, Expedited have the cold pack in their price.

## What travels as it is

Sweets marked **Warm Weather Friendly** need none of this: hard candy, lollipops, jellies, gummies, brittle and most chews. If your package holds only these, it goes out on any day, by any method, in any weather.

## When it arrives

Open it right away. Put the closed box in a cool room for two hours before you try one, and put the cold packs in your freezer; they last for years of picnics.

If something did melt, send a picture to [hello@wickettplum.example](mailto:hello@wickettplum.example) within a week. We will send it again when it is cooler, or refund you, whichever you like.`,
    more: [
      block("product-carousel", "Carousel: warm-weather friendly", {
        headline: "Unmoved by the weather",
        productIds: ["487101", "486104", "484107", "483101", "487110", "484101", "485101", "487125"],
      }),
      block("button", "Button: more on chocolate in July", {
        cta: linkCta("What a packer does in July", "/blog/chocolate-in-july"),
      }),
    ],
  }),
  helpPage("help/pickup", {
    title: "Pickup in a shop",
    description: "Order here, pick up at the window: how long it takes, what to bring, and who can pick up for you.",
    text: `Choose **Pickup** on a sweet’s page, pick a shop near you, and we put it aside. There is nothing to pay for that.

## How long it takes

Orders placed before noon are ready the same afternoon; later ones the next day the shop is open. You get an email when the bag is on the shelf. Please wait for it, as the shelf is sometimes a person with both hands full.

## What to bring

Your order number, on paper or on a screen. If someone else is picking up, give us their name in checkout and tell them the number.

## How long we keep it

Five days. After that we put the sweets back while they are still good and return your money.

## Good to know

- Some sweets are sold in shops only, since they do not survive a journey. They say so on their page.
- One order can be picked up in one shop and shipped to other people at the same time.
- Shops have their own stock. What is out in the warehouse may well be lying on a counter near you, and the other way round.`,
    more: [
      block("button", "Buttons: pickup", {
        multiCTA: [
          buttonCta("Find a shop", "/chocolateshops"),
          linkCta("What our shops are like", "/company-info/our-shops"),
        ],
      }),
    ],
  }),
];
