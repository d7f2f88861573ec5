import { keepPhone, readPhone, showPhone } from "./phone-number.ts";

test.each([
  ["4155550117", "4155550117", ""],
  ["(415) 555-0117", "4155550117", ""],
  ["+1 415 555 0117", "4155550117", ""],
  ["1-415-555-0117", "4155550117", ""],
  ["415.555.0117 x12", "4155550117", "12"],
  ["415 555 0117 ext. 123456", "4155550117", "123456"],
  ["4155550117 Extension 9", "4155550117", "9"],
])("'%s' is a phone number", (typed, digits, extension) => {
  expect(readPhone(typed)).toEqual({ digits, extension });
});

test.each(["", "415555011", "41555501177", "4155550117 x1234567", "4155550117 x1 x2", "call me", "4155550117x1a"])(
  "'%s' is none",
  (typed) => {
    expect(readPhone(typed)).toBeNull();
    expect(showPhone(typed)).toBe(typed);
    expect(keepPhone(typed)).toBe("");
  },
);

test("a number is shown in groups and kept in digits", () => {
  expect(showPhone("4155550117")).toBe("(415) 555-0117");
  expect(showPhone("4155550117x12")).toBe("(415) 555-0117 x 12");
  expect(keepPhone("(415) 555-0117 x 12")).toBe("4155550117x12");
  expect(keepPhone("+1 (415) 555-0117")).toBe("4155550117");
});
