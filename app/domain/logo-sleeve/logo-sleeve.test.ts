import { LOGO_NAME_MAX_LENGTH } from "./logo-file.ts";
import { emptySleeve, logoSleeveBody, sleeveCount, type SleeveValues } from "./logo-sleeve.ts";

describe("how many sleeves", () => {
  it.each([
    ["1", 1],
    [" 250 ", 250],
    ["1000", 1000],
    ["1,500", 1500],
    ["1 500", 1500],
    ["1\u00a0500", 1500],
    ["12\u202f500", 12_500],
    ["100,000", 100_000],
    ["100000", 100_000],
    ["0", null],
    ["", null],
    ["100001", null],
    ["999999", null],
    ["1000000", null],
    ["-5", null],
    ["2.5", null],
    ["1,50", null],
    ["1,5000", null],
    ["1000,000", null],
    ["1;500", null],
    ["50 pieces", null],
    ["about 50", null],
    ["at 1,500", null],
    ["1,500 x", null],
  ])("%p is %p", (typed, count) => {
    expect(sleeveCount(typed)).toBe(count);
  });
});

const values: SleeveValues = {
  ...emptySleeve,
  companyName: " Plum & Co ",
  firstName: " June ",
  lastName: " Marlowe ",
  email: " june@marlowe.example ",
  phone: "(415) 555-0117",
  finish: "foil",
  quantity: "1,500",
  recaptchaToken: "token",
};
const body = {
  companyName: "Plum & Co",
  firstName: "June",
  lastName: "Marlowe",
  email: "june@marlowe.example",
  phone: "4155550117",
  finish: "foil",
  quantity: 1500,
  recaptchaToken: "token",
};

describe("the call for sleeves", () => {
  it.each<[string, Partial<SleeveValues>, Record<string, unknown>]>([
    ["is trimmed, without what was left empty", {}, {}],
    ["leaves out notes of blanks", { comment: "   " }, {}],
    ["has the day", { neededBy: "2026-12-07" }, { neededBy: "2026-12-07" }],
    ["has the notes", { comment: " gold, please " }, { comment: "gold, please" }],
    [
      "has the logo",
      { logo: { name: "logo.pdf", content: "JVBERi0=", problem: null } },
      { logo: { name: "logo.pdf", content: "JVBERi0=" } },
    ],
  ])("%s", (_name, changes, more) => {
    expect(logoSleeveBody({ ...values, ...changes })).toEqual({ ...body, ...more });
  });

  it("keeps the end of a long name, which says what the file is", () => {
    const name = `${"long ".repeat(40)}logo.pdf`;
    const sent = logoSleeveBody({ ...values, logo: { name, content: "JVBERi0=", problem: null } });
    expect(sent["logo"]).toEqual({ name: name.slice(name.length - LOGO_NAME_MAX_LENGTH), content: "JVBERi0=" });
    expect(name.slice(name.length - LOGO_NAME_MAX_LENGTH)).toHaveLength(120);
  });
});
