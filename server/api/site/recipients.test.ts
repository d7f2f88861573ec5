import { recipientOperations } from "./recipients.ts";
import type { SiteContext } from "./site-operation.ts";

const call = (
  name: string,
  {
    params = {},
    query = {},
    body,
    bearerToken = "token",
  }: {
    params?: Record<string, string>;
    query?: Record<string, string>;
    body?: unknown;
    bearerToken?: string | null;
  } = {},
) => {
  const operation = recipientOperations.find(({ method, path }) => `${method} ${path}` === name);
  if (!operation) throw new Error(`There is no ${name}.`);
  const custom = jest.fn(() => Promise.resolve({ done: true }));
  const context = { bearerToken, custom, site: { locale: "fr-CA" } } as unknown as SiteContext;
  return { custom, answer: async () => operation.handle(context, { params, query, body }) };
};

const api = "recipients";
const query = { locale: "fr-CA" };
const said = { firstName: "Nana", lastName: "Plum", addresses: [], allergies: [], likes: "", note: "", dates: [] };

test.each([
  ["GET recipients", {}, { api, query, path: "recipients" }],
  [
    "POST recipients",
    { body: { ...said, customerId: "somebody" } },
    { api, query, path: "recipients", method: "POST", body: said },
  ],
  [
    "PUT recipients/:id",
    { params: { id: "n1" }, body: said },
    { api, query, path: "recipients/n1", method: "PUT", body: said },
  ],
  ["DELETE recipients/:id", { params: { id: "n1" } }, { api, query, path: "recipients/n1", method: "DELETE" }],
  [
    "PUT recipients/:id/dates/:dateId/reminder",
    { params: { id: "n1", dateId: "d1" }, body: { isOn: true, siteId: "Other" } },
    { api, query, path: "recipients/n1/dates/d1/reminder", method: "PUT", body: { isOn: true } },
  ],
  [
    "POST gift-reminders/stop",
    { query: { token: "signed" }, bearerToken: null },
    { api, path: "reminders/actions/stop", method: "POST", body: { token: "signed" } },
  ],
])("%s goes to the shop's own endpoint, with nothing else of the body", async (name, input, expected) => {
  const { custom, answer } = call(name, input);
  expect(await answer()).toEqual({ done: true });
  expect(custom).toHaveBeenCalledWith(expected);
});

const own = recipientOperations.filter(({ path }) => path !== "gift-reminders/stop");

test.each(own.map(({ method, path }) => `${method} ${path}`))("%s needs a session", async (name) => {
  const { custom, answer } = call(name, { params: { id: "n1", dateId: "d1" }, body: said, bearerToken: null });
  await expect(answer()).rejects.toMatchObject({ status: 401 });
  expect(custom).not.toHaveBeenCalled();
});

test("what changes something of an account is refused from foreign pages", () => {
  expect(own.filter(({ method, sameOrigin }) => method !== "GET" && !sameOrigin)).toEqual([]);
});

test.each(["../orders", "a b", "", "x".repeat(101)])("the id '%s' is refused", async (id) => {
  const { custom, answer } = call("DELETE recipients/:id", { params: { id } });
  await expect(answer()).rejects.toMatchObject({ status: 400 });
  expect(custom).not.toHaveBeenCalled();
});

test.each(["", "x".repeat(2001)])("a link without a token, or with too long a one, is refused", async (token) => {
  const { custom, answer } = call("POST gift-reminders/stop", { query: { token } });
  await expect((async () => answer())()).rejects.toMatchObject({ status: 400 });
  expect(custom).not.toHaveBeenCalled();
});
