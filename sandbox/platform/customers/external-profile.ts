import { objectOf, trimmedText } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";
import { customerChange } from "./customer.ts";

/** Who a person is at an identity provider. */
export interface ExternalProfile {
  authenticationProviderId: string;
  externalId: string;
  email?: string;
  firstName?: string;
  lastName?: string;
}

/** What a body says about somebody at an identity provider. @throws Fault 400 for a missing or malformed member. */
export const externalProfile = (body: unknown): ExternalProfile => {
  const record = objectOf(body, "body");
  const required = (name: string) => {
    const value = trimmedText(record, name, 256);
    if (!value) throw new Fault(400, "bad-request", `'${name}' is required.`, { path: name });
    return value;
  };
  const { email, firstName, lastName } = customerChange({
    email: record.email,
    firstName: record.firstName,
    lastName: record.lastName,
  });
  return {
    authenticationProviderId: required("authenticationProviderId"),
    externalId: required("externalId"),
    ...(email ? { email } : {}),
    ...(firstName ? { firstName } : {}),
    ...(lastName ? { lastName } : {}),
  };
};
