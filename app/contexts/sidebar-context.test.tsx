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
    act(() => sidebar().open("added-to-bag"));
    expect(sidebar().current).toEqual({ name: "added-to-bag", props: {} });
  });

  it.each(["/cart", "/search?q=b"])("close when the route changes to %s", async (path) => {
    const { sidebar, router } = await setUp();
    act(() => sidebar().open("product-options"));
    await act(() => router.navigate(path));
    expect(screen.getByText("closed")).toBeInTheDocument();
  });

  it("tell once that they have closed, however that came", async () => {
    const { sidebar, router } = await setUp();
    const log: string[] = [];
    act(() => sidebar().open("product-options", {}, () => log.push("first")));
    act(() => sidebar().open("added-to-bag", {}, () => log.push("second")));
    expect(log).toEqual(["first"]);
    act(() => sidebar().close());
    await act(() => router.navigate("/cart"));
    expect(log).toEqual(["first", "second"]);
  });

  it("are opened by managed content where they need nothing but their name", () => {
    expect(isOwnSheet("concierge")).toBe(true);
    expect(isOwnSheet("recipients")).toBe(false);
    expect(isOwnSheet("toString")).toBe(false);
    expect(isOwnSheet(undefined)).toBe(false);
  });
});
