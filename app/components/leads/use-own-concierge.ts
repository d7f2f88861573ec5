import { useState } from "react";
import { useLocalStorage } from "#app/browser/use-local-storage.ts";
import { type Concierge, createMarketingLeadsApi } from "#app/commerce-api/marketing-leads.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useAnswer } from "#app/hooks/use-answer.ts";

const isId = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,40}$/.test(value);

/** The concierge that was found in this browser before, asked for anew, and how to remember another. */
export const useOwnConcierge = () => {
  const { transports } = useCommerceApi();
  const [id, keepId] = useLocalStorage("concierge", isId);
  const [chosen, setChosen] = useState<Concierge | null>(null);
  const isChosen = chosen !== null && chosen.id === id;
  // Without an answer the form does as well.
  const { value } = useAnswer(
    id !== null && !isChosen ? `concierge ${id}` : null,
    () => createMarketingLeadsApi(transports.site).concierge(id ?? ""),
    "The concierge could not be asked for.",
  );
  const remember = (concierge: Concierge) => {
    setChosen(concierge);
    keepId(concierge.id);
  };
  return { known: (isChosen ? chosen : value) ?? null, keep: remember };
};
