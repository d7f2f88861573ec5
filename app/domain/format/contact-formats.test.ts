import { campaignPhones } from "#config/countries/formats.ts";
import { formatBirthday, formatExtension, isBirthday } from "./contact-formats.ts";

test.each([
  ["4155550117", "(415) 555-0117"],
  ["415-555 0117", "(415) 555-0117"],
  ["+1 (415) 555-0117", "(415) 555-0117"],
  ["415555", "415555"],
  ["", ""],
])("a US phone number %p is shown as %p", (typed, shown) => {
  expect(campaignPhones.US(typed)).toBe(shown);
});

test.each([
  ["1 (416) 555-0117", "+14165550117"],
  ["4165550117", "+4165550117"],
  ["+1 416 555 0117 999", "+14165550117"],
  ["", ""],
  ["none", ""],
])("a Canadian phone number %p is shown as '+' and up to 11 digits: %p", (typed, shown) => {
  expect(campaignPhones.CA(typed)).toBe(shown);
});

test.each([
  ["02291988", "02/29/1988"],
  ["2/9/1988", "02/09/1988"],
  ["02-29-1988", "02/29/1988"],
  ["0229", "02/29"],
  ["02/29/19881", "02/29/1988"],
  [" 2-9-1988 ", "02/09/1988"],
  [" 2 ", "2"],
  ["12/5/1988", "12/05/1988"],
  ["", ""],
])("a birthday %p is shown as MM/DD/YYYY: %p", (typed, shown) => {
  expect(formatBirthday(typed)).toBe(shown);
});

test.each([
  ["204", "x 204"],
  ["x204", "x 204"],
  ["2-0-4", "x 204"],
  ["", ""],
])("an extension %p is displayed as 'x {ext}': %p", (typed, shown) => {
  expect(formatExtension(typed)).toBe(shown);
});

test.each([
  ["02/29/1988", true],
  ["02/29/1989", false],
  ["13/01/1990", false],
  ["12/31/2099", true],
  ["12/31/1899", false],
  ["01/31/1900", true],
  ["04/31/1990", false],
  ["00/10/1990", false],
  ["1 02/29/1988", false],
  ["02/29/1988 1", false],
  ["2/9/1988", false],
  ["", false],
])("%p is a birthday: %p", (text, is) => {
  expect(isBirthday(text)).toBe(is);
});
