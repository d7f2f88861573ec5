import { filesOf } from "../files-of-chunk.ts";
import { tabTo, typeAddress, typeInto } from "../keyboard.ts";
import { bagTruffles, cardExpiry, cards, enterCard, fillShipping, june, open } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test(
  "a guest checks out on one page: each step in place of the one before, which folds to a line",
  { tag: "@both" },
  async ({ page, expectAccessible }) => {
    await bagTruffles(page);
    await open(page, "/checkout");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Where’s it headed?");
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await fillShipping(page);
    await page.getByRole("button", { name: "Continue to Payment" }).click();

    await expect(title).toHaveText("How would you like to pay?");
    await expect(title).toBeFocused();
    await expect(page.getByText(`${june.firstName} ${june.lastName}, ${june.street}, ${june.city}`)).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByLabel("Name on Card")).toBeVisible();
    await expectAccessible("one page, payment");
    await page.getByRole("link", { name: "Change shipping" }).click();
    await expect(page.getByLabel("City")).toHaveValue(june.city);
    await page.getByRole("button", { name: "Continue to Payment" }).click();

    await enterCard(page, cards.approved);
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(title).toHaveText("One last look");
    await expect(page).toHaveURL(/\/checkout$/);
    await expectAccessible("one page, review");
    await page.getByRole("button", { name: "Place order" }).dblclick();
    await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
    await expect(page.getByRole("heading", { level: 1, name: "It’s yours, June." })).toBeVisible();
  },
);

test("a press on Continue is not lost to ways to ship that come while it lasts", async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/getShippingMethodsForShipment/, async (route) => {
    await held;
    await route.continue();
  });
  await bagTruffles(page);
  await open(page, "/checkout");
  const press = page.getByRole("button", { name: "Continue to Payment" });
  await press.hover();
  await page.mouse.down();
  const known = page.waitForResponse(/getShippingMethodsForShipment/);
  answer();
  await (await known).finished();
  // Drawn twice since: whatever the answer moves has moved.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByRole("radio", { name: /UPS Ground/ })).toBeVisible();
});

test("a press on Continue is not lost to days to choose from that come while it lasts", async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const part = filesOf("delivery-day");
  await page.route(part, async (route) => {
    await held;
    await route.continue();
  });
  await bagTruffles(page);
  await open(page, "/checkout");
  const asked = page.waitForRequest(part);
  await fillShipping(page);
  await asked;
  await page.getByRole("button", { name: "Continue to Payment" }).hover();
  await page.mouse.down();
  const known = page.waitForResponse(part);
  answer();
  await (await known).finished();
  // The part is run and drawn within these frames where nothing holds it back.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How would you like to pay?");
});

test("a wallet pays on the one page", async ({ page }) => {
  await bagTruffles(page);
  await open(page, "/checkout");
  await fillShipping(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  const option = page.getByRole("radio", { name: "PayPal" });
  await page.locator("label").filter({ has: option }).click();
  const popup = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Continue with PayPal" }).click();
  await (await popup).getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "One last look" })).toBeVisible();
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
  await expect(page.getByText("Paid with PayPal")).toBeVisible();
});

test("the one page is filled in and ordered with the keyboard alone", async ({ page }) => {
  const { keyboard } = page;
  await bagTruffles(page);
  await open(page, "/checkout");
  await typeInto(page, page.getByLabel("Email"), june.email);
  await typeAddress(page);
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "How would you like to pay?" })).toBeFocused();
  await expect(page.frameLocator('iframe[title="Card Number"]').getByRole("textbox")).toBeVisible();
  await typeInto(page, page.getByLabel("Name on Card"), "June Harper");
  await typeInto(page, page.locator('iframe[title="Card Number"]'), cards.approved);
  await typeInto(page, page.getByLabel("Expiration Date"), cardExpiry().replace("/", ""));
  await typeInto(page, page.locator('iframe[title="Security Code"]'), "123");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "One last look" })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Place order" }));
  await keyboard.press("Space");
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
});

test("an address is verified at its button, before there is a card to type, and the tax is in the total then", async ({
  page,
}) => {
  await bagTruffles(page);
  await open(page, "/checkout");
  await fillShipping(page, { ...june, street: "2218 Harrison" });
  const dialog = page.getByRole("dialog", { name: "Verify Address" });
  await page.getByLabel("Phone Number").press("Tab");
  await expect(page.locator('iframe[title="Card Number"]')).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(dialog).toBeVisible();
  await expect(page.locator('iframe[title="Card Number"]')).toHaveCount(0);
  await dialog.getByRole("button", { name: "Accept Change" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "How would you like to pay?" })).toBeVisible();
  await expect(page.getByText("2218 Harrison Street", { exact: true })).toBeVisible();
  await expect(page.getByText("Tax is calculated once we have your address.")).toHaveCount(0);
  const number = page.frameLocator('iframe[title="Card Number"]').getByRole("textbox");
  await number.pressSequentially(cards.approved);
  await page.getByLabel("Name on Card").fill("June Harper");
  await expect(dialog).toBeHidden();
  await expect(number).toHaveValue(/4111 1111 1111 1111/);
});
