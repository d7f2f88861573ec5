import { useEffect, useState } from "react";
import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { type Concierge, createMarketingLeadsApi } from "#app/commerce-api/marketing-leads.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

const isId = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,40}$/.test(value);

/** The concierge that was found in this browser before, asked for anew, and how to remember another. */
export const useOwnConcierge = () => {
  const { transports } = useCommerceApi();
  const [id, keepId] = useLocalStorage("concierge", isId);
  const [known, setKnown] = useState<Concierge | null>(null);
  const isKnown = id !== null && known?.id === id;
  useEffect(() => {
    let isCurrent = true;
    if (id === null || isKnown) return;
    createMarketingLeadsApi(transports.site)
      .concierge(id)
      .then(
        (concierge) => isCurrent && setKnown(concierge),
        // Without an answer the form does as well.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [id, isKnown, transports]);
  const keep = (concierge: Concierge) => {
    setKnown(concierge);
    keepId(concierge.id);
  };
  return { known: isKnown ? known : null, keep };
};
