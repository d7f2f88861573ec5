import { useCallback, useState } from "react";
import { track } from "#app/analytics/track.ts";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";

/** How a signup stands. */
export type SignupState = "idle" | "loading" | "done" | "failed";

/** Signs up for the return of a product; a failure is logged (product-45) and can be tried again. */
export const useBackInStock = (productId: string) => {
  const { backInStock } = useCommerceApi();
  const [about, setAbout] = useState<{ productId: string; state: SignupState }>({ productId, state: "idle" });
  const signUp = useCallback(
    async (email: string): Promise<void> => {
      setAbout({ productId, state: "loading" });
      try {
        await backInStock.signUp(productId, email);
        setAbout({ productId, state: "done" });
        track({ event: "productNotify", action: "BackInStockNotification", product_id: productId });
      } catch (error) {
        logProblem("Error signing up for notifications", error);
        setAbout({ productId, state: "failed" });
      }
    },
    [backInStock, productId],
  );
  return { state: about.productId === productId ? about.state : ("idle" as const), signUp };
};
