import { contractFaults } from "../contract/contract.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import { roots } from "../trade/trade.ts";
import type { AgentInput, AgentOperation } from "./operations.ts";

const MOST_LINES = 100;
const MOST_FAULTS = 5;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * A checkout whose only way to be fulfilled names no lines has them all: the schemas ask for their names in updates,
 * the published examples of the protocol leave them out.
 */
const withLines = (body: Record<string, unknown>): Record<string, unknown> => {
  const { fulfillment, line_items: lines } = body;
  if (!isRecord(fulfillment) || !Array.isArray(fulfillment["methods"]) || !Array.isArray(lines)) return body;
  const [method, ...others] = fulfillment["methods"] as unknown[];
  if (!isRecord(method) || others.length > 0 || method["line_item_ids"] !== undefined) return body;
  return { ...body, fulfillment: { ...fulfillment, methods: [{ line_item_ids: [], ...method }] } };
};

/** Refuses what is not as the protocol asks for it. @throws ProtocolProblem that names what is wrong */
export const checkInput = ({ schemas, kind, root }: AgentOperation, { id, body }: AgentInput): void => {
  if (id.length > 100) throw new ProtocolProblem("invalid_request", "The id is not one of this shop.");
  if (!schemas) return;
  const given = root === roots.checkout && body["cart_id"] !== undefined ? { line_items: [], ...body } : body;
  const faults = contractFaults(withLines(given), schemas, kind ?? "answer");
  if (faults.length > 0) throw new ProtocolProblem("invalid_request", faults.slice(0, MOST_FAULTS).join("; "));
  const lines = given["line_items"];
  if (Array.isArray(lines) && lines.length > MOST_LINES)
    throw new ProtocolProblem("request_too_large", `A cart holds ${MOST_LINES} lines at most.`);
};
