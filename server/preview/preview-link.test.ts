import { EncryptJWT, SignJWT } from "jose";
import { linkKey } from "./preview-key.ts";
import { createPreviewLinks } from "./preview-link.ts";
import { createPreviewPasses } from "./preview-pass.ts";

const secret = "plums-and-wicks-in-a-long-enough-row";
const state = { site: "us", path: "/occasions/birthdays", query: { previewTimestamp: "1796083200000" } };

afterEach(() => {
  jest.useRealTimers();
});

it("a link shows its state at every process that knows the secret", async () => {
  const { token, until } = await createPreviewLinks(secret).issue(state);
  expect(await createPreviewLinks(secret).read(token)).toEqual({ state, until });
});

it("a link without a secret ends with its process", async () => {
  const { token } = await createPreviewLinks(null).issue(state);
  expect(await createPreviewLinks(null).read(token)).toBe("refused");
});

it("a link lasts a day and no longer", async () => {
  jest.useFakeTimers({ now: Date.parse("2026-12-01T10:00:00Z") });
  const links = createPreviewLinks(secret);
  const { token, until } = await links.issue(state);
  expect(until).toEqual(new Date("2026-12-02T10:00:00Z"));
  jest.setSystemTime(Date.parse("2026-12-02T09:59:59Z"));
  expect(await links.read(token)).toMatchObject({ state });
  jest.setSystemTime(Date.parse("2026-12-02T10:00:00Z"));
  expect(await links.read(token)).toBe("ended");
});

it("an altered state is refused, and what a link says is read by nobody else", async () => {
  const links = createPreviewLinks(secret);
  const { token } = await links.issue(state);
  const parts = token.split(".");
  expect(Buffer.from(parts[3] ?? "", "base64url").toString()).not.toContain("birthdays");
  for (const at of [2, 3, 4]) {
    const altered = parts.map((part, index) =>
      index === at ? (part.startsWith("A") ? "B" : "A") + part.slice(1) : part,
    );
    expect(await links.read(altered.join("."))).toBe("refused");
  }
});

it("a link is no pass, and a pass no link", async () => {
  const [passes, links] = [createPreviewPasses(secret), createPreviewLinks(secret)];
  const { token } = await links.issue(state);
  expect(await passes.isValid(token)).toBe(false);
  expect(await links.read(await passes.issue("c1"))).toBe("refused");
});

const sealed = (claims: Record<string, unknown>, audience = "preview-link") =>
  new EncryptJWT(claims)
    .setProtectedHeader({ alg: "dir", enc: "A128CBC-HS256" })
    .setAudience(audience)
    .setExpirationTime("1h")
    .encrypt(linkKey(secret));

const signed = () =>
  new SignJWT(state)
    .setProtectedHeader({ alg: "HS256" })
    .setAudience("preview-link")
    .setExpirationTime("1h")
    .sign(linkKey(secret));

it.each([
  ["nothing", () => Promise.resolve("")],
  ["words", () => Promise.resolve("let.me.in")],
  ["an unsigned one", () => Promise.resolve("eyJhbGciOiJub25lIn0.eyJhdWQiOiJwcmV2aWV3LWxpbmsifQ.")],
  ["one that is signed alone", signed],
  ["one for something else", () => sealed(state, "login")],
  ["one without a page", () => sealed({ site: "us", query: {} })],
  ["one whose view is none", () => sealed({ ...state, query: { previewTimestamp: 5 } })],
])("%s is refused", async (_name, make) => {
  expect(await createPreviewLinks(secret).read(await make())).toBe("refused");
});
