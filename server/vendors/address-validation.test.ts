import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import { vendorData } from "#world/vendor-data.ts";
import { AddressServiceUnavailable, createAddressValidation, type TypedAddress } from "./address-validation.ts";

let emulator: TestVendors;
beforeAll(async () => {
  emulator = await startTestVendors();
});
afterAll(() => emulator.close());

const service = (layout = vendorData.addressLayout) =>
  createAddressValidation({
    config: {
      enabled: true,
      baseUrl: emulator.origin,
      layout,
      layoutMap: { street: "LINE_1", city: "City name", state: "State code", postal: "LINE_5" },
      maxSuggestions: 7,
      timeoutMs: 10_000,
    },
    token: "sandbox-address-token",
  });

const known: TypedAddress = {
  address1: "12 Larkspur Lane",
  address2: "",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
};

describe("the emulated address service", () => {
  it.each<[string, Partial<TypedAddress>, string, object]>([
    ["a whole address", {}, "Verified match", {}],
    ["short forms", { address1: "12 Larkspur Ln." }, "Verified match", {}],
    ["another zip code", { postalCode: "94117" }, "Verified match", { zip_code_corrected: true }],
    ["a street without its kind", { address1: "2218 Harrison" }, "Verified match", { street_corrected: true }],
    ["a misspelt street", { address1: "12 Larkspurr Lane" }, "Verified match", { street_corrected: true }],
    ["no house number", { address1: "Larkspur Lane" }, "Street partial", {}],
    ["a house number too high", { address1: "12 Short Row" }, "Street partial", {}],
    [
      "a house of flats without a flat",
      { address1: "400 Orchard Plaza", city: "Chicago", stateCode: "IL", postalCode: "60614" },
      "Premises partial",
      {},
    ],
    [
      "a house of flats with a flat",
      { address1: "400 Orchard Plaza", address2: "Unit 3", city: "Chicago", stateCode: "IL", postalCode: "60614" },
      "Verified match",
      {},
    ],
    [
      "two streets of one name",
      { address1: "5 Maple", city: "Denver", stateCode: "CO", postalCode: "80202" },
      "Multiple matches",
      {},
    ],
    [
      "a direction left out",
      { address1: "5 Birch Street", city: "Austin", stateCode: "TX", postalCode: "78701" },
      "Interaction required",
      {},
    ],
    ["a street nobody knows", { address1: "1 Nowhere Boulevard" }, "No matches", {}],
    ["a PO box", { address1: "PO Box 12" }, "Verified match", {}],
    [
      "an address in Canada",
      { address1: "8 Tuque Street", city: "Toronto", stateCode: "ON", postalCode: "M5V 2T6", countryCode: "CA" },
      "Verified match",
      {},
    ],
  ])("%s", async (_name, changes, confidence, details) => {
    const answer = await service().verify({ ...known, ...changes });
    expect(answer).toMatchObject({ confidence, validation_detail: details });
    expect(Object.keys(answer.validation_detail ?? {})).toEqual(Object.keys(details));
  });

  it("writes a corrected address in the layout that is asked for", async () => {
    const { addresses_formatted } = await service().verify({ ...known, address1: "2218 Harrison" });
    expect(addresses_formatted).toEqual([
      {
        address: {
          LINE_1: "2218 Harrison Street",
          LINE_5: "94110-2115",
          "City name": "San Francisco",
          "State code": "CA",
        },
      },
    ]);
    await expect(service("Unknown").verify(known)).rejects.toThrow(AddressServiceUnavailable);
  });

  it("has one suggestion for a whole street, several for its beginning, none for nonsense", async () => {
    expect(await service().suggest("12 Larkspur", "US")).toMatchObject({
      confidence: "Verified match",
      suggestions: [{ text: "12 Larkspur Lane, San Francisco CA 94110" }],
    });
    const several = await service().suggest("12 Lark", "US");
    expect(several.confidence).toBe("Multiple matches");
    expect(several.suggestions.length).toBeGreaterThan(1);
    expect((await service().suggest("12", "US")).confidence).toBe("No matches");
  });

  it("knows no key but its own", async () => {
    expect(await service().format("WyJ4Il0.c2lnbmF0dXJl")).toBeNull();
  });
});
