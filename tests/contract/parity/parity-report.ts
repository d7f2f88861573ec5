import { factsOf, shapeDifferences } from "../shape-facts.ts";
import type { ParityAnswer } from "./parity-walk.ts";

/** What one step answered otherwise at the two. */
export interface ParityDifference {
  step: string;
  operation: string;
  /** `200 and 400`, the real one first; left out when both are the same. */
  statuses?: string;
  /** Members only the real one has, and types that differ, by path. */
  lacking: Record<string, string>;
  /** Members only the sandbox has, by path. */
  extra: string[];
}

const pathsOf = (body: unknown) =>
  Object.entries(factsOf([body])).flatMap(([parent, members]) =>
    Object.keys(members).map((member) => (parent ? `${parent}.${member}` : member)),
  );

/**
 * Compares two walks step by step. Values are never compared: two shops have different goods. Bodies are compared only
 * where both have one and the status is the same.
 */
export const parityDifferences = (
  real: readonly ParityAnswer[],
  sandbox: readonly ParityAnswer[],
): ParityDifference[] => {
  const bySteps = new Map(sandbox.map((answer) => [answer.step, answer]));
  return real.flatMap(({ step, operation, status, body }) => {
    const other = bySteps.get(step);
    if (!other) return [{ step, operation, statuses: `${status} and not asked`, lacking: {}, extra: [] }];
    if (other.status !== status)
      return [{ step, operation, statuses: `${status} and ${other.status}`, lacking: {}, extra: [] }];
    const lacking = shapeDifferences(factsOf([body]), factsOf([other.body]));
    const known = new Set(pathsOf(body));
    const extra = pathsOf(other.body).filter((path) => !known.has(path));
    return Object.keys(lacking).length + extra.length > 0 ? [{ step, operation, lacking, extra }] : [];
  });
};

/** The report as Markdown: one table of the steps, and what differs in each. Holds no value of any answer. */
export const parityReport = (
  targets: { real: string; sandbox: string },
  real: readonly ParityAnswer[],
  differences: readonly ParityDifference[],
): string => {
  const differing = new Map(differences.map((each) => [each.step, each]));
  const lines = real.map(({ step, operation, status }) => {
    const { statuses, lacking = {}, extra = [] } = differing.get(step) ?? {};
    const said = differing.has(step)
      ? (statuses ?? `${Object.keys(lacking).length} lacking or of another type, ${extra.length} more`)
      : "the same";
    return `| ${step} | ${operation} | ${status} | ${said} |`;
  });
  const details = differences
    .filter(({ statuses }) => statuses === undefined)
    .map(({ step, operation, lacking, extra }) =>
      [
        `## ${step} (${operation})`,
        "",
        ...Object.entries(lacking).map(([path, what]) => `- \`${path}\`: ${what}`),
        ...extra.map((path) => `- \`${path}\`: only the sandbox has it`),
      ].join("\n"),
    );
  return [
    "# Parity",
    "",
    `Real: ${targets.real}. Sandbox: ${targets.sandbox}. ${differences.length} of ${real.length} steps differ.`,
    "",
    "| Step | Operation | Status of the real one | Sandbox |",
    "| --- | --- | --- | --- |",
    ...lines,
    "",
    ...details.flatMap((detail) => [detail, ""]),
  ].join("\n");
};
