// Run by deploy/try-packages.mjs in the folder the packages are installed in: the official client, as its users have it.
const assert = require("node:assert/strict");
const { ShopperBaskets, ShopperLogin, ShopperOrders, ShopperSearch, helpers } = require("commerce-sdk-isomorphic");

const say = (line) => process.stdout.write(`${line}\n`);

const [, , proxy, siteId, locale, currency, words, methodId] = process.argv;
const address = {
  firstName: "Ada",
  lastName: "Seidel",
  address1: "Lindenweg 4",
  city: "Berlin",
  postalCode: "10115",
  countryCode: "DE",
  phone: "03012345678",
};

const order = async () => {
  // Programs are told here whom they may be and what the organization is called.
  const told = await (await fetch(`${proxy}/llms.txt`)).text();
  const find = (pattern) => pattern.exec(told)?.[1];
  const parameters = {
    clientId: find(/Public client: (\S+)/),
    organizationId: find(/organizations\/(\w+)/),
    shortCode: "sandbox",
    siteId,
    locale,
    currency,
  };
  const settings = { proxy, throwOnBadResponse: true, parameters };
  const { access_token: token } = await helpers.loginGuestUser({
    slasClient: new ShopperLogin(settings),
    parameters: { redirectURI: "http://localhost:3000/callback" },
  });
  const known = { ...settings, headers: { authorization: `Bearer ${token}` } };
  const search = new ShopperSearch(known);
  const baskets = new ShopperBaskets(known);

  const { hits } = await search.productSearch({ parameters: { q: words } });
  assert.equal(hits?.[0]?.productName, words);
  say(`found ${hits[0].productName} for ${hits[0].price} ${hits[0].currency}`);
  const { basketId } = await baskets.createBasket({ body: {} });
  await baskets.addItemToBasket({ parameters: { basketId }, body: [{ productId: hits[0].productId, quantity: 2 }] });
  await baskets.updateCustomerForBasket({ parameters: { basketId }, body: { email: "ada@example.test" } });
  const shipment = { basketId, shipmentId: "me" };
  await baskets.updateShippingAddressForShipment({ parameters: shipment, body: address });
  const priced = await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: methodId } });
  await baskets.updateBillingAddressForBasket({ parameters: { basketId }, body: address });
  const paymentCard = {
    cardType: "Visa",
    holder: "Ada Seidel",
    maskedNumber: "************1111",
    expirationMonth: 3,
    expirationYear: new Date().getFullYear() + 3,
  };
  await baskets.addPaymentInstrumentToBasket({
    parameters: { basketId },
    body: { paymentMethodId: "CREDIT_CARD", amount: priced.orderTotal, paymentCard },
  });
  const placed = await new ShopperOrders(known).createOrder({ body: { basketId } });
  assert.equal(placed.status, "new");
  assert.equal(placed.currency, currency);
  assert.equal(placed.siteId, siteId);
  say(`order ${placed.orderNo} in ${siteId}: ${placed.orderTotal} ${placed.currency}, ${placed.status}`);
};

order().catch(async (error) => {
  process.stderr.write(`${error.response ? await error.response.text() : error.stack}\n`);
  process.exitCode = 1;
});
