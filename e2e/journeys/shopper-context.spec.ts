import type { Page } from "@playwright/test";
import { addToBag, expectSum, logIn, logOut, open, openBag } from "../shopper.ts";
import { expect, hydrated, test } from "../shop-test.ts";

/** Bears that readers of the printed catalog get for $6.00 in place of $7.50. */
const bears = "/484101.html";

/** Chocolate bars that leaders of groups get by the case for $44.00 in place of $80.00. */
const bandBars = "/495101.html";

/** What the shop tells its server about the session, one entry a call. */
const listen = (page: Page): { sourceCode?: string; login_id: string; device: string }[] => {
  const told: { sourceCode?: string; login_id: string; device: string }[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/shoppercontext")) return;
    const { customQualifiers, ...rest } = request.postDataJSON() as {
      login_id: string;
      customQualifiers: { device: string };
    };
    told.push({ ...rest, device: customQualifiers.device });
  });
  return told;
};

const price = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("heading", { level: 1 }) });

test(
  "the code of a printed catalog in the address changes a price, and the bag confirms it",
  { tag: "@desktop" },
  async ({ page }) => {
    const told = listen(page);
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
    const told = listen(page);
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

test("logging in and out changes groups and what goods cost", { tag: "@desktop" }, async ({ page, baseURL }) => {
  const fundraising = (baseURL ?? "").replace("//localhost", "//fundraising.localhost");
  const told = listen(page);
  await open(page, `${fundraising}${bandBars}`);
  await expect(price(page)).toContainText("$80.00");
  await open(page, `${fundraising}/login`);
  await logIn(page, "leader@example.test", "Plum-1234");
  await open(page, `${fundraising}${bandBars}`);
  await expect(price(page)).toContainText("$44.00");
  expect(told.at(-1)).toMatchObject({ login_id: "leader@example.test" });
  await open(page, `${fundraising}/account`);
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await open(page, `${fundraising}${bandBars}`);
  await expect(price(page)).toContainText("$80.00");
  await expect(price(page)).not.toContainText("$44.00");
});

test("a shop whose call fails sells all the same", { tag: "@desktop" }, async ({ page, expectRefusal }) => {
  expectRefusal(500, /shoppercontext/);
  await page.route("**/shoppercontext", (route) => route.fulfill({ status: 500, body: "" }));
  await open(page, `${bears}?sourceCode=AUTUMN26`);
  await addToBag(page);
  await openBag(page);
  await expectSum(page, "Subtotal", "$7.50");
});
