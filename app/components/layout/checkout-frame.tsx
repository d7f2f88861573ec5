import type { ReactNode } from "react";
import { CheckoutFooter } from "./checkout-footer.tsx";
import { CheckoutHeader } from "./checkout-header.tsx";

/** What stands around the checkout steps: the reduced header and footer (checkout-7). */
export const CheckoutFrame = ({ children }: { children: ReactNode }) => (
  <>
    <CheckoutHeader />
    {children}
    <CheckoutFooter />
  </>
);
