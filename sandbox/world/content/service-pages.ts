import { buttonCta, type ContentItem, item, linkCta, localized } from "./content-item.ts";
import { page } from "./content-page.ts";

/** The same words with the telephone number of each country's shop in place of `{phone}`. */
const withPhone = (text: string) => {
  const spoken = (shown: string, dialed: string) => text.replaceAll("{phone}", `[${shown}](tel:${dialed})`);
  return localized({
    "en-US": spoken("1-800-555-0142", "+18005550142"),
    "en-CA": spoken("1-800-555-0144", "+18005550144"),
  });
};

const backToSweets = (name: string, also?: [string, string]): ContentItem[] => [
  item("button", `Buttons: ${name}`, {
    multiCTA: [buttonCta("Back to the sweets", "/category/newarrivals"), ...(also ? [linkCta(...also)] : [])],
  }),
];

const boxText = `Choose a box, then up to six kinds of sweets, and we fit them to the last piece. The builder is still on the bench and opens here soon.

Want one today? Call {phone}, tell us what you like, and we will fill a box by hand.`;

/** Pages of services: how to reach us, and, honestly, what is still being built. None of them pretends to be a form. */
export const servicePages: ContentItem[] = [
  page("contact-us", {
    title: "Contact us",
    description: "Talk to a person about your order.",
    text: withPhone(`Call {phone}, Monday to Saturday, eight to six. A person answers.

Write to [hello@wickettplum.example](mailto:hello@wickettplum.example); please allow two business days for a response.

It helps to have your order number at hand.`),
    more: backToSweets("contact-us", ["Find a shop", "/chocolateshops"]),
  }),
  page("emailsignup", {
    title: "The Sweet List",
    description: "News of fresh batches, seasonal boxes and the occasional recipe.",
    text: withPhone(`About twice a month we write about fresh batches, seasonal boxes and the occasional recipe.

You will be able to sign up on this page soon. Until then call {phone} or write to [hello@wickettplum.example](mailto:hello@wickettplum.example), and we will put you on the list.`),
    more: backToSweets("emailsignup"),
  }),
  page("build-a-box", {
    title: "Build a box",
    description: "A box of sweets that is entirely your doing.",
    text: withPhone(boxText),
    more: backToSweets("build-a-box", ["Boxes we filled", "/category/boxed-chocolates"]),
  }),
  page("lollipops/build-a-box", {
    title: "Build a box of lollipops",
    description: "A bunch of lollipops that is entirely your doing.",
    text: withPhone(boxText.replace("sweets", "lollipops")),
    more: backToSweets("lollipops/build-a-box", ["Lollipops we bunched", "/category/pops"]),
  }),
  page("e-gift-cards", {
    title: "E-gift cards",
    description: "A gift card that arrives by email.",
    text: withPhone(`A gift card that lands in their inbox on the day you choose, with a note from you. It opens here soon.

For now there is the card in a paper sleeve, and postage is on us. Questions? Call {phone}.`),
    more: backToSweets("e-gift-cards", ["Gift cards", "/category/gift-cards"]),
  }),
  page("track-order", {
    title: "Track an order",
    description: "Where your sweets are.",
    text: withPhone(`You will be able to look up an order here soon.

Until then call {phone} with your order number, and we will tell you where your sweets are.`),
    more: backToSweets("track-order", ["Shipping rates", "/help/shipping-rates"]),
  }),
];
