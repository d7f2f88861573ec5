import { parse } from "@formatjs/icu-messageformat-parser";
import type { MessageDescriptor } from "react-intl";
import { intlFor } from "#app/shell/providers.tsx";
import { keepTexts } from "./kept-texts.ts";

const french = { bag: parse("{count, plural, one {# article} other {# articles}}"), hello: parse("Bonjour") };

/** As pages get theirs: the words of English are those of the code. Another list of texts makes another. */
const intlOf = (locale: string) => {
  intlFor(locale, {});
  return intlFor(locale, locale === "fr-CA" ? { ...french } : undefined);
};

/** As the build writes texts into the code: a list that is made anew each time it is said. */
const textOf = (id: string, words: string): MessageDescriptor => ({ id, defaultMessage: parse(words) });

const bag = () => textOf("bag", "{count, plural, one {# thing} other {# things}} in your bag");

test.each([
  ["words alone", () => textOf("hello", "Hello"), {}, "Hello", "Bonjour"],
  ["values", bag, { count: 1 }, "1 thing in your bag", "1 article"],
  ["other values", bag, { count: 1200 }, "1,200 things in your bag", "1 200 articles"],
  ["what no translation has", () => textOf("new", "New"), {}, "New", "New"],
])("a kept text is said as the library says it: %s", (_what, text, values, english, inFrench) => {
  for (const [locale, expected] of [
    ["en-US", english],
    ["fr-CA", inFrench],
  ] as const) {
    const plain = intlOf(locale);
    const kept = intlOf(locale);
    keepTexts(kept);
    for (let time = 0; time < 2; time += 1) {
      expect(kept.formatMessage(text(), values).replace(/\s/g, " ")).toBe(expected);
      expect(kept.formatMessage(text(), values)).toBe(plain.formatMessage(text(), values));
    }
  }
});

test("a text is made once, however often and with whatever it is said", () => {
  const intl = intlOf("en-US");
  const made = jest.fn(intl.formatters.getMessageFormat);
  intl.formatters.getMessageFormat = made;
  keepTexts(intl);
  keepTexts(intl);
  for (const count of [1, 2, 3]) intl.formatMessage(bag(), { count });
  expect(made).toHaveBeenCalledTimes(1);
});

test("words with parts of their own keep them", () => {
  const intl = intlOf("en-US");
  keepTexts(intl);
  const text = textOf("terms", "See <link>our terms</link>.");
  expect(intl.formatMessage(text, { link: (chunks) => `[${chunks.join("")}]` })).toBe("See [our terms].");
});
