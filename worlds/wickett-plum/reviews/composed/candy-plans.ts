import type { ComposedPlans } from "../world-review.ts";

/** What composed reviews of toffee, nuts, gummies, chews and hard candy say. */
export const candyPlans: ComposedPlans = {
  "483101": {
    stars: "555352",
    likes: [
      "there is a peanut in every bite and often three",
      "it shatters and never sticks",
      "the butter comes through clearly",
      "the pieces are thin and even",
      "it was still crisp a month after we opened it",
      "the salt is just enough to keep you going",
    ],
    dislikes: ["the bottom of the bag was mostly crumbs"],
  },
  "483104": {
    stars: "555253",
    likes: [
      "the toffee breaks clean and melts fast",
      "the almonds are roasted and piled on",
      "the dark chocolate keeps the butter in check",
      "it stops just short of bitter",
      "it does not cling to a single tooth",
      "the half pound is gone by the second cup of coffee",
    ],
  },
  "483107": {
    stars: "45",
    likes: ["the warmth arrives a full minute later", "the cashews are whole and not dust"],
    dislikes: ["the smoke is stronger than the nut"],
  },
  "483110": {
    stars: "545",
    likes: [
      "the berries are sharp and bright",
      "the two chocolates are poured so you can see both",
      "no two pieces are the same size, so I take two",
    ],
  },
  "483113": {
    stars: "534",
    likes: [
      "it is short and crumbly and then it melts",
      "the cocoa is deep for something this sweet",
      "the cubes are cut generously",
      "it tastes like a school fair in the best way",
    ],
  },
  "483116": {
    stars: "454",
    likes: [
      "it is soft without pulling at your teeth",
      "the honey smells of orange blossom",
      "the almonds are toasted and whole",
    ],
  },
  "483119": {
    stars: "555535",
    likes: [
      "the pecans are fresh and there are plenty of them",
      "the caramel is chewy and not runny",
      "the milk chocolate puddles at the bottom, the best part",
      "each one is a proper mouthful",
      "they look homemade and taste better",
      "the clusters hold together down to the last bite",
      "two pounds did not see out the weekend",
    ],
  },
  "483122": {
    stars: "542",
    likes: [
      "the layers snap apart neatly",
      "the biscuit stays crisp under the toffee",
      "it is as thick as a thumb and twice as useful",
    ],
  },
  "483125": {
    stars: "54",
    likes: ["the maple is dark and a little wild", "the walnuts have a whiff of smoke", "it cracks like thin ice"],
  },
  "483128": {
    stars: "434",
    likes: [
      "the sesame is toasted and the lemon lifts it",
      "it is crisp with no butter at all",
      "the honey stays in the background",
    ],
  },
  "483131": {
    stars: "5545",
    likes: [
      "every kernel is coated all the way round",
      "there is not one hard old maid in the bag",
      "the caramel is dark and buttery",
      "it stays crisp after the bag has been open for days",
      "the noise alone is worth the money",
    ],
  },
  "483134": {
    stars: "545",
    likes: [
      "the marshmallow is fresh and bouncy",
      "the walnuts are toasted through",
      "the dark chocolate stops it from being childish",
    ],
  },
  "483137": {
    stars: "54",
    likes: ["the white chocolate tastes of shortbread", "the macadamias are whole and buttery"],
    dislikes: ["it is so rich that half a pound was too much for two"],
  },
  "483140": {
    stars: "542",
    likes: [
      "the rosemary is there and does not shout",
      "the cayenne waits until you swallow",
      "the glaze is crisp and not tacky",
    ],
  },
  "484101": {
    stars: "55555535",
    likes: [
      "they push back when you bite",
      "the plum one tastes of real plum",
      "the colors are gentle and so is the flavor",
      "the apple is tart like a green one",
      "the pound bag has the same number of each, as promised",
      "they do not stick together in the heat",
      "there is juice in them and you can tell",
      "the cherry does not taste like cough syrup",
      "the chew lasts, so you eat fewer, in theory",
      "they passed the lunchbox test five days running",
    ],
  },
  "484104": {
    stars: "543",
    likes: [
      "the sour stays on the outside and then lets you go",
      "the fruit underneath is sweeter for the shock",
      "my face has not forgiven me and I have ordered more",
    ],
  },
  "484107": {
    stars: "5554",
    likes: [
      "the quince is fragrant and firm",
      "the pear melts like the real thing",
      "the damson is sharp under all that sugar",
      "they set just right and never turn rubbery",
      "sixteen look like jewels on a plate",
    ],
  },
  "484110": {
    stars: "344",
    likes: [
      "the lime is clean and bright",
      "they are firm and quiet, as advertised",
      "the blackcurrant is the one to fight over",
    ],
  },
  "484113": {
    stars: "55552553",
    likes: [
      "the toasted marshmallow one tastes toasted",
      "the shells are thin and shiny",
      "guessing is half the fun",
      "the ginger sneaks up on you",
      "the plum is nothing like the purple ones I grew up with",
      "the three-pound tub makes a splendid paperweight until Thursday",
      "the popcorn one splits every family",
      "the melon is so clear that you can smell it",
      "none of them taste of soap",
      "Tuesday is my favorite and I cannot say why",
    ],
  },
  "484116": {
    stars: "455",
    likes: ["the rose is light and the texture is soft", "finding a pistachio feels like a prize"],
    dislikes: ["the dusting sugar gets absolutely everywhere"],
  },
  "484119": {
    stars: "54",
    likes: ["the bears are tiny and the jar is heavy", "the lid shuts with a proper turn", "it does improve meetings"],
  },
  "485101": {
    stars: "555523",
    likes: [
      "the chews are soft from the first bite",
      "the blackberry tastes of the hedge",
      "the papers are pretty enough to keep",
      "the tin shuts with a good click",
      "the lime is sharp and lovely",
      "the toffee one does not pull at your teeth",
    ],
  },
  "485104": {
    stars: "555235",
    likes: [
      "the salt sits on top where it should",
      "the butter has a faint tang",
      "they are big enough for two bites",
      "the caramel is chewy and lets go when asked",
      "the waxed paper twists feel like the old days",
      "the flavor goes on after the caramel is gone",
      "they are not too sweet, for once",
    ],
  },
  "485107": {
    stars: "5454",
    likes: [
      "the molasses is dark and a bit bitter",
      "the rope bends and never snaps",
      "it tastes of the root and not of candy",
      "the anise stays with you all the way home",
    ],
  },
  "485110": {
    stars: "45",
    likes: ["the cherry is sour and honest", "the twist is soft without being sticky", "one rope lasts a whole film"],
  },
  "485113": {
    stars: "542",
    likes: [
      "the little bag is the perfect size for a pocket",
      "the mix was even, with one extra mint",
      "the price made it easy to say yes",
    ],
  },
  "485201": {
    stars: "534",
    likes: [
      "the mint is strong and clean",
      "it melts as slowly as the sugared one",
      "there is no bitter finish",
      "the pocket tin goes everywhere with me",
    ],
  },
  "485204": {
    stars: "434",
    likes: ["the brown butter does the work", "the texture is a true caramel", "they are less sweet and I prefer that"],
  },
  "485207": {
    stars: "45",
    likes: ["the second square tastes of dried fruit and tea"],
    dislikes: ["one square was all I could manage in an evening"],
  },
  "485210": {
    stars: "54",
    likes: ["the almond butter is roasted and smooth", "the dark rim is crisp", "there is no chalky finish at all"],
  },
  "485213": {
    stars: "543",
    likes: [
      "the coconut is faint and pleasant",
      "they are soft and peel off the paper cleanly",
      "the color is as deep as any butter caramel",
    ],
  },
  "485216": {
    stars: "45",
    likes: ["the vanilla bear inside is a delight", "the coat is smooth and not gritty"],
    dislikes: ["the coat is thicker than the bear"],
  },
  "486101": {
    stars: "5545",
    likes: [
      "the swirl is different on every one",
      "it lasted the whole fair",
      "the blackberry stained nothing but tongues",
      "the size makes adults laugh out loud",
    ],
  },
  "486104": {
    stars: "5543",
    likes: [
      "the bunch looks like flowers on the table",
      "the grape tastes like grape juice",
      "the sticks are paper and hold up fine",
      "the string bow came tied and tidy",
      "thirty-six was right for two classrooms",
    ],
  },
  "486107": {
    stars: "54",
    likes: ["the box with the window is half the present", "the colors are clear and jewel-like"],
  },
  "486110": {
    stars: "454",
    likes: ["the root beer is strong and true", "the vanilla comes in at the end", "one is plenty for a long drive"],
  },
  "486113": {
    stars: "55",
    likes: [
      "the fruit inside really does seem to float",
      "they throw color on the wall at breakfast",
      "the mint one has a leaf in it",
    ],
  },
  "487101": {
    stars: "555553",
    likes: [
      "the peppermint stays cool to the end",
      "each one opens with one hand",
      "the stripes go all the way through",
      "they dissolve smoothly and never cut the tongue",
      "the pound bag fills the big bowl",
      "they do not go sticky in the car",
    ],
  },
  "487107": { stars: "54", likes: ["the wintergreen is clean and old-fashioned", "the straw kept every cane whole"] },
  "487110": {
    stars: "554",
    likes: [
      "the lemon is sharp enough to water the eyes",
      "the fizz at the end is a happy surprise",
      "the jar looks lovely in the sun",
      "the refill bag fits the jar exactly",
    ],
  },
  "487113": {
    stars: "414",
    likes: ["the honey is real and mellow", "the menthol is only a breath", "the jar lives by the kettle now"],
  },
  "487116": {
    stars: "45",
    likes: [
      "the spearmint smells of a garden",
      "it is gentle enough for after dinner",
      "the green twists look smart in a bowl",
    ],
  },
  "487119": {
    stars: "454",
    likes: [
      "the orange and the vanilla take turns",
      "it is creamy for a hard candy",
      "the children have given up on the red ones",
    ],
  },
  "487122": {
    stars: "55",
    likes: [
      "the hinge is still tight after months in a bag",
      "the drops never stick together",
      "the lime is the best of the four",
    ],
  },
  "487125": {
    stars: "5452",
    likes: [
      "the damson is tart and grown-up",
      "the drops shine like glass",
      "the jar empties faster than I admit",
      "there is a round plum sweetness at the end",
    ],
  },
  "487128": {
    stars: "54",
    likes: [
      "the ribbon is so thin that it rings",
      "each color has a flavor of its own",
      "the tissue kept most of it whole",
    ],
  },
  "487131": {
    stars: "5545",
    likes: [
      "the barley gives it a soft toasty taste",
      "the sticks are clear and perfectly twisted",
      "one in hot tea is a treat",
      "ten in a bundle look like a bouquet",
    ],
  },
  "487134": {
    stars: "45",
    likes: [
      "the sour is fierce and then it is over",
      "the swirl goes right through the middle",
      "they are round enough to race",
    ],
  },
};
