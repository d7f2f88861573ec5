import { useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { ShippingCosts } from "#app/commerce-api/shipments.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { stateOfPostalCode } from "#app/domain/address/state-of-postal-code.ts";

/** How asking for shipping costs stands. */
export type CostsState =
  | { status: "idle" | "pending" | "unknownPlace" }
  | { status: "error"; message: ShopperMessage }
  | { status: "done"; costs: ShippingCosts; postalCode: string };

/** Asks what shipping the bag to a postal code of the site's country would cost. */
export const useShippingCosts = () => {
  const { shipments } = useCommerceApi();
  const { country } = useSite();
  const [state, setState] = useState<CostsState>({ status: "idle" });
  const ask = async (postalCode: string) => {
    const stateCode = stateOfPostalCode(postalCode, country);
    if (stateCode === undefined) return setState({ status: "unknownPlace" });
    setState({ status: "pending" });
    try {
      const costs = await shipments.costs({ country, state: stateCode, postal: postalCode });
      setState({ status: "done", costs, postalCode });
    } catch (error) {
      setState({ status: "error", message: shopperMessage(error) });
    }
  };
  return { state, ask };
};
