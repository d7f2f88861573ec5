import { createShopperContext, FRESH_MS, PATIENCE_MS, RETRY_MS, type Standing } from "./shopper-context.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import type { Session } from "./session.ts";

const site = { id: testSiteIds.us, country: "US" } as const;

const tokenOf = (login: string) => `x.${btoa(JSON.stringify({ isb: `uido:ecom::upn:${login}::uidn:N` }))}.x`;

const guest: Session = { customerId: "guest-1", registered: false, expiresAt: Infinity, accessToken: tokenOf("Guest") };
const june: Session = {
  customerId: "june",
  registered: true,
  expiresAt: Infinity,
  accessToken: tokenOf("june@example.test"),
};

const everybody: Standing = { customerGroups: ["Everyone", "Unregistered"], pricedBy: [] };
const reader: Standing = { ...everybody, pricedBy: ["source code: autumn"] };

interface Sent {
  login_id: string;
  sourceCode?: string;
  customQualifiers: { device: string; selectedCountryIsoCode: string; loggedin: boolean };
}

/** A tab of a browser whose backend answers with what `answers` gives; a number is a refusal. */
const tab = ({
  answers = [everybody] as (Standing | number | Promise<Standing>)[],
  session = null as Session | null,
  kept = new Map<string, string>(),
} = {}) => {
  const sent: (Sent & { authorization: string | null })[] = [];
  const clock = { now: 0 };
  const visitor = { session, isNarrow: false };
  let hear = () => {};
  jest.spyOn(window, "matchMedia").mockReturnValue({
    get matches() {
      return visitor.isNarrow;
    },
    addEventListener: (_: string, listener: () => void) => {
      hear = listener;
    },
  } as unknown as MediaQueryList);
  const queue = [...answers];
  const fetcher = (async (_: string, init: RequestInit & { body: string }) => {
    sent.push({ ...(JSON.parse(init.body) as Sent), authorization: new Headers(init.headers).get("authorization") });
    const next = await (queue.length > 1 ? queue.shift() : queue[0]);
    return typeof next === "number"
      ? new Response(JSON.stringify({ title: "Away" }), { status: next })
      : new Response(JSON.stringify(next), { headers: { "content-type": "application/json" } });
  }) as unknown as typeof fetch;
  const context = createShopperContext({
    site,
    fetcher,
    now: () => clock.now,
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    current: async () => {
      if (visitor.session) await context.tell(visitor.session);
      return visitor.session;
    },
  });
  const turn = (isNarrow: boolean) => {
    visitor.isNarrow = isNarrow;
    hear();
  };
  return { context, sent, clock, visitor, turn, kept };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.history.replaceState(null, "", "/");
});

it("tells of a session once: who it is, what they hold, and where they look", async () => {
  const { context, sent } = tab();
  expect(await context.tell(guest)).toBe(false);
  await Promise.all([context.tell(guest), context.tell(guest)]);
  expect(sent).toEqual([
    {
      login_id: "guest",
      customQualifiers: { device: "desktop", selectedCountryIsoCode: "US", loggedin: false },
      authorization: `Bearer ${guest.accessToken}`,
    },
  ]);
});

it("tells again of another shopper and when the answer has grown old, and no sooner", async () => {
  const { context, sent, clock } = tab();
  await context.tell(guest);
  await context.tell(june);
  expect(sent.map(({ login_id: login, customQualifiers }) => [login, customQualifiers.loggedin])).toEqual([
    ["guest", false],
    ["june@example.test", true],
  ]);
  clock.now = FRESH_MS - 1;
  await context.tell(june);
  expect(sent).toHaveLength(2);
  clock.now = FRESH_MS;
  await context.tell(june);
  expect(sent).toHaveLength(3);
});

it("is not told again by the next page of the tab, which knows what makes its prices others", async () => {
  window.history.replaceState(null, "", "/?sourceCode=AUTUMN26");
  const first = tab({ answers: [reader] });
  expect(await first.context.tell(guest)).toBe(true);
  expect(await first.context.tell(guest)).toBe(false);
  window.history.replaceState(null, "", "/category/gummies");
  const second = tab({ kept: first.kept });
  expect(await second.context.tell(guest)).toBe(true);
  expect(second.sent).toEqual([]);
});

it.each(["sourceCode", "src"])(
  "takes a source code from the address (%s), and keeps it through a logout",
  async (name) => {
    window.history.replaceState(null, "", `/?${name}=AUTUMN26`);
    const { context, sent } = tab();
    await context.tell(june);
    window.history.replaceState(null, "", "/");
    await context.tell(june);
    await context.tell(guest);
    window.history.replaceState(null, "", `/?${name}=`);
    await context.tell(guest);
    expect(sent.map(({ sourceCode }) => sourceCode)).toEqual(["AUTUMN26", "AUTUMN26", ""]);
  },
);

it("tells of a window that has become narrow, but not of one that is only dragged over the edge", async () => {
  const { context, sent, turn } = tab({ session: guest });
  await context.tell(guest);
  turn(true);
  turn(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(1);
  turn(true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ customQualifiers }) => customQualifiers.device)).toEqual(["desktop", "mobile"]);
});

it("tells whoever listens of the groups, those of an onlooker too, for whom no token is sent", async () => {
  const mobile = { customerGroups: ["Everyone", "MobileShoppers"], pricedBy: [] };
  const { context, sent, visitor } = tab({ answers: [mobile, { customerGroups: ["Registered"], pricedBy: [] }] });
  const heard: (readonly string[])[] = [];
  const stop = context.listen((groups) => heard.push(groups));
  await jest.advanceTimersByTimeAsync(0);
  visitor.session = june;
  await context.tell(june);
  stop();
  await context.tell(guest);
  expect(heard).toEqual([mobile.customerGroups, ["Registered"]]);
  expect(sent[0]).toMatchObject({ login_id: "guest", authorization: null });
});

it("never fails: a refusal is left alone for a minute, and nobody has another's groups meanwhile", async () => {
  const { context, sent, clock, visitor } = tab({ answers: [reader, 500, everybody], session: june });
  const heard: (readonly string[])[] = [];
  expect(await context.tell(june)).toBe(true);
  context.listen((groups) => heard.push(groups));
  await jest.advanceTimersByTimeAsync(0);
  visitor.session = guest;
  expect(await context.tell(guest)).toBe(true);
  expect(heard.at(-1)).toEqual([]);
  await context.tell(guest);
  expect(sent).toHaveLength(2);
  clock.now = RETRY_MS;
  await context.tell(guest);
  expect(sent).toHaveLength(3);
});

it("keeps nobody waiting: a slow answer is told of when it comes", async () => {
  let answer: (standing: Standing) => void = () => {};
  const slow = new Promise<Standing>((resolve) => {
    answer = resolve;
  });
  const { context, visitor } = tab({ answers: [slow], session: guest });
  const current = jest.spyOn(context, "tell");
  const told = context.tell(guest);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await told).toBe(false);
  visitor.session = guest;
  answer(reader);
  await jest.advanceTimersByTimeAsync(0);
  expect(current).toHaveBeenCalledTimes(2);
  expect(await current.mock.results[1]?.value).toBe(true);
});
