import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods } from "#sandbox/test-shopper.ts";
import { publicClientId } from "#worlds/wickett-plum/sites.ts";
import { answered, type Call, createStorefrontClient, type StorefrontClient } from "./storefront-client.ts";

let sandbox: TestSandbox;
let client: StorefrontClient;
let tokens: Record<string, string>;
let shopper: Call;

beforeAll(async () => {
  sandbox = await createTestSandbox({ cards: "plain" });
}, 120_000);
afterAll(() => sandbox.close());
beforeEach(async () => {
  client = createStorefrontClient(sandbox);
  tokens = await client.guest();
  shopper = client.as(tokens.access_token ?? "");
});
afterEach(() => client.refuseUndocumented());

const address = {
  firstName: "Ada",
  lastName: "Nook",
  address1: "1 Fig Street",
  address2: "",
  city: "Reno",
  stateCode: "NV",
  postalCode: "89501",
  countryCode: "US",
  phone: "7755550111",
};
const sevenExpansions = ["promotions", "variations", "prices", "images", "page_meta_tags", "custom_properties"];

describe("what Storefront Next sends", () => {
  it("lists what can be ordered by best matches, in two views", async () => {
    const found = await shopper("ShopperSearch.productSearch", {
      q: "",
      sort: "best-matches",
      limit: 24,
      offset: 0,
      expand: sevenExpansions,
      allImages: true,
      allVariationProperties: true,
      perPricebook: true,
      imgTypes: "medium,swatch",
      refine: ["cgid=chocolates", "orderable_only=true"],
    });
    expect(found.selectedSortingOption).toBe("best-matches");
    const views = found.hits.flatMap(({ imageGroups }: { imageGroups: { viewType: string }[] }) =>
      imageGroups.map(({ viewType }) => viewType),
    );
    expect(new Set(views)).toEqual(new Set(["medium", "swatch"]));
    expect(found.hits[0]).toMatchObject({ priceRanges: expect.any(Array) });
  });

  it("pays the second version of a basket with a masked card and its amount", async () => {
    const { basketId } = await shopper("ShopperBasketsV2.createBasket", {}, {});
    await shopper("ShopperBasketsV2.addItemToBasket", { basketId }, [{ productId: goods.chews, quantity: 1 }]);
    await shopper("ShopperBasketsV2.updateCustomerForBasket", { basketId }, { email: "ada@example.test" });
    const shipment = { basketId, shipmentId: "me" };
    const open = await shopper("ShopperBasketsV2.updateShippingAddressForShipment", shipment, address);
    expect(open).toMatchObject({ shippingTotal: null, orderTotal: null });
    const { applicableShippingMethods } = await shopper("ShopperBasketsV2.getShippingMethodsForShipment", shipment);
    const { orderTotal } = await shopper("ShopperBasketsV2.updateShippingMethodForShipment", shipment, {
      id: applicableShippingMethods[0].id,
    });
    const methods = await shopper("ShopperBasketsV2.getPaymentMethodsForBasket", { basketId });
    const cards = methods.applicablePaymentMethods.find(({ id }: { id: string }) => id === "CREDIT_CARD").cards;
    const network = cards.find(({ numberPrefixes }: { numberPrefixes: string[] }) => numberPrefixes.includes("4"));
    await shopper(
      "ShopperBasketsV2.addPaymentInstrumentToBasket",
      { basketId },
      {
        paymentMethodId: "CREDIT_CARD",
        amount: orderTotal,
        paymentCard: {
          cardType: network.cardType,
          holder: "Ada Nook",
          maskedNumber: "************1111",
          expirationMonth: 3,
          expirationYear: 2039,
        },
      },
    );
    const ready = await shopper("ShopperBasketsV2.updateBillingAddressForBasket", { basketId }, address);
    expect(ready.paymentInstruments).toMatchObject([{ amount: orderTotal }]);
    expect(await shopper("ShopperOrders.createOrder", {}, { basketId })).toMatchObject({ status: "new", orderTotal });
  });

  it("has a page of the page designer for a product and its category, with what it hands over", async () => {
    const asked = { productId: "480127", categoryId: "truffles" };
    const { data } = await shopper("ShopperExperience.getPages", {
      aspectTypeId: "pdp",
      ...asked,
      aspectAttributes: JSON.stringify({ aspectType: "pdp", ...asked }),
    });
    expect(data).toMatchObject([{ id: "pdp", aspectTypeId: "pdp" }]);
  });

  it("renders twice at once: the token of the first answer is good although both showed the same one", async () => {
    const renew = () =>
      client.as("")(
        "ShopperLogin.getAccessToken",
        {},
        {
          grant_type: "refresh_token",
          refresh_token: tokens.refresh_token,
          client_id: publicClientId,
          channel_id: "WickettPlumUS",
        },
      );
    const first = await renew();
    await expect(renew()).rejects.toEqual(answered(400));
    const again = client.as(first.access_token);
    expect((await again("ShopperCustomers.getCustomerBaskets", { customerId: tokens.customer_id })).total).toBe(0);
  });

  it("registers, keeps a wishlist, and reads account and history", async () => {
    const login = `next-${crypto.randomUUID()}@example.test`;
    const customer = { login, email: login, firstName: "Ada", lastName: "Nook" };
    await shopper("ShopperCustomers.registerCustomer", {}, { customer, password: "Plum-1234" });
    const { customer_id: customerId, access_token = "" } = await client.logIn(login, "Plum-1234", tokens.usid);
    const call = client.as(access_token);
    const list = await call("ShopperCustomers.createCustomerProductList", { customerId }, { type: "wish_list" });
    const item = { productId: goods.bears, quantity: 1, priority: 1, public: false, type: "product" };
    await call("ShopperCustomers.createCustomerProductListItem", { customerId, listId: list.id }, item);
    expect(await call("ShopperCustomers.getCustomerProductLists", { customerId })).toMatchObject({ total: 1 });
    expect(await call("ShopperCustomers.getCustomer", { customerId })).toMatchObject({ login });
    expect(await call("ShopperCustomers.getCustomerOrders", { customerId, limit: 10 })).toMatchObject({ total: 0 });
  });
});
