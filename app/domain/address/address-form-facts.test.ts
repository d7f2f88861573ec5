import { formatPhone } from "#config/countries/north-american-phone.ts";
import { fromAddressForm, toAddressForm } from "./address-form-values.ts";

const kept = {
  firstName: "June",
  lastName: "Marlowe",
  companyName: "Plum & Co",
  address1: "2218 Harrison St",
  address2: "Suite 4",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550117",
  c_PHONE_EXTENSION: "22",
  c_isPOBox: true,
  c_RESIDENCE_CODE: true,
};
const typed = {
  firstName: "June",
  lastName: "Marlowe",
  companyName: "Plum & Co",
  countryCode: "US" as const,
  isPoBox: true,
  address1: "2218 Harrison St",
  address2: "Suite 4",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  phone: "(415) 555-0117",
  extension: "22",
  isResidence: true,
};

describe("an address in its form", () => {
  it("says what is kept, and keeps what it says", () => {
    expect(toAddressForm(kept, "CA")).toEqual(typed);
    expect(fromAddressForm(typed)).toEqual(kept);
  });

  it.each([
    ["of its own country", { countryCode: "CA" }, "CA"],
    ["of the site's, where its own is not served", { countryCode: "FR" }, "US"],
    ["of the site's, where it names none", { countryCode: undefined }, "US"],
  ])("is %s", (_name, more, country) => {
    expect(toAddressForm({ ...kept, ...more }, "US").countryCode).toBe(country);
  });

  it.each([
    [true, true],
    ["R", true],
    ["C", false],
    [false, false],
    [undefined, false],
  ])("with the code %p is a residence: %p", (code, isResidence) => {
    expect(toAddressForm({ ...kept, c_RESIDENCE_CODE: code }, "US").isResidence).toBe(isResidence);
  });

  it("is a residence while it is new, and no box", () => {
    expect(toAddressForm(undefined, "CA")).toMatchObject({
      isResidence: true,
      isPoBox: false,
      countryCode: "CA",
      city: "",
    });
    expect(toAddressForm({ c_RESIDENCE_CODE: false }, "US").isResidence).toBe(true);
    expect(toAddressForm({ ...kept, c_isPOBox: "yes" }, "US").isPoBox).toBe(false);
  });

  it("is kept trimmed, its postal code in capitals", () => {
    const wide = Object.fromEntries(
      Object.entries(typed).map(([name, value]) => [
        name,
        typeof value === "string" && !name.endsWith("Code") ? `  ${value} ` : value,
      ]),
    ) as typeof typed;
    expect(fromAddressForm(wide)).toEqual(kept);
    expect(fromAddressForm({ ...typed, postalCode: " k1a 0b1 " }).postalCode).toBe("K1A 0B1");
  });
});

test.each([
  ["4155550117", "(415) 555-0117"],
  ["+1 415-555-0117", "(415) 555-0117"],
  ["415555011", "415555011"],
  ["", ""],
])("the phone %p is shown as %p", (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown);
});
