import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { giftCertificates } from "#sandbox/platform/gift-certificates/gift-certificate-tables.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, goods, testShopper, typeOf, type TestShopper } from "#sandbox/test-shopper.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import { exportArchive } from "./export-archive-service.ts";
import { importArchive } from "./import-archive-service.ts";
import type { ImportReport } from "./import-report.ts";
import { archiveOf, filesOf, memoryFiles, schemaFaults, schemaFolder, temporaryFolder } from "./test-archives.ts";

jest.setTimeout(30_000);

const siteIds = sites.map(({ id }) => id);
const impex = (name: string) => `xmlns="http://www.demandware.com/xml/impex/${name}"`;
const site = (file: string) => `sites/WickettPlumUS/${file}`;

const listId = "WishListOfAdaFinchABCDEFGH";
const number = "4111111111111111";

const customers = `<customer-list ${impex("customer/2006-10-31")} list-id="people"><customer customer-no="70001">
  <credentials><login>ada@example.test</login><password encrypted="false">Typed-Plain-1</password><enabled-flag>true</enabled-flag></credentials>
  <profile><first-name>Ada</first-name><last-name>Finch</last-name><email>ada@example.test</email></profile>
  <addresses><address address-id="home" preferred="true"><city>Oakland</city><country-code>US</country-code></address></addresses></customer></customer-list>`;

const card = (inner: string, month = 12, year = 2039) =>
  `<payment-instrument><credit-card><card-type>VISA</card-type>${inner}<card-holder>Ada Finch</card-holder><expiration-month>${month}</expiration-month><expiration-year>${year}</expiration-year></credit-card><ek-id>3</ek-id></payment-instrument>`;
const instruments = `<customers ${impex("customerpaymentinstrument/2014-03-31")}>
  <customer customer-no="70001"><payment-instruments>
    ${card("<card-number>************1111</card-number><card-token>SANDBOX-CARD-approve</card-token>")}
    ${card(`<card-number>${number}</card-number><card-token>SANDBOX-CARD-decline</card-token>`, 5)}
    ${card("<card-number>4222 2222 2222 2</card-number>")}${card("<card-number>bm90IHJlYWRhYmxl+/==</card-number>")}
    <payment-instrument><custom-method><method-name>PAY_BY_CHECK</method-name></custom-method></payment-instrument>
    <payment-instrument><bank-transfer><account-number>000123456789</account-number><routing-number>021000021</routing-number><drivers-license>D1234567</drivers-license></bank-transfer></payment-instrument>
  </payment-instruments></customer>
  <customer customer-no="nobody"><payment-instruments>${card("<card-token>SANDBOX-CARD-approve</card-token>")}</payment-instruments></customer></customers>`;

const wish = (id: string, inner = "<purchases/>") =>
  `<product-item><product-id>${id}</product-id><quantity>2</quantity><priority>1</priority><public>true</public>${inner}</product-item>`;
const lists = `<product-lists ${impex("productlist/2009-10-28")}><product-list list-id="${listId}">
  <owner customer-no="70001"/><type>gift_registry</type><name>Our wedding</name><public>true</public>
  <registrants><registrant type="registrant"><first-name>Ada</first-name><last-name>Finch</last-name><email>ada@example.test</email></registrant></registrants>
  <event><type>wedding</type><date>2027-06-05</date><city>Oakland</city><state-code>CA</state-code><country-code>US</country-code></event>
  <shipping-address address-id="home"/>
  <items>${wish(goods.bears, "<purchases><purchase><quantity>1</quantity><date>2026-01-01T00:00:00Z</date><purchaser-name>Bea</purchaser-name></purchase></purchases>")}${wish("not-here")}</items></product-list></product-lists>`;

const certificate = (id: string, inner: string, status = "ISSUED", enabled = true) =>
  `<gift-certificate gc-id="${id}" gc-merchant-id="m-1"><create-date>2026-01-01T00:00:00.000Z</create-date><recipient-name>Bea</recipient-name><recipient-email>bea@example.test</recipient-email><sender-name>Ada</sender-name><message>Enjoy</message><enabled-flag>${enabled}</enabled-flag><status>${status}</status><currency>USD</currency>${inner}</gift-certificate>`;
const certificates = `<gift-certificates ${impex("giftcertificate/2007-02-28")}>
  ${certificate("GIFT-HALF-SPENT", "<amount>40.00</amount><redemptions><redemption><date>2026-02-01T00:00:00.000Z</date><amount>10.50</amount><order-no>0001</order-no></redemption><redemption><date>2026-03-01T00:00:00.000Z</date><amount>4.50</amount></redemption></redemptions>", "PART_REDEEMED")}
  ${certificate("GIFT-NOT-YET-PAID", "<amount>20</amount>", "PENDING")}${certificate("GIFT-ALL-SPENT", "<amount>20</amount>", "REDEEMED")}
  ${certificate("GIFT-OFF", "<amount>20</amount>", "ISSUED", false)}</gift-certificates>`;

const methods = `<payment-settings ${impex("paymentsettings/2009-09-15")}>
  <payment-method method-id="IOU"><name xml:lang="x-default">Promise</name><name xml:lang="en-US">Promise to pay</name><enabled-flag>true</enabled-flag><processor-id>BASIC</processor-id>
    <countries><country country-code="US"/></countries><currencies><currency>USD</currency></currencies><ranges><range currency="USD"><min-purchase-amount>5.00</min-purchase-amount><max-purchase-amount>20.00</max-purchase-amount></range></ranges></payment-method>
  <payment-method method-id="BUSINESS_IOU"><enabled-flag>true</enabled-flag><processor-id>BASIC</processor-id><customer-groups><customer-group group-id="Business"/></customer-groups></payment-method>
  <payment-method method-id="OFF"><enabled-flag>false</enabled-flag></payment-method>
  <payment-card card-type="Discover"><enabled-flag>false</enabled-flag></payment-card>
  <payment-card card-type="Diners"><name xml:lang="x-default">Diners Club</name><enabled-flag>true</enabled-flag><card-number-settings><enable-checksum-verification>true</enable-checksum-verification><number-length><length>14</length></number-length><number-prefix><prefix>36</prefix><prefix>300-305</prefix></number-prefix></card-number-settings><security-code-length>3</security-code-length></payment-card>
</payment-settings>`;

const order = `<orders ${impex("order/2006-10-31")}><order order-no="1"><payments><payment><credit-card><card-number>${number}</card-number></credit-card></payment></payments></order></orders>`;

const files = {
  "customer-lists/people.xml": customers,
  "customer-payment-instruments.xml": instruments,
  "sites/Elsewhere/customer-payment-instruments.xml": instruments,
  [site("product-lists.xml")]: lists,
  [site("gift-certificates.xml")]: certificates,
  [site("payment-methods.xml")]: methods,
  [site("orders.xml")]: order,
};

const { folder, remove } = temporaryFolder();
let sandbox: TestSandbox;
let report: ImportReport;
let ada: TestShopper;
const bring = async (archive: Record<string, string>) => {
  const file = await archiveOf(path.join(folder, "in.zip"), archive);
  report = await importArchive({ database: sandbox.database, file, siteIds, staticFiles: memoryFiles() });
  sandbox.services.forget();
};
let out: Promise<Map<string, string>> | undefined;
const exported = () => (out ??= exportOnce());
const exportOnce = async () => {
  const file = path.join(folder, "out.zip");
  await exportArchive({ database: sandbox.database, file, siteIds, staticFiles: memoryFiles() });
  return new Map([...(await filesOf(file))].map(([name, content]) => [name, content.toString("utf8")]));
};
beforeAll(async () => {
  sandbox = await createTestSandbox();
  await bring(files);
  ada = testShopper(sandbox, await sandbox.registeredToken({ email: "ada@example.test", password: "Typed-Plain-1" }));
}, 300_000);
afterAll(async () => {
  await sandbox.close();
  remove();
});

const guest = async (siteId = "WickettPlumUS") => testShopper(sandbox, await sandbox.guestToken(siteId), { siteId });

test("the report says what stays without effect", () => {
  expect(report.counts).toEqual({
    "customer-payment-instruments: of nobody who is there, kept without effect": 1,
    "customer-payment-instruments: without a token, kept without effect": 2,
    "files: with card numbers, left out": 1,
    "sites: Elsewhere has no site.xml, so it is not brought and all of its folder is only kept": 1,
  });
});

describe("imported ways to pay", () => {
  const offered = async (shopper: TestShopper, productId: string, quantity = 1) => {
    const { basketId } = await addressedBasket(shopper, [{ productId, quantity }]);
    const { body } = await shopper.get(`/baskets/${basketId}/payment-methods`);
    return body.applicablePaymentMethods as { id: string; name: string; cards?: { cardType: string }[] }[];
  };
  const idsOf = (all: { id: string }[]) => all.map(({ id }) => id);

  test("are offered where amount, country and group let them", async () => {
    const small = await offered(await guest(), goods.bears);
    expect(small).toContainEqual(expect.objectContaining({ id: "IOU", name: "Promise to pay" }));
    expect(idsOf(small)).not.toContain("BUSINESS_IOU");
    expect(idsOf(small)).not.toContain("OFF");
    expect(idsOf(await offered(await guest(), goods.bears, 9))).not.toContain("IOU");
    const business = testShopper(sandbox, await sandbox.registeredToken({ email: "buyer@example.test" }));
    expect(idsOf(await offered(business, goods.bears))).toContain("BUSINESS_IOU");
  });

  test("take the site's cards, and leave other sites theirs", async () => {
    const cardsOf = async (siteId: string) => {
      const shopper = await guest(siteId);
      const { basketId } = (await shopper.post("/baskets", {})).body;
      const { applicablePaymentMethods: all } = (await shopper.get(`/baskets/${basketId}/payment-methods`)).body;
      const found = (all as { id: string; cards?: { cardType: string }[] }[]).find(({ id }) => id === "CREDIT_CARD");
      return found?.cards;
    };
    const cards = await cardsOf("WickettPlumUS");
    expect(cards?.map(({ cardType }) => cardType).toSorted()).toEqual(["Amex", "Diners", "Master Card", "Visa"]);
    expect(cards).toContainEqual({
      cardType: "Diners",
      name: "Diners Club",
      securityCodeLength: 3,
      numberLengths: ["14"],
      numberPrefixes: ["36", "300-305"],
      checksumVerificationEnabled: true,
    });
    expect((await cardsOf("WickettPlumCA"))?.map(({ cardType }) => cardType)).toContain("Discover");
  });

  test("can be chosen", async () => {
    const shopper = await guest();
    const { basketId } = await addressedBasket(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const chosen = await shopper.post(`/baskets/${basketId}/payment-instruments`, { paymentMethodId: "IOU" });
    expect([chosen.status, chosen.body.paymentInstruments[0].paymentMethodId]).toEqual([200, "IOU"]);
    const refused = await shopper.post(`/baskets/${basketId}/payment-instruments`, { paymentMethodId: "OFF" });
    expect([refused.status, typeOf(refused.body)]).toEqual([400, "payment-method-not-applicable"]);
  });
});

describe("imported gift certificates", () => {
  test.each([
    ["GIFT-HALF-SPENT", { amount: 40, balance: 25, status: "partially_redeemed", enabled: true }],
    ["GIFT-NOT-YET-PAID", { balance: 20, status: "pending" }],
    ["GIFT-ALL-SPENT", { balance: 0, status: "redeemed" }],
    ["GIFT-OFF", { enabled: false }],
  ])("%s has what is left of it", async (giftCertificateCode, expected) => {
    const { status, body } = await (await guest()).post("/gift-certificate", { giftCertificateCode });
    expect(status).toBe(200);
    expect(body).toMatchObject(expected);
  });

  test("keep the words that go with them", async () => {
    const ofNumber = eq(giftCertificates.number, "GIFT-HALF-SPENT");
    expect(await sandbox.database.sql.select().from(giftCertificates).where(ofNumber)).toMatchObject([
      { message: "Enjoy" },
    ]);
  });

  test("pay", async () => {
    const shopper = await guest();
    const { basketId } = await addressedBasket(shopper, [{ productId: goods.bears, quantity: 1 }]);
    const pay = (giftCertificateCode: string) =>
      shopper.post(`/baskets/${basketId}/payment-instruments`, {
        paymentMethodId: "GIFT_CERTIFICATE",
        giftCertificateCode,
        amount: 5,
      });
    expect((await pay("GIFT-HALF-SPENT")).body.paymentInstruments).toMatchObject([
      { amount: 5, maskedGiftCertificateCode: "***********PENT" },
    ]);
    expect((await pay("GIFT-ALL-SPENT")).status).toBe(400);
  });
});

test("an imported list belongs to its owner, with items, occasion and purchases", async () => {
  const { body } = await ada.get("/customers/me/product-lists");
  expect(body.data).toMatchObject([
    {
      id: listId,
      type: "gift_registry",
      name: "Our wedding",
      public: true,
      event: { type: "wedding", city: "Oakland", state: "CA", country: "US" },
      registrant: { firstName: "Ada" },
      customerProductListItems: [
        { productId: goods.bears, quantity: 2, purchasedQuantity: 1 },
        { productId: "not-here", purchasedQuantity: 0 },
      ],
    },
  ]);
});

describe("imported saved ways to pay", () => {
  const saved = async () =>
    ((await ada.get("/customers/me")).body.paymentInstruments ?? []) as {
      paymentInstrumentId: string;
      paymentMethodId: string;
      paymentCard?: Record<string, unknown>;
    }[];

  test("are cards by their token, and others by their method", async () => {
    const all = await saved();
    expect(all.map(({ paymentMethodId }) => paymentMethodId).toSorted()).toEqual([
      "BANK_TRANSFER",
      "CREDIT_CARD",
      "CREDIT_CARD",
      "PAY_BY_CHECK",
    ]);
    expect(all).toContainEqual(
      expect.objectContaining({
        paymentCard: expect.objectContaining({
          cardType: "Visa",
          maskedNumber: "************1111",
          expirationMonth: 5,
        }),
      }),
    );
  });

  test("pay an order", async () => {
    const instrument = (await saved()).find(({ paymentCard }) => paymentCard?.expirationMonth === 12);
    const { basketId } = await addressedBasket(ada, [{ productId: goods.bears, quantity: 1 }]);
    await ada.put(`/baskets/${basketId}/customer`, { email: "ada@example.test" });
    const chosen = await ada.post(`/baskets/${basketId}/payment-instruments`, {
      paymentMethodId: "CREDIT_CARD",
      customerPaymentInstrumentId: instrument?.paymentInstrumentId,
    });
    expect(chosen.status).toBe(200);
    const placed = await ada.post("/orders", { basketId });
    expect([placed.status, placed.body.paymentStatus]).toEqual([200, "paid"]);
  });

  test("have no number anywhere, neither in the database nor in an export", async () => {
    const tables = ["archive_objects", "archive_files", "customer_payment_instruments"];
    for (const table of tables) {
      const { rows } = (await sandbox.database.sql.execute(
        sql`select coalesce(string_agg(t::text, ' '), '') as content from ${sql.identifier(table)} t`,
      )) as unknown as { rows: { content: string }[] };
      for (const secret of [number, "4222", "bm90IHJl", "000123456789", "D1234567"])
        expect([table, secret, rows[0]?.content.includes(secret)]).toEqual([table, secret, false]);
    }
    for (const [name, content] of await exported()) expect([name, content.includes(number)]).toEqual([name, false]);
  }, 120_000);
});

test("what came goes out again as it came, and as the platform's schemas want it", async () => {
  const files = await exported();
  const schemas = schemaFolder();
  const names = ["product-lists.xml", "gift-certificates.xml", "payment-methods.xml"].map(site);
  for (const name of [...names, "customer-payment-instruments.xml"]) {
    const content = Buffer.from(files.get(name) ?? "");
    expect(schemas ? await schemaFaults(schemas, [[name, content]]) : []).toEqual([]);
  }
  expect(files.get(site("gift-certificates.xml"))).toContain("<order-no>0001</order-no>");
  expect(files.get(site("product-lists.xml"))).toContain("<purchaser-name>Bea</purchaser-name>");
  expect(files.get(site("payment-methods.xml"))).toContain("<prefix>300-305</prefix>");
  expect(files.get("customer-payment-instruments.xml")).toContain("<card-number>************1111</card-number>");
}, 120_000);
