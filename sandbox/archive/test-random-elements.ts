import fc from "fast-check";
import { element } from "./xml-element.ts";

/** Ids. */
export const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,7}$/);
/** Characters XML may hold. */
const isWritable = (each: string) => /^[\t\n\r\p{L}\p{N}\p{P}\p{S}\p{Zs}]*$/u.test(each) && each.trim() !== "";
/** Texts XML may hold. */
export const text = fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }).filter(isWritable);
const language = fc.constantFrom("x-default", "en-US", "fr-CA");
/** Yes or no. */
export const flag = fc.boolean();

/** A text in some languages. */
export const localizedOf = (tag: string) =>
  fc
    .uniqueArray(fc.tuple(language, text), { selector: ([of]) => of, maxLength: 3 })
    .map((all) => all.map(([of, value]) => element(tag, { "xml:lang": of }, value)));

/** Custom attributes, or none. */
export const attributesOf = fc
  .uniqueArray(fc.tuple(name, fc.oneof(text, fc.array(text, { minLength: 1, maxLength: 3 }))), {
    selector: ([id]) => id,
    maxLength: 4,
  })
  .map((all) =>
    all.length === 0
      ? undefined
      : element(
          "custom-attributes",
          {},
          ...all.map(([id, value]) =>
            element(
              "custom-attribute",
              { "attribute-id": id },
              ...(Array.isArray(value) ? value.map((each) => element("value", {}, each)) : [value]),
            ),
          ),
        ),
  );

/** A value, or nothing. */
export const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
