import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { listedBrand, type ListedBrand } from "#app/domain/payment/card-brand.ts";
import { brandMessages } from "#app/components/payment/card-words.tsx";
import c from "./card-mark.styles.ts";

/** Small drawings of the shop's own that bring the brands to mind. */
const drawings: Partial<Record<ListedBrand, ReactNode>> = {
  visa: (
    <>
      <path data-part="main" d="M0 0h48v7H0z" />
      <path data-part="second" d="M0 27h48v5H0z" />
      <path
        data-part="line"
        d="m12 12 3.5 9L20 12m3.5 0-1.5 9m8-8c-2-1.5-5-.5-4.5 1.5s4 1.5 4 4-4 2.5-5.5 1m8 1 4.5-9 1.5 9m-4-3h3.5"
      />
    </>
  ),
  mastercard: (
    <>
      <circle data-part="main" cx="19.5" cy="16" r="9" />
      <circle data-part="second" cx="28.5" cy="16" r="9" />
    </>
  ),
  americanexpress: (
    <>
      <path data-part="main" d="M0 0h48v32H0z" />
      <path
        data-part="light"
        d="m6 20 3.5-8 3.5 8m-5.5-2.5h4M16 20v-8l3.5 5 3.5-5v8m9-8h-5v8h5m-5-4h4m5-4 6 8m0-8-6 8"
      />
    </>
  ),
  discover: (
    <>
      <path data-part="main" d="M48 15v17H14c15-2 26-8 34-17z" />
      <path data-part="line" d="M9 7v10h2.5c6.5 0 6.5-10 0-10zm12 0v10" />
      <circle data-part="second" cx="32" cy="12" r="5" />
    </>
  ),
};

/** The mark of a card's brand; nothing for a brand the shop has none for. */
export const CardMark = ({ cardType }: { cardType: string | undefined }) => {
  const intl = useIntl();
  const brand = listedBrand(cardType ?? "");
  const drawing = brand && drawings[brand];
  if (!drawing) return null;
  return (
    <svg
      className={c.mark}
      data-brand={brand}
      viewBox="0 0 48 32"
      role="img"
      aria-label={intl.formatMessage(brandMessages[brand])}
    >
      {drawing}
    </svg>
  );
};
