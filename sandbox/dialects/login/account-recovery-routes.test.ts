import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { organizationId } from "#worlds/wickett-plum/sites.ts";
import { TOKEN_MINUTES } from "./delivered-token.ts";
import { testLogin } from "./test-login.ts";

const siteId = "WickettPlumUS";

describe("the merchant's endpoints for accounts", () => {
  const clock = frozenClock(new Date("2026-11-20T10:00:00Z"));
  let sandbox: TestSandbox;
  let token: string;
  let count = 0;
  beforeAll(async () => {
    sandbox = await createTestSandbox({ clock });
  }, 120_000);
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    token = await sandbox.guestToken();
  });

  const post = async (path: string, body: object) =>
    request(sandbox.app)
      .post(`/custom/account/v1/organizations/${organizationId}/${path}`)
      .query({ siteId })
      .auth(token, { type: "bearer" })
      .send(body);
  const newAccount = async () => {
    const login = `person${(count += 1)}@example.test`;
    return sandbox.services.customers.register({
      customer: { login, email: login, lastName: "Bell" },
      password: demoPassword,
    });
  };
  const mailed = async (to: string, about: string) => {
    const { messages, total } = await sandbox.services.outbox.list({ to, about });
    return { total, token: /token is (\w+)/.exec(messages[0]?.text ?? "")?.[1] ?? "none" };
  };

  describe("e-mail confirmation", () => {
    test("a mailed token confirms the address, once; afterwards no more mail is sent", async () => {
      const customer = await newAccount();
      expect(customer.emailVerified).toBe(false);
      expect((await post("send-email-confirmation", { c_email: customer.login })).status).toBe(204);
      const mail = await mailed(customer.login, "email-confirmation");
      const complete = { c_customer: customer.customerNo, c_token: mail.token };
      const answer = await post("customer-register-complete", complete);
      expect([answer.status, answer.body]).toMatchObject([200, { emailVerified: true, customerId: customer.id }]);
      expect((await sandbox.services.customers.find(customer.id))?.emailVerified).toBe(true);
      expect((await post("customer-register-complete", complete)).body.type).toMatch(
        /custom\/account\/invalid-confirmation-token$/,
      );
      await post("send-email-confirmation", { c_email: customer.login });
      expect((await mailed(customer.login, "email-confirmation")).total).toBe(1);
    });

    test("who registers is asked to confirm the address", async () => {
      const answer = await request(sandbox.app)
        .post(`/customer/shopper-customers/v1/organizations/${organizationId}/customers`)
        .query({ siteId })
        .auth(token, { type: "bearer" })
        .send({
          customer: { login: "fresh@example.test", email: "fresh@example.test", lastName: "Ash" },
          password: demoPassword,
        });
      const mail = await mailed("fresh@example.test", "email-confirmation");
      const complete = { c_customer: answer.body.customerNo, c_token: mail.token };
      expect((await post("customer-register-complete", complete)).status).toBe(200);
    });

    test("sending again makes the earlier token worthless", async () => {
      const customer = await newAccount();
      await post("send-email-confirmation", { c_email: customer.login });
      const first = await mailed(customer.login, "email-confirmation");
      await post("send-email-confirmation", { c_email: customer.login.toUpperCase() });
      const second = await mailed(customer.login, "email-confirmation");
      const complete = (c_token: string) => post("customer-register-complete", { c_customer: customer.login, c_token });
      expect((await complete(first.token)).status).toBe(400);
      expect((await complete(second.token)).status).toBe(200);
    });

    test("a token ends after a day, and is no use to somebody else", async () => {
      const customer = await newAccount();
      await post("send-email-confirmation", { c_email: customer.login });
      const mail = await mailed(customer.login, "email-confirmation");
      const other = await post("customer-register-complete", { c_customer: "june@example.test", c_token: mail.token });
      expect(other.body.type).toMatch(/\/verification-failed$/);
      clock.advance(TOKEN_MINUTES["email-confirmation"] * 60_000);
      token = await sandbox.guestToken();
      const late = await post("customer-register-complete", { c_customer: customer.id, c_token: mail.token });
      expect(late.body.type).toMatch(/\/invalid-confirmation-token$/);
    });

    test("nobody learns whether an account exists", async () => {
      expect((await post("send-email-confirmation", { c_email: "nobody@example.test" })).status).toBe(204);
      expect((await mailed("nobody@example.test", "email-confirmation")).total).toBe(0);
    });

    test("where the site wants confirmed addresses, others are not let in until they are", async () => {
      const browser = testLogin(sandbox);
      expect((await browser.logIn("new@example.test", demoPassword)).status).toBe(303);
      await sandbox.services.sitePreferences.set(siteId, "emailVerificationRequired", true);
      try {
        const refused = await browser.logIn("new@example.test", demoPassword);
        expect([refused.status, refused.body.message]).toEqual([400, "Email not verified."]);
        expect((await browser.logIn("june@example.test", demoPassword)).status).toBe(303);
        await post("send-email-confirmation", { c_email: "new@example.test" });
        const mail = await mailed("new@example.test", "email-confirmation");
        await post("customer-register-complete", { c_customer: "new@example.test", c_token: mail.token });
        expect((await browser.logIn("new@example.test", demoPassword)).status).toBe(303);
      } finally {
        await sandbox.services.sitePreferences.set(siteId, "emailVerificationRequired", false);
      }
    });
  });

  describe("password reset", () => {
    test("a mailed token can be asked about, and sets a new password", async () => {
      const { login } = await newAccount();
      expect((await post("password-reset-email", { email: login })).status).toBe(204);
      const mail = await mailed(login, "password-reset");
      expect((await post("password-reset/validate-token", { token: mail.token })).body).toEqual({ valid: true });
      const reset = { email: login, token: mail.token, password: "Fresh-1234" };
      expect((await post("password-reset", reset)).status).toBe(204);
      expect((await post("password-reset/validate-token", { token: mail.token })).body).toEqual({ valid: false });
      expect((await testLogin(sandbox).logIn(login, "Fresh-1234")).status).toBe(303);
    });

    test("a token that is withdrawn is worthless; withdrawing an unknown one is no error", async () => {
      const { login } = await newAccount();
      await post("password-reset-email", { email: login });
      const mail = await mailed(login, "password-reset");
      expect((await post("password-reset/invalidate-token", { token: mail.token })).status).toBe(204);
      expect((await post("password-reset/invalidate-token", { token: "unknown" })).status).toBe(204);
      const answer = await post("password-reset", { email: login, token: mail.token, password: "Fresh-1234" });
      expect(answer.body.type).toMatch(/custom\/account\/invalid-reset-token$/);
    });

    test("nobody learns whether an account exists", async () => {
      expect((await post("password-reset-email", { email: "nobody@example.test" })).status).toBe(204);
      expect((await mailed("nobody@example.test", "password-reset")).total).toBe(0);
    });
  });

  test.each([
    ["send-email-confirmation", {}],
    ["send-email-confirmation", { c_email: 5 }],
    ["customer-register-complete", { c_customer: "x" }],
    ["password-reset-email", { email: "e".repeat(257) }],
    ["password-reset", { email: "june@example.test", token: "x" }],
    ["password-reset/validate-token", { token: "" }],
    ["password-reset/invalidate-token", []],
  ])("%s with %j is 400", async (path, body) => {
    const answer = await post(path, body);
    expect([answer.status, answer.body.type]).toEqual([400, expect.stringMatching(/custom\/account\/bad-request$/)]);
  });
});
