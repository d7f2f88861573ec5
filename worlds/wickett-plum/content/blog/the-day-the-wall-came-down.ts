import type { BlogPost } from "./blog-post.ts";

/** The founding story. */
export const theDayTheWallCameDown: BlogPost = {
  key: "blog/the-day-the-wall-came-down",
  title: "The day the wall came down",
  description:
    "How a man with lollipops and a widow with chocolate came to share one shop, told as it is told at the counter.",
  published: "2026-01-15",
  author: "Josephine Plum, fourth of that name behind the counter",
  picture: "front-1910-photo",
  text: `Every family has a story that improves with telling. Ours has been told across the same counter since 1911, so by now it is very good. I have tried to put it back the way it was.

Tobias Wickett sold lollipops through a hole in a wall. That is not a manner of speaking. He had rented the left half of a ground floor on Valencia Street, the half without a door, and the landlord would not pay for one. So Tobias took out eleven bricks, put in a sliding window eighteen inches wide, and stood behind it with a copper pan and a tray of swirls at a penny each. Children could just reach the sill. He thought that was the right height for a business.

The right half had a door, and behind it Harriet Plum made chocolate. She was a widow, she had learned the trade in the back room of a hotel, and she dipped violet creams for ladies who sent their drivers. She did not care for the noise next door. A man who pulls sugar slaps it on a hook, all day, and the wall was one brick thick.

## Two kinds of customer

For most of a year they spoke only through the landlord. Then she noticed that the drivers, waiting at her door, were buying lollipops at his window. He noticed that the children, once they had their lollipop, went and looked into hers.

Neither said anything. He was too proud and she was too busy. But that autumn she began to put her broken pieces in a dish on the step at three o’clock, when school let out, and he began to hang his sugar on the far side of the room.

## The rain

It rained for nine days in November of 1911. On the ninth the gutter between the two roofs gave up, the water came down inside the wall, and about four in the afternoon the bricks leaned over and lay down in the middle of a tray of violet creams.

Nobody was hurt. When the dust had settled they could see each other for the first time without a landlord in between. She was holding a dipping fork, and he was holding the other end of a rope of red sugar, because he had been too surprised to let go.

“Well,” said Harriet Plum, “you may as well bring that over here, where it is dry.”

That is the part everybody tells. What they leave out is that the two of them then argued for three weeks about ginger. He wanted it in the plum drops. She did not, and it was her recipe, and the drops have been without ginger ever since. His own version turned up behind the copper pan in 1994, on the back of an invoice, and we make it today as a truffle, so that he has had the last word after all.

## What stayed

They never married, whatever you have heard. They never rebuilt the wall either. The window stayed where it was, since people had grown used to it, and on dry days we still hand things out of it. It is on every box. If you look closely you will see that the arch is not quite even on the left. That is where he took out one brick too many.`,
  productIds: ["480136", "487125", "486101", "481134"],
};
