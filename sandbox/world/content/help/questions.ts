import { block } from "../block-fields.ts";
import type { ContentItem } from "../content-item.ts";
import { inEachCountry } from "../words.ts";

/** Questions and answers, by subject. */
export const questions: ContentItem[] = [
  block("accordion", "Questions: ordering", {
    headline: "Ordering",
    panels: [
      {
        title: "Do I need an account?",
        text: "No. You can order as a guest. An account remembers addresses, keeps a wish list and shows your orders.",
      },
      {
        title: "How do I use a code?",
        text: "Type it in your bag, under *Promo code*. If it does not work, the bag says why: it may be over, used up, or meant for something you have not put in yet.",
      },
      {
        title: "Can I change an order?",
        text: inEachCountry("Until it is packed, by telephone: {phone}. After that it is on its way."),
      },
      {
        title: "Which cards do you take?",
        text: "Visa, Mastercard, American Express and Discover, and our own gift cards. Companies and groups with an account may pay by check.",
      },
      {
        title: "Is there a smallest order?",
        text: "No. One lollipop is fine. Some goods for companies and groups come by the case.",
      },
    ],
  }),
  block("accordion", "Questions: shipping", {
    headline: "Shipping and pickup",
    panels: [
      {
        title: "What does shipping cost?",
        text: "It depends on the way and the worth; [here is the table](/help/shipping-rates).",
      },
      {
        title: "Can I choose the day?",
        text: "Yes, in checkout, up to sixty days ahead. We work out when it must leave and put it on that day’s list.",
      },
      {
        title: "Where is my parcel?",
        text: "The number is in the email we sent when it left. Your account shows it too, or [look it up](/track-order) with the order number.",
      },
      {
        title: "Will the chocolate melt?",
        text: "We do a good deal so that it does not: [warm-weather shipping](/help/warm-weather-shipping).",
      },
      {
        title: "May a neighbor take it in?",
        text: "That is up to the carrier. Leave them a note, and choose a neighbor you trust.",
      },
    ],
  }),
  block("accordion", "Questions: gifts", {
    headline: "Gifts",
    panels: [
      {
        title: "Can I send to several people at once?",
        text: "Yes, up to fifty in one order, each with their own sweets and their own note.",
      },
      { title: "Will they see the price?", text: "No. There is no invoice in a parcel that goes to somebody else." },
      {
        title: "Can you print our logo?",
        text: "On sleeves, in one color or in foil, for [business gifts](/business-gifts). [Send us your mark](/logo-sleeve), and you see a proof.",
      },
      {
        title: "Do you make wedding favors?",
        text: "Yes, from twenty-five. [This page](/occasions/weddings) shows how, and what to order when.",
      },
    ],
  }),
  block("accordion", "Questions: sweets", {
    headline: "The sweets",
    panels: [
      {
        title: "How long do they keep?",
        text: "From three weeks for fresh truffles to longer than you will wait for hard candy. [The whole list](/blog/where-to-keep-chocolate).",
      },
      {
        title: "Which are vegan?",
        text: "Choose *Dairy free* in any list, then read the ingredients for gelatin and honey. Hard candy, orchard jellies and the oat truffles are.",
      },
      {
        title: "Why is one side of my bonbon duller?",
        text: "It stood next to a warmer one. It tastes the same.",
      },
      {
        title: "Do you still make the one with the violet cream?",
        text: "Always. It is [here](/boxed-chocolates/violet-creams/480136.html).",
      },
    ],
  }),
  block("accordion", "Questions: account", {
    headline: "Your account",
    panels: [
      {
        title: "I forgot my password.",
        text: "On the sign-in page, choose *Forgot password?* and we send you a link. It works for half an hour.",
      },
      {
        title: "How do I stop a subscription?",
        text: "In your account, under *Subscriptions*: skip once, change the rhythm, or stop. No telephone call.",
      },
    ],
  }),
];
