import type { ComposedPlans } from "../world-review.ts";

/** What composed reviews of boxes, gifts, clubs and mixes say. */
export const boxPlans: ComposedPlans = {
  "488101": {
    stars: "553",
    likes: [
      "they packed it in front of me and asked what she likes",
      "the brittle in it was still faintly warm",
      "the red box and gold bow did the talking",
    ],
  },
  "488104": {
    stars: "534",
    likes: [
      "the layers come in a clever order",
      "the jellies are a bright surprise under the chocolates",
      "the bow comes undone in one pull",
      "the caramels at the bottom are the best joke in the box",
    ],
  },
  "488107": {
    stars: "545",
    likes: [
      "it is dark from the first piece to the last",
      "the thimbles are reason enough",
      "the navy box looks fit for the opera",
    ],
  },
  "488110": {
    stars: "55",
    likes: [
      "everything in it was fruity and fresh",
      "nobody at the party had to ask what was safe",
      "the plum drops in their own jar are a nice touch",
    ],
  },
  "488113": {
    stars: "54",
    likes: ["the rose delight is light and the hearts are wicked", "the pink is pretty without being silly"],
  },
  "488116": {
    stars: "5434",
    likes: [
      "the chocolate under the foil is real milk chocolate",
      "thirty are enough to hide for a week",
      "the three colors look splendid in a bowl",
      "the foil rustles like a secret, as they put it",
    ],
  },
  "488119": {
    stars: "54",
    likes: ["the three colors make good poker money", "the tin has already been refilled twice"],
  },
  "488122": { plain: true, stars: "5", likes: ["one delivery thanked twelve people"] },
  "488125": {
    plain: true,
    stars: "54",
    likes: ["they are powdery and polite", "the sky-blue tins look cheerful on a desk"],
  },
  "488201": { stars: "5", likes: ["the truffles start it and the mints end it"] },
  "488202": { stars: "54", likes: ["there is one bag for every age at the table", "it packs well for a picnic"] },
  "488203": {
    stars: "54",
    likes: ["the stamped words came out straight and shiny", "the plain bar inside is better than it needs to be"],
  },
  "489101": {
    plain: true,
    stars: "55",
    likes: ["the paper sleeve makes it feel like a letter", "it worked in the shop and online without a fuss"],
  },
  "489104": {
    plain: true,
    stars: "54",
    likes: [
      "it was in her inbox before I had put the phone down",
      "the note came through just as I typed it",
      "he used it the same evening",
    ],
  },
  "489107": { plain: true, stars: "5", likes: ["every volunteer got one and we still came in under budget"] },
  "490101": {
    stars: "554",
    likes: [
      "they packed it to the last piece",
      "six kinds in stripes look like a flag",
      "I got exactly what I wanted for once",
    ],
  },
  "490104": {
    stars: "5534",
    likes: [
      "the shares came out as I had set them",
      "everything was fresh and nothing was crushed",
      "the two pound box lasted one shift",
      "they rounded up in my favor",
      "choosing was nearly as good as eating",
    ],
  },
  "490107": {
    stars: "54",
    likes: ["the dividers fit the shares to the letter", "the name slips ended a long dispute"],
  },
  "490110": {
    stars: "555",
    likes: [
      "the bag smells like the counter used to",
      "half chews and half drops is the right answer",
      "it came with the corner folded, just so",
    ],
  },
  "490113": {
    stars: "55",
    likes: [
      "the knot is pretty enough to leave tied",
      "thirty pops went further than any bouquet",
      "the lime and cherry together look like a party",
    ],
  },
  "490116": {
    stars: "55",
    likes: ["the wood is smooth and heavy", "putting them in is the best part for the little ones"],
  },
  "491101": {
    stars: "55555523",
    likes: [
      "it has what people really want in it",
      "the caramels lead for a reason",
      "the half milk and half dark keeps the peace",
      "each piece sits in its own paper cup",
      "the pralines are as good as in their own box",
      "there is not one piece that gets left behind",
      "the one pound is right for a house of four",
      "the lid stays shut in a bag and opens easily on a lap",
    ],
  },
  "491104": {
    stars: "5542",
    likes: [
      "the milk chocolate is deep and not sugary",
      "the malted piece is a small masterpiece",
      "the honeycomb one crackles",
      "nobody missed the dark",
      "the plain button shows how good the rest is",
    ],
  },
  "491107": {
    stars: "5545",
    likes: [
      "the order in the box makes sense when you follow it",
      "the coffee piece is better than my coffee",
      "the pepper is quiet and clever",
      "the 70s in the middle are the sweet spot",
    ],
  },
  "491110": {
    stars: "524",
    likes: [
      "the nuts taste freshly roasted",
      "the maple walnuts disappeared first",
      "the pieces of the week were a happy riddle",
      "the hazelnuts come two deep, as they say",
    ],
  },
  "491113": {
    stars: "545",
    likes: [
      "the creams are smooth and set just so",
      "the maple one should have its own society",
      "the lemon is real and not furniture polish",
    ],
  },
  "491116": {
    stars: "5541",
    likes: [
      "each caramel has its own chew",
      "the rosemary one started a debate",
      "the plain vanilla square is the one I went back to",
      "the firm ones in dark are perfect",
      "the smoked one grows on you",
    ],
  },
  "491119": {
    stars: "545",
    likes: [
      "it suited the cautious and the curious alike",
      "the soft ones were gone before the coffee was poured",
      "the card slips under the ribbon, which is neat",
    ],
  },
  "491122": { stars: "54", likes: ["the sides fold flat without tearing", "the row of toffee caused a small queue"] },
  "491125": {
    stars: "54",
    likes: ["the board is strong enough to sit on, and we did", "the drawer holds our spare keys now"],
  },
  "491128": {
    stars: "553",
    likes: [
      "the words inside the lid made her smile",
      "it is the right size between a card and a speech",
      "the milk and dark are well balanced",
      "it looked far more expensive than it was",
    ],
  },
  "491131": { stars: "54", likes: ["the ivory box suits the day", "the heart caramels are tiny and perfect"] },
  "491134": {
    stars: "54",
    likes: ["not a single wrapper gave us away", "the round buttons are easy to find in the dark"],
  },
  "491201": {
    stars: "545",
    months: [11, 12, 1, 2],
    likes: ["the fudge is worth the weather", "the flakes make a thick, serious cocoa", "the blue canes came whole"],
  },
  "491204": {
    stars: "55",
    likes: [
      "nothing in it leaves a mark on the page",
      "the candied orange is bitter and bright",
      "the hard caramels last a long chapter",
    ],
  },
  "491207": { stars: "45", likes: ["the toffee is made for a window seat", "the beans gave us something to count"] },
  "491210": {
    stars: "54",
    likes: ["there was something for every door on the landing", "the little form broke the ice in a minute"],
  },
  "491213": {
    stars: "54",
    likes: ["the questions were better than the cake", "each drawer has something different in it"],
  },
  "491216": {
    stars: "543",
    likes: [
      "the pear jellies are soft and kind",
      "everything is small enough for a sore throat",
      "the box balanced on the blanket all week",
    ],
  },
  "491219": {
    stars: "555",
    likes: [
      "it stays put between the seats",
      "nothing melted on the dashboard",
      "the lids keep the flavors and the peace",
      "the root beer pops got us through Nevada",
    ],
  },
  "491222": { stars: "5", months: [5, 6], likes: ["the tassel moves from one side to the other as it should"] },
  "491225": {
    stars: "543",
    likes: [
      "the sugared almonds crack like old times",
      "the humbugs are striped and strong",
      "it smelled like her front room",
    ],
  },
  "491228": { stars: "55", likes: ["the white box says it without words", "the even numbers are a wise idea"] },
  "491231": {
    stars: "55",
    likes: [
      "the espresso beans work",
      "one sleeve a night was nearly enough",
      "the salted toffee is for the last hour",
    ],
  },
  "491234": {
    stars: "545",
    likes: [
      "the salt climbs as you go up the box",
      "the taffy at the bottom is soft and mild",
      "the flakes on the slabs are big enough to read by",
    ],
  },
  "491237": {
    stars: "5542",
    months: [9, 10, 1, 2],
    likes: [
      "it fit the campus mailbox with room to spare",
      "the handwriting on the front caused a stir",
      "the brittle got there in one bag and many pieces",
      "she called home the same night",
    ],
  },
  "491240": {
    stars: "55",
    likes: ["the list is needed and much consulted", "the ribbon alone kept the cat busy for a day"],
  },
  "493101": {
    plain: true,
    stars: "54",
    likes: ["our mark came out sharp on the sleeve", "eight was the right number for the table"],
  },
  "493104": {
    plain: true,
    stars: "54",
    likes: ["the slim bar underneath was found with delight", "the line of thanks on the back was read aloud"],
  },
  "493107": {
    plain: true,
    stars: "54",
    likes: ["the sour marbles save the afternoon", "the tin sits flat in any drawer"],
  },
  "493110": { plain: true, stars: "4", likes: ["the card slid into the badge holder without a fight"] },
  "493113": {
    plain: true,
    stars: "55",
    likes: ["it stood on the desk like a small building", "the toffee layer was gone by ten"],
  },
  "494101": {
    stars: "555253",
    likes: [
      "the letter is as good as the box",
      "half of it was new to me",
      "it has come on time every month",
      "the June box had a truffle I still dream of",
      "it is the one subscription I open at once",
      "my father and I open ours on the phone together",
    ],
  },
  "494104": {
    stars: "543",
    likes: [
      "the drawer has not been empty since",
      "the little surprise is well chosen",
      "skipping a month took one click",
    ],
  },
  "495101": {
    plain: true,
    stars: "55",
    likes: ["the handle held on every doorstep", "the slot for the money is a clever thing"],
  },
  "495104": {
    plain: true,
    stars: "55",
    likes: ["the space on the lid made it ours", "people bought a second one for themselves"],
  },
  "495107": {
    plain: true,
    stars: "54",
    likes: ["the caps come in four colors and the kids trade them", "not one bag melted at the pool"],
  },
  "495110": {
    plain: true,
    stars: "55",
    likes: ["the board folds flat and stores easily", "the red sticks cause real screams"],
  },
  "495113": {
    plain: true,
    stars: "54",
    likes: ["the thirteenth carton keeps the sellers honest", "the tab shuts well after a taste"],
  },
  "495116": { plain: true, stars: "4", likes: ["the brittle sold out in an evening"] },
  "495119": {
    plain: true,
    stars: "55",
    likes: ["the purple stamp charms every reader", "the wallet is still my bookmark"],
  },
  "495122": { plain: true, stars: "4", likes: ["the tasting pieces did the selling for us"] },
  "497101": { plain: true, stars: "54", likes: ["the handles are real string", "they came flat and unfolded easily"] },
  "497104": {
    stars: "55",
    likes: ["the single bonbon sent me straight to the full box", "it was the best part of opening the parcel"],
  },
  "497107": { stars: "5", likes: ["the three colors were a sweet surprise at the bottom"] },
  "497110": {
    stars: "55",
    likes: ["the back seat was quiet until Fresno", "the mints in front kept me awake and cheerful"],
  },
};
