import type { IntlShape } from "react-intl";
import type { Badge } from "#app/domain/product/badge.ts";
import c from "./product-badge.styles.ts";
import { badgeText } from "./product-messages.ts";

const classes: Record<Badge["kind"], string> = {
  inShopsOnly: c.plum,
  comingSoon: c.plum,
  outOfStock: c.quiet,
  customMix: c.mint,
  sale: c.sale,
  new: c.new,
  own: c.new,
};

/** A badge on a product's window; the window's frame has to be positioned. */
export const ProductBadge = ({ badge, intl }: { badge: Badge; intl: IntlShape }) => (
  <span className={classes[badge.kind]}>{badgeText(intl, badge)}</span>
);
