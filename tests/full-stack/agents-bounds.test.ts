import { asking, cardOf, messagesOf, readyCheckout } from "./agent-requests.ts";
import { startTestPlatform, type TestPlatform } from "./test-platform.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

jest.setTimeout(60_000);

let shop: WholeShop;
let platform: TestPlatform;

beforeAll(async () => {
  [shop, platform] = await Promise.all([startWholeShop(), startTestPlatform()]);
}, 180_000);
afterAll(() => Promise.all([shop.close(), platform.close()]));

const ask = asking(
  () => platform,
  () => shop.origin,
);

/** What a merchant sets for the site, until the end of a test. */
const bound = async (preferences: Record<string, number | string>) => {
  for (const [name, value] of Object.entries(preferences))
    await shop.sandbox.services.sitePreferences.set("WickettPlumUS", name, value);
};

afterEach(() =>
  bound({
    assistantsOrderLimit: 0,
    assistantsPlatformDayLimit: 0,
    assistantsDayLimit: 0,
    assistantsConfirm: "",
  }),
);

type Checkout = Awaited<ReturnType<typeof readyCheckout>>;

const totalOf = ({ totals }: Checkout): number =>
  totals.find(({ type }: { type: string }) => type === "total").amount as number;

const complete = async (checkout: Checkout, by = ask) =>
  (await by("POST", `/checkout-sessions/${checkout.id}/complete`, await cardOf(checkout))).body;

const codes = (checkout: Checkout): string[] => messagesOf(checkout).map(({ code }) => code);

test("an order above the limit is the buyer's, as soon as it is known and when it is tried all the same", async () => {
  const small = await readyCheckout(ask, 1);
  const payment = await cardOf(small);
  await bound({ assistantsOrderLimit: totalOf(small) / 100 - 0.01 });
  const path = `/checkout-sessions/${small.id}`;
  const { body } = await ask("GET", path);
  expect([body.status, codes(body)]).toEqual(["requires_escalation", ["high_value_order"]]);
  expect(body.continue_url).toMatch(/\/ucp\/continue\//);
  const tried = await ask("POST", `${path}/complete`, payment);
  expect([tried.body.status, codes(tried.body)]).toEqual(["requires_escalation", ["high_value_order"]]);
  await bound({ assistantsOrderLimit: totalOf(small) / 100 });
  expect((await complete((await ask("GET", path)).body)).status).toBe("completed");
});

test("what a platform may spend on a day ends, what a decline cost is given back, and another platform goes on", async () => {
  const [first, second, last] = [await readyCheckout(ask, 1), await readyCheckout(ask, 1), await readyCheckout(ask, 1)];
  const one = totalOf(first) / 100;
  await bound({ assistantsPlatformDayLimit: one * 1.5 });
  const declined = await ask(
    "POST",
    `/checkout-sessions/${first.id}/complete`,
    await cardOf(first, "4000000000000002"),
  );
  expect(codes(declined.body)).toEqual(["payment_failed"]);
  expect((await complete(second)).status).toBe("completed");
  const refused = await complete(last);
  expect([refused.status, codes(refused)]).toEqual(["requires_escalation", ["spending_limit_reached"]]);
  const other = await startTestPlatform();
  const byOther = asking(
    () => other,
    () => shop.origin,
  );
  expect((await complete(await readyCheckout(byOther, 1), byOther)).status).toBe("completed");
  await bound({ assistantsDayLimit: one * 2.5 });
  const third = await complete(await readyCheckout(byOther, 1), byOther);
  expect([third.status, codes(third)]).toEqual(["requires_escalation", ["spending_limit_reached"]]);
  await other.close();
});

test.each([["all"], ["guests"]])(
  "where %s are confirmed by a person, a guest's order is the buyer's",
  async (confirm) => {
    await bound({ assistantsConfirm: confirm });
    const checkout = await readyCheckout(ask, 1);
    expect([checkout.status, codes(checkout)]).toEqual(["requires_escalation", ["buyer_confirmation_required"]]);
  },
);

test("pages are told nothing of what bounds assistants", async () => {
  await bound({ assistantsOrderLimit: 70 });
  const answer = await fetch(`${shop.origin}/api/WickettPlumUS/site-prefs`, {
    headers: { "sec-fetch-site": "same-origin" },
  });
  const text = await answer.text();
  expect(text).toContain("recipientLimit");
  expect(text).not.toContain("assistants");
});
