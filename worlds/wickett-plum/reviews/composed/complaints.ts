/** What went wrong with anything that is posted. */
export const generalComplaints = [
  "It came three days after the date I picked.",
  "The box had been sat on by somebody with a grudge.",
  "For the price I had expected twice as much in the bag.",
  "My order was one short and the note did not mention it.",
  "It was left in the rain, and the carton had given up.",
  "The tracking went silent for four days.",
  "I found it far too sweet.",
  "The gift message was left out.",
  "It looked tired when it got here.",
  "The size I chose looked generous in the picture and shy in my hand.",
  "The seal on the bag was open.",
  "Delivery cost me a third of what the sweets did.",
  "It reached the wrong floor and then the wrong building.",
  "Mine was close to its date already.",
  "It was fine, and I had been promised wonderful.",
  "The wrapping was nicer than what was in it.",
  "It arrived on the Monday after the Saturday it was for.",
  "Half the ribbon was in the box and half of it under the lid.",
  "There was far more tissue than candy.",
  "I waited on the phone for a while to hear that it was on its way.",
  "The flavor I wanted most was the one that was missing.",
  "We all tried one and nobody reached for a second.",
  "Too much sugar and not enough of anything else.",
  "I ordered two and got one, and then the other one a week later.",
  "It tasted flat to me, as if it had been open a while.",
  "The carton smelled of the truck.",
  "I had to ask twice before anyone answered my mail.",
  "It is a lot of money for a short pleasure.",
] as const;

/** What happens to chocolate on the way. */
export const meltedComplaints = [
  "It had melted on the truck and set again in a heap.",
  "There was a gray bloom on most of it.",
  "It arrived soft on a warm day, without a cold pack.",
  "The pieces had slid into one corner and made friends.",
  "Half of it was stuck to the lid.",
  "It spent an afternoon on a hot porch, and it showed.",
  "The cold pack was warm by the time I found it.",
  "The chocolate had gone streaky and tasted of the box.",
  "One good shake and I could hear that they had become a single thing.",
  "By the time it got up here it was more of a sauce.",
  "Every corner was rounded off by the heat.",
  "You should not ship this in July, at least not to me.",
] as const;

/** What happens to everything else on the way. */
export const brokenComplaints = [
  "Most of it was in crumbs.",
  "The pieces had gone sticky and would not come apart.",
  "Several were chipped, and the chips were sharp.",
  "The jar lid was loose and the contents had gone damp.",
  "It was harder than I could manage, and my teeth are good.",
  "Two of the colors were missing altogether.",
  "The bag had split along the bottom.",
  "It was stale, in the way that a lid left off is stale.",
  "They had clumped into one lump that needed a hammer.",
  "The wrappers would not come off without scissors.",
  "Mine came broken into pieces too small to give away.",
  "It was chewier than the last time, and not in a nice way.",
] as const;

/** How somebody admits that something was good all the same; around a clause of praise. */
export const concessions = [
  "To be fair, {clause}.",
  "I will admit that {clause}.",
  "On the good side, {clause}.",
  "{Clause}, I will give it that.",
  "What I did get to taste was good: {clause}.",
  "My daughter disagrees with me and says that {clause}.",
  "In its defense, {clause}.",
  "Others say that {clause}, and perhaps on another day I would too.",
  "{Clause}, so it is not all bad.",
] as const;

/** Sentences around a clause of dislike. */
export const dislikeFrames = [
  "My trouble is that {clause}.",
  "For me, {clause}.",
  "{Clause}, and that spoiled it a little.",
  "I have to say that {clause}.",
  "{Clause}, sadly.",
] as const;

/** Last sentences of somebody who is in two minds. */
export const mildEndings = [
  "I may try again in cooler weather.",
  "A three from me, and I am sorry about it.",
  "Not bad, simply not for me.",
  "I would buy it on sale.",
  "My expectations were high, and that is partly your own doing.",
  "Somebody else will love it.",
  "I gave the rest to my nephew, who did not complain.",
  "Customer care was kind about it, so three and not two.",
  "I have had better from the same shop.",
  "Middle of the road, with a nice view.",
  "It is pleasant, and that is the whole of it.",
  "We finished it, so there is that.",
  "Perhaps I got a slow batch.",
  "I will stick to my usual.",
  "Next time I shall read the size before I click.",
  "I am told the shop itself is another story.",
] as const;

/** Last sentences of somebody who is cross. */
export const crossEndings = [
  "I had hoped for better from a shop this old.",
  "It was meant as a present and could not be one.",
  "I would like to hear what happened.",
  "Not what I paid for.",
  "I ate one and put the rest away.",
  "A pity, because I have loved other things from here.",
  "I will give it one more chance, in winter.",
  "My guests were polite about it.",
  "I took pictures for customer care and not for the album.",
  "I expected a callback, and I am still expecting it.",
  "It went in the pantry for baking.",
  "Please use a better box.",
  "I had bragged about you, too.",
  "That was my lunch money for the week.",
  "We had toast instead.",
] as const;

/** What the shop answers when a parcel came late, broken or melted, or did not please. */
export const answers = {
  late: [
    "A late sweet is half a sweet. The postage is on its way back to you, and we have had words with the carrier.",
    "We promised a day and missed it. We have refunded the shipping; next time, write to us and we will watch that parcel ourselves.",
    "You picked a date and we ought to have kept it. A new one is packed and goes out by the fast route tonight.",
  ],
  melted: [
    "Heat is the one critic we cannot argue with. A fresh one goes out on Monday with a double cold pack.",
    "It should have waited for a cooler day, and that was ours to decide. Your money is back where it came from.",
    "Thank you for telling us. We have moved your area to summer packing two weeks earlier.",
  ],
  broken: [
    "That is not how it left the bench. Another one is on its way, with a firmer box around it.",
    "We have sent a new one and shown your picture to the packers, who winced.",
    "Crumbs are for cakes. A whole one leaves here in the morning.",
  ],
  taste: [
    "Thank you for being straight with us. Taste is taste; if you tell us what you do like, we will point you to it.",
    "We are sorry that it was not for you. Our shops will gladly let you try before you choose.",
    "Noted, and read out at the bench. Not every sweet is for everybody, but we would like one of ours to be for you.",
  ],
} as const;
