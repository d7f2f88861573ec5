import { readCaptureContext, readCardCodes } from "./card-jwt.ts";

const jwt = (payload: unknown): string =>
  ["{}", JSON.stringify(payload), "signature"].map((part) => Buffer.from(part).toString("base64url")).join(".");

const library = { clientLibrary: "https://cards.test/library.js", clientLibraryIntegrity: "sha256-abc" };

describe("card tokens as the browser reads them", () => {
  it("a capture context names the library, its hash and its end", () => {
    expect(readCaptureContext(jwt({ ctx: [{ data: library }], exp: 1000 }))).toEqual({
      libraryUrl: library.clientLibrary,
      libraryIntegrity: "sha256-abc",
      expiresAtMs: 1_000_000,
    });
  });

  it.each([
    ["nothing", undefined],
    ["a word", "hello"],
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
    ["a number as code", jwt({ content: { paymentInformation: { card: { number: { detectedCardTypes: [1] } } } } })],
  ])("a transient token made of %s is refused", (_, token) => {
    expect(() => readCardCodes(token)).toThrow("Invalid credit card JWT token payload");
  });
});
