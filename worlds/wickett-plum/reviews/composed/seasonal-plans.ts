import type { ComposedPlans } from "../world-review.ts";

const valentine = [2];
const spring = [3, 4];
const halloween = [9, 10];
const winter = [11, 12];

/** What composed reviews of what is sold for a season say. */
export const seasonalPlans: ComposedPlans = {
  "492101": {
    stars: "54",
    months: valentine,
    likes: ["the roses on the tin look hand-painted", "the twenty hearts inside are good chocolate"],
  },
  "492104": {
    stars: "543",
    months: valentine,
    likes: [
      "the questions got people talking",
      "the pastille is soft and fruity",
      "the letters are sharp enough to read without glasses",
    ],
  },
  "492107": { stars: "5", months: valentine, likes: ["the wax seal breaks with a lovely crack"] },
  "492110": {
    stars: "54",
    months: valentine,
    likes: ["the dark is very dark and the salt is brisk", "the black foil is a wicked touch"],
  },
  "492113": {
    stars: "55",
    months: spring,
    likes: ["the painting is fine enough for a museum", "the lemon cream is light"],
  },
  "492125": { stars: "4", months: spring, likes: ["the currants and the cinnamon taste of the bakery"] },
  "492128": {
    stars: "54",
    months: [5],
    likes: ["the legs fold out and hold", "the marmalade jellies are bitter in the right way"],
  },
  "492134": {
    stars: "55",
    months: [5, 6],
    likes: ["the ruled paper took my worst handwriting bravely", "the almonds in the bar are a bonus"],
  },
  "492137": {
    stars: "54",
    months: [6, 7],
    likes: ["the sticks reach over a tall hat", "they did not drip on anything"],
  },
  "492140": {
    stars: "545",
    months: [6, 7, 8],
    likes: [
      "the taffy is soft and clean",
      "the molasses one tastes of gingerbread",
      "the banana is like a summer at the pier",
    ],
  },
  "492143": {
    stars: "54",
    months: [7, 8, 9],
    likes: ["the marshmallows brown evenly and stay gooey", "the crackers are sturdy enough for the job"],
  },
  "492201": {
    stars: "5545",
    months: halloween,
    likes: [
      "there were enough for the whole street",
      "everything came wrapped",
      "the paper band made the giving fair",
      "the chews went before the mints",
    ],
  },
  "492204": {
    stars: "54",
    months: halloween,
    likes: ["each little ghost has a mood of its own", "the marshmallow is soft under the shell"],
  },
  "492207": {
    stars: "54",
    months: halloween,
    likes: ["the face on the wall is worth the tin", "the orange and clove taste of the season"],
  },
  "492210": { stars: "4", months: halloween, likes: ["they look ready to fly off the plate"] },
  "492213": { stars: "55", months: halloween, likes: ["the keys are dark and crisp", "the ring is a real one"] },
  "492216": {
    stars: "542",
    months: [9, 10, 11],
    likes: [
      "the leaves melt to nothing but maple",
      "the press works on real leaves",
      "the edges are crisp enough to see the veins",
    ],
  },
  "492219": { stars: "5", months: [11], likes: ["the slot holds a card upright"] },
  "492222": {
    stars: "534",
    months: winter,
    likes: [
      "the brass pulls feel like furniture",
      "every drawer held something different",
      "it went back on the shelf to be filled again",
    ],
  },
  "492225": {
    stars: "5434",
    months: winter,
    likes: [
      "it opened with one knock",
      "the orange oil is fresh and strong",
      "the dark one is the one to get",
      "the slices came apart cleanly",
    ],
  },
  "492228": {
    stars: "555",
    months: winter,
    likes: [
      "the coins are thick enough to bite",
      "the foil comes off in one piece",
      "the milk chocolate tastes like the good boxes",
    ],
  },
  "492231": { stars: "5", months: [12], likes: ["the bark looks real and the praline is smooth"] },
  "492234": {
    stars: "54",
    months: winter,
    likes: ["the snow falls slowly on the little awning", "the pearls are cold and minty"],
  },
};
