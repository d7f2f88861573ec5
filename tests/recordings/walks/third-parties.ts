import { listRecommenders, recommend } from "#app/integrations/recommendations.ts";
import { given } from "../given.ts";
import { standInPerson } from "../personal.ts";
import type { Walk } from "../walks.ts";

const { email, ...person } = standInPerson;

const review = {
  stars: 4,
  title: "Good with tea",
  text: "The caramel is loose and the shell is thin. I would order them again.",
  nickname: "A shopper",
  email,
};

/**
 * Everything that a shopper meets of other companies' services: addresses, reviews, wallets, forms, recommendations.
 */
export const thirdParties = {
  journey: "third-parties",
  onlySandbox: true,
  take: async ({ step, browser, config }) => {
    const { enter, call } = browser();
    const scapi = (operation: string, parameters: object, body?: unknown) =>
      call("POST", `scapi/${operation}`, [{ parameters, ...(body !== undefined && { body }) }]);
    await step("comes in", () => enter("session"));
    const suggested = await step("types a street", () =>
      call("POST", "address-suggestions?address1=12%20Larkspur&countryCode=US"),
    );
    const { suggestions } = suggested.body["result"] as { suggestions: { global_address_key: string }[] };
    const key = encodeURIComponent(suggestions[0]?.global_address_key ?? "none");
    const formatted = await step("takes the first", () => call("GET", `address-format?global_address_key=${key}`));
    const verified = await step("has an address verified", () =>
      call(
        "POST",
        "shipping-address?address1=2218%20Harrison&address2=&city=San%20Francisco&stateCode=CA&postalCode=94110&countryCode=US",
      ),
    );
    const reviews = await step("reads reviews", () => call("GET", `reviews/${given.masterId}?sort=newest`));
    const [first] = reviews.body["reviews"] as { id: string }[];
    const written = await step("writes a review", () => call("POST", `review-submissions/${given.masterId}`, review));
    const twice = await step("writes it again", () => call("POST", `review-submissions/${given.masterId}`, review));
    const voted = await step("votes", () => call("POST", `review-votes/${first?.id ?? ""}`, { isHelpful: true }));

    const { body: made } = await step("starts a bag", () => scapi("ShopperBaskets/createBasket", {}, {}));
    const { basketId } = made;
    await step("puts goods in", () =>
      scapi("ShopperBaskets/addItemToBasket", { basketId }, [{ productId: given.productId, quantity: 3 }]),
    );
    await step("says where to", () =>
      scapi(
        "ShopperBaskets/updateShippingAddressForShipment",
        { basketId, shipmentId: "me", useAsBilling: true },
        { ...person, countryCode: "US" },
      ),
    );
    await step("chooses a way", () =>
      scapi("ShopperBaskets/updateShippingMethodForShipment", { basketId, shipmentId: "me" }, { id: "ups-ground" }),
    );
    const wallets = await step("looks at ways to pay", () => call("POST", "payment-methods", { basketId }));
    const paypal = await step("opens PayPal", () => call("POST", "paypal-order", { basketId }));
    const klarna = await step("opens Klarna", () => call("POST", "klarna-session", { basketId }));
    const apple = await step("opens Apple Pay", () => call("POST", "apple-pay-session", {}));
    const unapproved = await step("comes back without having agreed", () =>
      call("POST", "basket-wallet", { basketId, paymentMethodId: "PayPal", token: String(paypal.body["orderId"]) }),
    );

    const form = (recaptchaToken: string) =>
      call("POST", "gift-card-balance", { c_number: "6006491111111111111", c_cvn: "1234", recaptchaToken });
    const balance = await step("asks what a gift card holds", () => form("sandbox-captcha-pass"));
    const robot = await step("asks as a robot does", () => form("sandbox-captcha-low-score"));
    const late = await step("asks with an old captcha", () => form("sandbox-captcha-expired"));

    const service = config.sites[0]?.recommendations;
    if (!service) throw new Error("The site has no recommendation service.");
    const recommenders = await step("asks who recommends", () => listRecommenders(service));
    const visitor = { userId: "", cookieId: "visitor-1" };
    const recommended = await step("is recommended something", () =>
      recommend(service, { recommender: recommenders[0]?.name ?? "" }, visitor),
    );
    return {
      suggested,
      formatted,
      verified,
      reviews,
      written,
      twice,
      voted,
      wallets,
      paypal,
      klarna,
      apple,
      unapproved,
      balance,
      robot,
      late,
      recommenders,
      recommended,
    };
  },
} satisfies Walk;
