import type { WrittenReviews } from "../world-review.ts";

/** Hand-written reviews of gift boxes. */
export const giftBoxReviews: WrittenReviews = {
  "488101": [
    [
      5,
      "Carried it nine blocks",
      "Picked everything at the counter with a patient young man named Theo. Nine blocks with a gold bow and I have never been smiled at by so many strangers.",
      { by: "Vivian C.", from: "San Francisco, CA", photos: ["red-letter-photo"] },
    ],
  ],
  "488104": [
    [
      5,
      "The caramels hidden at the bottom",
      "My son found them while washing up, as intended. He thought he had broken the box. I let him think so for a minute.",
    ],
    [
      4,
      "Bow comes undone in one pull",
      "The jellies are my favorite layer. The large is very large. Read the size guide or be surprised, as my table was.",
    ],
    [
      3,
      "Note in the box was not mine",
      "The sweets are perfect. The card wished a happy retirement to somebody named Glenn. I hope Glenn got my mother's.",
      {
        by: "Marisol E.",
        from: "Santa Fe, NM",
        answer:
          "Glenn did, and was touched. We have sent your mother her own card, with our apology and a bag of caramels.",
      },
    ],
  ],
  "488107": [
    [
      5,
      "Judge approved",
      "I am not saying which judge. Dark from lid to base, nothing pink, and the thimbles are the best thing in it.",
      { by: "A clerk", from: "Sacramento, CA" },
    ],
    [
      4,
      "Serious but not stern",
      "Gave one to my thesis advisor. He said it was the first thing I had handed him that needed no revisions.",
    ],
  ],
  "488110": [
    [
      5,
      "She finished a whole box",
      "My daughter is seven and has never been able to finish a box of anything without somebody reading labels first. She lined up the empty papers to show me.",
      { by: "Annaliese's mom", from: "Eau Claire, WI", photos: ["orchard-jellies-photo"] },
    ],
    [4, "Bright, fruity, ships in any heat", "Went to Tucson in July and arrived looking like April."],
  ],
  "488113": [
    [
      4,
      "It blushes for you",
      "Sent it with a card that said only: you were right. It worked, mostly. The rose delight was gone first.",
    ],
  ],
  "488116": [
    [
      5,
      "Hidden in a coat all winter",
      "He found the last one in March, on a train. He texted me a photograph of the foil.",
    ],
    [
      4,
      "Scatter and count to ten",
      "Thirty hearts across a wedding table, none left before the speeches. Simple good milk chocolate.",
      { by: "Bride's aunt", from: "Savannah, GA" },
    ],
    [
      3,
      "Foil tears in strips",
      "Cute, and the chocolate is better than foil hearts have any right to be. Getting one unwrapped in a dark theater, though.",
    ],
  ],
  "488119": [
    [
      4,
      "Poker stakes",
      "Dark is worth five, milk is worth three, white is worth an insult. The tin shuts with a satisfying click.",
    ],
  ],
  "488122": [
    [
      5,
      "One department thanked before lunch",
      "Twelve trays, twelve blank cards, one very relaxed HR manager. They even emailed me for the names.",
      { by: "Lorraine, HR", from: "Hartford, CT", photos: ["tray-12-photo"] },
    ],
  ],
  "488125": [
    [
      4,
      "The mint that gives up at once",
      "Reception loves them. Powdery, quick, no crunch in a quiet room. The tins end up full of paper clips.",
    ],
  ],
  "491101": [
    [5, "If you buy one present", "You will want to keep it. So buy two, as I have learned over six birthdays."],
    [
      5,
      "The only box my whole team agrees on",
      "We are eleven people who cannot agree on a font. Half milk and half dark settled it.",
      { by: "Studio manager", from: "Brooklyn, NY" },
    ],
    [4, "Orange cream, I see you", "Sixth place my foot. The caramels are superb but the orange is the one I save."],
    [
      2,
      "Half pound looks tiny",
      "The chocolates are excellent. The half pound sat in my palm. I should have looked at the weight, and the picture should look less generous.",
      { by: "Cal T.", from: "Lincoln, NE" },
    ],
    [
      5,
      "My mother points, I pay",
      "She is ninety-three, cannot see well, and knows each piece by its top with her fingertip. Please never change the tops.",
      {
        by: "Ines R.",
        from: "Tampa, FL",
        answer: "We won't, Ines. Each swirl is a letter, and your mother is reading it. Our warmest to her.",
      },
    ],
  ],
  "491104": [
    [
      5,
      "I have quietly declined dark",
      "Thank you for saying it. Eleven milk pieces and none of them boring. The malt crunch alone is worth the box.",
    ],
    [4, "The one dark square is a good joke", "My teenager bet me I would not eat it last. I ate it first."],
  ],
  "491107": [
    [
      5,
      "Walk it from left to right",
      "We turned it into a tasting with score cards. The burnt honey stop was the crowd favorite; the 80% made one guest sit up straighter.",
    ],
    [
      3,
      "The far end is a lonely place",
      "Up to about 70 it is glorious. Past that it is me and a glass of water. A matter of taste and not of quality.",
    ],
  ],
  "491110": [
    [
      5,
      "Everything crunches and some of it argues",
      "I argued back. Pecan clusters won. The nonsense this month had rice in it and I want to know its name.",
    ],
    [
      4,
      "Nut lover's night in",
      "Each nut really does taste roasted on its own. One walnut piece was a little bitter, the rest faultless.",
      { photos: ["truffles-crumb"] },
    ],
  ],
  "491113": [
    [
      5,
      "Membership card please",
      "Maple cream, coffee cream, peppermint cream. My thumb has never been so tempted.",
      { by: "Gladys & Norm", from: "Peterborough, ON" },
    ],
    [3, "Very soft, very sweet", "If you love fondant this is a dream. Two pieces is my limit before my teeth sing."],
  ],
  "491116": [
    [
      5,
      "I am writing to you about the rosemary",
      "You said people do. It is the best one. That is all I have to report.",
    ],
    [
      4,
      "The goat's-milk one is a revelation",
      "Nine kinds and eight I would buy by the pound. The smoked one tastes of bacon to me, but my partner traded two for each of mine.",
      { by: "Tobias", from: "Asheville, NC" },
    ],
  ],
  "491119": [
    [
      5,
      "Coffee in the good cups",
      "Took it to my future in-laws. Nobody had to talk about the weather for more than four minutes.",
    ],
  ],
  "491122": [
    [
      5,
      "Nobody stood up",
      "Rehearsal dinner for thirty. The box opened flat and traveled the whole table twice. Key cards at both ends, bless whoever thought of that.",
      { by: "Mother of the groom", from: "Napa, CA" },
    ],
  ],
  "491125": [
    [
      4,
      "One lamp, no curtains",
      "Exactly our first evening. We sat on the box. The drawer now holds the keys, three takeout menus and a screwdriver.",
    ],
  ],
  "491128": [
    [
      5,
      "For the plumber who came on Christmas Eve",
      "He opened the lid, saw the Very Much inside, and had to go check something in his truck for a moment.",
    ],
    [
      5,
      "Thirty-one teachers, one email",
      "PTA treasurer here. The price drops from twelve, it came in one delivery, and for once there were no complaints in the group chat.",
      { by: "PTA treasurer", from: "Plano, TX" },
    ],
    [
      4,
      "Lid message is the charm",
      "Chocolates are good and familiar. It is the inside of the lid that makes people go quiet.",
    ],
  ],
  "491131": [
    [
      4,
      "Dressed before anyone else was",
      "Our florist got the half pound and the guest-book table got the three. Ribbon straight as promised. I would have liked more almonds.",
    ],
  ],
  "491134": [
    [
      5,
      "The monastery test holds",
      "Took it to a three-hour Swedish film. Not a crackle from us. The man behind, with his chips, was not so considerate.",
    ],
  ],
};
