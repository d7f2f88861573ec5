import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of toffee, brittle and nuts. */
export const brittleReviews: WrittenReviews = {
  "483101": [
    [
      5,
      "More peanut than sugar, finally",
      "Thin enough to read through if not for the peanuts. It shatters and does not weld your jaw shut. I am seventy-four with my own teeth and plan to stay that way.",
      { by: "Earl B.", from: "Modesto, CA", photos: ["brittle-photo"] },
    ],
    [5, "Loud", "My dog comes running from upstairs. He gets none. So loud."],
    [
      4,
      "Great over ice cream",
      "Smash it in the bag with a rolling pin first. Two pounds lasted the whole of the play-offs.",
    ],
    [
      3,
      "Arrived in smithereens",
      "I know brittle breaks. This was more of a gravel. Tasted wonderful by the spoon.",
      { by: "Yolanda H.", from: "El Paso, TX" },
    ],
  ],
  "483104": [
    [
      5,
      "Walter, never retire",
      "Butter taken right to the edge and stopped. It breaks clean. I have bought worse for three times as much in Paris.",
      { by: "Simone A.", from: "Montréal, QC" },
    ],
    [5, "Passed the filling test", "Two crowns, one bridge, zero incidents, one empty pound box."],
    [
      4,
      "Almonds galore",
      "There are more almonds than toffee on the top side, and I am for it. Slightly oily fingers on a warm day.",
    ],
  ],
  "483107": [
    [
      4,
      "A slow burn",
      "You think it is ordinary and then, a minute later, hello. Had it with a stout, as suggested. Correct.",
    ],
    [
      2,
      "Not for children",
      "My fault for not reading, but my daughter took a big bite and cried. The warmth comes late and stays. Adults liked it.",
      { by: "Renata O.", from: "Albuquerque, NM" },
    ],
  ],
  "483110": [
    [
      5,
      "Sharp red berries keep it honest",
      "White chocolate alone makes me yawn. Cranberry wakes it up. Looks like a party on a plate.",
    ],
  ],
  "483113": [
    [
      5,
      "Crumbles, then melts",
      "This is proper sugar-and-cream fudge with that short bite, not the rubber sold at airports. My gran's, near enough.",
      { by: "Isla M.", from: "Halifax, NS" },
    ],
    [4, "Rich, so small cubes", "Cut each one in four and you look generous."],
    [
      3,
      "Dried out at the edges",
      "Middle of the slab was gorgeous. The edges had gone sandy by the time the box reached us, four days after it was posted.",
    ],
  ],
  "483116": [
    [
      4,
      "The quiet one",
      "Soft, not sticky, lovely orange-blossom smell. I cannot have dairy and nobody ever remembers nougat for us.",
    ],
  ],
  "483119": [
    [
      5,
      "Five halves, I counted",
      "Five pecan halves in every single one of the first six I took apart. After that I just ate them. Caramel has real chew.",
      { by: "Buddy from Macon", from: "Macon, GA" },
    ],
    [
      5,
      "Better company than they look",
      "They are lumpy. They are leaning. They are the best thing I have bought all year.",
    ],
    [4, "Ordered for the porch", "We have an actual porch. They melt on it in July, so bring them out six at a time."],
  ],
  "483122": [
    [
      5,
      "Biscuit and toffee, seven times",
      "Like a shortbread and a toffee bar agreed on terms. Snaps neatly along the layers.",
    ],
  ],
  "483125": [
    [
      4,
      "Smells of wood smoke",
      "In a good way. The walnuts have a bitter edge that the maple needs. My sweet-toothed husband thought it odd and ate it all the same.",
    ],
  ],
  "483128": [
    [
      5,
      "The man with the good hat",
      "I bought brittle from that man on Mission Street in 1988. I knew it with my eyes shut. Please tell him, if he is still in Fresno.",
      {
        by: "Alma R.",
        from: "San Francisco, CA",
        answer:
          "He is, Alma, and we have read it to him over the telephone. He says he remembers a girl with a green bicycle.",
      },
    ],
  ],
  "483131": [
    [
      5,
      "Too crisp for conversation",
      "We put on a silent movie to be safe. Every kernel is coated the whole way round.",
    ],
    [
      3,
      "Great popcorn, silly bucket",
      "The bucket lid had come off in the box, so the top inch was stale. The rest was as loud as promised.",
    ],
  ],
  "483134": [
    [
      5,
      "Boulders, truly",
      "I used a bread knife. Marshmallow is soft and tastes of vanilla and not of packaging. End pieces are mine by right.",
    ],
  ],
  "483137": [
    [
      4,
      "The color of a lion",
      "Roasted white chocolate tastes of biscuits. One knock and it breaks. Very rich: two pieces and I was done.",
    ],
  ],
  "483140": [
    [
      5,
      "Put out a bowl, put out another",
      "Hosted an alcohol-free wedding shower and these were the hit. Sticky, herby, a little hot. Three people asked where the bar was and did not mind the answer.",
      { by: "Keisha D.", from: "Raleigh, NC" },
    ],
  ],
};
