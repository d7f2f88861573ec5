import type { BlogPost } from "./blog-post.ts";

/** The machine that coats, hour by hour. */
export const aDayAtTheEnrober: BlogPost = {
  key: "blog/a-day-at-the-enrober",
  title: "A day at the enrober",
  description: "Thirty-six feet of belt, a curtain of chocolate, and the three people who keep them on speaking terms.",
  published: "2026-03-26",
  author: "Desmond Achterberg, coating room",
  picture: "room-enrober-photo",
  text: `An enrober is a machine that coats things in chocolate. You put a naked center on a wire belt at one end, it travels under a falling curtain, and it comes out dressed. Ours is thirty-six feet (11 m) long, was built in 1967, and is called Maureen. There are three of us to look after her.

## 5:10 in the morning

The chocolate has been melting since last night at 113°F (45°C). At that heat it runs like cream and would set like chalk. To make it snap we have to temper it: cool it to 81°F (27°C), so that the right crystals form, then warm it to 88°F (31°C), so that only the right ones stay. Milk chocolate wants to be a degree cooler than dark. White wants to be left alone.

I test with a strip of baking parchment. Dip, lay it on the marble, count to a hundred and eighty. If the strip has gone dull and firm by then and comes away clean, we may begin. This morning it took two hundred and ten, so Ruth gave it another four minutes and nobody said anything.

## 6:00

First on the belt: half-moons. Each one is a little cushion of hazelnut praline with a flat bottom. The flat bottom matters, because before the curtain there is a shallow bath that coats the underside, and a crooked one rolls.

Priya places them. She does ninety a minute with both hands, in rows of twelve, a finger apart. If two touch, they come out married, and married ones go in the dish for visitors.

## 8:30

The curtain has thinned on the left. It looks like nothing; you would never see it. But the half-moons on that side have a skirt, a foot of chocolate around the base where it ran down and pooled. We stop, warm the blower by two degrees, and run a row of test pieces. The skirts are gone. The crew next door eats the evidence.

## 10:15

Drizzle. A machine could do it, and in other places one does. Ours is done by hand with a paper cone, a flick for each piece, as they go past. That is why no two match. Ruth’s lines lean left and mine lean right, and people who buy a lot of half-moons claim to know who was on.

## 12:00

Cooling tunnel, lunch. The tunnel is long and not very cold, about 54°F (12°C). Cold would be quicker, but chocolate that is chilled in a hurry sweats when it comes out, and the sweat dissolves sugar and leaves a gray bloom. Eleven minutes, no hurry, and it comes out with a shine you can see the lamp in.

## 3:40 in the afternoon

The change from milk to dark is the hard part of the day. Every bit of milk has to leave the pump, the pipes and the trough before the first dairy-free center may go near her, so on most days we do it the other way round: dark before milk, plain before nuts. For the dairy-free line there is another machine altogether, in another room, with its own door and its own aprons. She is called Little Maureen.

## 5:00

We scrape, we wash, we dry. About nine thousand pieces went through today and a few hundred went in the dish. My shoes have a coat on them that would pass inspection. I go home on the bus, and the people near me breathe in and look happier, and do not know why.`,
  productIds: ["480127", "480145", "491104", "491107"],
};
