import type { IntlShape } from "react-intl";
import { formatMoney } from "#app/domain/format/money.ts";
import { askedPrice } from "#app/domain/product/asked-price.ts";
import type { PriceLine } from "#app/domain/product/price-line.ts";
import c from "./price-text.styles.ts";

const hidden = (chunks: React.ReactNode) => <span className="vh">{chunks}</span>;

/** What a price needs to be shown. */
export interface PriceTextProps {
  line: PriceLine;
  currency: string;
  intl: IntlShape;
  /** Whether a price of zero reads 'FREE'. */
  freeAtZero?: boolean;
}

/**
 * One price: the sale price first, then the old one struck through, each with a hidden word for screen readers. A plain
 * function of its props, so that a list of tiles costs no hooks.
 */
export const PriceText = ({ line, currency, intl, freeAtZero = false }: PriceTextProps) => {
  const money = (amount: number) =>
    freeAtZero && amount === 0
      ? intl.formatMessage({ id: "price.free", defaultMessage: "FREE" })
      : formatMoney(amount, currency, intl.locale);
  if (line.sale === undefined) return <b>{money(line.standard)}</b>;
  return (
    <>
      <b data-sale="">
        {intl.formatMessage(
          { id: "price.sale", defaultMessage: "<h>Sale price </h>{amount}" },
          { h: hidden, amount: money(line.sale) },
        )}
      </b>
      <s>
        {intl.formatMessage(
          { id: "price.was", defaultMessage: "<h>was </h>{amount}" },
          { h: hidden, amount: money(line.standard) },
        )}
      </s>
    </>
  );
};

const strong = (chunks: React.ReactNode) => <b>{chunks}</b>;

/** The number of sizes keeps together; where it begins a line, its bar is not seen. */
const together = (chunks: React.ReactNode) => <span className={c.sizes}>{chunks}</span>;
const bar = (chunks: React.ReactNode) => <span className={c.bar}>{chunks}</span>;

/** A product's price line: 'Starting at {price} | {n} Sizes' with several sizes, else its price. */
export const PriceLineText = (props: PriceTextProps) => {
  const { line, currency, intl } = props;
  if (!line.sizes) return <PriceText {...props} />;
  return (
    <span className={c.line}>
      {intl.formatMessage(
        { id: "price.startingAt", defaultMessage: "Starting at <b>{price}</b><t><s> | </s>{sizes} Sizes</t>" },
        {
          b: strong,
          t: together,
          s: bar,
          price: formatMoney(askedPrice(line), currency, intl.locale),
          sizes: line.sizes,
        },
      )}
    </span>
  );
};
