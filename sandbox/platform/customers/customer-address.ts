import { trimmedText } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { bounded, customAttributes } from "./customer.ts";

/** One entry of the address book. */
export interface CustomerAddress {
  addressId: string;
  preferred: boolean;
  /** Members by their wire name, for example `postalCode`; custom ones with `c_`. */
  fields: Record<string, unknown>;
  createdAt: Date;
  modifiedAt: Date;
}

/** Addresses one account may keep. */
export const ADDRESS_LIMIT = 200;

const limits: Record<string, number> = {
  address1: 256,
  address2: 256,
  city: 256,
  companyName: 256,
  countryCode: 2,
  firstName: 256,
  jobTitle: 256,
  lastName: 256,
  phone: 32,
  postBox: 256,
  postalCode: 256,
  salutation: 256,
  secondName: 256,
  stateCode: 256,
  suffix: 256,
  suite: 32,
  title: 256,
};

/** What a body says about an address; an empty text or `null` takes a member away. @throws Fault 400. */
export const addressFields = (body: Record<string, unknown>): Record<string, unknown> => {
  const fields: Record<string, unknown> = customAttributes(body);
  for (const [name, limit] of Object.entries(limits)) {
    const value = body[name] === null ? "" : trimmedText(body, name, limit);
    if (value !== undefined) fields[name] = value;
  }
  return fields;
};

/** The name a body gives the address. @throws Fault 400. */
export const addressIdOf = (body: Record<string, unknown>): string | undefined => {
  const addressId = trimmedText(body, "addressId", 256);
  if (addressId === "") throw new Fault(400, "bad-request", "'addressId' must not be empty.");
  return addressId;
};

/** Fields after a change. @throws Fault 400 when one the address needs is missing, or its own ones are too many. */
export const changedFields = (
  before: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> => {
  const fields = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== "" && value !== null),
  );
  bounded(Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith("c_"))));
  for (const name of ["lastName", "countryCode"])
    if (!fields[name]) throw new Fault(400, "bad-request", `'${name}' is required.`);
  if (!/^[A-Z]{2}$/.test(String(fields.countryCode)))
    throw new Fault(400, "bad-request", "'countryCode' must be two capital letters.");
  return fields;
};
