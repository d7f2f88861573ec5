import { get, type IncomingMessage } from "node:http";
import { startTestVendors, type TestVendors } from "../test-vendors.ts";

let vendors: TestVendors;
beforeAll(async () => {
  vendors = await startTestVendors();
});
afterAll(() => vendors.close());

const text = async (path: string) => {
  const response = await fetch(vendors.origin + path);
  return { status: response.status, text: await response.text() };
};
const host = () => `${new URL(vendors.origin).host}/staging`;
const domain = (query: string) => text(`/virtual-staging/domain/${encodeURIComponent(host())}${query}`);
const banner = async (base: string) => {
  const answer = await fetch(`${base}/content/key/global-banner?depth=all&format=inlined&locale=en-US`);
  const { content } = (await answer.json()) as { content: { _meta: { name: string } } };
  return content._meta.name;
};

it("drafts are delivered by the staging host and nowhere else", async () => {
  expect((await text("/staging/content/key/occasions/night-market")).status).toBe(200);
  expect((await text("/content/key/occasions/night-market")).status).toBe(404);
});

it("a moment has a host of its own, and what is scheduled for it is there", async () => {
  const advent = Date.UTC(2027, 11, 3);
  const summer = Date.UTC(2027, 6, 3);
  const [inAdvent, inSummer] = await Promise.all([domain(`?timestamp=${advent}`), domain(`?timestamp=${summer}`)]);
  expect(inAdvent.text).toBe(`${host()}/at/${advent}`);
  expect(await banner(`http://${inAdvent.text}`)).toBe("Announcements: Advent");
  expect(await banner(`http://${inSummer.text}`)).not.toContain("Advent");
});

it("a snapshot shows the season it was taken for", async () => {
  const { text: derived } = await domain("?snapshotId=valentine");
  expect(await banner(`http://${derived}`)).toBe("Announcements: Valentine");
});

it("without a moment it is the host itself", async () => {
  expect(await domain("")).toEqual({ status: 200, text: host() });
});

it.each([
  ["another host", "/virtual-staging/domain/evil.test", 404],
  ["an unknown snapshot", "?snapshotId=harvest", 404],
  ["a moment that is none", "?timestamp=soon", 400],
  ["a moment out of reach", "?timestamp=99999999999999999", 400],
])("%s is refused", async (_name, path, status) => {
  const answer = path.startsWith("/") ? await text(path) : await domain(path);
  expect(answer.status).toBe(status);
});

it.each([
  ["127.0.0.1", 302, "http://localhost:4001/content-app"],
  ["[::1]", 302, "http://localhost:4001/content-app"],
  ["localhost", 200, undefined],
])("the content app asked for at %s is where the shop's cookies reach its frame", async (name, status, location) => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${vendors.origin}/content-app`, { headers: { host: `${name}:4001` } }, resolve).on("error", reject);
  });
  answer.resume();
  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
});

it("the content app lists every block and frames the shop alone", async () => {
  const response = await fetch(`${vendors.origin}/content-app`);
  const html = await response.text();
  expect(html).toContain("<option");
  expect(html).toContain("Draft: the night market");
  expect(response.headers.get("content-security-policy")).toMatch(/frame-src \S+; frame-ancestors 'none'/);
  const channel = await text("/content-app/channel.js");
  expect([channel.status, channel.text.includes("ServerConnection")]).toEqual([200, true]);
});
