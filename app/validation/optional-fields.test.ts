import { createIntl } from "react-intl";
import type { Schema } from "yup";
import { EMAIL_MAX_LENGTH, isEmail } from "./email-address.ts";
import * as fields from "./field-schemas.ts";

/** Speaks the message's id where it is told none in English. */
const intl = createIntl({ locale: "en-US", messages: {}, onError: () => undefined });
const translated = createIntl({
  locale: "fr-CA",
  messages: {
    "validation.phoneHelper": "Téléphone",
    "validation.required": "Obligatoire",
    "validation.birthday": "Anniversaire",
    "validation.code": "Code",
  },
});

const messageFor = (schema: Schema, value: string | undefined): string | null => {
  try {
    schema.validateSync(value);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

const helper = "Invalid phone number. Should be 10 digits with optional extension.";
const isPhone = (value: string) => value === "415-555-0117";
const birthday = "Please enter a valid birthday";
const isBirthday = (value: string) => value === "03/14";

describe("fields that may be left out", () => {
  it.each<[string, Schema, string | undefined, string | null]>([
    ["a phone number", fields.phoneWithExtension(intl, isPhone), " 415-555-0117 ", null],
    ["no phone number", fields.phoneWithExtension(intl, isPhone), undefined, null],
    ["an empty phone number", fields.phoneWithExtension(intl, isPhone), "  ", null],
    ["what is no phone number", fields.phoneWithExtension(intl, isPhone), "415", helper],
    ["a birthday", fields.birthday(intl, isBirthday), " 03/14 ", null],
    ["no birthday", fields.birthday(intl, isBirthday), undefined, null],
    ["an empty birthday", fields.birthday(intl, isBirthday), "", null],
    ["what is no birthday", fields.birthday(intl, isBirthday), "13/99", birthday],
  ])("%s", (_name, schema, value, message) => {
    expect(messageFor(schema, value)).toBe(message);
  });
});

describe("a mailed code", () => {
  const problem = "Please enter the digits of the code.";
  it.each<[string, string | undefined, string | null]>([
    ["of six digits", "123456", null],
    ["of eight digits", "12345678", null],
    ["with a space between", "123 456", null],
    ["with hyphens between", "12-34-56-78", null],
    ["with blanks around it", "  123456  ", null],
    ["of five digits", "12345", problem],
    ["of nine digits", "123456789", problem],
    ["with a letter", "12345a", problem],
    ["with letters", "abcdef", problem],
    ["with a letter between", "12x3456", problem],
    ["with a letter before it", "x123456", problem],
    ["with a letter after it", "123456x", problem],
    ["with two hyphens together", "123--456", problem],
    ["left out", "", "This field is required."],
  ])("%s", (_name, value, message) => {
    expect(messageFor(fields.loginCode(intl), value)).toBe(message);
  });
});

test("what is wrong is told in the shopper's language", () => {
  expect(messageFor(fields.phoneWithExtension(translated, isPhone), "4")).toBe("Téléphone");
  expect(messageFor(fields.birthday(translated, isBirthday), "4")).toBe("Anniversaire");
  expect(messageFor(fields.loginCode(translated), "4")).toBe("Code");
});

describe("an email address", () => {
  const ofLength = (length: number) => `${"j".repeat(length - "@plum.example".length)}@plum.example`;
  it.each([
    ["june@marlowe.example", true],
    ["  june@marlowe.example  ", true],
    [ofLength(EMAIL_MAX_LENGTH), true],
    [` ${ofLength(EMAIL_MAX_LENGTH)} `, true],
    [ofLength(EMAIL_MAX_LENGTH + 1), false],
    ["june@marlowe", false],
    ["", false],
  ])("%p: %p", (text, isTaken) => {
    expect(isEmail(text)).toBe(isTaken);
  });
});
