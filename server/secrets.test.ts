import { loadConfig } from "#config/load-config.ts";
import { loadSecrets, refuseWeakSecrets } from "./secrets.ts";

const real = { CARD_API_BASE_URL: "https://api.cards.test" };
const own = { CARD_KEY_ID: "key", CARD_SHARED_SECRET: "c2VjcmV0" };

const check = (configuration: Record<string, string>, keys: Record<string, string>) => () =>
  refuseWeakSecrets(loadConfig(configuration), loadSecrets(keys));

test.each([
  ["the sandbox with its published keys", {}, {}],
  ["a real provider with keys of its own", real, own],
  ["a real provider reached by the commerce backend", { ...real, CARD_CONTEXT_SOURCE: "commerce" }, {}],
])("%s is let through", (_name, configuration, keys) => {
  expect(check(configuration, keys)).not.toThrow();
});

test.each([
  ["the published keys", {}],
  ["half of its keys", { CARD_KEY_ID: "key" }],
])("a real provider with %s is refused", (_name, keys) => {
  expect(check(real, keys)).toThrow("CARD_KEY_ID and CARD_SHARED_SECRET are those of the sandbox");
});

test("a real ratings service with the published key is refused, with one of the merchant's own it is not", () => {
  const service = { REVIEWS_API_BASE_URL: "https://api.ratings.test/data" };
  expect(check(service, {})).toThrow("BV_PASSKEY is that of the sandbox");
  expect(check(service, { BV_PASSKEY: "key" })).not.toThrow();
});

test("a real captcha with the published key is refused, with one of the merchant's own it is not", () => {
  const project = { RECAPTCHA_PROJECT_ID: "own-forms" };
  expect(check(project, {})).toThrow("RECAPTCHA_API_KEY is that of the sandbox");
  expect(check(project, { RECAPTCHA_API_KEY: "key" })).not.toThrow();
});

test("a real backend with the published secret of mailed codes is refused, with one of its own it is not", () => {
  const instance = { COMMERCE_API_ORIGIN: "https://shop.api.test", CODE_LOGIN_CLIENT_ID: "code-client" };
  expect(check(instance, own)).toThrow("CODE_LOGIN_CLIENT_SECRET is that of the sandbox");
  expect(check(instance, { ...own, CODE_LOGIN_CLIENT_SECRET: "secret" })).not.toThrow();
});

test("a secret for the shop's word that could be tried through is refused", () => {
  expect(check({}, { CAPTCHA_PROOF_SECRET: "short" })).toThrow("CAPTCHA_PROOF_SECRET must have at least 32 characters");
  expect(check({}, { CAPTCHA_PROOF_SECRET: "x".repeat(32) })).not.toThrow();
});

test("what is not set is switched off", () => {
  expect(loadSecrets({ CACHE_PURGE_SECRET: "", COMMERCE_CLIENT_SECRET: "" })).toMatchObject({
    cachePurgeSecret: null,
    captchaProofSecret: null,
    commerceClientSecret: null,
  });
});

test("no secret is part of the configuration that pages are made from", () => {
  const config = JSON.stringify(
    loadConfig({ ...own, CACHE_PURGE_SECRET: "plum-secret", COMMERCE_CLIENT_SECRET: "client-secret" }),
  );
  expect(config).not.toMatch(/c2VjcmV0|plum-secret|client-secret/);
});
