import { randomBytes, randomUUID } from "node:crypto";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Page } from "@playwright/test";
import type { JWK } from "jose";
import { DateTime } from "luxon";
import { tokenise } from "#emulators/test-tokenise.ts";
import { consoleOf } from "../console.ts";
import { cards, logIn } from "../shopper.ts";
import { expect, test } from "../shop-test.ts";
import { authorizeAddress, isSignedBy, startTestAssistant, type TestAssistant } from "../test-assistant.ts";

/** What is read of the shop's profile. */
interface Profile {
  ucp: {
    services: Record<string, { transport: string; endpoint: string }[]>;
    capabilities: Record<string, unknown>;
  };
  signing_keys: JWK[];
}

interface Money {
  type: string;
  amount: number;
}

interface Option {
  id: string;
  latest_fulfillment_time?: string;
}

/** What is read of a checkout. */
interface Checkout {
  id: string;
  status: string;
  line_items: { id: string; item: { id: string } }[];
  totals: Money[];
  discounts: { applied: { code?: string; amount: number }[] };
  fulfillment: { methods: { id: string; gift_message?: string; groups: { id: string; options: Option[] }[] }[] };
  ucp: { payment_handlers: Record<string, { id: string; config?: { capture_context?: string } }[]> };
  messages: { type: string }[];
  order?: { id: string; label: string };
}

/** Nils lets the assistant into his account; gives its access token. */
const letIn = async (page: Page, assistant: TestAssistant): Promise<string> => {
  const verifier = randomBytes(32).toString("base64url");
  await page.goto(authorizeAddress(assistant, verifier, "boston"));
  await logIn(page, "nils@example.test", "Plum-1234");
  const endpoint = new URL("/oauth2/token", page.url()).href;
  await page.getByRole("button", { name: "Let it in" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  const form = {
    grant_type: "authorization_code",
    client_id: assistant.clientId,
    redirect_uri: assistant.callback,
    code: new URL(page.url()).searchParams.get("code") ?? "",
    code_verifier: verifier,
  };
  const answer = await page.request.post(endpoint, { form });
  return ((await answer.json()) as { access_token: string }).access_token;
};

/** A Friday that leaves a shop a week: the second one from now on. */
const deadline = (): DateTime => {
  const today = DateTime.utc();
  return today.plus({ days: ((5 - today.weekday + 7) % 7) + 7 });
};

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

const total = ({ totals }: Pick<Checkout, "totals">): number =>
  totals.find(({ type }) => type === "total")?.amount ?? Number.NaN;

const inTime = ({ latest_fulfillment_time: latest }: Option): boolean =>
  latest !== undefined && DateTime.fromISO(latest) <= deadline().endOf("day");

test("an assistant finds a vegan gift for two in Boston by Friday, pays it by a token and hears of it; the order is in the account and in the console", async ({
  page,
  baseURL,
  expectAccessible,
  atEachWidth,
}) => {
  test.setTimeout(120_000);
  const assistant = await startTestAssistant({ hasKeys: true });
  const token = await letIn(page, assistant);

  const profile = (await (await fetch(`${baseURL}/.well-known/ucp`)).json()) as Profile;
  const endpoint = profile.ucp.services["dev.ucp.shopping"]?.find(({ transport }) => transport === "mcp")?.endpoint;
  const client = new Client({ name: "errand-runner", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(endpoint ?? ""), {
    fetch: assistant.signedFetch as never,
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  });
  await client.connect(transport as never);
  const call = async <T>(name: string, args: object): Promise<T> => {
    const meta = { "ucp-agent": { profile: assistant.profileUrl }, "idempotency-key": randomUUID() };
    return (await client.callTool({ name, arguments: { meta, ...args } })).structuredContent as T;
  };

  const { products } = await call<{
    products: {
      title: string;
      metadata: { arrival: { ways: { latest: string }[] } };
      variants: { id: string; price: { amount: number }; availability: { available: boolean } }[];
    }[];
  }>("search_catalog", {
    catalog: {
      query: "vegan",
      context: { address_country: "US", address_region: "MA", postal_code: "02108" },
      filters: { price: { max: 4000 }, arrives_by: deadline().toISODate() },
    },
  });
  for (const { metadata } of products)
    expect(metadata.arrival.ways[0]?.latest.localeCompare(deadline().toISODate() ?? "")).toBeLessThanOrEqual(0);
  const gifts = products.flatMap(({ title, variants }) =>
    variants.filter(({ availability }) => availability.available).map((variant) => ({ ...variant, title })),
  );
  expect(gifts.length).toBeGreaterThan(1);
  for (const { price } of gifts) expect(price.amount).toBeLessThanOrEqual(4000);
  const [first, second] = gifts;

  const lines = [first, second].map((gift) => ({ item: { id: gift?.id }, quantity: 1 }));
  const cart = await call<{ id: string }>("create_cart", { cart: { line_items: lines } });
  const begun = await call<Checkout>("create_checkout", { checkout: { cart_id: cart.id, line_items: [] } });
  const update = (methods: object[]) =>
    call<Checkout>("update_checkout", {
      id: begun.id,
      checkout: {
        line_items: begun.line_items,
        discounts: { codes: ["WINDOWSILL"] },
        fulfillment: { methods },
      },
    });
  const methods = [
    { destination: person("ada", "Ada", "7 Beacon Street"), message: "For Ada, with love" },
    { destination: person("nora", "Nora", "9 Beacon Street"), message: "For Nora, thank you" },
  ].map(({ destination, message }, index) => ({
    type: "shipping",
    line_item_ids: [begun.line_items[index]?.id],
    destinations: [destination],
    gift_message: message,
  }));
  const addressed = await update(methods);
  const shown = addressed.fulfillment.methods;
  const ready = await update(
    methods.map((method, index) => ({
      ...method,
      id: shown[index]?.id,
      groups: shown[index]?.groups.map(({ id, options }) => ({
        id,
        selected_option_id: options.find(inTime)?.id ?? "none in time",
      })),
    })),
  );
  const faults = ready.messages.filter(({ type }) => type === "error");
  expect([ready.status, faults]).toEqual(["ready_for_complete", []]);
  expect(ready.fulfillment.methods.map(({ gift_message: words }) => words)).toEqual([
    "For Ada, with love",
    "For Nora, thank you",
  ]);
  const reductions = ready.discounts.applied.filter(({ code }) => code === "WINDOWSILL");
  expect(reductions.map(({ amount }) => amount > 0)).toContain(true);

  const handlers = Object.values(ready.ucp.payment_handlers).flat();
  const context = handlers.find(({ id }) => id === "cards")?.config?.capture_context ?? "";
  const card = { number: cards.approved, securityCode: "917", expirationMonth: "09", expirationYear: "2039" };
  const credential = { type: "flex_token", token: await (await tokenise(context, card)).text(), name: "Nils Harper" };
  const instruments = [{ id: "i1", handler_id: "cards", type: "card", credential }];
  const done = await call<Checkout>("complete_checkout", {
    id: begun.id,
    checkout: { payment: { instruments } },
  });
  expect([done.status, total(done)]).toEqual(["completed", total(ready)]);
  const { label = "" } = done.order ?? {};

  await expect.poll(() => assistant.notices.length).toBeGreaterThan(0);
  const [notice] = assistant.notices;
  if (!notice) throw new Error("The assistant was told nothing.");
  expect(await isSignedBy(notice, profile.signing_keys)).toBe(true);
  const forged = { ...notice, body: notice.body.replace(label, "W0000000") };
  expect(await isSignedBy(forged, profile.signing_keys)).toBe(false);
  expect(JSON.parse(notice.body)).toMatchObject({ label, checkout_id: begun.id });

  await page.goto(`/orders`);
  await expect(page.getByRole("main").getByText(label).first()).toBeVisible();
  await page.goto(`${consoleOf(baseURL)}/console/orders/${label}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(label);
  const paid = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(total(done) / 100);
  await expect(page.getByRole("main").getByText(paid).first()).toBeVisible();
  await expect(page.getByRole("table", { name: "Parcels" }).getByRole("rowheader")).toHaveCount(2);

  await page.goto(`${consoleOf(baseURL)}/console/assistants?platform=${new URL(assistant.profileUrl).host}`);
  const calls = page.getByRole("table", { name: "Calls" });
  const completion = calls.getByRole("row").filter({ hasText: "complete checkout" });
  await expect(completion).toContainText("nils@example.test");
  await expect(completion).toContainText("proven");
  await expect(completion).toContainText(label);
  await expectAccessible("calls of assistants");
  await atEachWidth(async (width) => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, `calls of assistants${width}`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: test.info().outputPath(`calls${width.replace(/\W+/g, "-")}.png`), fullPage: true });
  });
  await calls.getByRole("link", { name: "search catalog" }).first().click();
  await expect(page.getByRole("region", { name: "What was asked" })).toContainText('"query": "vegan"');
  await expectAccessible("one call of an assistant");
  await client.close();
  await assistant.close();
});
