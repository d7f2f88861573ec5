import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { mailTo, setClock } from "../sandbox.ts";
import { bagTruffles, cards, enterCard, fillShipping, june, openBag, openTruffles } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

test.afterEach(({ page }) => setClock(page, { mode: "real" }));

const day = String.raw`(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [A-Z][a-z]{2} \d{1,2}`;
const DAYS = new RegExp(String.raw`${day}(?: to ${day})?(?: \((?:held back|no deliveries)[^)]*\))?`);

/** The days that a text promises and what holds the parcel back, as they stand there. */
const daysIn = (text: string) => DAYS.exec(text)?.[0] ?? `no days in: ${text}`;

const daysOf = async (place: Locator) => {
  await expect(place).toHaveText(DAYS);
  return daysIn(await place.innerText());
};

/** What a calendar file says; its days must be those: its end is the day after the last one. */
const daysInCalendar = (text: string) => {
  const [first, end] = ["DTSTART", "DTEND"].map((name) => {
    const [, year, month, date] = new RegExp(`${name};VALUE=DATE:(\\d{4})(\\d\\d)(\\d\\d)`).exec(text) ?? [];
    return Date.UTC(Number(year), Number(month) - 1, Number(date));
  }) as [number, number];
  const words = (moment: number) =>
    new Date(moment).toLocaleDateString("en-US", {
      weekday: "short",
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    });
  const last = end - 86_400_000;
  const said = text.replaceAll("\r\n ", "").replaceAll("\\,", ",");
  const promised = daysIn(said.slice(said.indexOf("DESCRIPTION:")));
  expect(promised.replace(/ \(.+/, "")).toBe(first === last ? words(first) : `${words(first)} to ${words(last)}`);
  return promised;
};

/** What each of the places says that tell of an arrival, from product page to calendar. */
const promisesTo = async (page: Page, person: typeof june) => {
  const said: Record<string, string> = {};
  await openTruffles(page);
  const ask = page.getByRole("button", { name: /Enter a zip code|Somewhere else/ });
  // It comes when its place is looked at.
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(ask).toBeVisible({ timeout: 500 });
  }).toPass();
  await ask.click();
  await page.getByRole("textbox", { name: "Delivery zip code" }).fill(person.zip);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  said.product = await daysOf(page.getByText(`in ${person.zip} with UPS Ground`));
  await bagTruffles(page);
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await fillShipping(page, person);
  const ground = page.getByRole("radio", { name: /UPS Ground/ });
  await ground.check();
  said.shipping = await daysOf(page.locator("label").filter({ has: ground }).locator("small"));
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  const asIs = page.getByRole("dialog", { name: "Verify Address" }).getByRole("button", { name: "Keep as is" });
  await expect(async () => {
    if (await asIs.isVisible()) await asIs.click();
    await expect(page).toHaveURL(/\/billing$/, { timeout: 1000 });
  }).toPass();
  await openBag(page);
  said.bag = await daysOf(page.getByText(/1 item, arriving/));
  await page.goto("/billing");
  await enterCard(page, cards.approved);
  await page.getByRole("button", { name: "Continue to Review" }).click();
  said.review = await daysOf(page.getByRole("region", { name: "Shipping" }).getByText("Arriving"));
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page).toHaveURL(/\/order-confirmation/);
  said.confirmation = await daysOf(page.getByText("Expected"));
  await expect.poll(() => mailTo(page, person.email, "order-confirmation")).toContain("Arriving");
  const mail = await mailTo(page, person.email, "order-confirmation");
  said.mail = daysIn(mail.slice(mail.indexOf("Arriving")));
  await page.getByRole("link", { name: "Track this order" }).click();
  await expect(page).toHaveURL(/\/order-details\//);
  said.tracking = await daysOf(page.getByText("Expected"));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add the arrival to your calendar" }).click();
  said.calendar = daysInCalendar(await readFile(await (await download).path(), "utf8"));
  return said;
};

const places = ["product", "shipping", "bag", "review", "confirmation", "mail", "tracking", "calendar"];

const boston = { ...june, city: "Boston", state: "MA", zip: "02108", street: "9 Beacon Street" };
const newYork = { ...june, city: "New York", state: "NY", zip: "10001", street: "7 Mercer Street" };
const losAngeles = { ...june, city: "Los Angeles", state: "CA", zip: "90012", street: "5 Olive Street" };

test.describe("read in Tokyo, where it is tomorrow already", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  for (const [when, moment, address, days] of [
    ["late on a Monday evening", "2026-11-17T06:30:00.000Z", june, "Thu, Nov 19 to Fri, Nov 20"],
    ["over a weekend", "2026-12-04T18:00:00.000Z", boston, "Fri, Dec 11 to Mon, Dec 14"],
    [
      "over Thanksgiving",
      "2026-11-23T18:00:00.000Z",
      newYork,
      "Tue, Dec 1 to Wed, Dec 2 (no deliveries on Thanksgiving Day)",
    ],
    [
      "held back from the heat",
      "2027-07-15T17:00:00.000Z",
      losAngeles,
      "Tue, Jul 20 to Wed, Jul 21 (held back so it won’t melt over a weekend)",
    ],
  ] as const)
    test(`${when} the same words promise the days at eight places`, async ({ page }) => {
      await setClock(page, { mode: "frozen", at: moment });
      const person = { ...address, email: `promise.${Date.now()}@example.test` };
      const said = await promisesTo(page, person);
      expect(said).toEqual(Object.fromEntries(places.map((place) => [place, days])));
    });
});
