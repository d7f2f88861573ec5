import { act, screen, within } from "@testing-library/react";
import { sites } from "#config/sites.ts";
import { loadConfig } from "#config/load-config.ts";
import { loadContentPage, type PageBlock } from "#app/components/content/content-page.ts";
import { ContentSlot } from "#app/components/content/content-slot.tsx";
import { componentGuide } from "#sandbox/world/content/component-guide.ts";
import { meta } from "./component-guide-page.tsx";
import { createContentRepository } from "#sandbox/vendors/content/content-repository.ts";
import { prepareContent } from "#server/vendors/prepare-content.ts";
import { fakeCommerceApi } from "#tests/fake-commerce-api.ts";
import { aProduct } from "#tests/factories/product.ts";
import { testRecommendations } from "#tests/fake-recommendations.ts";
import { renderInShop, renderRoute } from "#tests/render-app.tsx";

/** The guide as the shop's server delivers it. */
const delivered = prepareContent(
  createContentRepository([componentGuide], new Date("2026-11-21T10:00:00Z")).byKey("component-guide", {
    depth: "all",
    format: "inlined",
    locale: ["en-US"],
  })?.content,
  loadConfig({}).thirdParties,
);

const content = { byKey: (key: string) => Promise.resolve(key === "component-guide" ? (delivered as never) : null) };
const products = { getMany: (ids: readonly string[]) => Promise.resolve(ids.map((id) => aProduct({ id }) as never)) };
const api = { content, products, stores: { all: () => Promise.resolve([]) } };

const load = async (): Promise<PageBlock[]> => {
  const [site] = sites;
  if (!site) throw new Error("No site is configured.");
  const page = await loadContentPage({ api: fakeCommerceApi(api), site, key: "component-guide" });
  return page?.blocks ?? [];
};

/** Kinds that show nothing on purpose, or nothing before something else is known. */
const quiet = new Set([
  "hologram",
  "social-feed",
  "recommendations-carousel",
  "video",
  "app-placeholder",
  "content-variations",
]);

const schemas = Object.values(componentGuide["contentItems"] as { _meta: { schema: string } }[]).map(
  ({ _meta }) => _meta.schema.split("/").at(-1) ?? "",
);
const kinds = [...new Set(schemas)];

test("the guide shows each kind of block at least twice", () => {
  const once = kinds.filter((kind) => schemas.filter((other) => other === kind).length < 2);
  expect(once).toEqual(["hologram", "content-link"]);
  expect(kinds.length).toBeGreaterThan(35);
});

describe.each(kinds)("the block %s of the guide", (kind) => {
  it("stands with ordinary and with extreme content", async () => {
    const blocks = (await load()).filter((block) => block.kind === kind);
    for (const block of blocks) {
      const { container, unmount } = await renderInShop(<ContentSlot block={block} />, { api });
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 30))));
      expect(
        container.querySelectorAll("script, iframe, [onclick], [onerror], form[action^='https://evil']"),
      ).toHaveLength(0);
      expect(container.innerHTML).not.toMatch(/javascript:|alert\(/i);
      const shows = (container.textContent?.length ?? 0) > 2 || container.querySelector("img") !== null;
      expect(shows || quiet.has(kind)).toBe(true);
      for (const image of container.querySelectorAll("img")) expect(image).toHaveAttribute("alt");
      unmount();
    }
  });
});

test("the guide is a page that search engines leave out, with a list of its kinds", async () => {
  await renderRoute("/component-guide/headline", { api });
  expect(await screen.findByRole("heading", { level: 1, name: "Component guide" })).toBeVisible();
  const list = screen.getByRole("navigation", { name: "Kinds of block" });
  expect(within(list).getByRole("link", { name: "headline" })).toHaveAttribute("aria-current", "page");
  expect(await screen.findByRole("heading", { name: "A headline of a part" })).toBeVisible();
  expect(screen.queryByText("Hero with three slides")).not.toBeInTheDocument();
  expect(meta({ title: "Component guide", blocks: [] }).robots).toBe("noindex");
});

test("a kind that there is not is not found", async () => {
  await renderRoute("/component-guide/hologram-list", { api });
  expect(screen.queryByRole("navigation", { name: "Kinds of block" })).not.toBeInTheDocument();
});

test("the guide names the recommenders that the service has for the site", async () => {
  const network = globalThis.fetch;
  const asked: [string, unknown][] = [];
  globalThis.fetch = ((url: string, init?: RequestInit) => {
    if (!url.includes("/personalization/recommenders/")) return network(url, init);
    asked.push([url, init?.headers]);
    const recommenders = [{ name: "top sellers", description: "What sells best.", recommender_type: "top-sellers" }];
    return Promise.resolve(Response.json({ recommenders }));
  }) as typeof fetch;
  await renderRoute("/component-guide/recommendations-carousel", {
    api,
    site: { recommendations: testRecommendations },
  });
  expect(await screen.findByText("1 recommender that a carousel can name")).toBeVisible();
  expect(screen.getByRole("term")).toHaveTextContent("top sellers");
  expect(asked[0]).toEqual([
    "https://recs.test/v3/personalization/recommenders/real-WickettPlumUS",
    { "x-cq-client-id": "client" },
  ]);
  globalThis.fetch = network;
});
