import { type AddressFormValues } from "#app/domain/address/address-form-values.ts";
import { phoneDigits } from "#config/countries/north-american-phone.ts";
import type { CountryCode } from "#config/countries/countries.ts";

/** Where catalogs are sent. */
export const catalogCountries = ["US", "CA"] as const satisfies readonly CountryCode[];

/** Whether the address service is asked about where a catalog goes: it is about the first of them only. */
export const isCheckedCountry = (country: CountryCode): boolean => country === catalogCountries[0];

/** What somebody enters who asks for catalogs; the names are those of the call. */
export interface CatalogRequestValues {
  companyName: string;
  organizationType: string;
  firstName: string;
  lastName: string;
  country: CountryCode;
  streetAddress: string;
  unitSuiteBuilding: string;
  city: string;
  state: string;
  postalCode: string;
  phone: string;
  extension: string;
  email: string;
  addToEmailList: boolean;
  recaptchaToken: string;
}

/** The empty form: offers are ticked, and the country is the United States on every site (forms-12). */
export const emptyCatalogRequest: CatalogRequestValues = {
  companyName: "",
  organizationType: "",
  firstName: "",
  lastName: "",
  country: catalogCountries[0],
  streetAddress: "",
  unitSuiteBuilding: "",
  city: "",
  state: "",
  postalCode: "",
  phone: "",
  extension: "",
  email: "",
  addToEmailList: true,
  recaptchaToken: "",
};

/** The address of a request, as the address service is asked about it. */
export const requestedAddress = (values: CatalogRequestValues): AddressFormValues => ({
  firstName: values.firstName,
  lastName: values.lastName,
  companyName: values.companyName,
  countryCode: values.country,
  isPoBox: false,
  address1: values.streetAddress,
  address2: values.unitSuiteBuilding,
  city: values.city,
  stateCode: values.state,
  postalCode: values.postalCode,
  phone: values.phone,
  extension: values.extension,
  isResidence: true,
});

/** A request with the parts of its address that were put right. */
export const withCorrection = (
  values: CatalogRequestValues,
  { address1, city, stateCode, postalCode }: AddressFormValues,
): CatalogRequestValues => ({ ...values, streetAddress: address1, city, state: stateCode, postalCode });

/** The call's body for valid values: trimmed, the phone in digits. */
export const catalogRequestBody = (values: CatalogRequestValues): CatalogRequestValues => ({
  ...values,
  companyName: values.companyName.trim(),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  streetAddress: values.streetAddress.trim(),
  unitSuiteBuilding: values.unitSuiteBuilding.trim(),
  city: values.city.trim(),
  postalCode: values.postalCode.trim().toUpperCase(),
  phone: phoneDigits(values.phone),
  extension: values.extension.trim(),
  email: values.email.trim(),
});
