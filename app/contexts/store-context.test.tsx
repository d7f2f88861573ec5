import { act, screen } from "@testing-library/react";
import { renderInShop } from "#tests/render-app.tsx";
import { SELECTED_SHOP, useStore, type StoreState } from "./store-context.tsx";

const setUp = async () => {
  const seen: { store: StoreState | null } = { store: null };
  const Probe = () => {
    seen.store = useStore();
    return <p>{seen.store.selectedShop?.name ?? "no shop"}</p>;
  };
  await renderInShop(<Probe />);
  return () => {
    if (!seen.store) throw new Error("The probe was not rendered.");
    return seen.store;
  };
};

afterEach(() => window.localStorage.clear());

describe("the chosen shop", () => {
  it("is none at first", async () => {
    await setUp();
    expect(screen.getByText("no shop")).toBeInTheDocument();
  });

  it("is kept in the browser and forgotten on request", async () => {
    const store = await setUp();
    act(() => store().selectShop({ id: "s1", name: "Valencia Street" }));
    expect(screen.getByText("Valencia Street")).toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem(SELECTED_SHOP) ?? "")).toEqual({ id: "s1", name: "Valencia Street" });
    act(() => store().resetShop());
    expect(screen.getByText("no shop")).toBeInTheDocument();
    expect(window.localStorage.getItem(SELECTED_SHOP)).toBeNull();
  });

  it("comes back with the shopper", async () => {
    window.localStorage.setItem(SELECTED_SHOP, JSON.stringify({ id: "s1", name: "Valencia Street" }));
    await setUp();
    expect(screen.getByText("Valencia Street")).toBeInTheDocument();
  });

  it("follows a choice in another tab", async () => {
    await setUp();
    window.localStorage.setItem(SELECTED_SHOP, JSON.stringify({ id: "s2", name: "Mission" }));
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: SELECTED_SHOP })));
    expect(screen.getByText("Mission")).toBeInTheDocument();
  });

  it.each(["not json", "null", '"text"', "[]", '{"id":1,"name":"x"}'])("is none when %s is stored", async (stored) => {
    window.localStorage.setItem(SELECTED_SHOP, stored);
    await setUp();
    expect(screen.getByText("no shop")).toBeInTheDocument();
  });
});
