import { christmas, daysFrom, fathersDay, halloween } from "../calendar.ts";
import type { Occasion } from "./occasion.ts";

/** Occasions from June to December. */
export const laterOccasions: Occasion[] = [
  {
    key: "occasions/fathers-day",
    name: "Father’s Day",
    title: "Father’s Day gifts",
    description: "Dark bars, brittle, bar nuts and other things that can be shared without talking.",
    hero: {
      headline: "He says he’s fine",
      bodyText: "Give him something that snaps. Malt, ginger, seventy-two percent, and a bag he can keep in the car.",
      backgroundColor: "#3A0F2E",
      pictures: [
        ["midnight-bar", "butter"],
        ["brittle", "lilac"],
        ["truffles-midnight", "ice"],
      ],
      button: ["Shop bars & slabs", "/category/chocolate-bars"],
      link: ["Brittle & toffee", "/category/toffee-brittle"],
    },
    text: `Fathers are said to be hard to buy for. We think they are easy, once you stop looking for a tie.

Bring something that can stand between two people on a bench: brittle, nuts, popcorn, the loud kind. It gives the hands something to do, and after a while one of you says something.`,
    carousel: {
      headline: "Between two people on a bench",
      productIds: ["483140", "483107", "481128", "482101", "483131", "481134", "482146", "487122"],
    },
    feature: {
      headline: "The good end of the table",
      bodyText: "A dark bar, a heap of peanut brittle, and something hot. Sit down before it is gone.",
      picture: "table-fathers-day-photo",
      imageOnRight: true,
      productIds: ["482101", "483101", "482116", "483125"],
      cta: ["All toffee & brittle", "/category/toffee-brittle"],
    },
    countdown: {
      headline: "By ground, before the third Sunday in June",
      bodyText: "It is warm by then. Brittle does not mind.",
      picture: "brittle",
      backgroundColor: "#FFE08A",
      orderBy: daysFrom(fathersDay, -8),
      button: ["Shop brittle & toffee", "/category/toffee-brittle"],
    },
    cards: [
      {
        headline: "For the one who reads",
        bodyText: "Sweets that leave no mark on paper, and a bookmark.",
        picture: "salt-milk-served-photo",
        link: ["See the Reading Lamp Box", "/gift-boxes/the-reading-lamp-box/491204.html"],
      },
      {
        headline: "For the one who cooks",
        bodyText: "Toffee cookies with brown butter. He will say that he invented them.",
        picture: "toffee",
        link: ["Read the recipe", "/recipes/toffee-shard-cookies"],
      },
    ],
    questions: [
      {
        title: "Will chocolate arrive whole in June?",
        text: "With a cold pack, yes. [How that works](/help/warm-weather-shipping).",
      },
      {
        title: "Is there alcohol in the malt truffles?",
        text: "No. The barley is malted and toasted, and that is all.",
      },
    ],
  },
  {
    key: "occasions/halloween",
    name: "Halloween",
    title: "Halloween sweets",
    description: "Enough for the whole street, wrapped, counted, and a few for after.",
    hero: {
      headline: "The bell will ring a hundred times",
      bodyText: "A bowl of two hundred, ghosts that look sideways, and bat wings for the one child who loves licorice.",
      backgroundColor: "#2A0A22",
      pictures: [
        ["twist-chews", "butter"],
        ["twists-black", "lilac"],
        ["tin-plum", "mint"],
      ],
      button: ["Shop Halloween", "/category/halloween"],
      link: ["How many do I need?", "/blog/how-many-for-the-porch"],
    },
    text: `We have kept records on one street for nine years: a hundred and ten children, two sweets each, ten percent for yourself.

Everything that is meant for the bowl is wrapped, piece by piece, and says on the wrapper what is in it, in letters that a parent can read under a porch light.`,
    carousel: {
      headline: "For the bowl, and behind the bowl",
      productIds: ["492201", "492210", "492204", "492207", "485113", "485101", "486104", "487134"],
    },
    feature: {
      headline: "A second bowl, away from the first",
      bodyText:
        "Keep one without nuts and without milk, and say so out loud. These come from the sugar room and the jelly room, where neither ever comes in.",
      picture: "table-halloween-photo",
      productIds: ["486104", "484104", "487134", "487119"],
      cta: ["About allergens", "/help/allergens"],
    },
    countdown: {
      headline: "Last ground shipments before the thirty-first",
      bodyText: "A bowl that arrives in November has missed its calling.",
      picture: "twist-chews",
      backgroundColor: "#F0C79A",
      orderBy: daysFrom(halloween, -8),
      button: ["Shop Halloween", "/category/halloween"],
    },
    cards: [
      {
        headline: "For the classroom",
        bodyText: "Penny pops by the bunch. No nuts, no milk, no wheat, no gelatin.",
        picture: "lollipop-bunch",
        link: ["See the Penny Pops", "/pops/penny-pops/486104.html"],
      },
      {
        headline: "For the morning after",
        bodyText: "What to do with the rest of the bag, on a sheet of chocolate.",
        picture: "bark",
        link: ["Read the recipe", "/recipes/bark-you-break-yourself"],
      },
    ],
    questions: [
      {
        title: "Is everything wrapped one by one?",
        text: "Whatever is in the Porch Bowl, yes, and all twist-wraps, pops and mints. Bat Wings come in one bag.",
      },
      {
        title: "Do you take back what is left?",
        text: "No, but we will tell you how long it keeps. Hard candy: until next year.",
      },
    ],
  },
  {
    key: "occasions/christmas",
    name: "Christmas",
    title: "Christmas and winter holidays",
    description: "Advent drawers, stocking oranges, gelt by the net, and when to order so that it is there.",
    hero: {
      headline: "Twenty-four small doors",
      bodyText: "Advent drawers, oranges for the toe of the stocking, gelt by the net and a log in a box.",
      backgroundColor: "#7D0A35",
      pictures: [
        ["canes", "mint"],
        ["red-letter", "butter"],
        ["swirl-mints", "ice"],
      ],
      button: ["Shop winter holidays", "/category/winter-holidays"],
      link: ["Gift boxes", "/category/gift-boxes"],
    },
    text: `In December we pack from six in the morning until ten at night, and somebody always sings. If there is tinsel in your package, that was not on purpose.

Hanukkah, Christmas, Saint Nicholas, the longest night, the first of January: whatever you are celebrating, there is a sweet for it, and somebody here who grew up with it.`,
    carousel: {
      headline: "Under paper, in stockings, on trees",
      productIds: ["492222", "492225", "492228", "492234", "487107", "482113", "488104", "480130"],
    },
    feature: {
      headline: "Boxes with a bow on",
      bodyText: "Tied here, by people who can do it behind their backs. Add a note and we will write it in ink.",
      picture: "table-christmas-photo",
      productIds: ["488104", "488107", "491240", "491237"],
      cta: ["All gift boxes", "/category/gift-boxes"],
    },
    countdown: {
      headline: "Ground shipping, in time for the twenty-fifth",
      bodyText: "Faster ways go a few days longer. Shops are open until the evening before.",
      picture: "canes",
      backgroundColor: "#CFE6F4",
      orderBy: daysFrom(christmas, -9),
      button: ["Shop winter holidays", "/category/winter-holidays"],
    },
    cards: [
      {
        headline: "For the neighbors",
        bodyText: "Brittle by the pound: one batch, one street, six bags, and everybody waves.",
        picture: "brittle-photo",
        link: ["See the Peanut Snap", "/toffee-brittle/peanut-snap-brittle/483101.html"],
      },
      {
        headline: "For the office",
        bodyText: "A tower, a dozen, or a pocket each, with your mark on the sleeve.",
        picture: "tray-12-photo",
        link: ["Business gifts", "/business-gifts"],
      },
      {
        headline: "For after dinner",
        bodyText: "An ice-cream pie with thirty mints in it. No oven needed; it is full anyway.",
        picture: "swirl-mints",
        link: ["Read the recipe", "/recipes/peppermint-ice-cream-pie"],
      },
    ],
    questions: [
      {
        title: "When must I order?",
        text: "The clock above is for ground. In checkout you see the exact day for your address, and you can pick one.",
      },
      {
        title: "Can you hold a package until December?",
        text: "Yes. Choose the day you would like it to arrive, up to sixty days ahead.",
      },
      { title: "Is the gelt kosher?", text: "Yes, and dairy. [More about kosher](/help/kosher)." },
    ],
  },
];
