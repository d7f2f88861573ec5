import { subscriptionOperations } from "./subscriptions.ts";
import type { SiteContext } from "./site-operation.ts";

const call = (
  name: string,
  {
    params = {},
    body,
    bearerToken = "token",
  }: { params?: Record<string, string>; body?: unknown; bearerToken?: string | null } = {},
) => {
  const operation = subscriptionOperations.find(({ method, path }) => `${method} ${path}` === name);
  if (!operation) throw new Error(`There is no ${name}.`);
  const custom = jest.fn(() => Promise.resolve({ done: true }));
  const context = { bearerToken, custom } as unknown as SiteContext;
  return { custom, operation, answer: async () => operation.handle(context, { params, query: {}, body }) };
};

const api = "subscriptions";

test.each([
  ["GET subscriptions", {}, { api, path: "schedules" }],
  [
    "PATCH subscriptions/:id",
    { params: { id: "s1" }, body: { quantity: 2, status: "active" } },
    { api, path: "schedules/s1", method: "PATCH", body: { quantity: 2 } },
  ],
  ...["skip", "pause", "resume", "cancel", "undo"].map((name): [string, object, object] => [
    `POST subscriptions/:id/${name}`,
    { params: { id: "s1" } },
    { api, path: `schedules/s1/actions/${name}`, method: "POST", body: {} },
  ]),
  [
    "POST payment-instruments/:id/use-for-subscriptions",
    { params: { id: "card-1" } },
    { api, path: "payment-instruments/card-1/use-for-subscriptions", method: "POST", body: {} },
  ],
])("%s goes to the merchant's own endpoint, with nothing else of the body", async (name, input, expected) => {
  const { custom, answer } = call(name, input);
  expect(await answer()).toEqual({ done: true });
  expect(custom).toHaveBeenCalledWith(expected);
});

test.each(subscriptionOperations.map(({ method, path }) => `${method} ${path}`))("%s needs a session", async (name) => {
  const { custom, answer } = call(name, { params: { id: "s1" }, bearerToken: null });
  await expect(answer()).rejects.toMatchObject({ status: 401 });
  expect(custom).not.toHaveBeenCalled();
});

test.each(["../orders", "a b", "", "x".repeat(101)])("the id '%s' is refused", async (id) => {
  const { custom, answer } = call("POST subscriptions/:id/skip", { params: { id } });
  await expect(answer()).rejects.toMatchObject({ status: 400 });
  expect(custom).not.toHaveBeenCalled();
});

test("what changes something is refused from foreign pages", () => {
  const open = subscriptionOperations.filter(({ method, sameOrigin }) => method !== "GET" && !sameOrigin);
  expect(open).toEqual([]);
});
