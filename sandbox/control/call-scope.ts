import type { Request, RequestHandler, Response } from "express";
import { countStatements, runningCount, type StatementCount } from "#sandbox/core/database/statement-meter.ts";
import type { LoginSession } from "#sandbox/dialects/login/access-token.ts";

/**
 * What is known about the running call besides its record: who calls, what it asked of the database, what was answered.
 */
export class CallScope implements StatementCount {
  statements = 0;
  sqlMilliseconds = 0;
  session: LoginSession | undefined;
  /** Ids of the fault rules that fired. */
  readonly faults: string[] = [];
  /** The answer as it was sent, or was to be. */
  answer: Buffer | undefined;

  constructor(
    readonly request: Request,
    readonly response: Response,
  ) {}
}

/** The scope of the running call; nothing outside of calls. */
export const runningScope = (): CallScope | undefined => {
  const count = runningCount();
  return count instanceof CallScope ? count : undefined;
};

/** Opens a scope for a call and keeps the answer's bytes, which the dialects send in one piece. */
export const openScope: RequestHandler = (request, response, next) => {
  const scope = new CallScope(request, response);
  const end = response.end.bind(response) as (...args: unknown[]) => Response;
  response.end = ((...args: unknown[]) => {
    if (Buffer.isBuffer(args[0])) scope.answer ??= args[0];
    return end(...args);
  }) as typeof response.end;
  countStatements(scope, next);
};
