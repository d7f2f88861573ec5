import request from "supertest";
import { createTestBackend, testAccessToken, type TestBackend } from "#server/test-backend.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTestStorefront } from "#server/test-storefront.ts";

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
  backend.app.post("/custom/account/v1/organizations/:organization/password-reset", (_request, response) => {
    response.status(204).end();
  });
  backend.app.get("/custom/site-preferences/v1/organizations/:organization/site-preferences", (_request, response) => {
    response.json({});
  });
  const customers = "/customer/shopper-customers/v1/organizations/:organization/customers";
  backend.app.post(customers, (_request, response) => {
    response.json({ customerId: "june" });
  });
  backend.app.put(`${customers}/:id/password`, (_request, response) => {
    response.status(204).end();
  });
});
afterEach(() => backend.close());

const person = { email: "marlowe.june@shop.test", firstName: "June", lastName: "Marlowe" };

/** The three ways to a new password. */
const ways: Record<string, (password: string) => [path: string, body: object]> = {
  "who registers": (password) => [
    "customer-register",
    { customer: { ...person, login: person.email }, password, recaptchaToken: "t" },
  ],
  "who has a link of a mail": (password) => ["password-reset", { email: person.email, token: "t", password }],
  "who knows the one before": (password) => [
    "scapi/ShopperCustomers/updateCustomerPassword",
    [{ parameters: { customerId: "june" }, body: { currentPassword: "Plum-2026!", password } }],
  ],
};

const choose = async (way: string, password: string) => {
  const [path, body] = ways[way]?.(password) ?? ["", {}];
  return request(createTestStorefront(backend.config).listener)
    .post(`/api/${testSiteIds.us}/${path}`)
    .set({ "sec-fetch-site": "same-origin", authorization: `Bearer ${testAccessToken("june", true)}` })
    .send(body);
};

const changes = () => backend.seen.filter(({ url }) => /password|customers/.test(url)).length;

describe.each(Object.keys(ways))("%s", (way) => {
  test.each(["Password1!", "P@ssw0rd", "Qwerty12#", "Iloveyou1!", "Welcome1!", "Abcd1234!"])(
    "cannot take %s, which was stolen elsewhere, and no backend hears of it",
    async (password) => {
      const answer = await choose(way, password);
      expect([answer.status, answer.body.type, changes()]).toEqual([
        400,
        expect.stringContaining("guessable-password"),
        0,
      ]);
    },
  );

  test.each([
    ["short and unknown", "Plum-2026!"],
    ["of two words", "Fern&Quill7"],
    ["a phrase", "correct-Horse-7-staple"],
    ["very long", "a-Quilt-Of-9-Geese".repeat(40)],
  ])("may take what is %s", async (_, password) => {
    expect((await choose(way, password)).status).toBeLessThan(300);
    expect(changes()).toBe(1);
  });
});

test.each(["Marlowe1!", "Marlowe.june1!"])("%s is made of its owner's name", async (password) => {
  expect((await choose("who registers", password)).body.type).toContain("guessable-password");
});
