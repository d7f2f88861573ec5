import { createTestBackend, type TestBackend } from "#server/test-backend.ts";
import { createBackendReadiness } from "./backend-readiness.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

const create = (over: Partial<Parameters<typeof createBackendReadiness>[0]> = {}) => {
  const time = { now: 0 };
  const isReady = createBackendReadiness({
    admit: () => Promise.resolve("token"),
    probeUrl: `${backend.origin}/categories/root`,
    timeoutMs: 2_000,
    now: () => time.now,
    ...over,
  });
  return { isReady, time };
};

test("a backend that answers is ready, and hears one question in five seconds however many ask", async () => {
  const { isReady, time } = create();
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  time.now = 4_999;
  await isReady();
  expect(backend.seen).toHaveLength(1);
  time.now = 5_000;
  await isReady();
  expect(backend.seen).toHaveLength(2);
});

test("a backend that dies is noticed, although the guest's token would last, and so is its return", async () => {
  const { isReady, time } = create();
  expect(await isReady()).toBe(true);

  await backend.close();
  time.now = 5_000;
  expect(await isReady()).toBe(false);
  backend = await createTestBackend();
  const again = create();
  expect(await again.isReady()).toBe(true);
});

test.each([
  ["hangs", () => undefined],
  ["breaks", (response: { status(code: number): { end(): void } }) => response.status(500).end()],
])("a backend that %s is not ready", async (_name, handle) => {
  backend.app.get("/categories/root", (_request, response) => handle(response));
  expect(await create({ timeoutMs: 200 }).isReady()).toBe(false);
});

test("a backend that lets nobody in is not ready, and is asked again half a second later", async () => {
  let refused = 0;
  const { isReady, time } = create({
    admit: () => {
      refused += 1;
      return refused < 2 ? Promise.reject(new Error("no")) : Promise.resolve("token");
    },
  });
  expect(await isReady()).toBe(false);
  time.now = 499;
  expect(await isReady()).toBe(false);
  time.now = 500;
  expect(await isReady()).toBe(true);
});
