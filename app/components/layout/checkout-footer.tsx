import c from "./checkout-frame.styles.ts";
import { LegalLines } from "./legal-lines.tsx";

/** The reduced footer of the checkout steps (checkout-7). */
export const CheckoutFooter = () => (
  <footer className={c.footer} data-lower-edge>
    <div className={`wrap ${c.lines}`}>
      <LegalLines />
    </div>
  </footer>
);
