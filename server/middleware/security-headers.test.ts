import { loadConfig } from "#config/load-config.ts";
import type { SiteConfig } from "#config/sites.ts";
import { apiSecurityHeaders, contentSecurityPolicy, pageSecurityHeaders } from "./security-headers.ts";

const env = {
  COMMERCE_API_ORIGIN: "https://api.shop.test",
  COMMERCE_IMAGE_ORIGIN: "https://images.shop.test",
  CARD_API_BASE_URL: "https://apitest.cards.test",
  CARD_LIBRARY_HOSTS: "testflex.cards.test",
  CONTENT_BASE_URL: "https://content.test/x",
  CONTENT_MEDIA_ORIGIN: "https://media.test",
};
const none = { scripts: [], styles: [] };
const siteOf = (config: { sites: SiteConfig[] }) => config.sites[0] as SiteConfig;
const policyOf = (variables: Record<string, string>, hashes: { scripts: string[]; styles: string[] } = none) => {
  const config = loadConfig(variables);
  const policy = contentSecurityPolicy(config, siteOf(config), hashes);
  return new Map(
    policy.split("; ").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)] as const),
  );
};

test("origins in the policy follow the configuration with no second edit", () => {
  const policy = policyOf(env);
  expect(policy.get("img-src")).toEqual([
    "'self'",
    "data:",
    "https://images.shop.test",
    "https://media.test",
    "https://i.ytimg.com",
  ]);
  for (const directive of ["script-src", "connect-src"])
    expect(policy.get(directive)).toEqual(["'self'", "https://testflex.cards.test"]);
  expect(policy.get("frame-src")).toEqual(["https://testflex.cards.test", "https://www.youtube-nocookie.com"]);
});

test("gallery and recommendations appear in the policy where they are configured, and nothing of the sandbox beside real ones", () => {
  const policy = policyOf({
    ...env,
    GALLERY_SCRIPT_URL: "https://gallery.test/sites/x/site.min.js",
    RECOMMENDATIONS_BASE_URL: "https://recs.test/v3",
    VIDEO_EMBED_BASE_URL: "https://films.test/embed",
    SUBSCRIPTIONS_SCRIPT_URL: "https://static.ordergroove.com/{merchantId}/main.js",
  });
  expect(policy.get("script-src")).toContain("https://gallery.test");
  expect(policy.get("connect-src")).toEqual(expect.arrayContaining(["https://gallery.test", "https://recs.test"]));
  const offers = ["https://static.ordergroove.com", "https://*.ordergroove.com"];
  expect(policy.get("script-src")).toEqual(expect.arrayContaining(offers));
  expect(policy.get("connect-src")).toEqual(expect.arrayContaining(offers));
  expect(policy.get("frame-src")).toContain("https://films.test");
  expect([...policyOf(env).values()].flat().join(" ")).not.toContain("127.0.0.1");
});

test("the tag manager appears with what it loads and where it reports to, once its container is named", () => {
  const policy = policyOf({ ...env, TAG_MANAGER_ID: "GTM-ABC123" });
  expect(policy.get("script-src")).toContain("https://www.googletagmanager.com");
  expect(policy.get("connect-src")).toContain("https://*.google-analytics.com");
  expect(policyOf({ ...env, TAG_MANAGER_ID: "none" })).toEqual(policyOf(env));
  expect([...policyOf(env).values()].flat().join(" ")).not.toContain("googletagmanager");
});

test("inline code runs only by its hash, and nothing is evaluated", () => {
  const policy = policyOf(env, { scripts: ["sha256-abc"], styles: ["sha256-def"] });
  expect(policy.get("script-src")).toEqual(["'self'", "'sha256-abc'", "https://testflex.cards.test"]);
  expect(policy.get("style-src")).toEqual(["'self'", "'sha256-def'"]);
  for (const directive of ["script-src", "style-src", "default-src"])
    expect(policy.get(directive)?.join(" ")).not.toMatch(/unsafe|\*/);
  expect(policy.get("script-src-attr")).toEqual(["'none'"]);
});

test("forms go to our own pages, and the contact form where the configuration says", () => {
  expect(policyOf({ ...env, CONTACT_FORM_ORIGIN: "https://desk.test" }).get("form-action")).toEqual([
    "'self'",
    "https://desk.test",
  ]);
  expect(policyOf({}).get("form-action")).toEqual(["'self'", "http://127.0.0.1:4001"]);
});

test("framing, plugins, base addresses and foreign forms are refused", () => {
  const policy = policyOf(env);
  expect(["frame-ancestors", "object-src", "base-uri", "form-action"].map((name) => policy.get(name))).toEqual([
    ["'self'"],
    ["'none'"],
    ["'none'"],
    ["'self'"],
  ]);
});

test.each([
  ["http://localhost:3000", false],
  ["https://shop.test", true],
])("at %s requests are upgraded and transport is strict: %s", (origin, secure) => {
  const config = loadConfig({ ...env, PUBLIC_ORIGIN: origin });
  const headers = pageSecurityHeaders(config, siteOf(config), none);
  expect(headers["content-security-policy"]?.includes("upgrade-insecure-requests")).toBe(secure);
  expect("strict-transport-security" in headers).toBe(secure);
});

test("popups of payment providers keep their opener, and videos get a referrer", () => {
  const config = loadConfig(env);
  expect(pageSecurityHeaders(config, siteOf(config), none)).toMatchObject({
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
  });
});

test("an API answer may do nothing in a browser", () => {
  expect(apiSecurityHeaders(siteOf(loadConfig({})))).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
});

test("the chat's origins may bring their script and window, a real one's styles and pictures too", () => {
  const host = "https://home-c32.nice-incontact.com";
  const real = policyOf({ ...env, CHAT_ORIGINS: host });
  for (const directive of ["script-src", "frame-src", "connect-src", "style-src", "img-src"])
    expect(real.get(directive)).toContain(host);
  const own = policyOf({ ...env, CHAT_ORIGINS: "https://chat.test" });
  expect(own.get("script-src")).toContain("https://chat.test");
  expect(own.get("style-src")).not.toContain("https://chat.test");
  expect(policyOf(env).get("script-src")).not.toContain(host);
});

test("captcha and survey appear with their frames and what they load, once they are named", () => {
  const policy = policyOf({
    ...env,
    RECAPTCHA_PROJECT_ID: "own-forms",
    SURVEY_SCRIPT_URL: "https://nebula-cdn.kampyle.com/wdcus/1/onsite/embed.js",
  });
  const google = "https://www.google.com/recaptcha/";
  expect(policy.get("script-src")).toEqual(expect.arrayContaining([google, "https://www.gstatic.com/recaptcha/"]));
  expect(policy.get("frame-src")).toEqual(expect.arrayContaining([google, "https://*.kampyle.com"]));
  for (const directive of ["script-src", "connect-src", "img-src"])
    expect(policy.get(directive)).toContain("https://*.kampyle.com");
  expect([...policyOf(env).values()].flat().join(" ")).not.toMatch(/google|kampyle/);
});

test("the emulated captcha is a script and a frame of the vendors' origin", () => {
  const policy = policyOf({ VENDORS_PORT: "4101" });
  for (const directive of ["script-src", "frame-src"]) expect(policy.get(directive)).toContain("http://127.0.0.1:4101");
});
