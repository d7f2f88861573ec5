import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { ComboboxField } from "#app/components/ui/use-combobox.ts";
import type { ProductSearchResult, SearchParams } from "#app/commerce-api/search.ts";
import type { SearchVocabulary } from "#config/search-vocabulary.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";

const english: SearchVocabulary = {
  qualities: [
    { says: "sour", words: ["sour"], refine: { c_taste: "sour" } },
    { says: "salty", words: ["salty"], refine: { c_taste: "salty" } },
    { says: "without gelatin", words: ["without gelatin"], refine: { c_withoutGelatin: "true" } },
  ],
  names: [],
  fillers: ["something", "or"],
  negations: [],
};
jest.mock("#config/search-vocabulary.ts", () => ({
  get searchVocabulary() {
    return { en: english };
  },
}));

const Box = () => {
  const [term, setTerm] = useState("");
  const [combobox, setCombobox] = useState<ComboboxField>();
  return (
    <form>
      <input
        aria-label="Search the shop"
        value={term}
        onChange={(event) => setTerm(event.target.value)}
        {...combobox}
      />
      <SearchSuggestions term={term} onField={setCombobox} onChosen={() => undefined} onClose={() => undefined} />
    </form>
  );
};

const typing = async (words: string, total = 7) => {
  const products = jest.fn((_asked: SearchParams) => Promise.resolve({ total } as ProductSearchResult));
  const { router } = await renderInShop(<Box />, {
    api: {
      search: {
        products,
        suggestions: () =>
          Promise.resolve({ categorySuggestions: { categories: [{ id: "gummies", name: "Gummies" }] } } as never),
      },
    },
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Search the shop"), words);
  await screen.findByRole("option", { name: "Gummies" });
  const address = () => router.state.location.pathname + decodeURIComponent(router.state.location.search);
  return { user, products, address };
};

const group = () => screen.queryByRole("group", { name: "Taste and diet" });

test.each([
  ["sour", "Everything sour", undefined, ["c_taste=sour"], "/search?q=sour&words=&refine1=c_taste=sour"],
  [
    "something sou",
    "Everything sour",
    undefined,
    ["c_taste=sour"],
    "/search?q=something+sour&words=&refine1=c_taste=sour",
  ],
  [
    "sour or salty without gelatin cherry",
    "Everything sour or salty and without gelatin among “cherry”",
    "cherry",
    ["c_taste=sour|salty", "c_withoutGelatin=true"],
    "/search?q=sour+or+salty+without+gelatin+cherry&words=cherry&refine1=c_taste=sour|salty&refine2=c_withoutGelatin=true",
  ],
])("%p suggests %p, which leads to the refined list by the keyboard", async (words, suggested, q, refine, leads) => {
  const { user, products, address } = await typing(words);
  expect(
    within(group() as HTMLElement)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual([suggested]);
  expect(products).toHaveBeenLastCalledWith({ ...(q && { q }), refine, limit: 1, expand: ["none"] });
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent(suggested);
  await user.keyboard("{Enter}");
  expect(address()).toBe(leads);
});

test("categories stand behind it, and are followed as themselves", async () => {
  const { user, address } = await typing("sour");
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(address()).toBe("/category/gummies");
});

test.each([
  ["words of no quality", "gummies", 7],
  ["a quality that nothing has", "sour", 0],
])("%s suggest nothing of the kind", async (_, words, total) => {
  await typing(words, total);
  expect(group()).toBeNull();
});
