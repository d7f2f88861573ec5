import type { BasketAddress } from "../basket/basket-document.ts";
import { phoneDigits } from "./phone-digits.ts";
import type { CountryCode } from "./regions.ts";

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

/** Ten digits as `(415) 555-0117`; anything else as it came. */
export const formatPhone = (phone: string): string => {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
};

/** What the form shows at first for an address of the basket or none; a new address counts as a residence. */
export const toAddressForm = (address: BasketAddress | undefined, country: CountryCode): AddressFormValues => ({
  firstName: text(address?.firstName),
  lastName: text(address?.lastName),
  companyName: text(address?.companyName),
  countryCode: address?.countryCode === "US" || address?.countryCode === "CA" ? address.countryCode : country,
  isPoBox: address?.["c_isPOBox"] === true,
  address1: text(address?.address1),
  address2: text(address?.address2),
  city: text(address?.city),
  stateCode: text(address?.stateCode),
  postalCode: text(address?.postalCode),
  phone: formatPhone(text(address?.phone)),
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
  phone: phoneDigits(values.phone),
  c_PHONE_EXTENSION: values.extension.trim(),
  c_isPOBox: values.isPoBox,
  c_RESIDENCE_CODE: values.isResidence,
});
