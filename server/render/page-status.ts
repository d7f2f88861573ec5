import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl, type StaticHandlerContext } from "react-router-dom";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";

/**
 * The status of a page for an error that its loader or its rendering has thrown; 503 whatever keeps the backend from
 * answering.
 */
export const statusOfError = (error: unknown): number => {
  if (isRouteErrorResponse(error)) return error.status;
  if (!(error instanceof CommerceApiError)) return 500;
  if (error.status === 404 || error.status === 400) return error.status;
  return 503;
};

const reasons: Record<number, string> = {
  400: "Bad Request",
  404: "Not Found",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** The error as server and browser may both know it: its status, none of its details. */
export const publicError = (error: unknown): unknown => {
  if (isRouteErrorResponse(error)) return error;
  const status = statusOfError(error);
  return new UNSAFE_ErrorResponseImpl(status, reasons[status] ?? "Error", null);
};

/** The first error of a page, outermost first, and `undefined` when there is none. */
export const pageError = ({ errors, matches }: StaticHandlerContext): unknown => {
  if (!errors) return undefined;
  const id = matches.map(({ route }) => route.id).find((routeId) => routeId in errors) ?? Object.keys(errors)[0];
  return id === undefined ? undefined : errors[id];
};
