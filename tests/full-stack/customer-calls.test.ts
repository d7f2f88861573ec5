import { createAccountRecoveryApi } from "#app/commerce-api/account-recovery.ts";
import { createBrowserSession } from "#app/commerce-api/auth/session.ts";
import { type CommerceApi, createCommerceApi } from "#app/commerce-api/commerce-api.ts";
import { createScapiTransport } from "#app/commerce-api/scapi-transport.ts";
import { createSiteTransport } from "#app/commerce-api/site-api-client.ts";
import { createWishlistApi } from "#app/commerce-api/wishlist.ts";
import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { magicTokens } from "#emulators/captcha/captcha-tokens.ts";
import { sandboxCaptcha } from "#tests/sandbox-captcha.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

// Each call asks the login service and the backend, one after the other.
jest.setTimeout(120_000);

const siteId = "WickettPlumUS";
const email = "cleo.calls@example.test";
const password = "Plum-Calls-4711";

let shop: WholeShop;
let sandbox: TestSandbox;
let origin: string;
beforeAll(async () => {
  shop = await startWholeShop({ environment: sandboxCaptcha });
  ({ sandbox, origin } = shop);
}, 120_000);
afterAll(() => shop.close());

/** The shop's own client, with a browser's cookies. */
const openShop = (): CommerceApi => {
  const cookies = new Map<string, string>();
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const fetcher: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("cookie", jar());
    headers.set("sec-fetch-site", "same-origin");
    const response = await fetch(new URL(input as string, origin), { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const session = createBrowserSession({ siteId, fetcher, readCookies: jar });
  const options = { siteId, session, fetcher };
  return createCommerceApi({
    scapi: createScapiTransport(options),
    site: createSiteTransport(options),
    session,
    shopperContext: {} as never,
    backInStock: {} as never,
  });
};

/** What the link of a mail says. */
const inLink = async (about: string, name: string): Promise<string> => {
  const { messages } = await sandbox.services.outbox.list({ limit: 50 });
  const text = messages.find((message) => message.to === email && message.about === about)?.text ?? "";
  return new RegExp(`[?&]${name}=([\\w.-]+)`).exec(text)?.[1] ?? "";
};

test("every call about a customer works from the shop's client to the database", async () => {
  const shop = openShop();
  const recovery = createAccountRecoveryApi(shop.transports.site);

  const customer = { firstName: "Cleo", lastName: "Quince", email };
  const registered = await shop.customers.register({
    customer,
    password,
    recaptchaToken: magicTokens.pass.value,
  });
  expect(registered).toMatchObject({ email, firstName: "Cleo" });
  const account = await shop.session.signIn(email, password);
  expect(account.registered).toBe(true);
  expect(await shop.customers.get(account.customerId)).toMatchObject({ email, authType: "registered" });

  const wishes = createWishlistApi(shop.transports.scapi);
  const made = await wishes.load(account.customerId);
  expect([made.items, (await wishes.load(account.customerId)).id]).toEqual([[], made.id]);

  await recovery.sendEmailConfirmation(email);
  const who = await inLink("email-confirmation", "customer");
  const token = await inLink("email-confirmation", "token");
  expect(await recovery.completeRegistration(who, token)).toMatchObject({ email });
  await expect(recovery.completeRegistration(who, token)).rejects.toMatchObject({ status: 400 });

  await recovery.requestPasswordReset(email);
  const reset = await inLink("password-reset", "token");
  expect(await recovery.isResetTokenValid(reset)).toBe(true);
  await recovery.invalidateResetToken(reset);
  expect(await recovery.isResetTokenValid(reset)).toBe(false);
  await expect(recovery.resetPassword({ email, token: reset, password })).rejects.toMatchObject({ status: 400 });

  expect(await shop.session.signOut()).toMatchObject({ registered: false });
  await expect(shop.customers.get(account.customerId)).rejects.toMatchObject({ status: expect.any(Number) });
});
