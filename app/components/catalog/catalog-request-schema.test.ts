import { createIntl } from "react-intl";
import { ValidationError } from "yup";
import { type CatalogRequestValues, emptyCatalogRequest } from "#app/domain/catalog/catalog-request.ts";
import { createCatalogRequestSchema } from "./catalog-request-schema.ts";

const intl = createIntl({ locale: "en-US", onError: () => undefined });

const valid: CatalogRequestValues = {
  ...emptyCatalogRequest,
  firstName: "June",
  lastName: "Harper",
  streetAddress: "12 Larkspur Lane",
  city: "San Francisco",
  state: "CA",
  postalCode: "94110",
  phone: "(415) 555-0117",
  email: "june@example.test",
};

const messageOf = (
  change: Partial<CatalogRequestValues>,
  rules: { isCompanyRequired?: boolean; asksForCaptcha?: boolean } = {},
): string | null => {
  const schema = createCatalogRequestSchema(intl, { isCompanyRequired: false, asksForCaptcha: false, ...rules });
  try {
    schema.validateSync({ ...valid, ...change });
    return null;
  } catch (error) {
    return (error as ValidationError).message;
  }
};

const REQUIRED = "This field is required.";
const ADDRESS = "Invalid address";
const PHONE = "Invalid phone number. Should be 10 digits with optional extension.";
const EMAIL = "Please enter a valid email address.";
const ZIP = "Please enter a valid zip code";

describe("the rules of a request for catalogs", () => {
  test.each<[string, Partial<CatalogRequestValues>, string | null]>([
    ["everything as it should be", {}, null],
    ["no company", { companyName: "" }, null],
    ["a company of 30 characters", { companyName: "C".repeat(30) }, null],
    ["a company of 31 characters", { companyName: "C".repeat(31) }, "Please enter a valid name"],
    ["a company that begins with a sign", { companyName: "-Elm" }, "Please enter a valid name"],
    ["an accented name", { firstName: "Éloïse" }, null],
    ["no first name", { firstName: "  " }, REQUIRED],
    ["a last name of 51 characters", { lastName: "x".repeat(51) }, "Please use 50 characters or fewer."],
    ["a street of 60 characters", { streetAddress: "S".repeat(60) }, null],
    ["a street of 61 characters", { streetAddress: "S".repeat(61) }, ADDRESS],
    ["a street of digits", { streetAddress: "2218" }, ADDRESS],
    ["a unit", { unitSuiteBuilding: "Suite (4)" }, null],
    ["a unit of nothing in parentheses", { unitSuiteBuilding: "Suite ( )" }, ADDRESS],
    ["a unit of 61 characters", { unitSuiteBuilding: "S".repeat(61) }, ADDRESS],
    ["a city of 16 characters", { city: "St. John's-Upton" }, null],
    ["a city of 17 characters", { city: "C".repeat(17) }, "Please use 16 characters or fewer."],
    [
      "a city with digits",
      { city: "Area 51" },
      "A city can have letters, spaces, apostrophes, hyphens, and . , / # only.",
    ],
    ["no state", { state: "" }, "Please select a state."],
    ["a province in the US", { state: "ON" }, "Please select a state."],
    ["a zip code with four more digits", { postalCode: "94110-2204" }, null],
    ["a zip code of nine digits", { postalCode: "941102204" }, null],
    ["a zip code of four digits", { postalCode: "9411" }, ZIP],
    ["a province", { country: "CA", state: "ON", postalCode: "K1A 0B1" }, null],
    ["a US state in Canada", { country: "CA", state: "TX", postalCode: "K1A 0B1" }, "Please select a province."],
    ["a zip code in Canada", { country: "CA", state: "ON" }, "Please enter a valid postal code"],
    ["another country", { country: "FR" as never }, "Please select a country."],
    ["a phone of 11 digits", { phone: "+1 (415) 555-0117" }, null],
    ["a phone of 9 digits", { phone: "415 555 011" }, PHONE],
    ["a phone of 26 characters", { phone: "415 - 555 - - - - - - 0117" }, PHONE],
    ["no phone", { phone: "" }, REQUIRED],
    ["an extension of 6 digits", { extension: "123456" }, null],
    ["an extension of 7 digits", { extension: "1234567" }, "Please use 6 characters or fewer."],
    ["an extension with a letter", { extension: "12a" }, "An extension has digits only."],
    ["an email of 51 characters", { email: `${"j".repeat(42)}@plum.com` }, EMAIL],
    ["an email without a domain", { email: "june@" }, EMAIL],
  ])("%s", (_, change, message) => expect(messageOf(change)).toBe(message));

  test.each<[string, Partial<CatalogRequestValues>, string | null]>([
    ["no company", { organizationType: "Hotel" }, "Please enter a valid name"],
    ["no kind", { companyName: "Elm School" }, "Please select a organization type."],
    ["both", { companyName: "Elm School", organizationType: "Youth" }, null],
  ])("where a company is required: %s", (_, change, message) =>
    expect(messageOf(change, { isCompanyRequired: true })).toBe(message),
  );

  test("a captcha's token is required where the site asks for one", () => {
    expect(messageOf({}, { asksForCaptcha: true })).toBe(REQUIRED);
    expect(messageOf({ recaptchaToken: "t" }, { asksForCaptcha: true })).toBeNull();
  });
});
