import { createHash } from "node:crypto";
import { momentOf } from "./amount-text.ts";
import { presentAttributes, readAttributes, takeOut, type Attributes } from "./custom-attributes.ts";
import type { ArchiveContext, Entry } from "./mapping.ts";
import { OWN_WORDS, ownWordsOf, presentOwnWords } from "./own-words.ts";
import {
  attributeOf,
  childOf,
  childrenOf,
  element,
  elementsOf,
  textElement,
  textIn,
  type XmlElement,
} from "./xml-element.ts";

/** An entry of the address book by its wire names. */
export interface AddressFacts {
  addressId: string;
  preferred: boolean;
  fields: Record<string, unknown>;
}

/** What an archive and the shop both know of a person. */
export interface CustomerFacts {
  id: string;
  customerNo: string;
  login: string;
  /** In the shop's form; empty for none the shop can check. */
  passwordHash: string;
  enabled: boolean;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  details: Record<string, string | number>;
  attributes: Attributes;
  preferredLocale: string | null;
  createdAt: Date | null;
  lastLoginAt: Date | null;
  addresses: AddressFacts[];
  groups: string[];
  externals: { authenticationProviderId: string; externalId: string }[];
}

/** Optional members of a profile, in the format's order around the names and the mail address. */
const before = { salutation: "salutation", title: "title" };
const after = {
  suffix: "suffix",
  "company-name": "companyName",
  "job-title": "jobTitle",
};
const phones = {
  "phone-home": "phoneHome",
  "phone-business": "phoneBusiness",
  "phone-mobile": "phoneMobile",
  fax: "fax",
  birthday: "birthday",
  gender: "gender",
};
const details = { ...before, "second-name": "secondName", ...after, ...phones };

/** Members of an address in the format's order. */
const address = {
  salutation: "salutation",
  title: "title",
  "first-name": "firstName",
  "second-name": "secondName",
  "last-name": "lastName",
  suffix: "suffix",
  "company-name": "companyName",
  "job-title": "jobTitle",
  address1: "address1",
  address2: "address2",
  suite: "suite",
  postbox: "postBox",
  city: "city",
  "postal-code": "postalCode",
  "state-code": "stateCode",
  "country-code": "countryCode",
  phone: "phone",
};

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/** A password hash as the platform writes scrypt: the exponent of N, r and p in hexadecimal digits. */
export const scryptText = (hash: string): string | undefined => {
  const [scheme, N, r, p, salt = "", key = ""] = hash.split("$");
  if (scheme !== "scrypt") return undefined;
  const base64 = (text: string) => Buffer.from(text, "base64url").toString("base64");
  return `$s0$${hex(Math.log2(Number(N)), 1)}${hex(Number(r), 2)}${hex(Number(p), 2)}$${base64(salt)}$${base64(key)}`;
};

/** The shop's form of the platform's scrypt hash; empty for any other scheme, whose owners must set a new password. */
export const hashOfScrypt = (text: string): string => {
  const [, parameters, salt, key] = /^\$s0\$([0-9a-f]{5,6})\$([^$]+)\$([^$]+)$/i.exec(text.trim()) ?? [];
  if (!parameters || !salt || !key) return "";
  const value = parseInt(parameters, 16);
  const [exponent, r, p] = [value >> 16, (value >> 8) & 0xff, value & 0xff];
  if (exponent < 1 || exponent > 20 || r < 1 || p < 1) return "";
  const base64url = (part: string) => Buffer.from(part, "base64").toString("base64url");
  return ["scrypt", 2 ** exponent, r, p, base64url(salt), base64url(key)].join("$");
};

const presentMembers = (members: Record<string, string>, values: Readonly<Record<string, unknown>>) =>
  Object.entries(members).map(([name, member]) => textElement(name, values[member] as string | undefined));

const membersOf = (of: XmlElement | undefined, members: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    elementsOf(of).flatMap((each) => {
      const member = members[each.name];
      const text = textIn(of, each.name) ?? "";
      return member && text !== "" ? [[member, text]] : [];
    }),
  );

const custom = (values: Readonly<Record<string, unknown>>): Attributes =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith("c_")));

const presentAddress = ({ addressId, preferred, fields }: AddressFacts): XmlElement =>
  element(
    "address",
    { "address-id": addressId, preferred: String(preferred) },
    ...presentMembers(address, fields),
    presentAttributes(custom(fields)),
  );

const list = (name: string, all: readonly XmlElement[]) => (all.length > 0 ? element(name, {}, ...all) : undefined);

/** Tells a person. */
export const customerElement = (facts: CustomerFacts): XmlElement => {
  const password = scryptText(facts.passwordHash);
  const attributes = presentAttributes(facts.attributes);
  const words = presentOwnWords({ id: facts.id === idOf(facts.customerNo) ? undefined : facts.id });
  const all = [...elementsOf(attributes), ...(words ? [words] : [])].sort((one, other) =>
    (attributeOf(one, "attribute-id") ?? "") < (attributeOf(other, "attribute-id") ?? "") ? -1 : 1,
  );
  return element(
    "customer",
    { "customer-no": facts.customerNo },
    element(
      "credentials",
      {},
      textElement("login", facts.login),
      password ? element("password", { encrypted: "true", encryptionScheme: "scrypt" }, password) : undefined,
      textElement("enabled-flag", facts.enabled),
    ),
    element(
      "profile",
      {},
      ...presentMembers(before, facts.details),
      textElement("first-name", facts.firstName === "" ? undefined : facts.firstName),
      ...presentMembers({ "second-name": "secondName" }, facts.details),
      textElement("last-name", facts.lastName === "" ? undefined : facts.lastName),
      ...presentMembers(after, facts.details),
      textElement("email", facts.email === "" ? undefined : facts.email),
      textElement("email-verified-flag", facts.emailVerified),
      ...presentMembers(phones, facts.details),
      textElement("creation-date", facts.createdAt?.toISOString()),
      textElement("last-login-time", facts.lastLoginAt?.toISOString()),
      textElement("preferred-locale", facts.preferredLocale?.replace("-", "_")),
      list("custom-attributes", all),
    ),
    list(
      "external-profiles",
      facts.externals.map(({ authenticationProviderId, externalId }) =>
        element(
          "external-profile",
          {},
          textElement("provider-id", authenticationProviderId),
          textElement("external-id", externalId),
        ),
      ),
    ),
    list("addresses", facts.addresses.map(presentAddress)),
    list(
      "customer-groups",
      facts.groups.map((id) => element("customer-group", { "group-id": id })),
    ),
  );
};

/** The id of a person whose archive says none: always the same for the same number. */
const idOf = (customerNo: string) => `ab${createHash("sha256").update(customerNo).digest("hex").slice(0, 24)}`;

const genders: Record<string, number> = { male: 1, female: 2 };

/** Reads a person. */
export const customerFactsOf = ({ key, element: of }: Entry, context: ArchiveContext): CustomerFacts => {
  const credentials = childOf(of, "credentials");
  const profile = childOf(of, "profile");
  const password = childOf(credentials, "password");
  const { id } = profile ? ownWordsOf(profile) : {};
  const { gender, ...told } = membersOf(profile, details);
  return {
    id: typeof id === "string" && id !== "" ? id : idOf(key),
    customerNo: key,
    login: textIn(credentials, "login") ?? "",
    passwordHash:
      attributeOf(password, "encrypted") === "true" ? hashOfScrypt(textIn(credentials, "password") ?? "") : "",
    enabled: textIn(credentials, "enabled-flag") !== "false",
    email: textIn(profile, "email") ?? "",
    emailVerified: textIn(profile, "email-verified-flag") === "true",
    firstName: textIn(profile, "first-name") ?? "",
    lastName: textIn(profile, "last-name") ?? "",
    details: { ...told, ...(gender === undefined ? {} : { gender: genders[gender] ?? (Number(gender) || 0) }) },
    attributes: profile ? takeOut(readAttributes(profile, "Profile", context), [`c_${OWN_WORDS}`]) : {},
    preferredLocale: textIn(profile, "preferred-locale")?.replace("_", "-") || null,
    createdAt: momentOf(textIn(profile, "creation-date")),
    lastLoginAt: momentOf(textIn(profile, "last-login-time")),
    addresses: childrenOf(childOf(of, "addresses"), "address").map((each) => ({
      addressId: attributeOf(each, "address-id") ?? "",
      preferred: attributeOf(each, "preferred") === "true",
      fields: { ...membersOf(each, address), ...readAttributes(each, "CustomerAddress", context) },
    })),
    groups: childrenOf(childOf(of, "customer-groups"), "customer-group")
      .map((each) => attributeOf(each, "group-id") ?? "")
      .sort(),
    externals: childrenOf(childOf(of, "external-profiles"), "external-profile").map((each) => ({
      authenticationProviderId: textIn(each, "provider-id") ?? "",
      externalId: textIn(each, "external-id") ?? "",
    })),
  };
};

/** A password that stands in a file as it is typed; nothing for one that is encrypted. */
export const plainPasswordIn = ({ element: of }: Entry): string | undefined => {
  const password = childOf(childOf(of, "credentials"), "password");
  return password && attributeOf(password, "encrypted") !== "true"
    ? textIn(childOf(of, "credentials"), "password")
    : undefined;
};
