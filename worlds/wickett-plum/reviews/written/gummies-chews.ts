import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of gummies, jellies, chews and licorice. */
export const gummyReviews: WrittenReviews = {
  "484101": [
    [
      5,
      "They push back",
      "Proper chew, like a bear with a gym membership. Plum is the best and I will hear no other case.",
      { photos: ["gummies-photo"] },
    ],
    [
      5,
      "Equal numbers, we checked",
      "Math lesson in the kitchen: sorted a pound into six piles with my twins. Same count, give or take the two they ate during the count.",
      { by: "Homeschool Hannah", from: "Bozeman, MT" },
    ],
    [
      4,
      "Tastes of fruit, colored by fruit",
      "Paler than the shop kind, and that is the point. My son said the white grape one tastes invisible.",
    ],
    [
      2,
      "Too firm for small jaws",
      "My four-year-old gave up on them. I like a firm gummy myself, but the bag says family and my family could not chew.",
      { by: "Joel S.", from: "Naperville, IL" },
    ],
    [
      5,
      "No dairy, no nuts, no fuss",
      "Birthday party, eleven kids, five different allergies. One bag, no tears. Give whoever makes these a raise.",
      { by: "Tired Mom of Three", from: "Burnaby, BC" },
    ],
    [
      5,
      "got me thru finals",
      "red ones for calc, orange for chem, dont ask about physics",
      { by: "trev", from: "Salt Lake City, UT" },
    ],
  ],
  "484104": [
    [5, "Closed one eye", "As described. My grandfather closed both and then reached for another."],
    [
      3,
      "Sour dust at the bottom",
      "First handful is perfect. By the end of the bag it is half acid sugar and I had a sore tongue. Shake it before you start.",
    ],
  ],
  "484107": [
    [
      5,
      "Like eating an orchard",
      "Quince is a fruit nobody bothers with and they bothered. Firm enough to cut, soft enough to vanish.",
      { photos: ["orchard-jellies-photo"] },
    ],
    [
      4,
      "Eaten after lunch, like the French",
      "Half fruit, and you can tell. The sugar coat gets everywhere, so serve with a saucer.",
      { by: "Bernadette L.", from: "Gatineau, QC", photos: ["sugar-jellies-photo"] },
    ],
    [
      5,
      "Gift for a vegetarian aunt",
      "She has spent thirty years asking about gelatin at parties. She opened the box, read the label and said, well, at last.",
    ],
  ],
  "484110": [
    [4, "Silent in row F", "Took them to the ballet. Not a rattle. The apricot lasts a whole pas de deux."],
    [
      3,
      "Small and gone",
      "Pleasant, a bit one-note. I kept reaching for them without quite enjoying them, if that makes sense.",
    ],
  ],
  "484113": [
    [
      5,
      "Threw away the chart",
      "Melon, I said. Cucumber, said my wife. We have been married nineteen years and this is the worst fight yet.",
      { photos: ["pocket-beans-photo"] },
    ],
    [5, "What is Tuesday?", "Nobody knows. It tastes of Tuesday. I have bought the three-pound tub twice to be sure."],
    [
      4,
      "The buttered popcorn is divisive",
      "Half my office digs for it and the other half flicks it back. As the person who fills the bowl, I call that engagement.",
      { by: "Meg, people team", from: "Denver, CO" },
    ],
    [
      5,
      "Pectin! Bless you",
      "My kids keep halal, and most beans are out for us. They sorted these by color for an entire rainy day.",
      { by: "Samira Y.", from: "Dearborn, MI" },
    ],
    [
      2,
      "Three of my bags were mostly ginger",
      "Thirty kinds, they say. Mine had a lot of one. I like ginger. I do not like it that much.",
      {
        answer:
          "The tumbler has been given a talking-to. We have sent a bag that we sorted by hand, with one ginger bean in it, as a souvenir.",
      },
    ],
  ],
  "484116": [
    [
      4,
      "Less sweet than any I have had",
      "I lived in Izmir for six years, so I have standards. The rose is real. Found my pistachio on the fifth piece.",
      { by: "Claudia W.", from: "Washington, DC" },
    ],
    [
      2,
      "Eating a garden",
      "Beautifully made, I am sure. To me it tastes like hand cream and the dusting got on the cat.",
    ],
  ],
  "484119": [
    [
      4,
      "The jar is the real gift",
      "Bears lasted a week. The jar has held my pencils for eight months. The lid is a proper screw lid and not a lie.",
    ],
  ],
  "485101": [
    [
      5,
      "Sixty ways to ruin a diet",
      "Blackberry first, lime second, toffee hidden in my coat. Unwrapping them really is half of it.",
      { photos: ["twist-chews-photo"] },
    ],
    [
      5,
      "The tin shuts tight enough",
      "Kept my grandchildren out for nine minutes, which is a record for any container in this house.",
      { by: "Nana Jo", from: "Lubbock, TX" },
    ],
    [
      3,
      "Stuck to the paper",
      "The mint ones came away clean, the strawberry ones brought half their coat with them. Warm week, perhaps.",
      { by: "Arturo N.", from: "San Diego, CA" },
    ],
  ],
  "485104": [
    [5, "Salt first, then caramel", "Just as it says. Large enough to need a decision and I always decide yes."],
    [
      5,
      "Grandmother-approved, dentures and all",
      "I am ninety and I suck them, dear. They last through the whole of the evening news.",
      { by: "Mrs. Pettibone", from: "Des Moines, IA" },
    ],
    [
      4,
      "Waxed paper is charming, also stubborn",
      "Worth the wrestling. Cultured butter gives it a slight tang underneath.",
    ],
    [
      3,
      "Hard in winter",
      "In a January mailbox these turn to marble. Warm them in your pocket or lose a tooth. After that, superb.",
      { by: "Gord", from: "Saskatoon, SK" },
    ],
  ],
  "485107": [
    [5, "Not sorry, as promised", "Dark, bitter, chewy. This is what licorice was before it lost its nerve."],
    [
      4,
      "Molasses and anise, a good walk's worth",
      "One rope from the ferry to my front door. My wife makes me walk two steps behind.",
      { by: "Anders L.", from: "Seattle, WA" },
    ],
    [
      1,
      "I am one of the people who does not like it",
      "A friend swore this would change my mind. It did not. It is very, very licorice. One star from me, five from her.",
      { by: "Blythe T.", from: "Savannah, GA" },
    ],
  ],
  "485110": [
    [4, "Soft, sour, bendy", "No plastic taste at all. I did tie one in a bow and it did unbend."],
    [
      3,
      "More chewy than cherry",
      "Nice texture, the fruit fades fast. Good for a film, as they say, since your hands are busy more than your tongue.",
    ],
  ],
  "485113": [
    [
      5,
      "The right price for yes",
      "My kindergartners earn a trip to the shop with me at the end of the year. This is what they all pick. Twelve chews, twelve big decisions.",
      { by: "Mrs. Tran, Room 4", from: "San Leandro, CA" },
    ],
  ],
};
