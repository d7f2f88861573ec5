import { useEffect, useState } from "react";
import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { stateOfPostalCode } from "#app/domain/address/state-of-postal-code.ts";

/** When one way to ship arrives; the price in units. */
export interface PromisedMethod {
  id: string;
  name: string;
  price: number;
  deliveryWindow: { startAt: string; endAt: string };
  /** Until when the order must come. */
  orderCutoffAt?: string;
}

/** Asks when a product would arrive at a place; the ways to ship come the earliest first. */
export const askDeliveryPromise = async (
  site: SiteTransport,
  query: { productId: string; country: string; state: string; postal: string },
): Promise<readonly PromisedMethod[]> =>
  ((await site({ method: "GET", path: "delivery-promise", query })) as { methods?: PromisedMethod[] }).methods ?? [];

/** How a promise for a place stands. */
export type PromiseState =
  { status: "idle" | "pending" | "unknownPlace" | "none" } | { status: "done"; methods: readonly PromisedMethod[] };

/** When a product would arrive at a postal code of the site's country; what cannot be told is 'none'. */
export const useDeliveryPromise = (productId: string, postalCode: string): PromiseState => {
  const { transports } = useCommerceApi();
  const { country } = useSite();
  const [answer, setAnswer] = useState<{ key: string; state: PromiseState } | null>(null);
  const state = stateOfPostalCode(postalCode, country);
  const key = `${productId} ${postalCode}`;
  useEffect(() => {
    if (!state) return;
    let isWanted = true;
    const query = { productId, country, state, postal: postalCode };
    const keep = (next: PromiseState) => isWanted && setAnswer({ key, state: next });
    askDeliveryPromise(transports.site, query).then(
      (methods) => keep(methods.length > 0 ? { status: "done", methods } : { status: "none" }),
      () => keep({ status: "none" }),
    );
    return () => {
      isWanted = false;
    };
  }, [transports, country, key, postalCode, productId, state]);
  if (postalCode === "") return { status: "idle" };
  if (!state) return { status: "unknownPlace" };
  return answer?.key === key ? answer.state : { status: "pending" };
};
