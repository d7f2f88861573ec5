import { objectOf, trimmedText } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** What a company or group asks for, and who is to be written to. */
export interface LeadAsk {
  reason: "concierge" | "digital-catalog" | "printed-catalog";
  companyName: string;
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
  consent: boolean;
  subscribeList: string | null;
}

const reasons: readonly LeadAsk["reason"][] = ["concierge", "digital-catalog", "printed-catalog"];

const wrong = (name: string, detail: string) => new Fault(400, "bad-request", `'${name}' ${detail}`, { path: name });

/** Reads a lead; only the printed catalog needs a door. @throws Fault 400 */
export const leadOf = (body: unknown): LeadAsk => {
  const record = objectOf(body, "body");
  const optional = (name: string, limit: number) => trimmedText(record, name, limit) || null;
  const needed = (name: string, limit: number): string => {
    const value = optional(name, limit);
    if (value === null) throw wrong(name, "is required.");
    return value;
  };
  const reason = reasons.find((each) => each === record.reason);
  if (!reason) throw wrong("reason", `must be one of ${reasons.join(", ")}.`);
  const address = reason === "printed-catalog" ? needed : optional;
  const email = needed("email", 50).toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw wrong("email", "is no e-mail address.");
  const postalCode = needed("postalCode", 10);
  if (!/^\d{5}(-?\d{4})?$/.test(postalCode)) throw wrong("postalCode", "must be a zip code.");
  if (needed("countryCode", 2) !== "US") throw wrong("countryCode", "must be US.");
  return {
    reason,
    companyName: needed("companyName", 30),
    organizationType: optional("organizationType", 40),
    firstName: needed("firstName", 50),
    lastName: needed("lastName", 50),
    address1: address("address1", 60),
    address2: optional("address2", 60),
    city: address("city", 16),
    stateCode: address("stateCode", 3),
    postalCode,
    countryCode: "US",
    phone: needed("phone", 25),
    phoneExtension: optional("phoneExt", 6),
    email,
    consent: record.consent === true,
    subscribeList: optional("subscribelist", 100),
  };
};

/** A text that is the same for leads that ask for the same thing for the same place. */
export const wishOf = ({ reason, address1, address2, city, stateCode, postalCode }: LeadAsk): string =>
  JSON.stringify([reason, address1, address2, city, stateCode, postalCode].map((part) => part?.toLowerCase() ?? ""));

const doorOf = ({ companyName, address1, address2, city, stateCode, postalCode }: LeadAsk): string =>
  [companyName, [address1, address2].filter(Boolean).join(", "), `${city}, ${stateCode} ${postalCode}`].join("\n");

/** What the letters are made of. */
export interface LetterFacts {
  caseId: string;
  /** Where the digital catalog is. */
  catalogUrl: string;
  concierge: { name: string; email: string; phone: string } | undefined;
}

const letter = (to: string, subject: string, text: string) => ({
  kind: "mail" as const,
  to,
  subject,
  text,
  about: "marketing-lead",
});

/** The letters that a lead brings: one to whoever sent it, and one to the concierge whose help is asked for. */
export const leadLetters = (lead: LeadAsk, { caseId, catalogUrl, concierge }: LetterFacts) => {
  const dear = `Dear ${lead.firstName},\n\n`;
  const end = `\n\nYour case number is ${caseId}.`;
  if (lead.reason === "printed-catalog")
    return [
      letter(
        lead.email,
        "Your catalog is on its way",
        `${dear}thank you for asking. We’re mailing the catalog to\n\n${doorOf(lead)}\n\nand the next ones will follow. It’s free.${end}`,
      ),
    ];
  if (lead.reason === "digital-catalog")
    return [letter(lead.email, "Your digital catalog", `${dear}here it is, to read and share:\n\n${catalogUrl}${end}`)];
  if (!concierge)
    return [
      letter(
        lead.email,
        "We are looking for your concierge",
        `${dear}we don’t have a concierge for zip code ${lead.postalCode} yet. We’ll be in touch.${end}`,
      ),
    ];
  return [
    letter(
      lead.email,
      `Your concierge is ${concierge.name}`,
      `${dear}${concierge.name} is your concierge: ${concierge.phone}, ${concierge.email}.${end}`,
    ),
    letter(
      concierge.email,
      `${lead.companyName}, ${lead.postalCode}`,
      `${lead.firstName} ${lead.lastName} of ${lead.companyName} is asking for you: ${lead.phone}, ${lead.email}.\n\nCase ${caseId}.`,
    ),
  ];
};
