import type { SiteContext } from "./site-operation.ts";
import { subscriptionOptins } from "./subscription-optins.ts";

const call = (body: unknown, bearerToken: string | null = "token") => {
  const custom = jest.fn(() => Promise.resolve({ basketId: "b1" }));
  const context = { bearerToken, custom } as unknown as SiteContext;
  return { custom, answer: async () => subscriptionOptins.handle(context, { params: {}, query: {}, body }) };
};

const optins = [{ productId: "484105", intervalDays: 30 }];

test("what is to come again goes to the merchant's own endpoint, and nothing else of the body", async () => {
  const { custom, answer } = call({ subscriptionOptins: optins, other: 1 });
  expect(await answer()).toEqual({ basketId: "b1" });
  expect(custom).toHaveBeenCalledWith({
    api: "product",
    path: "subscription-optins",
    method: "POST",
    body: { subscriptionOptins: optins },
  });
});

test.each([
  ["without a session", { subscriptionOptins: optins }, null, 401],
  ["without a list", {}, "token", 400],
  ["without a body", undefined, "token", 400],
])("a call %s is refused", async (_case, body, token, status) => {
  const { custom, answer } = call(body, token);
  await expect(answer()).rejects.toMatchObject({ status });
  expect(custom).not.toHaveBeenCalled();
});
