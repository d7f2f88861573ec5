import { useMemo } from "react";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import type { Visitor } from "#app/integrations/recommendation-calls.ts";
import { visitorOf } from "./visitor.ts";

/** Who is looking, as the recommendation service knows them; null while the session is not known yet. */
export const useVisitor = (): Visitor | null => {
  const { session, status } = useCustomer();
  const isKnown = status === "done" || status === "error";
  const { visitorId, registered = false, encUserId } = session ?? {};
  return useMemo(
    () =>
      isKnown ? visitorOf({ registered, ...(visitorId && { visitorId }), ...(encUserId && { encUserId }) }) : null,
    [isKnown, visitorId, registered, encUserId],
  );
};
