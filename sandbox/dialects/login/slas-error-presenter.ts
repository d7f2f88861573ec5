import type { Fault } from "#sandbox/core/fault.ts";
import { problemOf } from "#sandbox/core/problem.ts";

/**
 * Both error forms the login service is known by, in one body, so that every client finds its own. A missing scope,
 * maintenance and load are refused by the gateway in front of it, whose form is a problem document with a title.
 */
export const presentLoginFault = (fault: Fault): unknown => ({
  ...(fault.status === 403 || fault.status === 503 ? problemOf(fault) : {}),
  error: fault.type === "bad-request" ? "invalid_request" : fault.type.replaceAll("-", "_"),
  error_description: fault.detail,
  status_code: String(fault.status),
  message: fault.detail,
});
