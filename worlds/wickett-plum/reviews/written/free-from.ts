import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of sweets without sugar and without dairy. */
export const freeFromReviews: WrittenReviews = {
  "485201": [
    [
      5,
      "They do not taste sorry",
      "Type 1 for thirty-four years. I have sucked a great many apologetic mints. These are just mints.",
      { by: "Warren T.", from: "Kansas City, MO" },
    ],
    [
      4,
      "Cool, strong, slow",
      "Melts at the speed of a real one. The tin is pocket sized. Eat ten and you will learn what the label means by moderation.",
    ],
  ],
  "485204": [
    [
      5,
      "I did not think it could be done",
      "Burnt sugar without sugar. The brown butter does it. My blood glucose barely moved, and I checked at one hour and at two.",
      { by: "Louise, T2", from: "Moncton, NB" },
    ],
    [4, "Saltier, firmer, still a caramel", "My husband cannot tell them from the others if he is watching hockey."],
    [
      2,
      "Aftertaste",
      "First thirty seconds are wonderful. Then there is a coolness on the tongue that says sweetener. Others at my table did not notice.",
      { by: "Faye B.", from: "Topeka, KS" },
    ],
  ],
  "485207": [
    [
      5,
      "You did warn us",
      "First square: outrage. Second: hm. Third: I explained it to my wife for ten minutes. She has asked me to stop.",
    ],
    [
      2,
      "Like licking a violin",
      "You said the inside of a violin, and I thought that was poetry. Great for baking brownies. Not for eating on a couch.",
      { by: "Trudy V.", from: "Boulder, CO" },
    ],
    [
      4,
      "A baker's friend",
      "The kitchen block grates well and melts without seizing. The joke under the flap is very bad.",
    ],
  ],
  "485210": [
    [
      5,
      "The rim first, of course",
      "Roasted almond butter that tastes like almonds and not like health. I am prediabetic and have been told to have fun in small portions, and here it is.",
    ],
  ],
  "485213": [
    [
      4,
      "From a hill, the sea",
      "You taste the coconut in the distance. Softer than butter caramels, easier on my bridgework. My vegan son ate the whole twelve in the car.",
    ],
  ],
  "485216": [
    [
      5,
      "Everyone at the table can have one",
      "Kosher, no dairy, no gelatin, no nuts. I wrote the list, I found the bears, I nearly wept in the aisle.",
      { by: "Rivka S.", from: "Skokie, IL" },
    ],
    [
      3,
      "Thick coats",
      "The bear inside is lovely. There is too much coat, as you admit yourselves. My daughter peels them and that is her affair.",
    ],
  ],
};
