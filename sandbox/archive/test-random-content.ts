import fc from "fast-check";
import { attributesOf, flag, localizedOf, name, optional, text } from "./test-random-elements.ts";
import { element, textElement, type XmlElement } from "./xml-element.ts";

const LINE = 26;

const money = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
const moment = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());
const rank = optional(fc.integer({ min: 1, max: 99 }));
const list = (tag: string, all: readonly XmlElement[]) => (all.length > 0 ? element(tag, {}, ...all) : undefined);
const groups = fc.uniqueArray(name, { maxLength: 2 }).map((ids) =>
  list(
    "customer-groups",
    ids.map((id) => element("customer-group", { "group-id": id })),
  ),
);

/** A page of this id with a component in it. */
export const pageOf = (id: string): fc.Arbitrary<XmlElement[]> =>
  fc
    .record({
      names: localizedOf("display-name"),
      online: flag,
      data: fc.dictionary(name, fc.oneof(text, fc.integer(), fc.boolean()), { maxKeys: 3 }),
      config: optional(fc.constantFrom('{"visibility":[]}', '{ "visibility" : [ {"customer_group_ids":["a"]} ] }')),
      position: fc.integer({ min: 0, max: 9 }),
    })
    .map((of) => [
      element(
        "content",
        { "content-id": `page-${id}` },
        ...of.names,
        element("type", {}, "page.storePage"),
        of.config === undefined ? undefined : element("config", {}, of.config),
        textElement("online-flag", of.online),
        element(
          "content-links",
          {},
          element(
            "content-link",
            { "content-id": `part-${id}`, type: "page.storePage.main" },
            textElement("position", of.position),
          ),
        ),
      ),
      element(
        "content",
        { "content-id": `part-${id}` },
        element("type", {}, "component.parts.text"),
        element("data", { "xml:lang": "x-default" }, JSON.stringify(of.data)),
      ),
    ]);

/** A category of this id with facets of its own. */
export const facetOf = (id: string): fc.Arbitrary<XmlElement> =>
  fc
    .record({
      names: localizedOf("display-name"),
      mode: fc.constantFrom("value-name", "value-count", "category-position"),
      bounds: fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 3 }),
      values: fc.uniqueArray(name, { minLength: 1, maxLength: 3 }),
      kind: fc.constantFrom("values", "thresholds"),
    })
    .map((of) =>
      element(
        "category",
        { "category-id": `facets-${id}` },
        textElement("online-flag", true),
        element(
          "refinement-definitions",
          {},
          element(
            "refinement-definition",
            { type: "attribute", "bucket-type": "none", "attribute-id": "brand", system: "true" },
            ...of.names,
            element("sort-mode", {}, of.mode),
          ),
          element(
            "refinement-definition",
            { type: "attribute", "bucket-type": of.kind, "attribute-id": id },
            ...of.names,
            element(
              "bucket-definitions",
              {},
              ...(of.kind === "values"
                ? of.values.map((value) =>
                    element("attribute-bucket", {}, ...of.names, element("value-list", {}, value)),
                  )
                : of.bounds.map((bound) => element("threshold-bucket", {}, element("threshold", {}, String(bound))))),
            ),
          ),
          element(
            "refinement-definition",
            { type: "price", "bucket-type": "thresholds" },
            element(
              "bucket-definitions",
              {},
              ...of.bounds.map((bound) =>
                element("price-bucket", { currency: "USD" }, ...of.names, element("threshold", {}, String(bound))),
              ),
            ),
          ),
          element("blocked-refinement-definition", { type: "attribute", "attribute-id": "isNew" }),
        ),
      ),
    );

const content = fc.oneof(
  fc
    .uniqueArray(name, { maxLength: 3 })
    .map((ids) => element("products", {}, ...ids.map((id) => element("product", { "product-id": id })))),
  localizedOf("body").map((bodies) => element("html", {}, ...bodies)),
  name.map((id) => element("recommended-products", { "recommendation-rule-id": id })),
);

/** What stands in a slot, under this id. */
export const slotOf = (id: string): fc.Arbitrary<XmlElement> =>
  fc
    .record({
      isDefault: flag,
      rank,
      enabled: flag,
      callout: localizedOf("callout-msg"),
      from: optional(moment),
      day: optional(fc.constantFrom("Monday", "Sunday")),
      content,
      attributes: attributesOf,
      groups,
    })
    .map((of) =>
      element(
        "slot-configuration",
        {
          "slot-id": "banner",
          context: "category",
          "context-id": "sweets",
          "configuration-id": id,
          default: String(of.isDefault),
        },
        textElement("rank", of.rank),
        textElement("enabled-flag", of.enabled),
        ...of.callout,
        of.from
          ? element(
              "schedule",
              {},
              element("start-date", {}, of.from),
              of.day
                ? element("recurrence", {}, element("day-of-week", {}, element("weekday", {}, of.day)))
                : undefined,
            )
          : undefined,
        element("content", {}, of.content),
        of.attributes,
        of.groups,
      ),
    );

/** A way to pay of this id. */
export const methodOf = (id: string): fc.Arbitrary<XmlElement> =>
  fc
    .record({
      names: localizedOf("name"),
      enabled: flag,
      most: optional(money),
      groups,
      attributes: attributesOf,
      ranges: fc.shuffledSubarray(["USD", "CAD", "EUR"]),
    })
    .map((of) =>
      element(
        "payment-method",
        { "method-id": id },
        ...of.names,
        textElement("enabled-flag", of.enabled),
        textElement("max-purchase-amount", of.most),
        of.groups,
        of.attributes,
        list(
          "ranges",
          of.ranges.map((currency) => element("range", { currency }, textElement("min-purchase-amount", "1.00"))),
        ),
      ),
    );

/** A card of this type. */
export const cardOf = (id: string): fc.Arbitrary<XmlElement> =>
  fc
    .record({
      names: localizedOf("name"),
      enabled: flag,
      digits: fc.integer({ min: 12, max: 19 }),
      code: fc.constantFrom(0, 3, 4),
    })
    .map((of) =>
      element(
        "payment-card",
        { "card-type": id },
        ...of.names,
        textElement("enabled-flag", of.enabled),
        element("card-number-settings", {}, element("number-length", {}, element("length", {}, String(of.digits)))),
        textElement("security-code-length", of.code),
      ),
    );

/** A gift certificate of this number. */
export const certificateOf = (id: string): fc.Arbitrary<XmlElement> =>
  fc
    .record({
      made: moment,
      message: optional(text),
      enabled: flag,
      amount: money,
      taken: optional(money),
      merchant: optional(name),
    })
    .map((of) =>
      element(
        "gift-certificate",
        { "gc-id": `gc-${id}`, "gc-merchant-id": of.merchant },
        element("create-date", {}, of.made),
        textElement("message", of.message),
        textElement("enabled-flag", of.enabled),
        element("status", {}, of.taken ? "PART_REDEEMED" : "ISSUED"),
        element("currency", {}, "USD"),
        element("amount", {}, of.amount),
        of.taken
          ? element(
              "redemptions",
              {},
              element(
                "redemption",
                {},
                element("date", {}, of.made),
                element("amount", {}, of.taken),
                textElement("order-no", "0001"),
              ),
            )
          : undefined,
      ),
    );

/** A wish list of somebody, with these products. */
export const listOf = (index: number, customerNo: string, productIds: readonly string[]): XmlElement =>
  element(
    "product-list",
    { "list-id": `List${index}`.padEnd(LINE, "x") },
    element("owner", { "customer-no": customerNo }),
    element("type", {}, "wish_list"),
    textElement("public", index % 2 === 0),
    list(
      "items",
      productIds.map((id, place) =>
        element(
          "product-item",
          {},
          element("product-id", {}, id),
          element("quantity", {}, "2.0"),
          textElement("priority", place),
          textElement("public", true),
          element("purchases"),
        ),
      ),
    ),
  );

/** A saved way to pay, with and without a token. */
export const instrumentOf: fc.Arbitrary<XmlElement> = fc
  .record({
    digits: fc.integer({ min: 1000, max: 9999 }),
    token: optional(name),
    holder: text,
    month: fc.integer({ min: 1, max: 12 }),
  })
  .map((of) =>
    element(
      "payment-instrument",
      {},
      element(
        "credit-card",
        {},
        element("card-type", {}, "VISA"),
        element("card-number", {}, `************${of.digits}`),
        textElement("card-token", of.token),
        element("card-holder", {}, of.holder),
        textElement("expiration-month", of.month),
        textElement("expiration-year", 2039),
      ),
      element("ek-id", {}, "-1"),
    ),
  );
