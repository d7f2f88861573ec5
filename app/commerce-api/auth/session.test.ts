import { createBrowserSession, sessionHint, TOKEN_MARGIN_MS } from "./session.ts";

const SITE = "WickettPlumUS";

interface Call {
  path: string;
  body: unknown;
}

const answer = (patch: Record<string, unknown> = {}) => ({
  accessToken: "token-1",
  expiresInSeconds: 1800,
  customerId: "guest-1",
  registered: false,
  ...patch,
});

const setUp = ({ cookies = "", answers = [answer()] as unknown[] } = {}) => {
  const calls: Call[] = [];
  const clock = { now: 0, cookies };
  const queue = [...answers];
  const fetcher = ((url: string, init: RequestInit & { body: string }) => {
    calls.push({ path: url, body: JSON.parse(init.body) });
    const next = queue.length > 1 ? queue.shift() : queue[0];
    const status = (next as { status?: number }).status;
    return Promise.resolve(
      new Response(JSON.stringify(next), {
        status: typeof status === "number" ? status : 200,
        headers: { "content-type": "application/json" },
      }),
    );
  }) as unknown as typeof fetch;
  const session = createBrowserSession({
    siteId: SITE,
    fetcher,
    now: () => clock.now,
    readCookies: () => clock.cookies,
  });
  return { session, calls, clock };
};

describe("the browser's session", () => {
  it("does not exist for a visitor who only looks around", async () => {
    const { session, calls } = setUp();
    expect(await session.current()).toBeNull();
    expect(calls).toEqual([]);
  });

  it("is made as a guest when something needs one", async () => {
    const { session, calls } = setUp();
    expect(await session.ensure()).toMatchObject({ customerId: "guest-1", registered: false, accessToken: "token-1" });
    expect(calls).toEqual([{ path: `/api/${SITE}/session`, body: {} }]);
  });

  it("is restored when the server keeps one", async () => {
    const { session, calls } = setUp({ cookies: `a=b; session_${SITE}=guest` });
    expect(await session.current()).toMatchObject({ customerId: "guest-1" });
    expect(calls).toHaveLength(1);
  });

  it("is asked for once, however many callers wait", async () => {
    const { session, calls } = setUp();
    await Promise.all([session.ensure(), session.ensure(), session.ensure(), session.current()]);
    expect(calls).toHaveLength(1);
  });

  it.each([
    ["more than a minute is left", TOKEN_MARGIN_MS + 1, 1],
    ["a minute or less is left", TOKEN_MARGIN_MS, 2],
  ])("keeps its token while %s", async (_, leftMs, calls) => {
    const set = setUp();
    await set.session.ensure();
    set.clock.now = 1800 * 1000 - leftMs;
    await set.session.ensure();
    expect(set.calls).toHaveLength(calls);
  });

  it("asks again after its token was refused", async () => {
    const { session, calls } = setUp();
    await session.ensure();
    session.forgetToken();
    await session.current();
    expect(calls).toHaveLength(2);
  });

  it("can be asked for again after a failure", async () => {
    const { session } = setUp({ answers: [{ status: 503, title: "Away", detail: "" }, answer()] });
    await expect(session.ensure()).rejects.toMatchObject({ status: 503 });
    await expect(session.ensure()).resolves.toMatchObject({ customerId: "guest-1" });
  });

  it("tells when an account's session has ended and a guest's came instead", async () => {
    const { session, clock } = setUp({
      answers: [answer({ customerId: "june", registered: true }), answer({ customerId: "guest-2" })],
    });
    const events: string[] = [];
    session.listen((event, { customerId }) => events.push(`${event} ${customerId}`));
    await session.signIn("june@example.com", "Secret123!");
    clock.now = 1800 * 1000;
    await session.current();
    expect(events).toEqual(["expired guest-2"]);
  });

  it("tells when another customer's session came instead, but not of signing in and out", async () => {
    const { session, clock } = setUp({
      answers: [
        answer(),
        answer({ customerId: "june", registered: true }),
        answer({ customerId: "may", registered: true }),
      ],
    });
    const events: string[] = [];
    const stop = session.listen((event, { customerId }) => events.push(`${event} ${customerId}`));
    await session.ensure();
    await session.signIn("june@example.com", "Secret123!");
    expect(events).toEqual([]);
    clock.now = 1800 * 1000;
    await session.current();
    expect(events).toEqual(["changed may"]);
    stop();
    clock.now *= 3;
    await session.signOut();
    expect(events).toHaveLength(1);
  });

  it("sends credentials only when signing in", async () => {
    const { session, calls } = setUp();
    await session.signIn("june@example.com", "Secret123!");
    await session.signOut();
    expect(calls).toEqual([
      { path: `/api/${SITE}/session/login`, body: { email: "june@example.com", password: "Secret123!" } },
      { path: `/api/${SITE}/session/logout`, body: {} },
    ]);
  });
});

describe("the session hint", () => {
  it.each([
    ["session_WickettPlumUS=guest", "guest"],
    ["x=1; session_WickettPlumUS=registered; y=2", "registered"],
    ["session_WickettPlumCA=guest", undefined],
    ["session_WickettPlumUS=", undefined],
    ["", undefined],
  ])("in %p is %p", (cookies, hint) => {
    expect(sessionHint(cookies, SITE)).toBe(hint);
  });
});
