import { worldSitePreferences } from "./site-preferences.ts";

const named =
  `recaptchaSiteKey isKlarnaEnabled ocapiHost recipientLimit shipmentBatchSize freeBagsProductId promoUpsellDisplay
  recaptchaEnabled enableATCFeaturedCarousel EnableNotifyMe showEinsteinRecommenders OrderGrooveEnable OrderGrooveMerchantID
  bvEnableRR_C2013 enableCanadianAddresses`.split(/\s+/);

test.each(worldSitePreferences)("$siteId has every preference that the shop reads", ({ values }) => {
  expect(Object.keys(values)).toEqual(expect.arrayContaining(named));
  expect(values.bvEnableRR_C2013).toBe(true);
});
