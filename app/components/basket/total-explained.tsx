import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { useSite } from "#app/contexts/site-context.tsx";
import { type BasketDocument, isTaxIncluded } from "#app/domain/basket/basket-document.ts";
import type {
  ExplainedDiscount,
  ExplainedShipping,
  ExplainedTax,
  Explanation,
} from "#app/domain/basket/explanation.ts";
import c from "./total-explained.styles.ts";
import { taxName } from "./tax-words.tsx";
import { useMoney } from "./use-money.ts";

const classes = new Map<string, MessageDescriptor>(
  Object.entries(
    defineMessages({
      candy: { id: "taxClass.candy", defaultMessage: "candy" },
      "food-flour": { id: "taxClass.flour", defaultMessage: "sweets with flour" },
      food: { id: "taxClass.food", defaultMessage: "food" },
      merchandise: { id: "taxClass.merchandise", defaultMessage: "other items" },
      "gift-card": { id: "taxClass.giftCard", defaultMessage: "gift cards" },
      shipping: { id: "taxClass.shipping", defaultMessage: "shipping" },
      exempt: { id: "taxClass.exempt", defaultMessage: "exempt items" },
    }),
  ),
);

function DiscountWords({ discount, money }: { discount: ExplainedDiscount; money: (amount: number) => string }) {
  const { of, name, amount, couponCode, percentage, productName } = discount;
  const values = {
    name,
    saved: money(Math.abs(amount)),
    code: couponCode ?? "none",
    percentage: percentage ?? 0,
    product: productName ?? "",
  };
  if (of === "item")
    return (
      <FormattedMessage
        id="explained.item"
        defaultMessage="{code, select, none {} other {Code {code}: }}“{name}” takes {saved}{percentage, plural, =0 {} other { (#%)}} off {product}."
        values={values}
      />
    );
  if (of === "shipping")
    return (
      <FormattedMessage
        id="explained.shipping"
        defaultMessage="{code, select, none {} other {Code {code}: }}“{name}” takes {saved} off shipping."
        values={values}
      />
    );
  return (
    <FormattedMessage
      id="explained.order"
      defaultMessage="{code, select, none {} other {Code {code}: }}“{name}” takes {saved}{percentage, plural, =0 {} other { (#%)}} off the whole order."
      values={values}
    />
  );
}

function ShippingWords({ parcel, money }: { parcel: ExplainedShipping; money: (amount: number) => string }) {
  const { methodName: method, carriage, coldPack } = parcel;
  return coldPack > 0 ? (
    <FormattedMessage
      id="explained.coldPack"
      defaultMessage="{method} costs {carriage}, and {coldPack} more for a cold pack, because something could melt on the way. Promotions don’t cover the pack."
      values={{ method, carriage: money(carriage), coldPack: money(coldPack) }}
    />
  ) : (
    <FormattedMessage
      id="explained.carriage"
      defaultMessage="{method} costs {carriage} before discounts."
      values={{ method, carriage: money(carriage) }}
    />
  );
}

interface TaxProps {
  tax: ExplainedTax;
  /** Whether the prices hold it. */
  isIncluded: boolean;
  money: (amount: number) => string;
}

function TaxWords({ tax, isIncluded, money }: TaxProps) {
  const intl = useIntl();
  const { taxClassId, rate, base, amount } = tax;
  const region = /\w/.test(tax.regionCode)
    ? tax.regionCode
    : intl.formatDisplayName(tax.countryCode, { type: "region" });
  const named = classes.get(taxClassId);
  const goods = named ? intl.formatMessage(named) : taxClassId;
  if (rate === 0)
    return (
      <FormattedMessage
        id="explained.noTax"
        defaultMessage="{region} doesn’t tax {goods}."
        values={{ region, goods }}
      />
    );
  const values = {
    region,
    goods,
    rate: intl.formatNumber(rate, { style: "percent", maximumFractionDigits: 3 }),
    amount: money(amount),
    base: money(base),
  };
  return isIncluded ? (
    <FormattedMessage
      id="explained.taxIncluded"
      defaultMessage="{region} taxes {goods} at {rate}: {amount} of {base}."
      values={values}
    />
  ) : (
    <FormattedMessage
      id="explained.tax"
      defaultMessage="{region} taxes {goods} at {rate}: {amount} on {base}."
      values={values}
    />
  );
}

/** Each discount, fee and tax of an order in words, from what the engine says of it. */
export function TotalExplained({ explanation, basket }: { explanation: Explanation; basket: BasketDocument }) {
  const { country } = useSite();
  const format = useMoney(basket.currency);
  const money = (amount: number) => format(amount);
  const { discounts, shipping, taxes } = explanation;
  return (
    <dl className={c.parts}>
      {discounts.length > 0 ? (
        <>
          <dt>
            <FormattedMessage id="explained.discounts" defaultMessage="Discounts" />
          </dt>
          {discounts.map((discount, index) => (
            <dd key={index}>
              <DiscountWords discount={discount} money={money} />
            </dd>
          ))}
        </>
      ) : null}
      {shipping.length > 0 ? (
        <>
          <dt>
            <FormattedMessage id="explained.shippingTitle" defaultMessage="Shipping" />
          </dt>
          {shipping.map((parcel) => (
            <dd key={parcel.shipmentId}>
              <ShippingWords parcel={parcel} money={money} />
            </dd>
          ))}
        </>
      ) : null}
      {taxes.length > 0 ? (
        <>
          <dt>
            <FormattedMessage {...taxName(country, basket)} />
          </dt>
          {taxes.map((tax) => (
            <dd key={`${tax.regionCode} ${tax.taxClassId} ${tax.rate}`}>
              <TaxWords tax={tax} isIncluded={isTaxIncluded(basket)} money={money} />
            </dd>
          ))}
        </>
      ) : null}
    </dl>
  );
}
