import type { BasketAddress } from "../basket/basket-document.ts";
import { type CountryCode, isCountry } from "#config/countries/countries.ts";
import { telephones } from "#config/countries/formats.ts";

/** An address as it is being typed; every field is text or a switch. */
export interface AddressFormValues {
  firstName: string;
  lastName: string;
  companyName: string;
  countryCode: CountryCode;
  isPoBox: boolean;
  address1: string;
  address2: string;
  city: string;
  stateCode: string;
  postalCode: string;
  phone: string;
  extension: string;
  isResidence: boolean;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

const countryOf = (address: BasketAddress | undefined, fallback: CountryCode): CountryCode =>
  isCountry(address?.countryCode) ? address.countryCode : fallback;

/** What the form shows at first for an address of the basket or none; a new address counts as a residence. */
export const toAddressForm = (address: BasketAddress | undefined, country: CountryCode): AddressFormValues => ({
  firstName: text(address?.firstName),
  lastName: text(address?.lastName),
  companyName: text(address?.companyName),
  countryCode: countryOf(address, country),
  isPoBox: address?.["c_isPOBox"] === true,
  address1: text(address?.address1),
  address2: text(address?.address2),
  city: text(address?.city),
  stateCode: text(address?.stateCode),
  postalCode: text(address?.postalCode),
  phone: telephones[countryOf(address, country)].show(text(address?.phone)),
  extension: text(address?.["c_PHONE_EXTENSION"]),
  isResidence: address?.address1 ? address["c_RESIDENCE_CODE"] === true || address["c_RESIDENCE_CODE"] === "R" : true,
});

/** What the basket keeps of a typed address: trimmed, phone as digits, optional parts only where they say something. */
export const fromAddressForm = (values: AddressFormValues): BasketAddress => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  companyName: values.companyName.trim(),
  address1: values.address1.trim(),
  address2: values.address2.trim(),
  city: values.city.trim(),
  stateCode: values.stateCode,
  postalCode: values.postalCode.trim().toUpperCase(),
  countryCode: values.countryCode,
  phone: telephones[values.countryCode].digitsOf(values.phone),
  c_PHONE_EXTENSION: values.extension.trim(),
  c_isPOBox: values.isPoBox,
  c_RESIDENCE_CODE: values.isResidence,
});
