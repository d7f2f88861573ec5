import path from "node:path";
import { archiveOf, temporaryFolder } from "#sandbox/archive/test-archives.ts";
import { createSandbox, type Sandbox } from "#sandbox/embed.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import { orderSoap, soapShopFiles, soapSite } from "./soap-shop.ts";
import { createStorefrontClient } from "./storefront-client.ts";

jest.setTimeout(60_000);

/** A soap shop whose prices hold the taxes. */
const files = {
  ...soapShopFiles,
  "sites/Seifenhaus/site.xml": soapShopFiles["sites/Seifenhaus/site.xml"].replace(
    "</currency>",
    "</currency><taxation>gross</taxation>",
  ),
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

it("prices of a site whose archive says gross hold their taxes, in the basket and in the order", async () => {
  const client = createStorefrontClient(
    { origin: sandbox.origin, definition: { ...emptyWorld, organizationId: sandbox.organizationId } },
    soapSite,
  );
  const { access_token: token = "" } = await client.guest();
  // 13.00 holds 2.08 of 19 %, 4.90 holds 0.78.
  const sums = { taxation: "gross", taxTotal: 2.86, orderTotal: 17.9 };
  const order = await orderSoap(client.as(token), "paket", {}, sums);
  expect(order).toMatchObject({
    shipments: [{ productTotal: 13, shippingTotal: 4.9, taxTotal: 2.86, shipmentTotal: 17.9 }],
    productItems: [{ taxRate: 0.19, tax: 2.08 }],
  });
});
