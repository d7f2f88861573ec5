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

interface Slot {
  place?: string;
  isDefault?: boolean;
  flags?: string;
  rank?: number;
  schedule?: string;
  content?: string;
  groups?: string[];
  enabled?: boolean;
}

const ASSET =
  '<content-assets><content-asset content-id="help-kosher"/><content-asset content-id="nothing"/></content-assets>';
const ALWAYS = "<schedule/>";
const html = (text: string) =>
  `<html><body xml:lang="x-default">&lt;b&gt;${text}&lt;/b&gt;</body><body xml:lang="fr">&lt;b&gt;${text} !&lt;/b&gt;</body></html>`;

const slot = (slotId: string, id: string, of: Slot = {}): string => {
  const groups = of.groups?.map((group) => `<customer-group group-id="${group}"/>`).join("") ?? "";
  return `<slot-configuration slot-id="${slotId}" ${of.place ?? 'context="global"'} configuration-id="${id}" default="${of.isDefault ?? false}" ${of.flags ?? 'assigned-to-site="true"'}>
    <template>slots/${id}.isml</template>${of.rank === undefined ? "" : `<rank>${of.rank}</rank>`}<enabled-flag>${of.enabled ?? true}</enabled-flag>
    <callout-msg xml:lang="x-default">Callout ${id}</callout-msg>${of.schedule ?? ""}<content>${of.content ?? html(id)}</content>${groups && `<customer-groups>${groups}</customer-groups>`}</slot-configuration>`;
};
const dates = (from: string, to: string, inner = "") =>
  `<schedule><start-date>${from}T00:00:00.000Z</start-date><end-date>${to}T00:00:00.000Z</end-date>${inner}</schedule>`;
const day = (name: string, hours = "") =>
  `<recurrence><day-of-week><weekday>${name}</weekday></day-of-week>${hours}</recurrence>`;
const inCampaign = (slotId: string, id: string, campaign: string, inner = "") =>
  `<slot-configuration-campaign-assignment slot-id="${slotId}" context="global" configuration-id="${id}" campaign-id="${campaign}">${inner}</slot-configuration-campaign-assignment>`;

const NOW = "2026-11-21T20:00:00Z";
const ON = dates("2026-11-01", "2026-12-01");
const OVER = dates("2026-10-01", "2026-11-01");

const configurations = [
  slot("fallback", "always", { isDefault: true }),
  slot("fallback", "over", { schedule: OVER }),
  slot("fallback", "unscheduled"),
  slot("scheduled", "always", { isDefault: true }),
  slot("scheduled", "now", { schedule: ON }),
  slot("scheduled", "off", { schedule: ON, rank: 1, enabled: false }),
  slot("ranked", "twenty", { schedule: ON, rank: 20 }),
  slot("ranked", "ten", { schedule: ON, rank: 10 }),
  slot("ranked", "none", { schedule: ON }),
  slot("latest", "first", { schedule: ON }),
  slot("latest", "second", { schedule: ON }),
  slot("grouped", "for-all", { schedule: ON, rank: 1 }),
  slot("grouped", "for-business", { schedule: ON, rank: 9, groups: ["Business"] }),
  slot("hours", "saturday-noon", {
    schedule: dates(
      "2026-11-01",
      "2026-12-01",
      day(
        "Saturday",
        "<time-of-day><time-from>11:00:00.000Z</time-from><time-to>14:00:00.000Z</time-to></time-of-day>",
      ),
    ),
  }),
  slot("hours", "sunday", { isDefault: true, schedule: dates("2026-11-01", "2026-12-01", day("Sunday")) }),
  slot("campaign", "in-sale", { flags: 'assigned-to-site="false"' }),
  slot("campaign", "otherwise", { isDefault: true }),
  slot("ended-campaign", "in-sale", { flags: 'assigned-to-site="false"' }),
  slot("readers-campaign", "in-sale", { flags: 'assigned-to-site="false"' }),
  slot("unassigned", "always", { isDefault: true, flags: 'assigned-to-site="false"' }),
  slot("banner", "of-truffles", { place: 'context="category" context-id="truffles"', isDefault: true }),
  slot("banner", "of-every-page", { isDefault: true }),
  slot("shelf", "goods", {
    schedule: ALWAYS,
    content: '<products><product product-id="481101"/><product product-id="nothing"/></products>',
  }),
  slot("menu", "groups", {
    schedule: ALWAYS,
    content: '<categories><category category-id="truffles"/><category category-id="nothing"/></categories>',
  }),
  slot("text", "asset", { schedule: ALWAYS, content: ASSET }),
  slot("rule", "recommended", {
    schedule: ALWAYS,
    content: '<recommended-products recommendation-rule-id="top-sellers"/>',
  }),
];

const files = {
  "sites/WickettPlumUS/promotions.xml": `<promotions ${impex("promotion/2008-01-31")}>
    <campaign campaign-id="sale"><enabled-flag>true</enabled-flag></campaign>
    <campaign campaign-id="old"><enabled-flag>true</enabled-flag><end-date>2026-01-01T00:00:00.000Z</end-date></campaign>
    <campaign campaign-id="readers"><enabled-flag>true</enabled-flag><source-codes><source-code group-id="flyer"/></source-codes></campaign></promotions>`,
  "sites/WickettPlumUS/slots.xml": `<slot-configurations ${impex("slot/2008-09-08")}>${configurations.join("\n")}
    ${inCampaign("campaign", "in-sale", "sale", "<rank>5</rank>")}${inCampaign("ended-campaign", "in-sale", "old")}${inCampaign("readers-campaign", "in-sale", "readers")}</slot-configurations>`,
  "sites/WickettPlumCA/slots.xml": `<slot-configurations ${impex("slot/2008-09-08")}>${slot("scheduled", "now", { schedule: ON, content: html("Canada") })}</slot-configurations>`,
};

const { folder, remove } = temporaryFolder();
let sandbox: TestSandbox;
let report: ImportReport;
beforeAll(async () => {
  sandbox = await createTestSandbox({ clock: frozenClock(new Date(NOW)) });
  report = await importArchive({
    database: sandbox.database,
    file: await archiveOf(path.join(folder, "in.zip"), files),
    siteIds,
    staticFiles: memoryFiles(),
  });
  sandbox.services.forget();
}, 300_000);
afterAll(async () => {
  await sandbox.close();
  remove();
});

const BASE = `/custom/content-slots/v1/organizations/${organizationId}`;
const ask = async (address: string, query: Record<string, string> = {}, token?: string) => {
  const siteId = query.siteId ?? "WickettPlumUS";
  return request(sandbox.app)
    .get(`${BASE}${address}`)
    .query({ siteId, ...query })
    .set("authorization", `Bearer ${token ?? (await sandbox.guestToken(siteId))}`);
};
const shownIn = async (slotId: string, query: Record<string, string> = {}, token?: string) => {
  const { status, body } = await ask(`/slots/${slotId}`, query, token);
  expect(status).toBe(200);
  return (body as { configuration?: { id: string; content: Record<string, unknown> } }).configuration;
};

test("nothing of them is only kept", () => {
  expect([report.counts, report.keptOnly]).toEqual([{}, {}]);
});

test.each<[what: string, slotId: string, configuration: string | undefined]>([
  ["the default, where nothing else is due", "fallback", "always"],
  ["what is scheduled now, before the default", "scheduled", "now"],
  ["the lower rank, before a higher one and none", "ranked", "ten"],
  ["the later of two that are equal", "latest", "second"],
  ["what is on today at this hour", "hours", "saturday-noon"],
  ["what its campaign shows, before the default", "campaign", "in-sale"],
  ["nothing of a campaign that is over", "ended-campaign", undefined],
  ["nothing of a campaign for readers of a flyer", "readers-campaign", undefined],
  ["nothing that is meant for campaigns only", "unassigned", undefined],
  ["nothing in a slot nobody knows", "nowhere", undefined],
])("a slot shows %s", async (_what, slotId, id) => {
  expect((await shownIn(slotId))?.id).toBe(id);
});

test("a slot shows what is for some before what is for everybody, whatever the rank", async () => {
  expect((await shownIn("grouped"))?.id).toBe("for-all");
  const buyer = await sandbox.registeredToken({ email: "buyer@example.test" });
  expect((await shownIn("grouped", {}, buyer))?.id).toBe("for-business");
});

test("a category's slot is its own, and no other's", async () => {
  expect((await shownIn("banner", { categoryId: "truffles" }))?.id).toBe("of-truffles");
  expect((await shownIn("banner"))?.id).toBe("of-every-page");
  expect(await shownIn("banner", { categoryId: "gummies" })).toBeUndefined();
  expect((await ask("/slots/banner", { categoryId: "truffles", folderId: "help" })).status).toBe(400);
});

test.each<[slotId: string, content: Record<string, unknown>]>([
  ["scheduled", { type: "html", markup: "<b>now</b>" }],
  ["shelf", { type: "products", productIds: ["481101"] }],
  ["menu", { type: "categories", categoryIds: ["truffles"] }],
  ["text", { type: "content_assets", contentAssets: [expect.objectContaining({ id: "help-kosher", name: "Kosher" })] }],
  ["rule", { type: "recommended_products", recommender: "top-sellers" }],
])("%s shows what there is to show", async (slotId, content) => {
  expect((await shownIn(slotId))?.content).toEqual(content);
});

test("each site has its own, in its languages", async () => {
  const canada = { siteId: "WickettPlumCA" };
  expect((await shownIn("scheduled", canada))?.content).toEqual({ type: "html", markup: "<b>Canada</b>" });
  expect((await shownIn("scheduled", { ...canada, locale: "fr-CA" }))?.content).toMatchObject({
    markup: "<b>Canada !</b>",
  });
  expect(await shownIn("fallback", canada)).toBeUndefined();
});

test("a page's slots come together", async () => {
  const { body } = await ask("/slots", { categoryId: "truffles" });
  expect(body).toMatchObject({
    total: 1,
    data: [{ slotId: "banner", context: "category", contextId: "truffles", configuration: { id: "of-truffles" } }],
  });
  const all = (await ask("/slots")).body as { data: { slotId: string; configuration?: unknown }[] };
  expect(all.data.find(({ slotId }) => slotId === "unassigned")).toEqual({ slotId: "unassigned", context: "global" });
});

test("the console says what stands where", async () => {
  const page = await request(sandbox.app).get("/console/slots");
  expect(page.status).toBe(200);
  expect(page.text).toContain("products: 481101, nothing");
});

test("a later import takes one away, and the rest goes out as it came and as the platform's schemas want it", async () => {
  const gone = `<slot-configurations ${impex("slot/2008-09-08")}><slot-configuration mode="delete" slot-id="ranked" context="global" configuration-id="ten"/></slot-configurations>`;
  const file = await archiveOf(path.join(folder, "gone.zip"), { "sites/WickettPlumUS/slots.xml": gone });
  await importArchive({ database: sandbox.database, file, siteIds, staticFiles: memoryFiles() });
  sandbox.services.forget();
  expect((await shownIn("ranked"))?.id).toBe("twenty");
  await exportArchive({
    database: sandbox.database,
    file: path.join(folder, "out.zip"),
    siteIds,
    staticFiles: memoryFiles(),
  });
  const out = (await filesOf(path.join(folder, "out.zip"))).get("sites/WickettPlumUS/slots.xml") ?? Buffer.alloc(0);
  const schemas = schemaFolder();
  expect(schemas ? await schemaFaults(schemas, [["slots.xml", out]]) : []).toEqual([]);
  expect(out.toString("utf8")).toContain('configuration-id="twenty"');
  expect(out.toString("utf8")).not.toContain('configuration-id="ten"');
}, 120_000);
