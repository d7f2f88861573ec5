import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderInShop } from "#tests/render-app.tsx";
import { SearchBox, searchAddress } from "./search-box.tsx";

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
    await user.type(screen.getByRole("searchbox", { name: "Search the shop" }), "ab{Enter}");
    expect(router.state.location).toMatchObject({ pathname: "/search", search: "?q=ab" });
  });
});

describe("the search field", () => {
  it("shows the query of the results page and its placeholder otherwise", async () => {
    const { unmount } = await renderInShop(<SearchBox id="q" />, { path: "/search?q=bears" });
    expect(screen.getByRole("searchbox")).toHaveValue("bears");
    unmount();
    await renderInShop(<SearchBox id="q" />, { path: "/category/gummies?q=bears" });
    expect(screen.getByRole("searchbox")).toHaveValue("");
    expect(screen.getByPlaceholderText("Search...")).toBeVisible();
  });

  it("takes at most 500 characters", async () => {
    await renderInShop(<SearchBox id="q" />);
    expect(screen.getByRole("searchbox")).toHaveAttribute("maxlength", "500");
  });
});
