import { act, screen, waitFor } from "@testing-library/react";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { ContentItem } from "#app/commerce-api/content.ts";
import { renderRoute } from "#tests/render-app.tsx";
import { settle } from "#tests/render-pages.tsx";
import { rowOf } from "./app.tsx";
import { pages } from "./routes.tsx";

const page = (title: string): ContentItem => ({
  _meta: { schema: "https://schema.example/content-page" },
  title,
  description: `${title}, in words.`,
  contentItems: [
    { _meta: { schema: "https://schema.example/headline" }, headline: title },
    { _meta: { schema: "https://schema.example/content-text" }, text: "Made **under supervision**." },
  ],
});

const content = {
  byKey: (key: string) => Promise.resolve(key === "help/kosher" ? page("Kosher") : null),
};

describe("the route table", () => {
  it.each([
    ["/", "homepage", undefined],
    ["/search", "search results", undefined],
    ["/category/gummies", "search results", undefined],
    ["/product/bears/480150.html", "product page", undefined],
    ["/gummies/bears/480150.html", "product page", undefined],
    ["/a/b/bears/480150.html", "product page", undefined],
    ["/480150.html", "product page", undefined],
    ["/products/480150", "product page", undefined],
    ["/products", "product page", undefined],
    ["/cart", "cart", undefined],
    ["/shipping", "checkout", "checkout"],
    ["/billing", "checkout", "checkout"],
    ["/checkout", "checkout", "checkout"],
    ["/revieworder", "checkout", "checkout"],
    ["/order-confirmation", "checkout", undefined],
    ["/login", "account", undefined],
    ["/account", "account", undefined],
    ["/maintenance", undefined, "bare"],
    ["/help/kosher", "content", undefined],
  ])("shows %s as %p in the layout %p", (path, pageType, layout) => {
    const row = rowOf(pages, path);
    expect([row?.pageType, row?.layout]).toEqual([pageType, layout]);
  });
});

describe("a page whose code is still on its way", () => {
  it("waits with its shapes on the way to results, and with nothing anywhere else", () => {
    const shown = pages.filter(({ fallback }) => fallback !== undefined).map(({ path }) => path);
    expect(shown).toEqual(["/search", "/category/:categoryId"]);
  });
});

describe("a managed page", () => {
  it("is shown under its path with its heading and text", async () => {
    await renderRoute("/help/kosher", { api: { content } });
    expect(await screen.findByRole("heading", { level: 1, name: "Kosher" })).toBeVisible();
    expect(screen.getByText("under supervision")).toBeVisible();
  });

  it("that does not exist is an 'Oh fudge!' inside the shell", async () => {
    const { router } = await renderRoute("/no/such/page", { api: { content } });
    expect(await screen.findByRole("heading", { level: 1, name: "Oh fudge!" })).toBeVisible();
    expect(screen.getByText("This page doesn't exist.")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeInTheDocument();
    const [error] = Object.values(router.state.errors ?? {}) as { status: number }[];
    expect(error?.status).toBe(404);
  });

  it("that cannot be loaded is another error, and leads home", async () => {
    await renderRoute("/help/kosher", {
      api: { content: { byKey: () => Promise.reject(new CommerceApiError(503, "content-unavailable", "")) } },
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Well, this isn't pretty." })).toBeVisible();
    expect(screen.getByText("This page seems to have run away.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Back To Home" })).toHaveAttribute("href", "/");
  });

  it("leads to the maintenance page when the whole site is under maintenance", async () => {
    const maintenance = new CommerceApiError(503, "x", "", [], { title: "Site Under Maintenance" });
    const { router } = await renderRoute("/help/kosher", {
      api: {
        content: { byKey: (key) => (key === "help/kosher" ? Promise.reject(maintenance) : Promise.resolve(null)) },
      },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe("/maintenance"));
    expect(
      await screen.findByRole("heading", { name: "We’ll be right back – the hatch is shut for a moment" }),
    ).toBeVisible();
    expect(screen.queryByRole("contentinfo")).not.toBeInTheDocument();
  });
});

describe("moving to another page", () => {
  it("renames the document, moves the focus to the content and says the new title", async () => {
    const { router } = await renderRoute("/404", { api: { content } });
    await screen.findByRole("heading", { name: "Oh fudge!" });
    await act(() => router.navigate("/help/kosher"));
    await screen.findByRole("heading", { name: "Kosher" });
    await waitFor(() => expect(document.title).toBe("Kosher | Sweets"));
    expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute("content", "Kosher, in words.");
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "http://localhost:3000/help/kosher",
    );
    expect(screen.getByRole("main")).toHaveFocus();
    await waitFor(() => expect(screen.getByText(/^Kosher \| Sweets/)).toBeInTheDocument());
  });
});

describe("the head of a page", () => {
  const both = { byKey: (key: string) => Promise.resolve(page(key === "help/kosher" ? "Kosher" : "Shipping")) };
  const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute("content");

  it("is the first page's again after Back, which is said and takes the focus", async () => {
    const { router } = await renderRoute("/help/kosher", { api: { content: both } });
    await screen.findByRole("heading", { name: "Kosher" });
    await act(() => router.navigate("/help/shipping"));
    await waitFor(() => expect(document.title).toBe("Shipping | Sweets"));
    act(() => screen.getByRole("link", { name: "Skip to content" }).focus());
    await act(() => router.navigate(-1));
    await screen.findByRole("heading", { name: "Kosher" });
    await waitFor(() => expect(document.title).toBe("Kosher | Sweets"));
    expect(canonical()).toBe("http://localhost:3000/help/kosher");
    expect(description()).toBe("Kosher, in words.");
    expect(screen.getByRole("main")).toHaveFocus();
    await waitFor(() => expect(screen.getByText(/^Kosher \| Sweets/)).toBeInTheDocument());
  });

  it("stays as the server wrote it for the page that is loaded, and the shopper stays where they are", async () => {
    document.title = "As it was sent";
    const robots = document.head.appendChild(document.createElement("meta"));
    Object.assign(robots, { name: "robots", content: "noindex" });
    await renderRoute({ pathname: "/help/kosher", key: "k3p7q1" }, { api: { content: both } });
    await screen.findByRole("heading", { name: "Kosher" });
    await settle();
    expect(document.title).toBe("As it was sent");
    expect(robots).toHaveAttribute("content", "noindex");
    expect(screen.getByRole("main")).not.toHaveFocus();
  });

  it("is that of the page which a link on an error page leads to, in each language", async () => {
    const languages = [{ locale: "en-US", name: "English", origin: "http://localhost:3000" }];
    const content = { byKey: (key: string) => Promise.resolve(key === "help/kosher" ? page("Kosher") : null) };
    const { router } = await renderRoute("/help/nothing", { api: { content }, site: { languages } });
    await screen.findByRole("heading", { name: "Oh fudge!" });
    await act(() => router.navigate("/help/kosher"));
    await waitFor(() => expect(document.title).toBe("Kosher | Sweets"));
    expect(document.head.querySelector("link[hreflang]")).toHaveAttribute("href", "http://localhost:3000/help/kosher");
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });

  it("is not said again, and the focus stays, when only the query changes", async () => {
    const { router } = await renderRoute("/help/kosher", { api: { content: both } });
    await screen.findByRole("heading", { name: "Kosher" });
    await act(() => router.navigate("/help/kosher?tab=2"));
    await waitFor(() => expect(canonical()).toBe("http://localhost:3000/help/kosher"));
    expect(screen.getByRole("main")).not.toHaveFocus();
  });

  it("is an error's where there is no such page, and the page's again after Back", async () => {
    const some = { byKey: (key: string) => Promise.resolve(key === "help/kosher" ? page("Kosher") : null) };
    const { router } = await renderRoute("/help/kosher", { api: { content: some } });
    await screen.findByRole("heading", { name: "Kosher" });
    await act(() => router.navigate("/help/nothing"));
    await waitFor(() => expect(document.title).toBe("Page not found | Sweets"));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(document.title).toBe("Kosher | Sweets"));
    expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
  });
});

describe("the login after a session has ended", () => {
  it("says why", async () => {
    const { router } = await renderRoute("/404", { api: { content } });
    await act(() => router.navigate("/404?again", { state: { sessionExpired: true } }));
    expect(screen.getByRole("alert")).toHaveTextContent("Your session has expired. Please log in again to continue.");
  });
});
