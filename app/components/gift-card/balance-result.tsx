import { useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { CommerceApiError, shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { type GiftCardBalance, type GiftCardCode, keepGiftCard } from "#app/commerce-api/gift-cards.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import { Link } from "#app/components/ui/link.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import c from "./balance.styles.ts";

type Keeping = "not-yet" | "busy" | "kept" | { problem: ShopperMessage };

/** What is left on a card, and for customers the way into the wallet. */
export function BalanceResult({ card, balance }: { card: GiftCardCode; balance: GiftCardBalance }) {
  const intl = useIntl();
  const money = useMoney(balance.currency);
  const { transports } = useCommerceApi();
  const { customer, reload } = useCustomer();
  const [keeping, setKeeping] = useState<Keeping>("not-yet");
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: "nearest" });
    place.current?.focus({ preventScroll: true });
  }, [card, balance]);

  const saveToAccount = async (customerId: string) => {
    if (keeping === "busy") return;
    setKeeping("busy");
    try {
      await keepGiftCard(transports.scapi, customerId, card);
      setKeeping("kept");
      // The button that had the focus is gone.
      place.current?.focus();
    } catch (error) {
      const isKept = error instanceof CommerceApiError && error.statusCode === "card.already.on.file";
      setKeeping(isKept ? "kept" : { problem: shopperMessage(error) });
      if (isKept) place.current?.focus();
      return;
    }
    await reload().catch(() => undefined);
  };

  return (
    <section
      className={c.result}
      ref={place}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: "giftBalance.result", defaultMessage: "Balance" })}
    >
      <p className={c.name}>
        <FormattedMessage
          id="giftBalance.card"
          defaultMessage="Gift card ending in {digits}"
          values={{ digits: card.number.slice(-4) }}
        />
      </p>
      <p className={c.amount}>
        <FormattedMessage
          id="giftBalance.left"
          defaultMessage="{amount} left"
          values={{ amount: money(balance.amount) }}
        />
      </p>
      {customer?.customerId === undefined ? (
        <p>
          <FormattedMessage
            id="giftBalance.logIn"
            defaultMessage="<a>Log in</a> to keep it in your wallet and pay in two taps."
            values={{
              a: (words) => (
                <Link className={c.link} to="/login?redirect=/gift-card-balance">
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : keeping === "kept" ? null : (
        <button
          type="button"
          className={c.keep}
          aria-busy={keeping === "busy"}
          onClick={() => void saveToAccount(customer.customerId ?? "")}
        >
          <FormattedMessage id="giftBalance.keep" defaultMessage="Keep it in my wallet" />
        </button>
      )}
      <output>
        {keeping === "kept" ? (
          <FormattedMessage
            id="giftBalance.kept"
            defaultMessage="It’s in <a>your wallet</a>. Use it at checkout in two taps."
            values={{
              a: (words) => (
                <Link className={c.link} to="/wallet">
                  {words}
                </Link>
              ),
            }}
          />
        ) : null}
      </output>
      <div role="alert">
        {typeof keeping === "object" ? (
          <p className={c.problem}>
            <ShopperWords message={keeping.problem} />
          </p>
        ) : null}
      </div>
    </section>
  );
}
