import { Fault } from "#sandbox/core/fault.ts";
import type { Basket } from "./basket.ts";

const countryNames = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });

/** Sites of these countries ship to these alone; a site elsewhere ships wherever its methods go. */
const NORTH_AMERICA: readonly string[] = ["US", "CA"];

const refuse = (): never => {
  throw new Fault(
    400,
    "bad-request",
    `Invalid address: "Country" is not a valid value. Enter the correct value to proceed.`,
    { path: "countryCode" },
  );
};

/** @throws Fault 400 for two letters that are no country's. */
export const refuseNoCountry = (countryCode: string): void => {
  if (!/^[a-z]{2}$/i.test(countryCode) || !countryNames.of(countryCode.toUpperCase())) refuse();
};

/** @throws Fault 400 for a country that a site of this country does not ship to. */
export const refuseCountry = (siteCountry: string, countryCode: unknown): void => {
  const isNear = typeof countryCode !== "string" || NORTH_AMERICA.includes(countryCode);
  if (NORTH_AMERICA.includes(siteCountry) && !isNear) refuse();
};

/** @throws Fault 400 where a parcel or the bill goes to a country the site does not ship to. */
export const refuseCountries = (siteCountry: string, { billingAddress, shipments }: Basket): void => {
  for (const address of [billingAddress, ...shipments.map(({ shippingAddress }) => shippingAddress)])
    refuseCountry(siteCountry, address?.countryCode);
};
