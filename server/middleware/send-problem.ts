import type { Response } from "express";
import { problem } from "#server/problem.ts";

/** Answers with a problem document that no cache keeps. */
export const sendProblem = (response: Response, status: number, body: unknown): void => {
  response.status(status).set("cache-control", "no-store").type("application/problem+json");
  response.send(JSON.stringify(body ?? problem("error", "Error", `The answer was ${status}.`)));
};
