import loadable from "@loadable/component";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ContentSlot } from "#app/components/content/content-slot.tsx";
import { SideSheet } from "#app/components/side-sheets/side-sheet.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { renderInShop } from "#tests/render-app.tsx";
import { addToShop } from "./add-to-shop.ts";

const pageOf = (words: string) => loadable(() => Promise.resolve({ default: () => <p>{words}</p> }));
const rows = (paths: string[]) => paths.map((path) => ({ path, page: pageOf("the product's") }));

test("a page of one's own comes first, and takes the place of the product's with the same path", () => {
  const own = { path: "/gift-finder", page: pageOf("ours") };
  const pages = addToShop(rows(["/", "/gift-finder", "*"]), { pages: [{ path: "/rewards", page: own.page }, own] });
  expect(pages.map(({ path }) => path)).toEqual(["/rewards", "/gift-finder", "/", "*"]);
  expect(pages.find(({ path }) => path === "/gift-finder")?.page).toBe(own.page);
});

test("a shop that adds nothing has the product's pages in their order", () => {
  expect(addToShop(rows(["/", "/cart"]), {}).map(({ path }) => path)).toEqual(["/", "/cart"]);
});

test("a kind of block of one's own is drawn, also in the place of one of the product's", async () => {
  addToShop([], {
    blocks: {
      "customer-quote": ({ fields }) => <blockquote>{String(fields["quote"])}</blockquote>,
      headline: () => <h2>Ours</h2>,
    },
  });
  await renderInShop(
    <>
      <ContentSlot block={{ kind: "customer-quote", fields: { quote: "Best bears in town" } }} />
      <ContentSlot block={{ kind: "headline", fields: { text: "Theirs" } }} />
    </>,
  );
  expect(screen.getByText("Best bears in town")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Ours" })).toBeVisible();
  expect(screen.queryByText("Theirs")).not.toBeInTheDocument();
});

const Opener = () => {
  const { current, open, close } = useSidebar();
  return (
    <>
      <button type="button" onClick={() => open("need-help")}>
        Help
      </button>
      {current && <SideSheet sheet={current} onClose={close} />}
    </>
  );
};

test("a side sheet of one's own opens in the place of the product's", async () => {
  addToShop([], { sheets: { "need-help": () => <p>Ask the bears.</p> } });
  await renderInShop(<Opener />);
  await userEvent.click(screen.getByRole("button", { name: "Help" }));
  expect(screen.getByText("Ask the bears.")).toBeVisible();
});
