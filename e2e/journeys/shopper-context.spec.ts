import { addToBag, expectSum, open, openBag } from "../shopper.ts";
import { listenToContexts, price } from "../shopper-contexts.ts";
import { expect, hydrated, test } from "../shop-test.ts";

/** Bears that readers of the printed catalog get for $6.00 in place of $7.50. */
const bears = "/484101.html";

test(
  "the code of a printed catalog in the address changes a price, and the bag confirms it",
  { tag: "@desktop" },
  async ({ page }) => {
    const told = listenToContexts(page);
    await open(page, `${bears}?sourceCode=AUTUMN26`);
    await expect(price(page)).toContainText("$6.00");
    await addToBag(page);
    await openBag(page);
    await expectSum(page, "Subtotal", "$6.00");
    // The next pages of the visit remember, and say nothing twice.
    await open(page, bears);
    await expect(price(page)).toContainText("$6.00");
    expect(told).toEqual([{ login_id: "guest", sourceCode: "AUTUMN26", device: "desktop" }]);

    // Somebody else is rendered what everybody pays.
    const shared = await page.request.get(`${bears}?sourceCode=AUTUMN26`);
    expect(shared.headers()["cache-control"]).toContain("public");
    expect(await shared.text()).toContain("$7.50");
  },
);

test(
  "a telephone sees what is for telephones, a desk what is for everybody",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const told = listenToContexts(page);
    await open(page, "/");
    const band = page.getByRole("region", { name: "Out and about? So is our hatch" });
    const ordinary = page.getByRole("region", { name: "Pick it up at a window near you" });
    await expect(isMobile ? band : ordinary).toBeAttached();
    await expect(isMobile ? ordinary : band).not.toBeAttached();
    await page.reload();
    await hydrated(page);
    await expect(isMobile ? band : ordinary).toBeAttached();
    await expect.poll(() => told).toEqual([{ login_id: "guest", device: isMobile ? "mobile" : "desktop" }]);
  },
);

test("a wide window that becomes narrow, and back", { tag: "@desktop" }, async ({ page }) => {
  await open(page, "/");
  const band = page.getByRole("region", { name: "Out and about? So is our hatch" });
  const ordinary = page.getByRole("region", { name: "Pick it up at a window near you" });
  await expect(ordinary).toBeAttached();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(band).toBeAttached();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(ordinary).toBeAttached();
});

test("a shop whose call fails sells all the same", { tag: "@desktop" }, async ({ page, expectRefusal }) => {
  expectRefusal(500, /shoppercontext/);
  await page.route("**/shoppercontext", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, `${bears}?sourceCode=AUTUMN26`);
  await addToBag(page);
  await openBag(page);
  await expectSum(page, "Subtotal", "$7.50");
});
