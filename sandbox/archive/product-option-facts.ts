import type { OptionFacts } from "#sandbox/platform/products/exchanged-product.ts";
import { centsOf, moneyText } from "./amount-text.ts";
import { defaultText, localized } from "./localized.ts";
import { attributeOf, childOf, childrenOf, element, textOf, type XmlElement } from "./xml-element.ts";

/** Tells an option. */
export const optionElement = ({ optionId, name, description, values }: OptionFacts): XmlElement =>
  element(
    "option",
    { "option-id": optionId },
    ...localized("display-name", name === "" ? null : name),
    ...localized("description", description === "" ? null : description),
    element(
      "option-values",
      {},
      ...values.map((value) => {
        const prices = Object.entries(value.priceCents).sort(([one], [other]) => (one < other ? -1 : 1));
        return element(
          "option-value",
          { "value-id": value.valueId, default: String(value.isDefault) },
          ...localized("display-value", value.name === "" ? null : value.name),
          prices.length > 0
            ? element(
                "option-value-prices",
                {},
                ...prices.map(([currency, cents]) =>
                  element("option-value-price", { currency }, moneyText(cents ?? 0)),
                ),
              )
            : undefined,
        );
      }),
    ),
  );

/** Reads an option of a product or of a catalogue. */
export const optionOf = (of: XmlElement): OptionFacts => ({
  optionId: attributeOf(of, "option-id") ?? "",
  name: defaultText(of, "display-name") ?? "",
  description: defaultText(of, "description") ?? "",
  values: childrenOf(childOf(of, "option-values"), "option-value").map((value) => ({
    valueId: attributeOf(value, "value-id") ?? "",
    name: defaultText(value, "display-value") ?? "",
    isDefault: attributeOf(value, "default") === "true",
    priceCents: Object.fromEntries(
      childrenOf(childOf(value, "option-value-prices"), "option-value-price").map((price) => [
        attributeOf(price, "currency") ?? "",
        centsOf(textOf(price)) ?? 0,
      ]),
    ),
  })),
});

/** The options of a product: its own, and the names of those it shares. */
export const optionsOf = (product: XmlElement): { options: OptionFacts[]; sharedOptionIds: string[] } => {
  const options = childOf(product, "options");
  return {
    options: childrenOf(options, "option").map(optionOf),
    sharedOptionIds: childrenOf(options, "shared-option").map((each) => attributeOf(each, "option-id") ?? ""),
  };
};
