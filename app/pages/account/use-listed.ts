import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useAnswer } from "#app/hooks/use-answer.ts";

/** A list of the account on its way. */
export type Listed<Entry> =
  | { status: "pending" }
  | { status: "done"; entries: readonly Entry[] }
  | { status: "error"; message: ShopperMessage };

/** A list that the site API answers as `{ data }`, and how to ask for it again. */
export const useListed = <Entry>(path: string): { state: Listed<Entry>; reload: () => Promise<void> } => {
  const { transports } = useCommerceApi();
  const { status, value, error, askAgain } = useAnswer(
    `list ${path}`,
    async () => (await transports.site({ method: "GET", path })) as { data: Entry[] },
    "A list of the account could not be asked for.",
  );
  const state: Listed<Entry> =
    status === "failed"
      ? { status: "error", message: shopperMessage(error) }
      : status === "ready"
        ? { status: "done", entries: value.data }
        : { status };
  return { state, reload: askAgain };
};
