import { createHmac, timingSafeEqual } from "node:crypto";
import express, { type RequestHandler, Router } from "express";
import type { VendorData } from "../vendor-data.ts";
import { VendorError } from "../vendor-error.ts";
import { type Confidence, createAddressBook, type FoundAddress, type WrittenAddress } from "./address-book.ts";

/** The token every call carries; published, as the sandbox's other credentials are. */
export const addressAuthToken = "sandbox-address-token";

const KEY_SECRET = "sandbox-address-keys";
const MOST_SUGGESTIONS = 50;
const MOST_CHARACTERS = 300;

const refusal = (status: number, type: string, title: string, detail: string) =>
  new VendorError(status, { error: { type: `https://experianaperture.io/docs/errors#${type}`, title, detail } });

const badRequest = (detail: string) => refusal(400, "bad-request", "Bad Request", detail);

const authorised: RequestHandler = (request, response, next) => {
  const reference = request.get("reference-id");
  if (reference) response.set("reference-id", reference);
  if (request.get("auth-token") !== addressAuthToken)
    throw refusal(401, "unauthorized", "Unauthorized", "The authentication token is missing or not valid.");
  next();
};

const signed = (text: string) => createHmac("sha256", KEY_SECRET).update(text).digest("base64url");

/** An opaque name of an address that tells where it came from. */
const keyOf = (found: FoundAddress): string => {
  const { name, city, postalCode } = found.street;
  const text = Buffer.from(JSON.stringify([name, city, postalCode, found.houseNumber, found.unit])).toString(
    "base64url",
  );
  return `${text}.${signed(text)}`;
};

const isOurs = (text: string, signature: string) => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(text))];
  return given.length === right.length && timingSafeEqual(given, right);
};

const streetLine = ({ street, houseNumber }: FoundAddress) => `${houseNumber} ${street.name}`;

const zipLine = ({ street }: FoundAddress, isWhole: boolean) =>
  isWhole && street.plus4 ? `${street.postalCode}-${street.plus4}` : street.postalCode;

/** An address in the account's layout and in the service's own. */
const presentAddress = (found: FoundAddress, layouts: readonly string[], isCorrected: boolean) => {
  const { street, unit } = found;
  const postal = zipLine(found, isCorrected);
  return {
    global_address_key: keyOf(found),
    address: {
      address_line_1: streetLine(found),
      address_line_2: unit,
      address_line_3: "",
      locality: street.city,
      region: street.state,
      postal_code: postal,
      country: street.country === "US" ? "UNITED STATES OF AMERICA" : "CANADA",
    },
    ...(layouts.length === 0
      ? {}
      : {
          addresses_formatted: layouts.map((layout_name) => ({
            layout_name,
            not_enough_lines: false,
            has_truncated_lines: false,
            has_missing_sub_premises: false,
            address: {
              LINE_1: streetLine(found),
              LINE_2: unit,
              LINE_5: postal,
              "City name": street.city,
              "State code": street.state,
            },
          })),
        }),
  };
};

interface Asked {
  country: "US" | "CA";
  lines: string[];
  layouts: string[];
  most: number;
}

const countries: Readonly<Record<string, "US" | "CA">> = { USA: "US", CAN: "CA" };

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];

const layoutsOf = (value: unknown, known: string): string[] => {
  const layouts = textsOf(value);
  const unknown = layouts.find((name) => name !== known);
  if (unknown !== undefined) throw badRequest(`The layout '${unknown.slice(0, 40)}' does not exist.`);
  return layouts;
};

const askedOf = (body: unknown, layout: string): Asked => {
  const given = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const country = typeof given.country_iso === "string" ? countries[given.country_iso] : undefined;
  if (!country) throw badRequest("'country_iso' must be USA or CAN.");
  if (!textsOf(given.datasets).includes(`${country.toLowerCase()}-address`))
    throw badRequest(`'datasets' must name ${country.toLowerCase()}-address.`);
  const { unspecified } = (given.components ?? {}) as { unspecified?: unknown };
  const lines = textsOf(unspecified);
  if (lines.length === 0 || lines.join("").length > MOST_CHARACTERS)
    throw badRequest("'components.unspecified' must hold 1 to 300 characters.");
  const most = given.max_suggestions ?? 7;
  if (typeof most !== "number" || !Number.isInteger(most) || most < 1 || most > MOST_SUGGESTIONS)
    throw badRequest(`'max_suggestions' must be 1 to ${MOST_SUGGESTIONS}.`);
  return { country, lines, layouts: layoutsOf(given.layouts, layout), most };
};

/** Street, unit, and `City ST 12345` as the last line. */
const writtenOf = ({ lines, country }: Asked): WrittenAddress => {
  const [street = "", ...rest] = lines;
  const last = rest.at(-1) ?? "";
  const [, city = "", state = "", postalCode = ""] =
    /^(.*?)[\s,]+([A-Z]{2})\s+([A-Z0-9][A-Z0-9 -]{3,9})$/i.exec(last.trim()) ?? [];
  return { street, unit: rest.length > 1 ? (rest[0] ?? "") : "", city, state, postalCode, country };
};

/** Where the typed words stand in a suggestion. */
const matchedIn = (suggestion: string, typed: string): [number, number][] => {
  const start = suggestion.toLowerCase().indexOf(typed.trim().toLowerCase());
  return start < 0 ? [] : [[start, start + typed.trim().length]];
};

/**
 * Address search and validation (Experian Address Validation API, by its public description) over the streets of
 * `data`. Keys are signed; a wrong token is refused.
 */
export const addressRouter = ({ origin, data }: { origin: string; data: VendorData }): Router => {
  const layout = data.addressLayout;
  const book = createAddressBook(data.streets());
  const router = Router();
  router.use("/address", authorised, express.json({ limit: "16kb" }));

  router.post("/address/search/v1", ({ body }, response) => {
    const { lines, country, most } = askedOf(body, layout);
    const typed = lines.join(" ");
    const { confidence, found, hasMore } = book.search(typed, country, most);
    response.json({
      result: {
        more_results_available: hasMore,
        confidence,
        suggestions: found.map((each) => {
          const key = keyOf(each);
          const text = `${streetLine(each)}, ${each.street.city} ${each.street.state} ${each.street.postalCode}`;
          return {
            global_address_key: key,
            text,
            matched: matchedIn(text, typed),
            format: `${origin}/address/format/v1/${key}`,
            dataset: `${country.toLowerCase()}-address`,
            additional_attributes: [],
          };
        }),
      },
    });
  });

  const addressOfKey = (key: string): FoundAddress => {
    const [text = "", signature = ""] = key.split(".");
    const missing = () => refusal(404, "not-found", "Not Found", "There is no address with this key.");
    if (!isOurs(text, signature)) throw missing();
    const [name, city, postalCode, houseNumber, unit] = JSON.parse(
      Buffer.from(text, "base64url").toString(),
    ) as string[];
    const street = book.streetOf(name ?? "", city ?? "", postalCode ?? "");
    if (!street) throw missing();
    return { street, houseNumber: houseNumber ?? "", unit: unit ?? "" };
  };

  const format = (key: string, layouts: readonly string[]) => ({
    result: { confidence: "Verified match" satisfies Confidence, ...presentAddress(addressOfKey(key), layouts, true) },
  });

  router.get("/address/format/v1/:key", ({ params: { key } }, response) => {
    response.json(format(key, []));
  });
  router.post("/address/format/v1/:key", ({ params: { key }, body }, response) => {
    response.json(format(key, layoutsOf((body as { layouts?: unknown } | undefined)?.layouts, layout)));
  });

  router.post("/address/validate/v1", ({ body }, response) => {
    const asked = askedOf(body, layout);
    const { confidence, found, corrected } = book.validate(writtenOf(asked));
    const isCorrected = corrected.some((each) => each !== "zip_code_corrected");
    response.json({
      result: {
        confidence,
        suggestions: [],
        ...(found && presentAddress(found, asked.layouts, isCorrected)),
        validation_detail: Object.fromEntries(corrected.map((each) => [each, true])),
      },
    });
  });
  return router;
};
