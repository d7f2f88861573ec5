import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of what is sold for a season. */
export const seasonalReviews: WrittenReviews = {
  "492101": [
    [
      4,
      "Blank note, on purpose",
      "I wrote on it. He has it in his wallet. The Classic tin with the roses is far nicer than my photos of it.",
      { daysAgo: 258 },
    ],
  ],
  "492104": [
    [
      5,
      "WHO TAUGHT YOU THAT",
      "We put them on every desk in our office and for one afternoon people actually spoke to each other.",
      { daysAgo: 262, by: "Tech support, third floor", from: "San Mateo, CA" },
    ],
  ],
  "492107": [
    [
      4,
      "Broke the seal",
      "I have never received a sealed letter before, let alone one I could eat. Raspberry is sharp and lovely.",
      { daysAgo: 259 },
    ],
  ],
  "492110": [
    [
      5,
      "For those who would rather not",
      "Newly single, bought a bag for the group chat. By the third one we were all fine and a bit wicked.",
      { daysAgo: 257, by: "The Fourteenth Club", from: "Nashville, TN" },
    ],
    [
      3,
      "Bitter and salty, like me",
      "Clever idea. The licorice salt is a surprise that my mother did not enjoy.",
      { daysAgo: 255 },
    ],
  ],
  "492113": [
    [
      5,
      "One cow",
      "We got the cow. There was a fight about the cow. Lemon cream inside is as bright as the paint.",
      { daysAgo: 210 },
    ],
  ],
  "492125": [
    [
      4,
      "Home by bus, barely",
      "Collected it on Good Friday. Toasted crumbs and currants in white chocolate is a strange thought and a very good one.",
      { daysAgo: 211, by: "Hot cross Hattie", from: "Berkeley, CA" },
    ],
  ],
  "492128": [
    [
      5,
      "A breakfast that cannot be burnt",
      "My six-year-old carried it upstairs herself on its little legs. The brown butter truffles do taste of toast.",
      { daysAgo: 174 },
    ],
  ],
  "492134": [
    [
      5,
      "A hundred words",
      "I used ninety-four. My father keeps the paper in his Bible, and he shared the chocolate with the dog sitter, so I call that even.",
      { daysAgo: 133, by: "Rosalie J.", from: "Mobile, AL" },
    ],
  ],
  "492137": [
    [
      4,
      "Second row, waving",
      "Long sticks really do help if you are short. Cherry tastes of cherry. Survived a Regina July in a tote bag.",
      { daysAgo: 121, by: "Parade regular", from: "Regina, SK" },
    ],
  ],
  "492140": [
    [
      5,
      "The gray one has admirers",
      "It has me. Tastes like a towel left on a beach, in the best possible way.",
      { daysAgo: 95 },
    ],
    [
      4,
      "Watched it being pulled",
      "Stood at the window for twenty minutes with an ice cream going soft. The peach is proper peach. Went a bit hard in week five.",
      { daysAgo: 70, by: "Pier walkers", from: "Santa Cruz, CA" },
    ],
  ],
  "492143": [
    [
      5,
      "On fire and blown out",
      "That is our school and we will not be converted. Fist-sized marshmallow, scored slabs that fit, crackers that hold.",
      { daysAgo: 88, by: "Site 31", from: "Truckee, CA" },
    ],
  ],
  "492201": [
    [
      5,
      "Not one raisin",
      "A hundred and sixty-two children, eleven teenagers without costumes, one UPS man. The bowl held. Giving by the paper band made me the strictest and best house on the street.",
      { daysAgo: 1, by: "Porch on Maple", from: "Evanston, IL" },
    ],
    [
      4,
      "Saved me a trip",
      "Two hundred pieces, all wrapped. I did remove the small bars first, for testing.",
      { daysAgo: 9 },
    ],
  ],
  "492204": [
    [
      5,
      "It is looking at me",
      "The last one in the house has been looking at me since Wednesday. I will not eat it. I might eat it.",
      { daysAgo: 4 },
    ],
  ],
  "492207": [
    [
      4,
      "Grinning on the stoop",
      "The clove in the drops is grown-up. The tea light throws a proper face across the hall.",
      { daysAgo: 6 },
    ],
  ],
  "492210": [
    [
      3,
      "Saltier than I bargained for",
      "Look wonderful tipped out on a plate. My kids tried one each and handed them straight back, so the licorice lover of the house is content.",
      { daysAgo: 12 },
    ],
  ],
  "492213": [
    [
      5,
      "Ours did not open the drawer",
      "We tried all six. The lady at the till was very kind about it. Dark, snappy, and the ring is on my actual keys now.",
      { daysAgo: 8, by: "Key holders", from: "San Francisco, CA" },
    ],
  ],
  "492216": [
    [
      5,
      "Dissolves like a good excuse",
      "I laughed, then I had another. I come from Québec and I do not say this lightly: proper syrup.",
      { daysAgo: 340, by: "Luc in exile", from: "Seattle, WA" },
    ],
  ],
  "492219": [
    [
      5,
      "Seating settled",
      "Uncle Ray could not argue with a turkey with his name on it. Drove them home upright on a lap.",
      { daysAgo: 336 },
    ],
  ],
  "492222": [
    [
      5,
      "The drawers are not numbered",
      "There has been discussion. Refilled it this year with what the children chose. The bear with the bell hangs on our tree.",
      { daysAgo: 312, by: "Four Hendersons", from: "Kelowna, BC" },
    ],
    [
      4,
      "Sturdy, handsome, late",
      "It came on the third of December, so we had three drawers on the first night. Nobody minded except the accountant in me.",
      {
        daysAgo: 330,
        answer: "The first of December waits for nobody, and we missed it. This year's leave the bench a week sooner.",
      },
    ],
  ],
  "492225": [
    [
      5,
      "Hit once",
      "My grandson hit it like he meant it. Twenty slices, proper orange oil, and a dent in the table that I shall keep.",
      { daysAgo: 309, by: "Granny Fitz", from: "Dublin, OH" },
    ],
  ],
  "492228": [
    [
      5,
      "Worth the trouble of opening",
      "Forty years of waxy coins in our family and then these. My kids played for actual stakes and cried actual tears.",
      { daysAgo: 315, by: "Shoshana L.", from: "Teaneck, NJ" },
    ],
  ],
  "492231": [
    [
      4,
      "Found the beetle",
      "It was in my slice. I screamed, which my nephew says was worth the whole price. Rich, so thin slices.",
      { daysAgo: 308 },
    ],
  ],
  "492234": [
    [
      5,
      "An inch of Valencia Street",
      "It snows on the very awning where I waited for my first date. The mint pearls are gone. The globe stays.",
      { daysAgo: 305, by: "Still together", from: "San Francisco, CA" },
    ],
  ],
};
