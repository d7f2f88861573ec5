import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { parityDifferences, parityReport } from "./parity-report.ts";
import { type ParityAnswer, type ParityTarget, walkParity } from "./parity-walk.ts";

let sandbox: TestSandbox;
let target: ParityTarget;
beforeAll(async () => {
  sandbox = await createTestSandbox({ cards: "plain" });
  target = {
    origin: sandbox.origin,
    organizationId: sandbox.organizationId,
    siteId: "WickettPlumUS",
    clientId: sandbox.definition.shopClientId,
    redirectUri: "http://localhost:3000/callback",
    locale: "en-US",
    currency: "USD",
    postalCode: "94110",
    countryCode: "US",
  };
}, 120_000);
afterAll(() => sandbox.close());

/** An instance that answers as the sandbox does, but for what is changed in its answers. */
const changedInstance = async (
  change: (path: string, status: number, body: Record<string, unknown>) => [number, Record<string, unknown>],
): Promise<{ origin: string; server: Server }> => {
  const server = createServer((incoming, outgoing) => {
    const relay = async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
      const { host: _host, connection: _connection, "content-length": _length, ...headers } = incoming.headers;
      const answer = await fetch(`${sandbox.origin}${incoming.url}`, {
        method: incoming.method ?? "GET",
        headers: headers as Record<string, string>,
        redirect: "manual",
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      const text = await answer.text();
      const type = answer.headers.get("content-type") ?? "";
      const [status, body] = type.includes("json")
        ? change(incoming.url ?? "", answer.status, JSON.parse(text) as Record<string, unknown>)
        : [answer.status, undefined];
      const location = answer.headers.get("location");
      outgoing.writeHead(status, { "content-type": type, ...(location ? { location } : {}) });
      outgoing.end(body ? JSON.stringify(body) : text);
    };
    void relay();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
};

const closed = (server: Server) =>
  new Promise((resolve) => {
    server.closeAllConnections();
    server.close(resolve);
  });

describe("the parity walk", () => {
  it("does its work at the sandbox, up to a bag that is thrown away, and places no order", async () => {
    const answers = await walkParity(target);
    const statuses = Object.fromEntries(answers.map(({ step, status }) => [step, status]));
    expect(statuses).toMatchObject({
      "a guest logs in": 200,
      "a search": 200,
      "a product": 200,
      "a product nobody has": 404,
      "something in the bag": 200,
      "what nobody sells in the bag": 400,
      "a code nobody has": 400,
      "ways to pay": 200,
      "an order without payment": 400,
      "no bag": 204,
      "a bag that is gone": 404,
    });
    expect(answers).toHaveLength(30);
  });

  it("finds nothing where both sides are the same", async () => {
    const [real, own] = [await walkParity(target), await walkParity(target)];
    expect(parityDifferences(real, own)).toEqual([]);
  });

  it("names statuses, members and types that differ, and no value", async () => {
    const { origin, server } = await changedInstance((path, status, body) => {
      if (path.includes("/store-search")) return [503, body];
      if (path.includes("/product-search")) {
        const { sortingOptions: _left, ...others } = body;
        return [status, { ...others, total: String(body["total"]), newestMember: "secret value" }];
      }
      return [status, body];
    });
    const [real, own] = [await walkParity({ ...target, origin }), await walkParity(target)];
    await closed(server);
    const differences = parityDifferences(real, own);
    expect(differences).toContainEqual({
      step: "stores",
      operation: "ShopperStores.searchStores",
      statuses: "503 and 200",
      lacking: {},
      extra: [],
    });
    const search = differences.find(({ step }) => step === "a search");
    expect(search?.lacking).toEqual({ newestMember: "missing (string)", total: "number, not string" });
    expect(search?.extra).toContain("sortingOptions");
    const report = parityReport({ real: origin, sandbox: target.origin }, real, differences);
    expect(report).toContain("| stores | ShopperStores.searchStores | 503 | 503 and 200 |");
    expect(report).toContain("- `newestMember`: missing (string)");
    expect(report).not.toContain("secret value");
  });

  it("goes on where the bag cannot be filled, and says so", () => {
    const answer = (step: string, status: number): ParityAnswer => ({ step, operation: "A.b", status, body: {} });
    expect(parityDifferences([answer("a", 200), answer("b", 200)], [answer("a", 200)])).toEqual([
      { step: "b", operation: "A.b", statuses: "200 and not asked", lacking: {}, extra: [] },
    ]);
  });
});
