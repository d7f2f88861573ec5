import path from "node:path";
import { scryptSync } from "node:crypto";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { testShopper } from "#sandbox/test-shopper.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import { importArchive } from "./import-archive-service.ts";
import type { ImportReport } from "./import-report.ts";
import { archiveOf, memoryFiles, temporaryFolder } from "./test-archives.ts";

const siteIds = sites.map(({ id }) => id);
const impex = (name: string) => `xmlns="http://www.demandware.com/xml/impex/${name}"`;
const address = {
  firstName: "Ada",
  lastName: "Finch",
  address1: "1 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
};

const promotion = (id: string, inner: string) =>
  `<promotion promotion-id="${id}"><enabled-flag>true</enabled-flag><exclusivity>no</exclusivity><currency>USD</currency>
   <name xml:lang="x-default">${id}</name>${inner}</promotion>`;
const percentOff = (percentage: number, categoryId: string) =>
  `<product-promotion-rule><qualifying-products><included-products><condition-group><category-condition catalog-id="c" operator="is equal"><category-id>${categoryId}</category-id></category-condition></condition-group></included-products></qualifying-products><simple-discount><percentage>${percentage}</percentage></simple-discount></product-promotion-rule>`;
const amountOff = (amount: number) =>
  `<order-promotion-rule><discounts condition-type="order-total"><discount><threshold>1.00</threshold><amount>${amount}.00</amount></discount></discounts></order-promotion-rule>`;
const assigned = (id: string, inner = "", campaignId = "imported") =>
  `<promotion-campaign-assignment promotion-id="${id}" campaign-id="${campaignId}">${inner}</promotion-campaign-assignment>`;

const salt = Buffer.from("0123456789abcdef");
const key = scryptSync("Imported-1", salt, 32, { N: 2048, r: 4, p: 1 });
const scryptPassword = `$s0$b0401$${salt.toString("base64")}$${key.toString("base64")}`;
const person = (no: string, login: string, password: string) =>
  `<customer customer-no="${no}"><credentials><login>${login}</login>${password}<enabled-flag>true</enabled-flag></credentials>
   <profile><first-name>Ada</first-name><last-name>Finch</last-name><email>${login}</email></profile>
   <addresses><address address-id="home" preferred="true"><city>Oakland</city></address></addresses>
   <customer-groups><customer-group group-id="Friends"/></customer-groups></customer>`;

const files: Record<string, string> = {
  "meta/system.xml": `<metadata ${impex("metadata/2006-10-31")}><type-extension type-id="SitePreferences"><custom-attribute-definitions><attribute-definition attribute-id="isImported"><type>boolean</type></attribute-definition></custom-attribute-definitions></type-extension></metadata>`,
  "customer-lists/people.xml": `<customer-list ${impex("customer/2006-10-31")} list-id="people">
    ${person("70001", "ada@example.test", `<password encrypted="true" encryptionScheme="scrypt">${scryptPassword}</password>`)}
    ${person("70002", "bea@example.test", `<password encrypted="false">Typed-Plain-1</password>`)}
    ${person("70003", "cleo@example.test", `<password encrypted="true" encryptionScheme="md5">00112233</password>`)}</customer-list>`,
  "sites/Elsewhere/customer-groups.xml": `<customer-groups ${impex("customergroup/2007-06-30")}>
    <customer-group group-id="Friends"><description>by hand</description></customer-group></customer-groups>`,
  "sites/Elsewhere/preferences.xml": `<preferences ${impex("preferences/2007-03-31")}><custom-preferences><all-instances>
    <preference preference-id="isImported">true</preference><preference preference-id="EnableNotifyMe">false</preference></all-instances>
    <development><preference preference-id="recipientLimit">7</preference></development></custom-preferences></preferences>`,
  "sites/Elsewhere/coupons.xml": `<coupons ${impex("coupon/2008-06-17")}>
    <coupon coupon-id="tenner"><enabled-flag>true</enabled-flag><case-insensitive>true</case-insensitive>
      <redemption-limits><limit-per-code>1</limit-per-code></redemption-limits><multiple-codes><code>TEN-A</code><code>TEN-B</code></multiple-codes></coupon></coupons>`,
  "sites/Elsewhere/sourcecodes.xml": `<sourcecodes ${impex("sourcecode/2007-03-31")}>
    <sourcecode-group group-id="flyer"><enabled-flag>true</enabled-flag><code-specs><code-spec>FLYER*</code-spec></code-specs></sourcecode-group></sourcecodes>`,
  "sites/Elsewhere/promotions.xml": `<promotions ${impex("promotion/2008-01-31")}>
    <campaign campaign-id="imported"><enabled-flag>true</enabled-flag></campaign>
    <campaign campaign-id="flyers"><enabled-flag>true</enabled-flag><source-codes><source-code group-id="flyer"/></source-codes></campaign>
    ${promotion("quarter-off-fudge", percentOff(25, "fudge-caramels"))}
    ${promotion("ten-off", amountOff(10))}${promotion("friends-only", amountOff(3))}${promotion("flyer-readers", amountOff(4))}
    ${promotion("nobody-assigned-it", amountOff(90))}
    ${promotion("not-followed", "<product-promotion-rule><identical-products>true</identical-products><simple-discount><percentage>50</percentage></simple-discount></product-promotion-rule>")}
    ${assigned("quarter-off-fudge")}${assigned("ten-off", '<coupons><coupon coupon-id="tenner"/></coupons>')}
    ${assigned("friends-only", '<customer-groups><customer-group group-id="Friends"/></customer-groups>')}${assigned("flyer-readers", "", "flyers")}
    ${assigned("not-followed")}</promotions>`,
  "sites/Elsewhere/shipping.xml": `<shipping ${impex("shipping/2007-03-31")}>
    <shipping-method method-id="imported-ground"><display-name xml:lang="x-default">Imported ground</display-name><online-flag>true</online-flag>
      <price-table><amount order-value="0">4.25</amount></price-table><currency>USD</currency></shipping-method>
    <shipping-method method-id="not-to-california"><online-flag>true</online-flag><price-table><amount order-value="0">1</amount></price-table>
      <excluded-addresses><included-addresses><condition-group match-mode="any"><condition><attribute-path>shipment.shippingAddress.stateCode</attribute-path><operator>is-equal</operator><string>CA</string></condition></condition-group></included-addresses></excluded-addresses>
      <currency>USD</currency></shipping-method></shipping>`,
  "sites/Elsewhere/tax.xml": `<tax ${impex("tax/2007-02-14")}><tax-classes><tax-class class-id="shipping"/></tax-classes>
    <tax-jurisdictions><tax-jurisdiction jurisdiction-id="mission" default="false"><address-mappings><address-mapping key1="US" key2="94110"/></address-mappings></tax-jurisdiction></tax-jurisdictions>
    <tax-rates><tax-rate jurisdiction-id="mission" class-id="shipping">0.2</tax-rate></tax-rates></tax>`,
  "sites/Elsewhere/sort.xml": `<sort ${impex("sort/2009-05-15")}>
    <sorting-rule rule-id="z-to-a"><sorting-attributes><attribute><attribute-path>product.name</attribute-path><direction>descending</direction></attribute></sorting-attributes></sorting-rule>
    <sorting-rule-assignment category-id="truffles" rule-id="z-to-a" rule-context="site"/>
    <sorting-options><sorting-option option-id="backwards"><rule-id>z-to-a</rule-id><display-name xml:lang="x-default">Backwards</display-name></sorting-option></sorting-options></sort>`,
  "sites/Elsewhere/search2.xml": `<search ${impex("search2/2010-02-19")}>
    <synonym-list xml:lang="en-US"><synonyms>zuckerl, truffle</synonyms></synonym-list>
    <redirect-list><redirect><keywords xml:lang="en">opening hours</keywords><online-flag>true</online-flag><url-redirect target-url="/hours"/></redirect></redirect-list></search>`,
};

describe("what an archive brings works in the shop", () => {
  const { folder, remove } = temporaryFolder();
  let sandbox: TestSandbox;
  let report: ImportReport;
  beforeAll(async () => {
    sandbox = await createTestSandbox();
    report = await importArchive({
      database: sandbox.database,
      file: await archiveOf(path.join(folder, "in.zip"), files),
      siteIds,
      site: "Elsewhere",
      as: "WickettPlumUS",
      staticFiles: memoryFiles(),
    });
    sandbox.services.forget();
  }, 300_000);
  afterAll(async () => {
    await sandbox.close();
    remove();
  });

  const guest = async () => testShopper(sandbox, await sandbox.guestToken());
  const basketWith = async (shopper: Awaited<ReturnType<typeof guest>>, productId: string) => {
    const { basketId } = (await shopper.post("/baskets", {})).body as { basketId: string };
    return { basketId, basket: (await shopper.post(`/baskets/${basketId}/items`, [{ productId, quantity: 1 }])).body };
  };
  const promotionIds = (body: { orderPriceAdjustments?: { promotionId: string }[] }) =>
    (body.orderPriceAdjustments ?? []).map(({ promotionId }) => promotionId);

  test("the report says what is not followed", () => {
    expect(report.counts).toEqual({
      "customers: must set a new password": 1,
      "promotions: promotion, kept without effect: identical-products": 1,
      "promotions: promotion-campaign-assignment, kept without effect: of something that is not there": 1,
    });
  });

  test("a promotion discounts; one that no campaign has does not", async () => {
    const shopper = await guest();
    const { data } = (await shopper.get("/promotions", { ids: "quarter-off-fudge,nobody-assigned-it" })).body as {
      data: { id: string }[];
    };
    expect(data.map(({ id }) => id)).toContain("quarter-off-fudge");
    const { basket } = await basketWith(shopper, "481101");
    expect(promotionIds(basket)).not.toContain("nobody-assigned-it");
  });

  test("a coupon redeems", async () => {
    const shopper = await guest();
    const { basketId } = await basketWith(shopper, "481101");
    const { status, body } = await shopper.post(`/baskets/${basketId}/coupons`, { code: "ten-b" });
    expect([status, promotionIds(body)]).toEqual([200, ["ten-off"]]);
    expect(body.couponItems).toMatchObject([{ code: "TEN-B", statusCode: "applied" }]);
  });

  test("a source code opens its campaign", async () => {
    const shopper = await guest();
    const { basketId } = await basketWith(shopper, "481101");
    const answer = await shopper.patch(`/baskets/${basketId}`, { sourceCode: "FLYER-9" });
    expect([answer.status, promotionIds(answer.body)]).toEqual([200, ["flyer-readers"]]);
  });

  test("a shipping method applies where its address conditions let it, and its postal code is taxed", async () => {
    const shopper = await guest();
    const { basketId } = await basketWith(shopper, "481101");
    await shopper.put(`/baskets/${basketId}/shipments/me/shipping-address`, address);
    const { body } = await shopper.get(`/baskets/${basketId}/shipments/me/shipping-methods`);
    const ids = (body.applicableShippingMethods as { id: string }[]).map(({ id }) => id);
    expect(ids).toContain("imported-ground");
    expect(ids).not.toContain("not-to-california");
    const chosen = await shopper.put(`/baskets/${basketId}/shipments/me/shipping-method`, { id: "imported-ground" });
    expect(chosen.body).toMatchObject({ shippingTotal: 4.25, shippingItems: [{ tax: 0.85 }] });
  });

  test.each([
    ["a scrypt hash", "ada@example.test", "Imported-1"],
    ["a plain password", "bea@example.test", "Typed-Plain-1"],
  ])("a customer with %s logs in, and belongs to the groups", async (_, email, password) => {
    const shopper = testShopper(sandbox, await sandbox.registeredToken({ email, password }));
    const { body } = await basketWith(shopper, "481101").then(({ basket }) => ({ body: basket }));
    expect(promotionIds(body)).toContain("friends-only");
  });

  test("another kind of password opens nothing", async () => {
    await expect(sandbox.registeredToken({ email: "cleo@example.test", password: "00112233" })).rejects.toThrow(/./);
  });

  test("a sorting rule sorts its option and its category", async () => {
    const shopper = await guest();
    const names = async (query: Record<string, string>) =>
      (
        (await shopper.get("/product-search", { refine: "cgid=truffles", ...query })).body.hits as {
          productName: string;
        }[]
      ).map(({ productName }) => productName);
    const backwards = [...(await names({}))].sort((one, other) => other.localeCompare(one, "en"));
    expect(await names({ sort: "backwards" })).toEqual(backwards);
    expect(await names({})).toEqual(backwards);
    const canadian = testShopper(sandbox, await sandbox.guestToken("WickettPlumCA"), { siteId: "WickettPlumCA" });
    expect((await canadian.get("/product-search", { q: "mint", sort: "backwards" })).status).toBe(400);
  });

  test("words lead and find", async () => {
    const shopper = await guest();
    expect((await shopper.get("/product-search", { q: "zuckerl" })).body.total).toBeGreaterThan(0);
    expect((await shopper.get("/product-search", { q: "opening hours" })).body.searchPhraseSuggestions).toBeDefined();
    expect(await sandbox.services.search.texts.redirect("en-US", "Opening hours")).toBe("/hours");
  });

  test("preferences are read, those of development before those of all", async () => {
    expect(await sandbox.services.sitePreferences.of("WickettPlumUS")).toMatchObject({
      isImported: true,
      EnableNotifyMe: false,
      recipientLimit: 7,
    });
  });
});
