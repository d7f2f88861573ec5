import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProductTile } from "#app/domain/product/tile.ts";
import { media, show } from "#tests/show-block.tsx";
// Their chunks are there before the first test asks for them.
import "#app/components/content/more-blocks.tsx";
import "#app/components/ui/picture-zoom.tsx";
import "./e-catalog.tsx";

const user = userEvent.setup({ delay: null });

const tiles: ProductTile[] = [
  { id: "1", name: "The Handshake", link: "/x/handshake/1.html", price: { standard: 16 } },
  { id: "2", name: "The Long Table", link: "/x/long-table/2.html" },
];
const place = { left: 10, top: 20, width: 30, height: 40 };
const pages = [
  { media: media("cover"), title: "Sweets for company", text: "Boxes for [clients](/business-gifts)." },
  { media: media("inside"), title: "Bars", productIds: ["1", "2", "gone"], places: [{ productId: "1", ...place }] },
  { media: media("back"), title: "Ask us" },
  { title: "No picture" },
];

/** A row of three pages, `across` of which can be seen at once. */
const layOut = (across: number) => {
  const width = 300;
  const row = screen.getByRole("region", { name: "Leaf through it" });
  Object.defineProperties(row, {
    scrollWidth: { value: 3 * width },
    clientWidth: { value: across * width },
  });
  row.scrollTo = (({ left }: ScrollToOptions) => {
    row.scrollLeft = left ?? 0;
    row.dispatchEvent(new Event("scroll"));
  }) as typeof row.scrollTo;
  act(() => void row.dispatchEvent(new Event("scroll")));
  return row;
};

const setUp = async (across = 1) => {
  await show("e-catalog", { headline: "Leaf through it", pages }, { tiles });
  return layOut(across);
};
const where = (words: string) => expect(screen.getByText(words)).toBeVisible();
const turn = () => screen.getByRole("button", { name: "Turn the page" });
const back = () => screen.getByRole("button", { name: "Turn back" });

describe("a catalog to leaf through", () => {
  it("tells each page's title and words, and leaves out what has no picture", async () => {
    await setUp();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Page 1: Sweets for company",
      "Page 2: Bars",
      "Page 3: Ask us",
    ]);
    expect(screen.getByRole("link", { name: "clients" })).toHaveAttribute("href", "/business-gifts");
  });

  it("links products where they stand, in a list where nobody said so, and not those that are gone", async () => {
    await setUp();
    const placed = screen.getByRole("link", { name: /The Handshake, \$16\.00/ });
    expect(placed).toHaveAttribute("href", "/x/handshake/1.html");
    expect(placed).toHaveStyle({ left: "10%", top: "20%", width: "30%", height: "40%" });
    expect(screen.getByRole("link", { name: "The Long Table" })).not.toHaveAttribute("style");
    expect(screen.getAllByRole("link")).toHaveLength(3);
  });

  it("is turned by buttons, which end with it", async () => {
    await setUp();
    where("Page 1 of 3");
    expect(back()).toBeDisabled();
    await user.click(turn());
    where("Page 2 of 3");
    await user.click(turn());
    where("Page 3 of 3");
    expect(turn()).toBeDisabled();
    await user.click(back());
    where("Page 2 of 3");
  });

  it("turns two pages at once where two are seen", async () => {
    await setUp(2);
    where("Pages 1 and 2 of 3");
    await user.click(turn());
    where("Pages 2 and 3 of 3");
    expect(turn()).toBeDisabled();
  });

  it.each([
    ["{ArrowRight}", "Page 2 of 3"],
    ["{PageDown}{PageDown}", "Page 3 of 3"],
    ["{End}", "Page 3 of 3"],
    ["{End}{ArrowLeft}", "Page 2 of 3"],
    ["{End}{Home}", "Page 1 of 3"],
    ["{Alt>}{ArrowRight}{/Alt}", "Page 1 of 3"],
  ])("is turned by the keys %s to %s", async (keys, words) => {
    (await setUp()).focus();
    await user.keyboard(keys);
    where(words);
  });

  it("shows a page enlarged, pages on in there, and goes on where that ended", async () => {
    await setUp();
    await user.click(screen.getByRole("button", { name: "Enlarge page 1: Sweets for company" }));
    const zoom = within(await screen.findByRole("dialog", { name: "Leaf through it" }));
    expect(zoom.getByRole("img", { name: "Page 1: Sweets for company" })).toHaveAttribute(
      "src",
      expect.stringContaining("w=1200"),
    );
    await user.click(zoom.getByRole("button", { name: "Next image" }));
    await user.click(zoom.getByRole("button", { name: "Close" }));
    where("Page 2 of 3");
  });

  it("is nothing without pages", async () => {
    await show("e-catalog", { headline: "Leaf through it", pages: [{ title: "No picture" }] });
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });
});
