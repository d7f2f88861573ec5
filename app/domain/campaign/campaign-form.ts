import { type Cta, ctasOf, type Fields, partsOf, textOf } from "#app/domain/content/content-fields.ts";
import { safeLink } from "#app/domain/content/menu-links.ts";
import { type CountryCode, defaultCountry, isCountry } from "#config/countries/countries.ts";

/** A delivery key that ends like this names a form of a sweepstakes (content-20). */
const SWEEPSTAKES = "campaign-data-collection-form-sweepstakes";

/** What a form without a phase of its own belongs to (content-24). */
const DEFAULT_PHASE = "1";

/** A checkbox of a campaign's form; `isGrouped` ones count towards the least that is to be chosen. */
export interface CampaignCheckbox {
  id: string;
  /** Markdown of one line. */
  text: string;
  isRequired: boolean;
  isPreselected: boolean;
  isGrouped: boolean;
  errorMessage?: string | undefined;
}

/** A campaign's form as editors describe it. */
export interface CampaignForm {
  eventId: string;
  eventPhase: string;
  /** Most entries of one person; no limit when left out. */
  maxAllowed?: number | undefined;
  isSweepstakes: boolean;
  country: CountryCode;
  headline?: string | undefined;
  bodyText?: string | undefined;
  checkboxes: CampaignCheckbox[];
  minOptionsSelection: number;
  groupedErrorMessage?: string | undefined;
  successHeadline?: string | undefined;
  successText?: string | undefined;
  /** Where a success leads instead of the thanks. */
  redirect?: string | undefined;
  ctas: Cta[];
}

/** Ids become members of what is sent; words of the form itself cannot be taken. */
const checkboxId = /^[A-Za-z][\w-]{0,39}$/;

const wholeOf = (fields: Fields, name: string): number | undefined => {
  const value = fields[name];
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : undefined;
};

const checkboxOf = (part: Fields): CampaignCheckbox[] => {
  const id = textOf(part, "checkboxID");
  const text = textOf(part, "text");
  if (!id || !checkboxId.test(id) || !text) return [];
  return [
    {
      id,
      text,
      isRequired: part.required === true,
      isPreselected: part.preselected === true,
      isGrouped: part.isGrouped === true,
      errorMessage: textOf(part, "errorMessage"),
    },
  ];
};

/** A campaign's form from a managed item; null for an item that names no event (content-20). */
export const campaignForm = (fields: Fields, deliveryKey = ""): CampaignForm | null => {
  const eventId = textOf(fields, "eventId");
  if (!eventId) return null;
  const checkboxes = partsOf(fields, "checkboxes")
    .flatMap(checkboxOf)
    .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) === index);
  const grouped = checkboxes.filter(({ isGrouped }) => isGrouped).length;
  return {
    eventId,
    eventPhase: textOf(fields, "eventPhase") ?? DEFAULT_PHASE,
    maxAllowed: wholeOf(fields, "maxAllowed"),
    isSweepstakes: deliveryKey === SWEEPSTAKES,
    country: isCountry(fields.countryCode) ? fields.countryCode : defaultCountry,
    headline: textOf(fields, "headline"),
    bodyText: textOf(fields, "bodyText"),
    checkboxes,
    // More than there are could never be chosen.
    minOptionsSelection: Math.min(wholeOf(fields, "minOptionsSelection") ?? 0, grouped),
    groupedErrorMessage: textOf(fields, "groupedErrorMessage"),
    successHeadline: textOf(fields, "successHeadline"),
    successText: textOf(fields, "successText"),
    redirect: safeLink(textOf(fields, "redirectOnSuccess")),
    ctas: ctasOf(fields),
  };
};
