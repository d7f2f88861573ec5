import type { Call } from "./storefront-client.ts";

const impex = (name: string) => `xmlns="http://www.demandware.com/xml/impex/${name}"`;
const preference = (id: string, value: string) => `<preference preference-id="${id}">${value}</preference>`;
const twice = (tag: string, words: string, german: string) =>
  `<${tag} xml:lang="x-default">${words}</${tag}><${tag} xml:lang="de-DE">${german}</${tag}>`;

/** The export of a shop that sells soap in two languages, for euros, in its own time. */
export const soapShopFiles = {
  "sites/Seifenhaus/site.xml": `<site ${impex("site/2007-04-30")} site-id="Seifenhaus"><name>Das Seifenhaus</name><currency>EUR</currency></site>`,
  "sites/Seifenhaus/preferences.xml": `<preferences ${impex("preferences/2007-03-31")}><standard-preferences><all-instances>
    ${preference("SiteCurrencies", "EUR")}${preference("SiteDefaultLocale", "de_DE")}${preference("SiteLocales", "de_DE:en_GB:default")}
    ${preference("SiteTimezone", "Europe/Berlin")}${preference("SiteInventoryList", "lager")}${preference("SitePriceBooks", "eur-preise")}
    </all-instances></standard-preferences></preferences>`,
  "sites/Seifenhaus/shipping.xml": `<shipping ${impex("shipping/2007-03-31")}><shipping-method method-id="paket" default="true">
    ${twice("display-name", "Parcel", "Paket")}<online-flag>true</online-flag>
    <price-table><amount order-value="0">4.90</amount></price-table><currency>EUR</currency><tax-class-id>standard</tax-class-id></shipping-method></shipping>`,
  "sites/Seifenhaus/tax.xml": `<tax ${impex("tax/2007-02-14")}><tax-classes><tax-class class-id="standard" default="true"/></tax-classes>
    <tax-jurisdictions><tax-jurisdiction jurisdiction-id="deutschland" default="true"><address-mappings><address-mapping key1="DE"/></address-mappings></tax-jurisdiction></tax-jurisdictions>
    <tax-rates><tax-rate jurisdiction-id="deutschland" class-id="standard">0.19</tax-rate></tax-rates></tax>`,
  "sites/Seifenhaus/payment-methods.xml": `<payment-settings ${impex("paymentsettings/2009-09-15")}>
    <payment-method method-id="CREDIT_CARD">${twice("name", "Card", "Karte")}<enabled-flag>true</enabled-flag><processor-id>BASIC_CREDIT</processor-id></payment-method>
    <payment-card card-type="Visa"><enabled-flag>true</enabled-flag><card-number-settings><number-length><length>16</length></number-length><number-prefix><prefix>4</prefix></number-prefix></card-number-settings><security-code-length>3</security-code-length></payment-card></payment-settings>`,
  "catalogs/seifen/catalog.xml": `<catalog ${impex("catalog/2006-10-31")} catalog-id="seifen">
    <category category-id="seifen">${twice("display-name", "Soaps", "Seifen")}<online-flag>true</online-flag><parent>root</parent></category>
    <product product-id="lavendel"><ean>4006381333931</ean><unit>piece</unit>${twice("display-name", "Lavender soap", "Lavendelseife")}<online-flag>true</online-flag><tax-class-id>standard</tax-class-id><manufacturer-name>Seifenwerk</manufacturer-name><manufacturer-sku>SW-7</manufacturer-sku></product>
    <category-assignment category-id="seifen" product-id="lavendel"><primary-flag>true</primary-flag></category-assignment></catalog>`,
  "pricebooks/eur.xml": `<pricebooks ${impex("pricebook/2006-10-31")}><pricebook><header pricebook-id="eur-preise"><currency>EUR</currency></header>
    <price-tables><price-table product-id="lavendel"><amount quantity="1">6.50</amount></price-table></price-tables></pricebook></pricebooks>`,
  "inventory-lists/lager.xml": `<inventory ${impex("inventory/2007-05-31")}><inventory-list><header list-id="lager"><default-instock>false</default-instock></header>
    <records><record product-id="lavendel"><allocation>12</allocation></record></records></inventory-list></inventory>`,
};

const address = {
  firstName: "Ada",
  lastName: "Seidel",
  address1: "Lindenweg 4",
  city: "Berlin",
  postalCode: "10115",
  countryCode: "DE",
  phone: "03012345678",
};

export const soapSite = { siteId: "Seifenhaus", locale: "de-DE", currency: "EUR" };

/** Custom attributes to be sent along, by the object they belong to. */
export interface SaidBeside {
  basket?: object;
  item?: object;
  shipment?: object;
  address?: object;
  payment?: object;
}

/** What two pieces and their parcel come to while taxes come on top. */
const netSums = { taxTotal: 3.4, orderTotal: 21.3 };

/** A guest searches, fills a basket and orders by a plain card, in German and for euros. */
export const orderSoap = async (
  shopper: Call,
  methodId = "paket",
  said: SaidBeside = {},
  sums: { taxation?: string; taxTotal: number; orderTotal: number } = netSums,
): Promise<{ orderNo: string }> => {
  const found = await shopper("ShopperSearch.productSearch", { q: "Lavendelseife" });
  expect(found.hits).toMatchObject([
    { productId: "lavendel", productName: "Lavendelseife", currency: "EUR", price: 6.5 },
  ]);
  const { basketId, currency } = await shopper("ShopperBaskets.createBasket", {}, { ...said.basket });
  expect(currency).toBe("EUR");
  const filled = await shopper("ShopperBaskets.addItemToBasket", { basketId }, [
    { productId: "lavendel", quantity: 2, ...said.item },
  ]);
  expect(filled.productItems).toMatchObject([{ productName: "Lavendelseife", price: 13, quantity: 2 }]);
  await shopper("ShopperBaskets.updateCustomerForBasket", { basketId }, { email: "ada@example.test" });
  const shipment = { basketId, shipmentId: "me" };
  if (said.shipment) await shopper("ShopperBaskets.updateShipmentForBasket", shipment, said.shipment);
  await shopper("ShopperBaskets.updateShippingAddressForShipment", shipment, { ...address, ...said.address });
  const priced = await shopper("ShopperBaskets.updateShippingMethodForShipment", shipment, { id: methodId });
  expect(priced).toMatchObject({ productTotal: 13, shippingTotal: 4.9, ...sums });
  await shopper("ShopperBaskets.updateBillingAddressForBasket", { basketId }, { ...address, ...said.address });
  await shopper(
    "ShopperBaskets.addPaymentInstrumentToBasket",
    { basketId },
    {
      paymentMethodId: "CREDIT_CARD",
      amount: priced.orderTotal,
      paymentCard: {
        cardType: "Visa",
        holder: "Ada Seidel",
        maskedNumber: "************1111",
        expirationMonth: 3,
        expirationYear: 2039,
      },
      ...said.payment,
    },
  );
  const order = await shopper("ShopperOrders.createOrder", {}, { basketId });
  expect(order).toMatchObject({ status: "new", currency: "EUR", siteId: "Seifenhaus", ...sums });
  return order as { orderNo: string };
};
