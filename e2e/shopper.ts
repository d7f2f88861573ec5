import type { Page } from "@playwright/test";
import { fillBag } from "./by-api.ts";
import { expect, hydrated } from "./shop-test.ts";

/** Cards with a published outcome at the card emulator (docs/sandbox.md). */
export const cards = {
  approved: "4111111111111111",
  declined: "4000000000000002",
  processorDown: "4000000000000119",
};

/** A fictional person who lives where the shop delivers. */
export const june = {
  email: "june.visitor@example.test",
  firstName: "June",
  lastName: "Harper",
  street: "12 Larkspur Lane",
  city: "San Francisco",
  state: "CA",
  zip: "94110",
  phone: "4155550142",
};

/** Opens a page and waits until it answers to clicks. */
export const open = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
};

/**
 * Makes pages that are opened from now on wait for recommendations, and for the server's clock, as long as they take.
 * By themselves they do without after three seconds, of which a busy machine needs more.
 */
export const waitForRecommendations = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

/** Ticks the captcha's box in its frame, which comes when it is near the screen. */
export const proveToBeAPerson = async (page: Page) => {
  const group = page.getByRole("group", { name: "Confirm you’re human" });
  await group.scrollIntoViewIfNeeded();
  const frame = group.frameLocator('iframe[title="reCAPTCHA"]');
  await frame.getByRole("checkbox", { name: "I'm not a robot" }).click();
  await expect(frame.getByRole("status")).toHaveText("You are verified");
};

/** Opens the product that most journeys buy: a box of bonbons in three sizes. */
export const openPralines = async (page: Page) => {
  await open(page, "/category/chocolates");
  await page.getByRole("link", { name: "Half-Moon Praline Bonbons" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Half-Moon Praline Bonbons" })).toBeVisible();
};

/** A product without sizes, on sale, with plenty in stock. */
export const truffles = {
  id: "481101",
  name: "Rolled Cocoa Truffles",
  address: "/truffles/rolled-cocoa-truffles/481101.html",
};

/** Opens the truffles' page. */
export const openTruffles = async (page: Page) => {
  await open(page, truffles.address);
  await expect(page.getByRole("heading", { level: 1, name: truffles.name })).toBeVisible();
};

/** Opens the bag by its address. */
export const openBag = async (page: Page) => {
  await open(page, "/cart");
  await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
};

/** Opens the menu of a line of the bag, of the only one or of the first by a name. */
export const openMore = async (page: Page, name = "") => {
  const more = page.getByRole("main").getByRole("button", { name: new RegExp(`^More for ${name}`) });
  await more.first().click();
};

/** Expects the header to count so many pieces in the bag. */
export const expectPiecesInBag = async (page: Page, count: number) => {
  const name = count === 0 ? "Bag, empty" : count === 1 ? "Bag, 1 item" : `Bag, ${count} items`;
  await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toBeVisible();
};

/** Expects a line of the order summary to show an amount. */
export const expectSum = async (page: Page, name: string, amount: string) => {
  const line = page.getByRole("region", { name: "Order summary" }).locator("dl > div").filter({ hasText: name });
  await expect(line.getByRole("definition")).toHaveText(amount);
};

/** Adds the shown product and waits for the sheet that confirms it. */
export const addToBag = async (page: Page) => {
  await page.getByRole("button", { name: "Add to bag" }).first().click();
  await expect(page.getByRole("dialog", { name: "Added to Your Bag" })).toBeVisible();
};

/** Begins with the truffles in the bag, of which there are plenty, and opens the bag. */
export const bagTruffles = async (page: Page, quantity = 1) => {
  await fillBag(page, truffles.id, quantity);
  await openBag(page);
};

/** The smallest box of the product that most journeys buy. */
const pralines = { id: "480127-6-none" };

/** Begins with one box of pralines in the bag, and opens the bag. */
export const bagPralines = async (page: Page) => {
  await fillBag(page, pralines.id);
  await openBag(page);
};

/** Fills in email and address; a customer's address is a card until it is to be changed. */
export const fillShipping = async (page: Page, person = june) => {
  await page.getByLabel("Email").fill(person.email);
  const change = page.getByRole("button", { name: "Change the address" });
  if (await change.isVisible()) await change.click();
  await page.getByLabel("First Name").fill(person.firstName);
  await page.getByLabel("Last Name").fill(person.lastName);
  await page.getByLabel("Street Address").fill(person.street);
  await page.getByLabel("City").fill(person.city);
  await page.getByLabel("State", { exact: true }).selectOption(person.state);
  await page.getByLabel("Zip/Postal Code").fill(person.zip);
  await page.getByLabel("Phone Number").fill(person.phone);
};

/** Fills in the shipping step and goes on to payment. */
export const shipTo = async (page: Page, person = june) => {
  await fillShipping(page, person);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
};

/** A September in which a card is still good. */
export const cardExpiry = () => `09/${(new Date().getFullYear() + 4) % 100}`;

/** Types a card; number and security code go into the processor's frames. */
export const enterCard = async (page: Page, number: string) => {
  await page.getByLabel("Name on Card").fill("June Harper");
  await page.frameLocator('iframe[title="Card Number"]').getByRole("textbox").fill(number);
  await page.getByLabel("Expiration Date").fill(cardExpiry());
  await page.frameLocator('iframe[title="Security Code"]').getByRole("textbox").fill("123");
};

/** From the bag to the review step with the given card. */
export const checkOutWith = async (page: Page, number: string, person = june) => {
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await expect(page).toHaveURL(/\/shipping$/);
  await shipTo(page, person);
  await expect(page).toHaveURL(/\/billing$/);
  await enterCard(page, number);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  await expect(page).toHaveURL(/\/revieworder$/);
};

/** Logs in and waits for the page that it leads to. */
export const logIn = async (page: Page, email: string, password: string, timeout = 10_000) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).not.toHaveURL(/\/login/, { timeout });
};

/** Leaves the account; on small screens the way out is in the navigation's accordion. */
export const logOut = async (page: Page) => {
  const redirectForError = page.getByRole("button", { name: "Logout" });
  if (!(await redirectForError.isVisible()))
    await page.getByRole("navigation", { name: "Account" }).getByRole("button", { expanded: false }).click();
  await redirectForError.click();
};
