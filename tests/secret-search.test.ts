import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { magicCards } from "#emulators/card/magic-cards.ts";
import { foundSecrets, isCardNumber, TOKEN_PATTERN } from "./secret-search.ts";

/** Written in two pieces, so that this file holds no card itself. */
const number = ["45567375", "86899855"].join("");
const secrets = { numbers: [number], codes: ["917"], words: ["Plum-Secret/9173"] };

it.each([
  ["a number", `paid with ${number}`, "the number ending 9855 in the log"],
  ["a number in groups", "4556 7375 8689 9855", "the number ending 9855 in the log"],
  ["a number with dashes", "4556-7375-8689-9855", "the number ending 9855 in the log"],
  ["a number of an address", "?q=4556+7375+8689+9855", "the number ending 9855 in the log"],
  ["a number in Base64", Buffer.from(number).toString("base64"), "the number ending 9855 in the log"],
  ["a code in JSON", '{"securityCode":"917"}', "the code 917 in the log"],
  ["a code in quoted JSON", String.raw`{\"cvv\":\"917\"}`, "the code 917 in the log"],
  ["a code of a form", "a=1&c_giftCardSecurityCode=917&b=2", "the code 917 in the log"],
  ["a password", "password: Plum-Secret/9173", "the word Plum… in the log"],
  ["a password of an address", "?password=Plum-Secret%2F9173", "the word Plum… in the log"],
  ["a password in Base64", Buffer.from("Plum-Secret/9173").toString("base64"), "the word Plum… in the log"],
])("%s that lies somewhere is found", (_, text, found) => {
  expect(foundSecrets([["the log", text]], secrets)).toEqual([found]);
});

it.each([
  ["its last digits", "Visa ending in 9855"],
  ["a mask", "************9855"],
  ["the code's digits elsewhere", '{"quantity":917,"securityCode":"***"}'],
  ["nothing", ""],
])("%s is no secret", (_, text) => {
  expect(foundSecrets([["the log", text]], secrets)).toEqual([]);
});

describe("the repository", () => {
  const published = new Set<string>(Object.values(magicCards).map(({ number }) => number));
  /** Numbers that no bank issues. */
  const testRange = "411111111111";
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(?:[cm]?[jt]sx?|json|md|har|html|snap|xml|csv|ya?ml|txt|env|sql)$/.test(file));
  const strange = (text: string) => [
    ...[...text.matchAll(/(?<![\w.])\d{15,16}(?![\w.])/g)]
      .map(([digits]) => digits)
      .filter((digits) => isCardNumber(digits) && !published.has(digits) && !digits.startsWith(testRange)),
    ...(TOKEN_PATTERN.exec(text) ?? []),
  ];

  /** Other people's documents: tokens of long ago, and a card number that no bank issues, as examples. */
  const examples: Readonly<Record<string, RegExp>> = {
    "sandbox/contract/oas/auth-oas-v1-public.yaml": /(?<=^ +\w+: )"?(?:Bearer )?eyJ[\w.-]+"?$/gm,
    "server/agents/contract/ucp-2026-04-08.json": /(?<="description": "Card number.", "examples": \[")\d{16}(?="\])/g,
  };
  const readText = (file: string) => {
    const text = readFileSync(file, "utf8");
    return examples[file] ? text.replaceAll(examples[file], "") : text;
  };

  it("records no card but those the emulator publishes, and no token", () => {
    const found = files.flatMap((file) => strange(readText(file)).map((what) => `${file}: ${what}`));
    expect(files.length).toBeGreaterThan(2000);
    expect(found).toEqual([]);
  });

  it("would notice one", () => {
    const token = [`eyJ${"a".repeat(30)}`, "b".repeat(40), "c".repeat(43)].join(".");
    expect(strange(`{"number":"${number}","token":"${token}"}`)).toHaveLength(2);
    expect(strange('{"number":"4111111111111111","gtin":"0123456789012345"}')).toEqual([]);
  });
});
