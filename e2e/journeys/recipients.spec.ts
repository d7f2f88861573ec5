import type { Page } from "@playwright/test";
import { bagTruffles, cards, enterCard, expectPiecesInBag, june, openMore, truffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Who gets this?" });

const quantity = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "Quantity" });

const openSheet = async (page: Page) => {
  await openMore(page, truffles.name);
  await page.getByRole("button", { name: `Send ${truffles.name} to others` }).click();
  await expect(sheet(page)).toBeVisible();
};

const list = [
  "First name,Last name,Street,Unit,City,State,Zip,Phone,Quantity",
  'Ada,Quill,"4 Larkspur Lane, rear",,Oakland,California,94607,(510) 555-0117,2',
  "Ben,Okafor,8 Elm Street,Unit 3,Portland,OR,97201,503-555-0142,1",
  "Cyd,Vane,,,Nowhere,ZZ,1,12,0",
  'Ada,QUILL,"4 Larkspur Lane, rear",,Oakland,CA,94607,5105550117,1',
  "Dov,Marsh,1 Plum Street,,Chicago,IL,60601,3125550143,1",
].join("\n");

test("an order to three recipients: pasted, checked row by row, shared out, shipped each their way", async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  await bagTruffles(page, 4);
  await expectPiecesInBag(page, 4);

  await openSheet(page);
  const send = sheet(page).getByRole("button", { name: "Add to recipient", exact: true });
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await expect(send).toHaveAccessibleDescription("Select an item to add to your recipient");
  await expectAccessible("recipients, nobody chosen");

  await sheet(page).getByRole("button", { name: "Paste a list" }).click();
  await sheet(page).getByLabel("Paste your list").fill(list);
  await sheet(page).getByRole("button", { name: "Check the list" }).click();
  await expect(sheet(page).getByText("3 of 5 lines can be added.")).toBeVisible();
  const row = (line: number) =>
    sheet(page)
      .getByRole("listitem")
      .filter({ hasText: `Line ${line}:` });
  await expect(row(4).getByLabel("Street Address, line 4")).toHaveAccessibleDescription("This field is required.");
  await expect(row(4).getByLabel("State, line 4")).toHaveAccessibleDescription("Please select a state.");
  await expect(row(4)).toContainText("Phone number must have 10 digits");
  await expect(row(4)).toContainText("The quantity must be a whole number from 1 to 999.");
  await expect(row(5)).toContainText("This one is already in your list.");
  await expectAccessible("a pasted list");
  await sheet(page).getByRole("button", { name: "Add 3 recipients" }).click();

  await expect(sheet(page).getByRole("checkbox", { name: /Ada Quill/ })).toBeChecked();
  await expect(sheet(page).getByText("4 pieces to give, 0 stay where they are.")).toBeVisible();
  await expectAccessible("recipients chosen");
  await sheet(page).getByRole("button", { name: "Add to 3 recipients" }).click();
  await expect(sheet(page)).toBeHidden();

  await expect(page.getByRole("heading", { name: "Shipping to Ada Quill" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Shipping to Ada Quill" })).toContainText("2 items");
  await expect(page.getByRole("heading", { name: "Shipping to Ben Okafor" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Shipping to Dov Marsh" })).toBeVisible();
  await expectPiecesInBag(page, 4);
  await expectAccessible("a bag for three people");

  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await expect(page).toHaveURL(/\/shipping$/);
  const ben = page.getByRole("region", { name: "To Ben Okafor" });
  await expect(ben).toContainText("8 Elm Street");
  await expect(ben.getByRole("radio").first()).toBeVisible();
  await page.getByLabel("Email").fill(june.email);
  await ben.getByRole("radio").nth(1).check();
  await ben.getByLabel("Delivery instructions for Ben Okafor").fill("By the blue door");
  await ben.getByRole("checkbox", { name: "Ship as soon as possible to Ben Okafor" }).check();
  await expectAccessible("the shipping step for three people");

  const ada = page.getByRole("region", { name: "To Ada Quill" });
  await ada.getByRole("button", { name: "Edit address of Ada Quill" }).click();
  await ada.getByLabel("First Name").fill("Adela");
  await ada.getByRole("button", { name: "Save recipient" }).click();
  await expect(page.getByRole("heading", { name: "To Adela Quill" })).toBeVisible();
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await expect(page).toHaveURL(/\/billing$/);

  await enterCard(page, cards.approved);
  await page.getByLabel("First Name").fill(june.firstName);
  await page.getByLabel("Last Name").fill(june.lastName);
  await page.getByLabel("Street Address").fill(june.street);
  await page.getByLabel("City").fill(june.city);
  await page.getByLabel("State", { exact: true }).selectOption(june.state);
  await page.getByLabel("Zip/Postal Code").fill(june.zip);
  await page.getByLabel("Phone Number").fill(june.phone);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
  await expect(page.getByRole("region", { name: "Shipping to Adela Quill" })).toContainText("4 Larkspur Lane, rear");
  await expect(page.getByRole("region", { name: "Shipping to Dov Marsh" })).toContainText("Chicago");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/order-confirmation/);
  await expect(page.getByText("8 Elm Street").first()).toBeVisible();
});

test(
  "fifty people: pasted, corrected in place, one text on every card, ordered",
  { tag: "@phone" },
  async ({ page, expectAccessible }, info) => {
    test.setTimeout(300_000);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (["fetch", "xhr"].includes(request.resourceType()) && request.url().includes("/api/"))
        calls.push(new URL(request.url()).pathname);
    });
    await bagTruffles(page, 50);
    const people = Array.from({ length: 50 }, (_, index) => {
      const zip = index === 6 ? "9" : "94607";
      const quantity = index === 20 ? "many" : "1";
      return `Ada${String.fromCharCode(97 + (index % 26))},Quill,${index + 1} Larkspur Lane,,Oakland,CA,${zip},5105550117,${quantity}`;
    });
    const begun = Date.now();
    calls.length = 0;
    await openSheet(page);
    await sheet(page).getByRole("button", { name: "Paste a list" }).click();
    await sheet(page).getByLabel("Paste your list").fill(people.join("\n"));
    await sheet(page).getByRole("button", { name: "Check the list" }).click();
    await expect(sheet(page).getByText("48 of 50 lines can be added.")).toBeVisible();
    await sheet(page).getByLabel("Zip/Postal Code, line 7").fill("94607");
    await sheet(page).getByLabel("Quantity, line 21").fill("1");
    await sheet(page).getByLabel("Words on the card (optional)").fill("Dear {first name}, thank you");
    await expect(sheet(page).getByText("50 of 50 lines can be added.")).toBeVisible();
    await expectAccessible("fifty people, corrected");
    await expect(sheet(page).getByRole("figure", { name: "Adaa’s card, for example" })).toContainText(
      "Dear Adaa, thank",
    );
    await page.screenshot({ path: info.outputPath("fifty-pasted.png") });
    await sheet(page).getByRole("button", { name: "Add 50 recipients" }).click();
    await sheet(page).getByRole("button", { name: "Add to 50 recipients" }).click();
    await expect(sheet(page)).toBeHidden({ timeout: 60_000 });
    const shared = { calls: calls.length, seconds: Math.round((Date.now() - begun) / 1000) };

    await page.getByRole("link", { name: "Checkout", exact: true }).click();
    await expect(page.getByRole("rowheader")).toHaveCount(50);
    await page.getByLabel("Email").fill(june.email);
    const everyone = page.getByRole("combobox", { name: "Arrives, for everyone" });
    await expect(everyone.locator("option").nth(1)).toBeAttached({ timeout: 60_000 });
    await expect(page.getByLabel("Words on the card for Adaa Quill").first()).toHaveValue("Dear Adaa, thank you");
    await expectAccessible("fifty people in a table");
    await page.screenshot({ path: info.outputPath("fifty-table.png") });
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download this list (CSV)" }).click();
    expect((await coming).suggestedFilename()).toBe("recipients.csv");
    await page.getByRole("button", { name: "Continue to Payment" }).click();
    await expect(page).toHaveURL(/\/billing$/, { timeout: 30_000 });
    await enterCard(page, cards.approved);
    await page.getByLabel("First Name").fill(june.firstName);
    await page.getByLabel("Last Name").fill(june.lastName);
    await page.getByLabel("Street Address").fill(june.street);
    await page.getByLabel("City").fill(june.city);
    await page.getByLabel("State", { exact: true }).selectOption(june.state);
    await page.getByLabel("Zip/Postal Code").fill(june.zip);
    await page.getByLabel("Phone Number").fill(june.phone);
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page).toHaveURL(/\/revieworder$/);
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/order-confirmation/, { timeout: 60_000 });
    const whole = { calls: calls.length, seconds: Math.round((Date.now() - begun) / 1000) };
    info.annotations.push({ type: "fifty people", description: JSON.stringify({ shared, whole }) });
    // Nothing may be asked person by person.
    expect(shared.calls).toBeLessThan(15);
    expect(whole.calls).toBeLessThan(36);
  },
);

test("a recipient is entered by hand, and what is given beyond the line is added to it", async ({ page }) => {
  await bagTruffles(page);
  await openSheet(page);
  await sheet(page).getByRole("button", { name: "New recipient" }).click();
  await sheet(page).getByRole("button", { name: "Add recipient" }).click();
  await expect(sheet(page).getByLabel("First Name")).toBeFocused();
  await sheet(page).getByLabel("First Name").fill("Ada");
  await sheet(page).getByLabel("Last Name").fill("Quill");
  await sheet(page).getByLabel("Street Address").fill("4 Larkspur Lane");
  await sheet(page).getByLabel("City").fill("Oakland");
  await sheet(page).getByLabel("State", { exact: true }).selectOption("CA");
  await sheet(page).getByLabel("Zip/Postal Code").fill("94607");
  await sheet(page).getByLabel("Phone Number").fill("5105550117");
  await sheet(page).getByRole("button", { name: "Add recipient" }).click();
  await sheet(page).getByRole("textbox", { name: "Quantity" }).fill("3");
  await expect(sheet(page).getByText("3 pieces to give: 2 more will be added to your bag.")).toBeVisible();
  await sheet(page).getByRole("button", { name: "Add to 1 recipient" }).click();
  await expect(sheet(page)).toBeHidden();
  await expectPiecesInBag(page, 3);
  await expect(quantity(page)).toHaveValue("3");
});

test("the whole sheet works with the keyboard", { tag: "@desktop" }, async ({ page }) => {
  await bagTruffles(page);
  const opener = page.getByRole("button", { name: `More for ${truffles.name}` });
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: `Send ${truffles.name} to others` }).focus();
  await page.keyboard.press("Enter");
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole("button", { name: "Paste a list" }).focus();
  await page.keyboard.press("Enter");
  await sheet(page).getByLabel("Paste your list").focus();
  await page.keyboard.insertText("Ada,Quill,4 Larkspur Lane,,Oakland,CA,94607,5105550117");
  await sheet(page).getByRole("button", { name: "Check the list" }).focus();
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByText("1 of 1 line can be added.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(opener).toBeFocused();
});
