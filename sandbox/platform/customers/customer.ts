import { customerAttributePlaces } from "./attribute-places.ts";
import { badRequest, trimmedText } from "#sandbox/core/request/body-values.ts";

/** A person with an account. */
export interface Customer {
  id: string;
  customerNo: string;
  login: string;
  email: string;
  firstName: string;
  lastName: string;
  /** Optional standard members by their wire name, for example `phoneHome`. */
  details: Record<string, string | number>;
  /** Custom attributes with their `c_` names. */
  attributes: Record<string, unknown>;
  preferredLocale: string | null;
  /** Never shown; empty for somebody who logs in at an identity provider. */
  passwordHash: string;
  enabled: boolean;
  emailVerified: boolean;
  createdAt: Date;
  modifiedAt: Date;
  lastLoginAt: Date | null;
  previousLoginAt: Date | null;
}

/** What a registration or an update may say about a person. */
export type CustomerChange = Partial<
  Pick<Customer, "login" | "email" | "firstName" | "lastName" | "details" | "attributes" | "preferredLocale">
>;

/** Longest value of each plain text member (Shopper Customers document, `Customer`). */
const texts: Record<string, number> = {
  phoneHome: 32,
  phoneMobile: 32,
  phoneBusiness: 32,
  companyName: 256,
  salutation: 256,
  secondName: 256,
  suffix: 256,
  title: 256,
  jobTitle: 256,
  fax: 32,
};

const CUSTOM_VALUE_LIMIT = 4000;

/** What one object keeps of custom attributes: how many, and how much JSON together; each page load sends them. */
const ATTRIBUTES_LIMIT = 40;
const ATTRIBUTES_JSON_LIMIT = 16_000;

/** Attributes the shop sets itself, or that never are stored. */
const reservedAttributes = new Set(Object.values(customerAttributePlaces.ofEngine).flat());

/** The same attributes. @throws Fault 400 where they are more than an object keeps. */
export const bounded = (attributes: Record<string, unknown>): Record<string, unknown> => {
  if (Object.keys(attributes).length > ATTRIBUTES_LIMIT)
    throw badRequest(`There may be at most ${ATTRIBUTES_LIMIT} custom attributes.`, "c_*");
  if (JSON.stringify(attributes).length > ATTRIBUTES_JSON_LIMIT)
    throw badRequest("The custom attributes are too long together.", "c_*");
  return attributes;
};

/**
 * Custom attributes of a body; which there may be, `withDeclaredAttributes` has looked at before.
 * @throws Fault 400 for a value that is too large, for too many and for too much
 */
export const customAttributes = (record: Record<string, unknown>): Record<string, unknown> =>
  bounded(
    Object.fromEntries(
      Object.entries(record).filter(([name, value]) => {
        if (!/^c_\w{1,100}$/.test(name) || reservedAttributes.has(name)) return false;
        if (JSON.stringify(value).length > CUSTOM_VALUE_LIMIT) throw badRequest(`'${name}' is too long.`, name);
        return true;
      }),
    ),
  );

/**
 * What a body says about a person; members it does not name stay out. @throws Fault 400 for a member that is not valid.
 */
export const customerChange = (body: Record<string, unknown>): CustomerChange => {
  const change: CustomerChange = {};
  for (const name of ["login", "email", "firstName", "lastName"] as const) {
    const value = trimmedText(body, name, 256);
    if (value !== undefined) change[name] = value;
  }
  if (change.email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(change.email))
    throw badRequest("'email' is not an e-mail address.", "email");
  if (change.login === "") throw badRequest("'login' must not be empty.", "login");
  const locale = trimmedText(body, "preferredLocale", 10);
  if (locale !== undefined) change.preferredLocale = locale;
  const details = detailsOf(body);
  if (Object.keys(details).length) change.details = details;
  const attributes = customAttributes(body);
  if (Object.keys(attributes).length) change.attributes = attributes;
  return change;
};

const detailsOf = (body: Record<string, unknown>): Record<string, string | number> => {
  const details: Record<string, string | number> = {};
  for (const [name, limit] of Object.entries(texts)) {
    const value = body[name] === null ? "" : trimmedText(body, name, limit);
    if (value !== undefined) details[name] = value;
  }
  const birthday = body.birthday === null ? "" : trimmedText(body, "birthday", 10);
  if (birthday && !isDate(birthday)) throw badRequest("'birthday' must be a date such as 1990-12-31.", "birthday");
  if (birthday !== undefined) details.birthday = birthday;
  if (body.gender !== undefined && body.gender !== null) {
    if (!Number.isInteger(body.gender) || Number(body.gender) < 0 || Number(body.gender) > 2)
      throw badRequest("'gender' must be 0, 1 or 2.", "gender");
    details.gender = Number(body.gender);
  }
  return details;
};

const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

/** Two details merged; an empty text takes a member away. */
export const mergeDetails = (before: Customer["details"], change: Customer["details"]): Customer["details"] =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ""));

/** Two sets of attributes merged; `null` takes one away. @throws Fault 400 where an object would keep too much. */
export const mergeAttributes = (
  before: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> =>
  bounded(Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== null)));

/** The form in which logins are compared. */
export const loginKeyOf = (login: string): string => login.trim().toLowerCase();
