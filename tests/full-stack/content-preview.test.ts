import { get, type IncomingMessage } from "node:http";
import { testPage } from "#server/test-storefront.ts";
import type { PageRequest } from "#server/render/render-page.ts";
import { startWholeShop, type WholeShop } from "./whole-shop.ts";

const HOME = "/api/WickettPlumUS/content/home";
const DRAFT = "/api/WickettPlumUS/content/occasions%2Fnight-market";

let shop: WholeShop;
let origin: string;
/** What the renderer was asked for. */
const rendered: PageRequest[] = [];

beforeAll(async () => {
  const render = (request: PageRequest) => {
    rendered.push(request);
    return Promise.resolve(testPage());
  };
  shop = await startWholeShop({
    environment: (vendorsOrigin) => {
      const staging = `${new URL(vendorsOrigin).host}/staging`;
      return {
        CONTENT_PREVIEW: "on",
        CONTENT_STAGING_SERVICE_URL: `${vendorsOrigin}/virtual-staging/domain`,
        CONTENT_STAGING_HOST: staging,
        CONTENT_PREVIEW_HOSTS: staging,
        CONTENT_APP_ORIGINS: "https://*.amplience.net",
      };
    },
    storefront: { render },
  });
  ({ origin } = shop);
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => {
  rendered.length = 0;
});

const call = (
  path: string,
  { method = "GET", body, cookie, token }: Record<string, string | undefined> & { body?: string } = {},
) =>
  fetch(origin + path, {
    method,
    headers: {
      "sec-fetch-site": "same-origin",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });

const signIn = async (email: string) => {
  const answer = await call("/api/WickettPlumUS/session/login", {
    method: "POST",
    body: JSON.stringify({ email, password: "Plum-1234" }),
  });
  const { accessToken, customerId } = (await answer.json()) as { accessToken: string; customerId: string };
  return { token: accessToken, customerId };
};

const askForPass = async (email: string) => {
  const { token, customerId } = await signIn(email);
  return call("/api/WickettPlumUS/content-preview/pass", {
    method: "POST",
    body: JSON.stringify({ customerId }),
    token,
  });
};

const passOf = async (email: string): Promise<string> =>
  (await askForPass(email)).headers.getSetCookie()[0]?.split(";")[0] ?? "";

const headlines = async (answer: Response): Promise<unknown[]> => {
  const { contentItems } = (await answer.json()) as { contentItems: { headline?: string }[] };
  return contentItems.map(({ headline }) => headline);
};

describe("the names of customer groups", () => {
  const ask = (cookie?: string) => call("/api/WickettPlumUS/all-customer-groups?isPreviewMode=true", { cookie });

  it("are told to who has a pass, without an account in that window too", async () => {
    const { groups } = (await (await ask(await passOf("editor@example.test"))).json()) as { groups: string[] };
    expect(groups).toEqual(expect.arrayContaining(["Everyone", "Editors", "TasteTesters"]));
  });

  it("are told to nobody else", async () => {
    expect((await ask()).status).toBe(403);
    expect((await ask(await passOf("june@example.test"))).status).toBe(403);
  });
});

describe("a pass", () => {
  it("is given to an editor, out of reach of scripts", async () => {
    const answer = await askForPass("editor@example.test");
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^content-preview=\S+; Max-Age=28800;.*HttpOnly; SameSite=Lax/);
  });

  it("is refused to a customer who is no editor", async () => {
    const answer = await askForPass("desmond@example.test");
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });

  it("is refused for an editor's id with somebody else's token", async () => {
    const [editor, other] = [await signIn("editor@example.test"), await signIn("desmond@example.test")];
    const answer = await call("/api/WickettPlumUS/content-preview/pass", {
      method: "POST",
      body: JSON.stringify({ customerId: editor.customerId }),
      token: other.token,
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("is refused without an account", async () => {
    const answer = await call("/api/WickettPlumUS/content-preview/pass", { method: "POST", body: "{}" });
    expect(answer.status).toBe(401);
  });
});

describe("drafts", () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await passOf("editor@example.test");
  });

  it("are shown with a pass in a preview, and kept by nobody", async () => {
    const answer = await call(`${HOME}?isPreviewMode=true`, { cookie });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await headlines(answer)).toContain("The Night Market opens at seven");
    expect((await call(`${DRAFT}?isPreviewMode=true`, { cookie })).status).toBe(200);
  });

  it.each([
    ["without a pass", "?isPreviewMode=true", () => undefined],
    ["with a forged pass", "?isPreviewMode=true", () => "content-preview=eyJhbGciOiJub25lIn0.e30."],
    ["outside of a preview", "", () => cookie],
  ])("are not shown %s", async (_name, query, cookieOf) => {
    const answer = await call(HOME + query, { cookie: cookieOf() });
    expect(await headlines(answer)).not.toContain("The Night Market opens at seven");
    expect((await call(DRAFT + query, { cookie: cookieOf() })).status).toBe(404);
  });

  it("are those of the moment that is looked at", async () => {
    const at = (year: number, month: number, day: number) =>
      call(
        `/api/WickettPlumUS/content/global-banner?isPreviewMode=true&previewTimestamp=${Date.UTC(year, month, day)}`,
        { cookie },
      ).then((answer) => answer.text());
    expect(await at(2027, 11, 3)).toContain("before the twenty-fifth");
    expect(await at(2027, 6, 3)).not.toContain("before the twenty-fifth");
  });

  it("are those for the customer group that is looked at, whoever the editor is", async () => {
    const of = async (query: string) => {
      const answer = await call(`${HOME}?isPreviewMode=true${query}`, { cookie });
      const { contentItems } = (await answer.json()) as { contentItems: { variations?: unknown[] }[] };
      return contentItems.flatMap(({ variations }) => (variations ? [variations.length] : []));
    };
    expect(Math.min(...(await of("")))).toBeGreaterThan(0);
    expect(await of("")).not.toEqual([]);
    expect(new Set(await of("&previewCustomerGroup=Registered"))).toEqual(new Set([0]));
  });

  it.each(["vseDomain=169.254.169.254", "vseDomain=evil.test", "previewTimestamp=soon"])(
    "are refused for %s",
    async (parameter) => {
      const answer = await call(`${HOME}?isPreviewMode=true&${parameter}`, { cookie });
      expect(answer.status).toBe(400);
    },
  );

  it("of one item are found by its id, and what is being typed is made ready like delivered content", async () => {
    const page = (await (await call(`${DRAFT}?isPreviewMode=true`, { cookie })).json()) as {
      contentItems: { _meta: { deliveryId: string } }[];
    };
    const id = page.contentItems[0]?._meta.deliveryId;
    const found = await call(`/api/WickettPlumUS/content-preview/item/${id}?isPreviewMode=true`, { cookie });
    expect(await found.json()).toMatchObject({ headline: "The Night Market opens at seven" });
    const typed = { _meta: { schema: "https://schema.test/custom-html" }, html: "<p>Tea</p><script>alert(1)</script>" };
    const prepare = (given: string | undefined) =>
      call("/api/WickettPlumUS/content-preview/prepared?isPreviewMode=true", {
        method: "POST",
        body: JSON.stringify({ content: typed }),
        cookie: given,
      });
    const prepared = await (await prepare(cookie)).text();
    expect(prepared).toContain("Tea");
    expect(prepared).not.toContain("script");
    expect((await prepare(undefined)).status).toBe(403);
  });
});

describe("a signed link", () => {
  const state = {
    path: "/occasions/night-market",
    previewTimestamp: "1796083200000",
    previewCustomerGroup: "Registered",
  };
  const makeLink = (body: object, cookie?: string) =>
    call("/api/WickettPlumUS/content-preview/link?isPreviewMode=true", {
      method: "POST",
      body: JSON.stringify(body),
      cookie,
    });
  let editor: string;
  /** Path and query of a link to the state. */
  let address: string;
  beforeAll(async () => {
    editor = await passOf("editor@example.test");
    const link = (await (await makeLink(state, editor)).json()) as { address: string };
    address = link.address.slice(new URL(link.address).origin.length);
  });
  const visit = (path: string, cookie?: string) =>
    fetch(origin + path, { redirect: "manual", ...(cookie && { headers: { cookie } }) });

  it("shows its state to somebody without an account, unknown to caches and search engines", async () => {
    const answer = await visit(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(rendered[0]?.preview).toMatchObject({ timestamp: 1796083200000, customerGroup: "Registered" });
  });

  it("shows nothing but its state, whatever else the address says", async () => {
    await visit(`${address}&isPreviewMode=true&previewTimestamp=1&previewCustomerGroup=Editors`);
    expect(rendered[0]?.preview).toMatchObject({ timestamp: 1796083200000, customerGroup: "Registered" });
  });

  it("says what it shows and until when", async () => {
    const token = address.split("previewLink=")[1];
    const answer = await call(`/api/WickettPlumUS/content-preview/session?previewLink=${token}`);
    expect(await answer.json()).toEqual({
      isEditor: false,
      environments: {},
      link: {
        view: { previewTimestamp: "1796083200000", previewCustomerGroup: "Registered" },
        until: expect.any(Number),
      },
    });
  });

  it("opens no drafts to calls", async () => {
    const token = address.split("previewLink=")[1];
    expect((await call(`${DRAFT}?previewLink=${token}`)).status).toBe(404);
    expect((await call(`${DRAFT}?previewLink=${token}&isPreviewMode=true`)).status).toBe(404);
    const asCookie = { cookie: `content-preview=${token}` };
    expect((await call(`${DRAFT}?isPreviewMode=true`, asCookie)).status).toBe(404);
  });

  it.each([
    ["for another page", () => address.replace("/occasions/night-market", "/occasions/birthdays")],
    ["that was altered", () => `${address.slice(0, -3)}AAA`],
    ["that was forged", () => "/?previewLink=eyJhbGciOiJub25lIn0.e30."],
    ["that is empty", () => "/?previewLink="],
  ])("%s is refused with a page that says so", async (_name, of) => {
    const answer = await visit(of(), editor);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin/preview-link?problem=refused"]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(rendered).toEqual([]);
  });

  it("is refused by another shop", async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(origin + address, { headers: { host: "ca.localhost" } }, resolve).on("error", reject);
    });
    answer.resume();
    expect(answer.headers.location).toBe("/admin/preview-link?problem=refused");
  });

  it("is made by editors only", async () => {
    expect((await makeLink(state)).status).toBe(403);
    expect((await makeLink(state, "content-preview=e30")).status).toBe(403);
  });

  it.each([
    [{ path: "/admin/visualization" }],
    [{ path: "/x/../admin/preview" }],
    [{ path: "//evil.test/" }],
    [{ path: "occasions" }],
    [{}],
    [{ ...state, previewTimestamp: "soon" }],
    [{ ...state, snapshotId: "../x" }],
  ])("is not made for %j", async (body) => {
    expect((await makeLink(body, editor)).status).toBe(400);
  });
});

it.each([
  ["black-friday", undefined],
  ["harvest", true],
])("an editor is told whether there is a snapshot %s", async (snapshotId, isSnapshotMissing) => {
  const cookie = await passOf("editor@example.test");
  const answer = await call(`/api/WickettPlumUS/content-preview/session?isPreviewMode=true&snapshotId=${snapshotId}`, {
    cookie,
  });
  expect(await answer.json()).toMatchObject({ isEditor: true, ...(isSnapshotMissing && { isSnapshotMissing }) });
});

describe("pages", () => {
  it("are rendered for an editor's view, unknown to caches and search engines", async () => {
    const cookie = await passOf("admin@example.test");
    const answer = await call("/?isPreviewMode=true&previewTimestamp=1796083200000", { cookie });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
    expect(rendered[0]?.preview).toMatchObject({ timestamp: 1796083200000 });
  });

  it.each([
    ["without a pass", undefined],
    ["with a forged pass", "content-preview=eyJhbGciOiJub25lIn0.e30."],
  ])("are the usual ones, from the page cache, %s", async (_name, cookie) => {
    await call("/occasions/christmas");
    const address = "/occasions/christmas?isPreviewMode=true&previewTimestamp=1796083200000";
    const answer = await call(address, { cookie });
    expect([rendered.every(({ url }) => url === "/occasions/christmas"), answer.headers.get("x-cache")]).toEqual([
      true,
      "hit",
    ]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  });

  it("that an editor has looked at are never shown to anybody else", async () => {
    const cookie = await passOf("editor@example.test");
    await call("/occasions/easter?isPreviewMode=true", { cookie });
    await call("/occasions/easter?isPreviewMode=true");
    await call("/occasions/easter");
    expect(rendered.map(({ preview }) => preview === null)).toEqual([false, true]);
  });

  it("on screens may hold pages of ours in frames", async () => {
    const of = async (path: string) => (await call(path)).headers.get("content-security-policy");
    expect(await of("/admin/screens?path=/")).toMatch(/frame-src 'self'/);
    expect(await of("/")).not.toMatch(/frame-src 'self'/);
  });

  it.each([
    ["/admin/visualization", "'self' https://*.amplience.net", null],
    ["/admin/preview", "'self' https://*.amplience.net", null],
    ["/", "'self'", "SAMEORIGIN"],
  ])("%s may be framed by %s", async (path, ancestors, older) => {
    const { headers } = await call(path);
    expect(headers.get("content-security-policy")).toContain(`frame-ancestors ${ancestors};`);
    expect(headers.get("x-frame-options")).toBe(older);
  });
});
