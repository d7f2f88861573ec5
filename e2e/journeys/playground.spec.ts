import { consoleOf } from "../console.ts";
import { cards } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test("who tries the shop as an assistant finds, fills a cart, is refused with a forged signature, and buys", async ({
  page,
  baseURL,
  expectAccessible,
  atEachWidth,
}) => {
  test.setTimeout(120_000);
  const said = page.getByRole("status");
  const press = async (name: string, answer: string | RegExp) => {
    await page.getByRole("button", { name }).first().click();
    await expect(said).toContainText(answer);
  };
  const fill = (label: string, value: string) => page.getByRole("textbox", { name: label, exact: true }).fill(value);

  await page.goto(`${consoleOf(baseURL)}/console/assistants`);
  await page.getByRole("main").getByRole("link", { name: "The playground" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Playground for assistants");
  const profileUrl = await page.getByRole("link", { name: /platform\.json$/ }).getAttribute("href");
  const profile = await page.request.get(profileUrl ?? "");
  const text = await profile.text();
  expect(text).toContain('"crv":"P-256"');
  expect(text).not.toContain('"d":');

  const shop = page.getByRole("combobox", { name: "Shop" });
  const signed = page.getByRole("combobox", { name: "Requests are signed" });
  const find = async (way: string) => {
    await shop.selectOption(baseURL ?? "");
    await signed.selectOption({ label: way });
    await press("Read its profile", "The shop is found.");
  };

  for (const [way, refusal] of [
    ["by another key (forged)", "signature_invalid"],
    ["fifteen minutes ago (expired)", "The signature has expired."],
    ["sent a second time (replayed)", "The signature has been used before."],
    ["left out", "signature_missing"],
  ] as const) {
    await find(way);
    await press("Search", refusal);
  }

  await find("as it has to be");
  await fill("Words", "gummy bears");
  await page.getByLabel("Arrives by").fill("2099-12-31");
  await press("Search", /Found: [1-9]/);
  await expect(
    page
      .getByRole("table", { name: "Found" })
      .getByText(/^from \d{4}-\d\d-\d\d$/)
      .first(),
  ).toBeVisible();
  const answered = page.locator("details").first();
  await answered.locator("summary").click();
  await expect(answered).toContainText("signature holds");
  await expect(answered.getByRole("region", { name: /^Request/ })).toContainText("signature-input: sig1=(");
  await expect(answered.getByRole("region", { name: /^Answer/ })).toContainText('"products"');
  await press("Put into the cart", "It is in the cart.");
  await press("Check out", "The checkout has begun.");
  await fill("First name", "Ada");
  await press("Update the checkout", "The checkout is updated.");
  await expect(page.getByText("ready for complete").first()).toBeVisible();
  await fill("Test card", cards.declined);
  await press("Pay and place the order", "The shop has answered.");
  await expect(page.getByRole("table", { name: "Messages" })).toContainText("payment_failed");
  await fill("Test card", cards.approved);
  await press("Pay and place the order", "The order is placed.");
  const order = page.getByRole("term").filter({ hasText: "Order" }).locator("xpath=following-sibling::dd");
  const orderNo = (await order.textContent()) ?? "";
  expect(orderNo).not.toBe("");
  await expect(page.getByRole("main")).not.toContainText(cards.approved);

  await expect(async () => {
    await page.goto(`${consoleOf(baseURL)}/console/playground`);
    await expect(page.locator("summary").filter({ hasText: /Order notice .*signature holds/ })).not.toHaveCount(0);
  }).toPass({ timeout: 15_000 });
  await expectAccessible("playground for assistants");
  await atEachWidth(async (width) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `playground${width}`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`play${width.replace(/\W+/g, "-")}.png`), fullPage: true });
  });
  await page.goto(`${consoleOf(baseURL)}/console/orders/${orderNo}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(orderNo);
});
