import type { Page, Request } from "@playwright/test";
import { signIn } from "../by-api.ts";
import { mailTo, sandboxOrigin } from "../sandbox.ts";
import { expectPiecesInBag, logOut, open, openBag } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const beatrix = "beatrix@example.test";
const DAY = 86_400_000;

const advance = async (page: Page, by: string) => {
  const answer = await page.request.post(`${sandboxOrigin()}/__sandbox/clock/advance`, { data: { by } });
  expect(answer.status()).toBe(200);
};

/** A day so many days from now, as the form asks for it, in the zone the shop counts days in. */
const inDays = (days: number) => {
  const date = new Date(Date.now() + days * DAY);
  const part = (unit: "month" | "day") =>
    date.toLocaleDateString("en-US", { timeZone: "America/Los_Angeles", [unit]: "numeric" });
  return { month: part("month"), day: part("day") };
};

const openRoom = async (page: Page, path: string) => {
  await signIn(page, beatrix);
  await open(page, path);
};

/** Takes somebody back out, so that a second try finds what the first found. */
const remove = async (page: Page, name: string) => {
  await open(page, "/people");
  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name })).toHaveCount(0);
};

test.afterEach(async ({ page }) => {
  await page.request.put(`${sandboxOrigin()}/__sandbox/clock`, { data: { mode: "real" } });
});

test("somebody of a past order becomes one of the people, and is sent the same again with a day of arrival", async ({
  page,
  expectAccessible,
}, { project }) => {
  const name = project.name === "desktop" ? "Agnes Moon" : "Walter Moon";
  const first = name.split(" ")[0];
  await openRoom(page, "/people");
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await page.getByRole("checkbox", { name }).check();
  await expectAccessible("people who could be added");
  await page.getByRole("button", { name: "Add 1 person" }).click();

  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2, name }) });
  await expect(card.getByText(/^Arriving \w{3}, \w{3} \d+.* with /)).toBeVisible();
  await card.getByRole("button", { name: `Send again to ${first}` }).click();
  await expect(card.getByText(new RegExp(`It’s in your bag for ${first}\\. Arriving `))).toBeVisible();
  await expectAccessible("sent again");

  await card.getByRole("link", { name: "Go to your bag" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await expect(page).toHaveURL(/\/shipping$/);
  await expect(page.getByRole("main").getByText(name)).toBeVisible();
  await expectAccessible("shipping to one of the people");
  await page.getByRole("button", { name: "Change the address" }).click();
  await expect(page.getByLabel("First Name").first()).toHaveValue(first ?? "");
  await expect(page.getByLabel("Your people")).toBeVisible();

  await openBag(page);
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click();
  await page.getByRole("dialog", { name: "Remove from your bag" }).getByRole("button", { name: "Yes" }).click();
  await expect(page.getByText("Nothing in here yet.")).toBeVisible();
  await expectPiecesInBag(page, 0);
  await remove(page, name);
});

test(
  "a day is reminded of ten days before, in the calendar and by a mail that its link stops",
  { tag: "@desktop" },
  async ({ page, answered, expectAccessible }) => {
    const name = "Poppy Lark";
    const first = name.split(" ")[0] ?? "";
    await openRoom(page, "/people");
    await page.getByRole("checkbox", { name }).check();
    await page.getByRole("button", { name: "Add 1 person" }).click();
    await page.getByRole("link", { name: `All about ${name}` }).click();
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    const birthday = page.getByRole("group", { name: "Birthday" });
    const { month, day } = inDays(15);
    await birthday.getByLabel("Month").selectOption(month);
    await birthday.getByLabel("Day").selectOption(day);
    await page.getByRole("checkbox", { name: "Peanuts" }).check();
    await expectAccessible("somebody's form");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const keep = page.getByRole("dialog").getByRole("button").first();
    await expect(page.getByRole("heading", { name: "Days" }).or(keep)).toBeVisible();
    if (await keep.isVisible()) await keep.click();

    await page.getByRole("link", { name: "Gift calendar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gift calendar" })).toBeVisible();
    const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `${name}: Birthday` }) });
    await expect(entry.getByText("in 15 days")).toBeVisible();
    await expect(entry.getByText(/order by|Order by/)).toBeVisible();
    await entry.getByRole("switch").check();
    await expect(entry.getByRole("switch")).toBeChecked();
    await expect(page.getByRole("heading", { name: "Valentine’s Day" })).toBeVisible();
    await expectAccessible("gift calendar");
    await logOut(page);
    // A page that is still asking would be answered by a day on which its token has ended.
    await expect(page.getByRole("link", { name: "Account", exact: true })).toBeVisible();
    await answered();
    await page.goto("about:blank");

    await advance(page, "P6D");
    // Sessions of today do not outlive the days that passed.
    await page.request.put(`${sandboxOrigin()}/__sandbox/clock`, { data: { mode: "real" } });
    await page.context().clearCookies({ name: /^(cc-nx|usid|session)_|^cc-nx-g_/ });
    const mail = await mailTo(page, beatrix, "gift-reminder");
    expect(mail).toContain(name);
    const link = /\/gift-reminders\/stop\?\S+/.exec(mail)?.[0] ?? "";
    await open(page, link);
    await expect(page.getByRole("heading", { level: 1, name: "No more reminders for this day" })).toBeVisible();
    await expect(page.getByText(`We’ll stop emailing you about ${first}’s day (Birthday).`)).toBeVisible();
    await expect(page).toHaveURL(/\/gift-reminders\/stop$/);
    await expectAccessible("a stopped reminder");

    await openRoom(page, "/gift-calendar");
    await expect(entry.getByRole("switch")).not.toBeChecked();
    await remove(page, name);
  },
);

test(
  "what cannot be done with people is said in words, and nothing typed is lost",
  { tag: "@desktop" },
  async ({ page, expectRefusal }) => {
    await openRoom(page, "/people");
    await page.getByRole("button", { name: "Add someone" }).click();
    await page.getByLabel("First Name").fill("Olive");
    await page.getByLabel("Last Name").fill("Nook");
    await page.getByLabel("Street Address").fill("48 Larkspur Lane");
    await page.getByLabel("City").fill("San Francisco");
    await page.getByLabel("State").selectOption("CA");
    await page.getByLabel("Zip/Postal Code").fill("94110");
    await page.getByLabel("Phone Number").fill("4155550123");
    await page.getByLabel(/What they like/).fill("Rhubarb");
    await page.getByRole("group", { name: "Birthday" }).getByLabel("Month").selectOption("2");
    await page.getByRole("group", { name: "Birthday" }).getByLabel("Day").selectOption("30");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("That date doesn’t exist.")).toBeVisible();
    await page.getByRole("group", { name: "Birthday" }).getByLabel("Day").selectOption("28");

    const save = page.getByRole("button", { name: "Save", exact: true });
    const keep = page.getByRole("dialog").getByRole("button").first();
    for (const [status, answer] of [
      [500, { status: 500, contentType: "application/json", body: "{}" }],
      [0, null],
    ] as const) {
      expectRefusal(status, /\/recipients$/);
      await page.route(/\/api\/\w+\/recipients$/, (route) =>
        route.request().method() === "POST" ? (answer ? route.fulfill(answer) : route.abort()) : route.continue(),
      );
      // The alert of the answer before still stands there.
      const isPosted = (request: Request) => request.method() === "POST" && request.url().endsWith("/recipients");
      const ended = answer
        ? page.waitForEvent("requestfinished", isPosted)
        : page.waitForEvent("requestfailed", isPosted);
      await save.click();
      const alert = page.getByRole("alert").filter({ hasText: "Oh fudge!" });
      await expect(alert.or(keep).first()).toBeVisible();
      if (await keep.isVisible()) await keep.click();
      await ended;
      await expect(alert).toBeVisible();
      await expect(page.getByLabel(/What they like/)).toHaveValue("Rhubarb");
      await page.unroute(/\/api\/\w+\/recipients$/);
    }
  },
);
