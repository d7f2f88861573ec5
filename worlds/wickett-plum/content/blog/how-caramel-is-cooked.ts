import type { BlogPost } from "./blog-post.ts";

/** From sugar to caramel, with numbers. */
export const howCaramelIsCooked: BlogPost = {
  key: "blog/how-caramel-is-cooked",
  title: "Forty seconds of nerve",
  description:
    "How caramel is cooked in our kitchen: the pan, the color, the cream, and the moment nobody may talk to Walter.",
  published: "2026-02-12",
  author: "Inés Barragán, kitchen",
  picture: "room-stove-photo",
  text: `There is a copper pan in our kitchen that came with the shop, and there is one person who adjusts the flame under it. His name is Walter. He has been asked many times to write down what he does, and each time he has written *until it is right* and gone to lunch.

So I stood beside him for a week with a thermometer and a notebook. This is what he does.

## Sugar first, and alone

Walter begins with dry sugar and a third of its weight in glucose syrup. The syrup is insurance: its long, clumsy molecules get between the sugar crystals and keep them from finding one another again. Without it a caramel turns sandy within two weeks, and we would hear about it.

No water. Most recipes add some, and all of it has to be boiled off again, which takes ten minutes and gives the cook a false sense of calm.

At 320°F (160°C) the edge goes clear. At 340°F (171°C) it is straw. Here he starts to turn the pan, a quarter round every few breaths, and does not stir, because a spoon brings in cold spots and cold spots bring back crystals.

## The forty seconds

Between 355°F and 365°F (180°C to 185°C) everything happens. Straw becomes amber, amber becomes the brown of a good shoe, and a smell comes off the pan that brings people in from the packing room. On the far side of that window, the shoe burns. On our stove the crossing takes about forty seconds, and nobody may speak to Walter while it lasts.

He does not look at the thermometer. He looks at the bubbles: big and lazy means wait, small and quick means now. Then he takes the pan off the fire and pours in the cream, which has been kept warm on the back ring, because cold cream on hot sugar climbs out of the pan and onto the cook.

## Back down the hill

After the cream comes butter, and after the butter the temperature drops to 240°F (115°C), and now we cook it for the second time. This second climb decides how the caramel bites. At 245°F (118°C) it will slump in the hand. At 250°F (121°C) it holds a corner. Our cubes come off at 248°F (120°C), and the caramel for the thimbles at 230°F (110°C), since it has to stay liquid until you bite.

Salt goes in last. If it went in first it would sharpen everything evenly, and we would rather it arrived late.

## What you can take home

You need a heavy pan that is wider than you think, warm cream, and no phone. Pull the sugar off the heat one shade before you believe it is ready, because the pan goes on cooking after you stop.

If it burns, it burns. Fill the pan with water, bring it to the boil, and the evidence lifts off by itself. Walter taught me that on the second day, without being asked how he knew.`,
  productIds: ["485104", "480148", "491116", "485213"],
};
