import { daysFrom, easterSunday, mothersDay, valentinesDay } from "../calendar.ts";
import type { Occasion } from "./occasion.ts";

/** Occasions from February to May. */
export const springOccasions: Occasion[] = [
  {
    key: "occasions/valentines-day",
    name: "Valentine’s Day",
    title: "Valentine’s Day chocolates",
    description: "Hearts, love letters and one or two things for those who would rather not.",
    hero: {
      headline: "Say it before the lid is off",
      bodyText: "Ruby hearts, rosé truffles and a tin like a hatbox. Also black hearts, for the unpersuaded.",
      backgroundColor: "#7D0A35",
      pictures: [
        ["sweethearts", "butter"],
        ["ruby-hearts", "sherbet"],
        ["truffles-rose", "lilac"],
      ],
      button: ["Shop Valentine’s Day", "/category/valentines"],
      link: ["Truffles", "/category/truffles"],
    },
    text: `There are people who plan this day in January, and people who run in at ten to six on the thirteenth, out of breath. We like both kinds, and we keep a stool for the second.

If you are not sure how things stand between you, choose something small and good. If you are very sure, choose something that takes two people to finish.`,
    carousel: {
      headline: "For one person in particular",
      productIds: ["492107", "480142", "492101", "492104", "480416", "481104", "492110", "491228"],
    },
    feature: {
      headline: "The heart that runs",
      bodyText:
        "A milk chocolate heart, lacquered ruby, with raspberry caramel inside. Eat it in one bite or wear it. There is no third way.",
      picture: "table-valentines-day-photo",
      productIds: ["480142", "488113", "492107", "480422"],
      cta: ["Meet the Ruby Hearts", "/boxed-chocolates/ruby-heart-caramels/480142.html"],
    },
    countdown: {
      headline: "By ground, in time for the fourteenth",
      bodyText: "After that there is still two-day air, and after that a shop.",
      picture: "sweethearts",
      backgroundColor: "#FFD3DC",
      orderBy: daysFrom(valentinesDay, -8),
      button: ["Shop Valentine’s Day", "/category/valentines"],
    },
    cards: [
      {
        headline: "For somebody new",
        bodyText: "Sixty hearts that ask a question each. You can blame us for the wording.",
        picture: "pastilles",
        link: ["All small Valentines", "/category/valentines"],
      },
      {
        headline: "For thirty years",
        bodyText: "Violet creams, as they were made when your parents met.",
        picture: "violet-dome",
        link: ["See the Violet Creams", "/boxed-chocolates/violet-creams/480136.html"],
      },
      {
        headline: "For yourself",
        bodyText: "Thimbles of salted caramel, whole, in one go, mouth closed.",
        picture: "bonbon-cut",
        link: ["See the Thimbles", "/boxed-chocolates/salted-caramel-thimbles/480148.html"],
      },
    ],
    questions: [
      {
        title: "Can it arrive on the fourteenth exactly?",
        text: "Pick the day in checkout. If the fourteenth is a Sunday, choose the Friday before; few carriers are romantic enough to work on Sundays.",
      },
      {
        title: "Can I send it without my name?",
        text: "Yes. The note says what you write and nothing more. We have kept harder secrets.",
      },
    ],
  },
  {
    key: "occasions/easter",
    name: "Easter",
    title: "Easter eggs and baskets",
    description: "Painted eggs, bunnies in bonnets and nests, made in the weeks before and gone soon after.",
    hero: {
      headline: "Hide some for yourself",
      bodyText: "Half eggs painted by hand, nests of toasted coconut, and bunnies that are solid to the ears.",
      backgroundColor: "#3A0F2E",
      pictures: [
        ["eggs-speckled", "mint"],
        ["pastilles", "lilac"],
        ["gift-lilac", "butter"],
      ],
      button: ["Shop Easter", "/category/easter"],
      link: ["Jelly beans", "/category/jellies"],
    },
    text: `Easter moves about, and so does the kitchen. Three weeks before, the benches are cleared, the brushes come out, and for a while nobody can find the good spoons.

Eggs are painted with colored cocoa butter, on the inside of the mold, backward. The last stroke you see is the first one we made.`,
    carousel: {
      headline: "In the grass",
      productIds: ["492113", "492122", "492116", "492119", "484113", "480133", "484101", "484110"],
    },
    feature: {
      headline: "A basket for grown-ups",
      bodyText: "Nothing in it is yellow and fluffy. Everything in it would look well beside a cup of coffee.",
      picture: "table-easter-photo",
      imageOnRight: true,
      productIds: ["480133", "480139", "482101", "481116"],
      cta: ["All boxed chocolates", "/category/boxed-chocolates"],
    },
    countdown: {
      headline: "Last ground shipments before Easter",
      bodyText: "Eggs travel well. It is the ears that need time.",
      picture: "eggs-speckled",
      backgroundColor: "#C6EAD8",
      orderBy: daysFrom(easterSunday, -9),
      button: ["Shop Easter", "/category/easter"],
    },
    cards: [
      {
        headline: "For the hunt",
        bodyText: "Beans and chews: small, wrapped or wipeable, and easy to find again in May.",
        picture: "pocket-beans-photo",
        link: ["Jellies & beans", "/category/jellies"],
      },
      {
        headline: "Without milk",
        bodyText: "Bears in rice milk coats, oat truffles, and every lollipop we make.",
        picture: "garden-bears",
        link: ["Dairy free", "/category/dairy-free"],
      },
      {
        headline: "For the table",
        bodyText: "A meringue with jellies on it: white, gold and a little vain.",
        picture: "dish-jelly-jewel-meringues-photo",
        link: ["Read the recipe", "/recipes/jelly-jewel-meringues"],
      },
    ],
    questions: [
      {
        title: "Are the eggs hollow?",
        text: "The painted ones are half eggs, filled with lemon cream. Bunnies are solid.",
      },
      {
        title: "What if it is warm by then?",
        text: "Then a cold pack goes along. [How that works](/help/warm-weather-shipping).",
      },
    ],
  },
  {
    key: "occasions/mothers-day",
    name: "Mother’s Day",
    title: "Mother’s Day gifts",
    description: "Breakfast in bed, rose creams and a bar that says what you ought to have said.",
    hero: {
      headline: "She kept all your drawings",
      bodyText: "The least you can do is a box with a bow. We will write the card, if you tell us what is true.",
      backgroundColor: "#5A1648",
      pictures: [
        ["blush-box", "sherbet"],
        ["turkish", "butter"],
        ["ruby-hearts", "lilac"],
      ],
      button: ["Shop Mother’s Day", "/category/mothers-day"],
      link: ["Gift boxes", "/category/gift-boxes"],
    },
    text: `Mothers say that they do not want anything. What they mean is that they do not want another vase.

Our advice, from the counter: send it early enough that it arrives on Saturday, so that there is something to open with the coffee on Sunday, and then call anyway.`,
    carousel: {
      headline: "Better than a vase",
      productIds: ["492128", "492131", "492134", "488113", "491119", "480136", "484107", "491225"],
    },
    feature: {
      headline: "Breakfast, more or less",
      bodyText:
        "Orange jellies for marmalade, truffles for toast, and a box that unfolds into a tray. Cook the eggs yourself.",
      picture: "table-mothers-day-photo",
      productIds: ["492128", "484107", "481125", "482107"],
      cta: ["See Breakfast in Bed", "/mothers-day/breakfast-in-bed-box/492128.html"],
    },
    countdown: {
      headline: "By ground, in time for the second Sunday in May",
      bodyText: "Flowers are cut on the day. Boxes are tied the week before.",
      picture: "blush-box",
      backgroundColor: "#FFD3DC",
      orderBy: daysFrom(mothersDay, -9),
      button: ["Shop Mother’s Day", "/category/mothers-day"],
    },
    cards: [
      {
        headline: "For your grandmother",
        bodyText: "Nougat, rose delight, and a lid that is good for buttons afterward.",
        picture: "nougat",
        link: ["See Grandmother’s Sideboard", "/gift-boxes/grandmothers-sideboard/491225.html"],
      },
      {
        headline: "For someone else’s mother",
        bodyText: "A visit should have a box in its hand.",
        picture: "the-24-photo",
        link: ["See the Sunday Visit", "/gift-boxes/the-sunday-visit/491119.html"],
      },
      {
        headline: "For a first Mother’s Day",
        bodyText: "Something to eat with one hand at four in the morning.",
        picture: "truffles-midnight",
        link: ["See the Night Shift", "/gift-boxes/the-night-shift/491231.html"],
      },
    ],
    questions: [
      {
        title: "Can I send to my mother and my mother-in-law at once?",
        text: "Yes, and you should. Choose a recipient for each box before you check out. Neither will see what the other got.",
      },
      {
        title: "She is diabetic. What do you suggest?",
        text: "Ask her. Many people would rather have two good chocolates than a box of careful ones. If she likes the careful ones, they are [here](/category/no-sugar).",
      },
    ],
  },
];
