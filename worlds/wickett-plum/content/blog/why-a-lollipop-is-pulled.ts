import type { BlogPost } from "./blog-post.ts";

/** Pulling sugar. */
export const whyALollipopIsPulled: BlogPost = {
  key: "blog/why-a-lollipop-is-pulled",
  title: "Why a lollipop is pulled",
  description: "Ten kilos of hot sugar, one hook, and the reason ours go silky where others stay glassy.",
  published: "2026-06-18",
  author: "Odalys Ferrer, sugar table",
  picture: "room-pull-photo",
  text: `The first thing visitors ask at the sugar table is whether it is hot. It is. The second is why we keep hitting it on a hook. That takes longer to answer.

A lollipop begins as syrup, cooked to 300°F (149°C), by which time nearly all the water has gone. Pour that into a mold and it sets as clear as a window. Plenty of good sweets are made like that; our windowsill drops are. But a swirl wants something else.

## Air

When the batch has cooled enough to fold, which is to say when it no longer runs but would still take your fingerprints off, I lift it onto the hook and pull. It stretches to about my height. I throw the end back over the hook and pull again. Every throw folds a sheet of air into the sugar, and every pull draws that air out into threads too thin to see.

Forty pulls, and the amber rope has turned pearl. Nothing was added. It is only light, bouncing around inside ten thousand tiny tubes. A pulled sweet also bites differently: it gives before it cracks, and it dissolves a shade faster, because there is more surface for your tongue to find.

## Color

The color goes in before the pulling for the dark half and after it for the pale half, so one batch gives both. We use beet, turmeric, spirulina, blackcurrant and burnt sugar. None of them likes heat, so they wait until the very end, and even then the pink goes a little brown if I dawdle. I do not dawdle.

Then I lay a plain rope beside a colored one, roll the pair on the table with flat hands until they are as thick as a thumb, cut, coil, and press a stick into the tail while it is still soft. From the hook to the stick I have nine minutes. After that the batch is a very large paperweight.

## The argument about size

A Carousel is four inches across, and people tell us every week that this is too big for a child. They are quite right. It takes most of an afternoon. Mr. Wickett made them that size on purpose, because a child with a Carousel stood outside the window until it was finished, and a child outside the window is the best sign a shop can have.

For shorter afternoons there are penny pops. They have not cost a penny since 1938.

## If you want to try

Please do not try with ten kilos. Cook a cup of sugar, a third of a cup of corn syrup and a quarter of a cup of water to 300°F (149°C), pour it on an oiled tray, and fold the edges in with a knife until you can bear to touch it through gloves. Two pairs of gloves. Pull it between your hands until it shines like satin, cut it with scissors, and wrap it the moment it is cold, since pulled sugar drinks the air and goes sticky within the hour.

If it sets before you are done, warm it in a low oven and start again. It forgives nearly everything except bare hands.`,
  productIds: ["486101", "486104", "486110", "487128"],
};
