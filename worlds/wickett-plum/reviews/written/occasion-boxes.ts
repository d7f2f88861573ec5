import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of boxes for an occasion. */
export const occasionBoxReviews: WrittenReviews = {
  "491201": [
    [
      5,
      "The radio read our school's name",
      "I had hidden it behind the oatmeal since November. Fudge for breakfast. I am, for one morning, a legend.",
      { by: "Legendary Dad", from: "Buffalo, NY" },
    ],
    [
      4,
      "Flakes make real cocoa",
      "Whisk them in hot milk, not boiling. The bark was in rather small bits, the canes were whole.",
    ],
  ],
  "491204": [
    [
      5,
      "No fingerprints on my Tolstoy",
      "The bookmark claims the caramel lasts eleven pages. I got thirteen, but the names were long.",
      { by: "Slow reader", from: "Ithaca, NY", photos: ["sea-salt-photo"] },
    ],
  ],
  "491207": [
    [
      5,
      "It was Tuesday and it was raining",
      "It came with no reason at all, from my sister, who has never once remembered my birthday. I forgive her everything.",
    ],
    [
      4,
      "The postcard is what got me",
      "Toffee excellent, beans excellent, bar a bit melted at the corner. I have kept the postcard on the fridge since.",
    ],
  ],
  "491210": [
    [
      5,
      "Knocked once, said my name clearly",
      "New building, did not know a soul. Filled in the little form about the bins. We now have a bridge four on Thursdays.",
      { by: "4C", from: "Queens, NY" },
    ],
  ],
  "491213": [
    [
      4,
      "Nine drawers, one very long evening",
      "Which birthday would you have again? My dad had never told us that story. Drawer six sticks a little.",
    ],
  ],
  "491216": [
    [
      5,
      "On the mend",
      "Nothing bigger than a thumbnail, nothing that needs chewing hard. After my surgery this was the first thing I looked forward to.",
      { by: "Room 212", from: "Cleveland, OH" },
    ],
    [
      4,
      "Ginger chews helped the chemo days",
      "My aunt could not face much. The ginger and the lemon, one at a time, she could. Thank you for keeping them small.",
      {
        by: "Her niece",
        from: "London, ON",
        answer:
          "Please give her our love. If she finds a favorite, write to us, and we will pack her a box of nothing else.",
      },
    ],
  ],
  "491219": [
    [
      5,
      "1,312 miles and still full of surprises",
      "It wedges. It does not melt. The lids stop the wars. Our dog considers himself part of the testing team.",
      { by: "The Okonkwos", from: "Houston, TX" },
    ],
    [
      5,
      "Tested at 104",
      "You tested at 96 on a dashboard. Amarillo raised you eight. All fine, though the bears were a bit friendlier with each other.",
    ],
    [3, "Needs wider lids", "Great sweets. Large hands, small compartments, and I was driving."],
  ],
  "491222": [
    [
      4,
      "I threw it",
      "Once, as permitted. The corners held and the caramels have forgiven me. The scroll now says: finally.",
      { by: "Dr. Finally", from: "Ann Arbor, MI" },
    ],
  ],
  "491225": [
    [
      5,
      "You know the sideboard",
      "I did know it. It stood in Hamilton, Ontario and smelled of floor polish. The humbugs are better than hers, but do not tell anybody I said so.",
      { by: "Ewan McP.", from: "Hamilton, ON" },
    ],
  ],
  "491228": [
    [5, "It does not work on its own", "True. I also did the dishes for a month. But it opened the door."],
    [
      4,
      "Even numbers, clever people",
      "We shared it without counting and then counted anyway. White box, very elegant, posted the same afternoon.",
    ],
  ],
  "491231": [
    [
      5,
      "Eleven minutes at the nurses' station",
      "We got to fourteen because of the sleeves. Espresso beans at four in the morning are a medical necessity.",
      { by: "Night charge nurse", from: "Spokane, WA" },
    ],
    [
      5,
      "For my husband at Station 9",
      "Twelve sleeves, one a night. He has been told. The label glows in the truck and the whole crew finds it hilarious.",
    ],
    [
      3,
      "Sleeves are fiddly with gloves on",
      "I drive a plow. The toffee is perfect for it. Getting it out of that little sleeve at five in the morning is not.",
      { by: "Plow 22", from: "Sault Ste. Marie, ON" },
    ],
  ],
  "491234": [
    [
      4,
      "From a breeze to a wave",
      "Start at the bottom as they say. I skipped to the top of the tower and had to drink a pint of water. The salted almonds are my wave.",
    ],
  ],
  "491237": [
    [
      5,
      "Roommates gathered",
      "My name in huge handwriting on a flat brown box, first week of freshman year, homesick as a dog. I am tearing up typing this.",
      { by: "Mateo, dorm 3B", from: "Ann Arbor, MI" },
    ],
    [
      4,
      "Fits the mailbox",
      "Military post took three weeks but everything was intact, the brittle in slightly more pieces. He called. That was the point.",
      { by: "Army mom", from: "Killeen, TX" },
    ],
  ],
  "491240": [
    [
      5,
      "Yes, that one as well",
      "Found the small green one. Still do not know what it was. Forty-one kinds and my family used the list like a passport.",
      { by: "The Delacroix-Wongs", from: "Vancouver, BC" },
    ],
  ],
};
