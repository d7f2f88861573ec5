import fc from "fast-check";
import { attributesOf, flag, localizedOf, name, optional, text } from "./test-random-elements.ts";
import { element, textElement } from "./xml-element.ts";

const conditions = fc
  .uniqueArray(fc.tuple(fc.constantFrom("brand", "product-id", "category-id"), name), {
    minLength: 1,
    maxLength: 3,
    selector: ([kind]) => kind,
  })
  .map((all) =>
    element(
      "included-products",
      {},
      ...all.map(([kind, value]) =>
        element(
          "condition-group",
          {},
          element(
            `${kind === "category-id" ? "category" : kind}-condition`,
            { ...(kind === "category-id" ? { "catalog-id": "mine" } : {}), operator: "is equal" },
            element(kind, {}, value),
          ),
        ),
      ),
    ),
  );

const money = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
const percent = fc.integer({ min: 1, max: 99 }).map(String);
const discount = fc.oneof(
  percent.map((value) => element("percentage", {}, value)),
  money.map((value) => element("amount", {}, value)),
);

const rule = fc.oneof(
  fc
    .record({ conditions, discount, most: optional(fc.integer({ min: 1, max: 9 })) })
    .map((of) =>
      element(
        "product-promotion-rule",
        {},
        element("qualifying-products", {}, of.conditions),
        element("simple-discount", {}, of.discount),
        textElement("max-applications", of.most),
      ),
    ),
  fc
    .uniqueArray(fc.tuple(money, discount), { minLength: 1, maxLength: 3, selector: ([from]) => from })
    .map((tiers) =>
      element(
        "order-promotion-rule",
        {},
        element(
          "discounts",
          { "condition-type": "order-total" },
          ...tiers.map(([from, of]) => element("discount", {}, element("threshold", {}, from), of)),
        ),
      ),
    ),
  // What the shop has no rule for comes back as it came.
  fc.constant(
    element(
      "product-promotion-rule",
      {},
      textElement("identical-products", true),
      element("simple-discount", {}, element("percentage", {}, "5")),
    ),
  ),
);

/** One of them with this id. */
export const promotionOf = (id: string) =>
  fc
    .record({
      enabled: flag,
      exclusivity: fc.constantFrom("no", "class", "global"),
      names: localizedOf("name"),
      tag: text,
      rule,
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "promotion",
        { "promotion-id": id },
        textElement("enabled-flag", of.enabled),
        textElement("searchable-flag", true),
        textElement("exclusivity", of.exclusivity),
        ...of.names,
        element("tags", {}, element("tag", {}, of.tag)),
        of.attributes,
        of.rule,
      ),
    );

/** One of them with this id. */
export const assignmentOf = (id: string) =>
  fc
    .record({ rank: optional(fc.integer({ min: 1, max: 99 })), groups: fc.uniqueArray(name, { maxLength: 2 }) })
    .map((of) =>
      element(
        "promotion-campaign-assignment",
        { "promotion-id": id, "campaign-id": "season" },
        element("qualifiers", { "match-mode": "any" }, of.groups.length > 0 ? element("customer-groups") : undefined),
        of.groups.length > 0
          ? element(
              "customer-groups",
              {},
              ...of.groups.map((group) => element("customer-group", { "group-id": group })),
            )
          : undefined,
        textElement("rank", of.rank),
      ),
    );

/** One of them with this id. */
export const shippingOf = (id: string) =>
  fc
    .record({
      names: localizedOf("display-name"),
      online: flag,
      costs: fc.uniqueArray(fc.tuple(money, money), { maxLength: 3, selector: ([from]) => from }),
      taxClass: name,
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "shipping-method",
        { "method-id": id, default: "false" },
        ...of.names,
        textElement("online-flag", of.online),
        element("tax-class-id", {}, of.taxClass),
        of.costs.length > 0
          ? element(
              "price-table",
              {},
              ...of.costs.map(([from, cost]) => element("amount", { "order-value": from }, cost)),
            )
          : undefined,
        of.attributes,
        element("currency", {}, "USD"),
      ),
    );

/** One of them with this id. */
export const customerOf = (id: string) =>
  fc
    .record({
      first: optional(text),
      last: text,
      enabled: flag,
      title: optional(text),
      city: text,
      note: optional(text),
      attributes: attributesOf,
    })
    .map((of) =>
      element(
        "customer",
        { "customer-no": id },
        element("credentials", {}, element("login", {}, `${id}@example.test`), textElement("enabled-flag", of.enabled)),
        element(
          "profile",
          {},
          textElement("title", of.title),
          textElement("first-name", of.first),
          textElement("last-name", of.last),
          of.attributes,
        ),
        element(
          "addresses",
          {},
          element("address", { "address-id": "home", preferred: "true" }, element("city", {}, of.city)),
        ),
        textElement("note", of.note),
      ),
    );

/** One of them with this id. */
export const groupOf = (id: string) =>
  fc
    .record({ description: optional(text), operator: fc.constantFrom("ends-with", "contains"), value: name })
    .map((of) =>
      element(
        "customer-group",
        { "group-id": id },
        textElement("description", of.description),
        element(
          "membership-rule",
          {},
          element(
            "included-customers",
            {},
            element(
              "condition-group",
              { "match-mode": "all" },
              element(
                "condition",
                {},
                element("attribute-path", {}, "customer.profile.email"),
                element("operator", {}, of.operator),
                element("string", {}, of.value),
              ),
            ),
          ),
        ),
      ),
    );

/** One of them with this id. */
export const ruleOf = (id: string) =>
  fc
    .subarray(["price", "unit-price", "category-position", "explicit-sortings"], { minLength: 1 })
    .map((steps) =>
      element(
        "sorting-rule",
        { "rule-id": id },
        element(
          "sorting-attributes",
          {},
          ...steps.map((step) =>
            step.endsWith("price") ? element(step, {}, element("direction", {}, "ascending")) : element(step),
          ),
        ),
      ),
    );

/** One of them with this id. */
export const contentOf = (id: string) =>
  fc
    .record({ names: localizedOf("display-name"), online: flag, attributes: attributesOf })
    .map((of) =>
      element(
        "content",
        { "content-id": id },
        ...of.names,
        textElement("online-flag", of.online),
        of.attributes,
        element("folder-links", {}, element("classification-link", { "folder-id": "root" })),
      ),
    );
