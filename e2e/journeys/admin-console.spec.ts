import { consoleOf, placeOrder, rooms } from "../console.ts";
import { expect, test } from "../shop-test.ts";

test("every page of the sandbox's console is accessible and fits the screen", async ({
  page,
  baseURL,
  atEachWidth,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const address = consoleOf(baseURL);
  await placeOrder(address);
  const look = async (room: string) => {
    await page.goto(`${address}${room}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(room);
    await atEachWidth(async (width) => {
      const { wide, screen } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        screen: window.innerWidth,
      }));
      expect(wide, `width of ${room}${width}`).toBeLessThanOrEqual(screen);
    });
  };
  for (const room of rooms) await look(room);
  for (const list of ["products", "orders", "customers", "content", "journal", "outbox"]) {
    await page.goto(`${address}/console/${list}`);
    const first = page.getByRole("table").getByRole("rowheader").first().getByRole("link");
    await look((await first.getAttribute("href")) ?? "");
    expect(page.url()).toContain(`/console/${list}/`);
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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "We’ll be right back – the hatch is shut for a moment",
  );

  await page.goto(`${consoleOf(baseURL)}/console/faults`);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Faults switched on: none.")).toBeVisible();
  await page.goto(address);
  await expect(page).toHaveURL(/\/search/);
});
