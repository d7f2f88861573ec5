import type { Amounts, Discount } from "#sandbox/platform/promotions/promotion.ts";
import { centsOf, moneyText, numberOf } from "./amount-text.ts";
import { groupedBy } from "#sandbox/core/grouping.ts";
import type { ArchiveContext } from "./mapping.ts";
import { presentSelection, selectionOf, Unfollowed } from "./product-specification.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  elementsOf,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

/** Reads and writes money in the one currency a promotion of an archive has. */
export interface Money {
  /** The amount as a text; empty for a currency it is not offered in. */
  present(amounts: Amounts): string;
  read(text: string | undefined): Amounts;
}

/** Money of a currency. @throws Unfollowed for what is no amount */
export const moneyIn = (currency: string): Money => ({
  present: (amounts) => moneyText(amounts[currency] ?? 0),
  read: (text) => {
    const cents = centsOf(text);
    if (cents === undefined) throw new Unfollowed("an amount that is no number");
    return { [currency]: cents };
  },
});

const presentBonus = (products: readonly { productId: string; quantity: number }[]) =>
  element(
    "bonus",
    {},
    element(
      "bonus-products",
      {},
      ...products.flatMap(({ productId, quantity }) =>
        Array.from({ length: quantity }, () => element("product-id", {}, productId)),
      ),
    ),
  );

/** A discount as the format tells it. */
export const presentDiscount = (discount: Discount, money: Money): XmlElement => {
  switch (discount.type) {
    case "percentage":
      return element("percentage", {}, String(discount.percentage));
    case "amount":
      return element("amount", {}, money.present(discount.amount));
    case "fixed_price":
      return element("fixed-price", {}, money.present(discount.amount));
    case "price_book_price":
      return element("price-book-price", {}, element("pricebook-id", {}, discount.priceBookId));
    case "total_fixed_price":
      return element("total-fixed-price", {}, money.present(discount.amount));
    case "percentage_off_options":
      return element(
        "percent-off-options",
        {},
        element("percentage", {}, String(discount.percentage)),
        element("product-options", {}, ...(discount.optionIds ?? []).map((id) => element("option-id", {}, id))),
      );
    case "free":
      return element("free");
    case "bonus":
      return presentBonus(discount.products);
    case "bonus_choice":
      return element(
        "bonus-choice",
        {},
        discount.rule
          ? presentSelection("bonus-product-rule", discount.rule)
          : element(
              "bonus-products",
              {},
              ...(discount.products ?? []).map(({ productId, price }) =>
                element(
                  "bonus-product",
                  { "product-id": productId },
                  price ? element("bonus-product-price", {}, money.present(price)) : undefined,
                ),
              ),
            ),
        textElement("max-bonus-items", discount.maxItems),
      );
  }
};

const percentage = (text: string | undefined): number => {
  const value = numberOf(text);
  if (value === undefined) throw new Unfollowed("a percentage that is no number");
  return value;
};

const bonusChoice = (of: XmlElement, money: Money, context: ArchiveContext): Discount => {
  const rule = childOf(of, "bonus-product-rule");
  const listed = elementsOf(childOf(of, "bonus-products")).map((each) => {
    const price = textIn(each, "bonus-product-price");
    return {
      productId: attributeOf(each, "product-id") ?? textOf(each),
      ...(price === undefined ? {} : { price: money.read(price) }),
    };
  });
  const maxItems = Math.max(1, Math.round(numberOf(textIn(of, "max-bonus-items")) ?? 1));
  return rule
    ? { type: "bonus_choice", maxItems, rule: selectionOf(rule, context) }
    : { type: "bonus_choice", maxItems, products: listed };
};

const readers: Record<string, (of: XmlElement, money: Money, context: ArchiveContext) => Discount> = {
  percentage: (of) => ({ type: "percentage", percentage: percentage(textOf(of)) }),
  amount: (of, money) => ({ type: "amount", amount: money.read(textOf(of)) }),
  "fixed-price": (of, money) => ({ type: "fixed_price", amount: money.read(textOf(of)) }),
  "price-book-price": (of) => ({ type: "price_book_price", priceBookId: textIn(of, "pricebook-id") ?? "" }),
  "total-fixed-price": (of, money) => ({ type: "total_fixed_price", amount: money.read(textOf(of)) }),
  "percent-off-options": (of) => {
    const optionIds = childrenOf(childOf(of, "product-options"), "option-id").map(textOf);
    return {
      type: "percentage_off_options",
      percentage: percentage(textIn(of, "percentage")),
      ...(optionIds.length > 0 ? { optionIds } : {}),
    };
  },
  free: () => ({ type: "free" }),
  bonus: (of) => {
    const ids = childrenOf(childOf(of, "bonus-products"), "product-id").map(textOf);
    return {
      type: "bonus",
      products: [...groupedBy(ids, (id) => id)].map(([productId, all]) => ({ productId, quantity: all.length })),
    };
  },
  "bonus-choice": bonusChoice,
};

/** The discount inside an element, whatever stands beside it. @throws Unfollowed for kinds the shop has not */
export const discountIn = (of: XmlElement, money: Money, context: ArchiveContext): Discount => {
  const beside = ["threshold", "eligible-quantity"];
  const found = elementsOf(of).find(({ name }) => !beside.includes(name));
  const read = found && readers[found.name];
  if (!found || !read) throw new Unfollowed(`a discount ${found?.name ?? "of nothing"}`);
  return read(found, money, context);
};

/** The threshold beside a discount, as a number. */
export const thresholdIn = (of: XmlElement): number => Math.max(0, numberOf(textIn(of, "threshold")) ?? 0);
