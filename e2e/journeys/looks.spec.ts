import type { Locator } from "@playwright/test";
import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { desktop, phone, resize } from "../widths.ts";

/** Where something begins and ends on the screen, in CSS pixels. */
const edges = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** Where the words of a title begin and end; its box takes the whole width. */
const wordsOf = (title: Locator) =>
  title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right, bottom } = range.getBoundingClientRect();
    return { right, bottom };
  });

test("on a phone a price with sizes breaks before its bar, which is not seen then @phone", async ({ page }) => {
  await open(page, "/category/chocolates");
  const price = page.getByText(/^Starting at/).first();
  const sizes = price.locator("> span");
  const [line, amount, count, bar] = [
    await edges(price),
    await edges(price.locator("> b")),
    await edges(sizes),
    await edges(sizes.locator("> span")),
  ];
  expect(count.top).toBeGreaterThanOrEqual(amount.bottom);
  expect(bar.right).toBeLessThanOrEqual(line.left + 1);
  expect(count.right).toBeLessThanOrEqual(line.right);
  await expect(sizes).toHaveCSS("white-space", "nowrap");
});

test("figures in headings are those of text", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/gift-finder?who=friend&budget=30");
  await expect(page.getByRole("heading", { level: 2, name: /^\d+ ideas$/ })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  const { root } = await client.send("DOM.getDocument");
  const { nodeIds } = await client.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "main h2" });
  const drawn = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { outerHTML } = await client.send("DOM.getOuterHTML", { nodeId });
      const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
      return { outerHTML, fonts: fonts.map(({ familyName, glyphCount }) => `${familyName} ${glyphCount}`) };
    }),
  );
  const ideas = drawn.find(({ outerHTML }) => />\d+ ideas</.test(outerHTML));
  // Two figures, a space and five letters.
  expect(ideas?.fonts.toSorted()).toEqual([
    expect.stringMatching(/^Figtree.* 2$/),
    expect.stringMatching(/^Kalnia.* 6$/),
  ]);
});

test("no title of a card is printed over its picture", { tag: "@both" }, async ({ page }) => {
  for (const address of ["/", "/occasions"]) {
    await open(page, address);
    const cards = page.locator("li > a:has(h3):has(> img)");
    expect(await cards.count()).toBeGreaterThan(3);
    for (const card of await cards.all()) {
      const words = await wordsOf(card.locator("h3"));
      const picture = await edges(card.locator("> img"));
      const isClear = picture.top >= words.bottom || picture.left >= words.right;
      expect(isClear, `${address}: ${await card.innerText()}`).toBe(true);
    }
  }
});

test("the cards of the occasions fill their rows, below their headline", { tag: "@both" }, async ({ page }) => {
  await open(page, "/occasions");
  const headline = await edges(page.getByRole("heading", { level: 1 }));
  const cards = page.getByRole("main").locator("li > a:has(h3)");
  const first = await edges(cards.first());
  const second = await edges(cards.nth(2));
  const last = await edges(cards.last());
  expect(first.top - headline.bottom).toBeGreaterThanOrEqual(40);
  expect(last.right).toBe(second.right);
  const pictures = await cards
    .locator("img")
    .evaluateAll((all) => all.map((img) => new URL((img as HTMLImageElement).src).pathname));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("no name of an occasion breaks inside a word on a narrow phone @phone", async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, "/occasions");
    await page.evaluate(() => document.fonts.ready);
    for (const title of await page.getByRole("main").locator("li h3").all()) {
      const words = (await title.innerText()).split(/\s/).length;
      const lines = await title.evaluate((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(lines, await title.innerText()).toBeLessThanOrEqual(words);
    }
  }
});

test("a list on a phone ends with a whole row as long as more is to come @phone", async ({ page }) => {
  await open(page, "/category/chocolates");
  await expect(page.locator("li[data-insert]")).not.toHaveCount(0);
  const tiles = page.getByRole("main").locator("li[data-product]");
  await expect(tiles).toHaveCount(24);
  const [one, other] = [await edges(tiles.nth(22)), await edges(tiles.nth(23))];
  expect(other.top).toBe(one.top);
  expect(other.left).toBeGreaterThan(one.right);
});

test("filters stay beside the products on a desk @desktop", async ({ page }) => {
  await open(page, "/category/chocolates");
  const filters = page.getByRole("complementary", { name: "Filter results" });
  await page.mouse.move(900, 600);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(2000);
  await expect(filters).toBeInViewport();
  const { top, bottom } = await edges(filters);
  expect(top).toBeGreaterThan(100);
  expect(bottom).toBeLessThanOrEqual(900);
});

test.describe("in forced colors", { tag: "@desktop" }, () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  const look = (locator: Locator) =>
    locator.evaluate((element) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(element);
      return { backgroundColor, outlineStyle, mark: getComputedStyle(element, "::after").content };
    });

  test("what is chosen has the system's color of a selection and a mark", async ({ page }) => {
    await open(page, "/gift-finder?step=diet");
    const chip = page.locator("label:has(input[type=checkbox])");
    await chip.filter({ hasText: "Kosher" }).click();
    const chosen = await look(chip.filter({ hasText: "Kosher" }));
    const other = await look(chip.filter({ hasText: "Without eggs" }));
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    expect(chosen.mark).toContain("✓");
    expect(other.mark).not.toContain("✓");
  });

  test("sizes, colors, stars and pictures keep what they tell", async ({ page }) => {
    await open(page, "/boxed-chocolates/half-moon-praline-bonbons/480127.html");
    const size = page.getByRole("group", { name: /^Size/ }).locator("label");
    const [chosen, other] = [
      await look(size.filter({ hasText: "12 pieces" })),
      await look(size.filter({ hasText: "6 pieces" })),
    ];
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    expect(await look(page.locator("button[aria-current]:has(img)").first())).toMatchObject({ outlineStyle: "solid" });
    const stars = await page
      .getByRole("link", { name: /4\.5/ })
      .first()
      .evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
    expect(stars).toContain("linear-gradient");
  });

  test("swatches, checks and dots keep what they tell", async ({ page }) => {
    await open(page, "/486107.html");
    const swatch = page.getByRole("group", { name: /^Color/ }).locator("label");
    expect(await look(swatch.filter({ has: page.locator(":checked") }))).toMatchObject({ outlineStyle: "solid" });
    expect(await look(swatch.filter({ hasNot: page.locator(":checked") }).first())).toMatchObject({
      outlineStyle: "none",
    });
    await open(page, "/boxed-chocolates/half-moon-praline-bonbons/480127.html");
    await resize(page, phone);
    const dotColor = (dot: Locator) => dot.evaluate((element) => getComputedStyle(element, "::before").backgroundColor);
    const dots = page.getByRole("list", { name: "Images", exact: true }).getByRole("button");
    await expect(dots.first()).toHaveAttribute("aria-current", "true");
    expect(await dotColor(dots.first())).not.toBe(await dotColor(dots.nth(1)));
    await resize(page, desktop);
    await open(page, "/category/chocolates");
    const check = page.getByRole("complementary", { name: "Filter results" }).getByLabel(/^Bonbons/);
    expect(await check.evaluate((element) => getComputedStyle(element).appearance)).toBe("auto");
  });
});

test("the way into the bag is on the first screen of a desk, and stays within reach @desktop", async ({ page }) => {
  await open(page, "/boxed-chocolates/half-moon-praline-bonbons/480127.html");
  const add = page.getByRole("main").getByRole("button", { name: "Add to bag" }).first();
  expect((await edges(add)).bottom).toBeLessThanOrEqual(900);
  const bar = page.getByRole("region", { name: "Buy this" });
  await expect(bar).toHaveCount(0);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 2500);
  await expect(bar.getByRole("button", { name: "Add to bag" })).toBeInViewport();
  await bar.getByRole("button", { name: "Add to bag" }).click();
  await expect(page.getByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
});

test("a sold-out page has one thing to do and three ways on", { tag: "@both" }, async ({ page }) => {
  await open(page, "/488116.html");
  const main = page.getByRole("main");
  const others = main.getByRole("region", { name: "Here today instead" });
  await expect(others.getByRole("link")).toHaveCount(3);
  await expect(main.getByRole("button", { name: "Add to bag" })).toHaveCount(0);
  await main.getByRole("button", { name: "Email me when it’s back" }).click();
  await expect(main.getByLabel("Email")).toBeFocused();
  await others.getByRole("link").first().click();
  await expect(main.getByRole("button", { name: "Add to bag" }).first()).toBeEnabled();
});

test.describe("with movement", () => {
  test.use({ reducedMotion: "no-preference" });

  test("one headline of the hero is gone before the next one comes @desktop", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Pause rotation" }).click();
    const seen = await page.evaluate(async () => {
      const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
      const movements = () => slides.flatMap((slide) => slide.getAnimations());
      // One that has begun before the rotation was stopped.
      await Promise.allSettled(movements().map(({ finished }) => finished));
      document.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click();
      await new Promise(requestAnimationFrame);
      // Held and looked at step by step, so that no frame is missed on a slow machine.
      const held = movements();
      held.forEach((movement) => movement.pause());
      const end = Math.max(...held.map(({ effect }) => Number(effect?.getComputedTiming().endTime)));
      return Array.from({ length: 101 }, (_, step) => {
        for (const movement of held) movement.currentTime = (end * step) / 100;
        return slides.map((slide) => Number(getComputedStyle(slide).opacity)).sort((a, b) => b - a);
      });
    });
    expect(seen.at(0)).toEqual([1, 0, 0]);
    expect(seen.at(-1)).toEqual([1, 0, 0]);
    expect(Math.max(...seen.map(([, second = 1]) => second))).toBeLessThan(0.1);
  });
});

test("a sweet beside words stands in a window, and a photograph of a table keeps its own shape", async ({ page }) => {
  const shapeOf = async (picture: Locator) => {
    const { left, right, top, bottom } = await edges(picture.locator(".."));
    return (right - left) / (bottom - top);
  };
  await open(page, "/");
  const feature = page.getByRole("main").locator("section[aria-label]:has(ul)");
  const sweet = feature.locator("img[src*='/brittle?']");
  expect(await shapeOf(sweet)).toBeCloseTo(1 / 1.05, 1);
  await open(page, "/occasions/birthdays");
  const table = page.getByRole("main").locator("img[src*='table-birthdays-photo?']").first();
  expect(await shapeOf(table)).toBeCloseTo(7 / 5, 1);
  const [frame, picture] = [await edges(table.locator("..")), await edges(table)];
  expect(picture).toEqual(frame);
});
