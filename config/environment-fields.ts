import ipaddr from "ipaddr.js";
import { number, string } from "yup";

/** The address of a server, without a path. */
export const origin = (name: string) =>
  string().test("origin", `${name} must be an origin such as https://host:443, without a path`, (value) => {
    if (value === undefined) return true;
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/$/, "");
  });

/** An http(s) address. */
export const url = (name: string) =>
  string().test(
    "url",
    `${name} must be an http(s) address`,
    (value) => value === undefined || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
  );

/** A whole number within bounds. */
export const wholeNumber = (name: string, least: number, most: number) =>
  number()
    .typeError(`${name} must be a number`)
    .integer(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)
    .max(most, `${name} must be at most ${most}`);

/** The number of a port. */
export const port = (name: string) => wholeNumber(name, 0, 65535);

/** An address of the network, or a block of them such as 10.0.0.0/8. */
export const network = (name: string) =>
  string().test(
    "network",
    `${name} must hold addresses or blocks such as 10.0.0.0/8`,
    (value) => value === undefined || ipaddr.isValid(value) || ipaddr.isValidCIDR(value),
  );

/** A value that names several things, separated by commas. */
export const list = (value: string | undefined) =>
  value
    ?.split(",")
    .map((part) => part.trim())
    .filter(Boolean);
