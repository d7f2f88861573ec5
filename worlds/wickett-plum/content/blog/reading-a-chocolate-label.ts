import type { BlogPost } from "./blog-post.ts";

/** What the percentage means. */
export const readingAChocolateLabel: BlogPost = {
  key: "blog/reading-a-chocolate-label",
  title: "Seventy percent of what?",
  description: "What the number on a bar tells you, what it keeps to itself, and the four words that say more.",
  published: "2026-04-16",
  author: "Inés Barragán, kitchen",
  picture: "midnight-bar",
  text: `A man came to the counter last spring and asked for our best chocolate. I asked what he liked. “Seventy percent,” he said, as one might say *blue*.

I did not laugh, because I used to do it too. The number feels like a grade. It is not. It is a fraction.

## What the number counts

Seventy percent means that seventy of every hundred grams came from a cocoa bean. The other thirty are nearly all sugar. That is all it says.

It does not say how much of the seventy is cocoa solids, the brown part that tastes of something, and how much is cocoa butter, the pale part that tastes of very little and melts like a secret. Two bars with the same number can differ by fifteen grams of butter. One will be sharp and a bit dry. The other will run across your tongue and be gone.

Nor does it say whether the beans were good. A burnt bean at seventy is worse than a kind one at fifty-five.

## Four words that say more

**Origin.** Not because one country is better than another, but because a maker who names the place has probably been careful about the rest.

**Cocoa mass, cocoa butter.** Ingredients stand in order of weight. If sugar comes before cocoa mass, the bar is sweeter than its wrapper suggests.

**Vanilla**, and not *vanillin*. Or neither, which is braver still.

**Lecithin.** People ask whether it is bad. It is an emulsifier, usually from soy or sunflower, and it makes chocolate flow. Half a percent does no harm to anyone who may eat soy. Ours says which one it is.

## What milk changes

In milk chocolate the number can be low and the bar still serious. Our slab is at forty-five. Half a century ago that would have passed for dark. What fills the rest is milk powder, and milk powder varies more than beans do: dried fast it tastes of nothing, dried slowly on a drum it tastes of toffee. Nobody prints that on a wrapper. You have to bite.

## A test at home

Buy two bars with the same number from different makers. Break a square of each at room temperature and listen: a clean click means it was tempered well. Smell before you taste. Then let each one melt without chewing, and count.

A bar that begins at once and ends at once has a lot of butter and little to say. A bar that waits, does one thing, then another, and is still talking half a minute later is the one you want. It may well be the sixty-two.

The man who liked seventy went home with Midnight Orchard, which is seventy-two. I did not mention it. He came back in June for a case of twelve.`,
  productIds: ["482101", "482104", "482125", "480407"],
};
