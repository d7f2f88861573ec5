import { Fault } from "#sandbox/core/fault.ts";

/** Connection exceptions, a server that stops, starts or has no connection left (PostgreSQL, appendix A). */
const STATES = /^(08...|57P0[1-3]|53300)$/;

/** What Node says of a connection that is refused, cut, or leads nowhere. */
const NETWORK = ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ENOTFOUND", "EHOSTUNREACH", "ETIMEDOUT"];

/** What the driver itself says, without a code, of a connection that ended or was not to be had in time. */
const DRIVER = /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection/;

const isAway = (error: unknown): boolean => {
  const { code, message = "" } = (error ?? {}) as { code?: unknown; message?: string };
  return typeof code === "string" ? STATES.test(code) || NETWORK.includes(code) : DRIVER.test(message);
};

/**
 * What a database server answers.
 * @throws Fault 503 where it is away, with the driver's error as cause
 */
export const orAway = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (!isAway(error)) throw error;
    const fault = new Fault(503, "service-unavailable", "The database does not answer.");
    fault.cause = error;
    throw fault;
  }
};
