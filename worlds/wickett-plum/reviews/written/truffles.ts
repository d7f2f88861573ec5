import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of truffles. */
export const truffleReviews: WrittenReviews = {
  "481101": [
    [
      5,
      "Not round, thank goodness",
      "You can see the thumbs that made them. Ganache is dark, clean, and melts before you are ready.",
      { photos: ["truffles-photo"], by: "Helena Q.", from: "San Francisco, CA" },
    ],
    [
      5,
      "Half an hour on the table",
      "Do as they say. Cold they are good; at room temperature my dinner guests went quiet.",
    ],
    [5, "Nine is for one person", "I will not be taking questions."],
    [
      4,
      "The hazelnut ones win",
      "The cocoa ones are classic, the white-dipped ones are fine, but the three rolled in nuts are why I am on my sixth box.",
      { by: "Marcus T.", from: "Oakland, CA" },
    ],
    [
      5,
      "For my chemistry teacher",
      "He wrote me four recommendation letters. I got into my first choice. Truffles seemed like the minimum.",
      { by: "Amara, class of 26", from: "Pasadena, CA" },
    ],
    [
      3,
      "Cocoa everywhere",
      "Delicious, but the powder had shaken loose in transit and coated the lid, the ribbon and eventually me. Open over a sink.",
      {
        answer:
          "We have started tapping them before they are packed. Thank you for the image, and sorry about the shirt.",
      },
    ],
    [5, "I have ordered this fourteen times", "The account page says so. I thought it was about six."],
    [
      4,
      "No flavorings and you can tell",
      "Just chocolate and cream. After years of supermarket truffles my tongue needed a minute to understand.",
      { by: "Wendell P.", from: "Winnipeg, MB" },
    ],
    [
      1,
      "Warm and flat",
      "They came soft, slumped, and stuck in a row like old friends. I could taste that they had been good once.",
      {
        by: "Shauna K.",
        from: "Las Vegas, NV",
        answer:
          "Nobody should have to imagine a truffle. We have refunded the box and put Las Vegas on the cold-pack list a month earlier.",
      },
    ],
  ],
  "481104": [
    [
      5,
      "Five o'clock somewhere",
      "My sister made partner. We opened these on the steps of her building with a bottle of something warm, and they were the best part.",
      { photos: ["truffles-rose"] },
    ],
    [
      4,
      "More cream than champagne",
      "Subtle, which I like. If you want a kick, look elsewhere. The pink sugar has a nice crackle to it.",
    ],
    [
      3,
      "Pretty but mild",
      "For the price I hoped to taste the marc a little longer. It is gone by the second bite, and to be fair the label says exactly that.",
    ],
  ],
  "481107": [
    [
      5,
      "It rained, so I opened them",
      "Bergamot first, then that dry grip of real tea. Read a whole novel. Best Sunday since spring.",
      { by: "Philippa C.", from: "Victoria, BC" },
    ],
    [
      4,
      "A grown-up truffle",
      "My tea snob of a roommate could name the leaf. I just think they taste like a good coat smells.",
    ],
  ],
  "481110": [
    [
      5,
      "Nobody has to make excuses",
      "Served these to a table of nine without saying they were vegan. Told them afterward. One man demanded to see the box.",
      { photos: ["truffles-midnight"] },
    ],
    [
      5,
      "First truffle in eleven years",
      "Milk allergy, the serious kind. I read the part about the bench that has never met milk three times, and then I ate three.",
      { by: "Corinne E.", from: "Ottawa, ON" },
    ],
    [
      4,
      "You notice the olive oil, pleasantly",
      "Silky in a different way than cream. A little bitter at the end, which suits the dark cocoa outside.",
    ],
  ],
  "481113": [
    [
      5,
      "Not for libraries indeed",
      "I am a librarian. I ate one at the reference desk as an experiment. Two people looked up from the far end of periodicals.",
      { by: "Jocelyn, reference desk", from: "Madison, WI" },
    ],
    [
      5,
      "Gianduja heaven",
      "Smooth center, loud coat. My grandmother from Torino said they were acceptable, and she has not said that since 1994.",
    ],
    [4, "Nut coat sheds a little", "Eat over the box and then eat what falls in the box. System works."],
  ],
  "481116": [
    [5, "It FIZZES", "Only for a second or two, but my four-year-old made me test it on every relative at the table."],
    [
      3,
      "From the fridge only",
      "Left at room temperature the white chocolate goes greasy. Cold, the lemon curd is bright and lovely. The card says so, in small print.",
      { by: "Desmond R.", from: "Miami, FL" },
    ],
  ],
  "481119": [
    [
      5,
      "The brown edge of a good pancake",
      "I laughed at that line and then I tasted it. That is exactly, exactly it.",
    ],
    [
      4,
      "Smoky honey, not sweet honey",
      "The crushed honeycomb sticks to your molars a while. I keep bees myself and this is what burnt comb smells like.",
      { by: "Orrin W.", from: "Santa Rosa, CA" },
    ],
  ],
  "481122": [
    [
      4,
      "Gray and glorious",
      "Ugly as a storm and twice as interesting. Somewhere between peanut butter and a campfire. My kids will not go near them, so I win.",
    ],
  ],
  "481125": [
    [
      5,
      "Sunday coffee at my nana's",
      "Weak milky coffee with too much sugar, in a chocolate. I am fifty-three and I was nine for about a minute.",
      { by: "Teo B.", from: "Providence, RI" },
    ],
  ],
  "481128": [
    [
      4,
      "No whiskey, all the smoke",
      "I stopped drinking two years ago and December is hard. This tastes like the good part of a pub. Thank you to your accountant.",
      {
        by: "Niall",
        from: "Toronto, ON",
        answer: "He has been told, Niall, and has gone slightly pink. Two years is a fine thing.",
      },
    ],
  ],
  "481131": [
    [
      5,
      "For the kid in Sacramento and for mine",
      "My son is ten, allergic to every nut there is, and had never had praline. He held it up to the light first. He asked for the letter to be read to him twice.",
      { by: "Leticia M.", from: "Stockton, CA" },
    ],
    [
      5,
      "Nut-free classroom approved",
      "I teach third grade. There are four allergy cards on my door. These went round the room and for once nobody got the consolation raisins.",
      { by: "Ms. Okafor", from: "Charlotte, NC" },
    ],
  ],
  "481134": [
    [
      4,
      "Mr. Wickett was right",
      "Hot, then chewy where there is a piece of candied ginger. I take one after dinner instead of tea.",
    ],
  ],
};
