import type { Page } from "@playwright/test";
import { tabTo } from "../keyboard.ts";
import { open } from "../shopper.ts";
import { sandboxOrigin } from "../sandbox.ts";
import { expect, hydrated, test } from "../shop-test.ts";

const section = (page: Page) => page.locator("#pdp-reviews-section");
const openReviews = async (page: Page, address: string) => {
  await open(page, address);
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).getByRole("group", { name: "Show reviews by stars" })).toBeVisible();
};
const first = (page: Page) => section(page).getByRole("listitem").first();

test("reviews are found from the rating, filtered, read and voted on", async ({ page, expectAccessible }) => {
  await open(page, "/480127.html");
  await page.getByRole("link", { name: "4.5 of 5 stars, 21 reviews" }).click();
  await expect(section(page).getByText("21 reviews").first()).toBeVisible();
  const bottomOfHeader = await page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().bottom);
  const topOfTitle = () =>
    section(page)
      .getByRole("heading", { level: 2 })
      .evaluate((title) => title.getBoundingClientRect().top);
  await expect.poll(topOfTitle).toBeLessThan(400);
  expect(await topOfTitle()).toBeGreaterThanOrEqual(bottomOfHeader);
  await expect(section(page).getByRole("listitem")).toHaveCount(8);
  await expectAccessible("reviews of a product");

  await section(page)
    .getByRole("button", { name: /^Show more reviews/ })
    .click();
  await expect(section(page).getByRole("listitem")).toHaveCount(16);

  await section(page)
    .getByRole("button", { name: /^2 stars/ })
    .click();
  await expect(first(page).getByRole("heading")).toHaveText("Two of twelve were cracked");
  await expect(first(page).getByText("Reply from the shop")).toBeVisible();
  await section(page).getByRole("button", { name: "Remove this filter: 2 stars" }).click();

  await section(page).getByRole("searchbox", { name: "Search reviews" }).fill("noisette");
  await section(page).getByRole("searchbox").press("Enter");
  await expect(section(page).getByRole("listitem")).toHaveCount(1);
  await expect(first(page).getByRole("heading")).toHaveAttribute("lang", "fr-CA");
  await section(page).getByRole("button", { name: "Remove this filter: noisette" }).click();

  await section(page).getByText("With photos").click();
  await first(page)
    .getByRole("button", { name: /^Open photo 1 of/ })
    .click();
  const photos = page.getByRole("dialog", { name: /^Photos by/ });
  await expect(photos.getByRole("img")).toBeVisible();
  await expectAccessible("a photo of a review");
  await photos.getByRole("button", { name: "Close" }).click();

  const yes = first(page).getByRole("button", { name: /^Yes/ });
  await yes.click();
  await expect(yes).toHaveAttribute("aria-pressed", "true");
});

test(
  "a shopper writes a review with the keyboard, and it is shown",
  { tag: "@desktop" },
  async ({ page, expectAccessible }) => {
    const { keyboard } = page;
    await openReviews(page, "/485107.html");
    const write = section(page).getByRole("button", { name: "Write a review" });
    await write.focus();
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Write a review" });
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: "Submit review" }));
    await keyboard.press("Enter");
    await expect(dialog.getByText("Please choose one to five stars.")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /^1 star/ })).toBeFocused();
    await expectAccessible("a review that lacks everything");
    for (let star = 1; star < 5; star += 1) await keyboard.press("ArrowRight");
    await expect(dialog.getByRole("radio", { name: "5 stars: Wonderful" })).toBeChecked();
    await tabTo(page, dialog.getByRole("textbox", { name: "Title" }));
    await keyboard.type("A rope for the ferry sandbox-publish");
    await tabTo(page, dialog.getByRole("textbox", { name: "Your review" }));
    await keyboard.type("Dark, chewy and not sorry. One rope took me from the ferry to my own front door.");
    await tabTo(page, dialog.getByRole("textbox", { name: "Nickname" }));
    await keyboard.type("Journey June");
    await tabTo(page, dialog.getByRole("textbox", { name: "Email" }));
    await keyboard.type("june.visitor@example.test");
    await tabTo(page, dialog.getByRole("button", { name: "Submit review" }));
    await keyboard.press("Enter");
    await expect(dialog.getByText(/^Thank you for your review/)).toBeVisible();
    await expectAccessible("thanks for a review");
    await keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(write).toBeFocused();

    await section(page).getByRole("searchbox").fill("front door sandbox-publish");
    await section(page).getByRole("searchbox").press("Enter");
    await expect(first(page).getByText("Journey June")).toBeVisible();
  },
);

test(
  "without the ratings service the rating stays and the section goes",
  { tag: "@desktop" },
  async ({ page, expectRefusal }) => {
    const rule = { effect: { kind: "status", status: 503 }, match: { vendor: "ratings" } };
    await page.request.post(`${sandboxOrigin()}/__sandbox/faults`, { data: rule });
    try {
      // A product of this journey alone: what others have looked at is remembered for a minute.
      expectRefusal(503, /\/reviews\/486101/);
      await open(page, "/486101.html");
      await expect(page.getByRole("link", { name: /of 5 stars, \d+ reviews/ })).toBeVisible();
      await section(page).scrollIntoViewIfNeeded();
      await expect(section(page)).toHaveCount(0);
      await expect(page.getByRole("img", { name: /of 5 stars, \d+ reviews/ }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: /of 5 stars/ })).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Add to bag" }).first()).toBeEnabled();
    } finally {
      await page.request.delete(`${sandboxOrigin()}/__sandbox/faults`);
    }
  },
);

test("a ratings service that is too slow is not waited for", { tag: "@desktop" }, async ({ page }) => {
  await page.route("**/api/*/reviews/**", () => new Promise(() => undefined));
  await open(page, "/483101.html");
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page)).toHaveCount(0, { timeout: 9000 });
});

test("reviews that come late move nothing that is seen", { tag: "@both" }, async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/boxed-chocolates/half-moon-praline-bonbons/480127.html");
  const place = section(page);
  const waiting = await place.boundingBox();
  expect(waiting?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? Infinity);
  await hydrated(page);
  const before = await page.evaluate(() => (window as unknown as { moved: number[] }).moved.length);
  await place.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  await expect(first(page)).toBeVisible();
  await expect.poll(async () => (await place.boundingBox())?.height).toBeGreaterThan(waiting?.height ?? Infinity);
  const moved = await page.evaluate(
    (from) => (window as unknown as { moved: number[] }).moved.slice(from).reduce((sum, value) => sum + value, 0),
    before,
  );
  expect(moved).toBeLessThanOrEqual(0.01);
});
