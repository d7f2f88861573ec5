import { screen, within } from "@testing-library/react";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ContentItem } from "#app/commerce-api/content.ts";
import { renderRoute } from "#tests/render-app.tsx";

const item = (kind: string, fields: Record<string, unknown>): ContentItem => ({
  _meta: { schema: `https://schema.example/${kind}` },
  ...fields,
});

const button = (ctaText: string, ctaLink: string) => ({ ctaText, ctaLink, ctaType: "Button" });

const homeOf = (...contentItems: ContentItem[]): ContentItem =>
  item("content-page", { title: "Confectioners", contentItems });

const byKey = (home: ContentItem | null) => (key: string) => Promise.resolve(key === "home" ? home : null);

const bears = {
  id: "480150",
  name: "Garden Bears",
  primaryCategoryId: "gummies",
  price: 7.5,
  currency: "USD",
  inventory: { id: "list", ats: 20, orderable: true },
  type: { item: true },
};

describe("home page", () => {
  it("opens with the hero's headline and its ways into the shop", async () => {
    const hero = item("hero-banner-carousel", {
      label: "Featured",
      slides: [
        item("hero-banner", { headline: "The hatch is open.", multiCTA: [button("Shop the counter", "newarrivals")] }),
      ],
    });
    await renderRoute("/", { api: { content: { byKey: byKey(homeOf(hero)) } } });
    expect(await screen.findByRole("heading", { level: 2, name: "The hatch is open." })).toBeVisible();
    expect(screen.getByRole("link", { name: "Shop the counter" })).toHaveAttribute("href", "/newarrivals");
  });

  it("shows the products that a carousel names, and leaves out those that cannot be bought", async () => {
    const carousel = item("product-carousel", {
      headline: "On the counter",
      label: "Featured products",
      productIds: ["480150", "480151"],
    });
    const gone = { ...bears, id: "480151", name: "Gone Bears", inventory: { id: "list", ats: 0, orderable: false } };
    await renderRoute("/", {
      api: {
        content: { byKey: byKey(homeOf(carousel)) },
        products: { getMany: () => Promise.resolve([bears, gone] as never) },
      },
    });
    const list = await screen.findByRole("list", { name: "Featured products" });
    expect(within(list).getByRole("link", { name: "Garden Bears" })).toBeVisible();
    expect(within(list).queryByText("Gone Bears")).not.toBeInTheDocument();
  });

  it("shows what is new, from the backend itself, while its content cannot be had", async () => {
    await renderRoute("/", {
      api: {
        content: { byKey: () => Promise.reject(new CommerceApiError(503, "content-unavailable", "")) },
        search: { products: () => Promise.resolve({ hits: [{ productId: "480150" }] } as never) },
        products: { getMany: () => Promise.resolve([bears] as never) },
      },
    });
    expect(await screen.findByRole("link", { name: "Garden Bears" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sweets");
  });

  it("stands without its products when they cannot be asked for", async () => {
    const carousel = item("product-carousel", { headline: "On the counter", productIds: ["480150"] });
    const band = item("pickup-band", { headline: "Ready this afternoon", bodyText: "Walk in." });
    await renderRoute("/", {
      api: {
        content: { byKey: byKey(homeOf(carousel, band)) },
        products: { getMany: () => Promise.reject(new Error("away")) },
      },
    });
    expect(await screen.findByRole("heading", { name: "Ready this afternoon" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "On the counter" })).not.toBeInTheDocument();
  });

  it("has a heading and no blocks while the merchant has put nothing on it", async () => {
    await renderRoute("/", { api: { content: { byKey: byKey(null) } } });
    expect(await screen.findByRole("heading", { level: 1, name: "Confectioners" })).toBeInTheDocument();
  });

  it("shows nothing for a kind of block that it does not know", async () => {
    const unknown = item("hologram", { headline: "Out of this world" });
    const band = item("pickup-band", { headline: "Ready this afternoon" });
    await renderRoute("/", { api: { content: { byKey: byKey(homeOf(unknown, band)) } } });
    expect(await screen.findByRole("heading", { name: "Ready this afternoon" })).toBeVisible();
    expect(screen.queryByText("Out of this world")).not.toBeInTheDocument();
  });
});
