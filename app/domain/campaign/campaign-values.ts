import { phoneDigits } from "#config/countries/north-american-phone.ts";
import type { CampaignForm } from "./campaign-form.ts";

/** What a shopper enters; checkboxes by their ids. */
export interface CampaignValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address1: string;
  city: string;
  state: string;
  postalCode: string;
  birthdate: string;
  smsOptIn: boolean;
  checkboxes: Record<string, boolean>;
  recaptchaToken: string;
}

/** What is sent: the texts, the phone opt-in, and one boolean per checkbox id (content-24). */
export interface CampaignBody {
  eventId: string;
  eventPhase: string;
  maxAllowed?: number;
  countryCode: string;
  smsOptIn: boolean;
  recaptchaToken: string;
  /** Ids of the lists that were ticked. */
  subscribelist: string[];
  [field: string]: unknown;
}

const texts = ["firstName", "lastName", "email", "address1", "city", "state", "postalCode", "birthdate"] as const;

/** The empty form; preselected checkboxes are ticked. */
export const emptyCampaignValues = ({ checkboxes }: CampaignForm): CampaignValues => ({
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  address1: "",
  city: "",
  state: "",
  postalCode: "",
  birthdate: "",
  smsOptIn: false,
  checkboxes: Object.fromEntries(checkboxes.map(({ id, isPreselected }) => [id, isPreselected])),
  recaptchaToken: "",
});

/** Required checkboxes that are not ticked. */
export const missingCheckboxes = (form: CampaignForm, ticked: Readonly<Record<string, boolean>>): string[] =>
  form.checkboxes.flatMap(({ id, isRequired }) => (isRequired && !ticked[id] ? [id] : []));

/** Whether fewer of the grouped checkboxes are ticked than the form wants. */
export const lacksOptions = (form: CampaignForm, ticked: Readonly<Record<string, boolean>>): boolean =>
  form.checkboxes.filter(({ id, isGrouped }) => isGrouped && ticked[id]).length < form.minOptionsSelection;

/** The call's body for valid values: trimmed, the phone in digits. */
export const campaignBody = (form: CampaignForm, values: CampaignValues): CampaignBody => ({
  ...Object.fromEntries(form.checkboxes.map(({ id }) => [id, values.checkboxes[id] === true])),
  ...Object.fromEntries(texts.map((name) => [name, values[name].trim()])),
  phone: phoneDigits(values.phone),
  eventId: form.eventId,
  eventPhase: form.eventPhase,
  ...(form.maxAllowed !== undefined && { maxAllowed: form.maxAllowed }),
  countryCode: form.country,
  smsOptIn: values.smsOptIn,
  subscribelist: form.checkboxes.flatMap(({ id, isGrouped }) => (isGrouped && values.checkboxes[id] ? [id] : [])),
  recaptchaToken: values.recaptchaToken,
});
