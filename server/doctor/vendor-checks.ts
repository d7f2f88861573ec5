import { createClient } from "redis";
import { defaultCountry } from "#config/countries/countries.ts";
import type { Config } from "#config/config.ts";
import type { Secrets } from "#server/secrets.ts";
import type { Vendors } from "#server/vendors/vendors.ts";
import type { Check } from "#server/check.ts";

/**
 * What stands beside the commerce backend and can be asked without a trace: the card fields, content, reviews, the
 * address service and the shared store. Wallets and the captcha are not tried: each call of theirs counts as a payment
 * or a visitor.
 */
export const vendorChecks = (config: Config, secrets: Secrets, vendors: Vendors): Check[] => {
  const { thirdParties, sites } = config;
  const locale = sites[0]?.locale ?? "en-US";
  const check = (what: string, settings: string[], look: () => Promise<string>): Check => ({
    where: "vendors",
    what,
    settings,
    look,
  });
  const { redisUrl } = secrets;
  return [
    check("card fields", ["CARD_API_BASE_URL", "CARD_MERCHANT_ID", "CARD_KEY_ID", "CARD_SHARED_SECRET"], async () => {
      if (thirdParties.cardForm.contextSource !== "direct") return "asked for by the backend";
      await vendors.cardForm.captureContext();
      return "a signed context";
    }),
    check("content", ["CONTENT_BASE_URL", "CONTENT_HUB_NAME", "CONTENT_SCHEMA_BASE"], async () => {
      if (!thirdParties.content.enabled) return "none is set, so there are no managed pages";
      const item = await vendors.content.byKey("home", locale);
      if (!item) throw new Error("There is no item with the delivery key “home”.");
      return "the home page is there";
    }),
    ...(thirdParties.reviews.enabled
      ? [
          check("reviews", ["REVIEWS_API_BASE_URL", "BV_PASSKEY"], async () => {
            await vendors.ratings.reviews("doctor", { sort: "newest", offset: 0 });
            return "answered";
          }),
        ]
      : []),
    ...(thirdParties.address.enabled
      ? [
          check("address service", ["ADDRESS_BASE_URL", "ADDRESS_AUTH_TOKEN"], async () => {
            await vendors.addressValidation.suggest("1 Main St", sites[0]?.country ?? defaultCountry);
            return "answered";
          }),
        ]
      : []),
    ...(redisUrl === null
      ? []
      : [
          check("shared store", ["REDIS_URL"], async () => {
            const client = createClient({ url: redisUrl, socket: { reconnectStrategy: false, connectTimeout: 3_000 } });
            client.on("error", () => undefined);
            await client.connect();
            await client.ping();
            client.destroy();
            return "answered";
          }),
        ]),
  ];
};
