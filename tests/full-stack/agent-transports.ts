import { randomUUID } from "node:crypto";
import type { PlatformAnswer, TestPlatform } from "./test-platform.ts";

interface Operation {
  rest: [method: "GET" | "POST" | "PUT", path: string];
  /** The member of a tool's arguments that holds the body. */
  body?: string;
}

/** Every operation as the protocol's documents name it. */
const operations: Record<string, Operation> = {
  search_catalog: { rest: ["POST", "/catalog/search"], body: "catalog" },
  lookup_catalog: { rest: ["POST", "/catalog/lookup"], body: "catalog" },
  get_product: { rest: ["POST", "/catalog/product"], body: "catalog" },
  create_cart: { rest: ["POST", "/carts"], body: "cart" },
  get_cart: { rest: ["GET", "/carts/{id}"] },
  update_cart: { rest: ["PUT", "/carts/{id}"], body: "cart" },
  cancel_cart: { rest: ["POST", "/carts/{id}/cancel"] },
  create_checkout: { rest: ["POST", "/checkout-sessions"], body: "checkout" },
  get_checkout: { rest: ["GET", "/checkout-sessions/{id}"] },
  update_checkout: { rest: ["PUT", "/checkout-sessions/{id}"], body: "checkout" },
  complete_checkout: { rest: ["POST", "/checkout-sessions/{id}/complete"], body: "checkout" },
  cancel_checkout: { rest: ["POST", "/checkout-sessions/{id}/cancel"] },
  get_order: { rest: ["GET", "/orders/{id}"] },
};

/** What the answer of each operation is, for `answerFaults`. */
export const answerKinds: Record<string, string> = Object.fromEntries(
  Object.entries(operations).map(([name, { rest }]) => {
    const [, first = "", second = ""] = rest[1].split("/");
    return [name, first === "catalog" ? second : first];
  }),
);

/** Asks for an operation by its name, and gives what it answers. */
export type AskByName = (name: string, said: { id?: string; body?: object }) => Promise<PlatformAnswer["body"]>;

const operationOf = (name: string): Operation => {
  const operation = operations[name];
  if (!operation) throw new Error(`The protocol has no operation ${name}.`);
  return operation;
};

/** Both ways to ask a shop as a platform, each with its name. */
export const agentTransports = (
  platform: () => TestPlatform,
  origin: () => string,
): [name: "REST" | "MCP", ask: AskByName][] => [
  [
    "REST",
    async (name, { id = "", body }) => {
      const { rest, body: member } = operationOf(name);
      const url = `${origin()}/ucp/v1${rest[1].replace("{id}", id)}`;
      return (await platform().ask(rest[0], url, member ? (body ?? {}) : undefined)).body;
    },
  ],
  [
    "MCP",
    async (name, { id, body = {} }) => {
      const { body: member } = operationOf(name);
      const meta = { "ucp-agent": { profile: platform().profileUrl }, "idempotency-key": randomUUID() };
      const call = { name, arguments: { meta, ...(id !== undefined && { id }), ...(member && { [member]: body }) } };
      const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: call };
      const headers = { accept: "application/json, text/event-stream" };
      const answer = await platform().ask("POST", `${origin()}/ucp/mcp`, message, { headers });
      return answer.body.result?.structuredContent ?? answer.body;
    },
  ],
];
