import type { BlogPost } from "./blog-post.ts";

/** Shipping in the heat. */
export const chocolateInJuly: BlogPost = {
  key: "blog/chocolate-in-july",
  title: "Sending chocolate to Phoenix in July",
  description:
    "What we put in the carton, why nothing cold leaves on a Thursday, and which sweets do not mind the heat at all.",
  published: "2026-07-09",
  author: "Dot Lindqvist, packing room",
  picture: "tray-12",
  text: `Milk chocolate gives up at 86°F (30°C). The back of a delivery van in Phoenix in July is somewhere around 140°F (60°C). My job, put briefly, is the fifty-four degrees in between.

## Before we pack

When your order reaches the packing room, our system already knows where it is going, how many days it will be on the road and how warm it usually gets there at this time of year. If anything in the box melts and it is 75°F (24°C) or more at either end, every way of shipping gets a cold pack, and the ways that take longer than three days disappear from the list. We do not hide it to sell you something dearer. We hide it because I have opened the parcels that came back.

## What goes in the carton

First a liner, silver outside and wool inside. It is real wool, the short fibers that are no use for sweaters, and you can put it under your roses afterward.

Then cold packs, one for every two pounds of chocolate, frozen flat. Flat matters: a lumpy one touches in two places and freezes those two while the rest cooks. A sheet of card goes between pack and box, or the cold makes the lid sweat.

Last comes paper, packed until nothing moves. Air is the enemy. A half-empty carton warms twice as fast as a full one, and if you have ever wondered why your small order came in a box that seemed too tight, that is why.

## Mondays, Tuesdays, Wednesdays

When it is warm at our end or at yours, chocolate leaves on the first three days of the week and on no other, so that nothing spends a weekend in a depot. An order from Wednesday afternoon waits in our cold room until Monday morning. Two or three people a week ring up to ask why it has not moved. When I tell them, they are always nice about it. One sent a picture of the thermometer on her porch.

## What needs no packing at all

Plenty of things do not mind. If you are sending to somewhere hot and would rather pay for sweets than for ice, choose among these:

- **Hard candy and mints.** They would survive a trip to the sun.
- **Lollipops.** The stick will give out first.
- **Jellies and gummies.** They go a little soft above 95°F (35°C) and recover overnight.
- **Brittle.** It keeps its snap as long as the bag stays shut.
- **Chews.** Wrapped tight, they only become friendlier.

They are all marked *warm-weather friendly*, and you can pick that as a filter in any list.

## When it arrives

Open the carton at once. If the packs are still cool, put them back in your freezer and use them for picnics. If the chocolate feels soft, do not poke it. Put the closed box in a cool room for two hours and leave it in peace. Nine times out of ten it will be fine.

The tenth time, send us a picture and tell us where to send another. You do not have to post anything back. We would not wish that trip on it twice.`,
  productIds: ["487101", "486104", "484107", "483101"],
};
