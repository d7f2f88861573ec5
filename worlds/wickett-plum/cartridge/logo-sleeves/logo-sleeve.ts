import { objectOf, trimmedText } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";

/** What a logo may be. */
export type LogoType = "image/png" | "image/jpeg" | "application/pdf";

/** What somebody wants on sleeves, and who is to be called back. */
export interface SleeveAsk {
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  quantity: number;
  neededBy: string | null;
  finish: "one-color" | "foil";
  comment: string | null;
  logoName: string | null;
  logoType: LogoType | null;
  logo: Uint8Array | null;
}

const finishes: readonly SleeveAsk["finish"][] = ["one-color", "foil"];

/** The largest logo in bytes. */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024;

const MOST_SLEEVES = 100_000;

/** How files of each kind begin. */
const beginnings: readonly (readonly [LogoType, Buffer])[] = [
  ["image/png", Buffer.from("89504e470d0a1a0a", "hex")],
  ["image/jpeg", Buffer.from("ffd8ff", "hex")],
  ["application/pdf", Buffer.from("%PDF-")],
];

const wrong = (name: string, detail: string) => new Fault(400, "bad-request", `'${name}' ${detail}`, { path: name });

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const logoOf = (value: unknown): Pick<SleeveAsk, "logoName" | "logoType" | "logo"> => {
  if (value === undefined || value === null) return { logoName: null, logoType: null, logo: null };
  const record = objectOf(value, "logo");
  const { content } = record;
  if (typeof content !== "string" || !/^[A-Za-z0-9+/]+={0,2}$/.test(content))
    throw wrong("logo", "must have its content in base64.");
  const logo = Buffer.from(content, "base64");
  if (logo.length > LOGO_MAX_BYTES) throw wrong("logo", "must have at most 2 MB.");
  const logoType = beginnings.find(([, bytes]) => logo.subarray(0, bytes.length).equals(bytes))?.[0];
  if (!logoType) throw wrong("logo", "must be a PNG, JPEG or PDF file.");
  return { logoName: trimmedText(record, "name", 120) || "logo", logoType, logo };
};

/** Reads what was sent. @throws Fault 400 */
export const sleeveOf = (body: unknown): SleeveAsk => {
  const record = objectOf(body, "body");
  const optional = (name: string, limit: number) => trimmedText(record, name, limit) || null;
  const needed = (name: string, limit: number): string => {
    const value = optional(name, limit);
    if (value === null) throw wrong(name, "is required.");
    return value;
  };
  const finish = finishes.find((each) => each === record.finish);
  if (!finish) throw wrong("finish", `must be one of ${finishes.join(", ")}.`);
  const email = needed("email", 50).toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw wrong("email", "is no e-mail address.");
  const phone = needed("phone", 25);
  if (!/^\d{10,11}$/.test(phone)) throw wrong("phone", "must be 10 or 11 digits.");
  const { quantity } = record;
  if (typeof quantity !== "number" || !Number.isInteger(quantity) || quantity < 1 || quantity > MOST_SLEEVES)
    throw wrong("quantity", `must be a whole number from 1 to ${MOST_SLEEVES}.`);
  const neededBy = optional("neededBy", 10);
  if (neededBy !== null && !isDay(neededBy)) throw wrong("neededBy", "must be a day such as 2026-12-01.");
  return {
    companyName: needed("companyName", 30),
    firstName: needed("firstName", 50),
    lastName: needed("lastName", 50),
    email,
    phone,
    quantity,
    neededBy,
    finish,
    comment: optional("comment", 1000),
    ...logoOf(record.logo),
  };
};

/** A text that is the same for orders of the same sleeves. */
export const sameSleeves = ({
  companyName,
  quantity,
  neededBy,
  finish,
}: Pick<SleeveAsk, "companyName" | "quantity" | "neededBy" | "finish">): string =>
  JSON.stringify([companyName.toLowerCase(), quantity, neededBy, finish]);

/** The letter that says it has arrived. */
export const sleeveLetter = ({ email, firstName, companyName, quantity, logoName }: SleeveAsk) => ({
  kind: "mail" as const,
  to: email,
  subject: "Your logo sleeves",
  text: `Dear ${firstName},

thank you for asking about ${quantity} sleeves for ${companyName}. ${logoName === null ? "Please have your logo ready." : `Your logo (${logoName}) has arrived.`}

Our Candy Concierge team will be in touch within 48 business hours.`,
  about: "logo-sleeve",
});

const endings: Readonly<Record<LogoType, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "application/pdf": "pdf",
};

/** The name a logo is saved under: the one it came with, ending as what it really is. */
export const logoFileName = ({ logoName, logoType }: { logoName: string; logoType: LogoType }): string =>
  `${logoName.replace(/\.[^.]*$/, "").replace(/[^\p{L}\p{N} _-]/gu, "_") || "logo"}.${endings[logoType]}`;
