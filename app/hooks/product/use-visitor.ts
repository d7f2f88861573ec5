import { useMemo } from "react";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import type { Visitor } from "#app/integrations/recommendations.ts";

/** Stands for the session of a visitor who has none, as long as the page is not left. */
let visit: string | undefined;

const visitId = (): string => (visit ??= crypto.randomUUID());

/** Who is looking, as the recommendation service knows them; null while the session is not known yet. */
export const useVisitor = (): Visitor | null => {
  const { session, status } = useCustomer();
  const isKnown = status === "done" || status === "error";
  const usid = session?.usid;
  const userId = session?.registered ? session.encUserId : undefined;
  return useMemo(
    () => (isKnown ? { cookieId: usid ?? visitId(), ...(userId && { userId }) } : null),
    [isKnown, usid, userId],
  );
};
