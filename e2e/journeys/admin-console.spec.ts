import { expect, test } from "../shop-test.ts";

/** The sandbox of the shop under test; it listens a thousand ports above. */
const consoleOf = (shop = "") => `http://127.0.0.1:${Number(new URL(shop).port) + 1000}`;

const rooms = [
  "/",
  "/console/products",
  "/console/products/481101",
  "/console/stock",
  "/console/promotions",
  "/console/orders",
  "/console/customers",
  "/console/content",
  "/console/outbox",
  "/console/clock",
  "/console/faults",
  "/console/journal",
  "/console/worlds",
  "/console/coverage",
];

test("every page of the sandbox's console is accessible and fits the screen", async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  for (const room of rooms) {
    await page.goto(`${consoleOf(baseURL)}${room}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(room);
    const { wide, screen } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      screen: window.innerWidth,
    }));
    expect(wide, `width of ${room}`).toBeLessThanOrEqual(screen);
  }
});

test("maintenance switched on in the console shuts the shop, and opens it again", async ({
  page,
  baseURL,
  expectRefusal,
}, { project }) => {
  const address = `/search?q=maintenance-${project.name}-${Date.now()}`;
  await page.goto(`${consoleOf(baseURL)}/console/faults`);
  await page.getByRole("combobox", { name: "Operation" }).fill("ShopperSearch.productSearch");
  await page.getByRole("button", { name: "Switch on" }).click();
  await expect(page.getByRole("status")).toHaveText("Switched on: Maintenance of the site (503).");

  expectRefusal(503, /\/maintenance$/);
  await page.goto(address);
  await expect(page).toHaveURL(/\/maintenance$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The hatch is shut for a moment");

  await page.goto(`${consoleOf(baseURL)}/console/faults`);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Faults switched on: none.")).toBeVisible();
  await page.goto(address);
  await expect(page).toHaveURL(/\/search/);
});
