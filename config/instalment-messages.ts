import type { SiteConfig } from "./sites.ts";

/** What the environment says about the words beside prices. */
interface Given {
  KLARNA_CLIENT_ID?: string | undefined;
  KLARNA_MIN_AMOUNT?: number | undefined;
  COMMERCE_API_ORIGIN?: string | undefined;
}

/**
 * Words about instalments: the emulator's beside the sandbox, the vendor's own with a client id, none beside a real
 * backend without one.
 */
export const instalmentMessages = (
  given: Given,
  { vendorsOrigin, environment }: { vendorsOrigin: string; environment: string },
): Pick<SiteConfig, "instalments"> => {
  const isEmulated = given.KLARNA_CLIENT_ID === undefined;
  if (isEmulated && given.COMMERCE_API_ORIGIN !== undefined) return {};
  return {
    instalments: {
      scriptUrl: isEmulated ? `${vendorsOrigin}/web-sdk/v1/klarna.js` : "https://js.klarna.com/web-sdk/v1/klarna.js",
      clientId: given.KLARNA_CLIENT_ID ?? "sandbox-klarna-client",
      placementKey: "credit-promotion-auto-size",
      environment: environment === "production" && !isEmulated ? "production" : "playground",
      minAmount: given.KLARNA_MIN_AMOUNT ?? 3500,
    },
  };
};
