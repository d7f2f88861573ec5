import { shareProofSecret } from "./proof-secret.mjs";

/** The secret that both programs are started with. */
const shared = (env: Record<string, string>) => {
  const given: Record<string, string | undefined> = { ...env };
  shareProofSecret(given);
  return given.CAPTCHA_PROOF_SECRET;
};

test("a shop that is started with its sandbox has a secret of its own, another one each time", () => {
  const [one, two] = [shared({}), shared({})];
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(two).not.toBe(one);
});

test("a secret that is set stays, and a shop in front of an instance is given none", () => {
  const own = "x".repeat(32);
  expect(shared({ CAPTCHA_PROOF_SECRET: own })).toBe(own);
  expect(shared({ COMMERCE_API_ORIGIN: "https://abcd1234.api.test" })).toBeUndefined();
});
