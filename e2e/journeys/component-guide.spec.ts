import { createRequire } from "node:module";
import { colorOf } from "#app/theme/color-of.ts";
import { expect, hydrated, test } from "../shop-test.ts";
import { waitForRecommendations } from "../shopper.ts";

const { formatRgb } = createRequire(__filename)("culori") as { formatRgb: (color: string) => string };

test.use({ reducedMotion: "no-preference" });

/** Headings that the guide gives the shop's own forms. */
const forms = [
  "A sign-up for the newsletter",
  "A question to the shop",
  "A printed catalog",
  "What is left on a card",
  "A sleeve with a logo",
  "Materials for sellers",
];

test(
  "every block of the guide stands, fits the screen, and axe finds nothing",
  { tag: "@both" },
  async ({ page, expectAccessible }) => {
    test.setTimeout(120_000);
    await waitForRecommendations(page);
    await page.goto("/component-guide/all");
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Component guide" })).toBeVisible();

    // What comes above the posts may push them out of sight again. They are waited for five seconds, in which a busy
    // machine may not have drawn so long a page: it is opened once more then.
    const seePosts = async () => {
      await page.getByRole("heading", { name: "On your tables" }).scrollIntoViewIfNeeded({ timeout: 1000 });
      await expect(page.getByText("@half.moon.hana")).toBeVisible({ timeout: 1000 });
    };
    await expect(seePosts)
      .toPass({ timeout: 15_000 })
      .catch(async () => {
        await page.reload();
        await hydrated(page);
        await expect(seePosts).toPass({ timeout: 30_000 });
      });
    await page.locator("[id^=social-feed]").last().scrollIntoViewIfNeeded();
    await expect(page.getByText("A gallery that nobody has posted to")).toHaveCount(0);
    await page.locator("[id^=recommendations-carousel]").first().scrollIntoViewIfNeeded();
    await expect(page.getByRole("list", { name: "Best sellers" })).toBeVisible();
    await page.locator("[id^=recommendations-carousel]").last().scrollIntoViewIfNeeded();
    await expect(page.getByText("More than the recommender knows")).toHaveCount(0);
    await expect(page.getByText("Missing slotContent")).toBeVisible();
    await expect(page.getByText("Nobody can see this")).toHaveCount(0);
    await expect(page.getByRole("timer").first()).toHaveText(/\d\d+days\d\dhours\d\dmins\d\dsecs/);
    await expect(page.getByRole("heading", { name: /California/ })).toBeVisible();
    for (const form of forms) await expect(page.getByRole("heading", { name: form })).toBeVisible();

    const width = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(width[0]).toBeLessThanOrEqual(width[1] ?? 0);
    const cutOff = await page.getByRole("heading").evaluateAll((all) =>
      // What is only read aloud stands in a box of one pixel.
      all
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map((each) => each.textContent),
    );
    expect(cutOff).toEqual([]);
    await expectAccessible("component guide");
  },
);

test("the workbench shows a block at three widths, changes it as one types and gives its JSON", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/component-guide");
  await hydrated(page);
  await page.getByRole("searchbox", { name: "Find a block" }).fill("headingLevel");
  await page.getByRole("link", { name: "headline", exact: true }).click();
  const frame = page.frameLocator("iframe[title='headline: typical']");
  await expect(frame.getByRole("heading", { name: "A headline of a part" })).toBeVisible();
  await page.getByRole("region", { name: "Try it" }).getByRole("textbox", { name: "headline" }).fill("As one types");
  await expect(frame.getByRole("heading", { name: "As one types" })).toBeVisible();
  await page.getByRole("button", { name: "Phone, 390" }).click();
  await page.mouse.move(0, 0);
  // The theme reaches what is styled in the browser, under the policy of every page.
  await expect(page.getByRole("button", { name: "Phone, 390" })).toHaveCSS(
    "background-color",
    formatRgb(colorOf("action.primary")),
  );
  await expect
    .poll(() => frame.locator("body").evaluate((body) => body.ownerDocument.defaultView?.innerWidth))
    .toBe(390);
  await expect(page.getByRole("region", { name: "JSON" })).toContainText('"headline": "As one types"');
  await expectAccessible("workbench");
});

test("a film plays on a click, with the keyboard too", async ({ page }) => {
  await page.goto("/component-guide/video");
  await hydrated(page);
  const block = page.frameLocator("iframe[title='video: typical']");
  const play = block.getByRole("button", { name: "Play video: A morning in the dipping room" });
  await expect(block.locator("iframe")).toHaveCount(0);
  await play.focus();
  await page.keyboard.press("Enter");
  const player = block.frameLocator("iframe[title='A morning in the dipping room']");
  await expect(player.getByText("Now playing: A morning in the dipping room").last()).toBeVisible();
});

test("hostile markup leaves plain words", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/component-guide/custom-html");
  await hydrated(page);
  await page.getByRole("button", { name: "markup: hostile" }).click();
  const block = page.frameLocator("iframe[title='markup: hostile']");
  await expect(block.getByRole("heading", { name: "Markup that wants too much" })).toBeVisible();
  await expect(block.getByText("plain words")).toBeVisible();
  await expect(block.getByText("links without a trick").locator("a")).toHaveCount(0);
  await expect(block.locator("main iframe, main form, main script, main [onclick]")).toHaveCount(0);
});

test("with less motion the hero stands still until it is told to turn", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/component-guide/all");
  await hydrated(page);
  const hero = page.getByRole("region", { name: "Hero with three slides" });
  await expect(hero.getByRole("button", { name: "Play rotation" })).toBeVisible();
  await hero.getByRole("button", { name: "Next slide" }).click();
  await expect(hero.getByRole("heading", { name: "The second, without pictures" })).toBeVisible();
});

test("a category shows its tiles among the products", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/category/chocolates");
  await hydrated(page);
  const list = page
    .getByRole("main")
    .getByRole("list")
    .filter({ has: page.locator("[data-insert]") });
  const titles = await list.locator(":scope > li h3").allTextContents();
  expect(titles[4]).toBe("Fill the box yourself");
  await page.getByRole("checkbox", { name: /^Truffles/ }).check();
  await expect(page.getByRole("heading", { name: "Fill the box yourself" })).toHaveCount(0);
});
