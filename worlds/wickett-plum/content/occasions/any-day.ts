import type { Occasion } from "./occasion.ts";

/** Occasions that keep to no calendar. */
export const anyDayOccasions: Occasion[] = [
  {
    key: "occasions/birthdays",
    name: "Birthdays",
    title: "Birthday sweets",
    description: "Nine drawers with nine questions, pops for the whole class, and a candle.",
    hero: {
      headline: "Same day every year, and still a surprise",
      bodyText: "Drawers to open, pops to hand round, and a candle in case nobody thought of one.",
      backgroundColor: "#5A1648",
      pictures: [
        ["lollipop-bunch", "butter"],
        ["sweethearts", "sherbet"],
        ["pocket-beans", "mint"],
      ],
      button: ["See the Birthday Drawer", "/gift-boxes/the-birthday-drawer/491213.html"],
      link: ["All gift boxes", "/category/gift-boxes"],
    },
    text: `Under six, it is about color. From six to eleven it is about numbers. From twelve on it is about not being embarrassed, and after forty, oddly, it is about color again.

Tell your account when your own birthday is. In that month you will find something here that other people do not see.`,
    carousel: {
      headline: "To put candles in, or near",
      productIds: ["491213", "486101", "484113", "480130", "484119", "491240", "481101", "483104"],
    },
    feature: {
      headline: "For a whole class",
      bodyText: "Thirty children, thirty pops, no nuts and no milk, and a string to hang them from.",
      picture: "table-birthdays-photo",
      imageOnRight: true,
      productIds: ["486104", "486113", "484101", "487119"],
      cta: ["All lollipops", "/category/pops"],
    },
    cards: [
      {
        headline: "Late again",
        bodyText: "An e-gift card is there before the kettle boils. Nobody needs to know.",
        picture: "e-gift-card",
        link: ["Gift cards", "/category/gift-cards"],
      },
      {
        headline: "Exactly what they like",
        bodyText: "Fill the box yourself. You know about the coconut.",
        picture: "the-24",
        link: ["Build a box", "/build-a-box"],
      },
      {
        headline: "Every month",
        bodyText: "A box on each first Tuesday, for people who deserve twelve birthdays.",
        picture: "plum-box",
        link: ["Clubs", "/category/clubs"],
      },
    ],
    questions: [
      {
        title: "Can you put a candle in?",
        text: "There is one in the Birthday Drawer already. For any other box, ask for it in the note and we will find one.",
      },
      { title: "Can it arrive on the day?", text: "Pick the day in checkout; weekends depend on the carrier." },
    ],
  },
  {
    key: "occasions/weddings",
    name: "Weddings",
    title: "Wedding favors and boxes",
    description: "Favors from twenty-five up, boxes for those who helped, and when to order what.",
    hero: {
      headline: "Every bow tied twice",
      bodyText: "Favors for the table, boxes for those who held the coats, and something for the drive.",
      backgroundColor: "#3A0F2E",
      pictures: [
        ["gift-white", "ice"],
        ["truffles-rose", "sherbet"],
        ["caramels", "butter"],
      ],
      button: ["See the Wedding Saturday", "/gift-boxes/the-wedding-saturday/491131.html"],
      link: ["Bulk orders", "/bulk-orders"],
    },
    text: `We have done about six thousand weddings and remember one rule: count the guests, add ten percent, and put the extra favors where the band can find them.

## When to order what

| When | What |
| --- | --- |
| Three months before | Talk to us about colors and sleeves |
| Six weeks before | The number, within twenty |
| Three weeks before | The exact number, and who cannot eat what |
| One week before | Nothing. We have it. Go for a walk |`,
    carousel: {
      headline: "On the table, by the plate",
      productIds: ["491131", "493101", "484107", "480142", "481104", "485213", "492134", "491134"],
    },
    feature: {
      headline: "For everybody who helped",
      bodyText: "The one who drove, the one who sewed, the one who kept your uncle from speaking.",
      picture: "table-weddings-photo",
      productIds: ["480145", "491128", "488113", "491240"],
      cta: ["Boxes that say thank you", "/occasions/thank-you"],
    },
    cards: [
      {
        headline: "For the back row",
        bodyText: "Invented in 1958 for a family that sat too far from the table.",
        picture: "tin-cherry",
        link: ["See the Back Row", "/gift-boxes/the-back-row/491134.html"],
      },
      {
        headline: "For those who cannot have milk",
        bodyText: "Coconut caramels. The first batch was made for a bride.",
        picture: "nougat",
        link: ["See the caramels", "/dairy-free/coconut-milk-caramels/485213.html"],
      },
    ],
    questions: [
      {
        title: "Can you match our color?",
        text: "Ribbon in forty colors, sleeves in any, for orders from a hundred. Send us a scrap of cloth.",
      },
      {
        title: "It is in August, outdoors.",
        text: "Then not chocolate. Orchard jellies, caramels in waxed paper, or pops. We will talk you through it.",
      },
    ],
  },
  {
    key: "occasions/thank-you",
    name: "Thank you",
    title: "Thank-you gifts",
    description: "For teachers, nurses, neighbors and the person who stayed late: boxes that say it plainly.",
    hero: {
      headline: "Three words, twelve pieces",
      bodyText: "Thank you very much. Somebody has already put it on the lid.",
      backgroundColor: "#5A1648",
      pictures: [
        ["navy-box", "ice"],
        ["tray-12", "sherbet"],
        ["green-box", "mint"],
      ],
      button: ["See Thank You, Very Much", "/gift-boxes/thank-you-very-much/491128.html"],
      link: ["Little treats", "/category/little-treats"],
    },
    text: `Thanks are best while they are fresh. A small box this week beats a large one in spring.

Write what for. *Thank you for everything* is what one writes to a hotel. *Thank you for sitting with her on Tuesday* will be kept in a drawer.`,
    carousel: {
      headline: "Plain thanks",
      productIds: ["491128", "480145", "491210", "491231", "488125", "492134", "491222", "481101"],
    },
    feature: {
      headline: "For a whole team",
      bodyText: "Something to put in the middle of the table and walk away from.",
      picture: "table-thank-you-photo",
      imageOnRight: true,
      productIds: ["491122", "480130", "483131", "484119"],
      cta: ["Business gifts", "/business-gifts"],
    },
    cards: [
      {
        headline: "For the teacher",
        bodyText: "Not another mug.",
        picture: "midnight-bar",
        link: ["See the Reading Lamp Box", "/gift-boxes/the-reading-lamp-box/491204.html"],
      },
      {
        headline: "For the night shift",
        bodyText: "Dark, quiet, and good with bad coffee.",
        picture: "blue-dome",
        link: ["See the Night Shift", "/gift-boxes/the-night-shift/491231.html"],
      },
      {
        headline: "For somebody you hardly know",
        bodyText: "Four questions from the counter that nearly always help.",
        picture: "red-letter-photo",
        link: ["Read on", "/blog/a-box-for-someone-you-hardly-know"],
      },
    ],
    questions: [
      {
        title: "May nurses and teachers accept it?",
        text: "Usually, if it can be shared. Many hospitals and schools draw the line at twenty-five dollars.",
      },
      { title: "Will there be a price in the box?", text: "Never, when it goes to another address than yours." },
    ],
  },
];
