import { contactFormAddress, contactTopics, emptyContact, hiddenContactFields } from "./contact-form.ts";

test("an empty message is about the first topic", () => {
  const { type, ...texts } = emptyContact;
  expect(type).toBe(contactTopics[0]);
  expect(new Set(Object.values(texts))).toEqual(new Set([""]));
});

test("the form says whose it is and where it comes back to", () => {
  expect(hiddenContactFields({ organizationId: "00D1", origin: "https://shop.example", path: "/contact-us" })).toEqual({
    orgid: "00D1",
    retURL: "https://shop.example/contact-us?submit=true",
    priority: "Medium",
    status: "Open",
  });
});

test.each([
  ["https://desk.example/servlet", "https://desk.example/servlet"],
  ["http://desk.example/", "http://desk.example/"],
  ["javascript:alert(1)", undefined],
  ["httpsx://desk.example/", undefined],
  ["xhttp://desk.example/", undefined],
  ["desk.example", undefined],
  ["", undefined],
  [undefined, undefined],
  [7, undefined],
])("a form's address %p is taken as %p", (preference, address) => {
  expect(contactFormAddress(preference)).toBe(address);
});
