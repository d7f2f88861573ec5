import {
  catalogRequestBody,
  emptyCatalogRequest,
  isCheckedCountry,
  requestedAddress,
  withCorrection,
} from "./catalog-request.ts";

const june = {
  ...emptyCatalogRequest,
  firstName: " June ",
  lastName: "Harper",
  streetAddress: "12 Larkspur Ln ",
  unitSuiteBuilding: "Suite 4",
  city: "San Francisco",
  state: "CA",
  postalCode: "94110",
  phone: "+1 (415) 555-0117",
  extension: "12",
  email: " june@example.test",
};

describe("a request for catalogs", () => {
  it("takes offers by mail and the United States for granted at first", () => {
    expect(emptyCatalogRequest).toMatchObject({ country: "US", addToEmailList: true, streetAddress: "" });
  });

  it("asks the address service about its own address, a home at no post office", () => {
    expect(requestedAddress(june)).toEqual({
      firstName: " June ",
      lastName: "Harper",
      companyName: "",
      isPoBox: false,
      isResidence: true,
      phone: "+1 (415) 555-0117",
      extension: "12",
      address1: "12 Larkspur Ln ",
      address2: "Suite 4",
      city: "San Francisco",
      stateCode: "CA",
      postalCode: "94110",
      countryCode: "US",
    });
  });

  it.each([
    ["US", true],
    ["CA", false],
  ] as const)("to %s is put to the address service: %p", (country, isChecked) => {
    expect(isCheckedCountry(country)).toBe(isChecked);
  });

  it("takes over what was put right, and nothing else", () => {
    const corrected = { ...requestedAddress(june), address1: "12 Larkspur Lane", postalCode: "94110-2204" };
    expect(withCorrection(june, corrected)).toEqual({
      ...june,
      streetAddress: "12 Larkspur Lane",
      postalCode: "94110-2204",
    });
  });

  it("is sent trimmed, with the phone in digits and a postal code in capitals", () => {
    const padded = {
      ...june,
      companyName: " The Bindery ",
      organizationType: "School",
      lastName: "Harper ",
      country: "CA",
      unitSuiteBuilding: " Suite 4",
      city: " Toronto ",
      state: "ON",
      postalCode: " k1a 0b1",
      extension: " 12 ",
    } as const;
    expect(catalogRequestBody(padded)).toEqual({
      companyName: "The Bindery",
      organizationType: "School",
      firstName: "June",
      lastName: "Harper",
      country: "CA",
      streetAddress: "12 Larkspur Ln",
      unitSuiteBuilding: "Suite 4",
      city: "Toronto",
      state: "ON",
      postalCode: "K1A 0B1",
      phone: "4155550117",
      extension: "12",
      email: "june@example.test",
      addToEmailList: true,
      recaptchaToken: "",
    });
  });
});
