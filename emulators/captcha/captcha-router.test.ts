import { vendorData } from "#worlds/wickett-plum/vendor-data.ts";
import { startTestVendors, testTargetOrigin, type TestVendors } from "../test-vendors.ts";
import { captchaCredentials, magicTokens, TOKEN_LIFETIME_MS } from "./captcha-tokens.ts";

const { apiKey, siteKey } = captchaCredentials;
const projectId = vendorData.account;

let now = new Date("2026-03-02T10:00:00Z");
let vendors: TestVendors;
beforeAll(async () => {
  vendors = await startTestVendors({ now: () => now });
});
afterAll(() => vendors.close());

const page = { k: siteKey, co: testTargetOrigin, sa: "campaign" };

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${vendors.origin}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

const ticked = async (asking: object = {}) => {
  const answer = await send("/recaptcha/enterprise/userverify", { ...page, ...asking });
  return ((await answer.json()) as { token: string }).token;
};

const assess = async (
  event: object,
  { key = apiKey, project = projectId }: { key?: string; project?: string } = {},
) => {
  const answer = await send(
    `/v1/projects/${project}/assessments`,
    { event: { siteKey, expectedAction: "campaign", ...event } },
    { "x-goog-api-key": key },
  );
  return { status: answer.status, body: (await answer.json()) as Record<string, never> };
};

const reasonOf = async (event: object) =>
  (await assess(event)).body as unknown as { tokenProperties: { valid: boolean; invalidReason: string } };

describe("the captcha's script", () => {
  it("knows its own address and brings the library", async () => {
    const answer = await fetch(`${vendors.origin}/recaptcha/enterprise.js?render=explicit&hl=en`);
    expect(answer.headers.get("content-type")).toContain("javascript");
    const script = await answer.text();
    expect(script).toContain(`const ORIGIN = "${vendors.origin}"`);
    for (const name of ["ready", "render", "execute", "getResponse", "reset"]) expect(script).toContain(name);
  });
});

describe("the box", () => {
  const frame = (query: object) =>
    fetch(`${vendors.origin}/recaptcha/enterprise/anchor?${new URLSearchParams({ ...page, ...query }).toString()}`);

  it("is a labelled checkbox in a frame that only the storefront may show", async () => {
    const answer = await frame({ cb: '7"><script>' });
    expect(answer.headers.get("content-security-policy")).toContain(`frame-ancestors ${testTargetOrigin}`);
    const html = await answer.text();
    expect(html).toContain('<label><input type="checkbox">I\'m not a robot</label>');
    expect(html).not.toContain('"><script>');
  });

  it("speaks French where the page does", async () => {
    expect(await (await frame({ hl: "fr-CA" })).text()).toContain("Je ne suis pas un robot");
  });

  it.each([
    ["an unknown key", { k: "other" }],
    ["a page of somebody else", { co: "https://evil.example" }],
    ["an action that is no word", { sa: "<b>" }],
  ])("is not shown for %s", async (_, query) => {
    const answer = await frame(query);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 400, status: "INVALID_ARGUMENT", message: expect.any(String) } },
    ]);
    expect((await send("/recaptcha/enterprise/userverify", { ...page, ...query })).status).toBe(400);
  });
});

describe("an assessment", () => {
  it("calls a ticked box a person on our page, and says neither token nor key", async () => {
    const token = await ticked();
    const { status, body } = await assess({ token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: expect.stringMatching(/^projects\/sandbox-wickettplum\/assessments\/\w+$/),
      tokenProperties: { valid: true, hostname: "localhost", action: "campaign", createTime: now.toISOString() },
      riskAnalysis: { score: 0.9, reasons: [] },
    });
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it("takes each token once", async () => {
    const token = await ticked();
    expect((await reasonOf({ token })).tokenProperties.valid).toBe(true);
    expect((await reasonOf({ token })).tokenProperties).toMatchObject({ valid: false, invalidReason: "DUPE" });
  });

  it("takes a token for two minutes", async () => {
    const [early, late] = [await ticked(), await ticked()];
    const start = now;
    now = new Date(start.getTime() + TOKEN_LIFETIME_MS);
    expect((await reasonOf({ token: early })).tokenProperties.valid).toBe(true);
    now = new Date(start.getTime() + TOKEN_LIFETIME_MS + 1);
    expect((await reasonOf({ token: late })).tokenProperties.invalidReason).toBe("EXPIRED");
  });

  it("tells a token of another form, a made-up one and a missing one", async () => {
    expect((await reasonOf({ token: await ticked({ sa: "register" }) })).tokenProperties.invalidReason).toBe(
      "UNEXPECTED_ACTION",
    );
    const [data = ""] = (await ticked()).split(".");
    for (const token of ["made-up", `${data}.x`, data])
      expect((await reasonOf({ token })).tokenProperties.invalidReason).toBe("MALFORMED");
    expect((await reasonOf({})).tokenProperties.invalidReason).toBe("MISSING");
  });

  it.each([
    [magicTokens.pass, { tokenProperties: { valid: true, action: "campaign" }, riskAnalysis: { score: 0.9 } }],
    [magicTokens.lowScore, { tokenProperties: { valid: true }, riskAnalysis: { score: 0.1, reasons: ["AUTOMATION"] } }],
    [magicTokens.expired, { tokenProperties: { valid: false, invalidReason: "EXPIRED" } }],
    [magicTokens.duplicate, { tokenProperties: { valid: false, invalidReason: "DUPE" } }],
  ])("of $value knows its outcome, as often as it is asked", async ({ value }, outcome) => {
    for (const _ of [1, 2]) expect((await assess({ token: value })).body).toMatchObject(outcome);
  });

  it("of the token for a bad day is unavailable", async () => {
    const { status, body } = await assess({ token: magicTokens.networkError.value });
    expect([status, body]).toEqual([503, { error: expect.objectContaining({ status: "UNAVAILABLE" }) }]);
  });

  it.each([
    ["a wrong key", { key: "AIza-wrong" }, {}, 400],
    ["another project", { project: "somebody-elses" }, {}, 403],
    ["an unknown site key", {}, { siteKey: "other" }, 400],
  ])("with %s is refused", async (_, account, event, status) => {
    expect((await assess({ token: magicTokens.pass.value, ...event }, account)).status).toBe(status);
  });
});
