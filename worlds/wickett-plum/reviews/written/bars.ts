import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of bars, slabs and things to nibble. */
export const barReviews: WrittenReviews = {
  "482101": [
    [
      5,
      "One chapter exactly",
      "Twenty-four squares, one long chapter of Middlemarch. The sour cherry keeps it from being solemn.",
    ],
    [
      4,
      "Good snap, generous fruit",
      "A plum in nearly every square. It is drier than some 72s, which I happen to like.",
    ],
    [
      5,
      "Diabetic, one square a night",
      "My doctor and I have an arrangement. One square of something honest beats four of something sad. This is honest.",
      { by: "Geraldine F.", from: "Columbus, OH" },
    ],
    [
      2,
      "Bloomed",
      "Came with white streaks all over. Tasted all right but looked like it had seen a ghost, and I had meant to frame it, practically.",
      {
        by: "Pat D.",
        from: "Tucson, AZ",
        answer:
          "Bloom is only cocoa butter on a hot day, but nobody wants to unwrap a ghost. A fresh bar is on its way.",
      },
    ],
  ],
  "482104": [
    [
      5,
      "Thick as a paperback",
      "You need to mean it when you bite. Salt is in flakes and not dust, so every third bite is a surprise.",
      { photos: ["sea-salt-photo"] },
    ],
    [
      4,
      "Four slabs, three teenagers",
      "Do the math before you order. The milk chocolate is darker than they are used to and they still fought.",
      { by: "Carla J.", from: "Mesa, AZ" },
    ],
  ],
  "482107": [
    [
      5,
      "Faces west, eats bar",
      "Did as instructed, on the back step, six in the evening. The toasted milk is like the corner of a caramel pudding. I am a convert.",
    ],
    [
      5,
      "my whole allowance",
      "worth it. the sparkly bits are honeycomb and they stick in your teeth and thats the point",
      { by: "kaydence", from: "Boise, ID" },
    ],
    [
      3,
      "Sweeter than I like",
      "If you usually eat dark, this is a lot. My wife finished it in a day so it found its home.",
    ],
  ],
  "482110": [
    [
      5,
      "Gave it to my grandfather without warning",
      "He thought his hearing aid had broken. He has asked for another.",
      { by: "The Bakshi kids", from: "Mississauga, ON" },
    ],
    [
      3,
      "Crackle had gone quiet",
      "Flavor is nice, sour cherry and decent milk chocolate. But only a couple of squares popped. Maybe damp got in.",
    ],
  ],
  "482113": [
    [5, "Held it up to the window", "It really does catch the light. Then I ate the window. Cool, bitter, cool again."],
    [
      4,
      "Sharp edges, mind your gums",
      "The mint glass is brittle and clear and a bit pointy. Suck, do not crunch, and it is excellent.",
    ],
  ],
  "482116": [
    [
      5,
      "Christmas pudding without the arson",
      "All the spice, none of the setting fire to things near my mother-in-law. Dark crumb gives it a proper chew.",
      { by: "Fiona S.", from: "St. John's, NL" },
    ],
  ],
  "482119": [
    [
      4,
      "White chocolate for skeptics",
      "You can see the vanilla specks. Creamy, not chalky, and for once not sugary to the point of pain.",
    ],
    [
      3,
      "Pleasant, plain",
      "I kept waiting for something to happen. My toddler, whose whole diet is plain things, gave it five.",
    ],
  ],
  "482122": [
    [
      5,
      "You can hear it from the next room",
      "Caught my husband at midnight by the sound alone. There is hardly any chocolate, it is all hazelnut, and I mean that kindly.",
    ],
  ],
  "482125": [
    [
      5,
      "Book club by the case",
      "Twelve members, twelve bars, one meeting. We have never finished a discussion so contentedly. The carton stands on the mantel like a prize.",
    ],
  ],
  "482128": [
    [
      4,
      "Gold bars in the safe",
      "I keep the case in our actual office safe. Payroll knows the combination, so it was a mistake.",
      { by: "Devin, accounts", from: "Omaha, NE" },
    ],
  ],
  "482131": [
    [
      5,
      "Up Mount Tam with a dozen",
      "Paper folds shut again, string carries well, not one nut lost in eleven miles.",
      { by: "Marin Ramblers", from: "San Rafael, CA" },
    ],
  ],
  "482137": [
    [
      4,
      "Reception loves them",
      "Sixty squares on a Monday, none by Wednesday. The lip on the tray is handy. I wish they sold a single tray for small weeks.",
      { by: "Front desk, Harbor Dental", from: "Tacoma, WA" },
    ],
  ],
  "482140": [
    [
      5,
      "For baking and for hiding",
      "Chopped into brown butter cookies. Salt melts out into the dough, so I leave mine out of the recipe, as the carton tells you to.",
      { by: "Baker Rosalind", from: "Eugene, OR" },
    ],
  ],
  "482143": [
    [
      5,
      "They do roll true",
      "Tested the length of our kitchen island with two referees. Crisp malt, thin coat, and the smell of a milkshake.",
    ],
    [
      2,
      "Soft centers",
      "Half of my tub had gone chewy in the middle, which the card says damp does. Live by the coast, beware.",
      {
        by: "Ike L.",
        from: "Astoria, OR",
        answer: "You have our sympathy and a new tub, Ike. Keep the lid tight and the fog out.",
      },
    ],
  ],
  "482146": [
    [
      5,
      "Lean forward",
      "I did not, and my gray sweater is now a cocoa sweater. Roasted dark enough to be serious. Great with a beer, or on a plane.",
    ],
  ],
  "482149": [
    [
      4,
      "Mostly air and bravado",
      "The pieces are wildly uneven and the last inch of the bag is dust, which I put on ice cream, so all is forgiven.",
    ],
  ],
};
