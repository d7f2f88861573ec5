import { consoleVisitor } from "#sandbox/console/test-console.ts";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { testShopper, type TestShopper, typeOf } from "#sandbox/test-shopper.ts";
import { demoPassword } from "#worlds/wickett-plum/people/people.ts";

jest.setTimeout(120_000);

const DAY = 86_400_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => sandbox.dueWork.setClock({ mode: "real" }));

const { look } = consoleVisitor(() => sandbox);

let accounts = 0;
/** Somebody with an account of their own. */
const newcomer = async (siteId = "WickettPlumUS"): Promise<{ email: string; shopper: TestShopper }> => {
  const email = `giver-${(accounts += 1)}@example.test`;
  await testShopper(sandbox, await sandbox.guestToken(siteId), { siteId }).post("/customers", {
    customer: { login: email, email, firstName: "Ada", lastName: "Nook" },
    password: demoPassword,
  });
  return { email, shopper: testShopper(sandbox, await sandbox.registeredToken({ email, siteId }), { siteId }) };
};
const beatrix = async () => testShopper(sandbox, await sandbox.registeredToken({ email: "beatrix@example.test" }));

const place = {
  firstName: "Nana",
  lastName: "Plum",
  address1: "48 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550123",
};
const nana = {
  firstName: "Nana",
  lastName: "Plum",
  addresses: [place],
  allergies: ["peanuts"],
  likes: "Anything with rhubarb",
  note: "Ring twice.",
  dates: [{ kind: "birthday", month: 3, day: 14, year: 1941 }],
};

/** A day some days from now, as month and day. */
const daysFromNow = (days: number) => {
  const [, month, day] = new Date(Date.now() + days * DAY).toISOString().slice(0, 10).split("-").map(Number);
  return { month, day };
};

describe("the people of an account", () => {
  it("are kept with everything said about them, and say when their days come", async () => {
    const { shopper } = await newcomer();
    const answer = await shopper.post("/recipients", nana);
    expect(answer.status).toBe(200);
    expect((await shopper.get("/recipients")).body).toMatchObject({
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      total: 1,
      data: [
        {
          recipientId: expect.any(String),
          firstName: "Nana",
          addresses: [place],
          allergies: ["peanuts"],
          likes: "Anything with rhubarb",
          note: "Ring twice.",
          dates: [
            { kind: "birthday", month: 3, day: 14, year: 1941, reminds: false, on: expect.stringMatching(/-03-14$/) },
          ],
          gifts: [],
        },
      ],
    });
  });

  it("are changed and removed; a date keeps its name through a change", async () => {
    const { shopper } = await newcomer();
    const [before] = (await shopper.post("/recipients", nana)).body.data;
    const { body } = await shopper.put(`/recipients/${before.recipientId}`, {
      ...nana,
      likes: "",
      dates: [
        { ...nana.dates[0], dateId: before.dates[0].dateId },
        { kind: "other", name: "First day of spring", month: 3, day: 20 },
      ],
    });
    expect(body.data[0]).toMatchObject({
      likes: "",
      dates: [{ dateId: before.dates[0].dateId }, { name: "First day of spring" }],
    });
    expect((await shopper.delete(`/recipients/${before.recipientId}`)).body.data).toEqual([]);
  });

  it("are a hundred at most", async () => {
    const { shopper } = await newcomer();
    const plain = (number: number) => ({ firstName: `Guest ${number}`, lastName: "Plum", addresses: [place] });
    for (let number = 1; number <= 100; number += 1)
      expect((await shopper.post("/recipients", plain(number))).status).toBe(200);
    const refused = await shopper.post("/recipients", plain(101));
    expect([refused.status, typeOf(refused.body)]).toEqual([400, "too-many-recipients"]);
    expect((await shopper.get("/recipients")).body.total).toBe(100);
  });

  it("are nobody's but the account's", async () => {
    const { shopper } = await newcomer();
    const { shopper: stranger } = await newcomer();
    const [mine] = (await shopper.post("/recipients", nana)).body.data;
    const path = `/recipients/${mine.recipientId}`;
    expect((await stranger.get("/recipients")).body.data).toEqual([]);
    expect((await stranger.put(path, nana)).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await stranger.put(`${path}/dates/${mine.dates[0].dateId}/reminder`, { isOn: true })).status).toBe(404);
    const guest = testShopper(sandbox, await sandbox.guestToken());
    expect((await guest.get("/recipients")).status).toBe(401);
    expect((await guest.post("/recipients", nana)).status).toBe(401);
    expect((await shopper.get("/recipients")).body.total).toBe(1);
  });

  it.each([
    ["no name", { firstName: " " }],
    ["a name of 51 characters", { lastName: "x".repeat(51) }],
    ["no address", { addresses: [] }],
    ["six addresses", { addresses: Array.from({ length: 6 }, () => place) }],
    ["an address in France", { addresses: [{ ...place, countryCode: "FR" }] }],
    ["an address without a street", { addresses: [{ ...place, address1: "" }] }],
    ["an allergy nobody knows", { allergies: ["mondays"] }],
    ["a list that is a text", { allergies: "milk" }],
    ["a note of 501 characters", { note: "x".repeat(501) }],
    ["30 February", { dates: [{ kind: "birthday", month: 2, day: 30 }] }],
    ["a birthday to come", { dates: [{ kind: "birthday", month: 2, day: 1, year: 3000 }] }],
    ["two birthdays", { dates: [...nana.dates, ...nana.dates] }],
    ["a day of another kind", { dates: [{ kind: "payday", month: 2, day: 1 }] }],
    ["a day without a name", { dates: [{ kind: "other", month: 2, day: 1 }] }],
    ["eleven days", { dates: Array.from({ length: 11 }, () => ({ kind: "other", name: "Day", month: 2, day: 1 })) }],
  ])("with %s are refused and not kept", async (_, change) => {
    const { shopper } = await newcomer();
    expect((await shopper.post("/recipients", { ...nana, ...change })).status).toBe(400);
    expect((await shopper.get("/recipients")).body.data).toEqual([]);
  });

  it("are offered from address book and past parcels, and know what they got", async () => {
    const shopper = await beatrix();
    const { suggestions } = (await shopper.get("/recipients")).body;
    expect(suggestions.length).toBeGreaterThan(2);
    const names = suggestions.map(
      ({ address }: { address: typeof place }) => `${address.firstName} ${address.lastName}`,
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("Agnes Moon");
    expect(names).not.toContain("Beatrix Moon");
    for (const { address } of suggestions.slice(0, 4)) {
      const { firstName, lastName } = address;
      await shopper.post("/recipients", { ...nana, firstName, lastName, addresses: [address] });
    }
    const after = (await shopper.get("/recipients")).body;
    expect(after.suggestions.length).toBe(suggestions.length - 4);
    const gifted = after.data.find(({ gifts }: { gifts: unknown[] }) => gifts.length > 0);
    expect(gifted.gifts[0]).toEqual({
      orderNo: expect.any(String),
      orderedAt: expect.any(String),
      items: expect.arrayContaining([
        { productId: expect.any(String), productName: expect.any(String), quantity: expect.any(Number) },
      ]),
    });
    const newestFirst = gifted.gifts.map(({ orderedAt }: { orderedAt: string }) => orderedAt);
    expect(newestFirst).toEqual(newestFirst.toSorted((one: string, other: string) => other.localeCompare(one)));
  });

  it("say until when to order: the cheapest way sooner than the fastest, both before the day", async () => {
    const { shopper } = await newcomer();
    await shopper.post("/recipients", { ...nana, dates: [{ kind: "birthday", ...daysFromNow(60) }] });
    const { data, occasions } = (await shopper.get("/recipients")).body;
    const [{ on, orderBy, lastOrder }] = data[0].dates;
    expect(orderBy < lastOrder && lastOrder < on).toBe(true);
    expect(occasions).toHaveLength(7);
    for (const each of occasions) expect(each.orderBy < each.on).toBe(true);
  });
});

describe("a reminder", () => {
  const reminded = async ({ siteId = "WickettPlumUS", days = 15, locale = "en-US" } = {}) => {
    const { email, shopper } = await newcomer(siteId);
    const { body } = await shopper.post("/recipients", {
      ...nana,
      dates: [{ kind: "birthday", ...daysFromNow(days) }],
    });
    const [{ recipientId, dates }] = body.data;
    const path = `/recipients/${recipientId}/dates/${dates[0].dateId}/reminder`;
    const answer = await shopper.put(path, { isOn: true }, { locale });
    expect(answer.body.data[0].dates[0].reminds).toBe(true);
    const mails = async () => (await sandbox.services.outbox.list({ to: email, about: "gift-reminder" })).messages;
    return { shopper, path, mails };
  };
  const tokenIn = (text: string) =>
    new URL(/\/gift-reminders\/stop\S+/.exec(text)?.[0] ?? "", "http://shop").searchParams.get("token");
  const guest = async () => testShopper(sandbox, await sandbox.guestToken());

  it("goes ten days before, once a year, and not without being asked for", async () => {
    const { mails } = await reminded();
    await sandbox.dueWork.advance(3 * DAY);
    expect(await mails()).toEqual([]);
    await sandbox.dueWork.advance(3 * DAY);
    expect(await mails()).toMatchObject([
      {
        subject: expect.stringMatching(/^Nana Plum: birthday on /),
        text: expect.stringContaining("Order by"),
        headers: {
          "List-Unsubscribe": expect.stringMatching(/^<\/api\/WickettPlumUS\/gift-reminders\/stop\?token=/),
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      },
    ]);
    await sandbox.dueWork.advance(20 * DAY);
    expect(await mails()).toHaveLength(1);
    await sandbox.dueWork.advance(345 * DAY);
    expect(await mails()).toHaveLength(2);
  });

  it("speaks the language it was asked for in", async () => {
    const { mails } = await reminded({ siteId: "WickettPlumCA", locale: "fr-CA" });
    await sandbox.dueWork.advance(6 * DAY);
    expect(await mails()).toMatchObject([
      {
        subject: expect.stringMatching(/^Nana Plum : anniversaire le /),
        text: expect.stringContaining("Ne plus recevoir"),
      },
    ]);
  });

  it("is stopped by the link of its mail without an account, as often as it is opened, and by nothing else", async () => {
    const { mails, shopper } = await reminded();
    await sandbox.dueWork.advance(6 * DAY);
    const token = tokenIn((await mails())[0]?.text ?? "");
    const accessToken = await sandbox.guestToken();
    for (const wrong of ["", "x", accessToken, `${token}x`, 5, undefined, "y".repeat(5000)])
      expect((await (await guest()).post("/reminders/actions/stop", { token: wrong })).status).toBe(400);
    for (let times = 0; times < 2; times += 1)
      expect((await (await guest()).post("/reminders/actions/stop", { token })).body).toEqual({
        firstName: "Nana",
        kind: "birthday",
        name: "",
      });
    await sandbox.dueWork.setClock({ mode: "real" });
    expect((await shopper.get("/recipients")).body.data[0].dates[0].reminds).toBe(false);
    await sandbox.dueWork.advance(380 * DAY);
    expect(await mails()).toHaveLength(1);
  });

  it("is switched off from the account, and goes with the person", async () => {
    const { mails, shopper, path } = await reminded();
    expect((await shopper.put(path, { isOn: "yes" })).status).toBe(400);
    expect((await shopper.put(path, { isOn: false })).body.data[0].dates[0].reminds).toBe(false);
    const second = await reminded();
    const [{ recipientId }] = (await second.shopper.get("/recipients")).body.data;
    await second.shopper.delete(`/recipients/${recipientId}`);
    await sandbox.dueWork.advance(20 * DAY);
    expect([await mails(), await second.mails()]).toEqual([[], []]);
  });

  it("is seen in the console, with when consent was given", async () => {
    await reminded();
    const { page } = await look("/console/recipients");
    expect(page.getByRole("table", { name: "Recipients" }).textContent).toContain("Nana Plum");
    expect(page.getByRole("table", { name: "Days and reminders" }).textContent).toMatch(/birthday[\s\S]*on[\s\S]*UTC/);
  });
});
