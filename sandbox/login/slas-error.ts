import type { Fault } from "#sandbox/fault.ts";

/** Both error forms the login service is known by, in one body, so that every client finds its own (wire contract, section 3.2). */
export const presentLoginFault = (fault: Fault): unknown => ({
  error: fault.type === "bad-request" ? "invalid_request" : fault.type.replaceAll("-", "_"),
  error_description: fault.detail,
  status_code: String(fault.status),
  message: fault.detail,
});
