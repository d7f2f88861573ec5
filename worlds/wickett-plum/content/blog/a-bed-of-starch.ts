import type { BlogPost } from "./blog-post.ts";

/** How jellies get their shape. */
export const aBedOfStarch: BlogPost = {
  key: "blog/a-bed-of-starch",
  title: "Every bear sleeps one night in flour",
  description: "How a liquid becomes a bear: trays of starch, plaster noses, and why the red ones go first.",
  published: "2026-08-20",
  author: "Teodor Vance, jelly room",
  picture: "room-starch-photo",
  text: `The jelly room is the quietest in the building. Nothing is beaten, slapped or smashed in here. We pour, and then we wait until tomorrow.

## A hole in the shape of a bear

A gummy has no mold in the usual sense. Instead, there is a wooden tray, two feet by three (60 by 90 cm), filled with very dry cornstarch and scraped level. Over it comes a board with three hundred plaster bears hanging from it, nose down. The board is pressed into the starch and lifted off again, and there they are: three hundred holes, each one a bear lying on his back.

The starch has to be dry, below seven percent water, or it slumps and everybody comes out fat. It has to be clean too, so it is sifted after each use, and the sifter makes the only noise we have.

## What goes in

Fruit juice, boiled down until it is thick. Sugar. A little citric acid at the very end, because acid and heat together undo a jelly. And then the thing that makes it set.

For bears it is gelatin, which melts at the temperature of a mouth and gives that slow, stubborn chew. For our orchard jellies it is pectin, which comes from apple skins and does not chew at all: it breaks, cleanly, and lets the fruit out. If you do not eat gelatin, the word you are looking for on our labels is *pectin*. The jellies and the pastilles have never had anything else.

We fill the holes with a funnel that has ten spouts, one row at a time, walking backward.

## The night

Then the trays go into a warm room, 86°F (30°C), for a night. The starch drinks water out of the sweet from below while the air takes it from above, and by morning a bear has lost about a tenth of his weight and can stand.

We tip the tray over a sieve. Bears stay, starch falls through. A soft brush dusts their faces. After that they get one of two things: a turn in a drum with a drop of oil, and they come out shiny; or a turn in a drum with sugar and sour salt, and they come out rude.

## About the colors

Six fruits, in equal numbers, weighed to the gram. I say this because people write to us in the belief that we leave out the red ones. We do not. Every bag leaves this room with as many red as green.

What happens is this. You open the bag, you eat a red one, and from then on you are choosing. In a study that I carried out in the staff kitchen with a bag, a clock and seven colleagues, all the red bears had left within four minutes. The green ones were still there at closing time. They are apple, incidentally, and they are the best.

## And the very small ones

Tiny Bears use the same trays with a finer board, nine hundred to a tray. Their faces take a different brush. It is a paintbrush, size two, and the woman who wields it used to restore frames for a museum. She says the bears are harder, since frames hold still.`,
  productIds: ["484101", "484107", "484110", "484119"],
};
