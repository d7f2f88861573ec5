import { lenientText } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** What tells one person's entries of a campaign from all others. */
export interface CampaignEntry {
  eventId: string;
  eventPhase: string;
  /** In lower case. */
  email: string;
  /** Most entries of one person; null without a limit. */
  maxAllowed: number | null;
}

const isEmail = (text: string) => text.length <= 256 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** A campaign's entry in a form that names an event and an address; undefined for any other form. @throws Fault 400 */
export const campaignEntryOf = (body: Readonly<Record<string, unknown>>): CampaignEntry | undefined => {
  const eventId = lenientText(body, "eventId").trim();
  const email = lenientText(body, "email").trim().toLowerCase();
  if (eventId === "" || email === "") return undefined;
  if (!isEmail(email)) throw new Fault(400, "bad-request", "'email' is no e-mail address.", { path: "email" });
  const { maxAllowed = null } = body;
  if (maxAllowed !== null && (!Number.isInteger(maxAllowed) || Number(maxAllowed) < 1))
    throw new Fault(400, "bad-request", "'maxAllowed' must be a whole number above 0.", { path: "maxAllowed" });
  return {
    eventId,
    eventPhase: lenientText(body, "eventPhase").trim() || "1",
    email,
    maxAllowed: maxAllowed === null ? null : Number(maxAllowed),
  };
};

/** The letter that says that an entry has arrived. */
export const entryLetter = ({ eventId }: CampaignEntry, firstName: unknown) => ({
  kind: "mail" as const,
  subject: "We have your entry",
  text: `${typeof firstName === "string" && firstName !== "" ? `Dear ${firstName},\n\n` : ""}thank you for signing up. Your entry (${eventId}) is in, and you don’t need to do anything else.`,
  about: "campaign-entry",
});
