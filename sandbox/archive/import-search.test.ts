import path from "node:path";
import request from "supertest";
import { createInstance } from "#sandbox/create-instance.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId, sites } from "#worlds/wickett-plum/sites.ts";
import { importArchive } from "./import-archive-service.ts";
import { archiveOf, memoryFiles, temporaryFolder } from "./test-archives.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

const siteIds = sites.map(({ id }) => id);
const impex = (name: string) => `xmlns="http://www.demandware.com/xml/impex/${name}"`;

const named = (english: string, french: string, tag = "display-name") =>
  `<${tag} xml:lang="x-default">${english}</${tag}><${tag} xml:lang="fr">${french}</${tag}>`;
const custom = (values: Record<string, string>) =>
  `<custom-attributes>${Object.entries(values)
    .map(([id, value]) => `<custom-attribute attribute-id="${id}">${value}</custom-attribute>`)
    .join("")}</custom-attributes>`;
const variant = (id: string, fill: string) =>
  `<product product-id="${id}"><display-name xml:lang="x-default">Zanzibar ${fill}</display-name><online-flag>true</online-flag>${custom({ fill, refinementFill: fill })}</product>`;

const catalog = `<catalog ${impex("catalog/2006-10-31")} catalog-id="spice-route">
  <category category-id="spices">${named("Spice cabinet", "Armoire aux épices")}<online-flag>true</online-flag><parent>root</parent>
    <refinement-definitions>
      <refinement-definition type="attribute" bucket-type="none" attribute-id="refinementFill"><display-name xml:lang="x-default">Filling</display-name><display-name xml:lang="fr-CA">Garniture</display-name><value-set>search-result</value-set><sort-mode>value-name</sort-mode><sort-direction>ascending</sort-direction><unbucketed-values-mode>show-values</unbucketed-values-mode></refinement-definition>
      <refinement-definition type="attribute" bucket-type="none" attribute-id="brand" system="true"><display-name xml:lang="x-default">Maker</display-name></refinement-definition>
      <refinement-definition type="attribute" bucket-type="thresholds" attribute-id="heat"><display-name xml:lang="x-default">Heat</display-name></refinement-definition>
      <blocked-refinement-definition type="attribute" attribute-id="isNew"/>
    </refinement-definitions></category>
  <product product-id="zanzibar">${named("Zanzibar cushions", "Coussins de Zanzibar")}
    <long-description xml:lang="x-default">&lt;p&gt;Rolled in &lt;b&gt;galangal&lt;/b&gt; dust.&lt;/p&gt;</long-description>
    <online-flag>true</online-flag><brand>Kilwa Kitchens</brand>
    <page-attributes>${named("zesties", "piquanteries", "page-keywords")}</page-attributes>
    ${custom({ isKosher: "true", origin: "Unguja" })}
    <variations><attributes><variation-attribute attribute-id="fill" variation-attribute-id="fill"><display-name xml:lang="x-default">Filling</display-name>
      <variation-attribute-values><variation-attribute-value value="clove"><display-value xml:lang="x-default">Clove</display-value></variation-attribute-value><variation-attribute-value value="mace"><display-value xml:lang="x-default">Mace</display-value></variation-attribute-value></variation-attribute-values></variation-attribute></attributes>
      <variants><variant product-id="zanzibar-clove"/><variant product-id="zanzibar-mace"/></variants></variations></product>
  ${variant("zanzibar-clove", "clove")}${variant("zanzibar-mace", "mace")}
  <product product-id="pemba"><display-name xml:lang="x-default">Pemba drops of galangal</display-name><online-flag>true</online-flag><brand>Kilwa Kitchens</brand></product>
  <product product-id="mafia"><display-name xml:lang="x-default">Mafia galangal, not yet</display-name><brand>Kilwa Kitchens</brand></product>
  ${["zanzibar", "pemba", "mafia"].map((id) => `<category-assignment category-id="spices" product-id="${id}"><primary-flag>true</primary-flag></category-assignment>`).join("")}
</catalog>`;

const prices = (book: string, currency: string, amounts: Record<string, string>) =>
  `<pricebooks ${impex("pricebook/2006-10-31")}><pricebook><header pricebook-id="${book}"><currency>${currency}</currency></header><price-tables>${Object.entries(
    amounts,
  )
    .map(([id, amount]) => `<price-table product-id="${id}"><amount quantity="1">${amount}</amount></price-table>`)
    .join("")}</price-tables></pricebook></pricebooks>`;

const stock = `<inventory ${impex("inventory/2007-05-31")}><inventory-list><header list-id="inventory_us"><default-instock>false</default-instock></header><records>
  <record product-id="zanzibar-clove"><allocation>0</allocation></record><record product-id="zanzibar-mace"><allocation>3</allocation></record>
  <record product-id="pemba"><allocation>0</allocation></record></records></inventory-list></inventory>`;

const files = {
  "meta/system.xml": `<metadata ${impex("metadata/2006-10-31")}><type-extension type-id="Product"><custom-attribute-definitions><attribute-definition attribute-id="isKosher"><type>boolean</type></attribute-definition></custom-attribute-definitions></type-extension></metadata>`,
  "catalogs/spice-route/catalog.xml": catalog,
  "pricebooks/usd.xml": prices("usd-list-prices", "USD", {
    "zanzibar-clove": "7.00",
    "zanzibar-mace": "9.00",
    pemba: "30.00",
  }),
  "pricebooks/cad.xml": prices("cad-list-prices", "CAD", { "zanzibar-clove": "8.00", "zanzibar-mace": "8.00" }),
  "inventory-lists/us.xml": stock,
  "sites/WickettPlumUS/search2.xml": `<search ${impex("search2/2010-02-19")}><searchable-attributes><searchable-attribute><attribute-path>product.custom.origin</attribute-path><boost>2.0</boost></searchable-attribute></searchable-attributes></search>`,
};

const { folder, remove } = temporaryFolder();
let sandbox: TestSandbox;

const bring = async (archive: Record<string, string>) => {
  const file = await archiveOf(path.join(folder, "in.zip"), archive);
  const report = await importArchive({ database: sandbox.database, file, siteIds, staticFiles: memoryFiles() });
  sandbox.services.forget();
  return report;
};

beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 300_000);
afterAll(async () => {
  await sandbox.close();
  remove();
});

type Found = { total: number; hits?: { productId: string }[]; refinements: Facet[]; productSuggestions?: unknown };
interface Facet {
  attributeId: string;
  label: string;
  values: { value: string; label: string; hitCount: number }[];
}

const caller = (app: TestSandbox["app"]) => {
  const call = async (operation: string, query: Record<string, string | string[]>, locale?: string) => {
    const siteId = locale ? "WickettPlumCA" : "WickettPlumUS";
    const answer = await request(app)
      .get(`/search/shopper-search/v1/organizations/${organizationId}/${operation}`)
      .query({ siteId, ...(locale ? { locale } : {}), ...query })
      .set("authorization", `Bearer ${await sandbox.guestToken(siteId)}`);
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)]);
    return answer.body as Found;
  };
  return {
    search: (query: Record<string, string | string[]>, locale?: string) => call("product-search", query, locale),
    idsOf: async (query: Record<string, string | string[]>, locale?: string) =>
      ((await call("product-search", query, locale)).hits ?? []).map(({ productId }) => productId),
    suggest: (q: string, locale?: string) => call("search-suggestions", { q }, locale),
  };
};

const facts: [what: string, query: Record<string, string | string[]>, locale: string | undefined, ids: string[]][] = [
  ["a word of the name", { q: "zanzibar" }, undefined, ["zanzibar"]],
  ["a misspelled word", { q: "zanzibarr" }, undefined, ["zanzibar"]],
  ["the description, without its markup", { q: "galangal" }, undefined, ["pemba", "zanzibar"]],
  ["the brand", { q: "kilwa", sort: "price-low-to-high" }, undefined, ["zanzibar", "pemba"]],
  ["keywords of its page", { q: "zesties" }, undefined, ["zanzibar"]],
  ["its category", { q: "cabinet zanzibar" }, undefined, ["zanzibar"]],
  ["a value of its variants", { q: "mace zanzibar" }, undefined, ["zanzibar"]],
  ["an attribute the merchant names", { q: "unguja" }, undefined, ["zanzibar"]],
  ["a word of the language", { q: "coussins" }, "fr-CA", ["zanzibar"]],
  ["keywords of the language", { q: "piquanteries" }, "fr-CA", ["zanzibar"]],
  ["the category in the language", { q: "armoire piquanteries" }, "fr-CA", ["zanzibar"]],
  ["English in Canada", { q: "cushions" }, "en-CA", ["zanzibar"]],
  ["price, highest first", { refine: "cgid=spices", sort: "price-high-to-low" }, undefined, ["pemba", "zanzibar"]],
  ["a price range", { q: "galangal", refine: "price=(5..10)" }, undefined, ["zanzibar"]],
  ["what can be ordered", { q: "galangal", refine: "orderable_only=true" }, undefined, ["zanzibar"]],
  ["what its variants say", { q: "galangal", refine: "c_refinementFill=mace" }, undefined, ["zanzibar"]],
];

describe("imported products", () => {
  let counts: Record<string, number>;
  beforeAll(async () => {
    ({ counts } = await bring(files));
  }, 120_000);

  test("bring facets, of which the report names those that can not be followed", () => {
    expect(counts).toEqual({ "categories: facets by ranges or periods, kept without effect": 1 });
  });

  test.each(facts)("are found by %s", async (_what, query, locale, ids) => {
    const found = await caller(sandbox.app).idsOf(query, locale);
    expect(query.sort ? found : found.toSorted()).toEqual(query.sort ? ids : ids.toSorted());
  });

  test("are counted in the facets of their category", async () => {
    const { refinements } = await caller(sandbox.app).search({ refine: "cgid=spices" });
    const facet = (id: string) => refinements.find(({ attributeId }) => attributeId === id);
    expect(facet("c_refinementFill")).toMatchObject({
      label: "Filling",
      values: [
        { value: "clove", hitCount: 1 },
        { value: "mace", hitCount: 1 },
      ],
    });
    expect(facet("brand")).toMatchObject({ label: "Maker", values: [{ value: "Kilwa Kitchens", hitCount: 2 }] });
    expect(facet("price")?.values).toMatchObject([
      { value: "(0..10)", hitCount: 1 },
      { value: "(25..50)", hitCount: 1 },
    ]);
    expect(facet("c_isKosher")?.values).toMatchObject([{ value: "true", hitCount: 1 }]);
    expect(facet("c_heat")).toBeUndefined();
    const inFrench = await caller(sandbox.app).search({ refine: "cgid=spices" }, "fr-CA");
    expect(inFrench.refinements.find(({ attributeId }) => attributeId === "c_refinementFill")?.label).toBe("Garniture");
  });

  test("are suggested while somebody types", async () => {
    const english = await caller(sandbox.app).suggest("zanz");
    expect(english).toMatchObject({ productSuggestions: { products: [{ productId: "zanzibar" }] } });
    const french = await caller(sandbox.app).suggest("couss", "fr-CA");
    expect(french).toMatchObject({ productSuggestions: { products: [{ productName: "Coussins de Zanzibar" }] } });
    expect(await caller(sandbox.app).suggest("cabi")).toMatchObject({
      categorySuggestions: { categories: [{ id: "spices" }] },
    });
  });

  test("are found after a restart", async () => {
    const { app } = await createInstance({
      world: wickettPlum,
      database: sandbox.database,
      vendorsOrigin: sandbox.vendorsOrigin,
      sandboxOrigin: sandbox.origin,
      strict: true,
      access: { mode: "open" },
      snapshotsFolder: folder,
      onError: (error) => {
        throw error;
      },
    });
    expect(await caller(app).idsOf({ q: "galangal", refine: "c_refinementFill=clove" })).toEqual(["zanzibar"]);
    expect(await caller(app).idsOf({ q: "coussins" }, "fr-CA")).toEqual(["zanzibar"]);
  });

  test("are found by what a later archive says, and no more by what it no longer does", async () => {
    const again = `<catalog ${impex("catalog/2006-10-31")} catalog-id="spice-route">
      <category category-id="spices"><display-name xml:lang="x-default">Pepper drawer</display-name></category>
      <product product-id="zanzibar"><display-name xml:lang="x-default">Comoros pillows</display-name></product>
      <product product-id="pemba" mode="delete"/></catalog>`;
    await bring({ "catalogs/spice-route/catalog.xml": again });
    const { idsOf } = caller(sandbox.app);
    expect(await idsOf({ q: "comoros" })).toEqual(["zanzibar"]);
    expect(await idsOf({ q: "drawer pillows" })).toEqual(["zanzibar"]);
    expect(await idsOf({ q: "pemba" })).toEqual([]);
    expect(await idsOf({ q: "cabinet pillows" })).toEqual([]);
  });
});
