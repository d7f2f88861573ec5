import { loadConfig } from "#config/load-config.ts";
import { loadSecrets, refusePublishedSecrets } from "./secrets.ts";

const real = { CARD_API_BASE_URL: "https://api.cards.test" };
const own = { CARD_KEY_ID: "key", CARD_SHARED_SECRET: "c2VjcmV0" };

test.each([
  ["the sandbox with its published keys", {}, {}, false],
  ["a real provider with keys of its own", real, own, false],
  ["a real provider reached by the commerce backend", { ...real, CARD_CONTEXT_SOURCE: "commerce" }, {}, false],
  ["a real provider with the published keys", real, {}, true],
  ["a real provider with half of its keys", real, { CARD_KEY_ID: "key" }, true],
])("%s is let through or refused as it should be", (_name, configuration, keys, refused) => {
  const check = () => refusePublishedSecrets(loadConfig(configuration), loadSecrets(keys));
  if (refused) expect(check).toThrow("CARD_KEY_ID and CARD_SHARED_SECRET are those of the sandbox");
  else expect(check).not.toThrow();
});

test("what is not set is switched off", () => {
  expect(loadSecrets({ CACHE_PURGE_SECRET: "", COMMERCE_CLIENT_SECRET: "" })).toMatchObject({
    cachePurgeSecret: null,
    commerceClientSecret: null,
  });
});

test("no secret is part of the configuration that pages are made from", () => {
  const config = JSON.stringify(
    loadConfig({ ...own, CACHE_PURGE_SECRET: "plum-secret", COMMERCE_CLIENT_SECRET: "client-secret" }),
  );
  expect(config).not.toMatch(/c2VjcmV0|plum-secret|client-secret/);
});
