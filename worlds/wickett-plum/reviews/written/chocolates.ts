import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of filled chocolates. */
export const chocolateReviews: WrittenReviews = {
  "480127": [
    [
      5,
      "The caramel stays soft",
      "Kept a box in the desk drawer to share. Reader, I did not share. The caramel is properly loose and the shell snaps.",
      { by: "Imani R.", from: "Oakland, CA", photos: ["praline-close-photo"] },
    ],
    [
      5,
      "Arrived cold in August",
      "Ninety-four degrees outside and the box was still cool at six in the evening. Not a bloom on them.",
      { by: "Theo L.", from: "Sacramento, CA", daysAgo: 75 },
    ],
    [
      4,
      "Lovely, a touch sweet",
      "Praline is the real thing, you can feel the nibs between your teeth. I would take the drizzle off and be perfectly happy.",
      { by: "Marguerite D.", from: "Portland, OR" },
    ],
    [
      5,
      "My late husband's favorite, done right",
      "Harold bought me half-moons from a place in Fresno every anniversary until it closed. I did not expect to taste them again at eighty-one. The nuts are ground coarse, the way they should be, and I had a little cry and then a second one.",
      {
        by: "Dorothy K.",
        from: "Fresno, CA",
        answer:
          "Dorothy, we read this aloud at the bench and had to stop for a minute. Happy anniversary to you and Harold.",
      },
    ],
    [
      5,
      "ok these are insane",
      "bought with my own money from babysitting and i regret nothing. the middle is like if the good hazelnut spread went to college",
      { by: "zoe_not_zoey", from: "Denver, CO" },
    ],
    [
      3,
      "Good, but the six is a tease",
      "Nothing wrong with the bonbons. Six of them for two people is an argument, though, and the jump to twelve is steep.",
    ],
    [
      2,
      "Two of twelve were cracked",
      "Flavor fine. Two shells had split along the seam and the caramel had glued them to the paper. For a gift I could not hand it over.",
      {
        by: "Rafael M.",
        from: "Reno, NV",
        answer:
          "That is not how they left the bench, Rafael, and not how they should arrive. A fresh dozen went out this morning, with a firmer cushion.",
      },
    ],
    [
      5,
      "Reordered before the first box was finished",
      "Twelve lasted four days with three adults pretending not to count. The 64% keeps the whole thing from going sticky.",
      { photos: ["bonbon-drizzle-photo", "bonbon-cut"] },
    ],
    [
      4,
      "Needs ten minutes out of the fridge",
      "Straight from the cold the caramel pulls. Leave them on a plate while the kettle boils and they are perfect.",
      { by: "Gwen P.", from: "Victoria, BC" },
    ],
  ],
  "480130": [
    [
      5,
      "The map in the lid settles everything",
      "We have a family rule: no peeking at the map until you have guessed. My father-in-law claims he can tell by smell. He cannot.",
      { photos: ["the-24-photo"] },
    ],
    [
      5,
      "Office of nineteen, gone by ten past nine",
      "I run facilities for a law firm and order one of these on the first Monday of the quarter. It is the only email I send that gets an instant reply from everybody.",
      { by: "Patrice, office manager", from: "Chicago, IL" },
    ],
    [
      4,
      "Wonderful, one request",
      "Could the white ones be put together? My mother dislikes them and has to hunt. Otherwise the best tray in the price range.",
      {
        answer:
          "A fair request. If you write it in the gift note field, the packers will keep the white ones to one row.",
      },
    ],
    [
      5,
      "Everybody fights over the square",
      "The description warned us. We now cut it in four with a paring knife like a diamond.",
    ],
    [
      3,
      "Nice box, arrived a day after the party",
      "Chocolates were lovely and undamaged. But I paid for a date and it came on the next one, and a candy tray the morning after is just breakfast.",
      {
        by: "Lucinda W.",
        from: "Austin, TX",
        answer: "Breakfast is no excuse. We have returned the shipping and asked the carrier what happened in Dallas.",
      },
    ],
    [
      5,
      "Twenty-four is the correct number",
      "One a day for most of a month if you live alone and have character. I live alone.",
    ],
    [
      5,
      "Tray really does hold them by the shoulders",
      "The box was upside down on my porch, thanks to a delivery man in a hurry. Opened it expecting gravel. Every piece was in its seat.",
      { by: "Bea N.", from: "Minneapolis, MN" },
    ],
    [
      1,
      "Melted into a single chocolate",
      "Sat in a locker for two days over a hot weekend because nobody told me there was a locker. Came out as one large chocolate with twenty-four opinions.",
      {
        by: "Curtis A.",
        from: "Phoenix, AZ",
        answer:
          "We are sorry, Curtis. From May to September we now hold Phoenix parcels until a weekday. Your replacement leaves on Monday with a cold pack.",
      },
    ],
  ],
  "480133": [
    [
      5,
      "The pepper sneaks up",
      "You get blackcurrant, then more blackcurrant, and then at the very end somebody taps you on the shoulder. Clever little thing.",
      { photos: ["blue-dome-photo"] },
    ],
    [
      4,
      "Prettier than any of my jewelry",
      "Nearly did not eat them. The blue comes off on your fingers a bit, worth knowing if you wear gloves to the opera.",
      { by: "Odile T.", from: "Seattle, WA" },
    ],
    [
      5,
      "used them as my cake topper",
      "baked a plain chocolate cake, put six of these on it, told everyone i made them. nobody can prove otherwise",
    ],
  ],
  "480136": [
    [
      5,
      "Not soap",
      "I had been told I did not like violet creams. It was soap, as you suspected. These are gentle and they smell like my great-aunt's handbag in the best way.",
    ],
    [
      4,
      "For me and nobody else in this house",
      "My husband took one bite and gave me the rest, which is how it should be. Fondant is smooth, not grainy. Shell could be a shade thicker.",
      { by: "Maeve O.", from: "Halifax, NS" },
    ],
    [
      2,
      "Perfume counter",
      "I wanted to love them. The scent goes up your nose before the chocolate gets a word in. My sister took them off my hands and was thrilled, so somebody wins.",
      { by: "Tamsin B.", from: "Boston, MA" },
    ],
  ],
  "480139": [
    [
      5,
      "Actually tastes of pistachio",
      "No almond extract pretending. I am Sicilian on both sides and I checked twice.",
      { by: "Concetta V.", from: "San Jose, CA", photos: ["green-dome"] },
    ],
    [
      5,
      "Crunch in the middle is genius",
      "Soft, soft, soft, then a little crackle of brittle. My celiac daughter can have them too, and she does not let me forget it.",
    ],
    [
      4,
      "Wish they made a bigger box",
      "Twelve is the most you can get and that is not a box, that is a conversation. Flavor is flawless.",
    ],
  ],
  "480142": [
    [
      5,
      "Bite carefully",
      "They RUN. I was wearing a white shirt for a video call and there was a raspberry heart on my heart. No regrets.",
      { by: "Jonah F.", from: "Brooklyn, NY" },
    ],
    [
      4,
      "Bright before it is sweet, as promised",
      "The raspberry is sharp enough to make you blink. I would buy more if the twenty were a little cheaper by the piece.",
      { photos: ["ruby-hearts-photo"] },
    ],
    [
      3,
      "Gorgeous outside, runny inside",
      "The lacquer finish is stunning. But a filling this loose is impossible to share or cut, and half of mine ended up on the saucer.",
    ],
  ],
  "480145": [
    [
      5,
      "Fits in a briefcase, as advertised",
      "I carried one through two airports and a taxi for a client in Toronto. It came out looking better than I did.",
      { by: "H. Lindqvist", from: "Vancouver, BC", photos: ["tray-12-photo"] },
    ],
    [
      4,
      "Polite little box",
      "Four dark, four milk, two white, and two surprises that were both coffee in my month. Nobody had to give a speech.",
    ],
    [
      5,
      "My standing thank-you",
      "I tutor algebra. When a kid passes, the parents get a nice email and I get one of these for myself.",
      { by: "Mr. Adeyemi", from: "Atlanta, GA" },
    ],
  ],
  "480148": [
    [
      5,
      "One mouthful means one mouthful",
      "My brother ignored the warning and bit it in half over the good sofa. It is now a caramel sofa. Five stars, all his fault.",
      { photos: ["praline-close-photo"] },
    ],
    [
      5,
      "The salt has not quite dissolved",
      "You meet a flake here and there, and that is what makes them. Shell holds until you decide.",
    ],
    [
      5,
      "Worth the drive to Sacramento and back",
      "I used to go to the shop for these on Thursdays. Now they come to me and I have gained an afternoon and four pounds.",
      { by: "Ruthanne G.", from: "Truckee, CA" },
    ],
    [
      4,
      "Dangerous",
      "Nine disappeared during one episode of a show I cannot even name. The dark shell is bitter enough that you do not notice how many you have had.",
    ],
    [
      2,
      "Leaked in the post",
      "Five of eighteen had let go of their caramel before they got here. What was left was superb, which almost makes it worse.",
      {
        by: "Everett S.",
        from: "Helena, MT",
        answer:
          "Liquid caramel and mountain roads, Everett, are a bad match. We have sent eighteen more by the quick route, at our expense.",
      },
    ],
  ],
  "480401": [
    [
      4,
      "Sixth place was robbed",
      "Real peel, not that orange-soda taste. Stacked in a roll like coins, which made my grandson believe I had won something.",
      { by: "Grandpa Lou", from: "Spokane, WA" },
    ],
    [
      5,
      "Bring back the orange cream",
      "This is the one I used to steal from my mother's box. Now I have forty and nobody to steal them from.",
    ],
  ],
  "480404": [
    [
      5,
      "Tastes like a sugarhouse in March",
      "I grew up outside Montpelier and I am picky about maple. This is the dark late stuff, not pancake syrup.",
      { by: "Silas H.", from: "Burlington, VT" },
    ],
    [
      4,
      "Rich, so cut them",
      "Half a log with black coffee is perfect. A whole one and I need to sit down. Walnuts are toasted properly.",
    ],
  ],
  "480407": [
    [
      5,
      "Three squares is an espresso, confirmed",
      "Ate four at nine in the evening. Reorganized the garage. Beautiful roast flavor with none of the scorch.",
    ],
    [
      3,
      "Too strong after dinner",
      "Quality is clear, I simply was not ready. Give these to someone with a night shift and they will marry you.",
      { by: "Priya C.", from: "Irvine, CA" },
    ],
  ],
  "480410": [
    [
      5,
      "Cold, dark, patient",
      "The center has turned almost to syrup, just as it says. My kids call them toothpaste, so they are all mine.",
      { by: "Annika J.", from: "Duluth, MN" },
    ],
    [
      5,
      "Vegan by accident and delicious on purpose",
      "I read labels for a living. No milk anywhere, and it does not taste like anybody went without.",
    ],
    [
      4,
      "Check the date on the lid",
      "I opened mine a week early because I have no patience, and the fondant was still firm. A week later, a different sweet entirely.",
    ],
  ],
  "480413": [
    [5, "Thirty thins, eleven minutes", "They weigh nothing, so obviously they do not count. The noise is half of it."],
  ],
  "480416": [
    [
      5,
      "Chin slightly up",
      "Followed the printed instructions like a pilot. Whole cherry, no stone, a spoon of syrup. My mother would have approved.",
      { by: "Estelle B.", from: "Cleveland, OH" },
    ],
    [
      4,
      "Do not bite in half",
      "They tell you. You will do it anyway, once. Oregon cherries with some snap left in them.",
      { photos: ["ruby-hearts"] },
    ],
    [
      2,
      "Too boozy-tasting for us",
      "I know there is no liquor in it, but the syrup has that cordial burn and my kids would not touch them. The foil is pretty.",
    ],
  ],
  "480419": [
    [
      5,
      "A caramel with an opinion",
      "Tangy. TANGY. I described it with both hands to a stranger on the bus. Edith does good work.",
      { by: "Noor A.", from: "Calgary, AB" },
    ],
    [
      4,
      "Softer than I expected",
      "They take the shape of the pocket they are in. The buttermilk keeps them from being sickly and I like that.",
    ],
  ],
  "480422": [
    [
      5,
      "Bitter, then sour, then sweet",
      "In that order, like the note says. I am allergic to dairy and have spent a lot of years watching other people eat boxes of things. Not this one.",
    ],
  ],
  "480425": [
    [
      5,
      "Peanut butter with gravel",
      "That is a compliment. Smooth enough to be creamy and then you hit the rough bits. Bought two pounds, told my family one.",
      { by: "Big Dan", from: "Tulsa, OK" },
    ],
    [
      4,
      "Salty in the right way",
      "They really do look like a sidewalk. The milk chocolate is a bit soft in a warm kitchen, so keep the lid on.",
    ],
  ],
};
