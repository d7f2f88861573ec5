import path from "node:path";
import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId, sites } from "#worlds/wickett-plum/sites.ts";
import { exportArchive } from "./export-archive-service.ts";
import { importArchive } from "./import-archive-service.ts";
import type { ImportReport } from "./import-report.ts";
import { archiveOf, filesOf, memoryFiles, schemaFaults, schemaFolder, temporaryFolder } from "./test-archives.ts";

jest.setTimeout(30_000);

const siteIds = sites.map(({ id }) => id);
const impex = (name: string) => `xmlns="http://www.demandware.com/xml/impex/${name}"`;
const data = (values: object, language = "x-default") =>
  `<data xml:lang="${language}">${JSON.stringify(values).replaceAll("<", "&lt;")}</data>`;
const named = (name: string) => `<display-name xml:lang="x-default">${name}</display-name>`;
const links = (owner: string, all: [id: string, region: string, position: number][]) =>
  `<content-links>${all.map(([id, region, position]) => `<content-link content-id="${id}" type="${owner}.${region}"><position>${position}.0</position></content-link>`).join("")}</content-links>`;
const rule = (visibility: object) => `<config>{ "visibility" : [ ${JSON.stringify(visibility)} ] }</config>`;
const component = (id: string, type: string, inner: string) =>
  `<content content-id="${id}">${named(id)}<type>component.${type}</type>${inner}</content>`;
const page = (id: string, type: string, inner: string) =>
  `<content content-id="${id}">${named(id)}<type>page.${type}</type>${inner}</content>`;
const assigned = (type: string, id: string, lookup = "") =>
  `<content-object-assignments><content-object-assignment object-id="${id}" ${lookup} object-type="${type}"/></content-object-assignments>`;
const ONLINE = "<online-flag>true</online-flag>";

const library = `<library ${impex("library/2006-10-31")} library-id="shared">
  ${component("hero", "commerce_assets.hero", `${data({ title: "Winter", image: "a.jpg" })}${data({ title: "Hiver" }, "fr-CA")}`)}
  ${component("tile", "commerce_assets.tile", data({ product: "481101" }))}
  ${component("grid", "commerce_assets.grid", `${data({ columns: 2 })}${links("component.commerce_assets.grid", [["tile", "cells", 0]])}`)}
  ${component("over", "commerce_assets.text", `${rule({ schedule: { valid_from: "2026-01-01T00:00:00.000Z", valid_to: "2026-02-01T00:00:00.000Z" } })}${data({ text: "Sale" })}`)}
  ${component("business", "commerce_assets.text", `${rule({ customer_group_ids: ["Business"] })}${data({ text: "For you" })}`)}
  ${component("american", "commerce_assets.text", `${data({ text: "Here" })}<online-flag>false</online-flag><online-flag site-id="WickettPlumUS">true</online-flag>`)}
  ${component("ring", "commerce_assets.grid", links("component.commerce_assets.grid", [["ring", "cells", 0]]))}
  ${page(
    "winter",
    "storePage",
    `<config>{ "visibility" : [ ] }</config>${ONLINE}<page-attributes><page-title xml:lang="x-default">Winter at the shop</page-title><page-title xml:lang="fr-CA">L'hiver</page-title></page-attributes>${links(
      "page.storePage",
      [
        ["grid", "main", 2],
        ["hero", "main", 1],
        ["over", "main", 3],
        ["business", "footer", 0],
        ["american", "footer", 1],
        ["ring", "footer", 2],
        ["not-there", "footer", 3],
      ],
    )}`,
  )}
  ${page("soon", "storePage", `${rule({ schedule: { valid_from: "2026-12-01T00:00:00.000Z" } })}${ONLINE}`)}
  ${page("offline", "storePage", "<online-flag>false</online-flag>")}
  ${page("unseen", "storePage", `<visibility-mode xml:lang="x-default">invisible</visibility-mode>${ONLINE}`)}
  ${page("gummies-page", "categoryPage", `<aspect-type>plp</aspect-type>${ONLINE}${assigned("category", "gummies")}`)}
  ${page("product-page", "productPage", `<aspect-type>pdp</aspect-type>${ONLINE}${assigned("product", "484101")}`)}
  ${page("story-page", "storyPage", `<aspect-type>story</aspect-type>${ONLINE}${assigned("category", "chocolates", 'lookup-mode="category-implicit"')}`)}
  ${component("broken", "commerce_assets.text", '<data xml:lang="x-default">{ not JSON</data>')}
  <content content-id="plain-asset">${named("Plain")}${ONLINE}<folder-links><classification-link folder-id="root"/></folder-links></content>
</library>`;

const { folder, remove } = temporaryFolder();
let sandbox: TestSandbox;
let report: ImportReport;
const bring = async (text: string) => {
  const file = await archiveOf(path.join(folder, "in.zip"), { "libraries/shared/library.xml": text });
  const told = await importArchive({ database: sandbox.database, file, siteIds, staticFiles: memoryFiles() });
  sandbox.services.forget();
  return told;
};
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock: frozenClock(new Date("2026-11-21T20:00:00Z")) });
  report = await bring(library);
}, 300_000);
afterAll(async () => {
  await sandbox.close();
  remove();
});

interface Shown {
  id: string;
  components?: Shown[];
  regions?: Shown[];
  data?: unknown;
}
const get = async (address: string, query: Record<string, string> = {}, token?: string) => {
  const siteId = query.siteId ?? "WickettPlumUS";
  const answer = await request(sandbox.app)
    .get(`/experience/shopper-experience/v1/organizations/${organizationId}${address}`)
    .query({ siteId, ...query })
    .set("authorization", `Bearer ${token ?? (await sandbox.guestToken(siteId))}`);
  return { status: answer.status, body: answer.body as Shown & { data: Shown[] } };
};
/** The ids of what stands in the regions of a page, by region. */
const idsIn = ({ regions = [] }: Shown) =>
  Object.fromEntries(regions.map(({ id, components = [] }) => [id, components.map((each) => each.id)]));

test("the report names what can not be read, and keeps nothing without effect", () => {
  expect([report.counts, report.keptOnly]).toEqual([
    { "library: pages and components with JSON that can not be read": 1 },
    {},
  ]);
});

describe("an imported page", () => {
  test("shows its components in their order, one inside another, without what is not for this shopper", async () => {
    const { status, body } = await get("/pages/winter");
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: "winter", typeId: "storePage", name: "winter", pageTitle: "Winter at the shop" });
    expect(idsIn(body)).toEqual({ main: ["hero", "grid"], footer: ["american", "ring"] });
    const [hero, grid] = body.regions?.[0]?.components ?? [];
    expect(hero).toMatchObject({ typeId: "commerce_assets.hero", data: { title: "Winter", image: "a.jpg" } });
    expect(grid).toMatchObject({
      data: { columns: 2 },
      regions: [{ id: "cells", components: [{ id: "tile", data: { product: "481101" } }] }],
    });
  });

  test("shows a group what is for it, and a site what is for it", async () => {
    const buyer = await sandbox.registeredToken({ email: "buyer@example.test" });
    expect(idsIn((await get("/pages/winter", {}, buyer)).body)).toMatchObject({
      footer: ["business", "american", "ring"],
    });
    expect(idsIn((await get("/pages/winter", { siteId: "WickettPlumCA" })).body)).toMatchObject({ footer: ["ring"] });
  });

  test("speaks the language asked for, and the default where it says nothing in it", async () => {
    const { body } = await get("/pages/winter", { siteId: "WickettPlumCA", locale: "fr-CA" });
    expect(body).toMatchObject({ pageTitle: "L'hiver" });
    expect(body.regions?.[0]?.components?.[0]?.data).toEqual({ title: "Hiver", image: "a.jpg" });
  });

  test.each(["soon", "offline", "unseen", "hero"])("%s is no page a shopper may see", async (id) => {
    expect((await get(`/pages/${id}`)).status).toBe(404);
  });

  test.each<[Record<string, string>, string]>([
    [{ aspectTypeId: "plp", categoryId: "gummies" }, "gummies-page"],
    [{ aspectTypeId: "plp", categoryId: "truffles" }, "plp-truffles"],
    [{ aspectTypeId: "pdp", productId: "484101" }, "product-page"],
    [{ aspectTypeId: "pdp", productId: "481101" }, "pdp"],
    [{ aspectTypeId: "story", productId: "481101" }, "story-page"],
  ])("for %p it is %s", async (query, id) => {
    const { status, body } = await get("/pages", query);
    expect([status, body.data.map((each) => each.id)]).toEqual([200, [id]]);
  });
});

test("a component is read by itself, unless it is hidden", async () => {
  expect((await get("/components/grid")).body).toMatchObject({ id: "grid", regions: [{ id: "cells" }] });
  expect((await get("/components/over")).status).toBe(404);
});

test("a later import changes a page, and it goes out as it came and as the platform's schemas want it", async () => {
  await bring(
    `<library ${impex("library/2006-10-31")} library-id="shared">${component("hero", "commerce_assets.hero", data({ title: "Spring" }))}<content mode="delete" content-id="tile"/></library>`,
  );
  const { body } = await get("/pages/winter");
  const [hero, grid] = body.regions?.[0]?.components ?? [];
  expect(hero?.data).toEqual({ title: "Spring" });
  expect(grid?.regions).toEqual([{ id: "cells", components: [] }]);
  const out = path.join(folder, "out.zip");
  await exportArchive({ database: sandbox.database, file: out, siteIds, staticFiles: memoryFiles() });
  const text = (await filesOf(out)).get("libraries/shared/library.xml") ?? Buffer.alloc(0);
  const schemas = schemaFolder();
  expect(schemas ? await schemaFaults(schemas, [["library.xml", text]]) : []).toEqual([]);
  expect(text.toString("utf8")).toContain('<data xml:lang="x-default">{"title":"Spring"}</data>');
  expect(text.toString("utf8")).toContain('content-id="plain-asset"');
  expect(text.toString("utf8")).not.toContain('<content content-id="tile"');
}, 120_000);
