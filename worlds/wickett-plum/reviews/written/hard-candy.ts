import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of hard candy and lollipops. */
export const hardCandyReviews: WrittenReviews = {
  "486101": [
    [
      5,
      "Oakland to Denver, one lollipop",
      "We tested your claim. My daughter started licking at the gate and finished over the Rockies. Not a peep out of her.",
      { by: "Window Seat Dad", from: "Oakland, CA", photos: ["lollipop-photo"] },
    ],
    [
      5,
      "Too beautiful to lick",
      "It hung on the tree for two Christmases before my niece cracked. Still tasted of cherry.",
    ],
    [
      4,
      "Paper stick went soft",
      "Not a surprise after an hour in the mouth of a toddler. The candy is hand-pulled and it shows, every swirl is different.",
    ],
  ],
  "486104": [
    [
      5,
      "In a glass on the table",
      "The grown-ups held out for six minutes. Then my boss took two. Cute string, small pops, right sweetness.",
    ],
    [
      4,
      "Root beer first, always",
      "You get about the same of each and in our house that means twelve root beer negotiations.",
    ],
    [
      5,
      "Pediatric nurse here",
      "We give one after every shot. Paper sticks, no dyes that stain the gown, small enough to finish in the elevator.",
      { by: "Nurse Bev", from: "Rochester, MN" },
    ],
  ],
  "486107": [
    [
      4,
      "The postman guessed right",
      "The window on the lid is a lovely touch. Blackberry is my favorite. I do wish mint came in the autumn box, whatever you say about pumpkins.",
    ],
  ],
  "486110": [
    [
      5,
      "The soda with the straw taken out",
      "Exactly. Wintergreen comes through at the end. One lasted me all of the Bay Bridge at rush hour.",
    ],
    [
      2,
      "Medicinal",
      "I should have known from the word sassafras. My husband loves them, I taste a first-aid kit.",
      { by: "Joanie", from: "Baton Rouge, LA" },
    ],
  ],
  "487101": [
    [
      5,
      "One hand on the wheel",
      "I drive a school bus. These open with one hand, freshen the breath, and bribe the back row. What else is there?",
      { by: "Bus 14", from: "Fargo, ND" },
    ],
    [
      5,
      "Cool to the last sliver",
      "Most peppermints go to plain sugar halfway. This one stays minty to the end. I timed it: nine minutes.",
      { by: "Retired engineer", from: "Huntsville, AL" },
    ],
    [4, "A pound is a lot of mint", "Not complaining. They have colonized every coat I own."],
    [
      5,
      "We put them with the bill",
      "Small diner, sixty covers. People ask where they come from, and two have asked for the bag.",
      { by: "Dot's Counter", from: "Butte, MT" },
    ],
  ],
  "487107": [
    [
      4,
      "All six arrived as six",
      "Packed in straw and not a chip. Wintergreen is an acquired taste; my household has acquired it.",
    ],
  ],
  "487110": [
    [
      5,
      "I sing alto",
      "Half the choir has a jar in the car. Sharp first, then sweet, then that tiny fizz that makes you want the next one.",
      { by: "St. Cecilia's second alto", from: "Regina, SK" },
    ],
    [
      4,
      "Lives on the windowsill",
      "Named correctly. The sun comes through at four and it looks like a lamp. Drops do clump if you leave the lid off.",
    ],
    [
      3,
      "Took the roof off my mouth",
      "Delicious, but the sour coating is rough when you have had five in a row. Possibly a problem with me.",
    ],
  ],
  "487113": [
    [
      4,
      "They cure nothing and I feel better",
      "I teach six periods a day. The honey is real, the menthol is only a breath, and the label made me laugh mid-cough.",
      { by: "Señora Vega", from: "El Paso, TX" },
    ],
  ],
  "487116": [
    [
      5,
      "Spearmint deserves more respect",
      "Peppermint shouts, this one talks. I am the someone who eats only the green ones.",
    ],
  ],
  "487119": [
    [
      4,
      "Ice cream van in a wrapper",
      "I read the story about the misprinted box to my kids, who now call everything a mint. Creamy orange, no chalk.",
    ],
  ],
  "487122": [
    [
      5,
      "Proposed with it",
      "You wrote that somebody had. I figured if it worked once. Plum drops on top, ring underneath. She said yes before she had opened the lid the whole way.",
      {
        by: "Ezra & Joon",
        from: "Portland, ME",
        photos: ["tin-plum"],
        answer:
          "That makes two, as far as we know. Congratulations to you both; please write when you need the large box.",
      },
    ],
    [
      4,
      "Hinge is solid, drops are fine",
      "Bought for the tin, kept buying for the lime. They do not stick together even in a glove box.",
    ],
  ],
  "487125": [
    [5, "Good velvet curtain, good candy", "Dark, tart, and no ginger. Mrs. Plum had taste.", { photos: ["jar-plum"] }],
    [4, "Grew on me", "First one: hm. Third one: oh. Tenth one: where is the refill?"],
  ],
  "487128": [
    [
      5,
      "My great-grandmother's dish",
      "We found her cut-glass dish at last and had nothing worthy of it. Two lengths arrived broken, and I like it that way, for it was always broken in the dish.",
      { by: "Winnie A.", from: "Lancaster, PA" },
    ],
  ],
  "487131": [
    [
      4,
      "Stirred into tea",
      "A stick lasts me a whole pot of black tea. Clear as a window and not too sweet. My boys use them as wands.",
    ],
  ],
  "487134": [
    [
      5,
      "Eleven seconds, confirmed by stopwatch",
      "A whole fifth-grade science fair project. Average was 11.3 with a generous definition of sour.",
      { by: "Mr. Halloran", from: "Dayton, OH" },
    ],
    [3, "Rolled under the stove", "Half of mine live there now. Tasty, slippery, not for the clumsy."],
  ],
  "486113": [
    [
      5,
      "Held them up to the light",
      "There is a real slice of orange in there. Hung six in the kitchen window for a week before the children staged a revolt.",
      { daysAgo: 30, photos: ["lollipop-photo"] },
    ],
  ],
};
