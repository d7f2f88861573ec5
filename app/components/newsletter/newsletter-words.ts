import { defineMessages } from "react-intl";

/** What may be heard about, by the name of the form's checkbox. */
export const listWords = defineMessages({
  offersPromotionsUpdates: { id: "newsletter.offers", defaultMessage: "Offers, promotions and updates" },
  fundraisingPrograms: { id: "newsletter.fundraising", defaultMessage: "Fundraising programs" },
  corporateGiftsAndEvents: { id: "newsletter.business", defaultMessage: "Corporate gifts and events" },
});

/** Words of the form that its two ways, with and without scripts, share. */
export const newsletterWords = defineMessages({
  failed: {
    id: "newsletter.failed",
    defaultMessage: "There was an error submitting the form. Please try again.",
  },
  zip: { id: "newsletter.zipLabel", defaultMessage: "Zip/Postal Code" },
  birthday: { id: "newsletter.birthdayLabel", defaultMessage: "Birthday" },
  birthdayHint: { id: "newsletter.birthdayHint", defaultMessage: "MM/DD/YYYY" },
  legend: { id: "newsletter.legend", defaultMessage: "What would you like to hear about?" },
  submit: { id: "newsletter.submit", defaultMessage: "Sign Up" },
  privacy: { id: "newsletter.privacy", defaultMessage: "Privacy Policy" },
  thanks: { id: "newsletter.thanks", defaultMessage: "Sweet! You’re all signed up!" },
  welcome: { id: "newsletter.welcome", defaultMessage: "Thank you. We write about twice a month." },
  continue: { id: "newsletter.continue", defaultMessage: "Continue Shopping" },
});
