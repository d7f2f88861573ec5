import type { CSSProperties, ReactNode } from "react";
import type { EGiftDesign } from "#app/domain/e-gift/e-gift.ts";
import bow from "#app/static/ribbon-bow.webp";
import c from "./e-gift-card.styles.ts";

/** How an e-gift card looks; without words it is decoration. */
export const EGiftCard = ({
  design,
  brand,
  amount,
  children,
}: {
  design: EGiftDesign;
  brand?: string;
  amount?: string;
  children?: ReactNode;
}) => (
  <div
    className={c.card}
    data-design={design}
    aria-hidden={brand === undefined || undefined}
    style={{ "--bow": `url(${bow})` } as CSSProperties}
  >
    {brand === undefined ? null : (
      <div className={c.label}>
        <span className={c.brand}>{brand}</span>
        <span className={c.amount}>{amount}</span>
        {children}
      </div>
    )}
  </div>
);
