import { refuse } from "#server/problem.ts";
import type { SiteOperation } from "./site-operation.ts";

/** An operation and the values of its `:name` and `*rest` segments. */
export interface MatchedOperation {
  operation: SiteOperation;
  params: Record<string, string>;
}

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

const paramsOf = (pattern: string, segments: readonly string[]): Record<string, string> | undefined => {
  const params: Record<string, string> = {};
  const parts = pattern.split("/");
  for (const [index, part] of parts.entries()) {
    if (part.startsWith("*")) {
      const rest = segments.slice(index).map(decode);
      if (rest.length === 0 || rest.some((segment) => !segment)) return undefined;
      params[part.slice(1)] = rest.join("/");
      return params;
    }
    const segment = segments[index] === undefined ? undefined : decode(segments[index]);
    if (!segment) return undefined;
    if (part.startsWith(":")) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return segments.length === parts.length ? params : undefined;
};

/**
 * The operation for a method and the path below `/api/<site>/`, the first of the list that fits.
 * Throws 404 for an unknown path, 400 for one that is not decodable, 405 for a known path with another method.
 */
export const matchOperation = (
  operations: readonly SiteOperation[],
  method: string,
  path: string,
): MatchedOperation => {
  const segments = path.replace(/^\/|\/$/g, "").split("/");
  if (segments.some((segment) => decode(segment) === undefined))
    throw refuse(400, "bad-request", "Bad Request", "The address is not well formed.");
  let isPathKnown = false;
  for (const operation of operations) {
    const params = paramsOf(operation.path, segments);
    if (!params) continue;
    isPathKnown = true;
    if (operation.method === method) return { operation, params };
  }
  throw isPathKnown
    ? refuse(405, "method-not-allowed", "Method Not Allowed", `${method} is not possible here.`)
    : refuse(404, "not-found", "Not Found", "There is nothing at this address.");
};
