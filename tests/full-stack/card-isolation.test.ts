import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import request from "supertest";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { tokenise } from "#emulators/test-tokenise.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import { worldConfig } from "#tests/world-shop.ts";

jest.setTimeout(30_000);

const SECURITY_CODE = "9173";
/** The code as a value of its own; four digits also occur by chance inside ids and times. */
const securityCode = new RegExp(`(?<![\\w.:-])${SECURITY_CODE}(?![\\w.:-])`);
const PRODUCT = "487101";

let sandbox: TestSandbox;
let shop: ReturnType<typeof createTestStorefront>;
let logged: string[];
/** Everything the page was ever told. */
let answers: string[];

beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

beforeEach(() => {
  logged = [];
  answers = [];
  const config = worldConfig({
    COMMERCE_API_ORIGIN: sandbox.origin,
    CARD_API_BASE_URL: sandbox.vendorsOrigin,
    CONTENT_BASE_URL: `${sandbox.vendorsOrigin}/content`,
  });
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged.push(chunk.toString());
      done();
    },
  });
  shop = createTestStorefront(config, { log: createLogger("trace", sink) });
});

const shopper = async () => {
  const post = async (path: string, body: object, token?: string) => {
    const asked = request(shop.listener)
      .post(`/api/WickettPlumUS/${path}`)
      .set({ "sec-fetch-site": "same-origin", ...(token && { authorization: `Bearer ${token}` }) })
      .send(body);
    const answer = await asked;
    answers.push(answer.text, JSON.stringify(answer.headers));
    return answer.body as Record<string, string | undefined>;
  };
  const { accessToken } = await post("session", {});
  const scapi = (operation: string, parameters: object, body?: unknown) =>
    post(`scapi/${operation}`, [{ parameters, ...(body !== undefined && { body }) }], accessToken);
  return { scapi, post: (path: string, body: object) => post(path, body, accessToken) };
};

const readyToPay = async () => {
  const { scapi, post } = await shopper();
  const { basketId = "" } = await scapi("ShopperBaskets/createBasket", {}, {});
  await scapi("ShopperBaskets/addItemToBasket", { basketId }, [{ productId: PRODUCT, quantity: 1 }]);
  await scapi("ShopperBaskets/updateCustomerForBasket", { basketId }, { email: "june@example.test" });
  const address = {
    firstName: "June",
    lastName: "Marlowe",
    address1: "1 Fig Street",
    city: "Reno",
    stateCode: "NV",
    postalCode: "89501",
    countryCode: "US",
    phone: "7755550111",
  };
  const shipment = { basketId, shipmentId: "me" };
  await scapi("ShopperBaskets/updateShippingAddressForShipment", { ...shipment, useAsBilling: true }, address);
  const { defaultShippingMethodId: id } = await scapi("ShopperBaskets/getShippingMethodsForShipment", shipment);
  await scapi("ShopperBaskets/updateShippingMethodForShipment", shipment, { id });
  return { basketId, scapi, post };
};

const payWith = async (number: string) => {
  const { basketId, scapi, post } = await readyToPay();
  const { captureContext = "" } = await post("card-context", {});
  const card = { number, securityCode: SECURITY_CODE, expirationMonth: "09", expirationYear: "2039" };
  const transientToken = await (await tokenise(captureContext, card)).text();
  const basket = await post("basket-card", { basketId, transientToken, captureContext, holder: "June Marlowe" });
  const order = await scapi("ShopperOrders/createOrder", {}, { basketId });
  return { basket, order, tokens: [transientToken, captureContext] };
};

const databaseLines = async (): Promise<string[]> => {
  const names = await sandbox.database.sql.execute(
    sql`select table_schema || '.' || table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const tables = (names as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
  expect(tables.length).toBeGreaterThan(10);
  const contents = [];
  for (const name of tables) {
    const quoted = name.split(".").map((part) => `"${part}"`);
    contents.push(await sandbox.database.sql.execute(sql.raw(`select t::text as line from ${quoted.join(".")} t`)));
  }
  return contents.flatMap((content) =>
    (content as unknown as { rows: { line: string }[] }).rows.map(({ line }) => line),
  );
};

describe("a card payment from the frames to the order", () => {
  it("pays for the order", async () => {
    const { basket, order } = await payWith(magicCards.amex.number);
    expect(basket.paymentInstruments).toMatchObject([
      { paymentMethodId: "CREDIT_CARD", paymentCard: { cardType: "Amex", maskedNumber: "***********0005" } },
    ]);
    expect(order).toMatchObject({ status: "new" });
  });

  it.each(["declined", "processorDown"] as const)(
    "with the magic card %s fails in words a shopper can read",
    async (name) => {
      const { number } = magicCards[name];
      const { basketId, scapi, post } = await readyToPay();
      const { captureContext = "" } = await post("card-context", {});
      const card = { number, securityCode: "123", expirationMonth: "09", expirationYear: "2039" };
      const transientToken = await (await tokenise(captureContext, card)).text();
      await post("basket-card", { basketId, transientToken, captureContext });
      const order = await scapi("ShopperOrders/createOrder", {}, { basketId });
      expect(order).toMatchObject({
        status: "failed",
        c_flashes: [{ type: "PaymentTransactionFailed", message: expect.stringMatching(/\w+/) }],
      });
    },
  );

  it("leaves number and security code in no answer, log, journal or table, and tokens in no answer and no log", async () => {
    const before = new Set(await databaseLines());
    const { order, tokens } = await payWith(magicCards.amex.number);
    expect(order).toMatchObject({ status: "new" });
    const log = logged.join("");
    const told = answers.filter((answer) => !answer.includes('"captureContext"')).join("");
    const journal = JSON.stringify(sandbox.journal.list());
    const tables = (await databaseLines()).filter((line) => !before.has(line)).join("\n");
    expect(log).toContain("createOrder");
    expect(tables).toContain("***********0005");
    for (const place of [log, told, journal, tables]) {
      expect(place.includes(magicCards.amex.number)).toBe(false);
      expect(securityCode.exec(place)?.[0]).toBeUndefined();
    }
    for (const place of [log, told, journal]) for (const token of tokens) expect(place.includes(token)).toBe(false);
  });
});
