import { Writable } from "node:stream";
import request from "supertest";
import { loadConfig } from "#config/load-config.ts";
import { magicTokens } from "#sandbox/vendors/captcha/captcha-tokens.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { sandboxCaptcha } from "#tests/sandbox-captcha.ts";

const PASSWORD = "Plum-Secret-9173";

let sandbox: TestSandbox;
let shop: ReturnType<typeof createTestStorefront>;
const logged: string[] = [];

beforeAll(async () => {
  sandbox = await createTestSandbox();
  const config = loadConfig({
    NODE_ENV: "test",
    COMMERCE_API_ORIGIN: sandbox.origin,
    CARD_API_BASE_URL: sandbox.vendorsOrigin,
    CONTENT_BASE_URL: `${sandbox.vendorsOrigin}/content`,
    ...sandboxCaptcha(sandbox.vendorsOrigin),
  });
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString());
      done();
    },
  });
  shop = createTestStorefront(config, { log: createLogger("trace", sink) });
}, 120_000);
afterAll(() => sandbox.close());

const post = (path: string, body: object, token?: string) =>
  request(shop.listener)
    .post(`/api/WickettPlumUS/${path}`)
    .set({ "sec-fetch-site": "same-origin", ...(token && { authorization: `Bearer ${token}` }) })
    .send(body);

const mailedToken = async (to: string, about: string): Promise<string> => {
  const { messages } = await sandbox.services.outbox.list({ limit: 50 });
  const letter = messages.find((message) => message.to === to && message.about === about)?.text ?? "";
  return /[?&]token=([\w.-]+)/.exec(letter)?.[1] ?? "";
};

test("neither the log nor the journal learns the number or the code of a gift card, or a wallet's token", async () => {
  const [giftNumber, giftCode, walletToken] = ["60064900000000010000", "7890", "8XV41925WB203761L"];
  const { accessToken: guest } = (await post("session", {}).expect(200)).body as { accessToken: string };
  const scapi = (operation: string, parameters: object, body: object) =>
    post(`scapi/ShopperBaskets/${operation}`, [{ parameters, body }], guest);
  const { basketId } = (await scapi("createBasket", {}, {}).expect(200)).body as { basketId: string };
  await scapi("addItemToBasket", { basketId }, [{ productId: "481101", quantity: 1 }]).expect(200);
  const gift = { paymentMethodId: "GIFTCARD_DISCOUNTED", giftCertificateCode: giftNumber };
  const paid = await scapi("addPaymentInstrumentToBasket", { basketId }, { ...gift, c_giftCardSecurityCode: giftCode });
  expect([paid.status, paid.text.includes(giftNumber)]).toEqual([200, false]);
  await post("basket-wallet", { basketId, paymentMethodId: "PayPal", token: walletToken }, guest);

  const journal = await request(sandbox.app).get("/__sandbox/journal.har").expect(200);
  expect(journal.text).toContain("payment-instruments");
  const told = [giftNumber, walletToken, `SecurityCode":"${giftCode}`, `SecurityCode\\":\\"${giftCode}`];
  for (const [where, text] of [
    ["the log", logged.join("")],
    ["the journal", journal.text],
  ] as const)
    expect([where, told.filter((secret) => text.includes(secret))]).toEqual([where, []]);
  expect(logged.join("")).toContain("basket-wallet");
});

test("neither the log nor the journal learns a password or a token of a shopper's whole way", async () => {
  const secrets: string[] = [PASSWORD];
  const keep = (answer: request.Response) => {
    const { accessToken } = answer.body as { accessToken?: string };
    const cookies = (answer.headers["set-cookie"] as unknown as string[] | undefined) ?? [];
    const refresh = cookies.flatMap((cookie) => /^cc-nx[^=]*=([^;]{8,})/.exec(cookie)?.[1] ?? []);
    secrets.push(...refresh, ...(accessToken ? [accessToken] : []));
    return accessToken ?? "";
  };

  const guest = keep(await post("session", {}).expect(200));
  const email = "cora.logs@example.test";
  const customer = { firstName: "Cora", lastName: "Quince", email, login: email };
  const { value: recaptchaToken } = magicTokens.pass;
  await post("customer-register", { customer, password: PASSWORD, recaptchaToken }, guest).expect(200);
  secrets.push(recaptchaToken);
  await post("session/login", { email, password: `${PASSWORD}-wrong` }).expect(401);
  const account = keep(await post("session/login", { email, password: PASSWORD }).expect(200));
  const args = [{ headers: { authorization: `Bearer ${account}` } }];
  await post("scapi/ShopperSessions/createSession", args).expect(204);

  const confirmation = await mailedToken(email, "email-confirmation");
  await post("customer-register-complete", { c_customer: email, c_token: confirmation }).expect(200);
  await post("password-reset-email", { email }).expect(204);
  const reset = await mailedToken(email, "password-reset");
  await post("password-reset", { email, token: reset, password: `${PASSWORD}-new` }).expect(204);
  await request(shop.listener).get(`/account-confirmation?customer=1&token=${confirmation}`).expect(200);
  secrets.push(confirmation, reset);

  expect(secrets.filter((secret) => secret.length < 8)).toEqual([]);
  const journal = await request(sandbox.app).get("/__sandbox/journal.har").expect(200);
  expect(journal.text).toContain("/customers");
  for (const [where, text] of [
    ["the log", logged.join("")],
    ["the journal", journal.text],
  ] as const)
    expect([where, secrets.filter((secret) => text.includes(secret))]).toEqual([where, []]);
  expect(logged.join("")).toContain("customer-register");
});
