import { createHash } from "node:crypto";
import { offlineHeaders, offlinePage, picturePath, plainWords, type OfflineState } from "./offline-page.ts";
import { withSeen } from "./register-worker.ts";

const state = (patch: Partial<OfflineState> = {}): OfflineState => ({ words: plainWords, seen: [], ...patch });
const show = (html: string) => {
  document.documentElement.innerHTML = html.replace(/^<!doctype html><html[^>]*>/, "").replace("</html>", "");
  return document;
};

test("without a connection a page says so, and offers to try the same address again", () => {
  const page = show(offlinePage(state(), '/category/bars?sort=price&x="1"'));
  expect(page.querySelector("h1")?.textContent).toBe("You’re offline.");
  expect(page.querySelector("a")?.getAttribute("href")).toBe('/category/bars?sort=price&x="1"');
  expect(page.querySelector("h2")).toBeNull();
});

test("it shows the products seen last with the pictures that were kept", () => {
  const seen = [
    {
      id: "482101",
      name: "Midnight <Orchard> Bar",
      link: "/bars/midnight-orchard-bar/482101.html",
      image: "http://images/x",
    },
    { id: "482104", name: "Slabs", link: "https://elsewhere.example/" },
  ];
  const page = show(offlinePage(state({ seen }), "/"));
  const [first, second] = page.querySelectorAll("li");
  expect(first?.querySelector("img")?.getAttribute("src")).toBe(picturePath("482101"));
  expect(first?.textContent).toBe("Midnight <Orchard> Bar");
  expect(second?.querySelector("img")).toBeNull();
  expect(second?.querySelector("a")?.getAttribute("href")).toBe("/");
});

test("it runs one script, known by its sum, and is kept by nobody", () => {
  const scripts = [...offlinePage(state(), "/").matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, code = ""]) => code);
  expect(scripts).toEqual(['addEventListener("online",()=>location.reload())']);
  const sum = createHash("sha256")
    .update(scripts[0] ?? "")
    .digest("base64");
  const seen = [
    { id: "1", name: "1", link: "/1.html", image: "https://pictures.test/1.jpg" },
    { id: "2", name: "2", link: "/2.html", image: "javascript:alert(1)" },
  ];
  const headers = offlineHeaders({ seen });
  expect(headers["content-security-policy"]).toBe(
    `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${sum}'; font-src 'self'; img-src 'self' data: https://pictures.test; base-uri 'none'; form-action 'none'`,
  );
  expect(headers["cache-control"]).toBe("no-store");
});

test("it is written in the shop's faces, and in none from elsewhere", () => {
  const fonts = ["/static/kalnia.a3dad53e.woff2", "/static/figtree.93af595f.woff2"];
  const page = offlinePage(state({ fonts }), "/");
  for (const font of fonts) expect(page).toContain(`src:url(${font})`);
  for (const wrong of ["https://elsewhere.test/a.woff2", "/static/a.woff2);}</style><script>", "/api/x.woff2"])
    expect(offlinePage(state({ fonts: [wrong, wrong] }), "/")).not.toContain("@font-face");
});

test("six products are remembered, the newest first, each once", () => {
  const seen = ["1", "2", "3", "4", "5", "6"].map((id) => ({ id, name: id, link: `/${id}.html` }));
  expect(withSeen(seen, { id: "3", name: "3", link: "/3.html" }).map(({ id }) => id)).toEqual([
    "3",
    "1",
    "2",
    "4",
    "5",
    "6",
  ]);
  expect(withSeen(seen, { id: "7", name: "7", link: "/7.html" }).map(({ id }) => id)).toEqual([
    "7",
    "1",
    "2",
    "3",
    "4",
    "5",
  ]);
});
