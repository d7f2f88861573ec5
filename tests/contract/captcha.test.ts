import { vendorData } from "#worlds/wickett-plum/vendor-data.ts";
import { captchaCredentials, magicTokens } from "#emulators/captcha/captcha-tokens.ts";
import { startTestVendors, testTargetOrigin, type TestVendors } from "#emulators/test-vendors.ts";
import { CaptchaUnavailable, createCaptcha } from "#server/vendors/captcha.ts";

/*
 * What the shop relies on from the captcha's verifier. Runs against the emulator, or against an account when
 * CONTRACT_RECAPTCHA_API_BASE_URL, RECAPTCHA_PROJECT_ID, RECAPTCHA_SITE_KEY and RECAPTCHA_API_KEY are set. A true token
 * cannot be had without a browser: RECAPTCHA_TOKEN may name a fresh one that was made for the action `campaign` on
 * RECAPTCHA_HOST.
 */
const env = process.env;
const realBase = env.CONTRACT_RECAPTCHA_API_BASE_URL;

let emulator: TestVendors;
beforeAll(async () => {
  emulator = await startTestVendors();
});
afterAll(() => emulator.close());

const siteKey = (realBase && env.RECAPTCHA_SITE_KEY) || captchaCredentials.siteKey;

const verifier = (
  apiKey = (realBase && env.RECAPTCHA_API_KEY) || captchaCredentials.apiKey,
  changes: Partial<Parameters<typeof createCaptcha>[0]["config"]> = {},
) =>
  createCaptcha({
    config: {
      enabled: true,
      scriptUrl: "https://unused.example/",
      apiBaseUrl: realBase ?? emulator.origin,
      projectId: (realBase && env.RECAPTCHA_PROJECT_ID) || vendorData.account,
      siteKey,
      minScore: 0.5,
      timeoutMs: 10_000,
      ...changes,
    },
    apiKey,
    hosts: [env.RECAPTCHA_HOST ?? "localhost"],
  });

const freshToken = async (action = "campaign") => {
  if (realBase) return env.RECAPTCHA_TOKEN ?? "";
  const answer = await fetch(`${emulator.origin}/recaptcha/enterprise/userverify`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ k: siteKey, co: testTargetOrigin, sa: action }),
  });
  return ((await answer.json()) as { token: string }).token;
};

describe("the captcha's verifier", () => {
  it("refuses a token that it has not made", async () => {
    expect(await verifier().verify({ token: "made-up", siteKey, action: "campaign" })).toBe("refused");
  });

  it("cannot be asked with a wrong key", async () => {
    const asked = verifier("wrong").verify({ token: "made-up", siteKey, action: "campaign" });
    await expect(asked).rejects.toThrow(CaptchaUnavailable);
  });

  const withToken = realBase && !env.RECAPTCHA_TOKEN ? [] : [["campaign"]];
  it.each(withToken)("knows a person's token for %s once", async (action) => {
    const token = await freshToken(action);
    expect(await verifier().verify({ token, siteKey, action })).toBe("person");
    expect(await verifier().verify({ token, siteKey, action })).toBe("refused");
  });
});

describe("the adapter", () => {
  it.each([
    [magicTokens.lowScore.value, "robot"],
    [magicTokens.expired.value, "expired"],
    [magicTokens.duplicate.value, "refused"],
  ])("calls %s %s", async (token, verdict) => {
    const asked = verifier(captchaCredentials.apiKey, { apiBaseUrl: emulator.origin });
    expect(await asked.verify({ token, siteKey: captchaCredentials.siteKey, action: "campaign" })).toBe(verdict);
  });

  it("takes no token of another form or of another's page", async () => {
    const own = verifier(captchaCredentials.apiKey, { apiBaseUrl: emulator.origin });
    const token = await freshToken("register");
    expect(await own.verify({ token, siteKey, action: "campaign" })).toBe("refused");
    const foreign = createCaptcha({
      config: { ...baseConfig(), apiBaseUrl: emulator.origin },
      apiKey: captchaCredentials.apiKey,
      hosts: ["shop.example"],
    });
    expect(await foreign.verify({ token: magicTokens.pass.value, siteKey, action: "campaign" })).toBe("refused");
  });

  it.each([
    ["is out of order", { apiBaseUrl: () => emulator.origin, token: magicTokens.networkError.value }],
    ["does not answer", { apiBaseUrl: () => "http://127.0.0.1:9", token: "any" }],
    ["answers something else", { apiBaseUrl: () => `${emulator.origin}/recaptcha`, token: "any" }],
  ])("says so when the verifier %s", async (_, { apiBaseUrl, token }) => {
    const asked = verifier(captchaCredentials.apiKey, { apiBaseUrl: apiBaseUrl() });
    await expect(asked.verify({ token, siteKey, action: "campaign" })).rejects.toThrow(CaptchaUnavailable);
  });

  it("asks nobody where no account is configured", async () => {
    const asked = verifier(captchaCredentials.apiKey, { enabled: false });
    await expect(asked.verify({ token: "any", siteKey, action: "campaign" })).rejects.toThrow(CaptchaUnavailable);
  });
});

function baseConfig() {
  return {
    enabled: true,
    scriptUrl: "https://unused.example/",
    apiBaseUrl: "",
    projectId: vendorData.account,
    siteKey: captchaCredentials.siteKey,
    minScore: 0.5,
    timeoutMs: 10_000,
  };
}
