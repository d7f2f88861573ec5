import { useRef, useState } from "react";
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { WalletSettings } from "#app/commerce-api/payments.ts";
import { paymentName } from "#app/components/payment/payment-names.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { openAmount } from "#app/domain/payment/payment-instruments.ts";
import { useAnswer } from "#app/hooks/use-answer.ts";
import c from "./wallet-button.styles.ts";
import { loadWallet, type Wallet } from "./wallets.ts";

const problems: Record<"error" | "expired" | "declined" | "unavailable", MessageDescriptor> = defineMessages({
  error: {
    id: "wallet.error",
    defaultMessage: "{wallet} couldn’t take the payment. You haven’t been charged; please try again.",
  },
  expired: {
    id: "wallet.expired",
    defaultMessage: "Your approval at {wallet} has expired. Please approve the payment again.",
  },
  declined: { id: "wallet.declined", defaultMessage: "{wallet} declined the payment. Please use another way to pay." },
  unavailable: {
    id: "wallet.unavailable",
    defaultMessage: "{wallet} is not available right now. Please use another way to pay.",
  },
});

/** Opens a wallet's window and hands over what it gives. Its script is loaded when the button is first shown. */
export function WalletButton({
  methodId,
  settings,
  basket,
  onBegin,
  onApproved,
}: {
  methodId: string;
  settings: WalletSettings;
  basket: Basket;
  /** The window is opened. */
  onBegin?: (() => void) | undefined;
  /** Puts the approval into the bag; rejects when the shop does not take it. */
  onApproved: (token: string) => Promise<void>;
}) {
  const intl = useIntl();
  const { payments } = useCommerceApi();
  const { country, currency, name: label } = useSite();
  const [refusal, setProblem] = useState<keyof typeof problems | null>(null);
  const [stage, setStage] = useState<"idle" | "open" | "approved">("idle");
  const presses = useRef(0);
  const { scriptUrl, clientId } = settings;

  const { status, value: wallet } = useAnswer(
    `wallet ${JSON.stringify([methodId, scriptUrl, clientId, currency])}`,
    () => loadWallet(methodId, { scriptUrl, ...(clientId && { clientId }) }, currency),
    "A wallet could not be loaded.",
  );
  const problem = refusal ?? (status !== "pending" && !wallet ? "unavailable" : null);

  const name = paymentName(methodId);
  const shown = name ? intl.formatMessage(name) : methodId;
  const basketId = basket.basketId ?? "";

  const pay = async (ready: Wallet) => {
    presses.current += 1;
    const press = presses.current;
    setProblem(null);
    onBegin?.();
    setStage("open");
    try {
      const outcome = await ready.pay({
        amount: openAmount(basket),
        currency,
        country,
        label,
        paypalOrder: () => payments.paypalOrder(basketId),
        klarnaSession: () => payments.klarnaSession(basketId),
        applePaySession: () => payments.applePaySession(),
      });
      // What becomes of a window after another was opened counts for nothing.
      if (press !== presses.current) return;
      if (outcome.status === "failed") setProblem(outcome.reason);
      if (outcome.status === "approved") {
        setStage("approved");
        await onApproved(outcome.token);
      }
    } catch {
      if (press !== presses.current) return;
      setProblem("error");
    }
    setStage("idle");
  };

  return (
    <div className={c.wallet}>
      <button
        type="button"
        className={c.pay}
        data-wallet={methodId}
        disabled={!wallet}
        aria-busy={stage !== "idle" || (!wallet && problem === null)}
        onClick={() => {
          if (wallet && (stage === "idle" || (stage === "open" && wallet.canReopen))) void pay(wallet);
        }}
      >
        <FormattedMessage id="wallet.pay" defaultMessage="Continue with {wallet}" values={{ wallet: shown }} />
      </button>
      <div role="alert">
        {problem ? <p className={c.problem}>{intl.formatMessage(problems[problem], { wallet: shown })}</p> : null}
      </div>
    </div>
  );
}
