import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test("a shop is found around a zip code or around the shopper, by keyboard, and opened from the list", async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 47.61, longitude: -122.33 });
  await open(page, "/chocolateshops");
  const finder = page.getByRole("region", { name: "Shops near you" });
  await expect(page.locator("svg g title").first()).toBeAttached();
  await finder.getByLabel("Zip or postal code").fill("94110");
  await page.keyboard.press("Enter");
  await expect(finder.getByText("5 shops within 10 miles of 94110")).toBeVisible();
  await expect(finder.getByRole("link", { name: "Valencia Street", exact: true })).toBeVisible();
  await expectAccessible("shops around a zip code");
  await finder.getByRole("button", { name: "Use my location" }).press("Enter");
  await expect(finder.getByText("The 5 shops nearest to you")).toBeVisible();
  await finder.getByRole("link", { name: "Glassblower Alley", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Glassblower Alley" })).toBeVisible();
  await expectAccessible("a shop with its map");
});
