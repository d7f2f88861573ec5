import type { Page } from "@playwright/test";
import { brand } from "#config/brand.ts";
import { open } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";

const signInAsEditor = async (page: Pick<Page, "getByLabel" | "getByRole">) => {
  await page.getByLabel("Email").fill("editor@example.test");
  await page.getByLabel("Password", { exact: true }).fill("Plum-1234");
  await page.getByRole("button", { name: "Log in" }).click();
};

const openDrafts = async (page: Page) => {
  await open(page, "/login?redirect=%2Fadmin%2Fpreview");
  await signInAsEditor(page);
  await page.getByRole("button", { name: "Open the drafts" }).click();
  await expect(page.getByRole("heading", { name: teaser })).toBeVisible();
};

const teaser = "The Night Market opens at seven";
const stripOf = (page: Page) => page.getByRole("complementary", { name: "Preview" });
/** The clock of the announcement, as it is shown. */
const clockOf = (page: Page) => page.getByRole("complementary", { name: "Announcements" }).getByRole("timer");

test("an editor looks at drafts, at another day by its clock, and leaves them", async ({ page, expectAccessible }) => {
  await open(page, "/");
  await expect(page.getByText(teaser)).toHaveCount(0);

  await open(page, "/admin/preview?isPreviewMode=true");
  await page.getByRole("link", { name: "Log in as an editor" }).click();
  await signInAsEditor(page);
  await page.getByRole("button", { name: "Open the drafts" }).click();
  await expect(page.getByRole("heading", { name: teaser })).toBeVisible();

  const drawerButton = page.getByRole("button", { name: "Preview", exact: true });
  await expect(drawerButton).toBeVisible();
  await page.getByRole("link", { name: "What is on" }).click();
  await expect(page.getByRole("heading", { level: 1, name: teaser })).toBeVisible();
  await expect(page).toHaveURL(/night-market\?isPreviewMode=true/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: teaser })).toBeVisible();

  await drawerButton.click();
  await page.keyboard.press("Escape");
  await expect(drawerButton).toBeFocused();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Content preview" });
  await expect(drawer.getByRole("radio", { name: /^Development you are here/ })).toBeChecked();
  await drawer.getByRole("textbox", { name: /Page path/ }).fill("/");
  await drawer.getByLabel(/Preview in Time/).fill("2027-12-03T09:00");
  await drawer.getByLabel("Customer group").selectOption("Registered");
  await expectAccessible("the preview drawer");
  await drawer.getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL(/previewTimestamp=\d+/);
  await expect(stripOf(page)).toContainText("Dec 3, 2027");
  await expect(stripOf(page)).toContainText("Group Registered");
  // Its order ends with the fifteenth: twelve days from the moment that is previewed, whatever today is.
  await expect(clockOf(page)).toContainText(/1[12]\s*days/);
  await expect(clockOf(page)).toHaveAccessibleName(/^Offer ends December 1[56], 2027 at .+ (UTC|GMT|[A-Z]{2,4})/);
  await expectAccessible("a page of another day");

  await stripOf(page).getByRole("button", { name: "End the preview" }).click();
  await expect(page.getByText(teaser)).toHaveCount(0);
  expect((await page.request.get("/occasions/night-market")).status()).toBe(404);
});

const christmas = { link: /^Christmas/, moment: /Dec 18, \d{4}, 9:00 AM/, words: /before the (twenty-fifth|25th)/ };
const blackFriday = { link: /^Black Friday/, moment: /Nov \d+, \d{4}, 9:00 AM/, words: /kind prices/i };
/** A season that it is not now: the live shop says nothing of it. */
const season = new Date().getUTCMonth() === 11 ? blackFriday : christmas;

test("the strip leads to a season by keyboard, to other screens and to live beside it", async ({
  page,
  expectAccessible,
}) => {
  await openDrafts(page);
  await page.goto("/occasions/birthdays?isPreviewMode=true&previewCustomerGroup=Registered");
  await hydrated(page);
  const strip = stripOf(page);
  await expect(strip).toContainText("Now");
  const seasons = strip.getByText("Seasons");
  await seasons.focus();
  const day = strip.getByRole("link", { name: season.link });
  await page.keyboard.press("Enter");
  await expect(day).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(day).toBeHidden();
  await expect(seasons).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAccessible("the list of seasons");
  await day.press("Enter");
  await expect(strip).toContainText(season.moment);
  await expect(strip).toContainText("Group Registered");
  await expect(page.getByText(season.words).filter({ visible: true })).toBeVisible();

  await strip.getByRole("link", { name: "Side by side with live" }).click();
  const shown = page.frameLocator('iframe[title="Previewed"]');
  const live = page.frameLocator('iframe[title="Live"]');
  await expect(shown.getByText(season.words).filter({ visible: true })).toBeVisible();
  // Both to their ends: what is not there has not come late, and the pictures are those of the screen they began on.
  for (const frame of [shown, live]) await expect(frame.getByRole("contentinfo")).toBeVisible();
  await expect(live.getByText(season.words)).toHaveCount(0);
  await expect(shown.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
  await strip.getByRole("link", { name: "Phone" }).click();
  await expect(strip.getByRole("link", { name: "Phone" })).toHaveAttribute("aria-current", "true");
  await expect(shown.getByText(season.words).filter({ visible: true })).toBeVisible();
  expect(await shown.locator("html").evaluate(() => innerWidth)).toBe(390);
  await expectAccessible("two screens");

  // What is followed in the preview is followed in the live page.
  await shown.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(page).toHaveURL(/path=%2F&screen=phone&beside=true/);
  for (const frame of [shown, live]) {
    await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Confectioners");
  }
  await strip.getByRole("link", { name: "Preview alone" }).click();
  await strip.getByRole("link", { name: "Desktop" }).click();
  await expect(page).toHaveURL(/\/\?isPreviewMode=true/);
  await expect(strip).toContainText(/Dec 18, \d{4}/);

  await page.goto("/admin/visualization?isPreviewMode=true");
  await expect(page.getByRole("heading", { level: 1, name: "There is nothing to show yet." })).toBeVisible();
  await expectAccessible("no item to draw");
});

test("a link shows one state to somebody without an account, and nothing else", async ({
  page,
  context,
  expectAccessible,
  expectRefusal,
}) => {
  await openDrafts(page);
  await page.goto("/occasions/night-market?isPreviewMode=true&previewTimestamp=1827824400000");
  await hydrated(page);
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "Content preview" });
  await drawer.getByRole("button", { name: "Copy a link for a day" }).click();
  const address = await drawer.getByRole("textbox", { name: "Link" }).inputValue();
  await expectAccessible("a link that was made");

  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await open(page, address);
  await expect(page.getByRole("heading", { level: 1, name: teaser })).toBeVisible();
  await expect(stripOf(page)).toContainText("Dec 3, 2027");
  await expect(stripOf(page)).toContainText("This link shows this page alone");
  await expect(clockOf(page)).toContainText(/1[12]\s*days/);
  await expect(page.getByRole("button", { name: "Preview", exact: true })).toHaveCount(0);
  await expectAccessible("a page by a signed link");

  // Another page is the shop as it is today.
  await page.getByRole("banner").getByRole("link", { name: brand.name }).first().click();
  await expect(stripOf(page)).toHaveCount(0);
  await hydrated(page);
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(teaser)).toHaveCount(0);
  expectRefusal(404, /night-market/);
  await page.goto("/occasions/night-market");
  await expect(page.getByRole("heading", { name: teaser })).toHaveCount(0);

  expectRefusal(403, /preview-link/);
  await open(page, address.replace("/occasions/night-market", "/occasions/birthdays"));
  await expect(page.getByRole("heading", { level: 1, name: "This link doesn’t work" })).toBeVisible();
  await expectAccessible("a link that does not work");
});

test("a block is redrawn while an editor types in the content app, at the printed address @desktop", async ({
  page,
  baseURL,
}) => {
  await page.goto(`http://127.0.0.1:${Number(new URL(baseURL ?? "").port) + 1001}/content-app`);
  const picker = page.getByRole("combobox", { name: "Item" });
  const shown = page.frameLocator("iframe");
  await shown.getByRole("link", { name: "Log in as an editor" }).click();
  await signInAsEditor(shown);
  await shown.getByRole("button", { name: "Open the drafts" }).click();
  await expect(shown.getByRole("heading", { name: "Questions we hear often" })).toBeVisible();
  await picker.selectOption({ label: "Draft: the night market" });
  await expect(shown.getByRole("heading", { name: teaser })).toBeVisible();
  await expect(shown.getByRole("button", { name: "Preview", exact: true })).toHaveCount(0);
  await page.getByRole("textbox", { name: "headline" }).fill("The Night Market opens at eight");
  await expect(shown.getByRole("heading", { name: "The Night Market opens at eight" })).toBeVisible();

  // Words in lists have fields of their own, and nothing runs under the frame.
  await picker.selectOption({ label: "Birthdays: cards" });
  const first = page.getByRole("group", { name: "1", exact: true }).first();
  const words = first.getByRole("textbox").first();
  await words.fill("Candles, and cake for breakfast");
  await expect(shown.getByText("Candles, and cake for breakfast")).toBeVisible();
  const [field, frame] = await Promise.all([picker.boundingBox(), page.locator("iframe").boundingBox()]);
  expect((field?.x ?? 0) + (field?.width ?? Infinity)).toBeLessThanOrEqual(frame?.x ?? 0);
});
