import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadConfig } from "#config/load-config.ts";
import { loadContentPage, type PageBlock } from "#app/components/content/content-page.ts";
import { ContentSlot } from "#app/components/content/content-slot.tsx";
import { componentGuide } from "#world/content/component-guide.ts";
import { createContentRepository } from "#emulators/content/content-repository.ts";
import { prepareContent } from "#server/vendors/prepare-content.ts";
import { fakeCommerceApi } from "#tests/fake-commerce-api.ts";
import { aProduct } from "#tests/factories/product.ts";
import { testRecommendations } from "#tests/fake-recommendations.ts";
import { renderInShop, renderRoute } from "#tests/render-app.tsx";
import { schemaOf } from "./block-schema.ts";
import blockSchemas from "./block-schemas.json";
import { testSiteIds, testSites } from "#tests/factories/sites.ts";
import { meta } from "./component-guide-page.tsx";

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
const search = { products: () => Promise.resolve({ hits: [], total: 0 } as never) };
const api = { content, products, search, stores: { all: () => Promise.resolve([]) } };

const load = async (): Promise<PageBlock[]> => {
  const [site] = testSites;
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

test("every kind that editors can fill in is shown", () => {
  const listed = Object.keys(blockSchemas).filter((kind) => !kinds.includes(kind));
  // Its tiles stand among the products of a list, and in the guide each by itself.
  expect(listed).toEqual(["in-grid-tiles"]);
});

/** What the server adds on the way: players' addresses, galleries, cleaned markup. */
const prepared = new Set(["film", "gallery", "nodes"]);

test("what editors are asked for is what the examples are made of", () => {
  const unknown = (delivered as unknown as { contentItems: Record<string, unknown>[] }).contentItems.flatMap((item) => {
    const { _meta, ...fields } = item;
    const kind = (_meta as { schema: string }).schema.split("/").at(-1) ?? "";
    const schema = schemaOf(kind);
    const known = Object.keys(schema?.properties ?? {});
    return schema
      ? Object.keys(fields)
          .filter((name) => !known.includes(name) && !prepared.has(name))
          .map((name) => `${kind}.${name}`)
      : [];
  });
  expect([...new Set(unknown)]).toEqual([]);
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

test("the guide is a page that search engines leave out, and finds its blocks by name, field and example", async () => {
  await renderRoute("/component-guide", { api });
  expect(await screen.findByRole("heading", { level: 1, name: "Component guide" })).toBeVisible();
  expect(meta({ title: "Component guide" }).robots).toBe("noindex");
  const search = screen.getByRole("searchbox", { name: "Find a block" });
  await userEvent.type(search, "recipeVideoId");
  expect(within(screen.getByRole("main")).getByRole("status")).toHaveTextContent("1 block");
  expect(screen.getByRole("link", { name: "recipe" })).toHaveAttribute("href", "/component-guide/recipe");
  await userEvent.clear(search);
  await userEvent.type(search, "nonsense");
  expect(within(screen.getByRole("main")).getByRole("status")).toHaveTextContent("No block is called that.");
});

test("all blocks stand on one page, too, each with the name of its example", async () => {
  await renderRoute("/component-guide/all", { api });
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  const link = contents.getByRole("link", { name: "headline" });
  const place = document.querySelector<HTMLElement>(String(link.getAttribute("href")));
  if (!place) throw new Error("The link leads nowhere.");
  expect(place).toHaveTextContent("headline: headline: typical");
  expect(await within(place).findByRole("heading", { name: "A headline of a part" })).toBeVisible();
});

describe("a kind of block on the workbench", () => {
  const open = async (kind: string) => {
    await renderRoute(`/component-guide/${kind}`, { api });
    await screen.findByRole("heading", { level: 1, name: kind });
  };
  const json = () =>
    JSON.parse(screen.getByRole("region", { name: "JSON" }).querySelector("pre")?.textContent ?? "") as object;

  it("names its fields with types, limits and what they are for", async () => {
    await open("in-grid-tile-single");
    const row = screen.getByRole("row", { name: /gridPosition/ });
    expect(row).toHaveTextContent("number");
    expect(row).toHaveTextContent("at least 1");
    expect(row).toHaveTextContent("Place in the grid, counted from 1; at the end without one.");
    expect(screen.getByRole("row", { name: /^headline ?required/ })).toHaveTextContent("text");
  });

  it("is tried in a form, and gives what was tried as JSON", async () => {
    await open("headline");
    const form = within(screen.getByRole("region", { name: "Try it" }));
    const words = form.getByRole("textbox", { name: "headline" });
    await userEvent.clear(words);
    await userEvent.type(words, "Fresh");
    await userEvent.selectOptions(form.getByRole("combobox", { name: "headingLevel" }), "3");
    expect(json()).toMatchObject({ headline: "Fresh", headingLevel: 3 });
    await userEvent.click(form.getByRole("button", { name: "Back to the example" }));
    expect(json()).toMatchObject({ headline: "A headline of a part", headingLevel: 2 });
  });

  it("takes entries of lists, and gives them away", async () => {
    await open("accordion");
    const form = within(screen.getByRole("region", { name: "Try it" }));
    const before = (json() as { panels: object[] }).panels.length;
    await userEvent.click(form.getByRole("button", { name: "Add to panels" }));
    expect((json() as { panels: object[] }).panels).toHaveLength(before + 1);
    await userEvent.click(form.getByRole("button", { name: `Remove panels ${before + 1}` }));
    expect((json() as { panels: object[] }).panels).toHaveLength(before);
  });

  it("shows the example that is chosen, in a frame of its own", async () => {
    await open("recipe");
    await userEvent.click(screen.getByRole("button", { name: "recipe: extreme" }));
    const frame = screen.getByTitle("recipe: extreme");
    expect(frame).toHaveAttribute("src", "/component-guide/frame");
    await userEvent.click(screen.getByRole("button", { name: "Phone, 390" }));
    expect(screen.getByTitle("recipe: extreme")).toHaveAttribute("width", "390");
  });

  it("says which pictures lack words and which links lead nowhere", async () => {
    const network = globalThis.fetch;
    globalThis.fetch = ((url: string) =>
      Promise.resolve(new Response(null, { status: url === "/nowhere" ? 404 : 200 }))) as typeof fetch;
    await open("button");
    const form = within(screen.getByRole("region", { name: "Try it" }));
    const [link] = form.getAllByRole("textbox", { name: "ctaLink" });
    if (!link) throw new Error("There is no link.");
    await userEvent.clear(link);
    await userEvent.type(link, "javascript:x");
    expect(await screen.findByText(/The shop doesn’t follow javascript:x/)).toBeVisible();
    await userEvent.clear(link);
    await userEvent.type(link, "/nowhere");
    expect(await screen.findByText(/There is no page at \/nowhere/, {}, { timeout: 3000 })).toBeVisible();
    globalThis.fetch = network;
  });
});

test("a kind that there is not is not found", async () => {
  await renderRoute("/component-guide/hologram-list", { api });
  expect(screen.queryByRole("navigation", { name: "Block types" })).not.toBeInTheDocument();
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
    `https://recs.test/v3/personalization/recommenders/real-${testSiteIds.us}`,
    { "x-cq-client-id": "client" },
  ]);
  globalThis.fetch = network;
});
