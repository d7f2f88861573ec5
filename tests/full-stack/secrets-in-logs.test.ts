import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import request from "supertest";
import { magicTokens } from "#emulators/captcha/captcha-tokens.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { createApiShopper } from "#tests/api-shopper.ts";
import { createPlainBrowser } from "#tests/plain-browser.ts";
import { foundSecrets, type Place } from "#tests/secret-search.ts";
import { sandboxCaptcha } from "#tests/sandbox-captcha.ts";
import { worldConfig } from "#tests/world-shop.ts";

const PASSWORD = "Plum-Secret-9173";
const PROOF_SECRET = "a secret that only two programs know";

let sandbox: TestSandbox;
let shop: ReturnType<typeof createTestStorefront>;
const logged: string[] = [];

beforeAll(async () => {
  sandbox = await createTestSandbox({ captchaProofSecret: PROOF_SECRET });
  const config = worldConfig({
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
  shop = createTestStorefront(config, {
    env: { CAPTCHA_PROOF_SECRET: PROOF_SECRET },
    log: createLogger("trace", sink),
  });
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

/** Every row of every table, as text. */
const databaseText = async (): Promise<string> => {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await sandbox.database.sql.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
  const tables = await rowsOf(
    sql`select table_schema as room, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts = await Promise.all(
    tables.map(async ({ room, name }) => {
      const table = sql`${sql.identifier(String(room))}.${sql.identifier(String(name))}`;
      const rows = await rowsOf(sql`select row_to_json(each)::text as text from ${table} as each`);
      return `${String(name)}\n${rows.map(({ text }) => String(text)).join("\n")}`;
    }),
  );
  return texts.join("\n");
};

/** Everything that is kept of what was sent: the log, the sandbox's journal and its database. */
const keptPlaces = async (): Promise<Place[]> => [
  ["the log", logged.join("")],
  ["the journal", (await request(sandbox.app).get("/__sandbox/journal.har").expect(200)).text],
  ["the database", await databaseText()],
];

describe("an order by card, and one without scripts", () => {
  // A number like a real one; in two pieces, so that the repository holds none.
  const number = ["45567375", "86899855"].join("");
  const secrets = { numbers: [number], codes: ["917"], words: [PASSWORD] };
  let places: Place[];

  beforeAll(async () => {
    const server = createServer(shop.listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const shopper = await createApiShopper(origin);
    const basketId = await shopper.fillBag({ productId: "481101", quantity: 1 });
    await shopper.prepare(basketId, { number, securityCode: "917" });
    const order = await shopper.placeOrder(basketId);

    const browser = createPlainBrowser(origin);
    await browser.send("/plain/bag", { productId: "481101", quantity: "1" });
    const email = "dora.logs@example.test";
    const customer = { firstName: "Dora", lastName: "Quince", email, login: email };
    const { value: recaptchaToken } = magicTokens.pass;
    await post("customer-register", { customer, password: PASSWORD, recaptchaToken }, shopper.accessToken).expect(200);
    const pages = [
      await browser.send("/plain/login", { email, password: `${PASSWORD}-wrong` }),
      await browser.send("/plain/login", { email, password: PASSWORD }),
      await browser.get("/plain/shipping"),
    ];
    places = [
      ...(await keptPlaces()),
      ["what the shop answered", order.text],
      ["pages", pages.map(({ html }) => html).join("\n")],
      ["addresses", pages.map(({ path }) => path).join("\n")],
    ];
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }, 120_000);

  it("leave neither card number nor security code nor password anywhere", () => {
    expect(places.map(([name, text]) => [name, text.length > 0])).toEqual(places.map(([name]) => [name, true]));
    expect(places[2]?.[1]).toContain("dora.logs@example.test");
    expect(places[3]?.[1]).toContain('"status":"new"');
    expect(foundSecrets(places, secrets)).toEqual([]);
  });

  it("would be noticed in the database and the log", async () => {
    await sandbox.services.outbox.send({
      kind: "mail",
      siteId: "WickettPlumUS",
      to: "planted@example.test",
      about: "planted",
      subject: "planted",
      text: `cvv: 917, ${number}`,
    });
    logged.push(`{"msg":"${PASSWORD}"}`);
    const planted = await keptPlaces();
    logged.pop();
    expect(foundSecrets(planted, secrets)).toEqual([
      "the word Plum… in the log",
      "the number ending 9855 in the database",
      "the code 917 in the database",
    ]);
  });
});

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
  const secrets: string[] = [PASSWORD, PROOF_SECRET];
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
