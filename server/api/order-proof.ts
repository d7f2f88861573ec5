import { refuse } from "#server/problem.ts";

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

/**
 * Lets an order be looked up only by a code that nobody but its buyer has. A postal code, which the platform takes too,
 * is soon guessed, and numbers of orders follow one another.
 * @throws UpstreamProblem 400 `insufficient-identifying-information`
 */
export const refuseGuessedOrder = (body: unknown): void => {
  const { orderAccessCode, orderViewCode } = (body ?? {}) as Record<string, unknown>;
  if (isText(orderAccessCode) || isText(orderViewCode)) return;
  throw refuse(
    400,
    "insufficient-identifying-information",
    "Insufficient Identifying Information",
    "The code that was mailed for the order is needed.",
  );
};
