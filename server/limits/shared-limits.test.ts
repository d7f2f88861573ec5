import { connectSharedStore, type SharedStore } from "#server/shared-store/shared-store.ts";
import { startTestRedis, type TestRedis } from "#server/shared-store/test-redis.ts";
import { limitRules } from "./limit-rules.ts";
import { createLimits, type Limits } from "./limits.ts";

let redis: TestRedis;
const stores: SharedStore[] = [];

beforeAll(async () => {
  redis = await startTestRedis();
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await redis.close();
});

const startProcess = async (): Promise<Limits> => {
  const store = connectSharedStore({ url: redis.url, namespace: "shop", onChange: () => undefined, answerMs: 5_000 });
  stores.push(store);
  await store.whenReady(2_000);
  return createLimits({ exempt: [] }, store);
};

/** How many of some tries go on, each at another process in turn. */
const taken = async (processes: readonly Limits[], subject: string) => {
  let count = 0;
  for (let index = 0; index < 100; index += 1) {
    const limits = processes[index % processes.length] as Limits;
    const refusal = await limits.take("login", { address: `203.0.113.${index}`, subject }).then(
      () => null,
      (error: unknown) => error as { status: number; retryAfterSeconds: number },
    );
    if (refusal) return { count, refusal };
    count += 1;
  }
  return { count, refusal: null };
};

test("two processes count as one, and say when to come back", async () => {
  const processes = [await startProcess(), await startProcess()];
  const { count, refusal } = await taken(processes, "june@shop.test");
  expect(count).toBe(limitRules.login.perSubject);
  expect(refusal).toMatchObject({ status: 429 });
  expect(refusal?.retryAfterSeconds).toBeGreaterThan(limitRules.login.seconds - 60);
  expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(limitRules.login.seconds);
});

test("while the store is away each process counts for itself; nobody is let through uncounted", async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  await redis.stop();
  expect((await taken([one], "noel@shop.test")).count).toBe(limitRules.login.perSubject);
  expect((await taken([two], "noel@shop.test")).count).toBe(limitRules.login.perSubject);
});
