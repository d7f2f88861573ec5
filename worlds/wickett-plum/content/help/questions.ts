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
        text: "Type it in your bag, under *Promo code*. If it doesn’t work, the bag says why: it may have expired, been used up, or be for something that isn’t in your bag yet.",
      },
      {
        title: "Can I change an order?",
        text: inEachCountry("Yes, until it’s packed: call {phone}. After that it’s on its way."),
      },
      {
        title: "Which cards do you take?",
        text: "Visa, Mastercard, American Express and Discover, and our own gift cards. Companies and groups with an account may pay by check.",
      },
      {
        title: "Is there a minimum order?",
        text: "No. One lollipop is fine. Some items for companies and groups come by the case.",
      },
    ],
  }),
  block("accordion", "Questions: shipping", {
    headline: "Shipping and pickup",
    panels: [
      {
        title: "What does shipping cost?",
        text: "It depends on the method and the order total; [here is the table](/help/shipping-rates).",
      },
      {
        title: "Can I choose the day?",
        text: "Yes, in checkout, up to sixty days ahead. We figure out when it has to ship and put it on that day’s list.",
      },
      {
        title: "Where is my package?",
        text: "The tracking number is in the email we sent when it shipped. Your account shows it too, or [look it up](/track-order) with the order number.",
      },
      {
        title: "Will the chocolate melt?",
        text: "We do a lot to keep it from melting: [warm-weather shipping](/help/warm-weather-shipping).",
      },
      {
        title: "Can a neighbor take it in?",
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
      { title: "Will they see the price?", text: "No. There is no invoice in a package that goes to someone else." },
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
        text: "On the login page, choose *Forgot your password?* and we’ll email you a link. It works for half an hour.",
      },
      {
        title: "How do I stop a subscription?",
        text: "In your account, under *Subscriptions*: skip once, change how often, or cancel. No phone call.",
      },
    ],
  }),
];
