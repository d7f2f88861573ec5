import { defineMessages, type IntlShape } from "react-intl";
import type { StockStatus } from "#app/domain/product/availability.ts";
import type { Badge } from "#app/domain/product/badge.ts";

const statusTexts = defineMessages({
  comingSoon: { id: "product.comingSoon", defaultMessage: "Coming soon" },
  inShopsOnly: { id: "product.inShopsOnly", defaultMessage: "In Shops Only" },
  outOfStock: { id: "product.outOfStock", defaultMessage: "Out of stock" },
});

const badgeTexts = defineMessages({
  comingSoon: { id: "badge.comingSoon", defaultMessage: "Coming soon" },
  inShopsOnly: { id: "badge.inShopsOnly", defaultMessage: "In shops only" },
  outOfStock: { id: "badge.outOfStock", defaultMessage: "Out of stock" },
  customMix: { id: "badge.customMix", defaultMessage: "Custom mix" },
  new: { id: "badge.new", defaultMessage: "New" },
  sale: { id: "badge.sale", defaultMessage: "Save {percent}%" },
});

/** The stock status in words; the precedence is the domain's. */
export const statusText = (intl: IntlShape, status: StockStatus): string => intl.formatMessage(statusTexts[status]);

/** A badge in words. */
export const badgeText = (intl: IntlShape, badge: Badge): string =>
  badge.kind === "own"
    ? badge.text
    : intl.formatMessage(badgeTexts[badge.kind], badge.kind === "sale" ? { percent: badge.percent } : undefined);
