import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { mailTo } from "../sandbox.ts";
import { bagTruffles, expectPiecesInBag, logOut, open, proveToBeAPerson } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";

const password = "Plum-Secret-1234";

/** Makes an account and is logged in with it. */
const register = async (page: Page, firstName: string): Promise<string> => {
  const email = `${firstName.toLowerCase()}.${test.info().project.name}.${Date.now()}@example.test`;
  await open(page, "/register");
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill("Quince");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await proveToBeAPerson(page);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Hello, ${firstName}` })).toBeVisible();
  return email;
};

const logIn = async (page: Page, email: string) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
};

const codeIn = async (page: Page, email: string, about: string): Promise<string> => {
  let code = "";
  await expect
    .poll(async () => (code = /code is (\d{8})/.exec(await mailTo(page, email, about))?.[1] ?? ""))
    .toMatch(/^\d{8}$/);
  return code;
};

const greets = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1, name: `Hello, ${name}` })).toBeVisible();

test("a passkey and a mailed code log in without a password, and the bag comes along", async ({
  page,
  context,
  expectAccessible,
  expectRefusal,
}) => {
  expectRefusal(400, /passkeys\/start$/);
  expectRefusal(400, /session\/code-login$/);
  const devices = await context.newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const { authenticatorId } = await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = await register(page, "Iris");

  await open(page, "/security");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await passkeys.getByLabel("Name").fill("My laptop");
  await passkeys.getByRole("button", { name: "Send me a code" }).click();
  await passkeys.getByLabel("Code").fill("00000001");
  await passkeys.getByRole("button", { name: "Create passkey" }).click();
  await expect(passkeys.getByText(/This code is wrong or has expired/)).toBeVisible();
  await expectAccessible("security with a form for a passkey");
  await passkeys.getByLabel("Code").fill(await codeIn(page, email, "passkey-registration"));
  await passkeys.getByRole("button", { name: "Create passkey" }).click();
  await expect(passkeys.getByText("My laptop is ready. Log in with it next time.")).toBeVisible();
  await expect(passkeys.getByRole("button", { name: "Remove My laptop" })).toBeVisible();

  // A device that answers by itself would log in as soon as the login offers it.
  await devices.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: false });
  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  await bagTruffles(page);
  await open(page, "/login?redirect=%2Fsecurity");
  await expectAccessible("login with a passkey and a code");
  await devices.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: true });
  if (!page.url().endsWith("/security")) await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Security" })).toBeVisible();
  await expectPiecesInBag(page, 1);
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await page.getByRole("dialog", { name: "Remove this passkey?" }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("My laptop no longer logs you in.")).toBeVisible();

  await devices.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled: false });
  await logOut(page);
  await open(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByRole("button", { name: "Send me a code" }).click();
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.getByLabel("Code").fill("00000001");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText(/This code is wrong or has expired/)).toBeVisible();
  await expectAccessible("login by code");
  await page.getByLabel("Code").fill(await codeIn(page, email, "passwordless-login"));
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await greets(page, "Iris");
  await page.reload();
  await greets(page, "Iris");
});

test("devices are signed out from afar, data is handed out, and a closed account opens again", async ({
  page,
  baseURL,
  browser,
  expectAccessible,
  expectRefusal,
}) => {
  expectRefusal(400, /account-closing$/);
  const email = await register(page, "Otis");
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await open(other, "/login");
  await logIn(other, email);
  await greets(other, "Otis");
  await open(other, "/wallet");

  await open(page, "/security");
  const devices = page.getByRole("region", { name: "Your devices" });
  await expect(devices.getByText("This device")).toHaveCount(1);
  await expect(devices.getByText(/^(Headless )?Chrome.* on /)).toHaveCount(2);
  await expectAccessible("security");
  await devices.getByRole("button", { name: /^Sign out:/ }).click();
  await expect(devices.getByText(/is signed out\.$/)).toBeVisible();
  await expect(devices.getByRole("button", { name: /^Sign out:/ })).toHaveCount(0);

  await other.reload();
  await expect(other).toHaveURL(/\/login\?redirect=%2Fwallet$/);
  await expect(other.getByText("Your session has expired. Please log in again to continue.")).toBeVisible();
  await logIn(other, email);
  await expect(other).toHaveURL(/\/wallet$/);
  await elsewhere.close();

  const data = page.getByRole("region", { name: "Your data" });
  const [json] = await Promise.all([
    page.waitForEvent("download"),
    data.getByRole("button", { name: "Download as JSON" }).click(),
  ]);
  expect(JSON.parse(await readFile(await json.path(), "utf8"))).toMatchObject({ profile: { email }, orders: [] });
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    data.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  expect(await readFile(await csv.path(), "utf8")).toContain(`profile,1,email,${email}`);

  const closing = page.getByRole("region", { name: "Close your account" });
  await closing.getByRole("button", { name: "Close my account" }).click();
  await expect(closing.getByText(/You have 30 days to come back/)).toBeVisible();
  await closing.getByLabel("Current password").fill("Wrong-1234");
  await closing.getByRole("button", { name: "Close my account now" }).click();
  await expect(closing.getByText("That isn’t your current password.")).toBeVisible();
  await expectAccessible("security with the second look");
  await closing.getByLabel("Current password").fill(password);
  await closing.getByRole("button", { name: "Close my account now" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(/Your account is closed\. Log in by/)).toBeVisible();
  expect(await mailTo(page, email, "account-closed")).toContain("Log in by");
  await logIn(page, email);
  await greets(page, "Otis");
  expect(await mailTo(page, email, "account-reopened")).toContain("Welcome back");
});
