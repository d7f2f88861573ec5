import type { BlogPost } from "./blog-post.ts";

/** Storage, honestly. */
export const whereToKeepChocolate: BlogPost = {
  key: "blog/where-to-keep-chocolate",
  title: "Not the fridge. Nearly never the fridge.",
  description: "Where chocolate wants to live, what the white film is, and how long you really have.",
  published: "2026-05-07",
  author: "Ruth Tanaka, coating room",
  picture: "the-24",
  text: `People apologize to me about where they keep their chocolate. They lower their voices. “In the fridge,” they say, the way you might admit to reading other people’s letters.

So here is everything I know, and you can stop apologizing.

## What chocolate wants

It wants 60 to 68°F (16 to 20°C), dry, dark, and nothing with a strong smell nearby. Cocoa butter picks up odors the way a wool coat does. A drawer in a cool room is perfect. The cupboard over the stove is the worst place in the house, and it is where nearly everyone puts it, since that is where the other sweet things are.

## Why not the fridge

Two reasons. It smells, even if you no longer notice. And it is damp: when you take the box out, moisture from the warm room settles on the cold pieces, dissolves a little sugar on the surface, and dries to a rough pale film. That is sugar bloom. It is harmless and it is a shame.

The other film, gray and smooth and greasy to the touch, is fat bloom. That one comes from warmth: the cocoa butter softened, wandered up to the surface and set there again. Also harmless. Melt the pieces into hot milk and nobody will ever know.

## If it must be the fridge

Sometimes it must. In July, in a flat under a roof, the fridge is the lesser evil.

1. Put the whole box in a bag that seals, and press the air out.
2. Wrap that in a towel, and give it the bottom drawer, away from the onions.
3. When you want some, take the bag out and leave it shut for at least two hours.

The third step is the one that counts. The moisture settles on the bag instead of the chocolate, and you have lost nothing but patience.

## How long

| What | At its best for | Why |
| --- | --- | --- |
| Fresh cream truffles | 3 weeks | Cream, and no preservative |
| Filled chocolates | 8 weeks | Fillings dry slowly |
| Caramels and toffee | 3 months | Sugar keeps, but it drinks water |
| Milk bars | 9 months | Milk fat fades |
| Dark bars | 18 months | Very little in them can spoil |
| Hard candy | Longer than you will wait | It is glass |

After that they are not dangerous. They are just less than they were, like most things.

## The freezer

Surprisingly good, if you do it twice: sealed bag into the fridge for a day, then into the freezer; on the way out, freezer to fridge for a day, then the room, always in the bag. It works for three months. I have done it with the Twenty-Four every December since I started here, so that I have a box in March, when I need one.

## And before you eat it

Half an hour at room temperature. Cold chocolate tastes of less, because the butter has not begun to melt and the flavor is still locked inside it. This is also the reason we never chill anything at the counter, however warm the day. We just sell it to you faster.`,
  productIds: ["480130", "481101", "482101", "491122"],
};
