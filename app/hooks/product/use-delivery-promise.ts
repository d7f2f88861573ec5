import type { SiteTransport } from "#app/commerce-api/site-api-client.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { promiseOf, type ArrivalPromise } from "#app/domain/basket/arrival-promise.ts";
import { stateOfPostalCode } from "#app/domain/address/state-of-postal-code.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";

/** When one way to ship arrives; the price in units. */
export interface PromisedMethod {
  id: string;
  name: string;
  price: number;
  promise: ArrivalPromise;
  /** Until when the order must come. */
  orderCutoffAt?: string;
}

/** Asks when a product would arrive at a place; the ways to ship come the earliest first. */
export const askDeliveryPromise = async (
  site: SiteTransport,
  query: { productId: string; country: string; state: string; postal: string },
): Promise<readonly PromisedMethod[]> =>
  (
    (
      (await site({ method: "GET", path: "delivery-promise", query })) as {
        methods?: Omit<PromisedMethod, "promise">[];
      }
    ).methods ?? []
  ).flatMap((method) => {
    const promise = promiseOf({ ...method });
    return promise ? [{ ...method, promise }] : [];
  });

/** How a promise for a place stands. */
export type PromiseState =
  | { status: "idle" | "pending" | "unknownPlace" | "none" }
  | { status: "done"; methods: readonly PromisedMethod[] };

/** When a product would arrive at a postal code of the site's country; what cannot be told is 'none'. */
export const useDeliveryPromise = (productId: string, postalCode: string): PromiseState => {
  const { transports } = useCommerceApi();
  const { country } = useSite();
  const state = stateOfPostalCode(postalCode, country);
  const { status, value: methods } = useAnswer(
    state === undefined ? undefined : `promise ${productId} ${country} ${postalCode}`,
    () => askDeliveryPromise(transports.site, { productId, country, state: state ?? "", postal: postalCode }),
    "The day of arrival could not be asked for.",
  );
  if (postalCode === "") return { status: "idle" };
  if (state === undefined) return { status: "unknownPlace" };
  if (status === "pending") return { status };
  return methods?.length ? { status: "done", methods } : { status: "none" };
};
