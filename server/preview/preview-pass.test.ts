import { SignJWT } from "jose";
import { createPreviewPasses } from "./preview-pass.ts";

const secret = "plums-and-wicks-in-a-long-enough-row";

it("a pass opens drafts at every process that knows the secret", async () => {
  const pass = await createPreviewPasses(secret).issue("c1");
  expect(await createPreviewPasses(secret).isValid(pass)).toBe(true);
});

it("a pass without a secret ends with its process", async () => {
  const passes = createPreviewPasses(null);
  const pass = await passes.issue("c1");
  expect([await passes.isValid(pass), await createPreviewPasses(null).isValid(pass)]).toEqual([true, false]);
});

const key = new TextEncoder().encode(secret);
const token = (audience: string, until: string) =>
  new SignJWT({}).setProtectedHeader({ alg: "HS256" }).setAudience(audience).setExpirationTime(until).sign(key);

it.each([
  ["none", () => Promise.resolve(undefined)],
  ["an empty one", () => Promise.resolve("")],
  ["words", () => Promise.resolve("let.me.in")],
  ["one that has run out", () => token("content-preview", "-1s")],
  ["one for something else", () => token("login", "1h")],
  ["an unsigned one", () => Promise.resolve("eyJhbGciOiJub25lIn0.eyJhdWQiOiJjb250ZW50LXByZXZpZXcifQ.")],
])("%s opens nothing", async (_name, make) => {
  expect(await createPreviewPasses(secret).isValid(await make())).toBe(false);
});
