import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { orderMessages } from "#sandbox/platform/orders/order-messages.ts";
import { resources } from "#worlds/wickett-plum/cartridge/resources.ts";

/** A pattern without the names of its gaps, which differ between page and letter. */
const bare = (pattern = "") => pattern.replaceAll(/\{\w+\}/g, "{}");

const fileOf = (locale: string) => path.join(__dirname, `../translations/${locale}.json`);
const textsOf = (locale: string) => JSON.parse(readFileSync(fileOf(locale), "utf8")) as Record<string, string>;

const languages = [
  ["en-US", { ...orderMessages.default, ...resources["order"]?.["default"] }],
  ["fr-CA", { ...orderMessages["fr"], ...resources["order"]?.["fr"] }],
] as const;

test.each(languages.filter(([locale]) => existsSync(fileOf(locale))))(
  "in %s letters promise an arrival in the words of the pages",
  (locale, letters) => {
    const pages = textsOf(locale);
    expect(bare(letters?.["days.range"])).toBe(bare(pages["arrivalDays.between"]));
    expect(bare(letters?.["days.holiday"])).toBe(`{} ${bare(pages["arrival.holiday"])}`);
    expect(bare(letters?.["days.held"])).toBe(`{} ${bare(pages["arrival.heat"])}`);
  },
);
