import type { ReactNode } from "react";
import { defineMessage, FormattedMessage, FormattedNumber, useIntl } from "react-intl";
import { taxName } from "#app/components/basket/tax-words.tsx";
import {
  type BasketAddress,
  type BasketDocument,
  type BasketGiftCertificate,
  type BasketPaymentInstrument,
  isEGiftOnly,
  isTaxIncluded,
} from "#app/domain/basket/basket-document.ts";
import { logoPicture } from "#app/domain/logo-sleeve/logo-picture.ts";
import { lineOptions } from "#app/domain/basket/line-options.ts";
import { orderSums } from "#app/domain/basket/order-summary.ts";
import type { SiteConfig } from "#config/sites.ts";
import type { CountryCode } from "#config/countries/countries.ts";

/** An amount of money; a dash while it cannot be known. */
export const Money = ({ amount, currency }: { amount: number | undefined; currency: string | undefined }) =>
  amount === undefined ? "—" : <FormattedNumber value={amount} style="currency" currency={currency ?? "USD"} />;

/** The sums of a bag or an order, with taxes in the words of a country. */
export function PlainSums({ basket, country }: { basket: BasketDocument; country: CountryCode }) {
  const { subtotal, reductions, shipping, tax, total, soFar } = orderSums(basket);
  const { currency } = basket;
  const row = (key: string, name: ReactNode, amount: number | undefined, isTotal = false, unknown?: ReactNode) => [
    <dt key={`${key}-name`} className={isTotal ? "total" : undefined}>
      {name}
    </dt>,
    <dd key={key} className={isTotal ? "total" : undefined}>
      {amount === undefined && unknown ? unknown : <Money amount={amount} currency={currency} />}
    </dd>,
  ];
  const taxes = row("tax", <FormattedMessage {...taxName(country, basket)} />, tax);
  return (
    <dl>
      {row("subtotal", <FormattedMessage id="summary.subtotal" defaultMessage="Subtotal" />, subtotal)}
      {reductions.map(({ id, name, amount }) => row(id, name, amount))}
      {row(
        "shipping",
        <FormattedMessage id="summary.shipping" defaultMessage="Shipping" />,
        shipping,
        false,
        <FormattedMessage id="summary.later" defaultMessage="Calculated next" />,
      )}
      {isTaxIncluded(basket) ? null : taxes}
      {total === undefined
        ? row("total", <FormattedMessage id="summary.soFar" defaultMessage="Estimated total" />, soFar, true)
        : row("total", <FormattedMessage id="summary.total" defaultMessage="Order total" />, total, true)}
      {isTaxIncluded(basket) ? taxes : null}
    </dl>
  );
}

const PlainLogo = ({ site, id }: { site: SiteConfig; id: string }) => {
  const intl = useIntl();
  return (
    <img
      className="logo"
      src={logoPicture(site.id, id)}
      alt={intl.formatMessage({ id: "logoSleeve.logo", defaultMessage: "Your logo" })}
    />
  );
};

/** What is in a bag or an order, line by line; `below` and `belowGift` are what can be done about a line. */
export const PlainLines = ({
  site,
  basket,
  below,
  belowGift,
}: {
  site: SiteConfig;
  basket: BasketDocument;
  below?: (item: NonNullable<BasketDocument["productItems"]>[number]) => ReactNode;
  belowGift?: (gift: BasketGiftCertificate) => ReactNode;
}) => (
  <ul className="lines">
    {(basket.productItems ?? []).map((item) => (
      <li key={item.itemId}>
        <div className="line">
          <b>
            <FormattedMessage
              id="plain.line"
              defaultMessage="{quantity} × {name}"
              values={{ quantity: item.quantity, name: item.productName }}
            />
          </b>
          <span>
            <Money amount={item.priceAfterItemDiscount ?? item.price} currency={basket.currency} />
          </span>
        </div>
        {lineOptions(item).map(({ name, words, logo }) => (
          <small key={name}>
            {[name, words && `“${words}”`].filter(Boolean).join(": ")}
            {logo && <PlainLogo site={site} id={logo} />}
          </small>
        ))}
        {below?.(item)}
      </li>
    ))}
    {(basket.giftCertificateItems ?? []).map((gift) => (
      <li key={gift.giftCertificateItemId}>
        <div className="line">
          <b>
            <FormattedMessage
              id="eGift.lineName"
              defaultMessage="E-gift card for {name}"
              values={{ name: gift.recipientName ?? gift.recipientEmail }}
            />
          </b>
          <span>
            <Money amount={gift.amount} currency={basket.currency} />
          </span>
        </div>
        {belowGift?.(gift)}
      </li>
    ))}
  </ul>
);

/** A gift card and what it pays: 'Gift card ending in 0003, $25.00'. */
export const PlainGiftCard = ({
  instrument: { maskedGiftCertificateCode = "", amount = 0 },
  currency,
}: {
  instrument: BasketPaymentInstrument;
  currency: string | undefined;
}) => (
  <FormattedMessage
    id="paymentWords.giftCard"
    defaultMessage="Gift card ending in {digits}, {amount}"
    values={{ digits: maskedGiftCertificateCode.slice(-4), amount: <Money amount={amount} currency={currency} /> }}
  />
);

/** An address as on a letter. */
export const PlainAddress = ({ address }: { address: BasketAddress | undefined }) => (
  <address>
    {[
      [address?.firstName, address?.lastName],
      [address?.address1],
      [address?.address2],
      [[address?.city, address?.stateCode].filter(Boolean).join(", "), address?.postalCode],
    ]
      .map((parts) => parts.filter(Boolean).join(" "))
      .filter(Boolean)
      .map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
  </address>
);

const parcelSteps = ["shipping", "delivery", "payment", "review"] as const;
const emailSteps = ["billing", "payment", "review"] as const;

/** A step of the checkout without scripts, named after its page. */
type Step = (typeof parcelSteps | typeof emailSteps)[number];

const label = defineMessage({ id: "plain.steps", defaultMessage: "Checkout" });

/** Where in the checkout somebody is; steps behind are links. A bag of e-gift cards alone has no shipping. */
export function PlainSteps({ current, bag }: { current: Step; bag?: BasketDocument }) {
  const names: Record<Step, ReactNode> = {
    shipping: <FormattedMessage id="plain.stepShipping" defaultMessage="Address" />,
    billing: <FormattedMessage id="plain.stepShipping" defaultMessage="Address" />,
    delivery: <FormattedMessage id="plain.stepDelivery" defaultMessage="Shipping" />,
    payment: <FormattedMessage id="plain.stepPayment" defaultMessage="Payment" />,
    review: <FormattedMessage id="plain.stepReview" defaultMessage="Review" />,
  };
  const steps: readonly Step[] = current === "billing" || (bag && isEGiftOnly(bag)) ? emailSteps : parcelSteps;
  return (
    <nav aria-label={useIntl().formatMessage(label)}>
      <ol>
        {steps.map((step, index) => (
          <li key={step} aria-current={step === current ? "step" : undefined}>
            {index < steps.indexOf(current) ? <a href={`/plain/${step}`}>{names[step]}</a> : names[step]}
          </li>
        ))}
      </ol>
    </nav>
  );
}
