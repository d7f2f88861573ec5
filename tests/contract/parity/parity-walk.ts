import * as sdk from "@salesforce/commerce-sdk-isomorphic";
import { clients, type Family } from "../sweep/sweep-shop.ts";

/** Where a walk goes, and as whom: an instance or a sandbox. */
export interface ParityTarget {
  /** For example `https://abcd1234.api.commercecloud.salesforce.com`. */
  origin: string;
  organizationId: string;
  siteId: string;
  clientId: string;
  /** Of a private client; a public one logs in by PKCE. */
  clientSecret?: string | undefined;
  /** A redirect address that the client has registered. */
  redirectUri: string;
  locale: string;
  currency: string;
  /** What is searched for; without it the first category of the menu is looked into. */
  words?: string | undefined;
  postalCode: string;
  countryCode: string;
}

/** One answer of a walk, by the step that asked for it. */
export interface ParityAnswer {
  step: string;
  operation: string;
  status: number;
  /** Undefined when there was none, or none that is JSON. */
  body: unknown;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the walk reads members of every operation's own shape
type Body = any;

const address = {
  firstName: "Ada",
  lastName: "Nook",
  address1: "1 Fig Street",
  city: "Reno",
  stateCode: "NV",
  postalCode: "89501",
  countryCode: "US",
  phone: "7755550111",
};

const bodyOf = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return text === "" ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
};

/** Something that can be put into a bag: the product itself, or the first of its variants that is orderable. */
const orderableOf = (product: Body): string | undefined =>
  product?.variants?.find(({ orderable }: { orderable?: boolean }) => orderable)?.productId ?? product?.id;

/**
 * Walks through a shop as a guest: looks at what there is, fills a bag up to the payment and throws it away. Nothing is
 * ordered, no account is made. Goods, categories and pages are those the target itself names, so that two shops with
 * different goods can be compared.
 * @throws Error when the guest cannot log in
 */
export const walkParity = async (target: ParityTarget): Promise<ParityAnswer[]> => {
  const { origin, organizationId, siteId, clientId, clientSecret, redirectUri, locale, currency } = target;
  const answers: ParityAnswer[] = [];
  const parameters = { shortCode: "parity", organizationId, clientId, siteId, locale, currency };
  const config = (token?: string) =>
    ({ proxy: origin, fetch, parameters, headers: token ? { authorization: `Bearer ${token}` } : {} }) as never;

  const slasClient = new sdk.ShopperLogin<never>(config());
  const login = { slasClient, parameters: { redirectURI: redirectUri, dnt: false } };
  const tokens = (await (clientSecret
    ? sdk.helpers.loginGuestUserPrivate({ slasClient, parameters: { dnt: false }, credentials: { clientSecret } })
    : sdk.helpers.loginGuestUser(login))) as Record<string, string>;
  answers.push({ step: "a guest logs in", operation: "ShopperLogin.getAccessToken", status: 200, body: tokens });

  const ask = async (step: string, operation: string, own: object = {}, body?: unknown): Promise<Body> => {
    const [family = "", method = ""] = operation.split(".");
    const client = new clients[family as Family](config(tokens["access_token"])) as unknown as Record<
      string,
      (given: object, raw: true) => Promise<Response>
    >;
    const response = await client[method]?.({ parameters: own, ...(body === undefined ? {} : { body }) }, true);
    if (!response) throw new Error(`${operation} is no operation of the client.`);
    const answer = { step, operation, status: response.status, body: await bodyOf(response) };
    answers.push(answer);
    return answer.status < 300 ? answer.body : undefined;
  };

  const menu = await ask("the menu", "ShopperProducts.getCategory", { id: "root", levels: 2 });
  const categoryId = menu?.categories?.[0]?.id ?? "root";
  await ask("a category", "ShopperProducts.getCategory", { id: categoryId, levels: 1 });
  const filter = target.words ? { q: target.words } : { refine: [`cgid=${categoryId}`] };
  const found = await ask("a search", "ShopperSearch.productSearch", {
    ...filter,
    limit: 10,
    expand: ["availability", "images", "prices", "variations", "promotions"],
    allImages: true,
    perPricebook: true,
  });
  await ask("a search for nothing", "ShopperSearch.productSearch", { q: "qqxxqqxx", limit: 5 });
  const firstWord = String(found?.hits?.[0]?.productName ?? "gift").slice(0, 4);
  await ask("suggestions", "ShopperSearch.getSearchSuggestions", { q: firstWord });
  const hit = found?.hits?.[0]?.productId;
  const product = await ask("a product", "ShopperProducts.getProduct", {
    id: hit ?? "none",
    allImages: true,
    perPricebook: true,
    expand: [
      "availability",
      "bundled_products",
      "images",
      "options",
      "prices",
      "promotions",
      "set_products",
      "variations",
    ],
  });
  await ask("some products", "ShopperProducts.getProducts", {
    ids: (found?.hits ?? []).slice(0, 3).map(({ productId }: { productId: string }) => productId),
    expand: ["availability", "prices", "images"],
  });
  await ask("a product nobody has", "ShopperProducts.getProduct", { id: "parity-no-such-product" });
  const promotionId = product?.productPromotions?.[0]?.promotionId ?? "parity-no-such-promotion";
  await ask("promotions", "ShopperPromotions.getPromotions", { ids: [promotionId] });
  const { countryCode, postalCode } = target;
  await ask("stores", "ShopperStores.searchStores", { countryCode, postalCode, maxDistance: 100, distanceUnit: "mi" });
  await ask("a page nobody has", "ShopperExperience.getPage", { pageId: "parity-no-such-page" });
  await ask("an address nobody has", "ShopperSEO.getUrlMapping", { urlSegment: "/parity-no-such-address" });
  await ask("the guest", "ShopperCustomers.getCustomer", { customerId: tokens["customer_id"] });
  await ask("the guest's bags", "ShopperCustomers.getCustomerBaskets", { customerId: tokens["customer_id"] });

  const basket = await ask("an empty bag", "ShopperBaskets.createBasket", {}, {});
  if (!basket?.basketId) return answers;
  const { basketId } = basket as { basketId: string };
  const shipment = { basketId, shipmentId: "me" };
  try {
    const item = { productId: orderableOf(product) ?? "none", quantity: 1 };
    const filled = await ask("something in the bag", "ShopperBaskets.addItemToBasket", { basketId }, [item]);
    const unknown = { productId: "parity-no-such-product", quantity: 1 };
    await ask("what nobody sells in the bag", "ShopperBaskets.addItemToBasket", { basketId }, [unknown]);
    const itemId = filled?.productItems?.[0]?.itemId ?? "none";
    await ask("two of it", "ShopperBaskets.updateItemInBasket", { basketId, itemId }, { quantity: 2 });
    await ask("a code nobody has", "ShopperBaskets.addCouponToBasket", { basketId }, { code: "PARITY-NO-SUCH-CODE" });
    await ask("an email", "ShopperBaskets.updateCustomerForBasket", { basketId }, { email: "parity@example.test" });
    const withBilling = { ...shipment, useAsBilling: true };
    await ask("an address", "ShopperBaskets.updateShippingAddressForShipment", withBilling, address);
    const methods = await ask("ways to ship", "ShopperBaskets.getShippingMethodsForShipment", shipment);
    const id = methods?.defaultShippingMethodId ?? methods?.applicableShippingMethods?.[0]?.id ?? "none";
    await ask("a way to ship", "ShopperBaskets.updateShippingMethodForShipment", shipment, { id });
    await ask("ways to pay", "ShopperBaskets.getPaymentMethodsForBasket", { basketId });
    await ask("the bag", "ShopperBaskets.getBasket", { basketId });
    await ask("an order without payment", "ShopperOrders.createOrder", {}, { basketId });
    await ask("nothing in the bag", "ShopperBaskets.removeItemFromBasket", { basketId, itemId });
  } finally {
    await ask("no bag", "ShopperBaskets.deleteBasket", { basketId });
  }
  await ask("a bag that is gone", "ShopperBaskets.getBasket", { basketId });
  return answers;
};
