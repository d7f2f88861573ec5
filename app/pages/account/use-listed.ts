import { useCallback, useEffect, useState } from "react";
import { shopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

/** A list of the account on its way. */
export type Listed<Entry> =
  { status: "pending" } | { status: "done"; entries: readonly Entry[] } | { status: "error"; message: string };

/** A list that the site API answers as `{ data }`, and how to ask for it again. */
export const useListed = <Entry>(path: string) => {
  const { transports } = useCommerceApi();
  const [state, setState] = useState<Listed<Entry>>({ status: "pending" });

  const ask = useCallback(async (): Promise<Listed<Entry>> => {
    try {
      const { data } = (await transports.site({ method: "GET", path })) as { data: Entry[] };
      return { status: "done", entries: data };
    } catch (error) {
      return { status: "error", message: shopperMessage(error) };
    }
  }, [path, transports]);

  useEffect(() => {
    let isWanted = true;
    void ask().then((answer) => isWanted && setState(answer));
    return () => {
      isWanted = false;
    };
  }, [ask]);

  const reload = useCallback(async () => setState(await ask()), [ask]);
  return { state, reload };
};
