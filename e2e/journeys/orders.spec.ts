import type { Page } from "@playwright/test";
import { brand } from "#config/brand.ts";
import { tabTo, typeInto } from "../keyboard.ts";
import { mailTo } from "../sandbox.ts";
import {
  bagTruffles,
  cards,
  checkOutWith,
  expectPiecesInBag,
  june,
  open,
  proveToBeAPerson,
  truffles,
} from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const password = "Plum-1234";

/** Buys the truffles as a guest; gives the order's number. */
const buyAsGuest = async (page: Page): Promise<string> => {
  await bagTruffles(page);
  await checkOutWith(page, cards.approved);
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=WP\d+$/);
  return new URL(page.url()).searchParams.get("orderNo") ?? "";
};

const askForCode = async (page: Page, orderNo: string) => {
  await page.getByLabel("Order number").fill(orderNo);
  await page.getByLabel("Email").fill(june.email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await expect(page.getByLabel("Code from your email")).toBeFocused();
};

test("a guest tracks an order, opens all of it with a code from the mail, sends it elsewhere, and cancels it", async ({
  page,
  expectAccessible,
  expectRefusal,
}) => {
  const orderNo = await buyAsGuest(page);
  const mail = await mailTo(page, june.email, "order-confirmation");
  expect(mail).toContain(`To June Harper, ${june.street}`);

  await page.context().clearCookies({ name: /^(cc-nx|usid|session)/ });
  await open(page, "/track-order");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await expect(page.getByLabel("Order number")).toBeFocused();
  await expectAccessible("track order with errors");

  await askForCode(page, orderNo);
  await expectAccessible("a code is mailed");
  const code = /your code is (\d{6})/.exec(await mailTo(page, june.email, "order-access-code"))?.[1] ?? "";
  expectRefusal(404, /guestOrderLookup$/);
  await typeInto(page, page.getByLabel("Code from your email"), code === "111111" ? "222222" : "111111");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "This code doesn’t open the order." })).toBeVisible();
  await expect(page.getByText(june.street)).toHaveCount(0);
  await page.getByLabel("Code from your email").fill("");
  await typeInto(page, page.getByLabel("Code from your email"), code);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNo}` })).toBeVisible();
  await expect(page.getByText(june.street).first()).toBeVisible();
  await expectAccessible("order in full");

  // On paper are the order and whose it is, and nothing that could only be clicked.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNo}` })).toBeVisible();
  await expect(page.getByRole("link", { name: `${brand.name}, home` }).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  const aunt = { street: "9 Pier Street", city: "Oakland", zip: "94607" };
  const change = page.getByRole("button", { name: "Change address" });
  await change.click();
  const dialog = page.getByRole("dialog", { name: "Send it somewhere else" });
  await dialog.getByLabel("Street Address").fill("7 West Quarry Street");
  await dialog.getByLabel("City").fill("Chicago");
  await dialog.getByLabel("State", { exact: true }).selectOption("IL");
  await dialog.getByLabel("Zip/Postal Code").fill("60607");
  expectRefusal(409, /order-address$/);
  await dialog.getByRole("button", { name: "Use this address" }).click();
  await expect(dialog.getByText(/Taxes are different at this address.+Nothing was changed\./)).toBeVisible();
  await expectAccessible("an address that is refused");
  await dialog.getByLabel("Street Address").fill(aunt.street);
  await dialog.getByLabel("City").fill(aunt.city);
  await dialog.getByLabel("State", { exact: true }).selectOption("CA");
  await dialog.getByLabel("Zip/Postal Code").fill(aunt.zip);
  await dialog.getByRole("button", { name: "Use this address" }).click();
  await page.getByRole("dialog", { name: "Verify Address" }).getByRole("button", { name: "Keep as is" }).click();
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();
  await expect(page.getByText(aunt.street).first()).toBeVisible();
  await expect(page.getByText(june.street)).toHaveCount(0);
  expect(await mailTo(page, june.email, "order-address")).toContain(`${aunt.street}, ${aunt.city}, CA, ${aunt.zip}`);

  await page.getByRole("button", { name: "Cancel order" }).click();
  await expectAccessible("cancel this order?");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cancel order" })).toBeFocused();
  await page.getByRole("button", { name: "Cancel order" }).click();
  await page.getByRole("dialog").getByLabel("Reason").selectOption("I ordered by mistake");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the order" }).click();
  await expect(page.getByText("Canceled").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  expect(await mailTo(page, june.email, "order-cancelled")).toContain("Ordered by mistake");
});

test("a guest keeps an order in a new account, and orders it again from there", async ({ page, expectAccessible }, {
  project,
}) => {
  const email = `opal.${project.name}.${Date.now()}@example.test`;
  await bagTruffles(page);
  await checkOutWith(page, cards.approved, { ...june, email });
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation\?orderNo=WP\d+$/);
  const orderNo = new URL(page.url()).searchParams.get("orderNo") ?? "";

  const account = page.getByRole("region", { name: "Save this order to an account" });
  await expect(account).toContainText(email);
  await expectAccessible("confirmation with the offer of an account");
  await typeInto(page, account.getByLabel("Password", { exact: true }), "short");
  await page.keyboard.press("Enter");
  await expect(account.getByText("Please enter a valid password.")).toBeVisible();
  await proveToBeAPerson(page);
  await account.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await account.getByRole("link", { name: "See your orders" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Your orders" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: orderNo })).toBeVisible();
  await expectAccessible("orders");
  // A pointer that rests on the menu would open it over the list.
  await page.mouse.move(5, 700);
  await page.getByRole("link", { name: `Details order ${orderNo}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNo}` })).toBeVisible();
  await expect(page.getByText(june.street).first()).toBeVisible();
  await expectAccessible("order details");

  await tabTo(page, page.getByRole("button", { name: "Order again" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cart$/);
  await expectPiecesInBag(page, 1);
  await expect(page.getByRole("link", { name: truffles.name, exact: true })).toBeVisible();
});

test("a customer leafs through forty orders", async ({ page, expectAccessible }) => {
  await open(page, "/orders");
  await expect(page).toHaveURL(/\/login\?redirect=%2Forders$/);
  await page.getByLabel("Email").fill("desmond@example.test");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/orders$/);
  const numbers = page.getByRole("heading", { level: 2, name: /^WP/ });
  await expect(numbers).toHaveCount(10);
  await expectAccessible("forty orders");
  const newest = await numbers.first().textContent();
  await page.getByRole("link", { name: "Older orders" }).click();
  await expect(page.getByText("Page 2 of 4")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Your orders" })).toBeFocused();
  await expect(numbers.first()).not.toHaveText(newest ?? "");
  await page.goto("/orders?page=4");
  await expect(numbers).toHaveCount(10);
  await expect(page.getByRole("link", { name: "Older orders" })).toHaveCount(0);
});

test("another shopper's order is not shown", { tag: "@desktop" }, async ({ page, expectRefusal, expectAccessible }) => {
  expectRefusal(401, /order-details\?orderId=WP1$/);
  await open(page, "/order-details/WP1");
  await expect(page.getByRole("heading", { level: 1, name: "We can’t show this order." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Track an order" }).first()).toBeVisible();
  await expectAccessible("an order that is not shown");
});

test("within the hour the card and the day are changed from the confirmation", async ({ page, expectAccessible }) => {
  const orderNo = await buyAsGuest(page);
  await expect(page.getByText(/^Possible until \d{1,2}:\d{2}/)).toBeVisible();
  await page.getByRole("button", { name: "Add a gift message" }).click();
  const card = page.getByRole("dialog", { name: "The card in this package" });
  await expectAccessible("other words on the card");
  await card.getByLabel("Your message").fill("Joyeux anniversaire ♥");
  await expect(card.getByText("We can’t print ♥")).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(card.getByLabel("Your message")).toBeFocused();
  await expect(card.getByLabel("Your message")).toHaveValue("Joyeux anniversaire");
  await expect(card.getByRole("figure", { name: "How your card will read" })).toContainText("Joyeux anniversaire");
  await card.getByLabel("Your message").fill("Joyeux anniversaire, José!");
  await card.getByRole("button", { name: "Save message" }).click();
  await expect(page.getByText("Gift message: Joyeux anniversaire, José!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change gift message" })).toBeFocused();

  await page.getByRole("button", { name: "Change delivery date" }).click();
  const day = page.getByRole("dialog", { name: "When should it arrive?" });
  await expectAccessible("another day of arrival");
  await day.getByRole("button", { name: "Next month" }).click();
  await day.locator("button[data-day][aria-disabled=false]").last().click();
  const save = day.getByRole("button", { name: /^Deliver on / });
  const chosen = ((await save.textContent()) ?? "").replace("Deliver on ", "");
  await save.click();
  await expect(day).toBeHidden();
  await expect(page.getByText(chosen).first()).toBeVisible();
  expect(await mailTo(page, june.email, "order-arrival")).toContain(`Now: ${chosen}`);

  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNo}` })).toBeVisible();
  await expect(page.getByText("Gift message: Joyeux anniversaire, José!")).toBeVisible();
  await expect(page.getByText(chosen).first()).toBeVisible();
});

test("from the mail, on another device, one more goes into the same parcel, and its card and day are changed", async ({
  page,
  expectAccessible,
}) => {
  const orderNo = await buyAsGuest(page);
  const mail = await mailTo(page, june.email, "order-confirmation");
  expect(mail).toContain("or add more to it");
  expect(mail).toContain(`/order-details/${orderNo}`);

  // In the browser that ordered, the mail's address leads to the order.
  await open(page, `/order-details/${orderNo}`);
  await expect(page.getByRole("button", { name: "Add one more to this package" })).toBeVisible();

  await page.context().clearCookies({ name: /^(cc-nx|usid|session)/ });
  await open(page, "/track-order");
  await askForCode(page, orderNo);
  const code = /your code is (\d{6})/.exec(await mailTo(page, june.email, "order-access-code"))?.[1] ?? "";
  await page.getByLabel("Code from your email").fill(code);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Order ${orderNo}` })).toBeVisible();

  const more = page.getByRole("button", { name: "Add one more to this package" });
  await more.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "One more in the same package" });
  await expect(dialog.getByText(/\$\d+\.\d\d more, charged to Visa ending in 1111/)).toBeVisible();
  await expectAccessible("one more in the same parcel");
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Add and pay" }).click();
  await expect(dialog).toBeHidden();
  await expect(more).toBeFocused();
  await expect(page.getByText("Quantity 2").first()).toBeVisible();
  expect(await mailTo(page, june.email, "order-changed")).toContain(`2 × ${truffles.name}`);

  await page.getByRole("button", { name: "Add a gift message" }).click();
  const card = page.getByRole("dialog", { name: "The card in this package" });
  await card.getByLabel("Your message").fill("Two are better than one.");
  await card.getByRole("button", { name: "Save message" }).click();
  await expect(page.getByText("Gift message: Two are better than one.")).toBeVisible();

  await page.getByRole("button", { name: "Change delivery date" }).click();
  const day = page.getByRole("dialog", { name: "When should it arrive?" });
  await day.getByRole("button", { name: "Next month" }).click();
  await day.locator("button[data-day][aria-disabled=false]").last().click();
  await day.getByRole("button", { name: /^Deliver on / }).click();
  await expect(day).toBeHidden();
  expect(await mailTo(page, june.email, "order-arrival")).toContain("Now: ");
});
