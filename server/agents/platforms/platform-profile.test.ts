import { UCP_VERSION } from "../contract/contract.ts";
import { createOutsideCalls, isPublicAddress } from "./outside-call.ts";
import { createPlatformProfiles, profileUrlOf } from "./platform-profile.ts";

const url = "https://platform.example/ucp.json";
const body = JSON.stringify({
  ucp: { version: UCP_VERSION, services: {}, payment_handlers: {}, capabilities: {} },
  signing_keys: [{ kid: "a", kty: "EC", crv: "P-256", x: "x", y: "y" }],
});

const profilesWith = (cacheControl = "", status = 200) => {
  let at = 1_000_000;
  const calls: string[] = [];
  const profiles = createPlatformProfiles({
    call: (called) => {
      calls.push(called);
      return Promise.resolve({ status, headers: { "cache-control": cacheControl }, body });
    },
    allowLocal: false,
    count: () => Promise.resolve(),
    now: () => at,
  });
  return { profiles, calls, later: (ms: number) => void (at += ms) };
};

test("the address of a profile is read from the header's dictionary", () => {
  expect(profileUrlOf(`profile="${url}", other=1`)).toBe(url);
  for (const header of [undefined, "", url, 'agent="x"', "profile=1"])
    expect(() => profileUrlOf(header)).toThrow(/UCP-Agent/);
});

test("a profile is kept for a minute at least, and for as long as its address says", async () => {
  const brief = profilesWith("max-age=1");
  const [one, two] = await Promise.all([brief.profiles.find(url), brief.profiles.find(url)]);
  expect([one.version, one === two, brief.calls]).toEqual([UCP_VERSION, true, [url]]);
  brief.later(59_000);
  await brief.profiles.find(url);
  expect(brief.calls).toHaveLength(1);
  brief.later(2_000);
  await brief.profiles.find(url);
  expect(brief.calls).toHaveLength(2);
  const long = profilesWith("public, max-age=600");
  await long.profiles.find(url);
  long.later(590_000);
  await long.profiles.find(url);
  expect(long.calls).toHaveLength(1);
});

test("an unknown key makes the shop look again once a minute at most", async () => {
  const { profiles, calls, later } = profilesWith("max-age=3600");
  await profiles.find(url);
  await profiles.refresh(url);
  expect(calls).toHaveLength(1);
  later(61_000);
  await profiles.refresh(url);
  await profiles.refresh(url);
  expect(calls).toHaveLength(2);
});

test("a failure is remembered for a while, and then asked again", async () => {
  const { profiles, calls, later } = profilesWith("", 500);
  for (let tries = 0; tries < 3; tries += 1)
    await expect(profiles.find(url)).rejects.toMatchObject({ code: "profile_unreachable", status: 424 });
  expect(calls).toHaveLength(1);
  later(31_000);
  await expect(profiles.find(url)).rejects.toMatchObject({ code: "profile_unreachable" });
  expect(calls).toHaveLength(2);
});

test.each(["http://platform.example/ucp", "https://user:word@platform.example/", "no address"])(
  "%s is no address of a profile",
  async (address) => {
    await expect(profilesWith().profiles.find(address)).rejects.toMatchObject({ code: "invalid_profile_url" });
  },
);

test.each([
  ["93.184.216.34", true],
  ["127.0.0.1", false],
  ["10.1.2.3", false],
  ["169.254.169.254", false],
  ["::1", false],
  ["::ffff:10.0.0.1", false],
  ["fd00::1", false],
  ["2606:2800:220:1::1", true],
])("%s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test.each(["http://platform.example/", "https://127.0.0.1/", "https://[::1]/", "https://localhost/"])(
  "%s is not called by a shop on the internet",
  async (address) => {
    const call = createOutsideCalls({ allowLocal: false, timeoutMs: 1_000 });
    await expect(call(address)).rejects.toThrow(/https|not a public address/);
  },
);
