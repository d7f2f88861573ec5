import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of business gifts, fundraising, clubs, custom mixes, gift cards and the rest. */
export const businessReviews: WrittenReviews = {
  "493101": [
    [
      5,
      "Enough to offer round",
      "Our foil logo came out crisp. Sent the artwork on a Wednesday with four hours to spare and they still made it.",
      { by: "Brand team of one", from: "Minneapolis, MN", photos: ["tray-12-photo"] },
    ],
    [4, "Eight is right for a first meeting", "The client ate six while we set up the projector. We got the account."],
  ],
  "493104": [
    [
      5,
      "It went well",
      "So we ordered the sequel. Slim bar underneath is a nice surprise. Kosher mattered to two of the guests and was clearly marked.",
      { by: "Avi, partnerships", from: "Los Angeles, CA", photos: ["the-24-photo"] },
    ],
  ],
  "493107": [
    [
      4,
      "Fits even my drawer",
      "And my drawer is mostly cables. Nothing melted in our mail room, where things go to die in August.",
    ],
  ],
  "493110": [
    [
      4,
      "Third speaker, second square",
      "Fifty badges, a hundred squares, and people came to our booth because they thought we were catering.",
    ],
  ],
  "493113": [
    [
      5,
      "A department went quiet",
      "For a whole morning. The truffles at the top were gone before the ribbon touched the floor. Ribbon read: THANK YOU CLAIMS TEAM.",
      {
        by: "Regional office",
        from: "Des Moines, IA",
        answer: "Thirty letters, and you used them well. The weaver counted twice.",
      },
    ],
  ],
  "495101": [
    [
      5,
      "Paid for two sousaphones",
      "Light enough for one trombone. Our clarinets carried theirs between them, as predicted. Forty bars, forty doors, sold out by dinner.",
      { by: "Westfield band parents", from: "Westfield, IN" },
    ],
  ],
  "495104": [
    [
      5,
      "Drew the boiler on the lid",
      "It is the boiler fund in our case. The Sunday school drew it with arms. Six hundred pounds sold so far and the boiler is smiling.",
      { by: "Parish of St. Anne", from: "Duluth, MN" },
    ],
  ],
  "495107": [
    [
      4,
      "Did not melt at the pool",
      "Hundred-degree meet, snack table in the sun, sour swimmers unbothered. My freestylers race theirs for lane four.",
    ],
  ],
  "495110": [
    [
      5,
      "Seven fairs and counting",
      "The board has been rained on, sat on and signed. A quarter a pull, and it has bought a climbing wall.",
      { by: "Lincoln Elementary", from: "Modesto, CA" },
    ],
  ],
  "495113": [
    [
      4,
      "One for you is a stroke of genius",
      "Every single seller ate theirs within the hour and came back with the money for twelve. Some doors wanted a card reader, so bring one.",
    ],
  ],
  "495116": [
    [
      3,
      "The whistles",
      "The brittle sold at great speed. But forty whistles on one school bus, coach. Forty.",
      {
        by: "Driver, route 6",
        from: "Lubbock, TX",
        answer: "We accept full responsibility and have sent you a pound of the quietest thing we make.",
      },
    ],
  ],
  "495119": [
    [
      5,
      "Due date stamped on my chocolate",
      "I returned it late, in a manner of speaking. Our Friends group raised enough for the bookmobile's new clutch.",
      { by: "Friends of the Library", from: "Santa Fe, NM" },
    ],
  ],
  "495122": [
    [
      4,
      "A spoon beats a list",
      "We sold three times last year's total after letting people taste. The pencil on a string is inspired. The lollipop pieces were a little tiny.",
    ],
  ],
  "494101": [
    [
      5,
      "The letter from the kitchen",
      "I join my mother on the telephone on the first Tuesday and we read it aloud before we open anything. March's was about a fire, a small one.",
      { by: "Hattie & Mum", from: "Victoria, BC" },
    ],
    [5, "Some of it will never be made again", "The quince and bay thing in June. I think about it on walks."],
    [
      4,
      "A surprise is a surprise",
      "Two boxes I adored, one was not for me (celery). Still not canceling, that should tell you something.",
    ],
  ],
  "494104": [
    [
      5,
      "Under the telephone",
      "We still have a telephone and there is a drawer under it. A pound a month disappears in there and no one is to blame.",
      { by: "The Lindens", from: "Guelph, ON" },
    ],
  ],
  "490101": [
    [
      5,
      "Ninety mints and ten regrets",
      "I did it. My regrets were lime. The box came packed in stripes, in the order I chose, to the last piece.",
    ],
  ],
  "490104": [
    [
      5,
      "All caramel, because I am a grown woman",
      "Nobody sighed behind me. Three pounds. I will not be explaining it at the checkout or to you.",
      { by: "Wanda", from: "Fort Worth, TX" },
    ],
    [
      4,
      "The bar that fills is oddly tense",
      "My son and I watched it creep to a hundred like a rocket launch. Everything was fresh and they had rounded up one extra pecan.",
    ],
    [
      5,
      "For Dad, exactly his six",
      "He is in care now and forgets most things, but not that he likes dark vanilla creams and hates coconut. A whole box with nothing to send back.",
    ],
  ],
  "490107": [
    [
      5,
      "Peace at last",
      "Mother of four, as in your story. Compartments, name slips, silence. The youngest has put a padlock drawing on hers.",
    ],
  ],
  "490110": [
    [
      5,
      "Coin in my hand",
      "Eleven years old, Saturday, the man with the scoop. The paper even smells right. I chose one by one, online, for half an hour, because I could.",
    ],
    [4, "Nobody sighed", "True! One drop flavor was sold out and they told me before I paid, not after."],
  ],
  "490113": [
    [
      4,
      "Better than roses",
      "Gave a bunch to my daughter after her recital and she shared it with the whole second violin section.",
    ],
  ],
  "490116": [
    [
      5,
      "The stand outlived the party",
      "It has brushes in it now. Maple, heavy, thirty neat holes. Thirty neat children, not so much.",
    ],
  ],
  "489101": [
    [
      5,
      "Fits behind a bookmark",
      "Mailed to my nephew, who is impossible. He spent it on licorice, so now I know one thing about him.",
    ],
  ],
  "489104": [
    [
      5,
      "Remembered at ten to midnight",
      "You have described my entire life. It arrived at eleven fifty-three and she never knew.",
    ],
    [
      2,
      "Went to spam",
      "It did come within a minute, but into a folder she never opens, so I looked as if I had forgotten. Tell people to check.",
      {
        by: "Nearly forgiven",
        from: "Edmonton, AB",
        answer:
          "A good point: the confirmation now says to look there too. We hope the forgiveness is complete by now.",
      },
    ],
  ],
  "489107": [
    [
      4,
      "A roomful, thanked",
      "Ten cards, ten blank lines, one cramp in my hand. Saves fifty dollars, and the lunch ladies did a lap around the kitchen.",
    ],
  ],
  "488201": [
    [
      4,
      "Somebody mentioned going home",
      "So I handed out the mints. The ribbon holds all three together, and the price is kinder, as they say.",
    ],
  ],
  "488202": [
    [
      4,
      "Asked for together ever since",
      "The jellies went to me, the bears went to everybody else. There was some trespassing.",
    ],
  ],
  "488203": [
    [
      4,
      "It says SORRY ABOUT THE FENCE",
      "The neighbor laughed. We are speaking. The foil stamp is crisp except for the last E, where the machine evidently had an opinion.",
    ],
    [
      5,
      "Valedictorian, in gold",
      "Twenty-four bars for the whole robotics team, each with a job title the kids had made up. They kept every sleeve.",
      { by: "Coach Lin", from: "Cupertino, CA" },
    ],
  ],
  "497101": [
    [
      5,
      "They do stand up by themselves",
      "Free, striped, folded and not glued. I use mine for lunch, and the string handles have lasted since June.",
    ],
  ],
  "497104": [
    [
      5,
      "Ate it over the sink, in my coat",
      "I see I am not the only one. Ordered the full dozen before my gloves were off.",
    ],
  ],
  "497107": [[5, "Three mints and no explanation", "Nobody admitted to it. I have decided it was fate."]],
  "497110": [
    [
      4,
      "Saves the father a sentence",
      "Mints up front, peace in the back. Somewhere past Barstow they started trading bears for chews like stockbrokers.",
      { by: "Minivan, July", from: "Bakersfield, CA" },
    ],
  ],
};
