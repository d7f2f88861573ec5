import { useCallback } from "react";
import { track } from "#app/analytics/track.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { takeWishesAlong } from "#app/hooks/customer/merge-wishes.ts";
import { useNavigate } from "#app/navigation/use-navigate.ts";

/**
 * What follows a login, however it was done: it is counted, the guest's wishes come along, and the way goes on to a
 * path.
 */
export const useArrival = (path: string) => {
  const api = useCommerceApi();
  const navigate = useNavigate();
  return useCallback(
    async (method: "password" | "code" | "passkey") => {
      track({ event: "login", method });
      await takeWishesAlong(api);
      await navigate(path, { replace: true });
    },
    [api, navigate, path],
  );
};
