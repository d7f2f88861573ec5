import path from "node:path";
import { exportArchive } from "#sandbox/archive/export-archive-service.ts";
import { importArchive } from "#sandbox/archive/import-archive-service.ts";
import { archiveOf, filesOf, memoryFiles, temporaryFolder } from "#sandbox/archive/test-archives.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import type { ObjectAttributes } from "#sandbox/organization/custom-attributes/attribute-definition.ts";
import { createCustomAttributes } from "#sandbox/organization/custom-attributes/attribute-service.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { orderSoap, soapShopFiles, soapSite } from "./soap-shop.ts";
import { type Call, createStorefrontClient } from "./storefront-client.ts";

const attribute = (id: string, inside: string) =>
  `<attribute-definition attribute-id="${id}"><display-name xml:lang="x-default">${id}</display-name>${inside}</attribute-definition>`;

const extension = (typeId: string, ...attributes: string[]) =>
  `<type-extension type-id="${typeId}"><custom-attribute-definitions>${attributes.join("")}</custom-attribute-definitions></type-extension>`;

const values = (...each: string[]) =>
  `<value-definitions>${each.map((value) => `<value-definition><value>${value}</value></value-definition>`).join("")}</value-definitions>`;

const metadata = `<metadata xmlns="http://www.demandware.com/xml/impex/metadata/2006-10-31">
  ${extension(
    "Basket",
    attribute("giftNote", "<type>string</type><min-length>2</min-length>"),
    attribute(
      "bows",
      "<type>int</type><mandatory-flag>true</mandatory-flag><min-value>0</min-value><max-value>5</max-value>",
    ),
    attribute("weight", "<type>double</type>"),
    attribute("isPresent", "<type>boolean</type>"),
    attribute("scent", `<type>enum-of-string</type>${values("rose", "lime")}`),
    attribute("stamps", `<type>enum-of-int</type><select-multiple-flag>true</select-multiple-flag>${values("1", "2")}`),
    attribute("reference", "<type>string</type><regex>[A-Z]{2}\\d+</regex>"),
    attribute("names", "<type>set-of-string</type>"),
    attribute("day", "<type>date</type>"),
    attribute("moment", "<type>datetime</type>"),
    attribute("mail", "<type>email</type>"),
    attribute("leaflet", "<type>html</type>"),
  )}
  ${extension("ProductLineItem", attribute("engraving", "<type>string</type>"))}
  ${extension("Shipment", attribute("floor", "<type>int</type>"))}
  ${extension("OrderAddress", attribute("doorCode", "<type>string</type>"))}
  ${extension("OrderPaymentInstrument", attribute("poNumber", "<type>string</type>"))}
  ${extension(
    "Profile",
    attribute("shoeSize", "<type>int</type><min-value>15</min-value>"),
    attribute("sandbox", "<type>string</type>"),
  )}
  ${extension("CustomerAddress", attribute("bell", "<type>string</type>"))}
  ${extension("CustomerPaymentInstrument", attribute("alias", "<type>string</type>"))}
  ${extension("ProductList", attribute("motto", "<type>string</type>"))}
  ${extension("ProductListItem", attribute("why", "<type>string</type>"))}</metadata>`;

const refusedFor = (property: string) =>
  expect.objectContaining({ status: 400, type: "invalid-custom-property", property });

/** What a call was answered, as far as a refusal goes. */
const refusalOf = async (call: Promise<unknown>) => {
  try {
    await call;
    return { status: 200 };
  } catch (error) {
    const { response } = error as { response: Response };
    const body = (await response.json()) as { type: string; property?: string };
    return { status: response.status, type: body.type.split("/").at(-1), property: body.property };
  }
};

describe("custom attributes of a merchant", () => {
  const { folder, remove } = temporaryFolder();
  let sandbox: TestSandbox;
  let other: TestSandbox;
  let shopper: Call;

  const bring = async (name: string, files: Record<string, string>) => {
    const report = await importArchive({
      database: sandbox.database,
      file: await archiveOf(path.join(folder, name), files),
      siteIds: sandbox.services.sites.map(({ id }) => id),
      staticFiles: memoryFiles(),
    });
    await sandbox.reload();
    return report;
  };

  beforeAll(async () => {
    sandbox = await createTestSandbox({ world: emptyWorld, cards: "plain" });
    other = await createTestSandbox({ world: emptyWorld });
    await bring("seifenhaus.zip", soapShopFiles);
  }, 120_000);
  const newShopper = async () => {
    const client = createStorefrontClient(sandbox, soapSite);
    const { access_token: token = "" } = await client.guest();
    return client.as(token);
  };
  beforeEach(async () => {
    shopper = await newShopper();
  });
  afterAll(async () => {
    await sandbox.close();
    await other.close();
    remove();
  });

  const updated = async (attributes: object) => {
    const somebody = await newShopper();
    const { basketId } = await somebody("ShopperBaskets.createBasket", {}, {});
    return refusalOf(somebody("ShopperBaskets.updateBasket", { basketId }, attributes));
  };

  it("are refused where no archive defines them, in a new basket and inside of it too", async () => {
    expect(await updated({ c_giftNote: "For Ada" })).toEqual(refusedFor("c_giftNote"));
    expect(await refusalOf(shopper("ShopperBaskets.createBasket", {}, { c_giftNote: "For Ada" }))).toEqual(
      refusedFor("c_giftNote"),
    );
    const inside = { productItems: [{ productId: "lavendel", quantity: 1, c_engraving: "A" }] };
    expect(await refusalOf(shopper("ShopperBaskets.createBasket", {}, inside))).toEqual(refusedFor("c_engraving"));
  });

  it("come with the metadata of an archive", async () => {
    const report = await bring("metadata.zip", { "meta/system-objecttype-extensions.xml": metadata });
    expect(report.files).toMatchObject([{ kind: "metadata", objects: 10 }]);
    expect(report.counts).toMatchObject({
      "metadata: attributes of a type that no API writes": 1,
      "metadata: mandatory attributes that shoppers may leave out": 1,
    });
    // The mandatory one is left out, as on the platform.
    expect(await updated({ c_giftNote: "For Ada" })).toEqual({ status: 200 });
  });

  it.each([
    ["a text that is a number", { c_giftNote: 7 }],
    ["a text that is too short", { c_giftNote: "A" }],
    ["a number that is a text", { c_bows: "2" }],
    ["half a piece", { c_bows: 1.5 }],
    ["a number above its greatest", { c_bows: 6 }],
    ["a number below its least", { c_bows: -1 }],
    ["a weight that is a text", { c_weight: "2.5" }],
    ["a yes that is a text", { c_isPresent: "true" }],
    ["a value that its list has not", { c_scent: "tar" }],
    ["several values where there is one", { c_scent: ["rose", "lime"] }],
    ["a number that its list has not", { c_stamps: [1, 3] }],
    ["a text of another pattern", { c_reference: "A1" }],
    ["one text where there is a list", { c_names: "Ada" }],
    ["a list of something else", { c_names: ["Ada", 1] }],
    ["a day there is none", { c_day: "2026-13-40" }],
    ["a moment without its hour", { c_moment: "2026-12-24" }],
    ["an address of no mailbox", { c_mail: "ada" }],
    ["what only Business Manager writes", { c_leaflet: "<p>Hello</p>" }],
    ["an attribute of another object", { c_engraving: "A" }],
  ])("refuse %s", async (_case, attributes) => {
    expect(await updated(attributes)).toEqual(refusedFor(Object.keys(attributes)[0] ?? ""));
  });

  it("take every type, tell what they hold, and go with null", async () => {
    const attributes = {
      c_giftNote: "For Ada",
      c_bows: 2,
      c_weight: 2.5,
      c_isPresent: true,
      c_scent: "rose",
      c_stamps: [1, 2],
      c_reference: "AB12",
      c_names: ["Ada", "Grace"],
      c_day: "2026-12-24",
      c_moment: "2026-12-24T10:00:00.000Z",
      c_mail: "ada@example.test",
    };
    const { basketId } = await shopper("ShopperBaskets.createBasket", {}, {});
    expect(await shopper("ShopperBaskets.updateBasket", { basketId }, attributes)).toMatchObject(attributes);
    const without = await shopper("ShopperBaskets.updateBasket", { basketId }, { c_bows: null });
    expect(without).not.toHaveProperty("c_bows");
    expect(without).toMatchObject({ c_giftNote: "For Ada" });
  });

  it("stay with basket, line, parcel, address and way to pay, as far as the order", async () => {
    const ordered = await orderSoap(shopper, "paket", {
      basket: { c_giftNote: "For Ada" },
      item: { c_engraving: "A. L." },
      shipment: { c_floor: 3 },
      address: { c_doorCode: "12#" },
      payment: { c_poNumber: "PO-7" },
    });
    const order = await shopper("ShopperOrders.getOrder", { orderNo: ordered.orderNo });
    expect(order).toMatchObject({
      c_giftNote: "For Ada",
      productItems: [{ c_engraving: "A. L." }],
      shipments: [{ c_floor: 3, shippingAddress: { c_doorCode: "12#" } }],
      billingAddress: { c_doorCode: "12#" },
      paymentInstruments: [{ c_poNumber: "PO-7" }],
    });
  });

  it("of customers, addresses, saved ways to pay, lists and their items are those an archive defines", async () => {
    const customer = { login: "ada@example.test", email: "ada@example.test", firstName: "Ada", lastName: "Seidel" };
    const register = (attributes: object) =>
      shopper(
        "ShopperCustomers.registerCustomer",
        {},
        { customer: { ...customer, ...attributes }, password: "Seife-und-Schaum-9" },
      );
    expect(await refusalOf(register({ c_hatSize: 7 }))).toEqual(refusedFor("c_hatSize"));
    expect(await refusalOf(register({ c_shoeSize: 7 }))).toEqual(refusedFor("c_shoeSize"));
    expect(await refusalOf(register({ c_sandbox: "{}" }))).toEqual(refusedFor("c_sandbox"));
    const { customerId } = await register({ c_shoeSize: 38 });
    const { access_token: token = "" } = await createStorefrontClient(sandbox, soapSite).logIn(
      customer.login,
      "Seife-und-Schaum-9",
    );
    const ada = createStorefrontClient(sandbox, soapSite).as(token);
    const own = { customerId };
    const address = { addressId: "home", lastName: "Seidel", countryCode: "DE", c_bell: "Seidel" };
    await ada("ShopperCustomers.createCustomerAddress", own, address);
    const { id: listId } = await ada("ShopperCustomers.createCustomerProductList", own, {
      type: "wish_list",
      c_motto: "Soap",
    });
    const item = { type: "product", productId: "lavendel", quantity: 1, priority: 1, public: false };
    await ada("ShopperCustomers.createCustomerProductListItem", { ...own, listId }, { ...item, c_why: "It smells." });
    expect(
      await refusalOf(
        ada("ShopperCustomers.createCustomerProductListItem", { ...own, listId }, { ...item, c_motto: "Soap" }),
      ),
    ).toEqual(refusedFor("c_motto"));
    expect(await ada("ShopperCustomers.getCustomer", own)).toMatchObject({
      c_shoeSize: 38,
      addresses: [{ c_bell: "Seidel" }],
    });
    expect(await ada("ShopperCustomers.getCustomerProductList", { ...own, listId })).toMatchObject({
      c_motto: "Soap",
      customerProductListItems: [{ c_why: "It smells." }],
    });
  });

  it("are of the type the last archive gives them", async () => {
    const changed = metadata.replace(
      attribute("giftNote", "<type>string</type><min-length>2</min-length>"),
      attribute("giftNote", "<type>boolean</type>"),
    );
    await bring("other.zip", { "meta/system-objecttype-extensions.xml": changed });
    expect(await updated({ c_giftNote: "For Ada" })).toEqual(refusedFor("c_giftNote"));
    expect(await updated({ c_giftNote: true })).toEqual({ status: 200 });
  });

  it("of a cartridge and of an archive go out with an export, with all that narrows their values", async () => {
    const ofCartridge: ObjectAttributes = {
      Basket: {
        c_wrap: { type: "enum-of-string", values: ["paper", "cloth"] },
        c_ribbons: { type: "enum-of-int", values: [1, 2], isMultiple: true },
        c_code: { type: "string", minLength: 2, regex: "[A-Z]+" },
        c_length: { type: "double", minValue: 0.5, maxValue: 2 },
        c_layers: { type: "json" },
      },
    };
    const file = path.join(folder, "out.zip");
    const siteIds = sandbox.services.sites.map(({ id }) => id);
    await exportArchive({
      database: sandbox.database,
      file,
      siteIds,
      staticFiles: memoryFiles(),
      attributes: ofCartridge,
    });
    const exported = (await filesOf(file)).get("meta/system-objecttype-extensions.xml")?.toString() ?? "";
    expect(exported.split('"bows">')[1]?.split("</attribute-definition>")[0]).toContain("<mandatory-flag>true<");
    const there = createCustomAttributes(other.database, {});
    await importArchive({ database: other.database, file, siteIds: [], staticFiles: memoryFiles() });
    const definitions = await there.of(["Basket"]);
    expect(definitions).toMatchObject({
      ...ofCartridge.Basket,
      ...(await sandbox.services.customAttributes.of(["Basket"])),
    });
    expect(Object.keys(definitions)).toHaveLength(16);
    for (const typeId of ["Shipment", "OrderAddress", "Profile", "ProductListItem"])
      expect([typeId, await there.of([typeId])]).toEqual([
        typeId,
        await sandbox.services.customAttributes.of([typeId]),
      ]);
    expect(await there.of(["Shipment"])).toEqual({ c_floor: { type: "int" } });
  });

  it("are gone after a reset to the world without any", async () => {
    await sandbox.reset({ world: "default", seed: 1 });
    await bring("again.zip", soapShopFiles);
    expect(await updated({ c_bows: 1 })).toEqual(refusedFor("c_bows"));
  });
});
