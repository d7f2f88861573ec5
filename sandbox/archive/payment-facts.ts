import type { AmountRange, PaymentTexts } from "#sandbox/core/columns/payment.ts";
import { centsOf, moneyText } from "./amount-text.ts";
import { defaultText, languagesIn, localized, textInLanguage } from "./localized.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  textElement,
  textIn,
  textOf,
  type XmlElement,
} from "./xml-element.ts";

/** What a way to pay and a card have in common. */
export interface TermFacts {
  name: string;
  description: string;
  texts: PaymentTexts;
  enabled: boolean;
  customerGroups: string[];
  countries: string[];
  currencies: string[];
  ranges: Record<string, AmountRange>;
}

/** What an archive and the shop both know of a way to pay. */
export interface PaymentMethodFacts extends TermFacts {
  processorId: string;
}

/** What an archive and the shop both know of a card. */
export interface PaymentCardFacts extends TermFacts {
  securityCodeLength: number;
  numberLengths: string[];
  numberPrefixes: string[];
  hasChecksum: boolean;
}

const list = (name: string, all: readonly XmlElement[]) => (all.length > 0 ? element(name, {}, ...all) : undefined);

const rangeOf = (of: XmlElement): AmountRange => ({
  minCents: centsOf(textIn(of, "min-purchase-amount")) ?? null,
  maxCents: centsOf(textIn(of, "max-purchase-amount")) ?? null,
});

const rangeElements = ({ minCents, maxCents }: AmountRange) => [
  textElement("min-purchase-amount", minCents === null ? null : moneyText(minCents)),
  textElement("max-purchase-amount", maxCents === null ? null : moneyText(maxCents)),
];

const hasLimit = ({ minCents, maxCents }: AmountRange) => minCents !== null || maxCents !== null;

const termsOf = (of: XmlElement): TermFacts => {
  const general = rangeOf(of);
  const byCurrency = childrenOf(childOf(of, "ranges"), "range").map((range): [string, AmountRange] => [
    attributeOf(range, "currency") ?? "",
    rangeOf(range),
  ]);
  return {
    name: defaultText(of, "name") ?? "",
    description: defaultText(of, "description") ?? "",
    texts: Object.fromEntries(
      languagesIn(of, ["name", "description"]).map((language) => {
        const [name, description] = ["name", "description"].map((each) => textInLanguage(of, each, language));
        return [
          language,
          {
            ...(typeof name === "string" ? { name } : {}),
            ...(typeof description === "string" ? { description } : {}),
          },
        ];
      }),
    ),
    enabled: textIn(of, "enabled-flag") === "true",
    customerGroups: childrenOf(childOf(of, "customer-groups"), "customer-group").map(
      (group) => attributeOf(group, "group-id") ?? "",
    ),
    countries: childrenOf(childOf(of, "countries"), "country").map(
      (country) => attributeOf(country, "country-code") ?? "",
    ),
    currencies: childrenOf(childOf(of, "currencies"), "currency").map(textOf),
    ranges: Object.fromEntries([...(hasLimit(general) ? [["", general] as const] : []), ...byCurrency]),
  };
};

/** Members before the enabled flag, and those behind what is particular to a method or a card. */
const termElements = (facts: TermFacts) => {
  const others = (of: "name" | "description") =>
    Object.entries(facts.texts).map(([language, said]) => ({ language, text: said[of] ?? null }));
  const general = facts.ranges[""];
  return {
    first: [
      ...localized("name", facts.name === "" ? null : facts.name, others("name")),
      ...localized("description", facts.description === "" ? null : facts.description, others("description")),
      textElement("enabled-flag", facts.enabled),
    ],
    last: [
      ...(general ? rangeElements(general) : []),
      list(
        "countries",
        facts.countries.map((code) => element("country", { "country-code": code })),
      ),
      list(
        "currencies",
        facts.currencies.map((currency) => element("currency", {}, currency)),
      ),
      list(
        "customer-groups",
        facts.customerGroups.map((id) => element("customer-group", { "group-id": id })),
      ),
      list(
        "ranges",
        Object.entries(facts.ranges)
          .filter(([currency]) => currency !== "")
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([currency, range]) => element("range", { currency }, ...rangeElements(range))),
      ),
    ],
  };
};

/** Reads a way to pay. */
export const paymentMethodOf = (of: XmlElement): PaymentMethodFacts => ({
  processorId: textIn(of, "processor-id") ?? "",
  ...termsOf(of),
});

/** Tells a way to pay. */
export const paymentMethodElement = (id: string, facts: PaymentMethodFacts): XmlElement => {
  const { first, last } = termElements(facts);
  return element(
    "payment-method",
    { "method-id": id },
    ...first,
    textElement("processor-id", facts.processorId === "" ? null : facts.processorId),
    ...last,
  );
};

const numbersIn = (of: XmlElement, wrapper: string, name: string) =>
  childrenOf(childOf(childOf(of, "card-number-settings"), wrapper), name).map(textOf);

/** Reads a card. */
export const paymentCardOf = (of: XmlElement): PaymentCardFacts => ({
  securityCodeLength: Number(textIn(of, "security-code-length") ?? 0) || 0,
  numberLengths: numbersIn(of, "number-length", "length"),
  numberPrefixes: numbersIn(of, "number-prefix", "prefix"),
  hasChecksum: textIn(childOf(of, "card-number-settings"), "enable-checksum-verification") === "true",
  ...termsOf(of),
});

/** Tells a card. */
export const paymentCardElement = (id: string, facts: PaymentCardFacts): XmlElement => {
  const { first, last } = termElements(facts);
  const settings = [
    facts.hasChecksum ? textElement("enable-checksum-verification", true) : undefined,
    list(
      "number-length",
      facts.numberLengths.map((length) => element("length", {}, length)),
    ),
    list(
      "number-prefix",
      facts.numberPrefixes.map((prefix) => element("prefix", {}, prefix)),
    ),
  ].filter((each) => each !== undefined);
  return element(
    "payment-card",
    { "card-type": id },
    ...first,
    list("card-number-settings", settings),
    textElement("security-code-length", facts.securityCodeLength === 0 ? null : facts.securityCodeLength),
    ...last,
  );
};
