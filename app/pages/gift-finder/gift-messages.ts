import { defineMessages } from "react-intl";

/** Whom a gift may be for. */
export const recipientNames = defineMessages({
  partner: { id: "gift.partner", defaultMessage: "My partner" },
  parent: { id: "gift.parent", defaultMessage: "A parent" },
  friend: { id: "gift.friend", defaultMessage: "A friend" },
  child: { id: "gift.child", defaultMessage: "A child" },
  colleague: { id: "gift.colleague", defaultMessage: "A colleague" },
  host: { id: "gift.host", defaultMessage: "A host" },
});

/** What a gift may be for. */
export const occasionNames = defineMessages({
  birthday: { id: "gift.birthday", defaultMessage: "Birthday" },
  "thank-you": { id: "gift.thankYou", defaultMessage: "Thank you" },
  "just-because": { id: "gift.justBecause", defaultMessage: "Just because" },
  valentines: { id: "gift.valentines", defaultMessage: "Valentine’s Day" },
  easter: { id: "gift.easter", defaultMessage: "Easter" },
  "mothers-day": { id: "gift.mothersDay", defaultMessage: "Mother’s Day" },
  halloween: { id: "gift.halloween", defaultMessage: "Halloween" },
  thanksgiving: { id: "gift.thanksgiving", defaultMessage: "Thanksgiving" },
  holidays: { id: "gift.holidays", defaultMessage: "Winter holidays" },
});

/** What somebody keeps to or keeps away from. */
export const dietNames = defineMessages({
  kosher: { id: "gift.kosher", defaultMessage: "Kosher" },
  "gluten-free": { id: "gift.glutenFree", defaultMessage: "Gluten free" },
  "no-sugar": { id: "gift.noSugar", defaultMessage: "No added sugar" },
  "no-milk": { id: "gift.noMilk", defaultMessage: "Without milk" },
  "no-eggs": { id: "gift.noEggs", defaultMessage: "Without eggs" },
  "no-nuts": { id: "gift.noNuts", defaultMessage: "Without peanuts and tree nuts" },
});

/** The questions, in full and as a word. */
export const questionTexts = {
  who: defineMessages({
    asked: { id: "gift.who", defaultMessage: "Who is it for?" },
    short: { id: "gift.whoShort", defaultMessage: "Who" },
  }),
  occasion: defineMessages({
    asked: { id: "gift.occasion", defaultMessage: "What’s the occasion?" },
    short: { id: "gift.occasionShort", defaultMessage: "Occasion" },
  }),
  budget: defineMessages({
    asked: { id: "gift.budget", defaultMessage: "What’s your budget?" },
    short: { id: "gift.budgetShort", defaultMessage: "Budget" },
  }),
  diet: defineMessages({
    asked: { id: "gift.diet", defaultMessage: "Any dietary needs?" },
    short: { id: "gift.dietShort", defaultMessage: "Diet" },
  }),
};
