import type { ApiRequest } from "#sandbox/core/api-route.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { OperationHooks } from "#sandbox/core/hook-routes.ts";
import { LOGO_ATTRIBUTE } from "../personalization/personal-logo.ts";
import type { SleeveLogoService } from "./sleeve-logo-service.ts";

/** Logos that the lines of a body name: of one line, of several, or of a whole basket. */
const logosIn = (body: unknown): string[] => {
  if (Array.isArray(body)) return body.flatMap(logosIn);
  if (typeof body !== "object" || body === null) return [];
  const { [LOGO_ATTRIBUTE]: logo, productItems } = body as Record<string, unknown>;
  return [...(typeof logo === "string" ? [logo] : []), ...logosIn(productItems)];
};

/** Looks at every line that shoppers put in or change: a logo it names has been sent. */
export const logoHooks = (logos: Pick<SleeveLogoService, "unknown">): OperationHooks => {
  const refuseUnknown = async ({ body }: ApiRequest): Promise<void> => {
    const [unknown] = await logos.unknown(logosIn(body));
    if (unknown !== undefined)
      throw new Fault(400, "invalid-personalization", "This logo is no longer kept. Please send it again.", {
        logoId: unknown,
      });
  };
  return {
    "dw.ocapi.shop.basket.beforePOST_v2": refuseUnknown,
    "dw.ocapi.shop.basket.items.beforePOST": refuseUnknown,
    "dw.ocapi.shop.basket.item.beforePATCH": refuseUnknown,
  };
};
