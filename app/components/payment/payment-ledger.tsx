import { FormattedMessage } from "react-intl";
import totals from "#app/components/basket/basket-totals.styles.ts";
import { useMoney } from "#app/components/basket/use-money.ts";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { giftInstruments, openAmount } from "#app/domain/payment/payment-instruments.ts";

/** What gift cards pay of a total, what is left on each, and what is still to be paid (payment-21). */
export function PaymentLedger({ basket }: { basket: BasketDocument }) {
  const money = useMoney(basket.currency);
  if (typeof basket.orderTotal !== "number" || giftInstruments(basket).length === 0) return null;
  return (
    <dl className={totals.totals}>
      {giftInstruments(basket).map(
        ({ paymentInstrumentId, maskedGiftCertificateCode = "", amount = 0, c_balanceAfterwards: left }) => (
          <div key={paymentInstrumentId}>
            <dt>
              <FormattedMessage
                id="ledger.giftCard"
                defaultMessage="Gift card ending in {digits}"
                values={{ digits: maskedGiftCertificateCode.slice(-4) }}
              />
              {left === undefined ? null : (
                <small>
                  <br />
                  <FormattedMessage
                    id="ledger.left"
                    defaultMessage="{amount} left on it"
                    values={{ amount: money(left) }}
                  />
                </small>
              )}
            </dt>
            <dd>{money(-amount)}</dd>
          </div>
        ),
      )}
      <div className={totals.total}>
        <dt>
          <FormattedMessage id="ledger.toPay" defaultMessage="To pay" />
        </dt>
        <dd>{money(openAmount(basket))}</dd>
      </div>
    </dl>
  );
}
