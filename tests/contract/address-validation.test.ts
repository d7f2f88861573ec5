import { addressAuthToken } from "#emulators/address/address-router.ts";
import { startTestVendors, type TestVendors } from "#emulators/test-vendors.ts";
import {
  AddressServiceUnavailable,
  createAddressValidation,
  type TypedAddress,
} from "#server/vendors/address-validation.ts";

/*
 * What the shop relies on from the address service. Runs against the emulator, or against an account when
 * CONTRACT_ADDRESS_BASE_URL and ADDRESS_AUTH_TOKEN are set, with a layout ADDRESS_LAYOUT whose labels ADDRESS_LABELS
 * names.
 */
const env = process.env;
const realBase = env.CONTRACT_ADDRESS_BASE_URL;

let emulator: TestVendors | null = null;
beforeAll(async () => {
  if (!realBase) emulator = await startTestVendors();
});
afterAll(() => emulator?.close());

const [street = "LINE_1", city = "City name", state = "State code", postal = "LINE_5"] = (
  realBase && env.ADDRESS_LABELS ? env.ADDRESS_LABELS : ""
)
  .split(",")
  .filter(Boolean);

const service = (token = (realBase && env.ADDRESS_AUTH_TOKEN) || addressAuthToken) =>
  createAddressValidation({
    config: {
      enabled: true,
      baseUrl: realBase ?? emulator?.origin ?? "",
      layout: (realBase && env.ADDRESS_LAYOUT) || "WickettPlum",
      layoutMap: { street, city, state, postal },
      maxSuggestions: 7,
      timeoutMs: 10_000,
    },
    token,
  });

/** An address both know. */
const known: TypedAddress = realBase
  ? {
      address1: "125 Summer St",
      address2: "Ste 1910",
      city: "Boston",
      stateCode: "MA",
      postalCode: "02110",
      countryCode: "US",
    }
  : {
      address1: "12 Larkspur Lane",
      address2: "",
      city: "San Francisco",
      stateCode: "CA",
      postalCode: "94110",
      countryCode: "US",
    };

describe("the address service", () => {
  it("verifies an address that is right", async () => {
    expect((await service().verify(known)).confidence).toBe("Verified match");
  });

  it("gives suggestions whose keys lead to the whole address", async () => {
    const { suggestions } = await service().suggest(known.address1.slice(0, -2), "US");
    expect(suggestions.length).toBeGreaterThan(0);
    const found = await service().format(suggestions[0]?.global_address_key ?? "");
    expect(found?.address.address_line_1).toMatch(/^\d/);
    expect(found?.address.postal_code).toMatch(/^\d{5}/);
  });

  it("refuses a wrong token", async () => {
    await expect(service("wrong").verify(known)).rejects.toThrow(AddressServiceUnavailable);
  });

  it("does not know nonsense", async () => {
    const nowhere = { ...known, address1: "99999 Qqzzxx Wwkkvv", address2: "" };
    expect((await service().verify(nowhere)).confidence).not.toBe("Verified match");
    expect((await service().suggest("99999 Qqzzxx Wwkkvv", "US")).suggestions).toEqual([]);
  });
});
