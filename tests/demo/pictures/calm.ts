import type { Page, Request } from "@playwright/test";
import { expect } from "#e2e/shop-test.ts";

/** How long nothing may have been asked for until a page is taken to have everything. */
const CALM_MS = 250;

/**
 * Watches what a page asks for.
 * @returns waits until everything has been answered for a while, nothing says it is busy, and fonts are there
 */
export const watchCalm = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  let changed = Date.now();
  const end = (request: Request) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on("request", (request) => {
    // Of what is told while a page is left, the browser never says that it has been heard; what is asked is answered.
    if (request.method() !== "GET" && !request.url().includes("/scapi/")) return;
    open.add(request);
    changed = Date.now();
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return async () => {
    await expect
      .poll(() => (Date.now() - changed < CALM_MS ? ["too early"] : [...open].map((request) => request.url())), {
        intervals: [50],
        timeout: 10_000,
        message: "calls to come back",
      })
      .toEqual([]);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
};
