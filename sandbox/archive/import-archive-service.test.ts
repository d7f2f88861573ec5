import path from "node:path";
import { and, eq } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { inventoryLists, inventoryRecords } from "#sandbox/platform/inventory/inventory-tables.ts";
import { priceBooks, prices } from "#sandbox/platform/prices/price-tables.ts";
import { categories, productCategories, productImages, products } from "#sandbox/platform/products/product-tables.ts";
import { stores } from "#sandbox/platform/stores/store-tables.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { exportArchive } from "./export-archive-service.ts";
import { importArchive } from "./import-archive-service.ts";
import type { ImportReport } from "./import-report.ts";
import { archiveOf, filesOf, memoryFiles, temporaryFolder } from "./test-archives.ts";

const siteIds = ["Candy", "CandyCA"];
const { folder, remove } = temporaryFolder();
let database: Database;
let archives = 0;
beforeAll(async () => {
  database = await createTestDatabase();
}, 120_000);
afterAll(async () => {
  await database.close();
  remove();
});

const impex = (name: string) => `xmlns="http://www.demandware.com/xml/impex/${name}"`;
const catalog = (inner: string, id = "candy") =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<catalog ${impex("catalog/2006-10-31")} catalog-id="${id}">${inner}</catalog>`;

const load = async (
  files: Record<string, string | Buffer>,
  options: { dryRun?: boolean; site?: string; staticFiles?: ReturnType<typeof memoryFiles> } = {},
): Promise<ImportReport> => {
  archives += 1;
  const file = await archiveOf(path.join(folder, `${archives}.zip`), files);
  return importArchive({ database, file, siteIds, staticFiles: memoryFiles(), ...options });
};

const exported = async (): Promise<Map<string, string>> => {
  archives += 1;
  const file = path.join(folder, `${archives}.zip`);
  await exportArchive({ database, file, siteIds, staticFiles: memoryFiles() });
  return new Map([...(await filesOf(file))].map(([name, content]) => [name, content.toString("utf8")]));
};

const product = async (id: string) => (await database.sql.select().from(products).where(eq(products.id, id)))[0];

const metadata = `<metadata ${impex("metadata/2006-10-31")}><type-extension type-id="Product"><custom-attribute-definitions>
  <attribute-definition attribute-id="isKosher"><type>boolean</type></attribute-definition>
  <attribute-definition attribute-id="pieces"><type>int</type></attribute-definition>
  <attribute-definition attribute-id="occasions"><type>set-of-string</type></attribute-definition>
</custom-attribute-definitions></type-extension></metadata>`;

describe("merging an archive into the shop", () => {
  test("numbers, manufacturer and unit of a product are the shop's", async () => {
    await load({
      "catalogs/c/catalog.xml":
        catalog(`<product product-id="numbered"><ean>4006381333931</ean><upc>036000291452</upc><unit>kg</unit>
        <brand>Own</brand><manufacturer-name>Seifenwerk</manufacturer-name><manufacturer-sku>SW-7</manufacturer-sku></product>`),
    });
    expect(await product("numbered")).toMatchObject({
      ean: "4006381333931",
      unit: "kg",
      manufacturerName: "Seifenwerk",
      manufacturerSku: "SW-7",
    });
  });

  test("a product is made, offline unless the feed says otherwise", async () => {
    await load({
      "catalogs/candy/catalog.xml": catalog(`
        <product product-id="silent"><display-name xml:lang="x-default">Silent Toffee</display-name></product>
        <product product-id="loud"><display-name xml:lang="x-default">Loud Toffee</display-name><online-flag>true</online-flag></product>
        <product product-id="partly"><online-flag>false</online-flag><online-flag site-id="CandyCA">true</online-flag></product>`),
    });
    expect(await product("silent")).toMatchObject({ online: false, siteIds: [], name: "Silent Toffee", type: "item" });
    expect(await product("loud")).toMatchObject({ online: true, siteIds });
    expect(await product("partly")).toMatchObject({ online: true, siteIds: ["CandyCA"] });
  });

  test("what a later feed does not mention stays; what it mentions is replaced, by language and by attribute", async () => {
    const first = `<product product-id="merged">
      <display-name xml:lang="x-default">Old name</display-name><display-name xml:lang="fr-CA">Vieux nom</display-name>
      <online-flag>true</online-flag><brand>Plum</brand>
      <custom-attributes><custom-attribute attribute-id="isKosher">true</custom-attribute>
      <custom-attribute attribute-id="pieces">12</custom-attribute></custom-attributes></product>`;
    const second = `<product product-id="merged"><display-name xml:lang="x-default">New name</display-name>
      <custom-attributes><custom-attribute attribute-id="pieces">24</custom-attribute></custom-attributes></product>`;
    await load({ "meta/meta.xml": metadata, "catalogs/candy/catalog.xml": catalog(first) });
    await load({ "catalogs/candy/catalog.xml": catalog(second) });
    expect(await product("merged")).toMatchObject({
      name: "New name",
      brand: "Plum",
      online: true,
      attributes: { c_isKosher: true, c_pieces: 24 },
    });
    const text = (await exported()).get("catalogs/candy/catalog.xml") ?? "";
    expect(text).toContain('<display-name xml:lang="fr-CA">Vieux nom</display-name>');
    expect(text).not.toContain("Old name");
  });

  test("pictures of the shown view and those from straight above come each in their view, and go out again so", async () => {
    const group = (view: string, file: string) =>
      `<image-group view-type="${view}"><image path="${file}"/></image-group>`;
    const images = group("top-down", "above.png") + group("hi-res", "side.png") + group("small", "tiny.png");
    await load({
      "catalogs/candy/catalog.xml": catalog(`<product product-id="laid"><images>${images}</images></product>`),
    });
    const rows = await database.sql.select().from(productImages).where(eq(productImages.productId, "laid"));
    expect(rows.map(({ viewType, file }) => [viewType, path.basename(file)])).toEqual([
      ["large", "side.png"],
      ["top-down", "above.png"],
    ]);
    const text = (await exported()).get("catalogs/candy/catalog.xml") ?? "";
    expect(text).toMatch(/view-type="top-down">\s*<image path="above\.png"/);
  });

  test("objects may come in any order: variants before and after their master, assignments before the product", async () => {
    await load({
      "catalogs/candy/catalog.xml": catalog(`
        <product product-id="box-s"><online-flag>true</online-flag><custom-attributes><custom-attribute attribute-id="size">s</custom-attribute></custom-attributes></product>
        <product product-id="box"><online-flag>true</online-flag><variations><attributes>
          <variation-attribute attribute-id="size" variation-attribute-id="size"><display-name xml:lang="x-default">Size</display-name>
            <variation-attribute-values><variation-attribute-value value="s"/><variation-attribute-value value="l"/></variation-attribute-values></variation-attribute>
        </attributes><variants><variant product-id="box-s"/><variant product-id="box-l" default="true"/><variant product-id="box-xl"/></variants></variations></product>
        <product product-id="box-l"><custom-attributes><custom-attribute attribute-id="size">l</custom-attribute></custom-attributes></product>
        <category-assignment category-id="boxes" product-id="box"><position>top</position><primary-flag>true</primary-flag></category-assignment>`),
      "catalogs/shopfront/catalog.xml": catalog(
        `<category category-id="boxes"><display-name xml:lang="x-default">Boxes</display-name><online-flag>true</online-flag><parent>nowhere</parent></category>`,
        "shopfront",
      ),
    }).then(({ counts }) => {
      expect(counts).toEqual({
        "products: variants that are not there": 1,
        "categories: parents that are not there": 1,
      });
    });
    expect(await product("box")).toMatchObject({ type: "master", primaryCategoryId: "boxes" });
    expect(await product("box-s")).toMatchObject({ type: "variant", masterId: "box", variationValues: { size: "s" } });
    expect(await product("box-l")).toMatchObject({ type: "variant", masterId: "box", attributes: {} });
    expect((await database.sql.select().from(categories)).map(({ id }) => id)).toContain("boxes");
    expect((await exported()).get("catalogs/candy/catalog.xml")).toContain(
      '<variant default="true" product-id="box-l"/>',
    );
  });

  test("an object in the mode delete is taken away, with its rows", async () => {
    await load({ "c.xml": catalog('<product product-id="short-lived"><online-flag>true</online-flag></product>') });
    const report = await load({ "c.xml": catalog('<product mode="delete" product-id="short-lived"/>') });
    expect(report.files[0]).toMatchObject({ objects: 0, deleted: 1 });
    expect(await product("short-lived")).toBeUndefined();
    expect((await exported()).get("catalogs/candy/catalog.xml")).not.toContain("short-lived");
  });

  test("a dry run reports and changes nothing", async () => {
    const staticFiles = memoryFiles();
    const files = {
      "c.xml": catalog('<product product-id="imagined"/>'),
      "catalogs/candy/static/default/a.webp": "picture",
    };
    const report = await load(files, { dryRun: true, staticFiles });
    expect(report).toMatchObject({ isDryRun: true, files: [{ path: "c.xml", kind: "catalog", objects: 1 }] });
    expect(await product("imagined")).toBeUndefined();
    expect(staticFiles.files.size).toBe(0);
  });

  test("a broken file leaves everything as it was", async () => {
    const files = { "a.xml": catalog('<product product-id="half"/>'), "b.xml": catalog("<product></prod>", "other") };
    await expect(load(files)).rejects.toThrow(/^b\.xml: /);
    expect(await product("half")).toBeUndefined();
  });

  test("of the sites' folders only the one asked for is taken", async () => {
    const store = (id: string) =>
      `<stores ${impex("store/2007-04-30")}><store store-id="${id}"><name>${id}</name></store></stores>`;
    const files = { "sites/Candy/stores.xml": store("one"), "sites/CandyCA/stores.xml": store("two") };
    const report = await load(files, { site: "Candy" });
    expect(report.counts).toEqual({ "files: of other sites": 1 });
    expect((await database.sql.select().from(stores)).map(({ id }) => id)).toEqual(["one"]);
  });

  test("pictures are handed on and come back", async () => {
    const staticFiles = memoryFiles();
    await load({ "catalogs/candy/static/default/images/a.webp": "picture" }, { staticFiles });
    expect(staticFiles.files.get("catalogs/candy/static/default/images/a.webp")?.toString()).toBe("picture");
  });
});

describe("prices and stock of an archive", () => {
  const books = (inner: string) => `<pricebooks ${impex("pricebook/2006-10-31")}>${inner}</pricebooks>`;
  const priceOf = async (book: string, id: string) =>
    (
      await database.sql
        .select()
        .from(prices)
        .where(and(eq(prices.priceBookId, book), eq(prices.productId, id)))
    ).map(({ minQuantity, priceCents }) => [minQuantity, priceCents]);

  test("price books in one file, with tiers; a later feed replaces a product's table and no other", async () => {
    const book = (id: string, tables: string) =>
      `<pricebook><header pricebook-id="${id}"><currency>USD</currency></header><price-tables>${tables}</price-tables></pricebook>`;
    const table = (id: string, amounts: string) => `<price-table product-id="${id}">${amounts}</price-table>`;
    const tiers = '<amount quantity="1">12.00</amount><amount quantity="10">9.50</amount>';
    await load({
      "p.xml": books(
        book("list", table("loud", tiers) + table("silent", "<amount>3.10</amount>")) +
          book("list-sale", table("loud", '<amount quantity="1">8</amount>')),
      ),
      "sites/Candy/preferences.xml": `<preferences ${impex("preferences/2007-03-31")}><standard-preferences><all-instances>
        <preference preference-id="SitePriceBooks">list:list-sale:gone</preference></all-instances></standard-preferences></preferences>`,
    });
    expect(await priceOf("list", "loud")).toEqual([
      [1, 1200],
      [10, 950],
    ]);
    expect(await priceOf("list", "silent")).toEqual([[1, 310]]);
    const found = await database.sql.select().from(priceBooks);
    expect(found.map(({ id, kind, siteIds: of }) => [id, kind, of])).toEqual([
      ["list", "list", ["Candy"]],
      ["list-sale", "sale", ["Candy"]],
    ]);
    await load({ "p.xml": books(book("list", table("loud", '<amount quantity="1">11</amount>'))) });
    expect(await priceOf("list", "loud")).toEqual([[1, 1100]]);
    expect(await priceOf("list", "silent")).toEqual([[1, 310]]);
  });

  test("tables with a window of their own and percentages are taken", async () => {
    const report = await load({
      "p.xml": books(`<pricebook><header pricebook-id="windows"><currency>USD</currency></header><price-tables>
        <price-table product-id="loud"><online-from>2030-01-01T00:00:00.000Z</online-from><amount quantity="1">1</amount></price-table>
        <price-table product-id="loud"><online-from>2031-01-01T00:00:00.000Z</online-from><amount quantity="1">2</amount></price-table>
        <price-table product-id="silent"><percentage quantity="1">10</percentage></price-table></price-tables></pricebook>`),
    });
    expect(report.counts).toEqual({});
    const text = (await exported()).get("pricebooks/windows.xml") ?? "";
    expect(text.match(/<online-from>/g)).toHaveLength(2);
    expect(text).toContain('<percentage quantity="1">10</percentage>');
  });

  test("what is sold and promised is not believed", async () => {
    const stock = (inner: string) => `<inventory ${impex("inventory/2007-05-31")}><inventory-list>
      <header list-id="cellar"><default-instock>false</default-instock></header><records>${inner}</records></inventory-list></inventory>`;
    await load({
      "i.xml": stock(`<record product-id="loud"><allocation>12.0</allocation><perpetual>false</perpetual>
        <preorder-backorder-handling>backorder</preorder-backorder-handling><preorder-backorder-allocation>5</preorder-backorder-allocation>
        <in-stock-date>2030-02-01</in-stock-date><ats>3</ats><on-order>4</on-order><turnover>9</turnover></record>`),
    }).then(({ counts }) => expect(counts).toEqual({ "inventory: read-only figures ignored": 1 }));
    const [row] = await database.sql
      .select()
      .from(inventoryRecords)
      .where(eq(inventoryRecords.inventoryListId, "cellar"));
    expect(row).toMatchObject({
      allocation: 12,
      handling: "backorder",
      preorderBackorderAllocation: 5,
      onOrder: 0,
      turnover: 0,
    });
    await database.sql
      .update(inventoryRecords)
      .set({ onOrder: 2, turnover: 1 })
      .where(eq(inventoryRecords.inventoryListId, "cellar"));
    await load({ "i.xml": stock('<record product-id="loud"><allocation>20</allocation></record>') });
    const [after] = await database.sql
      .select()
      .from(inventoryRecords)
      .where(eq(inventoryRecords.inventoryListId, "cellar"));
    expect(after).toMatchObject({ allocation: 20, onOrder: 2, turnover: 1, handling: "backorder" });
    expect((await database.sql.select().from(inventoryLists)).map(({ id }) => id)).toEqual(["cellar"]);
  });

  test("what the shop changed since goes out, what it does not know stays", async () => {
    await database.sql
      .update(inventoryRecords)
      .set({ allocation: 7 })
      .where(eq(inventoryRecords.inventoryListId, "cellar"));
    const text = (await exported()).get("inventory-lists/cellar.xml") ?? "";
    expect(text).toContain("<allocation>7</allocation>");
    expect(text).toContain("<ats>3</ats>");
  });
});

describe("pitfalls of real archives", () => {
  test("a file is known by its root and namespace, wherever it lies", async () => {
    const report = await load({ "anything/at/all.xml": catalog('<product product-id="odd-place"/>', "odd") });
    expect(report.files).toEqual([{ path: "anything/at/all.xml", kind: "catalog", objects: 1, deleted: 0 }]);
    expect((await exported()).has("catalogs/odd/catalog.xml")).toBe(true);
  });

  test("a shop's stock list and country may be custom attributes", async () => {
    await load({
      "sites/Candy/stores.xml": `<stores ${impex("store/2007-04-30")}><store store-id="corner"><name>Corner</name>
        <latitude>-71.13758250000001</latitude><custom-attributes><custom-attribute attribute-id="inventoryListId">cellar</custom-attribute>
        <custom-attribute attribute-id="countryCodeValue">US</custom-attribute></custom-attributes></store></stores>`,
    });
    const [store] = await database.sql.select().from(stores).where(eq(stores.id, "corner"));
    expect(store).toMatchObject({ inventoryListId: "cellar", countryCode: "US", latitude: -71.13758250000001 });
    const text = (await exported()).get("sites/Candy/stores.xml") ?? "";
    expect(text).toContain('<custom-attribute attribute-id="inventoryListId">cellar</custom-attribute>');
    expect(text).toContain("<latitude>-71.13758250000001</latitude>");
  });

  test("quotes, line ends, tabs and blanks come out as they went in", async () => {
    const inner = `<product product-id='quoted'><display-name xml:lang='x-default'>Say &quot;hi&quot; &amp; 'bye' &lt;b&gt;</display-name>
      <long-description xml:lang="x-default">&lt;p&gt;One&#13;\nTwo\tThree&lt;/p&gt;</long-description><brand/></product>`;
    await load({ "c.xml": catalog(inner, "quotes") });
    expect(await product("quoted")).toMatchObject({
      name: `Say "hi" & 'bye' <b>`,
      longDescription: "<p>One\r\nTwo\tThree</p>",
      brand: "",
    });
    const text = (await exported()).get("catalogs/quotes/catalog.xml") ?? "";
    expect(text).toContain("One&#13;\nTwo\tThree");
    expect(text).toContain("<brand/>");
  });

  test("references that lead nowhere are counted, and the rest is imported", async () => {
    const assignments = ["gone-1", "gone-2", "loud"].map(
      (id) => `<category-assignment category-id="boxes" product-id="${id}"/>`,
    );
    const { counts } = await load({ "c.xml": catalog(assignments.join("")) });
    expect(counts["categories: assigned products that are not there"]).toBe(2);
    const rows = await database.sql.select().from(productCategories).where(eq(productCategories.productId, "loud"));
    expect(rows).toHaveLength(1);
  });

  test("old and new search files stand beside each other, what is no XML is kept", async () => {
    const search = (version: string, inner: string) => `<search ${impex(version)}>${inner}</search>`;
    const files = {
      "sites/Candy/search.xml": search("search/2007-02-28", "<stopwords/>"),
      "sites/Candy/search2.xml": search("search2/2010-02-19", '<synonym-list xml:lang="en-US"/>'),
      "sites/Candy/urls/aliases": "{ /* comment */ }",
      "version.txt": "21.2",
      "strange.xml": '<strange xmlns="urn:nobody"/>',
    };
    const report = await load(files);
    expect(report.keptOnly).toEqual({ "search: stopwords": 1 });
    expect(report.counts).toEqual({ "files: no XML, kept": 2, "files: XML of an unknown kind, kept": 1 });
    const out = await exported();
    expect(out.get("sites/Candy/urls/aliases")).toBe("{ /* comment */ }");
    expect(out.get("strange.xml")).toBe('<strange xmlns="urn:nobody"/>');
    expect(out.get("sites/Candy/search2.xml")).toContain('<synonym-list xml:lang="en-US"/>');
  });

  test("values may be several, and their type is told by the metadata", async () => {
    await load({
      "c.xml": catalog(`<product product-id="typed"><custom-attributes>
        <custom-attribute attribute-id="occasions"><value>easter</value><value>birthday</value></custom-attribute>
        <custom-attribute attribute-id="isKosher">false</custom-attribute><custom-attribute attribute-id="untold">true</custom-attribute>
        <custom-attribute attribute-id="isKosher" site-id="CandyCA">true</custom-attribute></custom-attributes></product>`),
    });
    expect((await product("typed"))?.attributes).toEqual({
      c_occasions: ["easter", "birthday"],
      c_isKosher: false,
      c_untold: "true",
    });
  });

  test("languages come with a hyphen or an underscore", async () => {
    await load({
      "c.xml": catalog('<product product-id="tongues"><display-name xml:lang="fr_CA">Boîte</display-name></product>'),
    });
    expect((await product("tongues"))?.name).toBe("Boîte");
    expect((await exported()).get("catalogs/candy/catalog.xml")).toContain('xml:lang="fr_CA">Boîte');
  });
});
