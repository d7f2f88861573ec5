import type { Page } from "@playwright/test";
import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test.use({ reducedMotion: "no-preference" });

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
const watchShifts = (page: Page) =>
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

const expectStill = async (page: Page) => {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(0.01);
};

/** Scrolls to the end of a page that grows on the way, as fast as a wheel does. */
const rushDown = async (page: Page) => {
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
const rows = (page: Page) => page.locator("#pdp-reviews-section + div");

const comeNear = (page: Page) =>
  rows(page).evaluate((place) => place.scrollIntoView({ block: "end", behavior: "instant" }));

const expectStillPage = async (page: Page, address: string, last?: string) => {
  await watchShifts(page);
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

// Pages whose parts come late: rows of recommendations, posts, reviews, wallets.
for (const id of ["480127", "484101", "493101"])
  test(`nothing on the page of ${id} jumps for whoever scrolls fast`, { tag: "@both" }, async ({ page }) => {
    await expectStillPage(page, `/products/${id}`, "Customers Also Love");
  });

// The band at the foot of the home page is another one for telephones.
for (const address of ["/", "/category/chocolates"])
  test(`nothing on ${address} jumps for whoever scrolls fast`, async ({ page }) => {
    await expectStillPage(page, address);
  });

for (const host of ["ca.localhost", "fr.ca.localhost"])
  for (const address of ["/", "/category/chocolates"])
    test(`nothing on ${address} of ${host} jumps`, async ({ page, baseURL }) => {
      await expectStillPage(page, (baseURL ?? "").replace("localhost", host) + address);
    });

test("a row of recommendations that stays away leaves no hole behind", { tag: "@both" }, async ({ page }) => {
  const answered = page.waitForResponse(/\/recs\/.*love/);
  // Answered when it is looked at: a row that is told before that it stays away may close out of sight.
  let look = (): void => undefined;
  const looked = new Promise<void>((resolve) => (look = resolve));
  await page.route(/\/recs\//, async (route) => {
    await looked;
    await route.fulfill({ json: { recs: [] } });
  });
  await watchShifts(page);
  await open(page, "/products/484101");
  const height = () => rows(page).evaluate((place) => place.clientHeight);
  await rushDown(page);
  await comeNear(page);
  look();
  await answered;
  // Whoever looks at it would see it close.
  expect(await height()).toBeGreaterThan(700);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(height).toBe(0);
  await expectStill(page);
});
