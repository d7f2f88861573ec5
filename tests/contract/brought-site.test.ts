import path from "node:path";
import { importArchive } from "#sandbox/archive/import-archive-service.ts";
import { reportText } from "#sandbox/archive/import-report.ts";
import { archiveOf, memoryFiles, temporaryFolder } from "#sandbox/archive/test-archives.ts";
import { emptyWorld } from "#sandbox/empty-world.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { orderSoap, soapShopFiles, soapSite } from "./soap-shop.ts";
import { answered, createStorefrontClient, type StorefrontClient } from "./storefront-client.ts";

describe("a site that an archive brought into a world without any", () => {
  const { folder, remove } = temporaryFolder();
  let sandbox: TestSandbox;
  let client: StorefrontClient;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ world: emptyWorld, cards: "plain" });
    client = createStorefrontClient(sandbox, soapSite);
  }, 120_000);
  afterAll(async () => {
    await sandbox.close();
    remove();
  });

  it("is not there before", async () => {
    await expect(client.guest()).rejects.toEqual(answered(400));
    expect(sandbox.services.sites).toEqual([]);
  });

  it("comes with its name, languages, currency and clock", async () => {
    const report = await importArchive({
      database: sandbox.database,
      file: await archiveOf(path.join(folder, "seifenhaus.zip"), soapShopFiles),
      siteIds: [],
      staticFiles: memoryFiles(),
    });
    await sandbox.reload();
    expect(report.sites).toMatchObject([{ id: "Seifenhaus", currency: "EUR", locales: ["de-DE", "en-GB"] }]);
    expect([report.counts, report.keptOnly]).toEqual([{}, {}]);
    expect(reportText(report)).toContain(
      "Sites it brought:\n  Seifenhaus: Das Seifenhaus, EUR, de-DE and en-GB, sells in DE, days of Europe/Berlin",
    );
    expect(sandbox.services.sites).toEqual([
      {
        id: "Seifenhaus",
        name: "Das Seifenhaus",
        currency: "EUR",
        locales: ["de-DE", "en-GB"],
        country: "DE",
        host: "localhost",
        timeZone: "Europe/Berlin",
        taxation: null,
        checkPayee: null,
      },
    ]);
  });

  it("lets a guest search, fill a basket and order by a plain card, in German and for euros", async () => {
    const { access_token: token = "" } = await client.guest();
    await orderSoap(client.as(token));
    client.refuseUndocumented();
  });

  it("answers in its other language too, and in no third one", async () => {
    const { access_token: token = "" } = await client.guest();
    const english = createStorefrontClient(sandbox, { ...soapSite, locale: "en-GB" }).as(token);
    expect(await english("ShopperProducts.getProduct", { id: "lavendel" })).toMatchObject({
      name: "Lavender soap",
      ean: "4006381333931",
      unit: "piece",
      manufacturerName: "Seifenwerk",
      manufacturerSku: "SW-7",
    });
    const french = createStorefrontClient(sandbox, { ...soapSite, locale: "fr-FR" }).as(token);
    await expect(french("ShopperProducts.getProduct", { id: "lavendel" })).rejects.toEqual(answered(400));
  });

  it("is gone after a reset to the world without sites", async () => {
    await sandbox.reset({ world: "default", seed: 1 });
    expect(sandbox.services.sites).toEqual([]);
  });
});
