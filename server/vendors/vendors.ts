import type { Config } from "#config/config.ts";
import type { Secrets } from "#server/secrets.ts";
import { type AddressValidation, createAddressValidation } from "./address-validation.ts";
import { type ApplePay, createApplePay } from "./apple-pay.ts";
import { type Captcha, createCaptcha } from "./captcha.ts";
import { type CardForm, createCardForm } from "./card-form.ts";
import { type Content, createContent } from "./content.ts";
import { createContentPreview, type ContentPreview } from "./content-preview.ts";
import { createKlarna, type Klarna } from "./klarna.ts";
import { createPaypal, type Paypal } from "./paypal.ts";
import { createRatings, type Ratings } from "./ratings.ts";

/** The adapters of the third parties, one member each. */
export interface Vendors {
  cardForm: CardForm;
  content: Content;
  contentPreview: ContentPreview;
  ratings: Ratings;
  addressValidation: AddressValidation;
  paypal: Paypal;
  klarna: Klarna;
  applePay: ApplePay;
  captcha: Captcha;
}

/** Makes every adapter from configuration and secrets; opens no connection. */
export const createVendors = ({ config, secrets }: { config: Config; secrets: Secrets }): Vendors => ({
  cardForm: createCardForm({ config: config.thirdParties.cardForm, secrets }),
  content: createContent({ config: config.thirdParties }),
  contentPreview: createContentPreview(config.thirdParties),
  addressValidation: createAddressValidation({
    config: config.thirdParties.address,
    token: secrets.addressAuthToken,
  }),
  paypal: createPaypal({ config: config.thirdParties.paypal, clientSecret: secrets.paypalClientSecret }),
  klarna: createKlarna({ config: config.thirdParties.klarna, secrets }),
  applePay: createApplePay({ config: config.thirdParties.applePay, secrets }),
  captcha: createCaptcha({
    config: config.thirdParties.captcha,
    apiKey: secrets.recaptchaApiKey,
    hosts: config.sites.flatMap(({ hosts }) => hosts),
  }),
  ratings: createRatings({ config: config.thirdParties.reviews, passkey: secrets.reviewsPasskey }),
});
