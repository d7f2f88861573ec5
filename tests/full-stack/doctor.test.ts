import { createTestSandbox, type TestSandbox } from "#sandbox/test-sandbox.ts";
import { examineInstance, reportOf } from "#server/doctor/doctor.ts";
import type { ServerAdditions } from "#server/api/server-additions.ts";
import { extendServer } from "#server/extended.ts";
import { loadSecrets } from "#server/secrets.ts";
import { worldConfig } from "#tests/world-shop.ts";

let instance: TestSandbox;
beforeAll(async () => {
  instance = await createTestSandbox({ strict: false });
}, 120_000);
afterAll(() => instance.close());

/** What is found wrong at the instance with these settings, and the settings that are named. */
const wrongWith = async (settings: Record<string, string> = {}, additions: ServerAdditions = {}) => {
  const env = {
    NODE_ENV: "test",
    COMMERCE_API_ORIGIN: instance.origin,
    CARD_API_BASE_URL: instance.vendorsOrigin,
    CONTENT_BASE_URL: `${instance.vendorsOrigin}/content`,
    REVIEWS_API_BASE_URL: `${instance.vendorsOrigin}/data`,
    ADDRESS_BASE_URL: instance.vendorsOrigin,
    ...settings,
  };
  const findings = await examineInstance(worldConfig(env), loadSecrets(env), extendServer(additions));
  return {
    findings,
    wrong: findings.filter(({ isGood }) => !isGood),
    report: reportOf(findings),
  };
};

test("an instance that is right is well in every respect", async () => {
  const { findings, wrong, report } = await wrongWith();
  expect(wrong).toEqual([]);
  expect(findings.filter(({ where }) => where === "us").map(({ what }) => what)).toEqual([
    "guest login at WickettPlumUS",
    "categories",
    "products and prices in USD",
    "pictures",
    "forms sent past the shop",
    "Shop API",
  ]);
  expect(report).toContain("All is well.");
});

test.each<[string, Record<string, string>, string, string]>([
  [
    "a client nobody knows",
    { COMMERCE_CLIENT_ID: "00000000-0000-4000-8000-000000000000" },
    "guest login",
    "COMMERCE_CLIENT_ID",
  ],
  ["a site that is not there", { COMMERCE_SITE_ID_US: "Elsewhere" }, "guest login", "COMMERCE_SITE_ID_…"],
  [
    "pictures from another host",
    { COMMERCE_IMAGE_ORIGIN: "https://pictures.test" },
    "pictures",
    "COMMERCE_IMAGE_ORIGIN",
  ],
  ["no Shop API", { COMMERCE_OCAPI_ORIGIN: "http://127.0.0.1:9" }, "Shop API", "COMMERCE_OCAPI_ORIGIN"],
  ["content that is away", { CONTENT_BASE_URL: "http://127.0.0.1:9/content" }, "content", "CONTENT_BASE_URL"],
  ["a wrong card key", { CARD_KEY_ID: "someone-elses" }, "card fields", "CARD_KEY_ID"],
  ["reviews that are away", { REVIEWS_API_BASE_URL: "http://127.0.0.1:9/data" }, "reviews", "REVIEWS_API_BASE_URL"],
  ["a wrong address token", { ADDRESS_AUTH_TOKEN: "guess" }, "address service", "ADDRESS_AUTH_TOKEN"],
  ["a store that is away", { REDIS_URL: "redis://127.0.0.1:9" }, "shared store", "REDIS_URL"],
])("%s is found, with the settings to look at", async (_, settings, what, setting) => {
  const { wrong, report } = await wrongWith(settings);
  const found = wrong.find((each) => each.what.startsWith(what));
  expect(found?.settings).toContain(setting);
  expect(report).toMatch(new RegExp(`WRONG .*${what}`));
  expect(report).not.toMatch(/eyJ|sandbox-secret/);
});

describe("forms sent past the shop", () => {
  const SECRET = "a secret that only two programs know";
  let guarded: TestSandbox;
  beforeAll(async () => {
    guarded = await createTestSandbox({ captchaProofSecret: SECRET });
  }, 120_000);
  afterAll(() => guarded.close());
  const seen = async (settings: Record<string, string>) => {
    const { findings } = await wrongWith(settings);
    return findings.find(({ where, what }) => where === "us" && what === "forms sent past the shop")?.seen;
  };

  test.each([
    ["the same secret", SECRET, "refused by the backend, which takes the shop's word"],
    ["no secret", "", "The backend asks for the shop's word, and there is no secret to sign it with."],
    ["another secret", `${SECRET}!`, "The backend does not take the shop's word: it knows another secret."],
  ])("are looked at in front of a backend that refuses them, with %s", async (_, secret, sentence) => {
    expect(await seen({ COMMERCE_API_ORIGIN: guarded.origin, CAPTCHA_PROOF_SECRET: secret })).toBe(sentence);
    expect(await guarded.services.customerEvents.all()).toEqual([]);
  });

  test("are found in front of a backend that takes them in spite of a secret", async () => {
    expect(await seen({ CAPTCHA_PROOF_SECRET: SECRET })).toBe(
      "The backend takes them, though there is a secret: does its cartridge know it?",
    );
  });
});

test("a third party in the place of the product's is asked, and what the shop adds is looked at", async () => {
  const asked: string[] = [];
  const { report, wrong } = await wrongWith(
    {},
    {
      vendors: () => ({
        addressValidation: {
          suggest: (text, country) => {
            asked.push(`${text}, ${country}`);
            return Promise.resolve({ suggestions: [], confidence: "No matches" });
          },
          format: () => Promise.resolve(null),
          verify: () => Promise.resolve({ confidence: "Verified match" }),
        },
      }),
      checks: ({ vendors }) => [
        {
          where: "vendors",
          what: "rewards",
          settings: ["REWARDS_URL"],
          look: async () => `${(await vendors.addressValidation.suggest("2 Plum Rd", "CA")).suggestions.length} found`,
        },
        {
          where: "vendors",
          what: "stamps",
          settings: ["STAMPS_KEY"],
          look: () => Promise.reject(new Error("no key")),
        },
      ],
    },
  );
  expect(asked).toEqual(["1 Main St, US", "2 Plum Rd, CA"]);
  expect(report).toContain("ok    vendors: rewards: 0 found");
  expect(report).toContain("WRONG vendors: stamps: no key\n      see STAMPS_KEY");
  expect(wrong.map(({ what }) => what)).toEqual(["stamps"]);
});
