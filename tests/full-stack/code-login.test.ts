import { codeLoginClientId } from "#worlds/wickett-plum/sites.ts";
import { createCookieBrowser } from "./cookie-browser.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

const june = "june@example.test";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop({ environment: () => ({ CODE_LOGIN_CLIENT_ID: codeLoginClientId }) });
}, 120_000);
afterAll(() => shop.close());

const mailedCode = async (to: string) =>
  /code is (\d{8})/.exec((await shop.sandbox.services.outbox.list({ to })).messages[0]?.text ?? "")?.[1] ?? "none";

const guestWithBag = async () => {
  const browser = createCookieBrowser(shop.origin);
  await browser.enter("session");
  const { body } = await browser.call("POST", "scapi/ShopperBaskets/createBasket", [{ parameters: {}, body: {} }]);
  const items = [{ productId: "481101", quantity: 2 }];
  await browser.call("POST", "scapi/ShopperBaskets/addItemToBasket", [
    { parameters: { basketId: body.basketId }, body: items },
  ]);
  return browser;
};

test("a mailed code opens the account, the bag comes along, and the session lasts like any other", async () => {
  const browser = await guestWithBag();
  expect((await browser.call("POST", "session/code", { email: june })).status).toBe(204);
  const code = await mailedCode(june);
  const entered = await browser.enter("session/code-login", { email: june, code });
  expect([entered.status, entered.body.registered]).toEqual([200, true]);
  expect(JSON.stringify(entered.body)).not.toContain("code~");
  const merged = await browser.call("POST", "scapi/ShopperBaskets/mergeBasket", [
    { parameters: { createDestinationBasket: true } },
  ]);
  expect(merged.body.productItems).toContainEqual(expect.objectContaining({ productId: "481101", quantity: 2 }));

  const renewed = await browser.enter("session");
  expect(renewed.body).toMatchObject({ registered: true, customerId: entered.body.customerId });
  const again = await browser.call("POST", "session/code-login", { email: june, code });
  expect([again.status, again.body.type]).toEqual([400, expect.stringMatching(/invalid-code$/)]);

  expect((await browser.enter("session/logout")).body.registered).toBe(false);
  expect((await browser.enter("session")).body.registered).toBe(false);
});

test("nobody learns whether there is an account", async () => {
  const browser = createCookieBrowser(shop.origin);
  expect(await browser.call("POST", "session/code", { email: "nobody@example.test" })).toEqual(
    await browser.call("POST", "session/code", { email: june }),
  );
  const refused = await browser.call("POST", "session/code-login", { email: "nobody@example.test", code: "12345678" });
  expect([refused.status, refused.body.type]).toEqual([400, expect.stringMatching(/invalid-code$/)]);
});

test("too many codes and too many tries are 429", async () => {
  const browser = createCookieBrowser(shop.origin);
  const email = "noel@example.test";
  const answers: number[] = [];
  for (let mail = 0; mail < 7; mail += 1) answers.push((await browser.call("POST", "session/code", { email })).status);
  expect(answers).toEqual([204, 204, 204, 204, 204, 204, 429]);
  const code = (await mailedCode(email)) === "00000000" ? "11111111" : "00000000";
  const tries: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1)
    tries.push((await browser.call("POST", "session/code-login", { email, code })).status);
  expect(tries).toEqual([400, 400, 400, 400, 400, 400, 429]);
});

test.each([{}, { email: june }, { email: june, code: 12345678 }, { email: june, code: "1".repeat(40) }])(
  "a login without email or code is refused: %j",
  async (body) => {
    expect((await createCookieBrowser(shop.origin).call("POST", "session/code-login", body)).status).toBe(400);
  },
);
