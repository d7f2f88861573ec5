import { block, type Job } from "../block-fields.ts";
import { buttonCta, type ContentItem, linkCta } from "../content-item.ts";
import { page, pageOf } from "../content-page.ts";
import { scene } from "../scene.ts";

const apply = (title: string) =>
  buttonCta("Write to us", `mailto:careers@wickettplum.example?subject=${encodeURIComponent(title)}`);

const job = (title: string, location: string, department: string, jobType: string, bodyText: string): Job => ({
  title,
  location,
  department,
  jobType,
  bodyText,
  cta: apply(title),
});

const jobs: Job[] = [
  job(
    "Apprentice at the sugar table",
    "San Francisco, California",
    "Kitchen",
    "Full time",
    `Two years, paid from the first day. You learn to boil, color, fold and pull, and to burn nothing but sugar.

- You can stand for most of a shift and lift 40 pounds (18 kg).
- You are not afraid of heat, and respectful of it.
- No experience needed. Patience helps.`,
  ),
  job(
    "Chocolatier, coating room",
    "San Francisco, California",
    "Kitchen",
    "Full time",
    `You temper by hand and by machine, and can tell both by ear.

- Three years in a chocolate kitchen.
- Early shift, from five to half past one.
- Maureen will be introduced to you personally.`,
  ),
  job(
    "Packer for the season",
    "Sacramento, California",
    "Warehouse",
    "Seasonal, November to December",
    `From the second week of November until Christmas. Days, evenings, or both ends of the week.

- You tie a bow, or would like to be able to.
- A bag of sweets each Friday, and everything broken.`,
  ),
  job(
    "Shop manager",
    "Chicago, Illinois",
    "Shops",
    "Full time",
    `You run Thimble Street with a team of six, from the till to the tasting dish.

- You have led people in a shop before, and they would say so.
- You remember faces.`,
  ),
  job(
    "Counter assistant, weekends",
    "Halifax, Nova Scotia",
    "Shops",
    "Part time",
    `Saturday and Sunday, sixteen hours. You hand things out of a window and talk about the weather, which in Halifax is a full-time subject.

- English; some French is a pleasure to us and to visitors.`,
  ),
  job(
    "Candy concierge",
    "Toronto, Ontario, or from home",
    "Business gifts",
    "Full time",
    `Companies tell you how many, for whom and by when; you make it happen, logos and all.

- You write clearly and keep lists.
- French and English, both well.`,
  ),
  job(
    "Food safety specialist",
    "San Francisco, California",
    "Quality",
    "Full time",
    `You own the allergen plan: the rooms, the swabs, the labels, and the right to stop a line.

- A degree in food science or ten years of doing it.
- You say no kindly, and mean it.`,
  ),
  job(
    "Front-end engineer",
    "Anywhere between Vancouver and Halifax hours",
    "The website",
    "Full time",
    `You make this shop quick, calm and usable by everyone.

- TypeScript, and a soft spot for plain HTML.
- You have used your own work with a screen reader.`,
  ),
];

/** Working here, and the shops. */
export const peoplePages: ContentItem[] = [
  page("company-info/careers", {
    title: "Careers",
    description: "Open positions in our kitchens, shops and warehouses, and what it is like to work here.",
    breadcrumbs: [{ text: "The story", link: "/our-story" }],
    inColumns: true,
    text: `There are about six hundred of us. Some pull sugar, some tie bows, one only adjusts a flame.

## What you get

- Fair pay, printed in every advertisement we send out, and a rise each spring.
- Health cover from the first day, in both countries.
- Shifts that are posted three weeks ahead.
- A pound of sweets a week. Most people give it away by the second month.

## How it goes

You write us a few lines, without a photograph. We talk, you spend half a day with the team, paid, and both sides say within a week what they think.`,
    more: [
      scene("Scene: first week", "room-starch-photo", {
        headline: "Four hands to a tray",
        bodyText: "One presses the shapes into the starch, one pours. In your first week you try both.",
      }),
      block("job-list", "Jobs", { headline: "Open positions", jobs }),
      block("content-text", "Text: equal chances", {
        text: "We hire people for what they can do. If you need something changed to show us, a chair, a quieter room, more time, say so and it will be there.",
      }),
    ],
  }),
  pageOf(
    "company-info/our-shops",
    {
      title: "Our shops",
      description: "Sixty shops in the United States and Canada, most of them with a window on the street.",
      breadcrumbs: [{ text: "The story", link: "/our-story" }],
    },
    [
      block("headline", "Headline: our shops", { headline: "Sixty shops", headingLevel: 1 }),
      block("content-text", "Text: our shops", {
        text: `Forty-six in the United States, fourteen in Canada, no two alike. What they share is a counter at the height of a child’s nose, a dish of broken pieces, and a hatch onto the street, wherever the building would let us cut one.

## What you can do there

- **Taste** anything that is open. Just ask.
- **Pick up** what you ordered here, at [the window](/help/pickup).
- **Fill a box** by pointing.
- **Return** what was not right, with or without the receipt.

Hours differ, holidays more so. Each shop’s own page has them.`,
      }),
      block("button", "Button: find a shop", {
        multiCTA: [buttonCta("Find a shop near you", "/chocolateshops"), linkCta("Pickup, explained", "/help/pickup")],
      }),
      block("app-placeholder", "Shops by state", { headline: "The windows, by state" }, "find-a-shop-accordion"),
      scene("Feature: the first window", "front-plum-photo", {
        headline: "The first window",
        bodyText: "874 Valencia Street. The bricks that came out in 1910 hold up the tasting bench.",
        multiCTA: [linkCta("Hours and directions", "/chocolateshops/1001")],
      }),
    ],
  ),
  page("company-info/sustainability", {
    title: "What we do about it",
    description: "Cocoa, paper, power and wool: what we have changed, with figures, and what we have not managed yet.",
    breadcrumbs: [{ text: "The story", link: "/our-story" }],
    text: `Sweets are not a necessity. All the more reason to make them decently.

## Done

- **Cocoa.** Every bean since 2019 comes from cooperatives we can name, at prices agreed three years ahead.
- **Paper.** Boxes and sleeves are made of recycled board, and the windows in them of cellulose.
- **Power.** Both kitchens run on electricity from wind and water. The copper pan still has a flame.
- **Wool.** Liners that keep chocolate cool are wool that nobody could spin. They compost.

## Half done

- **Palm oil.** None in chocolate or caramel. One supplier of jelly coating still uses it, certified; we are testing beeswax.
- **Twist wraps.** Waxed paper since 2024, except the foil ones, which cannot be recycled where most people live.

## Not done

- **Air freight.** Second-day parcels fly. We have not found a slower way to be quick.
- **Waste.** Four pounds in a hundred do not become sweets. Three of the four feed pigs in the delta, who are very well.

Sweets with the leaf on their page do better than our average in at least two of these.`,
    more: [
      block("product-carousel", "Carousel: with the leaf", {
        headline: "With the leaf",
        productIds: ["485213", "481119", "491210", "483125", "480407", "491234", "487128", "482146"],
      }),
    ],
  }),
];
