import { channel } from "node:diagnostics_channel";

/** One call of the commerce backend that is over. */
export interface BackendCall {
  /** The family of the API, for example `shopper-products`, `custom/account`, `auth`. */
  family: string;
  /** The status, or `silent` where there was no answer. */
  outcome: string;
  seconds: number;
}

/** Where calls of the backend are told; nobody has to listen. */
export const backendCalls = channel("storefront:backend-calls");

/** The family of an address of the backend. */
const familyOf = (address: string): string => {
  const [, area = "", family = ""] = URL.canParse(address) ? new URL(address).pathname.split("/") : [];
  if (area === "custom") return `custom/${family}`;
  return area === "s" ? "shop-api" : family || "other";
};

/** Makes a call and tells how it went. */
export const tellingOf = async (address: string, call: () => Promise<Response>): Promise<Response> => {
  if (!backendCalls.hasSubscribers) return call();
  const startedAt = performance.now();
  let outcome = "silent";
  try {
    const response = await call();
    outcome = String(response.status);
    return response;
  } finally {
    const seconds = (performance.now() - startedAt) / 1000;
    backendCalls.publish({ family: familyOf(address), outcome, seconds } satisfies BackendCall);
  }
};
