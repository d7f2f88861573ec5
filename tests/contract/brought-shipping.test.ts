import path from "node:path";
import { archiveOf, temporaryFolder } from "#sandbox/archive/test-archives.ts";
import { createSandbox, type Sandbox } from "#sandbox/embed.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import { soapShopFiles, soapSite } from "./soap-shop.ts";
import { createStorefrontClient } from "./storefront-client.ts";

jest.setTimeout(60_000);

const impex = (name: string) => `xmlns="http://www.demandware.com/xml/impex/${name}"`;

/** A soap shop whose parcels are taxed as services, 7 %, and whose soap as goods, 19 %. */
const files = {
  ...soapShopFiles,
  "sites/Seifenhaus/shipping.xml": soapShopFiles["sites/Seifenhaus/shipping.xml"].replace(
    "<tax-class-id>standard</tax-class-id>",
    "<tax-class-id>services</tax-class-id>",
  ),
  "sites/Seifenhaus/tax.xml": `<tax ${impex("tax/2007-02-14")}>
    <tax-classes><tax-class class-id="standard" default="true"/><tax-class class-id="services"/></tax-classes>
    <tax-jurisdictions><tax-jurisdiction jurisdiction-id="deutschland" default="true"><address-mappings><address-mapping key1="DE"/></address-mappings></tax-jurisdiction></tax-jurisdictions>
    <tax-rates><tax-rate jurisdiction-id="deutschland" class-id="standard">0.19</tax-rate>
      <tax-rate jurisdiction-id="deutschland" class-id="services">0.07</tax-rate></tax-rates></tax>`,
};

const { folder, remove } = temporaryFolder();
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
  await sandbox.importArchive(await archiveOf(path.join(folder, "shop.zip"), files));
});
afterAll(async () => {
  await sandbox.stop();
  remove();
});

it.each([
  ["de-DE", "Paket"],
  ["en-GB", "Parcel"],
])("a way to ship that an archive brought is taxed as its own class, and named in %s", async (locale, name) => {
  const client = createStorefrontClient(
    { origin: sandbox.origin, definition: { ...emptyWorld, organizationId: sandbox.organizationId } },
    { ...soapSite, locale },
  );
  const { access_token: token = "" } = await client.guest();
  const shopper = client.as(token);
  const { basketId } = await shopper("ShopperBaskets.createBasket", {}, {});
  await shopper("ShopperBaskets.addItemToBasket", { basketId }, [{ productId: "lavendel", quantity: 2 }]);
  const shipment = { basketId, shipmentId: "me" };
  await shopper("ShopperBaskets.updateShippingAddressForShipment", shipment, { countryCode: "DE", city: "Berlin" });
  const basket = await shopper("ShopperBaskets.updateShippingMethodForShipment", shipment, { id: "paket" });
  // 19 % of 13.00 is 2.47, 7 % of 4.90 is 0.34.
  expect(basket).toMatchObject({
    productItems: [{ taxClassId: "standard", taxRate: 0.19, tax: 2.47 }],
    shippingItems: [{ itemText: "Shipping", taxClassId: "services", taxRate: 0.07, tax: 0.34 }],
    shipments: [{ shippingMethod: { id: "paket", name } }],
    taxTotal: 2.81,
    orderTotal: 20.71,
  });
});
