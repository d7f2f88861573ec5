import { block } from "./block-fields.ts";
import { buttonCta, type ContentItem, linkCta, media } from "./content-item.ts";
import { page } from "./content-page.ts";
import { inEachCountry } from "./words.ts";

const backToSweets = (name: string, also?: [string, string]): ContentItem[] => [
  block("button", `Buttons: ${name}`, {
    multiCTA: [
      buttonCta("Back to the sweets", "/category/newarrivals", { ctaButtonColor: "transparent" }),
      ...(also ? [linkCta(...also)] : []),
    ],
  }),
];

const boxText = `Choose a box, then up to six kinds of sweets, and we fit them to the last piece. Everything fits, and nothing rattles.

Or call {phone}, tell us what you like, and we will fill a box by hand.`;

/** Pages of services: how to reach us, and what the shop's own forms do. */
export const servicePages: ContentItem[] = [
  page("contact-us", {
    title: "Contact us",
    description: "Talk to a person about your order.",
    breadcrumbs: [{ text: "Help", link: "/help" }],
    text: `The quickest way is to call: a person answers. If you’d rather write, please allow two business days for a response.

It helps to have your order number handy.`,
    more: [
      block(
        "app-placeholder",
        "Form: contact us",
        { headline: "Write to us", media: media("room-order-desk-photo"), imagePosition: "left" },
        "contact-us-form",
      ),
      block("contact-box", "Contact box: contact-us", {
        headline: "Call or write",
        phone: inEachCountry("{plainPhone}"),
        email: "hello@wickettplum.example",
        hours: "Monday to Saturday, eight to six",
      }),
      block("info-card-list", "Contact: perhaps it is here", {
        headline: "Quick answers",
        infoCards: [
          {
            icon: "box",
            headline: "Where is my order?",
            subheadline: "With the number, in a minute.",
            cta: linkCta("Track an order", "/track-order"),
          },
          {
            icon: "refresh",
            headline: "Something arrived broken",
            subheadline: "A picture is enough.",
            cta: linkCta("Returns", "/help/returns"),
          },
          {
            icon: "pin",
            headline: "Visit a shop",
            subheadline: "Hours, directions and a window to lean through.",
            cta: linkCta("Find a shop", "/chocolateshops"),
          },
        ],
        layoutControls: { includeLineBetweenCards: true },
      }),
    ],
  }),
  page("emailsignup", {
    title: "The Sweet List",
    description: "News of fresh batches, seasonal boxes and the occasional recipe.",
    text: inEachCountry(`About twice a month we write about fresh batches, seasonal boxes and the occasional recipe.

If you would rather tell us, call {phone}, and we will put you on the list.`),
    more: [
      block(
        "app-placeholder",
        "Form: newsletter",
        { headline: "Sign up", media: media("room-pot-photo") },
        "email-signup-form",
      ),
      ...backToSweets("emailsignup"),
    ],
  }),
  page("build-a-box", {
    title: "Build a box",
    description: "A box of sweets that is entirely your doing.",
    text: inEachCountry(boxText),
    more: backToSweets("build-a-box", ["Boxes we filled", "/category/boxed-chocolates"]),
  }),
  page("lollipops/build-a-box", {
    title: "Build a box of lollipops",
    description: "A bunch of lollipops that is entirely your doing.",
    text: inEachCountry(boxText.replace("sweets", "lollipops")),
    more: backToSweets("lollipops/build-a-box", ["Lollipops we bunched", "/category/pops"]),
  }),
  page("e-gift-cards", {
    title: "E-gift cards",
    description: "A gift card that arrives by email.",
    text: inEachCountry(`A gift card that lands in their inbox on the day you choose, with a note from you.

There is also the card in a paper sleeve, and postage is on us. Questions? Call {phone}.`),
    more: backToSweets("e-gift-cards", ["Gift cards", "/category/gift-cards"]),
  }),
  page("track-order", {
    title: "Track an order",
    description: "Where your sweets are.",
    text: inEachCountry(`With the number of your order and the email you gave us, you can look it up here.

If the number has gone the way of the wrapper, call {phone}, and we will tell you where your sweets are.`),
    more: backToSweets("track-order", ["Shipping rates", "/help/shipping-rates"]),
  }),
  page("gift-card-balance", {
    title: "Gift card balance",
    description: "What is left on a gift card.",
    breadcrumbs: [{ text: "Gift cards", link: "/help/gift-cards" }],
    text: inEachCountry(`Have the card handy: its number has 19 to 21 digits, and its security code, four digits, is on the back under the strip.

Every shop can tell you what is left on it, and so can we at {phone}.`),
    more: [
      block(
        "app-placeholder",
        "Form: gift card balance",
        { headline: "Look it up", media: media("room-counter-photo") },
        "gift-card-balance-form",
      ),
      ...backToSweets("gift-card-balance", ["How gift cards work", "/help/gift-cards"]),
    ],
  }),
  page("catalog-request", {
    title: "Request Future Catalogs",
    description: "The printed catalog, four times a year, free.",
    text: inEachCountry(`Four times a year we print what is new, what is back and one story that is too long for a wrapper. It is free, and it comes by mail.

Tell us where it should go. Rather say it? Call {phone}, and we will write it down.`),
    more: [
      block(
        "app-placeholder",
        "Form: catalog request",
        { headline: "Where should we send it?", media: media("room-order-desk-photo") },
        "catalog-request-form",
      ),
      ...backToSweets("catalog-request", ["The Sweet List, by email", "/emailsignup"]),
    ],
  }),
  page("sales-materials", {
    title: "Sales materials",
    description: "Order forms, posters and kits for groups that sell for us. All of it is free.",
    breadcrumbs: [{ text: "Fundraising", link: "/fundraising" }],
    text: `Everything you need to sell sweets for a good cause: sheets to write on, posters to hang up, envelopes to put the money in. It is free, and so is its shipping within reason.

Please order what you will use. Trees were involved.`,
    more: [
      block("app-placeholder", "List: sales materials", {}, "materials-sales-tools"),
      block("button", "Button: sales materials", {
        multiCTA: [
          buttonCta("See all sales materials", "/category/order-forms"),
          linkCta("How fundraising works", "/fundraising"),
        ],
      }),
    ],
  }),
  page("maintenance", {
    title: "The hatch is shut for a moment",
    description: "The shop is closed for a short while.",
    noindex: true,
    text: inEachCountry(
      "We’re stocking the counter. Your bag is safe; please look in again in a few minutes, or call {phone}.",
    ),
  }),
];
