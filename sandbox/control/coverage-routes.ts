import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { outside, refused } from "#sandbox/dialects/http/outside.ts";
import { platformOperationNames } from "#sandbox/dialects/http/platform-operations.ts";
import { allRules } from "#sandbox/rules/all-rules.ts";
import type { Rule } from "#sandbox/rules/rule.ts";
import { schema, type ControlRoute } from "./control-route.ts";

/** How far the sandbox carries out one operation of the official client. */
export interface CoveredOperation {
  operation: string;
  /** done: it does its work; refused: nobody here may call it; absent: it answers 501. */
  level: "done" | "refused" | "absent";
  /** Why it is refused or absent. */
  reason?: string;
}

const coverageOf = (operation: string, routed: ReadonlySet<string>): CoveredOperation => {
  if (refused[operation]) return { operation, level: "refused", reason: refused[operation].reason };
  if (routed.has(operation)) return { operation, level: "done" };
  return { operation, level: "absent", reason: outside[operation] ?? "It is not built." };
};

/**
 * What the sandbox does of what the official client can ask for, which endpoints of a merchant's own it has, and the
 * rules of both.
 */
export const readCoverage = (
  families: readonly ApiFamily[],
  ownRules: readonly Rule[] = [],
): { operations: CoveredOperation[]; custom: string[]; rules: readonly Rule[] } => {
  const routed = new Set(families.flatMap(({ routes }) => routes.map(({ operation }) => operation)));
  return {
    operations: platformOperationNames.map((operation) => coverageOf(operation, routed)),
    custom: [...routed].filter((operation) => !platformOperationNames.includes(operation)).sort(),
    rules: [...allRules, ...ownRules],
  };
};

const { text } = schema;

/**
 * What the sandbox does of what the official client can ask for, and by which rules; read from its own route tables.
 */
export const coverageRoutes = (families: readonly ApiFamily[], ownRules?: readonly Rule[]): ControlRoute[] => [
  {
    method: "get",
    path: "/coverage",
    summary:
      "Which operations of the official client the sandbox carries out, refuses or lacks, and the rules of its engine and its world.",
    answers: {
      200: schema.object({
        operations: schema.list(
          schema.object(
            { operation: text, level: { type: "string", enum: ["done", "refused", "absent"] }, reason: text },
            ["reason"],
          ),
        ),
        custom: schema.list(text),
        rules: schema.list(
          schema.object({
            id: text,
            says: text,
            source: { type: "string", enum: ["documented", "measured", "judgement"] },
          }),
        ),
      }),
    },
    handle: () => readCoverage(families, ownRules),
  },
];
