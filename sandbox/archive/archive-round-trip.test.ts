import path from "node:path";
import fc from "fast-check";
import { sql } from "drizzle-orm";
import type { Database } from "#sandbox/database/connection.ts";
import { createTestDatabase } from "#sandbox/database/test-database.ts";
import { exportArchive } from "./export-archive-service.ts";
import { fileKinds } from "./file-kinds.ts";
import { fileText } from "./file-text.ts";
import { importArchive } from "./import-archive-service.ts";
import { archiveOf, filesOf, memoryFiles, schemaFaults, schemaFolder, temporaryFolder } from "./test-archives.ts";
import { element, textElement, type XmlElement } from "./xml-element.ts";

const siteIds = ["Candy", "CandyCA"];

/** Archives that are tried; set ARCHIVE_ROUNDS=200 for the long run. */
const ROUNDS = Number(process.env.ARCHIVE_ROUNDS ?? 30);

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,7}$/);
/** Characters XML may hold. */
const isWritable = (each: string) => /^[\t\n\r\p{L}\p{N}\p{P}\p{S}\p{Zs}]*$/u.test(each) && each.trim() !== "";
const text = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }).filter(isWritable);
const language = fc.constantFrom("x-default", "en-US", "fr-CA");
const flag = fc.boolean();

const localizedOf = (tag: string) =>
  fc
    .uniqueArray(fc.tuple(language, text), { selector: ([of]) => of, maxLength: 3 })
    .map((all) => all.map(([of, value]) => element(tag, { "xml:lang": of }, value)));

const attributesOf = fc
  .uniqueArray(fc.tuple(name, fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 }))), {
    selector: ([id]) => id,
    maxLength: 4,
  })
  .map((all) =>
    all.length === 0
      ? undefined
      : element(
          "custom-attributes",
          {},
          ...all.map(([id, value]) =>
            element(
              "custom-attribute",
              { "attribute-id": id },
              ...(Array.isArray(value) ? value.map((each) => element("value", {}, each)) : [value]),
            ),
          ),
        ),
  );

const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });

const productOf = (id: string): fc.Arbitrary<XmlElement> =>
  fc
    .record({
      ean: optional(text),
      upc: optional(text),
      minimum: optional(fc.integer({ min: 1, max: 9 })),
      names: localizedOf("display-name"),
      descriptions: localizedOf("long-description"),
      online: optional(flag),
      site: optional(fc.constantFrom(...siteIds)),
      images: fc.uniqueArray(fc.constantFrom("large", "small", "swatch", "hi-res"), { maxLength: 3 }),
      taxClass: optional(name),
      brand: optional(text),
      manufacturer: optional(text),
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "product",
        { "product-id": id },
        textElement("ean", of.ean),
        textElement("upc", of.upc),
        textElement("min-order-quantity", of.minimum),
        ...of.names,
        ...of.descriptions,
        textElement("online-flag", of.online),
        of.site ? textElement("online-flag", true, { "site-id": of.site }) : undefined,
        of.images.length > 0
          ? element(
              "images",
              {},
              ...of.images.map((view) =>
                element("image-group", { "view-type": view }, element("image", { path: `${id}-${view}.webp` })),
              ),
            )
          : undefined,
        textElement("tax-class-id", of.taxClass),
        textElement("brand", of.brand),
        textElement("manufacturer-name", of.manufacturer),
        of.attributes,
      ),
    );

const categoryOf = (id: string): fc.Arbitrary<XmlElement> =>
  fc
    .record({
      names: localizedOf("display-name"),
      online: optional(flag),
      parent: optional(name),
      position: optional(fc.integer({ min: 0, max: 99 })),
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "category",
        { "category-id": id },
        ...of.names,
        textElement("online-flag", of.online),
        textElement("parent", of.parent),
        textElement("position", of.position),
        of.attributes,
      ),
    );

const ids = fc.uniqueArray(name, { minLength: 1, maxLength: 5 });

const each = (all: fc.Arbitrary<string[]>, make: (id: string) => fc.Arbitrary<XmlElement>) =>
  all.chain((list) => fc.tuple(...list.map(make)));

const priceTable = (id: string) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 99_999 })), {
      selector: ([from]) => from,
      maxLength: 3,
    })
    .map((steps) =>
      element(
        "price-table",
        { "product-id": id },
        ...steps.map(([from, cents]) => element("amount", { quantity: String(from) }, (cents / 100).toFixed(2))),
        textElement("price-info", "about"),
      ),
    );

const record = (id: string) =>
  fc
    .record({
      allocation: optional(fc.integer({ min: 0, max: 999 })),
      perpetual: optional(flag),
      handling: optional(fc.constantFrom("none", "preorder", "backorder")),
      ats: optional(fc.integer({ min: 0, max: 9 })),
    })
    .map((of) =>
      element(
        "record",
        { "product-id": id },
        textElement("allocation", of.allocation),
        textElement("perpetual", of.perpetual),
        textElement("preorder-backorder-handling", of.handling),
        textElement("ats", of.ats),
      ),
    );

const storeOf = (id: string) =>
  fc
    .record({
      name: text,
      city: optional(text),
      latitude: optional(fc.integer({ min: -90, max: 90 })),
      hours: localizedOf("store-hours"),
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "store",
        { "store-id": id },
        textElement("name", of.name),
        textElement("city", of.city),
        ...of.hours,
        textElement("latitude", of.latitude),
        of.attributes,
      ),
    );

const coupon = (id: string) =>
  fc
    .record({ enabled: flag, code: text })
    .map(({ enabled, code }) =>
      element("coupon", { "coupon-id": id }, textElement("enabled-flag", enabled), textElement("single-code", code)),
    );

const conditions = fc
  .uniqueArray(fc.tuple(fc.constantFrom("brand", "product-id", "category-id"), name), {
    minLength: 1,
    maxLength: 3,
    selector: ([kind]) => kind,
  })
  .map((all) =>
    element(
      "included-products",
      {},
      ...all.map(([kind, value]) =>
        element(
          "condition-group",
          {},
          element(
            `${kind === "category-id" ? "category" : kind}-condition`,
            { ...(kind === "category-id" ? { "catalog-id": "mine" } : {}), operator: "is equal" },
            element(kind, {}, value),
          ),
        ),
      ),
    ),
  );

const money = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
const percent = fc.integer({ min: 1, max: 99 }).map(String);
const discount = fc.oneof(
  percent.map((value) => element("percentage", {}, value)),
  money.map((value) => element("amount", {}, value)),
);

const rule = fc.oneof(
  fc
    .record({ conditions, discount, most: optional(fc.integer({ min: 1, max: 9 })) })
    .map((of) =>
      element(
        "product-promotion-rule",
        {},
        element("qualifying-products", {}, of.conditions),
        element("simple-discount", {}, of.discount),
        textElement("max-applications", of.most),
      ),
    ),
  fc
    .uniqueArray(fc.tuple(money, discount), { minLength: 1, maxLength: 3, selector: ([from]) => from })
    .map((tiers) =>
      element(
        "order-promotion-rule",
        {},
        element(
          "discounts",
          { "condition-type": "order-total" },
          ...tiers.map(([from, of]) => element("discount", {}, element("threshold", {}, from), of)),
        ),
      ),
    ),
  // What the shop has no rule for comes back as it came.
  fc.constant(
    element(
      "product-promotion-rule",
      {},
      textElement("identical-products", true),
      element("simple-discount", {}, element("percentage", {}, "5")),
    ),
  ),
);

const promotionOf = (id: string) =>
  fc
    .record({
      enabled: flag,
      exclusivity: fc.constantFrom("no", "class", "global"),
      names: localizedOf("name"),
      tag: text,
      rule,
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "promotion",
        { "promotion-id": id },
        textElement("enabled-flag", of.enabled),
        textElement("searchable-flag", true),
        textElement("exclusivity", of.exclusivity),
        ...of.names,
        element("tags", {}, element("tag", {}, of.tag)),
        of.attributes,
        of.rule,
      ),
    );

const assignmentOf = (id: string) =>
  fc
    .record({ rank: optional(fc.integer({ min: 1, max: 99 })), groups: fc.uniqueArray(name, { maxLength: 2 }) })
    .map((of) =>
      element(
        "promotion-campaign-assignment",
        { "promotion-id": id, "campaign-id": "season" },
        element("qualifiers", { "match-mode": "any" }, of.groups.length > 0 ? element("customer-groups") : undefined),
        of.groups.length > 0
          ? element(
              "customer-groups",
              {},
              ...of.groups.map((group) => element("customer-group", { "group-id": group })),
            )
          : undefined,
        textElement("rank", of.rank),
      ),
    );

const shippingOf = (id: string) =>
  fc
    .record({
      names: localizedOf("display-name"),
      online: flag,
      costs: fc.uniqueArray(fc.tuple(money, money), { maxLength: 3, selector: ([from]) => from }),
      taxClass: name,
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "shipping-method",
        { "method-id": id, default: "false" },
        ...of.names,
        textElement("online-flag", of.online),
        element("tax-class-id", {}, of.taxClass),
        of.costs.length > 0
          ? element(
              "price-table",
              {},
              ...of.costs.map(([from, cost]) => element("amount", { "order-value": from }, cost)),
            )
          : undefined,
        of.attributes,
        element("currency", {}, "USD"),
      ),
    );

const customerOf = (id: string) =>
  fc
    .record({
      first: optional(text),
      last: text,
      enabled: flag,
      title: optional(text),
      city: text,
      note: optional(text),
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "customer",
        { "customer-no": id },
        element("credentials", {}, element("login", {}, `${id}@example.test`), textElement("enabled-flag", of.enabled)),
        element(
          "profile",
          {},
          textElement("title", of.title),
          textElement("first-name", of.first),
          textElement("last-name", of.last),
          of.attributes,
        ),
        element(
          "addresses",
          {},
          element("address", { "address-id": "home", preferred: "true" }, element("city", {}, of.city)),
        ),
        textElement("note", of.note),
      ),
    );

const groupOf = (id: string) =>
  fc
    .record({ description: optional(text), operator: fc.constantFrom("ends-with", "contains"), value: name })
    .map((of) =>
      element(
        "customer-group",
        { "group-id": id },
        textElement("description", of.description),
        element(
          "membership-rule",
          {},
          element(
            "included-customers",
            {},
            element(
              "condition-group",
              { "match-mode": "all" },
              element(
                "condition",
                {},
                element("attribute-path", {}, "customer.profile.email"),
                element("operator", {}, of.operator),
                element("string", {}, of.value),
              ),
            ),
          ),
        ),
      ),
    );

const ruleOf = (id: string) =>
  fc
    .subarray(["price", "unit-price", "category-position", "explicit-sortings"], { minLength: 1 })
    .map((steps) =>
      element(
        "sorting-rule",
        { "rule-id": id },
        element(
          "sorting-attributes",
          {},
          ...steps.map((step) =>
            step.endsWith("price") ? element(step, {}, element("direction", {}, "ascending")) : element(step),
          ),
        ),
      ),
    );

const contentOf = (id: string) =>
  fc
    .record({ names: localizedOf("display-name"), online: flag, attributes: attributesOf })
    .map((of) =>
      element(
        "content",
        { "content-id": id },
        ...of.names,
        textElement("online-flag", of.online),
        of.attributes,
        element("folder-links", {}, element("classification-link", { "folder-id": "root" })),
      ),
    );

const kindNamed = (kind: string) => fileKinds.find((each) => each.kind === kind) as (typeof fileKinds)[number];

const fileOf = (kind: string, id: string, objects: readonly XmlElement[]) =>
  fileText(
    kindNamed(kind),
    id,
    objects.map((of) => ({ object: of.name, element: of })),
  );

/** Small valid archives of every domain the shop understands, with what it does not. */
const archives: fc.Arbitrary<Record<string, string>> = fc
  .record({
    products: each(ids, productOf),
    categories: each(ids, categoryOf),
    assignments: fc.uniqueArray(fc.tuple(name, name), { selector: (pair) => pair.join("|"), maxLength: 4 }),
    prices: each(ids, priceTable),
    records: each(ids, record),
    stores: each(ids, storeOf),
    coupons: each(ids, coupon),
    promotions: ids.chain((list) => fc.tuple(fc.tuple(...list.map(promotionOf)), fc.tuple(...list.map(assignmentOf)))),
    shipping: each(ids, shippingOf),
    customers: each(ids, customerOf),
    groups: each(ids, groupOf),
    rules: each(ids, ruleOf),
    contents: each(ids, contentOf),
    words: fc.uniqueArray(name, { minLength: 2, maxLength: 4 }),
    rate: fc.integer({ min: 0, max: 30_000 }),
    preference: text,
  })
  .map((of) => ({
    "catalogs/mine/catalog.xml": fileOf("catalog", "mine", [
      ...of.categories,
      ...of.products,
      ...of.assignments.map(([category, product]) =>
        element(
          "category-assignment",
          { "category-id": category, "product-id": product },
          textElement("position", "auto"),
        ),
      ),
    ]),
    "pricebooks/book.xml": fileOf("pricebook", "book", [
      element("header", { "pricebook-id": "book" }, textElement("currency", "USD")),
      ...of.prices,
    ]),
    "inventory-lists/list.xml": fileOf("inventory", "list", [
      element(
        "header",
        { "list-id": "list" },
        textElement("default-instock", false),
        textElement("description", "cellar"),
      ),
      ...of.records,
    ]),
    "sites/Candy/stores.xml": fileOf("stores", "", of.stores),
    "sites/Candy/coupons.xml": fileOf("coupons", "", of.coupons),
    "customer-lists/people.xml": fileOf("customer-list", "people", of.customers),
    "libraries/shelf/library.xml": fileOf("library", "shelf", of.contents),
    "sites/Candy/customer-groups.xml": fileOf("customer-groups", "", of.groups),
    "sites/Candy/promotions.xml": fileOf("promotions", "", [
      element(
        "campaign",
        { "campaign-id": "season" },
        element("description", {}, "of the year"),
        textElement("enabled-flag", true),
      ),
      ...of.promotions[0],
      ...of.promotions[1],
    ]),
    "sites/Candy/shipping.xml": fileOf("shipping", "", of.shipping),
    "sites/Candy/sort.xml": fileOf("sort", "", of.rules),
    "sites/Candy/search2.xml": fileOf("search2", "", [
      element("synonym-list", { "xml:lang": "en" }, element("synonyms", {}, of.words.join(","))),
    ]),
    "sites/Candy/preferences.xml": fileOf("preferences", "", [
      element(
        "custom-preferences",
        {},
        element("all-instances", {}, element("preference", { "preference-id": "slogan" }, of.preference)),
        element("staging", {}, element("preference", { "preference-id": "slogan" }, "another")),
      ),
    ]),
    "sites/Candy/tax.xml": fileOf("tax", "", [
      element("tax-class", { "class-id": "sweets" }, element("display-name", {}, "Sweets")),
      element(
        "tax-jurisdiction",
        { "jurisdiction-id": "US-CA", default: "false" },
        element("address-mappings", {}, element("address-mapping", { key1: "US", key2: "CA" })),
      ),
      element("tax-rate", { "class-id": "sweets", "jurisdiction-id": "US-CA" }, String(of.rate / 100_000)),
    ]),
  }));

/** Tables these archives write to. */
const written = [
  "archive_objects",
  "campaigns",
  "content_assets",
  "content_folders",
  "coupons",
  "customer_addresses",
  "customer_group_members",
  "customer_groups",
  "customers",
  "promotions",
  "search_synonyms",
  "shipping_costs",
  "shipping_methods",
  "site_preferences",
  "sorting_parts",
  "tax_jurisdictions",
  "tax_rates",
  "categories",
  "category_texts",
  "inventory_lists",
  "inventory_records",
  "price_books",
  "prices",
  "product_categories",
  "product_images",
  "product_texts",
  "products",
  "stores",
];

describe("archives that nobody wrote by hand", () => {
  const { folder, remove } = temporaryFolder();
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 120_000);
  afterAll(async () => {
    await database.close();
    remove();
  });

  const clear = async () => {
    for (const table of written) await database.sql.execute(sql`delete from ${sql.identifier(table)}`);
  };

  test(`${ROUNDS} of them go in and come out as the same files`, async () => {
    await fc.assert(
      fc.asyncProperty(archives, async (files) => {
        await clear();
        const staticFiles = memoryFiles();
        await importArchive({
          database,
          file: await archiveOf(path.join(folder, "in.zip"), files),
          siteIds,
          staticFiles,
        });
        await exportArchive({ database, file: path.join(folder, "out.zip"), siteIds, staticFiles });
        const out = await filesOf(path.join(folder, "out.zip"));
        for (const [place, content] of Object.entries(files))
          expect([place, out.get(place)?.toString("utf8")]).toEqual([place, content]);
      }),
      { numRuns: ROUNDS, seed: 20_261_121, endOnFailure: true },
    );
  }, 240_000);

  test("they are as the platform's schemas want them", async () => {
    const schemas = schemaFolder();
    if (!schemas) return;
    for (const files of fc.sample(archives, { numRuns: 3, seed: 7 }))
      for (const [place, content] of Object.entries(files))
        expect(await schemaFaults(schemas, place, Buffer.from(content))).toEqual([]);
  }, 120_000);
});
