import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const signInAsEditor = async (page: Parameters<typeof open>[0]) => {
  await page.getByLabel("Email").fill("editor@example.test");
  await page.getByLabel("Password", { exact: true }).fill("Plum-1234");
  await page.getByRole("button", { name: "Log in" }).click();
};

const teaser = "The Night Market opens at seven";

test("an editor looks at drafts, at another day, and leaves them", async ({ page }) => {
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
  const drawer = page.getByRole("dialog", { name: "Content preview" });
  await drawer.getByRole("textbox", { name: /Page path/ }).fill("/");
  await drawer.getByLabel(/Preview in Time/).fill("2027-12-03T09:00");
  await drawer.getByRole("button", { name: "Go" }).click();
  await expect(
    page
      .getByText(/before the (twenty-fifth|25th)/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/previewTimestamp=\d+/);

  await drawerButton.click();
  await page.getByRole("button", { name: "End the preview" }).click();
  await expect(page.getByText(teaser)).toHaveCount(0);
  expect((await page.request.get("/occasions/night-market")).status()).toBe(404);
});

test("a block is redrawn while an editor types in the content app", async ({ page, baseURL }) => {
  await open(page, "/login?redirect=%2Fadmin%2Fpreview");
  await signInAsEditor(page);
  await page.getByRole("button", { name: "Open the drafts" }).click();
  await expect(page.getByRole("heading", { name: teaser })).toBeVisible();

  // Cookies of one site reach its frames on every port.
  await page.goto(`http://localhost:${Number(new URL(baseURL ?? "").port) + 1001}/content-app`);
  await page.getByRole("combobox", { name: "Item" }).selectOption({ label: "Draft: the night market" });
  const shown = page.frameLocator("iframe");
  await expect(shown.getByRole("heading", { name: teaser })).toBeVisible();
  await page.getByRole("textbox", { name: "headline" }).fill("The Night Market opens at eight");
  await expect(shown.getByRole("heading", { name: "The Night Market opens at eight" })).toBeVisible();
});
