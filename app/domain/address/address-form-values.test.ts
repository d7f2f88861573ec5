import { formatPhone } from "#config/countries/north-american-phone.ts";
import { fromAddressForm, toAddressForm } from "./address-form-values.ts";

const kept = {
  firstName: "June",
  lastName: "Marlowe",
  companyName: "",
  address1: "2218 Harrison",
  address2: "",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550117",
  c_PHONE_EXTENSION: "12",
  c_isPOBox: false,
  c_RESIDENCE_CODE: true,
};

test("an address comes back from the form as the basket keeps it", () => {
  expect(fromAddressForm(toAddressForm(kept, "US"))).toEqual(kept);
});

test("a new address is of the site's country and a residence", () => {
  expect(toAddressForm(undefined, "CA")).toMatchObject({ countryCode: "CA", isResidence: true, address1: "" });
});

test("what is typed is trimmed and postal codes are written in capitals", () => {
  const typed = { ...toAddressForm(kept, "CA"), firstName: " June ", postalCode: " k1a 0b1 " };
  expect(fromAddressForm(typed)).toMatchObject({ firstName: "June", postalCode: "K1A 0B1" });
});

test.each([
  ["4155550117", "(415) 555-0117"],
  ["+1 415.555.0117", "(415) 555-0117"],
  ["41555", "41555"],
])("the phone number %s is shown as %s", (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
