import { defineMessages } from "react-intl";

/** Titles of the pages without scripts, and what went wrong on them. */
export const words = defineMessages({
  bag: { id: "plain.bagTitle", defaultMessage: "Your bag" },
  shipping: { id: "plain.shippingTitle", defaultMessage: "Where shall it go?" },
  billing: { id: "plain.billingTitle", defaultMessage: "Where does the bill go?" },
  verifyAddress: { id: "verifyAddress.title", defaultMessage: "Verify Address" },
  delivery: { id: "plain.deliveryTitle", defaultMessage: "How shall it travel?" },
  payment: { id: "plain.paymentTitle", defaultMessage: "How do you pay?" },
  review: { id: "plain.reviewTitle", defaultMessage: "All as you like it?" },
  order: { id: "plain.orderTitle", defaultMessage: "Thank you! Your order is placed." },
  newsletter: { id: "plain.newsletterTitle", defaultMessage: "The Sweet List" },
  tooMany: {
    id: "plain.tooMany",
    defaultMessage: "That was one try too many. Please wait ten minutes and send it again.",
  },
  logIn: { id: "plain.logInTitle", defaultMessage: "Log in" },
  wrongWords: { id: "plain.wrongWords", defaultMessage: "The email or the password is not right." },
  chooseMethod: { id: "plain.chooseMethod", defaultMessage: "Please choose how it shall travel." },
  choosePayment: { id: "plain.choosePayment", defaultMessage: "Please choose how to pay." },
  mendFields: { id: "plain.mendFields", defaultMessage: "Please look at the fields marked below." },
  agree: { id: "plain.agree", defaultMessage: "Please agree to the terms for businesses." },
  noMethod: {
    id: "plain.noMethod",
    defaultMessage: "We have no way to ship to this address. Please try another one.",
  },
  priceChanged: {
    id: "plain.priceChanged",
    defaultMessage: "Something has changed since you looked. Please check the sums once more.",
  },
});
