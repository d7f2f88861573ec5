import { act, screen } from "@testing-library/react";
import { renderInShop } from "#tests/render-app.tsx";
import { isOwnSheet, useSidebar, type SidebarState } from "./sidebar-context.tsx";

const setUp = async () => {
  const seen: { sidebar: SidebarState | null } = { sidebar: null };
  const Probe = () => {
    seen.sidebar = useSidebar();
    return <p>{seen.sidebar.current?.name ?? "closed"}</p>;
  };
  const { router } = await renderInShop(<Probe />, { path: "/search?q=a" });
  return {
    router,
    sidebar: () => {
      if (!seen.sidebar) throw new Error("The probe was not rendered.");
      return seen.sidebar;
    },
  };
};

describe("side sheets", () => {
  it("are open one at a time", async () => {
    const { sidebar } = await setUp();
    act(() => sidebar().open("product-options", { productId: "p" }));
    act(() => sidebar().open("added-to-bag", { additions: [] }));
    expect(sidebar().current).toEqual({ name: "added-to-bag", props: { additions: [] } });
  });

  it.each(["/cart", "/search?q=b"])("close when the route changes to %s", async (path) => {
    const { sidebar, router } = await setUp();
    act(() => sidebar().open("product-options", { productId: "p" }));
    await act(() => router.navigate(path));
    expect(screen.getByText("closed")).toBeInTheDocument();
  });

  it("tell once that they have closed, however that came", async () => {
    const { sidebar, router } = await setUp();
    const log: string[] = [];
    act(() => sidebar().open("product-options", { productId: "p" }, () => log.push("first")));
    act(() => sidebar().open("added-to-bag", { additions: [] }, () => log.push("second")));
    expect(log).toEqual(["first"]);
    act(() => sidebar().close());
    await act(() => router.navigate("/cart"));
    expect(log).toEqual(["first", "second"]);
  });

  it("take the props of their name and no others", async () => {
    const { sidebar } = await setUp();
    const { open } = sidebar();
    const wrongCalls = () => {
      // @ts-expect-error: no sheet compares a `produktId`.
      open("compare", { produktId: 12 });
      // @ts-expect-error: a product has a text as its id.
      open("compare", { productId: 12 });
      // @ts-expect-error: the sheet says what was added.
      open("added-to-bag");
      // @ts-expect-error: a line is meant by its id.
      open("recipients", { itemId: { id: "1" } });
      // @ts-expect-error: a sheet without props takes none.
      open("concierge", { productId: "p" });
      // @ts-expect-error: there is no such sheet.
      open("menu");
    };
    expect(wrongCalls).toBeInstanceOf(Function);
    act(() => open("pickup-shop"));
    act(() => open("pickup-shop", { product: { productId: "p", name: "Bears" } }));
    expect(sidebar().current).toEqual({ name: "pickup-shop", props: { product: { productId: "p", name: "Bears" } } });
  });

  it("are opened by managed content where they need nothing but their name", () => {
    expect(isOwnSheet("concierge")).toBe(true);
    expect(isOwnSheet("recipients")).toBe(false);
    expect(isOwnSheet("toString")).toBe(false);
    expect(isOwnSheet(undefined)).toBe(false);
  });
});
