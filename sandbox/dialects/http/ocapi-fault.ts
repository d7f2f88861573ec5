import type { Fault } from "#sandbox/core/fault.ts";

/** Exceptions of the Shop API that are named otherwise than the problem they stand for. */
const names: Record<string, string> = {
  "invalid-expand-parameter": "InvalidExpandValueException",
  invalid_client: "AuthenticationFailedException",
  access_denied: "CustomerTemporarilyLockedException",
  "invalid-username-or-password": "AuthenticationFailedException",
  "method-not-allowed": "HttpMethodNotAllowedException",
  unauthorized: "AuthorizationHeaderMissingException",
};

const exceptionOf = (type: string): string =>
  names[type] ??
  `${type
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}Exception`;

/** A fault as the Shop API tells it: `basket-not-found` → `BasketNotFoundException`. */
export const faultDocument = (fault: Fault, version: string): unknown => ({
  _v: version,
  fault: { arguments: fault.extra, type: exceptionOf(fault.type), message: fault.detail },
});

const DEFAULT_VERSION = "23.2";

/** The version an address names: `/s/site/dw/shop/v23_2/…` → `23.2`. */
export const versionOf = (path: string): string => {
  const [, year, number] = /\/v(\d{2})_(\d{1,2})(\/|$)/.exec(path) ?? [];
  return year && number ? `${year}.${number}` : DEFAULT_VERSION;
};
