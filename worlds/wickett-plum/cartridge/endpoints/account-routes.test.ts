import request from "supertest";
import { frozenClock } from "#sandbox/core/clock.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { addressedBasket, chicago, goods, testShopper, typeOf } from "#sandbox/test-shopper.ts";
import { worldEpoch } from "#worlds/wickett-plum/epoch.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";
import { organizationId, privateClientId, privateClientSecret } from "#worlds/wickett-plum/sites.ts";

describe("the account area's own calls", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    // The world's own time: later more of its cards have expired.
    sandbox = await createTestSandbox({ clock: frozenClock(worldEpoch) });
  }, 120_000);
  afterAll(() => sandbox.close());

  const siteId = "WickettPlumUS";
  const validate = (token: string, password?: string) =>
    request(sandbox.app)
      .get(`/custom/account/v1/organizations/${organizationId}/validate-customer-password`)
      .query({ siteId, ...(password === undefined ? {} : { c_currentPassword: password }) })
      .auth(token, { type: "bearer" });

  test("a password is checked and stands in no journal, warning or answer", async () => {
    const token = await sandbox.registeredToken();
    const right = await validate(token, demoPassword);
    expect([right.status, right.body]).toEqual([200, { success: true }]);
    const secret = "Wrong-Secret-4711";
    const wrong = await validate(token, secret);
    expect([wrong.status, typeOf(wrong.body), wrong.body.title]).toEqual([401, "invalid-password", "Invalid Password"]);
    const traces = JSON.stringify([sandbox.journal.list(), wrong.headers, wrong.body, right.headers]);
    expect(traces).toContain("validate-customer-password");
    for (const password of [secret, demoPassword]) expect(traces).not.toContain(password);
  });

  test("a password may come in the body, where no log of addresses has it", async () => {
    const ask = (token: string, body: object) =>
      request(sandbox.app)
        .post(`/custom/account/v1/organizations/${organizationId}/validate-customer-password`)
        .query({ siteId })
        .auth(token, { type: "bearer" })
        .send(body);
    const token = await sandbox.registeredToken();
    expect((await ask(token, { c_currentPassword: demoPassword })).body).toEqual({ success: true });
    expect(typeOf((await ask(token, { c_currentPassword: "Wrong-Secret-4712" })).body)).toBe("invalid-password");
    expect((await ask(token, {})).status).toBe(400);
    expect(JSON.stringify(sandbox.journal.list())).not.toMatch(/Wrong-Secret-4712/);
  });

  test("wrong ones count like those of a login: six lock it", async () => {
    const token = await sandbox.registeredToken({ email: "maple@example.test" });
    for (let count = 0; count < 6; count += 1) expect((await validate(token, `Wrong-${count}`)).status).toBe(401);
    expect(typeOf((await validate(token, demoPassword)).body)).toBe("access_denied");
    await expect(sandbox.registeredToken({ email: "maple@example.test" })).rejects.toThrow("No token");
  });

  test("without a password it is a bad request, a guest has none", async () => {
    expect((await validate(await sandbox.registeredToken())).status).toBe(400);
    expect((await validate(await sandbox.guestToken(), demoPassword)).status).toBe(401);
  });

  const event = async (body: object) =>
    request(sandbox.app)
      .post(`/custom/customer/v1/organizations/${organizationId}/event`)
      .query({ siteId })
      .auth(await sandbox.guestToken(), { type: "bearer" })
      .send(body);

  test("a campaign form is kept", async () => {
    const form = { email: "ada@example.test", campaign: "golden-ticket", subscribelist: ["offersupdates"] };
    const answer = await event(form);
    expect(answer.status).toBe(200);
    const kept = await sandbox.services.customerEvents.all();
    expect(kept.at(-1)).toMatchObject({ id: answer.body.eventId, siteId, body: form });
  });

  test.each([
    ["nothing in it", {}],
    ["a list", []],
    ["a subscribelist that is a text", { subscribelist: "offersupdates" }],
    ["too much in it", { text: "x".repeat(20_001) }],
  ])("a form with %s is refused", async (_, body) => {
    expect((await event(body)).status).toBe(400);
  });

  test("a business buyer's profile names the account; the flag for several people is left out of a personal one", async () => {
    const buyer = testShopper(sandbox, await sandbox.registeredToken({ email: "buyer@example.test" }));
    expect((await buyer.get("/customers/me")).body.c_businessAccountData).toEqual({
      businessAccountId: "BA-10001",
      name: "Castellan Freight",
      level: "Business100",
      multipleUserAgents: true,
      taxExempt: false,
    });
    const june = testShopper(sandbox, await sandbox.registeredToken());
    expect((await june.get("/customers/me")).body).not.toHaveProperty("c_businessAccountData");
  });

  test("who orders for an account free from sales tax pays none", async () => {
    const totalsOf = async (email: string) => {
      const shopper = testShopper(sandbox, await sandbox.registeredToken({ email }));
      const basket = await addressedBasket(shopper, [{ productId: goods.bears, quantity: 2 }], {
        address: chicago,
        email,
      });
      await shopper.delete(`/baskets/${basket.basketId}`);
      return basket;
    };
    expect((await totalsOf("leader@example.test")).taxTotal).toBe(0);
    expect((await totalsOf("noel@example.test")).taxTotal).toBeGreaterThan(0);
  });

  test("a collector has a wish list of thirty and five cards, one of them expired", async () => {
    const iris = testShopper(sandbox, await sandbox.registeredToken({ email: "iris@example.test" }));
    const { paymentInstruments } = (await iris.get("/customers/me")).body;
    const expired = paymentInstruments
      .map((each: { paymentCard: object }) => each.paymentCard)
      .filter((card: { creditCardExpired: boolean }) => card.creditCardExpired);
    expect([paymentInstruments.length, expired.length]).toEqual([5, 1]);
    expect((await iris.get("/customers/me/product-lists")).body.data[0].customerProductListItems).toHaveLength(30);
  });

  test("nobody names a business account himself", async () => {
    const june = testShopper(sandbox, await sandbox.registeredToken());
    const answer = await june.patch("/customers/me", { c_businessAccountData: { level: "Cruise" } });
    expect(answer.body).not.toHaveProperty("c_businessAccountData");
  });

  describe("people of an identity provider", () => {
    const external = { authenticationProviderId: "Orchard", externalId: "o-1" };
    const profile = { ...external, email: "ext@example.test", firstName: "Eve", lastName: "Orchard" };

    test("are registered once, without a password", async () => {
      const guest = testShopper(sandbox, await sandbox.guestToken());
      const added = await guest.post("/customers/external-profile", profile);
      expect(added.body).toEqual({ ...profile, customerId: expect.any(String) });
      expect((await guest.post("/customers/external-profile", profile)).status).toBe(400);
      await expect(sandbox.registeredToken({ email: "Orchard:o-1", password: "Any-1234" })).rejects.toThrow("No token");
    });

    test.each([
      ["no provider", { authenticationProviderId: undefined }],
      ["no id", { externalId: "" }],
      ["an id that is a number", { externalId: 7 }],
      ["an e-mail address that is none", { email: "x" }],
    ])("with %s are refused", async (_, change) => {
      const guest = testShopper(sandbox, await sandbox.guestToken());
      expect((await guest.post("/customers/external-profile", { ...profile, ...change })).status).toBe(400);
    });

    test("are looked up by a back end only", async () => {
      const token = async () => {
        const answer = await request(sandbox.app)
          .post(`/shopper/auth/v1/organizations/${organizationId}/oauth2/token`)
          .auth(privateClientId, privateClientSecret)
          .type("form")
          .send({ grant_type: "client_credentials", channel_id: siteId });
        return (answer.body as { access_token: string }).access_token;
      };
      const backEnd = testShopper(sandbox, await token());
      expect((await backEnd.get("/customers/external-profile", external)).body).toMatchObject(profile);
      const unknown = await backEnd.get("/customers/external-profile", { ...external, externalId: "o-2" });
      expect([unknown.status, unknown.body.externalId]).toEqual([404, "o-2"]);
      const missing = await backEnd.get("/customers/external-profile", { externalId: "o-1" });
      expect([missing.status, typeOf(missing.body)]).toEqual([400, "invalid-customer-external-profile"]);
      const june = testShopper(sandbox, await sandbox.registeredToken());
      expect((await june.get("/customers/external-profile", external)).status).toBe(403);
    });
  });
});
