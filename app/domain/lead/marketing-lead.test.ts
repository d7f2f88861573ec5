import {
  emptyLead,
  leadAddress,
  type LeadValues,
  marketingLead,
  needsAddress,
  withPutRight,
} from "./marketing-lead.ts";

const values: LeadValues = {
  companyName: " Marlowe & Daughters ",
  organizationType: "school",
  firstName: " June ",
  lastName: " Marlowe ",
  address1: " 2218 Harrison St ",
  address2: " Suite 4 ",
  city: " San Francisco ",
  state: "CA",
  postalCode: " 94110 ",
  phone: "+1 (415) 555-0117",
  extension: " 22 ",
  email: " june@marlowe.example ",
  wantsOffers: false,
  recaptchaToken: "token",
};

const answeredOnline = {
  companyName: "Marlowe & Daughters",
  firstName: "June",
  lastName: "Marlowe",
  postalCode: "94110",
  phone: "4155550117",
  email: "june@marlowe.example",
  countryCode: "US",
  consent: false,
  recaptchaToken: "token",
};

test("only a catalog that is mailed needs a door", () => {
  expect(needsAddress("printed-catalog")).toBe(true);
  expect([needsAddress("digital-catalog"), needsAddress("concierge")]).toEqual([false, false]);
});

describe("the call for a lead", () => {
  it.each(["concierge", "digital-catalog"] as const)("of %s is trimmed and has no door", (reason) => {
    expect(marketingLead(reason, values)).toEqual({ reason, ...answeredOnline });
  });

  it("of a printed catalog has the door, the kind of organization and the extension", () => {
    expect(marketingLead("printed-catalog", values)).toEqual({
      reason: "printed-catalog",
      ...answeredOnline,
      organizationType: "school",
      address1: "2218 Harrison St",
      address2: "Suite 4",
      city: "San Francisco",
      stateCode: "CA",
      phoneExt: "22",
    });
  });

  it("names the list for offers only where they are wanted", () => {
    expect(marketingLead("concierge", { ...values, wantsOffers: true })).toMatchObject({
      subscribelist: "businessgifts",
    });
    expect(marketingLead("concierge", values)).not.toHaveProperty("subscribelist");
  });
});

test("a lead begins empty, without offers", () => {
  const { wantsOffers, ...texts } = emptyLead;
  expect(wantsOffers).toBe(false);
  expect(new Set(Object.values(texts))).toEqual(new Set([""]));
});

test("an address put right comes back into the lead, everything else stays", () => {
  const asked = leadAddress(values);
  expect(asked).toEqual({
    firstName: values.firstName,
    lastName: values.lastName,
    companyName: values.companyName,
    countryCode: "US",
    isPoBox: false,
    address1: values.address1,
    address2: values.address2,
    city: values.city,
    stateCode: "CA",
    postalCode: values.postalCode,
    phone: values.phone,
    extension: values.extension,
    isResidence: false,
  });
  const right = { address1: "2218 Harrison Street", city: "Oakland", stateCode: "OR", postalCode: "94110-2115" };
  expect(withPutRight(values, { ...asked, ...right, firstName: "Nobody", address2: "Nowhere" })).toEqual({
    ...values,
    address1: "2218 Harrison Street",
    city: "Oakland",
    state: "OR",
    postalCode: "94110-2115",
  });
});
