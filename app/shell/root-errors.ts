import type { HydrationOptions } from "react-dom/client";
import { logProblem } from "#app/browser/log-problem.ts";

/**
 * What React tells of errors while it draws: each is logged, also where a boundary keeps the rest of the page standing.
 */
export const rootErrors: HydrationOptions = {
  onCaughtError: (error) => logProblem("A part of the page could not be shown.", error),
  onUncaughtError: (error) => logProblem("The page could not be shown.", error),
  onRecoverableError: (error) => logProblem("The page was drawn anew in the browser.", error),
};
