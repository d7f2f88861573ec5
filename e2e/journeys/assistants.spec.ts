import { randomBytes, randomUUID } from "node:crypto";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Page, Response } from "@playwright/test";
import { cards, enterCard, expectPiecesInBag, logIn } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { authorizeAddress, startTestAssistant } from "../test-assistant.ts";

/** What is read of answers of the page's tools. */
interface ToolAnswer {
  products: { id: string; name: string; variants?: { id: string }[] }[];
  lines: { quantity: number }[];
}

test(
  "an assistant asks for an account, is let in behind the shop's login, and is locked out again",
  { tag: "@both" },
  async ({ page, expectAccessible }) => {
    const assistant = await startTestAssistant();
    const verifier = randomBytes(32).toString("base64url");
    await page.goto(authorizeAddress(assistant, verifier, "s1"));
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, "theo@example.test", "Plum-1234");
    const request = page.getByRole("region", { name: "May Errand Runner come into your account?" });
    await expect(request.getByText(/theo@example\.test/)).toBeVisible();
    await expect(request.getByRole("listitem")).toHaveCount(2);
    await expectAccessible("an assistant that asks");
    await page.screenshot({ path: test.info().outputPath("asks.png") });
    await request.getByRole("button", { name: "Let it in" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
    const said = new URL(page.url()).searchParams;
    expect(said.get("state")).toBe("s1");

    await page.goto("/security");
    const endpoint = new URL("/oauth2/token", page.url()).href;
    const form = {
      grant_type: "authorization_code",
      client_id: assistant.clientId,
      redirect_uri: assistant.callback,
      code: said.get("code") ?? "",
      code_verifier: verifier,
    };
    expect((await page.request.post(endpoint, { form })).status()).toBe(200);
    await page.reload();
    const linked = page.getByRole("region", { name: "Assistants you let in" });
    await expect(linked.getByText("Errand Runner", { exact: true })).toBeVisible();
    await expectAccessible("assistants that were let in");
    await linked.getByRole("button", { name: "Lock out: Errand Runner" }).click();
    await expect(linked.getByText("Errand Runner is locked out.")).toBeVisible();
    await assistant.close();
  },
);

test(
  "an assistant fills a bag for two people over MCP, and a person pays for it in the shop",
  { tag: "@phone" },
  async ({ page }) => {
    const assistant = await startTestAssistant();
    await page.goto("/login");
    const client = new Client({ name: "errand-runner", version: "1.0.0" });
    await client.connect(new StreamableHTTPClientTransport(new URL("/ucp/mcp", page.url())) as never);
    const call = async (name: string, args: object) => {
      const meta = { "ucp-agent": { profile: assistant.profileUrl }, "idempotency-key": randomUUID() };
      const answer = await client.callTool({ name, arguments: { meta, ...args } });
      // oxlint-disable-next-line typescript/no-explicit-any -- members of every operation's own shape are read
      return answer.structuredContent as any;
    };
    const { products } = await call("search_catalog", {
      catalog: { query: "gummy bears", filters: { price: { max: 4000 } } },
    });
    const [bears, others] = products.map(({ variants }: { variants: { id: string }[] }) => variants[0]?.id);
    const person = (id: string, name: string, street: string) => ({
      id,
      first_name: name,
      last_name: "Harper",
      street_address: street,
      address_locality: "Boston",
      address_region: "MA",
      postal_code: "02108",
      address_country: "US",
    });
    const cart = await call("create_cart", { cart: { line_items: [{ item: { id: bears }, quantity: 1 }] } });
    const begun = await call("create_checkout", { checkout: { cart_id: cart.id, line_items: [] } });
    const checkout = await call("update_checkout", {
      id: begun.id,
      checkout: {
        line_items: [
          { id: begun.line_items[0].id, item: { id: bears }, quantity: 1 },
          { id: "second", item: { id: others }, quantity: 1 },
        ],
        buyer: {
          first_name: "June",
          last_name: "Harper",
          email: "june.buys@example.test",
          phone_number: "+14155550123",
        },
        fulfillment: {
          methods: [
            {
              type: "shipping",
              line_item_ids: begun.line_items.map(({ id }: { id: string }) => id),
              destinations: [person("theo", "Theo", "7 Beacon Street")],
              gift_message: "For Theo",
            },
            {
              type: "shipping",
              line_item_ids: ["second"],
              destinations: [person("nora", "Nora", "9 Beacon Street")],
              gift_message: "For Nora",
            },
          ],
        },
      },
    });
    expect(checkout.fulfillment.methods).toMatchObject([{ gift_message: "For Theo" }, { gift_message: "For Nora" }]);
    const instruments = [{ id: "i1", handler_id: "com.example.wallet", type: "wallet", credential: { type: "x" } }];
    const handed = await call("complete_checkout", { id: begun.id, checkout: { payment: { instruments } } });
    expect(handed.status).toBe("requires_escalation");
    await page.goto(new URL(handed.continue_url as string).pathname);
    await expect(page).toHaveURL(/\/(?:checkout|shipping|billing)/);
    await enterCard(page, cards.approved);
    // Of two people neither is taken for the one who pays.
    await page.getByRole("textbox", { name: "First Name" }).fill("June");
    await page.getByRole("textbox", { name: "Last Name" }).fill("Harper");
    await page.getByRole("combobox", { name: "Street Address" }).fill("1 Beacon Street");
    await page.getByRole("textbox", { name: "City" }).fill("Boston");
    await page.getByRole("combobox", { name: "State" }).selectOption("Massachusetts");
    await page.getByRole("textbox", { name: /^(?:ZIP|Postal)/i }).fill("02108");
    await page.getByRole("textbox", { name: /^Phone/ }).fill("4155550123");
    await page.getByRole("button", { name: "Continue to Review" }).click();
    await expect(page).toHaveURL(/\/revieworder$/);
    for (const street of ["7 Beacon Street", "9 Beacon Street"])
      await expect(page.getByText(street).first()).toBeVisible();
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/order-confirmation/);
    await client.close();
    await assistant.close();
  },
);

test(
  "a browser's own assistant finds goods, fills the shopper's bag before their eyes and leads to it",
  { tag: "@phone" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const tools = new Map<string, { execute: (input: object) => Promise<{ content: { text: string }[] }> }>();
      const modelContext = { registerTool: (tool: { name: string }) => tools.set(tool.name, tool as never) };
      Object.assign(window, { pageTools: tools });
      Object.defineProperty(navigator, "modelContext", { value: modelContext });
    });
    const call = async (name: string, input: object = {}) =>
      JSON.parse(
        await page.evaluate(
          async ([tool, given]) => {
            const { pageTools } = window as never as {
              pageTools: Map<string, { execute: (input: unknown) => Promise<{ content: { text: string }[] }> }>;
            };
            return (await pageTools.get(tool as string)?.execute(given))?.content[0]?.text ?? "";
          },
          [name, input] as const,
        ),
      ) as ToolAnswer;
    await page.goto("/");
    await expect
      .poll(() => page.evaluate(() => [...(window as never as { pageTools: Map<string, unknown> }).pageTools.keys()]))
      .toEqual(["search_catalog", "get_product", "get_cart", "add_to_cart", "open_page"]);
    const { products } = await call("search_catalog", { query: "gummy bears", max_price: 40 });
    const [first] = products;
    const bag = await call("add_to_cart", { id: first?.variants?.[0]?.id ?? first?.id, quantity: 2 });
    expect(bag.lines).toMatchObject([{ quantity: 2 }]);
    await expectPiecesInBag(page, 2);
    await call("open_page", { page: "bag" });
    await expect(page).toHaveURL(/\/cart$/);
    await expect(
      page
        .getByRole("main")
        .getByText(first?.name ?? "")
        .first(),
    ).toBeVisible();
  },
);

/** The document of a first visit of the start page, and each script that it loaded by the time the page stood. */
const loadedBy = async (page: Page): Promise<{ html: string; scripts: Map<string, string> }> => {
  const scripts = new Map<string, Promise<string>>();
  const read = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) scripts.set(pathname, response.text());
  };
  page.on("response", read);
  const answer = await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-settled", "true", { timeout: 15_000 });
  const hasTools = await page.evaluate(() => "modelContext" in navigator);
  if (hasTools) await expect.poll(() => page.evaluate(() => Object.keys(window).includes("registered"))).toBe(true);
  // What comes later would be read while the page is closed.
  page.off("response", read);
  const texts = await Promise.all([...scripts].map(async ([name, text]) => [name, await text] as const));
  return { html: (await answer?.text()) ?? "", scripts: new Map(texts) };
};

test("a browser without an assistant loads the page to the byte as one with it, but for the tools", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const without = await loadedBy(page);
  // A browser of its own has nothing at hand.
  const second = await browser.newContext({
    baseURL: baseURL ?? "",
    serviceWorkers: "block",
    storageState: await context.storageState(),
  });
  const other = await second.newPage();
  await other.addInitScript(() => {
    const registerTool = () => Object.assign(window, { registered: true });
    Object.defineProperty(navigator, "modelContext", { value: { registerTool } });
  });
  const withTools = await loadedBy(other);
  await second.close();

  expect(without.html).toBe(withTools.html);
  const named = [...without.html.matchAll(/<script[^>]* src="([^"]+\.js)"/g)].map(([, src = ""]) => src);
  expect(named.length).toBeGreaterThan(2);
  for (const src of named) expect(without.scripts.get(src), src).toBe(withTools.scripts.get(src));
  const holdTools = ({ scripts }: typeof without) =>
    [...scripts].filter(([, text]) => text.includes("search_catalog")).map(([name]) => name);
  expect(holdTools(withTools)).toHaveLength(1);
  expect(holdTools(without)).toEqual([]);
});
