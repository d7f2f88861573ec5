import { Fault } from "#sandbox/core/fault.ts";

const DOCUMENTATION = "https://api.commercecloud.salesforce.com/documentation/error/v1/errors";
const CUSTOM_DOCUMENTATION = "https://custom.api.commercecloud.salesforce.com/documentation/error/v1/custom";

/** `product-not-found` → `Product Not Found`. */
const titleOf = (type: string): string =>
  type
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/**
 * A fault as a problem document; message arguments are further top-level members.
 * @param path address of the call; faults of custom endpoints have a type of their own
 */
export const problemOf = (fault: Fault, path = ""): Record<string, unknown> => {
  const customApi = /^\/custom\/([^/]+)\//.exec(path)?.[1];
  return {
    ...fault.extra,
    title: typeof fault.extra.title === "string" ? fault.extra.title : titleOf(fault.type),
    type: `${customApi ? `${CUSTOM_DOCUMENTATION}/${customApi}` : DOCUMENTATION}/${fault.type}`,
    detail: fault.detail,
  };
};

/** What is told about an error nobody foresaw: nothing about its cause. */
export const unexpectedFault = (): Fault =>
  new Fault(500, "internal-server-error", "An unexpected error occurred. The sandbox's log says more.");

interface BodyError {
  type: string;
  status: number;
}

const isBodyError = (error: unknown): error is BodyError =>
  error instanceof Error && "type" in error && "status" in error && typeof error.status === "number";

/**
 * Any thrown value as a fault; foreseen are `Fault`, also as the cause of a failed query, a malformed address and what
 * the body reader refuses.
 */
export const faultOf = (error: unknown): Fault | undefined => {
  if (error instanceof Fault) return error;
  if (error instanceof Error && error.cause instanceof Fault) return error.cause;
  if (error instanceof URIError) return new Fault(400, "bad-request", "The address is not correctly encoded.");
  if (!isBodyError(error)) return undefined;
  switch (error.type) {
    case "entity.too.large":
      return new Fault(413, "request-entity-too-large", "The request body is larger than 5 MB.");
    case "encoding.unsupported":
      return new Fault(415, "unsupported-media-type", "The encoding of the request body is not supported.");
    default:
      return error.status < 500 ? new Fault(400, "bad-request", "The request body could not be read.") : undefined;
  }
};
