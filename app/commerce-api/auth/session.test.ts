import { COMMERCE_SESSION_MS, createBrowserSession, TOKEN_MARGIN_MS } from "./session.ts";
import { sessionHint } from "./session-hint.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createTokenStorage, isSafariLike, type TokenStorage } from "./token-storage.ts";

const SITE = testSiteIds.us;

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

/** Where the browser opens the commerce platform's own session. */
const BRIDGE = `/api/${SITE}/scapi/ShopperSessions/createSession`;

const setUp = ({
  cookies = "",
  answers = [answer()] as unknown[],
  bridgeStatus = 204,
  storage = undefined as (() => Promise<TokenStorage>) | undefined,
  introduce = undefined as (() => Promise<boolean>) | undefined,
} = {}) => {
  const calls: Call[] = [];
  const bridged: Call[] = [];
  const left: string[] = [];
  const clock = { now: 0, cookies };
  const queue = [...answers];
  const fetcher = ((url: string, init: RequestInit & { body: string }) => {
    const call = { path: url, body: JSON.parse(init.body) as unknown };
    if (url === BRIDGE) {
      bridged.push(call);
      return Promise.resolve(new Response(null, { status: bridgeStatus }));
    }
    calls.push(call);
    const next = queue.length > 1 ? queue.shift() : queue[0];
    const { status, hint } = next as { status?: number; hint?: string };
    if (hint) clock.cookies = `session_${SITE}=${hint}`;
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
    leave: (path) => void left.push(path),
    ...(storage && { storage }),
    ...(introduce && { introduce }),
  });
  return { session, calls, bridged, left, clock };
};

describe("the browser's session", () => {
  it("does not exist for a visitor who only looks around", async () => {
    const { session, calls } = setUp();
    expect(await session.current()).toBeNull();
    expect(calls).toEqual([]);
  });

  it("leads to the page of maintenance, whoever asks for it, and to none for another refusal", async () => {
    const maintenance = { status: 503, title: "Site Under Maintenance", detail: "" };
    const { session, left } = setUp({ cookies: `session_${SITE}=guest.1`, answers: [maintenance, { status: 500 }] });
    await expect(session.current()).rejects.toMatchObject({ status: 503 });
    expect(left).toEqual(["/maintenance"]);
    await expect(session.current()).rejects.toMatchObject({ status: 500 });
    expect(left).toEqual(["/maintenance"]);
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

describe("what the backend has to know of a shopper", () => {
  it("is told before anything is asked, on every call, and a change of prices is passed on", async () => {
    const introduce = jest.fn().mockResolvedValueOnce(true).mockResolvedValue(false);
    const { session } = setUp({ introduce });
    const events: string[] = [];
    session.listen((event, { customerId }) => events.push(`${event} ${customerId}`));
    await Promise.all([session.ensure(), session.current()]);
    await session.ensure();
    expect(introduce).toHaveBeenCalledTimes(2);
    expect(introduce).toHaveBeenCalledWith(expect.objectContaining({ customerId: "guest-1" }));
    expect(events).toEqual(["repriced guest-1"]);
  });

  it("is not told of a visitor without a session", async () => {
    const introduce = jest.fn().mockResolvedValue(false);
    await setUp({ introduce }).session.current();
    expect(introduce).not.toHaveBeenCalled();
  });
});

describe("the commerce session", () => {
  it("is opened with the shopper's token once there is one", async () => {
    const { session, bridged } = setUp();
    await session.ensure();
    await session.current();
    expect(bridged).toEqual([{ path: BRIDGE, body: [{ headers: { authorization: "Bearer token-1" } }] }]);
  });

  it("is not opened for a visitor without a session", async () => {
    const { session, bridged } = setUp();
    await session.current();
    expect(bridged).toEqual([]);
  });

  it.each([
    ["more than a minute is left of its quarter of an hour", TOKEN_MARGIN_MS + 1, 1],
    ["a minute or less is left", TOKEN_MARGIN_MS, 2],
  ])("lasts while %s, and the token is left alone", async (_, leftMs, times) => {
    const { session, calls, bridged, clock } = setUp();
    await session.ensure();
    clock.now = COMMERCE_SESSION_MS - leftMs;
    await session.ensure();
    expect([bridged.length, calls.length]).toEqual([times, 1]);
  });

  it("is opened once, however many callers wait", async () => {
    const { session, bridged } = setUp();
    await Promise.all([session.ensure(), session.ensure(), session.current()]);
    expect(bridged).toHaveLength(1);
  });

  it("is opened anew for another customer", async () => {
    const { session, bridged } = setUp({
      answers: [answer(), answer({ customerId: "june", registered: true, accessToken: "token-2" })],
    });
    await session.ensure();
    await session.signIn("june@example.com", "Secret123!");
    await session.current();
    expect(bridged.at(-1)?.body).toEqual([{ headers: { authorization: "Bearer token-2" } }]);
    expect(bridged).toHaveLength(2);
  });

  it("is done without where the platform has none", async () => {
    const { session } = setUp({ bridgeStatus: 502 });
    await expect(session.ensure()).resolves.toMatchObject({ customerId: "guest-1" });
  });

  it("cannot be opened without a token", async () => {
    const { session, bridged } = setUp({ answers: [answer({ accessToken: "" })] });
    await expect(session.ensure()).rejects.toMatchObject({ type: "missing-auth-token" });
    expect(bridged).toEqual([]);
  });
});

describe("what another tab does", () => {
  const june = answer({ customerId: "june", registered: true, hint: "registered.1111" });
  const may = answer({ customerId: "may", registered: true, hint: "registered.2222" });
  const guest = answer({ customerId: "guest-9", hint: "guest.9999" });

  it.each([
    ["logs in as another customer", june, "registered.2222", may, ["changed may"]],
    ["logs out", june, "guest.9999", guest, ["changed guest-9"]],
    ["logs in", guest, "registered.1111", june, ["changed june"]],
    ["drops every cookie", june, "", guest, ["expired guest-9"]],
    ["refreshes the same customer's token", june, "registered.1111", june, []],
  ])("is noticed when it %s", async (_, before, hint, after, expected) => {
    const { session, calls, clock } = setUp({ answers: [before, after] });
    const events: string[] = [];
    session.listen((event, { customerId }) => events.push(`${event} ${customerId}`));
    await session.ensure();
    clock.cookies = hint && `session_${SITE}=${hint}`;
    await session.current();
    expect(events).toEqual(expected);
    expect(calls).toHaveLength(expected.length + 1);
  });

  it("is not looked for where the browser keeps no cookies", async () => {
    const { session, calls, clock } = setUp({ answers: [june] });
    const readNothing = Object.defineProperty(clock, "cookies", { get: () => "", set: () => {} });
    await session.ensure();
    await session.current();
    expect([calls.length, readNothing.cookies]).toEqual([1, ""]);
  });
});

describe("refresh tokens that the browser keeps itself", () => {
  const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36";
  const safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";
  const aBrowser = (userAgent: string) => {
    const items = new Map<string, string>();
    const cookies = new Map<string, string>();
    const clock = { now: 0 };
    const written: string[] = [];
    const browser = {
      userAgent,
      isSecure: true,
      now: () => clock.now,
      localStorage: {
        getItem: (name: string) => items.get(name) ?? null,
        setItem: (name: string, value: string) => void items.set(name, value),
        removeItem: (name: string) => void items.delete(name),
      },
      cookies: {
        read: () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        write: (line: string) => {
          written.push(line);
          const [name = "", value = ""] = line.split("; ")[0]?.split("=") ?? [];
          if (line.includes("Max-Age=0;")) cookies.delete(name);
          else cookies.set(name, value);
        },
      },
    };
    return { items, cookies, clock, written, storage: createTokenStorage(SITE, browser) };
  };
  const kept = (patch: object = {}) =>
    answer({ refreshToken: "refresh=1", refreshExpiresInSeconds: 7200, usid: "u", hint: "guest.1", ...patch });

  it.each([
    [safari, true],
    [chrome, false],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", false],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 (KHTML, like Gecko) CriOS/130.0 Safari/604.1", false],
    ["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15", true],
  ])("lie in local storage in Safari alone: %s", (userAgent, expected) => {
    expect(isSafariLike(userAgent)).toBe(expected);
    const { items, cookies, storage } = aBrowser(userAgent);
    storage.keep(kept());
    expect([items.size > 0, cookies.size > 0]).toEqual([expected, !expected]);
    expect(storage.tokens()).toEqual({ guestToken: "refresh=1", registeredToken: undefined, usid: "u" });
    expect(storage.hint()).toBe("guest.1");
  });

  it("are kept for as long as they are good, and ninety days at most", () => {
    const { written, storage } = aBrowser(chrome);
    storage.keep(kept());
    expect(written[0]).toBe(`cc-nx-g_${SITE}=refresh%3D1; Path=/; SameSite=Lax; Max-Age=7200; Secure`);
    storage.keep(kept({ refreshExpiresInSeconds: 1e9 }));
    expect(written[4]).toContain("Max-Age=7776000");
    const { clock, storage: local } = aBrowser(safari);
    local.keep(kept());
    clock.now = 7200 * 1000;
    expect(local.tokens().guestToken).toBeUndefined();
  });

  it("travel with every call of the session, and the account's takes the place of the guest's", async () => {
    const { storage } = aBrowser(chrome);
    const { session, calls } = setUp({
      storage: () => Promise.resolve(storage),
      answers: [
        kept(),
        kept({ refreshToken: "refresh-2", customerId: "june", registered: true, hint: "registered.2" }),
      ],
    });
    expect(await session.current()).toBeNull();
    await session.ensure();
    await session.signIn("june@example.com", "Secret123!");
    await session.signOut();
    expect(calls.map(({ body }) => body)).toEqual([
      {},
      { email: "june@example.com", password: "Secret123!", guestToken: "refresh=1", usid: "u" },
      { registeredToken: "refresh-2", usid: "u" },
    ]);
  });
});

describe("the session hint", () => {
  it.each([
    [`session_${testSiteIds.us}=guest`, "guest"],
    [`x=1; session_${testSiteIds.us}=registered.0a1b2c3d; y=2`, "registered"],
    [`session_${SITE}Elsewhere=guest`, undefined],
    [`session_${testSiteIds.us}=`, undefined],
    ["", undefined],
  ])("in %p is %p", (cookies, hint) => {
    expect(sessionHint(cookies, SITE)).toBe(hint);
  });
});
