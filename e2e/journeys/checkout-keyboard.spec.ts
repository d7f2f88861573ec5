import type { FrameLocator, Page } from "@playwright/test";
import { expectReachable, tabTo, typeInto } from "../keyboard.ts";
import { bagTruffles, cards, enterCard, june, openMore, openTruffles, truffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test("the table of many recipients is worked through by keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  const names = ["Ada", "Ben", "Cyd", "Dov", "Eve", "Fay", "Gus"];
  await bagTruffles(page, names.length);
  await openMore(page, truffles.name);
  await page.getByRole("button", { name: `Send ${truffles.name} to others` }).click();
  const sheet = page.getByRole("dialog", { name: "Who gets this?" });
  await tabTo(page, sheet.getByRole("button", { name: "Paste a list" }));
  await keyboard.press("Enter");
  await tabTo(page, sheet.getByLabel("Paste your list"));
  await keyboard.insertText(
    names.map((name, index) => `${name},Quill,${index + 1} Larkspur Lane,,Oakland,CA,94607,5105550117,1`).join("\n"),
  );
  await tabTo(page, sheet.getByRole("button", { name: "Check the list" }));
  await keyboard.press("Enter");
  await expect(sheet.getByText("7 of 7 lines can be added.")).toBeVisible();
  await tabTo(page, sheet.getByRole("button", { name: "Add 7 recipients" }));
  await keyboard.press("Enter");
  await tabTo(page, sheet.getByRole("button", { name: "Add to 7 recipients" }));
  await keyboard.press("Enter");
  await expect(sheet).toBeHidden({ timeout: 30_000 });

  await tabTo(page, page.getByRole("link", { name: "Checkout", exact: true }));
  await keyboard.press("Enter");
  await expect(page.getByRole("rowheader")).toHaveCount(names.length);
  await typeInto(page, page.getByLabel("Email"), june.email);
  const everyone = page.getByRole("combobox", { name: "Arrives, for everyone" });
  await expect(everyone.locator("option").nth(1)).toBeAttached({ timeout: 30_000 });
  await tabTo(page, everyone);
  const before = await everyone.inputValue();
  await keyboard.press("ArrowUp");
  await expect(everyone).not.toHaveValue(before);
  const chosen = await everyone.inputValue();
  for (const name of names)
    await expect(page.getByRole("combobox", { name: `Arrives, for ${name} Quill` })).toHaveValue(chosen);

  await typeInto(page, page.getByLabel("Words on every card"), "Dear {first name}, thank you");
  await tabTo(page, page.getByRole("button", { name: "Put it on every card" }));
  await keyboard.press("Space");
  const card = (name: string) => page.getByLabel(`Words on the card for ${name} Quill`);
  await expect(card("Gus")).toHaveValue("Dear Gus, thank you");
  await tabTo(page, card("Ben"));
  await keyboard.press("Control+A");
  await keyboard.type("Ben, see you soon");
  await tabTo(page, page.getByRole("button", { name: "Day, address and instructions for Cyd Quill" }));
  await expect(card("Ben")).toHaveValue("Ben, see you soon");
  await keyboard.press("Enter");
  await typeInto(page, page.getByLabel("Delivery instructions for Cyd Quill"), "By the blue door");
  await expectReachable(page, "the table of recipients");

  await page.getByRole("button", { name: "Continue to Payment" }).focus();
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/billing$/, { timeout: 30_000 });
  await enterCard(page, cards.approved);
  await page.getByRole("checkbox", { name: "Same as shipping address" }).waitFor({ state: "detached" });
  await typeInto(page, page.getByLabel("First Name"), june.firstName);
  await typeInto(page, page.getByLabel("Last Name"), june.lastName);
  await typeInto(page, page.getByLabel("Street Address"), june.street);
  await typeInto(page, page.getByLabel("City"), june.city);
  await typeInto(page, page.getByLabel("State", { exact: true }), "California");
  await typeInto(page, page.getByLabel("Zip/Postal Code"), june.zip);
  await typeInto(page, page.getByLabel("Phone Number"), june.phone);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/revieworder$/);
  const cyd = page.getByRole("region", { name: "Shipping to Cyd Quill" });
  await expect(cyd).toContainText("By the blue door");
  await expect(page.getByRole("region", { name: "Shipping to Ben Quill" })).toContainText("Ben, see you soon");
  await tabTo(page, page.getByRole("button", { name: "Place order" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/, { timeout: 30_000 });
});

for (const { wallet, pay } of [
  { wallet: "Apple Pay", pay: "Pay" },
  { wallet: "PayPal", pay: "Approve" },
  { wallet: "Venmo", pay: "Approve" },
])
  test(`${wallet} buys from a product page by keyboard alone`, async ({ page }) => {
    await openTruffles(page);
    const button = page.getByRole("main").getByRole("button", { name: `Pay with ${wallet}` });
    await expect(button).toBeVisible();
    const popup = wallet === "Apple Pay" ? null : page.waitForEvent("popup");
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    const opened = await popup;
    const sheet: Page | FrameLocator = opened ?? page.frameLocator(`iframe[title="${wallet}"]`);
    const { keyboard } = opened ?? page;
    const where = sheet.getByLabel("Ship to");
    await expect(where).toBeVisible();
    const reach = async (target: typeof where) => {
      await expect(async () => {
        await keyboard.press("Tab");
        await expect(target).toBeFocused({ timeout: 50 });
      }).toPass({ intervals: [0] });
    };
    await reach(where);
    await keyboard.type("Avery");
    await expect(sheet.getByRole("radio").first()).toBeVisible();
    await expect(sheet.getByRole("button", { name: pay, exact: true })).toBeEnabled();
    await reach(sheet.getByRole("button", { name: pay, exact: true }));
    // A window is gone before the key is let go.
    await keyboard.press("Enter").catch(() => undefined);
    await expect(page).toHaveURL(/\/order-confirmation\?orderNo=WP\d+$/);
    await expect(page.getByText("14 Larkspur Lane").first()).toBeVisible();
  });
