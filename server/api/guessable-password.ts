import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { refuse } from "#server/problem.ts";

/** The least score a password needs: a million guesses (NIST SP 800-63B, 5.1.1.2; ASVS 2.1.7). */
const LEAST_SCORE = 2;

/** As much of a password as is looked at; nobody guesses what is longer. */
const LOOKED_AT = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The lists of passwords that were stolen elsewhere are read when the first one is chosen, and kept. */
const loadEstimator = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new Factory({ graphs: adjacencyGraphs, dictionary });
};

/**
 * Lets a new password pass that is not in the lists of stolen ones, nor close to one, nor made of what is known of its
 * owner (security-10). @param known email and names. @throws UpstreamProblem 400 `guessable-password`.
 */
export const refuseGuessable = async (password: unknown, known: readonly unknown[] = []): Promise<void> => {
  if (typeof password !== "string") return;
  const words = known
    .filter((word): word is string => typeof word === "string")
    .map((word) => word.slice(0, LOOKED_AT));
  const parts = words
    .flatMap((word) => [word, ...word.split(/[@\s]+/), ...word.split(/[@.\s]+/)])
    .filter((word) => word.length > 2);
  const { score } = (await (estimator ??= loadEstimator())).check(password.slice(0, LOOKED_AT), parts);
  if (score < LEAST_SCORE)
    throw refuse(400, "guessable-password", "Guessable Password", "The password is in lists of stolen ones.");
};
