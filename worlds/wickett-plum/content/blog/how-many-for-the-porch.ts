import type { BlogPost } from "./blog-post.ts";

/** Halloween arithmetic. */
export const howManyForThePorch: BlogPost = {
  key: "blog/how-many-for-the-porch",
  title: "How many sweets for one porch?",
  description:
    "Halloween arithmetic from a street that keeps records: how many will ring, how many each takes, and what to do at nine.",
  published: "2026-10-08",
  author: "Marguerite Osei, Valencia Street",
  picture: "table-halloween-photo",
  text: `Every October, people ask me how much to buy, and every October I used to say “more than you think.” That is a shopkeeper’s answer, and after some years of giving it I was ashamed of myself. So my street began to keep records. There are fourteen houses in it, one clipboard each, and we now have nine years of Halloweens.

Here is what we learned.

## How many will ring

In the first hour, between five and six, come the very small ones with a parent who carries the bag. Count on one ring every four minutes. From six to half past seven it is one a minute, in groups of three or four. After eight come the tall ones. There are fewer of them, they are shy, and their costume is often only a hat.

For a street like mine, with sidewalks and streetlights and no hill, that made **between ninety and a hundred and thirty children** a house. A corner house gets a fifth more. A house with a dark porch gets none, however good its sweets are. If you want none, that is all you have to do.

Rain takes away a third. A Friday or a Saturday adds a quarter.

## How many each takes

If you hold out the bowl, 1.7 on average. If you put the sweets in their bags yourself, exactly as many as you decide. If you leave the bowl on a chair with a note that says *please take one*, the first nine children take one and the tenth takes the bowl.

## So

Take a hundred and ten children, two sweets each, and ten percent for yourself and the mail carrier. That is **two hundred and forty pieces**. A Porch Bowl is two hundred, and a couple of Little Handfuls make up the rest. On a busy corner, buy two bowls.

## What to give

Wrapped, always; no parent lets a bare sweet through, nor should they. Small is fine. What children compare afterward, on the floor, is not size. It is whether you can trade it. Twist-wraps trade well. Foil trades very well. Licorice trades badly, but for that one child in twenty who loves it you will be the best house in town.

Keep a second bowl without nuts and without milk, and say so out loud. Bat Wings and hard candy are good for that. You will see a parent’s shoulders come down an inch.

## At nine o’clock

Turn out the light. You will have some left. This is not a mistake in the arithmetic; it is the ten percent.

Sort them by color. Put the mints aside for the car. Pour yourself something warm and eat one slowly, on the step, where it still smells of candle. Somebody tall in a hat may come by. Give them all the rest.`,
  productIds: ["492201", "485113", "492210", "492207"],
};
