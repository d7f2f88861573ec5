import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { chatAccount } from "#worlds/wickett-plum/chat-account.ts";

const account = { bus_no: chatAccount.businessNo, poc: chatAccount.poc };
const conversation = "0b9c1f52-3d4e-4f6a-8b7c-9d0e1f2a3b4c";
const base = "/inContact/ChatClient";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
}, 120_000);
afterAll(() => sandbox.close());

const get = (path: string, query: Record<string, string>) =>
  fetch(`${sandbox.vendorsOrigin}${base}/${path}?${new URLSearchParams(query)}`);

const say = (text: unknown, more: object = {}) =>
  fetch(`${sandbox.vendorsOrigin}${base}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...account, conversation, locale: "en-US", text, ...more }),
  });

test("the client's script knows its own address and brings the library", async () => {
  const answer = await get("js/embed.min.js", {});
  expect(answer.headers.get("content-type")).toContain("javascript");
  const script = await answer.text();
  for (const word of [`"${sandbox.vendorsOrigin}"`, "icPatronChat", "ie-div-position-customer-chat"])
    expect(script).toContain(word);
});

test("a message is answered and kept with its answer, for this conversation alone", async () => {
  const answer = await say("  Does it melt? ");
  expect(answer.status).toBe(200);
  const messages = [
    { sender: "shopper", text: "Does it melt?" },
    { sender: "shop", text: expect.stringContaining("cold pack") },
  ];
  expect(await answer.json()).toEqual({ messages });
  expect(await (await get("messages", { ...account, conversation })).json()).toEqual({ messages });
  const other = conversation.replace("0b", "1b");
  expect(await (await get("messages", { ...account, conversation: other })).json()).toEqual({ messages: [] });
});

test("who chats in French is answered in French", async () => {
  const answer = await say("Où est mon colis ?", { locale: "fr-CA" });
  expect(JSON.stringify(await answer.json())).toContain("Suivre une commande");
});

test.each<[string, unknown, object, number]>([
  ["nothing", "  ", {}, 400],
  ["a list", ["x"], {}, 400],
  ["a long story", "x".repeat(1001), {}, 400],
  ["no conversation", "x", { conversation: "mine" }, 400],
  ["another business", "x", { bus_no: "1" }, 404],
])("%s is refused", async (_, text, more, status) => {
  expect((await say(text, more)).status).toBe(status);
});

test("the window is for pages of the storefront", async () => {
  const good = await get("window", { ...account, conversation, page: "http://localhost:3000", locale: "fr-CA" });
  expect(good.headers.get("content-security-policy")).toContain("frame-ancestors http://localhost:3000");
  expect(await good.text()).toContain('<html lang="fr">');
  expect((await get("window", { ...account, conversation, page: "http://evil.example" })).status).toBe(400);
  expect((await get("window", { page: "http://localhost:3000" })).status).toBe(404);
  expect((await get("profile", account)).headers.get("access-control-allow-origin")).toBe("*");
});
