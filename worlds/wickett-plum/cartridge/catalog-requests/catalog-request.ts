import { objectOf, trimmedText } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** What somebody asks for: catalogs to come, the printed one, or the one to read on a screen. */
export type CatalogReason = "future" | "printed" | "digital";

/** Who wants a catalog and where it goes. */
export interface CatalogAsk {
  reason: CatalogReason;
  companyName: string | null;
  organizationType: string | null;
  firstName: string;
  lastName: string;
  address1: string | null;
  address2: string | null;
  city: string | null;
  stateCode: string | null;
  postalCode: string;
  countryCode: string;
  phone: string;
  phoneExtension: string | null;
  email: string;
  addToEmailList: boolean;
}

/** Places one e-mail address may have catalogs sent to on a site. */
export const PLACES_PER_PERSON = 5;

/** Reads a form's texts by name. @throws Fault 400 */
const reader = (body: unknown) => {
  const record = objectOf(body, "body");
  const optional = (name: string, limit: number): string | null => trimmedText(record, name, limit) || null;
  const wrong = (name: string) => new Fault(400, "bad-request", `'${name}' is required.`, { path: name });
  const needed = (name: string, limit: number): string => {
    const value = optional(name, limit);
    if (value === null) throw wrong(name);
    return value;
  };
  return { record, optional, needed, wrong };
};

const emailOf = (text: string): string => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    throw new Fault(400, "bad-request", "'email' is no e-mail address.", { path: "email" });
  return text.toLowerCase();
};

const countryOf = (text: string): string => {
  if (text !== "US" && text !== "CA")
    throw new Fault(400, "bad-request", "'country' must be US or CA.", { path: "country" });
  return text;
};

/**
 * A request for future catalogs (forms-12); company and organization type are asked for where the site
 * wants them. @throws Fault 400
 */
export const futureCatalogsOf = (body: unknown, { isCompanyRequired }: { isCompanyRequired: boolean }): CatalogAsk => {
  const { record, optional, needed, wrong } = reader(body);
  const companyName = optional("companyName", 30);
  const organizationType = optional("organizationType", 40);
  if (isCompanyRequired && !companyName) throw wrong("companyName");
  if (isCompanyRequired && !organizationType) throw wrong("organizationType");
  return {
    reason: "future",
    companyName,
    organizationType,
    firstName: needed("firstName", 50),
    lastName: needed("lastName", 50),
    address1: needed("streetAddress", 60),
    address2: optional("unitSuiteBuilding", 60),
    city: needed("city", 16),
    stateCode: needed("state", 3),
    postalCode: needed("postalCode", 10),
    countryCode: countryOf(needed("country", 2)),
    phone: needed("phone", 25),
    phoneExtension: optional("extension", 6),
    email: emailOf(needed("email", 50)),
    addToEmailList: record.addToEmailList === true,
  };
};

/** A text that is the same for requests that would bring the same catalog to the same door. */
export const placeOf = ({ reason, address1, address2, city, stateCode, postalCode, countryCode }: CatalogAsk): string =>
  JSON.stringify(
    [reason, address1, address2, city, stateCode, postalCode, countryCode].map((part) => part?.toLowerCase() ?? ""),
  );

const doorOf = ({ address1, address2, city, stateCode, postalCode }: CatalogAsk): string =>
  [[address1, address2].filter(Boolean).join(", "), `${city}, ${stateCode} ${postalCode}`].join("\n");

/** The letter that says that a request has arrived. */
export const catalogLetter = (ask: CatalogAsk) => ({
  kind: "mail" as const,
  to: ask.email,
  subject: "Your catalog is on the list",
  text: `Dear ${ask.firstName},\n\nthank you for asking. We’ll mail the next catalog to\n\n${doorOf(ask)}\n\nas soon as it’s printed. You don’t need to do anything else.`,
  about: "catalog-request",
});
