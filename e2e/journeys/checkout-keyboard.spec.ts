import type { FrameLocator, Page } from "@playwright/test";
import { expectReachable, tabTo, typeAddress, typeInto } from "../keyboard.ts";
import { bagTruffles, cards, enterCard, june, open, openMore, openTruffles, truffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

/** Presses Enter in a window that closes by it, which may be before the key is let go. */
const pressAndClose = async (sheet: Page) => {
  const closed = sheet.waitForEvent("close");
  await sheet.keyboard.press("Enter").catch(() => undefined);
  await closed;
};

test("a code, a day and a way to pay are chosen by keyboard alone", async ({ page }) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  await bagTruffles(page);
  await tabTo(page, page.locator("summary").filter({ hasText: "Add a promo code" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Promo code" })).toBeFocused();
  await keyboard.type("WINDOWSILL");
  await keyboard.press("Enter");
  const applied = page.getByRole("button", { name: "Remove promo code WINDOWSILL" });
  await expect(applied).toBeVisible();
  await tabTo(page, applied);

  await open(page, "/shipping");
  await typeInto(page, page.getByLabel("Email"), june.email);
  await typeAddress(page);
  const days = page.getByRole("group", { name: "When should it get there?" });
  await expect(days.getByText(/^By \w{3}, /).first()).toBeVisible();
  await tabTo(page, days.getByRole("radio"));
  await expect(days.getByRole("radio", { name: /UPS Ground/ })).toBeChecked();
  const priced = page.getByRole("region", { name: "Order summary" }).getByText("$6.95");
  await expect(priced).toBeVisible();
  await keyboard.press("ArrowUp");
  await expect(days.getByRole("radio", { name: /UPS Ground/ })).not.toBeChecked();
  await expect(days.getByRole("radio", { checked: true })).toBeFocused();
  await expect(priced).toBeHidden();
  await keyboard.press("ArrowDown");
  await expect(priced).toBeVisible();
  await tabTo(page, page.locator("summary").filter({ hasText: "more ways to ship" }));
  await keyboard.press("Enter");
  await expect(days.getByRole("radio", { name: /UPS 3 Day Select/ })).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Choose a day" }));
  await keyboard.press("Enter");
  const grid = page.getByRole("grid");
  await expect(grid.locator(":focus")).toBeVisible();
  const first = await grid.locator(":focus").getAttribute("data-day");
  await keyboard.press("ArrowRight");
  await expect(grid.locator(":focus")).not.toHaveAttribute("data-day", first ?? "");
  await keyboard.press("ArrowLeft");
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Choose another day" })).toBeVisible();
  await expectReachable(page, "the shipping step");
  await page.getByRole("button", { name: "Continue to Payment" }).focus();
  await keyboard.press("Enter");

  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByRole("radio", { name: "Apple Pay" })).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: "Credit or debit card" }));
  await keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "PayPal" })).toBeChecked();
  await expect(page.getByRole("button", { name: "Continue with PayPal" })).toBeEnabled();
  const popup = page.waitForEvent("popup");
  // What a way asks for is the next stop after it.
  expect(await tabTo(page, page.getByRole("button", { name: "Continue with PayPal" }))).toBe(1);
  await keyboard.press("Enter");
  const sheet = await popup;
  await sheet.waitForURL(/checkoutnow/);
  await expect(sheet.getByRole("button", { name: "Approve", exact: true })).toBeVisible();
  await tabTo(sheet, sheet.getByRole("button", { name: "Approve", exact: true }));
  await pressAndClose(sheet);
  await expect(page).toHaveURL(/\/revieworder$/);
  await tabTo(page, page.getByRole("button", { name: "Place order" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=/);
});

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
  await typeAddress(page);
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
    if (opened) await pressAndClose(opened);
    else await keyboard.press("Enter");
    await expect(page).toHaveURL(/\/order-confirmation\?orderNo=WP\d+$/);
    await expect(page.getByText("14 Larkspur Lane").first()).toBeVisible();
  });
