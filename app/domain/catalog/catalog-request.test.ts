import { catalogRequestBody, emptyCatalogRequest, requestedAddress, withCorrection } from "./catalog-request.ts";

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

  it("asks the address service about its own address", () => {
    expect(requestedAddress(june)).toMatchObject({
      address1: "12 Larkspur Ln ",
      address2: "Suite 4",
      city: "San Francisco",
      stateCode: "CA",
      postalCode: "94110",
      countryCode: "US",
    });
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
    expect(catalogRequestBody({ ...june, country: "CA", postalCode: " k1a 0b1" })).toMatchObject({
      firstName: "June",
      streetAddress: "12 Larkspur Ln",
      email: "june@example.test",
      phone: "4155550117",
      postalCode: "K1A 0B1",
      extension: "12",
      addToEmailList: true,
    });
  });
});
