import { asksForPreview, isAllowedHost, previewView } from "./preview-view.ts";

const real = { stagingHost: "a1b2.staging.bigcontent.io", allowedHosts: ["*.staging.bigcontent.io"] };
const emulated = { stagingHost: "127.0.0.1:4001/staging", allowedHosts: ["127.0.0.1:4001/staging"] };

it.each([
  ["a1b2c3.staging.bigcontent.io", true],
  ["staging.bigcontent.io", false],
  [".staging.bigcontent.io", false],
  ["deep.er.staging.bigcontent.io", false],
  ["evil.test/a1b2.staging.bigcontent.io", false],
  ["a1b2.staging.bigcontent.io:8443", false],
  ["a1b2.staging.bigcontent.io/path", false],
  ["user@a1b2.staging.bigcontent.io", false],
  ["a1b2.staging.bigcontent.io.evil.test", false],
  ["127.0.0.1:4001/staging", false],
  ["", false],
  ["x".repeat(300) + ".staging.bigcontent.io", false],
])("drafts come from %s: %s", (host, allowed) => {
  expect(isAllowedHost(host, real.allowedHosts)).toBe(allowed);
});

it.each([
  ["127.0.0.1:4001/staging", true],
  ["127.0.0.1:4001/staging/at/1", false],
  ["127.0.0.1:4000/staging", false],
  ["127.0.0.1:4001", false],
])("in front of the emulator drafts come from %s: %s", (host, allowed) => {
  expect(isAllowedHost(host, emulated.allowedHosts)).toBe(allowed);
});

it.each([
  ["/?isPreviewMode=true", true],
  ["/category/truffles?sort=price&isPreviewMode=true&vseDomain=a", true],
  ["/admin/preview", true],
  ["/admin/visualization?contentId=1", true],
  ["/occasions/birthdays?previewLink=e30", true],
  ["/?isPreviewMode=false", false],
  ["/?q=previewLink", false],
  ["/?isPreviewMode=truely", false],
  ["/?q=isPreviewMode=true", false],
  ["/administration", false],
])("%s asks for a preview: %s", (url, asks) => {
  expect(asksForPreview(url)).toBe(asks);
});

describe("the view of a query", () => {
  it("is the configured host as of now where nothing else is said", () => {
    expect(previewView({}, real)).toEqual({ host: "a1b2.staging.bigcontent.io" });
  });

  it("holds host, moment, snapshot and group", () => {
    const query = {
      vseDomain: "Z9.staging.bigcontent.io",
      previewTimestamp: "1796083200000",
      snapshotId: "5f2-a",
      previewCustomerGroup: "Registered",
    };
    expect(previewView(query, real)).toEqual({
      host: "z9.staging.bigcontent.io",
      timestamp: 1796083200000,
      snapshotId: "5f2-a",
      customerGroup: "Registered",
    });
  });

  it.each([
    [{ vseDomain: "169.254.169.254" }],
    [{ vseDomain: "evil.test" }],
    [{ previewTimestamp: "tomorrow" }],
    [{ previewTimestamp: "-5" }],
    [{ previewTimestamp: "9999999999999999" }],
    [{ snapshotId: "../other" }],
    [{ previewCustomerGroup: "g".repeat(201) }],
  ])("is refused for %j", (query) => {
    expect(() => previewView(query, real)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
