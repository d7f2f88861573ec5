import { loadConfig } from "./load-config.ts";

test.each([
  ["a letter too few", { COMERCE_API_ORIGIN: "https://a.example" }, "COMERCE_API_ORIGIN", "COMMERCE_API_ORIGIN"],
  ["a word cut short", { SITE_HOST_US: "shop.example" }, "SITE_HOST_US", "SITE_HOSTS_US"],
  ["a name made up", { CONTENT_TIMEOUT: "5" }, "CONTENT_TIMEOUT", "CONTENT_BASE_URL"],
])("a setting that does not exist stops the start and names the nearest: %s", (_slip, env, name, nearest) => {
  expect(() => loadConfig(env)).toThrow(
    `The configuration is not usable:\n  ${name} is not a setting; did you mean ${nearest}?`,
  );
});

test("all that is wrong is told at once", () => {
  expect(() => loadConfig({ LOG_LEVEL: "chatty", COMMERCE_API_ORIGN: "https://a.example" })).toThrow(
    /COMMERCE_API_ORIGN is not a setting; did you mean COMMERCE_API_ORIGIN\?\n {2}LOG_LEVEL must be one of/,
  );
});

test.each([
  [
    "of the machine",
    { HOSTNAME: "a", HTTP_PROXY: "http://proxy.example", REDIS_PASSWORD: "x", OTEL_SERVICE_NAME: "a" },
  ],
  [
    "of a cluster",
    { COMMERCE_SERVICE_HOST: "10.0.0.1", CONTENT_PORT: "tcp://10.0.0.1:80", CARD_PORT_80_TCP_ADDR: "10.0.0.1" },
  ],
  ["of a site that was renamed", { SITE_HOSTS_HARBOR: "harbor.example", COMMERCE_SITE_ID_HARBOR: "Harbor" }],
  ["that are empty", { CONTENT_TIMEOUT: "" }],
])("variables %s are nobody's slip", (_whose, env) => {
  expect(() => loadConfig(env)).not.toThrow();
});
