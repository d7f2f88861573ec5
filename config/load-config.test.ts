import { brandLegalNames } from "./brand.ts";
import { loadConfig } from "./load-config.ts";
import { testSiteIds, testSites } from "#tests/factories/sites.ts";
import { siteById, siteForHost, telephoneHref } from "./sites.ts";

test("without any variable the shop stands in front of the local sandbox", () => {
  expect(loadConfig({}, testSites)).toMatchObject({
    environment: "production",
    port: 3000,
    publicOrigin: "http://localhost:3000",
    commerce: {
      origin: "http://127.0.0.1:4000",
      ocapiOrigin: "http://127.0.0.1:4000",
      imageOrigin: "http://127.0.0.1:4000",
      organizationId: "f_ecom_swee_001",
      clientId: "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4",
      timeoutMs: 10000,
    },
    thirdParties: {
      cardForm: {
        apiBaseUrl: "http://127.0.0.1:4001",
        allowedLibraryHosts: ["127.0.0.1:4001"],
        targetOrigins: [
          "http://localhost:3000",
          "http://ca.localhost:3000",
          "http://gifts.localhost:3000",
          "http://fr.ca.localhost:3000",
        ],
      },
      content: { baseUrl: "http://127.0.0.1:4001/content", mediaOrigin: "http://127.0.0.1:4001" },
    },
    logLevel: "info",
  });
});

test("ports move the addresses that depend on them", () => {
  const config = loadConfig({ PORT: "3100", SANDBOX_PORT: "4100", VENDORS_PORT: "4101" }, testSites);
  expect([
    config.publicOrigin,
    config.commerce.origin,
    config.thirdParties.cardForm.apiBaseUrl,
    config.sites[1]?.origin,
  ]).toEqual(["http://localhost:3100", "http://127.0.0.1:4100", "http://127.0.0.1:4101", "http://ca.localhost:3100"]);
});

test("a real instance, its site ids and hosts come from the environment", () => {
  const variables = {
    PUBLIC_ORIGIN: "https://shop.test",
    COMMERCE_API_ORIGIN: "https://abc.api.shop.test",
    COMMERCE_OCAPI_ORIGIN: "https://instance.shop.test",
    COMMERCE_ORGANIZATION_ID: "f_ecom_abcd_prd",
    COMMERCE_SITE_ID_US: "RefArch",
    SITE_HOSTS_CA: "shop.test.ca, www.shop.test.ca",
    CARD_API_BASE_URL: "https://cards.test",
    CONTENT_BASE_URL: "https://content.test",
  };
  const config = loadConfig(variables, testSites);
  expect(config.sites[0]).toMatchObject({
    id: "RefArch",
    hosts: ["shop.test", "localhost"],
    origin: "https://shop.test",
  });
  expect(config.sites[0]?.tabs[0]).toMatchObject({ label: "Sweets", siteId: "RefArch" });
  expect(config.sites[1]).toMatchObject({
    hosts: ["shop.test.ca", "www.shop.test.ca"],
    origin: "https://shop.test.ca",
  });
  expect(config.proxies).toEqual({ ocapi: "https://instance.shop.test" });
});

test("a tab of a shop that is not there is left out", () => {
  const [first] = loadConfig({}, testSites.slice(0, 1)).sites;
  expect(first?.tabs.map(({ label }) => label)).toEqual(["Sweets", "Magazine"]);
});

describe("a shop of several languages", () => {
  const canadian = (env: Record<string, string>) =>
    loadConfig(env, testSites).sites.filter(({ currency }) => currency === "CAD");

  test("has an entry and a host for each, with one id, and cookies that they share", () => {
    const sites = canadian({});
    const languages = [
      { locale: "en-CA", name: "English", origin: "http://ca.localhost:3000" },
      { locale: "fr-CA", name: "Français", origin: "http://fr.ca.localhost:3000" },
    ];
    expect(sites.map(({ locale }) => locale)).toEqual(["en-CA", "fr-CA"]);
    for (const site of sites)
      expect(site).toMatchObject({ id: testSiteIds.ca, languages, cookieDomain: "ca.localhost" });
    const [unitedStates] = loadConfig({}, testSites).sites;
    expect([unitedStates?.languages, unitedStates?.cookieDomain]).toEqual([undefined, undefined]);
  });

  test("takes the id of its first language unless it has one", () => {
    expect(canadian({ COMMERCE_SITE_ID_CA: "RefArchCA" }).map(({ id }) => id)).toEqual(["RefArchCA", "RefArchCA"]);
    const apart = canadian({ COMMERCE_SITE_ID_CA: "RefArchCA", COMMERCE_SITE_ID_CA_FR: "RefArchQC" });
    expect(apart.map(({ id, languages }) => [id, languages])).toEqual([
      ["RefArchCA", undefined],
      ["RefArchQC", undefined],
    ]);
  });

  test.each([
    ["hosts beside each other", { SITE_HOSTS_CA: "www.shop.test", SITE_HOSTS_CA_FR: "fr.shop.test" }, undefined],
    ["a host within the other", { SITE_HOSTS_CA: "shop.test", SITE_HOSTS_CA_FR: "fr.shop.test" }, "shop.test"],
    [
      "another name of the shop",
      { SITE_HOSTS_CA: "shop.test,shop.example", SITE_HOSTS_CA_FR: "fr.shop.test" },
      undefined,
    ],
  ])("shares cookies only below one host: %s", (_, env, domain) => {
    expect(canadian(env)[0]?.cookieDomain).toBe(domain);
  });
});

test.each([
  [{ PORT: "abc" }, "PORT must be a number"],
  [{ PORT: "70000" }, "PORT must be at most 65535"],
  [{ PORT: "3000.5" }, "PORT must be a whole number"],
  [{ COMMERCE_API_ORIGIN: "api.shop.test" }, "COMMERCE_API_ORIGIN must be an origin"],
  [{ COMMERCE_API_ORIGIN: "https://api.shop.test/path" }, "COMMERCE_API_ORIGIN must be an origin"],
  [{ PUBLIC_ORIGIN: "ftp://shop.test" }, "PUBLIC_ORIGIN must be an origin"],
  [{ CARD_API_BASE_URL: "javascript:alert(1)" }, "CARD_API_BASE_URL must be an http(s) address"],
  [{ COMMERCE_ORGANIZATION_ID: "candy" }, "COMMERCE_ORGANIZATION_ID must look like f_ecom_abcd_001"],
  [{ RECAPTCHA_MIN_SCORE: "2" }, "RECAPTCHA_MIN_SCORE must be at most 1"],
  [{ SURVEY_PROVIDER: "chance" }, "SURVEY_PROVIDER must be medallia, qualtrics or none"],
  [{ CARD_CONTEXT_SOURCE: "browser" }, "CARD_CONTEXT_SOURCE must be direct or commerce"],
  [
    { PUBLIC_ORIGIN: "https://shop.test", COMMERCE_API_ORIGIN: "https://api.shop.test" },
    "CARD_API_BASE_URL points at this machine",
  ],
])("%j is refused with a sentence that names the variable", (env, message) => {
  expect(() => loadConfig(env)).toThrow(message);
});

test("captcha and survey are the emulator's in front of the sandbox, and beside a real backend only where they are named", () => {
  const emulated = loadConfig({ VENDORS_PORT: "4101" });
  expect(emulated.sites[0]).toMatchObject({
    captcha: { scriptUrl: "http://127.0.0.1:4101/recaptcha/enterprise.js", siteKey: "sandbox-recaptcha-site-key" },
    survey: { provider: "medallia", formId: "sandbox-feedback" },
  });
  const backend = { COMMERCE_API_ORIGIN: "https://api.shop.test", CARD_API_BASE_URL: "https://cards.test" };
  const real = loadConfig(backend);
  expect([real.sites[0]?.captcha, real.sites[0]?.survey, real.thirdParties.captcha.enabled]).toEqual([
    undefined,
    undefined,
    false,
  ]);
  const named = loadConfig({
    ...backend,
    RECAPTCHA_PROJECT_ID: "own-forms",
    RECAPTCHA_SITE_KEY: "6Le",
    SURVEY_SCRIPT_URL: "https://nebula-cdn.kampyle.com/wdcus/1/onsite/embed.js",
    SURVEY_FORM_ID: "77",
  });
  expect(named.thirdParties.captcha).toMatchObject({
    apiBaseUrl: "https://recaptchaenterprise.googleapis.com",
    scriptUrl: "https://www.google.com/recaptcha/enterprise.js",
    minScore: 0.5,
  });
  expect(named.sites[0]).toMatchObject({ captcha: { siteKey: "6Le" }, survey: { provider: "medallia", formId: "77" } });
  expect(loadConfig({ SURVEY_PROVIDER: "none" }).thirdParties.survey).toBeNull();
});

test.each([
  ["the sandbox", {}, true],
  ["a backend of this machine", { COMMERCE_API_ORIGIN: "http://127.0.0.1:4900" }, true],
  ["an instance", { COMMERCE_API_ORIGIN: "https://api.shop.test" }, false],
  [
    "an instance and a hub",
    { COMMERCE_API_ORIGIN: "https://api.shop.test", CONTENT_BASE_URL: "https://hub.test/content" },
    true,
  ],
])("managed content in front of %s", (_backend, env, isEnabled) => {
  expect(loadConfig(env).thirdParties.content.enabled).toBe(isEnabled);
});

test("each site says who stands behind its copyright, in its own language", () => {
  const owners = { "en-US": brandLegalNames.en, "fr-CA": brandLegalNames["fr"] ?? brandLegalNames.en };
  for (const { locale, legalName } of loadConfig({}, testSites).sites)
    expect([locale, legalName]).toEqual([locale, owners[locale === "fr-CA" ? locale : "en-US"]]);
});

test("every wrong variable is named at once", () => {
  expect(() => loadConfig({ PORT: "x", PUBLIC_ORIGIN: "y" })).toThrow(/PORT[\s\S]*PUBLIC_ORIGIN/);
});

test("an empty variable counts as none", () => {
  expect(loadConfig({ PORT: "", COMMERCE_API_ORIGIN: "" })).toMatchObject({
    port: 3000,
    commerce: { origin: "http://127.0.0.1:4000" },
  });
});

test.each([
  ["localhost:3000", testSiteIds.us],
  ["CA.localhost", testSiteIds.ca],
  ["gifts.localhost:80", testSiteIds.gifts],
  ["unknown.test", testSiteIds.us],
  [undefined, testSiteIds.us],
])("the host %s shows %s", (host, id) => {
  expect(siteForHost(testSites, host).id).toBe(id);
});

test("a site is found by its id only", () => {
  expect([
    siteById(testSites, testSiteIds.ca)?.currency,
    siteById(testSites, "ca"),
    siteById(testSites, "constructor"),
  ]).toEqual(["CAD", undefined, undefined]);
});

test("a shown phone number becomes a link", () => {
  expect(telephoneHref("1-800-555-0142")).toBe("tel:+18005550142");
});
