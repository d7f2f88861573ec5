import { addressForms, type CountryCode, defaultCountry, isCountry } from "#config/countries/countries.ts";
import { refuse } from "#server/problem.ts";
import {
  ADDRESS_KEY_PATTERN,
  AddressServiceUnavailable,
  type TypedAddress,
} from "#server/vendors/address-validation.ts";
import type { SiteContext, SiteInput, SiteOperation } from "./site-operation.ts";

const MAX_CHARACTERS = 120;

const text = ({ query }: SiteInput, name: string, { least = 0 } = {}): string => {
  const value = (query[name] ?? "").trim();
  if (value.length < least || value.length > MAX_CHARACTERS)
    throw refuse(400, "bad-request", "Bad Request", `'${name}' must have ${least} to ${MAX_CHARACTERS} characters.`);
  return value;
};

const countryOf = (input: SiteInput): CountryCode => {
  const code = input.query["countryCode"] ?? defaultCountry;
  if (isCountry(code)) return code;
  throw refuse(
    400,
    "bad-request",
    "Bad Request",
    `'countryCode' must be one of ${Object.keys(addressForms).join(", ")}.`,
  );
};

/**
 * Asks the service for a shopper with a session; every call costs the merchant, so there is a limit to them. Nobody
 * waits for a service that is out of order: the answer is then `{ result: null }`, and the address counts as typed.
 */
const orNoResult = async <Result>(
  context: SiteContext,
  call: () => Promise<Result>,
): Promise<{ result: Result | null }> => {
  await context.shopper();
  await context.limit("address");
  if (!context.config.thirdParties.address.enabled) return { result: null };
  try {
    return { result: await call() };
  } catch (error) {
    if (!(error instanceof AddressServiceUnavailable)) throw error;
    context.log.warn({ reference: error.reference }, "The address service did not answer.");
    return { result: null };
  }
};

/** `POST address-suggestions?address1=`: `{ result: { suggestions, confidence } }`. */
const addressSuggestions: SiteOperation = {
  method: "POST",
  path: "address-suggestions",
  handle: (context, input) => {
    const address1 = text(input, "address1", { least: 1 });
    const country = countryOf(input);
    return orNoResult(context, () => context.vendors.addressValidation.suggest(address1, country));
  },
};

/** `GET address-format?global_address_key=`: `{ result: { address } }`, null for an unknown key. */
const addressFormat: SiteOperation = {
  method: "GET",
  path: "address-format",
  handle: (context, { query }) => {
    const key = query["global_address_key"] ?? "";
    if (!ADDRESS_KEY_PATTERN.test(key))
      throw refuse(400, "bad-request", "Bad Request", "'global_address_key' is not well formed.");
    return orNoResult(context, () => context.vendors.addressValidation.format(key));
  },
};

/** What the service says of an address, under the same limit; null where it is out of order. */
export const verifyAddress = (context: SiteContext, address: TypedAddress) =>
  orNoResult(context, () => context.vendors.addressValidation.verify(address));

/**
 * `POST shipping-address?postalCode=&city=&address1=&address2=&stateCode=&countryCode=`: what the service says of an
 * address.
 */
const shippingAddress: SiteOperation = {
  method: "POST",
  path: "shipping-address",
  handle: (context, input) => {
    const address = {
      address1: text(input, "address1", { least: 1 }),
      address2: text(input, "address2"),
      city: text(input, "city", { least: 1 }),
      stateCode: text(input, "stateCode", { least: 1 }),
      postalCode: text(input, "postalCode", { least: 1 }),
      countryCode: countryOf(input),
    };
    return verifyAddress(context, address);
  },
};

/** Address search and verification, by the third party that is configured. */
export const addressOperations: SiteOperation[] = [addressSuggestions, addressFormat, shippingAddress];
