import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { importArchive } from "#sandbox/archive/import-archive-service.ts";
import { archiveOf, memoryFiles, temporaryFolder } from "#sandbox/archive/test-archives.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { testShopper } from "#sandbox/test-shopper.ts";
import { sites } from "#worlds/wickett-plum/sites.ts";
import { watchDataChanges } from "./data-changes.ts";
import { resetWorld } from "./reset.ts";
import { wickettPlum } from "#worlds/wickett-plum/world.ts";

const { folder, remove } = temporaryFolder();
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(async () => {
  await sandbox.close();
  remove();
});

const bears = "484101";
const renamed = (name: string) =>
  `<catalog xmlns="http://www.demandware.com/xml/impex/catalog/2006-10-31" catalog-id="elsewhere"><product product-id="${bears}">
   <display-name xml:lang="x-default">${name}</display-name><online-flag>true</online-flag></product></catalog>`;

const importName = async (name: string, dryRun = false) =>
  importArchive({
    database: sandbox.database,
    file: await archiveOf(path.join(folder, `${name}.zip`), { "catalogs/elsewhere/catalog.xml": renamed(name) }),
    siteIds: sites.map(({ id }) => id),
    staticFiles: memoryFiles(),
    dryRun,
  });

const shown = async () => {
  const shopper = testShopper(sandbox, await sandbox.guestToken());
  const { status, body } = await shopper.get(`/products/${bears}`);
  return [status, (body as { name?: string }).name];
};

/** Waits until the watch has told so many changes; what never comes fails the test by its time limit. */
const told = async (changes: () => number, count: number) => {
  while (changes() < count) await sleep(10);
};

test("data exchanged by another process is shown once the watch has seen it, and told once", async () => {
  let changes = 0;
  const stop = await watchDataChanges(
    sandbox.database,
    async () => {
      sandbox.services.forget();
      changes += 1;
    },
    20,
  );
  try {
    await expect(shown()).resolves.toEqual([200, "Garden Bears, Six Fruits"]);
    await importName("Never Taken", true);
    await importName("Brought In");
    await told(() => changes, 1);
    await expect(shown()).resolves.toEqual([200, "Brought In"]);
    await resetWorld(sandbox.database, wickettPlum, { world: "bare", seed: 1 });
    await told(() => changes, 2);
    await expect(shown()).resolves.toEqual([404, undefined]);
    await sleep(200);
    expect(changes).toBe(2);
  } finally {
    await stop();
  }
}, 240_000);
