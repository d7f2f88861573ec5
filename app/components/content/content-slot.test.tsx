import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { renderInShop } from "#tests/render-app.tsx";
import { ContentBlocks, ContentSlot } from "./content-slot.tsx";
import { CtaList } from "./cta-list.tsx";

describe("a slot", () => {
  it("says so when its content is missing", async () => {
    await renderInShop(<ContentSlot block={null} />);
    expect(screen.getByText("Missing slotContent")).toBeVisible();
  });

  it("shows category cards as one link each, with the words of their button", async () => {
    const cards = [
      { headline: "A box", cta: { ctaText: "Start a box", ctaLink: "/build-a-box", ctaType: "Button" } },
      { headline: "Lollipops", cta: { ctaText: "Lollipops", ctaLink: "/category/lollipops" } },
      { headline: "Leads nowhere" },
    ];
    await renderInShop(
      <ContentBlocks blocks={[{ kind: "category-card-list", fields: { headline: "Shop", cards } }]} />,
    );
    expect(await screen.findByRole("link", { name: "A box Start a box" })).toHaveAttribute("href", "/build-a-box");
    expect(screen.getByRole("link", { name: "Lollipops" })).toHaveAttribute("href", "/category/lollipops");
    expect(screen.getByText("Leads nowhere").closest("a")).toBeNull();
  });

  it("opens questions to their answers", async () => {
    const user = userEvent.setup();
    const panels = [{ title: "Do you ship abroad?", text: "To **Canada**." }];
    await renderInShop(<ContentBlocks blocks={[{ kind: "accordion", fields: { headline: "Questions", panels } }]} />);
    const question = await screen.findByText("Do you ship abroad?");
    await user.click(question);
    expect(question.closest("details")).toHaveAttribute("open");
    expect(screen.getByText("Canada")).toBeVisible();
  });
});

describe("a call to action", () => {
  const cta = { text: "Pick", link: "#", isButton: true };
  const Opened = () => <p>{useSidebar().current?.name ?? "closed"}</p>;

  it("may open a side sheet that there is", async () => {
    const user = userEvent.setup();
    await renderInShop(
      <>
        <CtaList ctas={[{ ...cta, sideSheet: "pickup-shop" }]} />
        <Opened />
      </>,
    );
    await user.click(screen.getByRole("button", { name: "Pick" }));
    expect(screen.getByText("pickup-shop")).toBeInTheDocument();
  });

  it("is a link when it names a sheet that there is not", async () => {
    await renderInShop(<CtaList ctas={[{ ...cta, link: "/box", sideSheet: "hologram" }]} />);
    expect(screen.getByRole("link", { name: "Pick" })).toHaveAttribute("href", "/box");
  });
});

describe("blocks that stand within another", () => {
  const feature = (headline: string) => ({ kind: "feature-card", fields: { headline } });
  const varied = (blocks: { kind: string; fields: object }[]) => ({
    kind: "content-variations",
    fields: {},
    variations: { defaultBlocks: blocks as never, variations: [] },
  });

  it("carry the page's heading only where the outer one opens the page", async () => {
    await renderInShop(
      <ContentBlocks blocks={[varied([feature("First"), feature("Second")]), varied([feature("Third")])]} />,
    );
    expect(await screen.findByRole("heading", { level: 1, name: "First" })).toBeVisible();
    expect(await screen.findByRole("heading", { level: 2, name: "Third" })).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });
});

it.each(["alternating-text-image-list", "info-card-list", "feature-cards-list"])(
  "the entries of a %s are headings below its own, or of the page where it has none",
  async (kind) => {
    const entries = [{ headline: "Small pans", bodyText: "One person lifts." }];
    const fields = { items: entries, infoCards: entries, cards: entries };
    await renderInShop(
      <ContentBlocks
        blocks={[
          { kind, fields },
          { kind, fields: { ...fields, headline: "How we work" } },
        ]}
      />,
    );
    expect(await screen.findByRole("heading", { level: 2, name: "How we work" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Small pans" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 3, name: "Small pans" })).toBeVisible();
  },
);
