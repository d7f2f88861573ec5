import { readCaptureContext, readCardCodes } from "./card-jwt.ts";

const jwt = (payload: unknown): string =>
  ["{}", JSON.stringify(payload), "signature"].map((part) => Buffer.from(part).toString("base64url")).join(".");

const library = { clientLibrary: "https://cards.test/library.js", clientLibraryIntegrity: "sha256-abc" };

/** A context as it shall be. */
const good = jwt({ ctx: [{ data: library }], exp: 1 });

/** The same with a byte that belongs to no letter. */
const notLetters = Buffer.concat([
  Buffer.from(`{"ctx":[{"data":${JSON.stringify(library)}}],"exp":1,"note":"`),
  Buffer.from([0xff]),
  Buffer.from('"}'),
]).toString("base64url");

describe("card tokens as the browser reads them", () => {
  it("a capture context names the library, its hash and its end", () => {
    expect(readCaptureContext(jwt({ ctx: [{ data: library }], exp: 1000 }))).toEqual({
      libraryUrl: library.clientLibrary,
      libraryIntegrity: "sha256-abc",
      expiresAtMs: 1_000_000,
    });
  });

  it("letters that stand for others in an address are read as what they stand for", () => {
    const data = { ...library, clientLibraryIntegrity: "sha256-???????>>>>>>>" };
    const token = jwt({ ctx: [{ data }], exp: 1 });
    expect(token).toMatch(/-.*_|_.*-/);
    expect(readCaptureContext(token).libraryIntegrity).toBe(data.clientLibraryIntegrity);
  });

  it.each([
    ["nothing", undefined],
    ["a word", "hello"],
    ["two parts", good.split(".").slice(0, 2).join(".")],
    ["four parts", `${good}.more`],
    ["letters that are none", ["{}", notLetters, "signature"].join(".")],
    ["null as payload", jwt(null)],
    [
      "an address that is no text",
      jwt({ ctx: [{ data: { ...library, clientLibrary: [library.clientLibrary] } }], exp: 1 }),
    ],
    ["a hash that is no text", jwt({ ctx: [{ data: { ...library, clientLibraryIntegrity: 5 } }], exp: 1 })],
    ["broken base64", "a.%%%.c"],
    ["a list as payload", jwt([])],
    ["no library", jwt({ ctx: [], exp: 1 })],
    ["an address that is none", jwt({ ctx: [{ data: { ...library, clientLibrary: "library.js" } }], exp: 1 })],
    ["no end", jwt({ ctx: [{ data: library }] })],
  ])("a capture context made of %s is refused", (_, token) => {
    expect(() => readCaptureContext(token)).toThrow("Invalid microform context JWT token payload");
  });

  it("a transient token reports its card codes", () => {
    const card = { number: { detectedCardTypes: ["042", "004"] } };
    expect(readCardCodes(jwt({ content: { paymentInformation: { card } } }))).toEqual(["042", "004"]);
  });

  it.each([
    ["nothing", undefined],
    ["no card", jwt({ content: {} })],
    ["no codes", jwt({ content: { paymentInformation: { card: { number: { detectedCardTypes: [] } } } } })],
    ["nothing of a card", jwt({ content: null })],
    [
      "a code and a number",
      jwt({ content: { paymentInformation: { card: { number: { detectedCardTypes: ["042", 1] } } } } }),
    ],
    ["a number as code", jwt({ content: { paymentInformation: { card: { number: { detectedCardTypes: [1] } } } } })],
  ])("a transient token made of %s is refused", (_, token) => {
    expect(() => readCardCodes(token)).toThrow("Invalid credit card JWT token payload");
  });
});
