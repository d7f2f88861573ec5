import path from "node:path";
import type { Database } from "#sandbox/core/database/connection.ts";
import { createTestDatabase } from "#sandbox/core/database/test-database.ts";
import { createCustomAttributes } from "#sandbox/organization/custom-attributes/attribute-service.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";
import { exportArchive } from "./export-archive-service.ts";
import { importArchive } from "./import-archive-service.ts";
import { filesOf, firstDifference, memoryFiles, schemaFaults, schemaFolder, temporaryFolder } from "./test-archives.ts";

const siteIds = sites.map(({ id }) => id);
const { folder, remove } = temporaryFolder();
const zip = (name: string) => path.join(folder, name);

let world: Database;
let empty: Database;
beforeAll(async () => {
  world = await createTestDatabase("world");
  empty = await createTestDatabase();
  const attributes = wickettPlum.cartridge?.attributes;
  await exportArchive({ database: world, file: zip("one.zip"), siteIds, staticFiles: memoryFiles(), attributes });
}, 300_000);
afterAll(async () => {
  await world.close();
  await empty.close();
  remove();
});

describe("the export of the default world", () => {
  test("is as the platform's schemas want it", async () => {
    const schemas = schemaFolder();
    if (!schemas) {
      process.stderr.write(
        "\nTHE PLATFORM'S SCHEMAS ARE NOT HERE: set SCAPI_CONTRACT_DIR to hold exports against them.\n\n",
      );
      return;
    }
    const files = [...(await filesOf(zip("one.zip")))].filter(([name]) => name.endsWith(".xml"));
    expect((await schemaFaults(schemas, files)).slice(0, 5)).toEqual([]);
  }, 300_000);

  test("goes into an empty sandbox and comes out as the same bytes", async () => {
    const staticFiles = memoryFiles();
    const report = await importArchive({ database: empty, file: zip("one.zip"), siteIds, staticFiles });
    expect(report.counts).toEqual({});
    await exportArchive({ database: empty, file: zip("two.zip"), siteIds, staticFiles });
    const [one, two] = [await filesOf(zip("one.zip")), await filesOf(zip("two.zip"))];
    expect([...two.keys()]).toEqual([...one.keys()]);
    expect(firstDifference(one, two)).toBeUndefined();
  }, 300_000);

  test("leaves an empty sandbox that takes it with the custom attributes that the cartridge defines", async () => {
    const there = createCustomAttributes(empty, {});
    for (const [typeId, definitions] of Object.entries(wickettPlum.cartridge?.attributes ?? {})) {
      const found = await there.of([typeId]);
      // What the cartridge's rules work out is worked out by nobody there.
      const expected = Object.entries(definitions).map(([name, { isWorkedOut: _isWorkedOut, ...definition }]) => [
        name,
        definition,
      ]);
      expect({ typeId, ...found }).toMatchObject({ typeId, ...Object.fromEntries(expected) });
    }
    expect(await there.of(["Profile", "ProductList"])).not.toHaveProperty("c_sandbox");
  });
});
