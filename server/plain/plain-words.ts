import { defineMessages } from "react-intl";

/** Titles of the pages without scripts, and what went wrong on them. */
export const words = defineMessages({
  bag: { id: "plain.bagTitle", defaultMessage: "Your bag" },
  shipping: { id: "plain.shippingTitle", defaultMessage: "Where should it go?" },
  billing: { id: "plain.billingTitle", defaultMessage: "Billing address" },
  verifyAddress: { id: "verifyAddress.title", defaultMessage: "Verify Address" },
  delivery: { id: "plain.deliveryTitle", defaultMessage: "How should we ship it?" },
  payment: { id: "plain.paymentTitle", defaultMessage: "How would you like to pay?" },
  review: { id: "plain.reviewTitle", defaultMessage: "Everything look right?" },
  order: { id: "plain.orderTitle", defaultMessage: "Thank you! Your order is placed." },
  newsletter: { id: "plain.newsletterTitle", defaultMessage: "The Sweet List" },
  tooMany: {
    id: "plain.tooMany",
    defaultMessage: "Too many tries. Please wait ten minutes and send it again.",
  },
  logIn: { id: "plain.logInTitle", defaultMessage: "Log in" },
  wrongWords: { id: "plain.wrongWords", defaultMessage: "The email or password isn’t right." },
  chooseMethod: { id: "plain.chooseMethod", defaultMessage: "Please choose a shipping method." },
  choosePayment: { id: "plain.choosePayment", defaultMessage: "Please choose how to pay." },
  wrongGiftCard: {
    id: "plain.wrongGiftCard",
    defaultMessage: "A gift card number has 19 to 21 digits, and its code has 4.",
  },
  mendFields: { id: "plain.mendFields", defaultMessage: "Please check the fields marked below." },
  agree: { id: "plain.agree", defaultMessage: "Please accept the business terms." },
  noMethod: {
    id: "plain.noMethod",
    defaultMessage: "We can’t ship to this address. Please try another one.",
  },
  priceChanged: {
    id: "plain.priceChanged",
    defaultMessage: "Something has changed since you looked. Please check the totals again.",
  },
});
