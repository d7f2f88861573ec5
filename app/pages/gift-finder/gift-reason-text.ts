import { defineMessages, type IntlShape } from "react-intl";
import { dietNames } from "./gift-messages.ts";
import type { GiftReason } from "./gift-reasons.ts";
import type { Occasion, Recipient } from "./gift-wish.ts";

const suits: Record<Recipient, { id: string; defaultMessage: string }> = defineMessages({
  partner: { id: "gift.suitsPartner", defaultMessage: "Suits a partner" },
  parent: { id: "gift.suitsParent", defaultMessage: "Suits a parent" },
  friend: { id: "gift.suitsFriend", defaultMessage: "Suits a friend" },
  child: { id: "gift.suitsChild", defaultMessage: "Suits a child" },
  colleague: { id: "gift.suitsColleague", defaultMessage: "Suits a colleague" },
  host: { id: "gift.suitsHost", defaultMessage: "Suits a host" },
});

const made: Record<Occasion, { id: string; defaultMessage: string }> = defineMessages({
  birthday: { id: "gift.madeBirthday", defaultMessage: "For a birthday" },
  "thank-you": { id: "gift.madeThankYou", defaultMessage: "Says thank you" },
  "just-because": { id: "gift.madeJustBecause", defaultMessage: "For no reason at all" },
  valentines: { id: "gift.madeValentines", defaultMessage: "Made for Valentine’s Day" },
  easter: { id: "gift.madeEaster", defaultMessage: "Made for Easter" },
  "mothers-day": { id: "gift.madeMothersDay", defaultMessage: "Made for Mother’s Day" },
  halloween: { id: "gift.madeHalloween", defaultMessage: "Made for Halloween" },
  thanksgiving: { id: "gift.madeThanksgiving", defaultMessage: "Made for Thanksgiving" },
  holidays: { id: "gift.madeHolidays", defaultMessage: "Made for the winter holidays" },
});

/** A reason in words. */
export const reasonText = (intl: IntlShape, reason: GiftReason): string => {
  switch (reason.kind) {
    case "loved":
      return intl.formatMessage({ id: "gift.loved", defaultMessage: "Among the best rated" });
    case "new":
      return intl.formatMessage({ id: "gift.new", defaultMessage: "New this season" });
    case "who":
      return intl.formatMessage(suits[reason.who]);
    case "occasion":
      return intl.formatMessage(made[reason.occasion]);
    case "diet":
      return intl.formatMessage(dietNames[reason.diet]);
  }
};
