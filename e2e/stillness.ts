import type { Page } from "@playwright/test";
import { expect } from "./shop-test.ts";
import { open, waitForRecommendations } from "./shopper.ts";

/** Something that moved on the screen without anybody's doing. */
interface Shift {
  value: number;
  /** What moved, from which height to which. */
  moved: string[];
}

type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Keeps what moved, as browsers report it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node?: Node) =>
      node instanceof Element ? `${node.tagName} ${node.id || node.textContent.slice(0, 40)}` : `${node?.textContent}`;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as ShiftEntry[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)}: ${previousRect.top} (${previousRect.height}) to ${currentRect.top} (${currentRect.height})`,
            ),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Expects that nothing moved since the page began, by what browsers count. */
export const expectStill = async (page: Page) => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
};

/** Scrolls to the end of a page that grows on the way, as fast as a wheel does. */
export const rushDown = async (page: Page) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const client = await page.context().newCDPSession(page);
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);
  await expect(async () => {
    await client.send("Input.synthesizeScrollGesture", {
      x: width / 2,
      y: height / 2,
      yDistance: -(await left()) - height,
      speed: 8000,
      gestureSourceType: "mouse",
    });
    expect(await left()).toBeLessThan(2);
  }).toPass();
};

/** Where the rows of recommendations stand on the page of a product. */
export const rows = (page: Page) => page.locator("#pdp-reviews-section + div");

/** Scrolls the rows of recommendations into view. */
export const comeNear = (page: Page) =>
  rows(page).evaluate((place) => place.scrollIntoView({ block: "end", behavior: "instant" }));

/** Opens a page, scrolls to its end at once, and expects nothing to have moved; `last` is a row that comes late. */
export const expectStillPage = async (page: Page, address: string, last?: string) => {
  await watchShifts(page);
  if (last) await waitForRecommendations(page);
  await open(page, address);
  await rushDown(page);
  // A row is asked for when somebody comes near it; what comes then moves nothing either.
  if (last) {
    await comeNear(page);
    await expect(page.getByRole("list", { name: last })).toBeAttached();
  }
  await rushDown(page);
  await expectStill(page);
};
