import path from "node:path";
import fc from "fast-check";
import { sql } from "drizzle-orm";
import type { Database } from "#sandbox/core/database/connection.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { archives, siteIds } from "./test-random-archives.ts";
import { exportArchive } from "./export-archive-service.ts";
import { importArchive } from "./import-archive-service.ts";
import { archiveOf, filesOf, memoryFiles, schemaFaults, schemaFolder, temporaryFolder } from "./test-archives.ts";

/** Archives that are tried; set ARCHIVE_ROUNDS=200 for the long run. */
const ROUNDS = Number(process.env.ARCHIVE_ROUNDS ?? 12);

/** Tables these archives write to. */
const written = [
  "archive_objects",
  "campaigns",
  "customer_payment_instruments",
  "designed_contents",
  "gift_certificates",
  "payment_cards",
  "payment_methods",
  "product_list_items",
  "product_lists",
  "refinement_definitions",
  "search_documents",
  "search_terms",
  "searchable_attributes",
  "slot_campaigns",
  "slot_configurations",
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
    const tables = written.map((table) => sql.identifier(table));
    await database.sql.execute(sql`truncate ${sql.join(tables, sql`, `)} cascade`);
  };

  test(
    `${ROUNDS} of them go in and come out as the same files`,
    async () => {
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
    },
    240_000 + ROUNDS * 10_000,
  );

  test("they are as the platform's schemas want them", async () => {
    const schemas = schemaFolder();
    if (!schemas) return;
    const files = fc
      .sample(archives, { numRuns: 3, seed: 7 })
      .flatMap((each, index) =>
        Object.entries(each).map(([place, content]): [string, Buffer] => [`${index}/${place}`, Buffer.from(content)]),
      );
    expect(await schemaFaults(schemas, files)).toEqual([]);
  }, 120_000);
});
