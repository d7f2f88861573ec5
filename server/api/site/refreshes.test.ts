import { createServer, type RequestListener, type Server } from "node:http";
import request from "supertest";
import { connectSharedStore, type SharedStore } from "#server/shared-store/shared-store.ts";
import { startTestRedis, type TestRedis } from "#server/shared-store/test-redis.ts";
import { UpstreamProblem } from "#server/problem.ts";
import { createTestBackend } from "#server/test-backend.ts";
import { createTestStorefront } from "#server/test-storefront.ts";
import type { ShopperTokens } from "../shopper-login.ts";
import { testSiteIds } from "#tests/factories/sites.ts";
import { createRefreshes } from "./refreshes.ts";

let redis: TestRedis;
const stores: SharedStore[] = [];

beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await redis.close();
});

const connect = async (): Promise<SharedStore> => {
  const store = connectSharedStore({ url: redis.url, namespace: "shop", onChange: () => undefined, answerMs: 5_000 });
  stores.push(store);
  await store.whenReady(2_000);
  return store;
};

/** A login service whose refresh tokens are good once, as for a public client, or again and again. */
const loginService = (isPrivate = false) => {
  const live = new Set(["r0"]);
  let count = 0;
  const asked: string[] = [];
  const renew = async (refreshToken: string): Promise<ShopperTokens> => {
    asked.push(refreshToken);
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (isPrivate ? !live.has(refreshToken) : !live.delete(refreshToken))
      throw new UpstreamProblem(400, { message: "invalid refresh_token" });
    count += 1;
    const next = isPrivate ? refreshToken : `r${count}`;
    live.add(next);
    return {
      accessToken: `access${count}`,
      refreshToken: next,
      expiresInSeconds: 1800,
      refreshExpiresInSeconds: 7200,
      customerId: "c1",
      usid: "u1",
      registered: true,
    };
  };
  return { renew, asked };
};

let time = 0;
const now = () => time;
beforeEach(() => {
  time = 1_000_000;
});

const renewMs = 2_000;

describe.each([
  ["one process", false],
  ["two processes", true],
])("%s", (_name, isFleet) => {
  const start = async () => {
    const [one, two] = isFleet ? [await connect(), await connect()] : [null, null];
    const first = createRefreshes({ store: one, renewMs, now });
    return [first, isFleet ? createRefreshes({ store: two, renewMs, now }) : first] as const;
  };
  const owner = `shop of ${_name}`;
  let runs = 0;
  const mine = () => `${owner} ${runs}`;
  beforeEach(() => {
    runs += 1;
  });

  it("exchanges a token once, however many tabs ask at once or a moment later", async () => {
    const [one, two] = await start();
    const { renew, asked } = loginService();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).renew(mine(), "r0", renew)),
    );
    time += 20_000;
    answers.push(await two.renew(mine(), "r0", renew));
    expect(new Set(answers.map(({ accessToken }) => accessToken))).toEqual(new Set(["access1"]));
    expect(asked).toEqual(["r0"]);
    expect(answers.at(-1)?.expiresInSeconds).toBe(1780);
  });

  it("finds the session again for a token whose answer was lost, minutes later and several times", async () => {
    const [one, two] = await start();
    const { renew, asked } = loginService();
    await one.renew(mine(), "r0", renew);
    time += 5 * 60_000;
    expect((await two.renew(mine(), "r0", renew)).refreshToken).toBe("r2");
    time += 5 * 60_000;
    expect((await one.renew(mine(), "r0", renew)).refreshToken).toBe("r3");
    expect(asked).toEqual(["r0", "r1", "r2"]);
  });

  it("asks anew for a private client's token, which stays the same", async () => {
    const [one, two] = await start();
    const { renew, asked } = loginService(true);
    await one.renew(mine(), "r0", renew);
    time += 40_000;
    expect((await two.renew(mine(), "r0", renew)).accessToken).toBe("access2");
    expect(asked).toEqual(["r0", "r0"]);
  });

  it("tells a refusal to all who asked, and keeps none", async () => {
    const [one, two] = await start();
    const { renew, asked } = loginService();
    const answers = await Promise.allSettled([one.renew(mine(), "gone", renew), two.renew(mine(), "gone", renew)]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(one.renew(mine(), "gone", renew)).rejects.toMatchObject({ status: 400 });
    expect(asked.length).toBeGreaterThanOrEqual(2);
  });

  it("gives a session that is over to nobody", async () => {
    const [one, two] = await start();
    const { renew } = loginService();
    await one.renew(mine(), "r0", renew);
    await one.forget(mine(), "r0");
    await expect(isFleet ? two.renew(mine(), "r0", renew) : one.renew(mine(), "r0", renew)).rejects.toMatchObject({
      status: 400,
    });
  });
});

test("two processes that exchange the same token while the store pauses are given the same session", async () => {
  const { renew, asked } = loginService();
  /** A store that cannot tell who was first, and does not take anything for half a second. */
  const pausing = async () => {
    const store = await connect();
    const until = Date.now() + 500;
    const paused: SharedStore = {
      ...store,
      claim: () => Promise.resolve(true),
      set: (key, value, keepMs) => (Date.now() < until ? Promise.resolve(false) : store.set(key, value, keepMs)),
    };
    return createRefreshes({ store: paused, renewMs, now });
  };
  const shops = [await pausing(), await pausing()];
  const answers = await Promise.all(shops.map((shop) => shop.renew("a pause", "r0", renew)));
  expect(asked).toEqual(["r0", "r0"]);
  expect(answers.map(({ accessToken }) => accessToken)).toEqual(["access1", "access1"]);
});

test("what lies in the store can be read by nobody who does not hold the token", async () => {
  const store = await connect();
  const { renew } = loginService();
  await createRefreshes({ store, renewMs, now }).renew("a shop", "r0", renew);
  const kept: string[] = [];
  for await (const keys of store.keysFrom("refreshed:"))
    for (const key of keys)
      kept.push(key, (await store.get(key)) ?? "", Buffer.from((await store.get(key)) ?? "", "base64").toString());
  expect(kept.length).toBeGreaterThan(0);
  // In quotes: sealed text holds any two letters by chance now and then.
  expect(kept.join("\n")).not.toMatch(/access1|"r1"|customerId/);
});

const clients: [string, Record<string, string>][] = [
  ["a public client", {}],
  ["a private client", { COMMERCE_CLIENT_SECRET: "a-secret" }],
];

/** Two tabs at two storefronts ask for their session again and again; gives what each answer said of the login. */
const rounds = async (env: Record<string, string>) => {
  const backend = await createTestBackend();
  const shops = await Promise.all(
    [0, 1].map(async () => {
      const { listener } = createTestStorefront(backend.config, { store: await connect(), env });
      // One server for all rounds: supertest would start one for each call.
      return createServer(listener as RequestListener).listen(0, "127.0.0.1");
    }),
  );
  const ask = (at: number, path: string, cookies: Map<string, string>, body: object = {}) =>
    request(shops[at] as Server)
      .post(`/api/${testSiteIds.us}/${path}`)
      .set({ "sec-fetch-site": "same-origin", cookie: [...cookies].map((pair) => pair.join("=")).join("; ") })
      .send(body);
  const keep = (cookies: Map<string, string>, { headers }: request.Response) => {
    for (const line of (headers["set-cookie"] as unknown as string[] | undefined) ?? []) {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      if (attributes.includes("Max-Age=0")) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const cookies = new Map<string, string>();
  keep(cookies, await ask(0, "session/login", cookies, { email: "june@shop.test", password: "Plum-2026!" }));
  const registered: unknown[] = [];
  for (let round = 0; round < 200; round += 1) {
    const answers = await Promise.all([ask(0, "session", cookies), ask(1, "session", cookies)]);
    registered.push(...answers.map(({ body }) => (body as { registered?: boolean }).registered));
    // One answer in seven reaches neither tab.
    if (round % 7 !== 3) for (const answer of answers) keep(cookies, answer);
  }
  for (const shop of shops) shop.close();
  await backend.close();
  return registered;
};

let walks: Promise<Record<string, unknown[]>> | undefined;
/** The rounds of all clients at once: most of the time a tab waits for the other one. */
const walked = () =>
  (walks ??= Promise.all(clients.map(async ([client, env]) => [client, await rounds(env)] as const)).then((all) =>
    Object.fromEntries(all),
  ));

test.each(clients)(
  "two tabs at two storefronts, 200 rounds with answers lost on the way, by %s: never logged out",
  async (client) => expect((await walked())[client]).toEqual(Array(400).fill(true)),
  60_000,
);
