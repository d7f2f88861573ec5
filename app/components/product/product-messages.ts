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
});

/** The stock status in words; the precedence is the domain's. */
export const statusText = (intl: IntlShape, status: StockStatus): string => intl.formatMessage(statusTexts[status]);

/** A badge in words. */
export const badgeText = (intl: IntlShape, badge: Badge): string => {
  if (badge.kind === "own") return badge.text;
  if (badge.kind !== "sale") return intl.formatMessage(badgeTexts[badge.kind]);
  return intl.formatMessage({ id: "badge.sale", defaultMessage: "Save {percent}%" }, { percent: badge.percent });
};
