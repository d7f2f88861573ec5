import type { DataRouter, DataStrategyFunctionArgs } from "react-router-dom";
import { createLoaderCache } from "./loader-cache.ts";
import { sparesData } from "./prefetch.ts";

const MINUTE = 60_000;

/** A navigation to an address whose page is of a kind, and how often it was loaded. */
const navigationTo = (path: string, pageType = "product page") => {
  const resolve = jest.fn(() => Promise.resolve({ type: "data", result: { path } }));
  const route = { id: `page ${pageType}`, handle: { row: { pageType } } };
  const args = {
    request: new Request(`http://localhost${path}`),
    matches: [{ route, shouldLoad: true, resolve }],
  } as unknown as DataStrategyFunctionArgs;
  return { args, resolve, route };
};

/** The router as it stands after a navigation. */
const standing = (path: string, key: string): DataRouter => {
  const [pathname = "/", search = ""] = path.split(/(?=\?)/);
  return {
    state: { location: { pathname, search, key }, historyAction: "PUSH", errors: null, matches: [], loaderData: {} },
  } as unknown as DataRouter;
};

const visit = () => {
  let now = 0;
  const pages = createLoaderCache(() => now);
  return {
    pages,
    wait: (ms: number) => (now += ms),
    go: async (path: string, key: string, pageType?: string) => {
      const { args, resolve } = navigationTo(path, pageType);
      await pages.run(args);
      window.history.replaceState({ key }, "", path);
      pages.keepShown(standing(path, key));
      return resolve;
    },
    back: async (path: string, key: string, pageType?: string) => {
      window.history.replaceState({ key }, "", path);
      const { args, resolve } = navigationTo(path, pageType);
      await pages.run(args);
      return resolve;
    },
  };
};

afterEach(() => window.history.replaceState(null, "", "/"));

test("the way back shows what was there, without asking again", async () => {
  const { go, back } = visit();
  expect(await go("/bars/a/1.html", "one")).toHaveBeenCalledTimes(1);
  await go("/bars/b/2.html", "two");
  expect(await back("/bars/a/1.html", "one")).not.toHaveBeenCalled();
});

test("once goods cost something else, it is asked for anew", async () => {
  const { go, back, pages } = visit();
  await go("/bars/a/1.html", "one");
  await go("/bars/b/2.html", "two");
  pages.forget();
  expect(await back("/bars/a/1.html", "one")).toHaveBeenCalledTimes(1);
});

test("after five minutes it is asked for anew", async () => {
  const { go, back, wait } = visit();
  await go("/bars/a/1.html", "one");
  await go("/bars/b/2.html", "two");
  wait(5 * MINUTE);
  expect(await back("/bars/a/1.html", "one")).toHaveBeenCalledTimes(1);
});

test("a link to a page seen before asks again; only the way back does not", async () => {
  const { go } = visit();
  await go("/bars/a/1.html", "one");
  await go("/bars/b/2.html", "two");
  expect(await go("/bars/a/1.html", "three")).toHaveBeenCalledTimes(1);
});

test.each(["cart", "checkout", "account", "login"])("pages of the kind '%s' are never kept", async (pageType) => {
  const { go, back } = visit();
  await go("/mine", "one", pageType);
  await go("/bars/b/2.html", "two");
  expect(await back("/mine", "one", pageType)).toHaveBeenCalledTimes(1);
});

test("what was fetched ahead is used once, within half a minute", async () => {
  const { pages, go, wait } = visit();
  const ahead = (path: string) =>
    pages.keepAhead(`http://localhost${path}`, { "page product page": { type: "data", result: {} } });
  ahead("/bars/a/1.html");
  expect(pages.isKeptAhead("http://localhost/bars/a/1.html")).toBe(true);
  expect(await go("/bars/a/1.html", "one")).not.toHaveBeenCalled();
  await go("/bars/c/3.html", "aside");
  expect(await go("/bars/a/1.html", "two")).toHaveBeenCalledTimes(1);
  ahead("/bars/b/2.html");
  wait(30_000);
  expect(await go("/bars/b/2.html", "three")).toHaveBeenCalledTimes(1);
});

test.each([
  [undefined, false],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "slow-2g" }, true],
  [{ effectiveType: "4g" }, false],
])("a connection like %j is spared: %s", (connection, isSpared) => {
  expect(sparesData(connection)).toBe(isSpared);
});
