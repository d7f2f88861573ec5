import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { startReceiving } from "#app/analytics/track.ts";
import type { SuggestionResult } from "#app/commerce-api/search.ts";
import { aProduct } from "#tests/factories/product.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { SearchBox, searchAddress } from "./search-box.tsx";

const told: AnalyticsEvent[] = [];
let stop: () => void;
beforeEach(() => {
  told.length = 0;
  stop = startReceiving((event) => told.push(event));
});
afterEach(() => stop());

describe("submitting a search", () => {
  it.each([
    ["sea salt & co", null, "/search?q=sea%20salt%20%26%20co"],
    ["  bears  ", null, "/search?q=bears"],
    ["bears", "canes", "/search?q=bears"],
    ["bears", "bears", "/"],
    ["", null, "/"],
    ["   ", "bears", "/"],
  ])("of %p while %p is shown leads to %s", (typed, current, address) => {
    expect(searchAddress(typed, current)).toBe(address);
  });

  it("follows the typed words", async () => {
    const user = userEvent.setup();
    const { router } = await renderInShop(<SearchBox id="q" />);
    await user.type(screen.getByRole("combobox", { name: "Search the shop" }), "ab{Enter}");
    expect(router.state.location).toMatchObject({ pathname: "/search", search: "?q=ab" });
    expect(told).toEqual([{ event: "search_content", search_term: "ab" }]);
  });

  it("of nothing leads home and tells nothing", async () => {
    const user = userEvent.setup();
    const { router } = await renderInShop(<SearchBox id="q" />, { path: "/search?q=bears" });
    await user.type(screen.getByRole("combobox"), "{Enter}");
    expect(router.state.location).toMatchObject({ pathname: "/", search: "" });
    expect(told).toEqual([]);
  });
});

describe("choosing a suggestion", () => {
  it("empties the field, tells of the search and closes the panel", async () => {
    const user = userEvent.setup();
    const found = { productSuggestions: { products: [{ productId: "480211" }] } } as SuggestionResult;
    const { router } = await renderInShop(<SearchBox id="q" />, {
      api: {
        search: { suggestions: () => Promise.resolve(found) },
        products: { getMany: () => Promise.resolve([aProduct()]) },
      },
    });
    const field = screen.getByRole("combobox", { name: "Search the shop" });
    await user.type(field, "dark");
    await user.click(await screen.findByRole("option", { name: "Midnight Orchard Bar" }));
    expect(router.state.location.pathname).toBe("/bars/midnight-orchard-bar/480211.html");
    expect(field).toHaveValue("");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(told).toEqual([{ event: "search_content", search_term: "dark" }]);
  });
});

describe("the search field", () => {
  it("shows the query of the results page and its placeholder otherwise", async () => {
    const { unmount } = await renderInShop(<SearchBox id="q" />, { path: "/search?q=bears" });
    expect(screen.getByRole("combobox")).toHaveValue("bears");
    unmount();
    await renderInShop(<SearchBox id="q" />, { path: "/category/gummies?q=bears" });
    expect(screen.getByRole("combobox")).toHaveValue("");
    expect(screen.getByPlaceholderText("Search...")).toBeVisible();
  });

  it("is a combobox before anything of its list has come, and says so when it has", async () => {
    const user = userEvent.setup();
    const found = { productSuggestions: { products: [{ productId: "480211" }] } } as SuggestionResult;
    await renderInShop(<SearchBox id="q" />, {
      api: {
        search: { suggestions: () => Promise.resolve(found) },
        products: { getMany: () => Promise.resolve([aProduct()]) },
      },
    });
    const field = screen.getByRole("combobox", { name: "Search the shop" });
    expect(field).toHaveAttribute("aria-expanded", "false");
    expect(field).toHaveAttribute("aria-autocomplete", "list");
    await user.type(field, "dark");
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "true"));
    expect(field).toHaveAttribute("aria-controls", list.id);
    await user.keyboard("{ArrowDown}");
    expect(field).toHaveAttribute("aria-activedescendant", screen.getByRole("option").id);
    await user.keyboard("{Escape}");
    expect(field).toHaveAttribute("aria-expanded", "false");
    expect(field).not.toHaveAttribute("aria-activedescendant");
  });

  it("takes at most 500 characters", async () => {
    await renderInShop(<SearchBox id="q" />);
    expect(screen.getByRole("combobox")).toHaveAttribute("maxlength", "500");
  });
});
