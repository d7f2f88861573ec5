import { type AddressFormValues } from "#app/domain/address/address-form-values.ts";
import type { CountryCode } from "#config/countries/countries.ts";
import { phoneDigits } from "#config/countries/north-american-phone.ts";

/** Catalogs and concierges are of this country only. */
export const leadCountry = "US" satisfies CountryCode;

/** What a company or group asks for in a side sheet; the codes are those of the sheets. */
export type LeadReason = "concierge" | "digital-catalog" | "printed-catalog";

/** What is entered; which of it is asked for depends on the reason. */
export interface LeadValues {
  companyName: string;
  organizationType: string;
  firstName: string;
  lastName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  postalCode: string;
  phone: string;
  extension: string;
  email: string;
  wantsOffers: boolean;
  recaptchaToken: string;
}

export const emptyLead: LeadValues = {
  companyName: "",
  organizationType: "",
  firstName: "",
  lastName: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
  phone: "",
  extension: "",
  email: "",
  wantsOffers: false,
  recaptchaToken: "",
};

/** Only what comes by mail needs a door; the rest is answered on a screen or by telephone. */
export const needsAddress = (reason: LeadReason): boolean => reason === "printed-catalog";

/** The call's body. What is answered online has no door, no organization type and no extension. */
export interface MarketingLead {
  reason: LeadReason;
  companyName: string;
  organizationType?: string;
  firstName: string;
  lastName: string;
  address1?: string;
  address2?: string;
  city?: string;
  stateCode?: string;
  postalCode: string;
  phone: string;
  phoneExt?: string;
  email: string;
  countryCode: typeof leadCountry;
  consent: false;
  subscribelist?: string;
  recaptchaToken: string;
}

/** The list for offers to companies, as the backend knows it. */
const BUSINESS_LIST = "businessgifts";

/** The call's body for valid values: trimmed, the phone in digits. */
export const marketingLead = (reason: LeadReason, values: LeadValues): MarketingLead => ({
  reason,
  companyName: values.companyName.trim(),
  ...(needsAddress(reason) && { organizationType: values.organizationType }),
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  ...(needsAddress(reason) && {
    address1: values.address1.trim(),
    address2: values.address2.trim(),
    city: values.city.trim(),
    stateCode: values.state,
  }),
  postalCode: values.postalCode.trim(),
  phone: phoneDigits(values.phone),
  ...(needsAddress(reason) && { phoneExt: values.extension.trim() }),
  email: values.email.trim(),
  countryCode: leadCountry,
  consent: false,
  ...(values.wantsOffers && { subscribelist: BUSINESS_LIST }),
  recaptchaToken: values.recaptchaToken,
});

/** The address of a lead, as the address service is asked about it. */
export const leadAddress = (values: LeadValues): AddressFormValues => ({
  firstName: values.firstName,
  lastName: values.lastName,
  companyName: values.companyName,
  countryCode: leadCountry,
  isPoBox: false,
  address1: values.address1,
  address2: values.address2,
  city: values.city,
  stateCode: values.state,
  postalCode: values.postalCode,
  phone: values.phone,
  extension: values.extension,
  isResidence: false,
});

/** A lead with the parts of its address that were put right. */
export const withPutRight = (
  values: LeadValues,
  { address1, city, stateCode, postalCode }: AddressFormValues,
): LeadValues => ({ ...values, address1, city, state: stateCode, postalCode });
