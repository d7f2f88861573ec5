import { createMemoryRouter } from "react-router-dom";
import type { PageRoute } from "./route-module.ts";
import { startPrefetching } from "./prefetch.ts";

const originalObserver = globalThis.IntersectionObserver;
const scheduling = globalThis as { scheduler?: { yield: () => Promise<void> } };

/** A shop of three pages, and how often the script of each has been asked for. */
const shop = (pageType: string) => {
  const asked: string[] = [];
  const row = (path: string, type: string) =>
    ({
      path,
      pageType: type,
      page: { load: () => Promise.resolve(asked.push(path)) },
    }) as unknown as PageRoute;
  const rows = [row("/", pageType), row("/sweets/:id.html", "product page"), row("/shipping", "checkout")];
  const router = createMemoryRouter(rows.map((each) => ({ path: each.path, handle: { row: each } })));
  return { asked, router };
};

/** Shows a page with these links, all of which are in view at once; answers how often the turn was given back. */
const look = async (router: ReturnType<typeof createMemoryRouter>, links: readonly string[]) => {
  document.body.innerHTML = `<main>${links.map((link) => `<a href="${link}">A link</a>`).join("")}</main>`;
  let turns = 0;
  scheduling.scheduler = { yield: () => Promise.resolve(void (turns += 1)) };
  globalThis.IntersectionObserver = class {
    readonly watched: Element[] = [];
    constructor(readonly tell: IntersectionObserverCallback) {
      queueMicrotask(() => {
        const entries = this.watched.map((target) => ({ target, isIntersecting: true }));
        this.tell(entries as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
      });
    }
    observe(element: Element) {
      this.watched.push(element);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const stop = startPrefetching(router, { keepAhead: () => undefined, isKeptAhead: () => false }, () => {
    throw new Error("No data is fetched for a link that is only in view.");
  });
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  return turns;
};

afterEach(() => {
  globalThis.IntersectionObserver = originalObserver;
  delete scheduling.scheduler;
});

describe("what links in view lead to", () => {
  it("has its script fetched once per kind of page, and the turn given back for each link", async () => {
    const { asked, router } = shop("search results");
    expect(await look(router, ["/sweets/1.html", "/sweets/2.html", "/shipping", "/sweets/3.html"])).toBe(4);
    expect(asked).toEqual(["/sweets/:id.html", "/shipping"]);
  });

  it("is the checkout alone from the bag", async () => {
    const { asked, router } = shop("cart");
    await look(router, ["/sweets/1.html", "/shipping"]);
    expect(asked).toEqual(["/shipping"]);
  });

  it("is nothing outside of the shop", async () => {
    const { asked, router } = shop("search results");
    expect(await look(router, ["https://example.com/sweets/1.html", "/missing"])).toBe(1);
    expect(asked).toEqual([]);
  });
});
