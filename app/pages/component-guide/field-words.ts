import type { IntlShape } from "react-intl";
import type { FieldSchema } from "./block-schema.ts";

/** The kind of value a field holds, in words. */
export const typeWords = (intl: IntlShape, schema: FieldSchema): string => {
  if (schema.enum)
    return intl.formatMessage(
      { id: "guide.typeChoice", defaultMessage: "one of {choices}" },
      { choices: schema.enum.join(", ") },
    );
  if (schema.format === "markdown") return intl.formatMessage({ id: "guide.typeMarkdown", defaultMessage: "Markdown" });
  if (schema.format === "picture") return intl.formatMessage({ id: "guide.typePicture", defaultMessage: "picture" });
  if (schema.format === "item") return intl.formatMessage({ id: "guide.typeItem", defaultMessage: "content item" });
  switch (schema.type) {
    case "array":
      return intl.formatMessage(
        { id: "guide.typeList", defaultMessage: "list: {type}" },
        { type: schema.items ? typeWords(intl, schema.items) : "" },
      );
    case "number":
      return intl.formatMessage({ id: "guide.typeNumber", defaultMessage: "number" });
    case "boolean":
      return intl.formatMessage({ id: "guide.typeSwitch", defaultMessage: "yes or no" });
    case "object":
      return intl.formatMessage({ id: "guide.typeGroup", defaultMessage: "group of fields" });
    default:
      return intl.formatMessage({ id: "guide.typeText", defaultMessage: "text" });
  }
};

/** How far a field's value may go, in words; empty where it may be anything of its type. */
export const limitWords = (intl: IntlShape, { minimum, maximum, minItems, pattern }: FieldSchema): string =>
  [
    minimum !== undefined &&
      intl.formatMessage({ id: "guide.limitLeast", defaultMessage: "at least {count}" }, { count: minimum }),
    maximum !== undefined &&
      intl.formatMessage({ id: "guide.limitMost", defaultMessage: "at most {count}" }, { count: maximum }),
    minItems !== undefined &&
      intl.formatMessage(
        { id: "guide.limitEntries", defaultMessage: "{count, plural, one {# entry} other {# entries}} or more" },
        { count: minItems },
      ),
    pattern,
  ]
    .filter(Boolean)
    .join("; ");
