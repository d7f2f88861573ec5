import type { Page } from "@playwright/test";
import { brand } from "#config/brand.ts";
import { expectReachable } from "../keyboard.ts";
import { open } from "../shopper.ts";
import { expect, hydrated, settled, test } from "../shop-test.ts";
import { expectFitting } from "../widths.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until what comes after the page has come, and its worker with it. */
const workerRuns = async (page: Page) => {
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await settled(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** Waits until the worker runs this page and has been told what was looked at. */
const workerKnows = async (page: Page, name: string) => {
  await workerRuns(page);
  const known = () =>
    page.evaluate(async () => {
      const offline = await caches.open("offline-1");
      const state = await offline.match("/offline-state");
      const { seen = [] } = state ? ((await state.json()) as { seen?: { name: string }[] }) : {};
      const pictures = (await offline.keys()).length - 1;
      return pictures >= seen.length ? seen.map((product) => product.name) : [];
    });
  await expect.poll(known).toContain(name);
};

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test(
  "without a connection the shop says so, with the products seen last, and comes back",
  { tag: "@both" },
  async ({ page, context, expectAccessible, expectOffline, expectRefusal }) => {
    expectOffline();
    expectRefusal(503, /\/category\/truffles$/);
    await open(page, "/bars/midnight-orchard-bar/482101.html");
    await workerKnows(page, "Midnight Orchard Bar");
    await open(page, "/category/chocolates");

    await context.setOffline(true);
    const answer = await page.goto("/category/truffles").catch(() => null);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: "You’re offline." })).toBeVisible();
    await expect(page.getByRole("link", { name: "Midnight Orchard Bar" })).toBeVisible();
    const picture = page.locator("li img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectFitting(page, "offline");
    await expectAccessible("offline");
    await expectReachable(page, "offline");

    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You’re offline." })).toBeVisible();
    // It comes by itself.
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/category\/truffles$/);
    await expect(page.getByRole("heading", { level: 1, name: "Truffles" })).toBeVisible();
  },
);

test("a link that cannot be followed offline leads to the same page", async ({
  page,
  context,
  expectOffline,
  expectRefusal,
}) => {
  expectOffline();
  expectRefusal(503, /:\d+\/$/);
  await open(page, "/bars/midnight-orchard-bar/482101.html");
  await workerKnows(page, "Midnight Orchard Bar");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: brand.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "You’re offline." })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test(
  "nothing is kept but files of the build and what the offline page shows",
  { tag: "@desktop" },
  async ({ page, context, expectOffline }) => {
    expectOffline();
    await open(page, "/bars/midnight-orchard-bar/482101.html");
    await workerKnows(page, "Midnight Orchard Bar");
    for (const address of ["/cart", "/account", "/category/chocolates"]) {
      await page.goto(address);
      await hydrated(page);
    }
    const kept = await keptAddresses(page);
    expect(kept.length).toBeGreaterThan(5);
    const strange = kept.filter(
      (path) => !/^\/static\/(?:.+\.[0-9a-f]{8}\.\w+|[0-9a-f]{8}\/.+)$|^\/offline-(?:state$|picture\/)/.test(path),
    );
    expect(strange).toEqual([]);
    expect(kept.filter((path) => /^\/static\/[0-9a-f]{8}\/\d+\.js$/.test(path)).length).toBeGreaterThan(5);
    await context.setOffline(true);
    const script = kept.find((path) => path.endsWith(".js")) ?? "";
    expect(await page.evaluate(async (path) => (await fetch(path)).status, script)).toBe(200);
  },
);

test("a new worker takes over at once and throws the old one's files away", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/");
  await workerRuns(page);
  await page.evaluate(async () => {
    await (await caches.open("files-0")).put("/static/old.00000000.js", new Response("old"));
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.unregister();
  });
  await page.reload();
  await hydrated(page);
  await workerRuns(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain("files-0");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});

test("who looks around for a while is asked once whether to install the shop", async ({ page, expectAccessible }) => {
  await open(page, "/");
  await workerRuns(page);
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: () => {
          document.documentElement.dataset.prompted = "true";
          return Promise.resolve();
        },
      });
      window.dispatchEvent(event);
    });
  await offer();
  const question = page.getByRole("region", { name: `${brand.name} on your home screen` });
  await expect(question).toBeHidden();
  await page.goto("/category/chocolates");
  await hydrated(page);
  await workerRuns(page);
  await offer();
  const tiles = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link");
  await tiles.first().click();
  await expect(page).toHaveURL(/\.html/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Chocolates" })).toBeVisible();
  await expect(question).toBeVisible();
  await expectAccessible("install offer");
  await question.getByRole("button", { name: "Add it" }).click();
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.dataset.prompted)).toBe("true");
});
