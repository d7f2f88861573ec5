import type { StaticHandlerContext } from "react-router-dom";
import { siteForHost } from "#config/sites.ts";
import { loadConfig } from "#config/load-config.ts";
import { createMissingPages, type DrawnPage } from "./missing-pages.ts";

const site = siteForHost(loadConfig({}).sites, undefined);
const drawn = (body: string): DrawnPage => ({
  context: {} as StaticHandlerContext,
  body,
  styles: { tags: "", inline: [] },
  scriptTags: "",
});

test("an address is known to be missing for half a minute, and how it looks for a minute", () => {
  let now = 1;
  const missing = createMissingPages(() => now);
  missing.keep(site, { url: "/a", route: "r", drawn: drawn("first") });
  missing.keep(site, { url: "/b", route: "r", drawn: drawn("second") });
  expect([missing.find(site, "/a")?.body, missing.find(site, "/b")?.body]).toEqual(["first", "first"]);
  now += 30_001;
  expect(missing.find(site, "/a")).toBeUndefined();
  expect(missing.ofRoute(site, "r")?.body).toBe("first");
  now += 30_001;
  expect(missing.ofRoute(site, "r")).toBeUndefined();
});

test("a flood of addresses forgets the oldest, and no more is kept", () => {
  const missing = createMissingPages();
  for (let count = 0; count <= 5_000; count += 1)
    missing.keep(site, { url: `/${count}`, route: "r", drawn: drawn("page") });
  expect(missing.find(site, "/0")).toBeUndefined();
  expect(missing.find(site, "/5000")?.body).toBe("page");
});
