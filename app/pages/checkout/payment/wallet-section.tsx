import loadable from "@loadable/component";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { WalletSettings } from "#app/commerce-api/payments.ts";
import { paymentName } from "#app/components/payment/payment-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { AfterSettled } from "#app/components/ui/after-settled.tsx";
import { openAmount } from "#app/domain/payment/payment-instruments.ts";
import c from "./payment-section.styles.ts";

const WalletButton = loadable(() => import(/* webpackChunkName: "wallet" */ "./wallet-button.tsx"), {
  resolveComponent: (module) => module.WalletButton,
});

const InstalmentMessage = loadable(
  () => import(/* webpackChunkName: "instalment-message" */ "#app/components/payment/instalment-message.tsx"),
  { resolveComponent: (module) => module.InstalmentMessage },
);

/** A wallet that pays: what was approved before, or the button that opens its window. */
export function WalletSection({
  methodId,
  settings,
  basket,
  isApproved,
  onBegin,
  onApproved,
}: {
  methodId: string;
  settings: WalletSettings;
  basket: Basket;
  isApproved: boolean;
  /** The wallet's window is opened. */
  onBegin?: (() => void) | undefined;
  onApproved: (token: string) => Promise<void>;
}) {
  const intl = useIntl();
  const [wantsAnew, setWantsAnew] = useState(false);
  const name = paymentName(methodId);
  const wallet = name ? intl.formatMessage(name) : methodId;
  if (!isApproved || wantsAnew)
    return (
      <>
        {methodId === "KLARNA" ? (
          <AfterSettled>
            <InstalmentMessage price={openAmount(basket)} />
          </AfterSettled>
        ) : null}
        <WalletButton
          methodId={methodId}
          settings={settings}
          basket={basket}
          onBegin={onBegin}
          onApproved={async (token) => {
            await onApproved(token);
            setWantsAnew(false);
          }}
        />
      </>
    );
  return (
    <div className={c.saved}>
      <Icon name="check" />
      <p className={c.words}>
        <b>
          <FormattedMessage id="wallet.approved" defaultMessage="Approved at {wallet}" values={{ wallet }} />
        </b>
      </p>
      <button type="button" className={c.change} onClick={() => setWantsAnew(true)}>
        <FormattedMessage id="wallet.again" defaultMessage="Approve again" />
      </button>
    </div>
  );
}
