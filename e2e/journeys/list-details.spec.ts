import { open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

for (const width of [320, 390])
  test(`at ${width} pixels the number of sizes stays beside its word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/category/chocolates");
    const sizes = page.getByRole("main").getByText(/\d+ Sizes$/);
    await expect(sizes.first()).toBeVisible();
    const lines = await sizes.evaluateAll((all) =>
      all.map((each) => {
        const text = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
        const tops = new Set<number>();
        for (let node = text.nextNode(); node; node = text.nextNode()) {
          // The bar in front may end a line; number and word are what stays together.
          const from = (node.textContent ?? "").search(/\d+ Sizes/);
          if (from === -1) continue;
          const range = document.createRange();
          range.setStart(node, from);
          range.setEnd(node, (node.textContent ?? "").length);
          for (const { top } of range.getClientRects()) tops.add(Math.round(top));
        }
        return tops.size;
      }),
    );
    expect(lines.filter(Boolean).length).toBeGreaterThan(5);
    expect(lines.filter((count) => count > 1)).toEqual([]);
  });

test("a page that is not there has a search and a picture", async ({ page, expectRefusal }) => {
  expectRefusal(404, /\/nowhere-at-all$/);
  await open(page, "/nowhere-at-all");
  const main = page.getByRole("main");
  await expect(main.locator("img").first()).toBeVisible();
  const field = main.getByRole("textbox", { name: "Search the shop" });
  await field.fill("sour");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=sour$/);
  await expect(main.getByText("Showing what is sour.")).toBeVisible();
});
