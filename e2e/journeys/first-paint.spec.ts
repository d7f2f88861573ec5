import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test("a page brings its style sheets along, and asks for those of the next page alone", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "stylesheet" && asked.push(request.url()));
  await open(page, "/help");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCSS("font-family", /Kalnia/);
  expect(asked).toEqual([]);

  const own = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await page.getByRole("banner").getByRole("link", { name: /^Bag/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.filter((address) => own.includes(address))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});

test("the first picture is asked for before fonts and scripts", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.resourceType()));
  await open(page, "/category/chocolates");
  expect(asked.slice(0, 2)).toEqual(["document", "image"]);
  expect(asked.indexOf("font")).toBeGreaterThan(asked.indexOf("image"));
  expect(asked.indexOf("script")).toBeGreaterThan(asked.indexOf("image"));
});
