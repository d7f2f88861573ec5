import { limitRules } from "./limit-rules.ts";
import { clientNetwork, liesIn } from "./client-network.ts";
import { createLimits, type LimitedCaller } from "./limits.ts";

const stranger = "203.0.113.7";
const HOUR_SECONDS = 3600;

/** What becomes of some calls in a row: how many go on, and the first refusal. */
const taken = async (limits: ReturnType<typeof createLimits>, callers: readonly LimitedCaller[]) => {
  let count = 0;
  for (const caller of callers) {
    const refusal = await limits.take("login", caller).then(
      () => null,
      (error: unknown) => error as { status: number; retryAfterSeconds: number; body: { detail: string } },
    );
    if (refusal) return { count, refusal };
    count += 1;
  }
  return { count, refusal: null };
};

const times = (count: number, caller: (index: number) => LimitedCaller) =>
  Array.from({ length: count }, (_, index) => caller(index));

const { perAddress, perSubject } = limitRules.login;

test("an address that tries many accounts is stopped, and is told when to come back; others go on", async () => {
  const limits = createLimits({ exempt: [] });
  const sprayed = times(perAddress + 1, (index) => ({ address: stranger, subject: `${index}@shop.test` }));
  const { count, refusal } = await taken(limits, sprayed);
  expect(count).toBe(perAddress);
  expect(refusal).toMatchObject({ status: 429, body: { detail: "Too many attempts. Please wait a little." } });
  expect(refusal?.retryAfterSeconds).toBeGreaterThan(0);
  expect(refusal?.retryAfterSeconds).toBeLessThanOrEqual(limitRules.login.seconds);
  expect((await taken(limits, [{ address: "203.0.113.8", subject: "0@shop.test" }])).count).toBe(1);
});

test("one account is tried only so often, from however many addresses, however it is written", async () => {
  const limits = createLimits({ exempt: [] });
  const spellings = ["june@shop.test", "June@Shop.test", " june@shop.test"];
  const tried = times(perSubject + 1, (index) => ({
    address: `198.51.100.${index}`,
    subject: spellings[index % spellings.length],
  }));
  expect((await taken(limits, tried)).count).toBe(perSubject);
});

test("who has a whole network of addresses counts once", async () => {
  const limits = createLimits({ exempt: [] });
  const hopping = times(perAddress + 1, (index) => ({
    address: `2001:db8:1:2::${index.toString(16)}`,
    subject: `${index}@shop.test`,
  }));
  expect((await taken(limits, hopping)).count).toBe(perAddress);
  expect((await taken(limits, [{ address: "2001:db8:1:3::1" }])).count).toBe(1);
});

test("an exempt network is not counted by address; what is named is counted all the same", async () => {
  const limits = createLimits({ exempt: ["10.0.0.0/8"] });
  const inside = times(perAddress + 1, (index) => ({ address: "10.1.2.3", subject: `${index}@shop.test` }));
  expect((await taken(limits, inside)).refusal).toBeNull();
  const guessing = times(perSubject + 1, () => ({ address: "10.1.2.3", subject: "june@shop.test" }));
  expect((await taken(limits, guessing)).count).toBe(perSubject);
});

test("what one thing is asked too often does not stop another", async () => {
  const limits = createLimits({ exempt: [] });
  await taken(
    limits,
    times(perAddress + 1, (index) => ({ address: stranger, subject: `${index}@shop.test` })),
  );
  await expect(limits.take("coupon", { address: stranger })).resolves.toBeUndefined();
});

test.each(Object.entries(limitRules))("%s counts somebody, within an hour, and says why it refuses", (_name, rule) => {
  expect(["perAddress", "perShopper", "perSubject"].some((by) => by in rule)).toBe(true);
  expect(rule.seconds).toBeLessThanOrEqual(HOUR_SECONDS);
  expect(rule.detail).not.toBe("");
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["::1", "::"],
  ["", "unknown"],
  ["no address", "unknown"],
])("%j counts as %j", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ["127.0.0.1", ["127.0.0.0/8", "::1"], true],
  ["::ffff:127.0.0.1", ["127.0.0.0/8"], true],
  ["::1", ["127.0.0.0/8", "::1"], true],
  ["10.0.0.1", ["10.0.0.2"], false],
  ["2001:db8::1", ["2001:db8::/32"], true],
  ["2001:db8::1", ["10.0.0.0/8"], false],
  ["no address", ["0.0.0.0/0"], false],
])("%j lies in %j: %s", (address, networks, is) => {
  expect(liesIn(address, networks)).toBe(is);
});
