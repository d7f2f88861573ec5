import type { ComposedPlans } from "../world-review.ts";

/** What composed reviews of chocolates, truffles and bars say. */
export const chocolatePlans: ComposedPlans = {
  "480127": {
    stars: "5555554553",
    likes: [
      "the praline still has some bite to it",
      "the caramel is salted like somebody meant it",
      "the white drizzle looks handmade because it is",
      "you can hear the shell give way",
      "the hazelnuts taste roasted and not like syrup",
      "the cocoa nibs keep it from going soft and sweet",
      "the caramel sits under the nut and not on top of it",
      "each one takes two bites and a pause",
      "even the six comes in a box worth keeping",
    ],
    dislikes: ["the white drizzle adds sugar that nobody needed"],
  },
  "480130": {
    stars: "555545555535",
    likes: [
      "no two neighbors in the tray are alike",
      "the fruit hearts are the sleeper hit",
      "the map is clear enough to settle an argument",
      "every piece came sitting straight in its place",
      "the white ones are creamy and never waxy",
      "the blue dome in the corner gets the first gasp",
      "there is something for the one who only likes caramel",
      "the pralines went first and the dark squares last",
      "it looks exactly like the picture, which never happens",
      "the forty-eight is really two trays and worth it",
      "the tray makes twelve people stand up at once",
    ],
    dislikes: ["I would have traded two of the creams for one more caramel"],
  },
  "480133": {
    stars: "554",
    likes: [
      "every dome has its own weather, just as they say",
      "the blackcurrant is dark and a little sharp",
      "the pepper comes so late that you doubt it",
      "the gloss survived the trip without a scratch",
    ],
  },
  "480136": {
    stars: "5543",
    likes: ["the fondant is smooth as cold cream", "there is just enough flower in it"],
    dislikes: ["the scent lingers longer than the taste", "the fondant was softer than I like on a warm day"],
  },
  "480139": {
    stars: "552",
    likes: [
      "the paste is green all the way through",
      "the crumb of brittle crackles after everything else has melted",
      "it tastes of nut first and sugar a distant second",
      "the dark shell keeps the filling from being too rich",
    ],
  },
  "480142": {
    stars: "5545",
    likes: [
      "the raspberry tastes like the fruit in July",
      "the mirror finish made me check my lipstick",
      "the caramel is quick, so hold it over the plate",
      "the milk chocolate is mild enough to let the berry through",
    ],
  },
  "480145": {
    stars: "5542",
    likes: [
      "the tray is slim and feels expensive",
      "the pieces of the month were both new to me",
      "the lid fits like a drawer",
      "four of the dark were gone before the card was read",
      "twelve is right for a desk that gets visitors",
    ],
  },
  "480148": {
    stars: "55552553",
    likes: [
      "the caramel is truly liquid",
      "the shell keeps its nerve until you close your mouth",
      "there are flakes of salt that have not dissolved",
      "the dark chocolate is bitter in exactly the right amount",
      "eighteen seemed a lot until the first evening",
      "nothing else I have tried is this thin and this full",
      "the amber taste goes on for a good minute",
      "they travel well if the box is kept level",
    ],
  },
  "480401": {
    stars: "45",
    likes: [
      "the orange is all peel and no perfume",
      "the plum tree on the coin is crisp enough to rub for luck",
      "the rolls make a tidy stocking filler",
    ],
  },
  "480404": {
    stars: "543",
    likes: [
      "the maple is the dark kind with some smoke in it",
      "the walnuts are pressed in so firmly that none fell off",
      "one log sliced thin serves three with coffee",
    ],
  },
  "480407": {
    stars: "545",
    likes: [
      "the roast comes through without any bitterness",
      "the bean on top is crunchy and not burnt",
      "the squares are cut so neatly you could tile with them",
      "they woke me up more kindly than my alarm",
    ],
  },
  "480410": {
    stars: "55543",
    likes: [
      "the peppermint is cold right to the back of the throat",
      "the shell is thin enough to hear",
      "the middle has gone almost runny, which is the whole charm",
      "forty-eight lasted us from Thanksgiving to the tree",
      "the dark chocolate is not there to be sweet",
    ],
  },
  "480413": {
    stars: "54",
    likes: [
      "the almonds have a little honey on them",
      "they are so thin that they curl at the edge",
      "the box opens on a noise like dry leaves",
    ],
  },
  "480416": {
    stars: "5454",
    likes: [
      "the cherry is whole and still firm",
      "the syrup stays inside until it is asked",
      "the double foot at the bottom does its job",
      "the foil makes them easy to hand round",
    ],
  },
  "480419": {
    stars: "54",
    likes: [
      "the tang makes you stop and think",
      "the paper twists open without a fight",
      "they stay soft to the bottom of the bag",
    ],
  },
  "480422": {
    stars: "543",
    likes: ["the jelly is sharp and tastes of seeds that are not there", "the dark coat snaps before the fruit gives"],
    dislikes: ["the coat came away from a few of the cubes"],
  },
  "480425": {
    stars: "554",
    likes: [
      "the middle is smooth with rough bits, as promised",
      "the salt is forward and I am glad of it",
      "all six sides are coated, so nothing dries out",
      "the peanut tastes fresh from the roaster",
    ],
  },
  "481101": {
    stars: "55555455",
    likes: [
      "the ganache gives way like butter at room temperature",
      "the cocoa outside is properly bitter",
      "no two are the same shape and I like that",
      "the hazelnut ones crunch for a moment and then are gone",
      "the cream tastes fresh",
      "nine fit on a saucer and vanish from it",
      "there is no perfume or liqueur to hide behind",
      "the white-dipped ones look plain and taste anything but",
      "the box is small enough to keep a secret",
      "the chocolate is dark without being severe",
    ],
  },
  "481104": {
    stars: "545",
    likes: [
      "the pink sugar crackles faintly",
      "the wine lifts the cream and then leaves",
      "the milk chocolate is light and quick",
      "the box of six is the right size for two",
    ],
  },
  "481107": {
    stars: "545",
    likes: ["the bergamot is clear and not soapy", "the finish has the dryness of good tea"],
    dislikes: ["the tea gets lost if you eat it with coffee"],
  },
  "481110": {
    stars: "5545",
    likes: [
      "it is as smooth as any made with cream",
      "the cocoa on the outside is deep and dry",
      "the olive oil gives it a long slow finish",
      "the label is short and I understood every word",
      "nobody at our table guessed",
    ],
  },
  "481113": {
    stars: "555352",
    likes: [
      "the nut coat is roasted dark",
      "the center is silk beside all that noise",
      "twelve to the box goes further than you think",
      "the gianduja tastes of hazelnut from end to end",
      "the milk chocolate dip is thin and neat",
      "every bite ends in a crunch",
    ],
  },
  "481116": {
    stars: "45",
    likes: [
      "the curd is bright and tastes of zest",
      "the sherbet makes everybody grin",
      "they are best straight from the cold",
    ],
  },
  "481119": {
    stars: "5545",
    likes: [
      "the honey has a burnt edge to it",
      "the honeycomb crumbs stay crisp",
      "the milk chocolate forgives everything, as they say",
      "it is sweet the way toast is sweet",
    ],
  },
  "481122": {
    stars: "54",
    likes: [
      "the sesame is toasty and faintly smoky",
      "the whole seeds pop between your teeth",
      "the pinch of salt pulls it together",
    ],
  },
  "481125": {
    stars: "543",
    likes: [
      "the coffee is mild and milky",
      "the doily pattern on top made my mother laugh",
      "they are gone before you have made up your mind",
    ],
  },
  "481128": {
    stars: "54",
    likes: [
      "the smoke is real and stays polite",
      "the brown butter gives it a nutty warmth",
      "nobody missed the whiskey",
    ],
  },
  "481131": {
    stars: "5555",
    likes: [
      "the seed praline is as rich as any nut",
      "the green crumbs on the outside are crisp",
      "the dark ganache is smooth and not too sweet",
      "we can finally put a praline on the table without a warning",
    ],
  },
  "481134": {
    stars: "45",
    likes: [
      "the ginger is hot at first and then kind",
      "the candied bits are chewy and generous",
      "the cocoa dusting cools it down",
    ],
  },
  "482101": {
    stars: "555253",
    likes: [
      "the sour cherry cuts the bitterness nicely",
      "the bar breaks cleanly along the squares",
      "the label is too handsome to throw away",
      "the plum tastes dried in the sun and not in a factory",
      "there is no vanilla to cover anything up",
      "one square after lunch is plenty",
    ],
  },
  "482104": {
    stars: "543",
    likes: [
      "the slab is thick and needs a firm bite",
      "the salt comes in flakes that you can see",
      "the milk chocolate has real depth to it",
      "each one is wrapped, which saves me from myself",
    ],
  },
  "482107": {
    stars: "55455",
    likes: [
      "the toasted milk tastes like the bottom of a custard",
      "the honeycomb dust sparkles and then sticks",
      "the gold paper makes it feel like a present",
      "it is sweet in the round way and not the sharp way",
      "it melts slowly and evenly",
    ],
  },
  "482110": {
    stars: "545",
    likes: [
      "the crackle goes off like tiny fireworks",
      "the cherry pieces are sour enough to matter",
      "the joke has worked on every uncle so far",
    ],
    dislikes: ["the milk chocolate is a little ordinary under all that noise"],
  },
  "482113": {
    stars: "543",
    likes: [
      "the shards of mint are clear as glass",
      "the dark chocolate is bitter enough to balance",
      "it leaves your mouth cooler than it found it",
    ],
  },
  "482116": {
    stars: "54",
    likes: ["the spice smells of December", "the crumb gives it a proper chew", "the peel is bitter in a grown-up way"],
  },
  "482119": {
    stars: "455",
    likes: ["the vanilla is real and you can see it", "it is creamy without coating the tongue"],
    dislikes: ["I kept wanting a pinch of salt in it"],
  },
  "482122": {
    stars: "55",
    likes: [
      "there are more nuts than chocolate",
      "the hazelnuts are roasted dark and taste of smoke",
      "the whole bar is one long crunch",
    ],
  },
  "482125": {
    stars: "54",
    likes: ["the carton really does tear into a stand", "a case keeps a reading group going for a season"],
  },
  "482128": {
    stars: "55",
    likes: [
      "the stack of gold on the shelf gets comments every day",
      "the dozen works out well below the single price",
    ],
  },
  "482131": { stars: "5", likes: ["the paper folds shut again, so no nuts end up in the rucksack"] },
  "482134": { stars: "5", likes: ["every bar came upright and unbroken"] },
  "482137": {
    stars: "53",
    likes: ["the tray looks smart beside the bell"],
    dislikes: ["sixty go so fast that the pairs make sense"],
  },
  "482140": { stars: "4", likes: ["the slabs chop cleanly and hold their shape in the oven"] },
  "482143": {
    stars: "5545",
    likes: [
      "the malt center is light as a cork",
      "the coat is thin and even all round",
      "the tub rattles like a good secret",
      "they taste of the milkshake counter at the pool",
    ],
  },
  "482146": {
    stars: "54",
    likes: [
      "the almonds snap and then the cocoa hits",
      "the dark coat is bitter in a good way",
      "a handful is as filling as lunch",
    ],
  },
  "482149": {
    stars: "545",
    likes: [
      "the honeycomb is crisp right through",
      "the pieces are rough and generous",
      "the milk chocolate keeps the damp out",
    ],
  },
};
