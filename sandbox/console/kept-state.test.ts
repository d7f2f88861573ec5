import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, testShopper } from "#sandbox/test-shopper.ts";
import { consoleVisitor } from "./test-console.ts";

jest.setTimeout(120_000);

const siteId = "WickettPlumUS";
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const { look, act, refused } = consoleVisitor(() => sandbox);

const stockOf = async (productId: string) =>
  (await sandbox.services.inventory.records([productId], { siteId })).get(productId);

test("content shows its JSON", async () => {
  const list = await look("/console/content");
  const link = list.getByRole("table", { name: "Content items" }).querySelector("a");
  const { page } = await look(link?.getAttribute("href") ?? "");
  const shown = JSON.parse(page.getByRole("region", { name: "Content as JSON" }).textContent ?? "") as {
    _meta: { name: string };
  };
  expect(shown._meta.name).toBe(link?.textContent);
});

test("the outbox shows mails in a frame that runs nothing, and is emptied", async () => {
  await sandbox.services.outbox.send({
    kind: "mail",
    to: "x@example.test",
    subject: "<b>Sweet</b>",
    text: "Plain",
    html: "<p>Sweet</p><script>alert(1)</script>",
    siteId,
    about: "test",
  });
  const list = await look("/console/outbox?to=x@example.test");
  const { page } = await look(list.getByRole("link", { name: "<b>Sweet</b>" }).getAttribute("href") ?? "");
  expect(page.getByRole("region", { name: "The message as text" }).textContent).toBe("Plain");
  const frame = page.getByTitle("The mail as it looks");
  expect(frame.getAttribute("sandbox")).toBe("");
  const mail = await request(sandbox.app).get(frame.getAttribute("src") ?? "");
  expect(mail.text).toContain("<p>Sweet</p>");
  expect(mail.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox;/);
  expect(await act("/console/outbox/clear")).toBe("The outbox is empty.");
  expect((await sandbox.services.outbox.list()).total).toBe(0);
});

test("the clock is frozen, advanced with a report, set off and let go", async () => {
  await act("/console/clock", { mode: "frozen", at: "2026-12-01T10:00" });
  expect(sandbox.clock.now().toISOString()).toBe("2026-12-01T10:00:00.000Z");
  const said = await act("/console/clock/advance", { by: "P1D" });
  expect(said).toMatch(/^Time went on by P1D\. (\d+ pieces of work ran|Nothing was due)/);
  expect(sandbox.clock.now().toISOString()).toBe("2026-12-02T10:00:00.000Z");
  await act("/console/clock", { mode: "offset", minutes: "-60" });
  expect(sandbox.clock.setting()).toEqual({ mode: "offset", offsetMs: -3_600_000 });
  expect(await refused("/console/clock", { mode: "offset", minutes: "soon" })).toContain("whole number");
  expect(await refused("/console/clock", { mode: "frozen", at: "yesterday" })).toContain("date and time");
  expect(await refused("/console/clock", { mode: "backwards" })).toContain("one of real");
  for (const by of ["", "3 days", "-P1D", "P999Y"])
    expect(await refused("/console/clock/advance", { by })).toContain("ISO 8601");
  await act("/console/clock", { mode: "real" });
  expect(sandbox.clock.setting()).toEqual({ mode: "real" });
});

describe("journal", () => {
  test("the journal shows a call, sends it again, gives a HAR and is emptied", async () => {
    const shopper = testShopper(sandbox, await sandbox.guestToken());
    await shopper.post("/baskets", {});
    const list = await look("/console/journal?operation=createBasket&path=&status=200");
    const row = list.getByRole("table", { name: "Calls" }).querySelector("tbody tr");
    expect(row?.textContent).toContain("ShopperBaskets.createBasket");
    const path = row?.querySelector("a")?.getAttribute("href") ?? "";
    const detail = await look(path);
    expect(JSON.parse(detail.getByRole("region", { name: "Answer body" }).textContent ?? "")).toHaveProperty(
      "basketId",
    );
    const count = sandbox.journal.list().length;
    expect(await act(`${path}/replay`)).toMatch(/Sent again; the answer was \d+/);
    expect(sandbox.journal.list().length).toBe(count + 1);
    const har = await request(sandbox.app).get("/console/journal.har");
    expect((JSON.parse(har.text) as { log: { entries: unknown[] } }).log.entries).toHaveLength(count + 1);
    expect((await look("/console/journal?status=often", 400)).getByRole("alert").textContent).toContain("404");
    await act("/console/journal/clear");
    expect(sandbox.journal.list()).toEqual([]);
  });
});

test("states are kept and brought back; a reset wants to be confirmed", async () => {
  const id = goods.mints;
  const isOnline = async () => (await sandbox.services.products.catalogue("en-US")).products.get(id)?.online;
  expect(await act("/console/snapshots", { name: "before" })).toBe("This state is kept as before.");
  await act(`/console/products/${id}/online`, { online: "false" });
  expect(await refused("/console/snapshots/before/restore", {})).toContain("nothing was changed");
  expect(await isOnline()).toBe(false);
  expect((await look("/console/worlds")).getByRole("button", { name: "Bring back before" })).toBeTruthy();
  await act("/console/snapshots/before/restore", { confirm: "yes" });
  expect(await isOnline()).toBe(true);
  await act("/console/snapshots/before/remove");
  expect(await sandbox.snapshots.list()).toEqual([]);
  expect(await refused("/console/snapshots", { name: "../up" })).toContain("small letters");
  expect(await refused("/console/snapshots/before/remove", {}, 404)).toContain("before");
  expect(await refused("/console/worlds/reset", { world: "default", seed: "7" })).toContain("Tick the box");
  expect(await refused("/console/worlds/reset", { world: "mars", seed: "7", confirm: "yes" })).toContain(
    "one of default",
  );
  expect(await refused("/console/worlds/reset", { world: "default", seed: "0", confirm: "yes" })).toContain(
    "whole number",
  );
  expect(await act("/console/worlds/reset", { world: "sold-out", seed: "7", confirm: "yes" })).toContain("sold-out");
  expect(await sandbox.world()).toMatchObject({ world: "sold-out", seed: 7 });
  expect((await stockOf(goods.bears))?.ats).toBe(0);
});
