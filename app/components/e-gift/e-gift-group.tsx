import { type ReactNode, useId } from "react";
import { FormattedMessage } from "react-intl";
import { Icon } from "#app/components/ui/icon.tsx";
import type { BasketGiftCertificate } from "#app/domain/basket/basket-document.ts";
import c from "./e-gift-lines.styles.ts";
import { EGiftLines } from "./e-gift-lines.tsx";

/** What goes by email, beside what travels in parcels. */
export const EGiftGroup = (props: {
  gifts: readonly BasketGiftCertificate[];
  currency?: string;
  below?: (gift: BasketGiftCertificate) => ReactNode;
}) => {
  const id = useId();
  return (
    <section className={c.group} aria-labelledby={id}>
      <h2 className={c.head} id={id} tabIndex={-1}>
        <Icon name="mail" />
        <FormattedMessage id="eGift.group" defaultMessage="By email" />
      </h2>
      <EGiftLines {...props} />
    </section>
  );
};
