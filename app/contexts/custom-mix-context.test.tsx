import { act } from "@testing-library/react";
import { renderInShop } from "#tests/render-app.tsx";
import { useCustomMix, type CustomMixState } from "./custom-mix-context.tsx";

describe("the box being built", () => {
  it("takes changes and starts afresh on request", async () => {
    const seen: CustomMixState[] = [];
    const Probe = () => {
      seen.push(useCustomMix());
      return null;
    };
    await renderInShop(<Probe />);
    act(() => seen.at(-1)?.updateMix({ boxSelection: "box", candySelections: [{ id: "bears", quantity: 5 }] }));
    expect(seen.at(-1)?.mix).toMatchObject({ boxSelection: "box", fulfillmentOption: "shipping" });
    act(() => seen.at(-1)?.resetMix());
    expect(seen.at(-1)?.mix).toMatchObject({ boxSelection: null, candySelections: [] });
  });
});
