import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SearchParams } from "#app/commerce-api/search.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SearchVocabulary } from "#config/search-vocabulary.ts";
import { searchBackend } from "#tests/factories/search.ts";
import { renderRoute } from "#tests/render-app.tsx";

jest.setTimeout(20_000);

const english: SearchVocabulary = {
  qualities: [
    { says: "sour", words: ["sour"], refine: { c_taste: "sour" } },
    { says: "without gelatin", words: ["without gelatin"], refine: { c_withoutGelatin: "true" } },
  ],
  names: [],
  fillers: ["something"],
  negations: [],
};
jest.mock("#config/search-vocabulary.ts", () => ({
  get searchVocabulary() {
    return { en: english };
  },
}));

const facets = [
  { attributeId: "c_taste", label: "Taste", values: [{ value: "sour", label: "Sour", hitCount: 7 }] },
  { attributeId: "c_withoutGelatin", label: "Without gelatin", values: [{ value: "true", label: "Yes", hitCount: 3 }] },
];

/** A shop that finds so many sweets by words, by refinements, and by both; `names` are those found by words alone. */
const shop = ({ words = 5, refined = 7, both = 3, names = [] as string[] } = {}) => {
  const { api, search } = searchBackend();
  const answer = ({ q, refine = [], limit = 24, offset = 0 }: SearchParams) => {
    const total = refine.length === 0 ? words : q ? both : refined;
    const hits = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
      productId: `s${offset + index + 1}`,
      ...(refine.length === 0 && names[offset + index] && { productName: names[offset + index] }),
    }));
    return { total, hits, refinements: facets, sortingOptions: [], searchPhraseSuggestions: {} };
  };
  search.mockImplementation((asked) => Promise.resolve({ limit: 24, offset: 0, query: "", ...answer(asked) }) as never);
  return { api, search };
};

const open = async (path: string, { api, search } = shop()) => {
  const { router } = await renderRoute(path, { api });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  const main = within(await screen.findByRole("main"));
  const address = () => router.state.location.pathname + decodeURIComponent(router.state.location.search);
  return { search, main, address, user: userEvent.setup() };
};

const refined = (search: ReturnType<typeof shop>["search"]) =>
  search.mock.calls.map(([{ q, refine }]) => [q, refine]).filter(([, refine]) => refine?.length);

afterEach(() => window.history.replaceState(null, "", "/"));

test("a word of the vocabulary is a chip, and the page says what it understood", async () => {
  const { main, search, address } = await open("/search?q=something+sour");
  expect(main.getByRole("heading", { level: 1, name: "Results for “something sour”" })).toBeVisible();
  expect(main.getByText(/^Showing what is sour\./)).toBeVisible();
  expect(
    within(main.getByRole("list", { name: "Active filters" })).getByRole("button", { name: "Sour remove" }),
  ).toBeVisible();
  expect(main.getByText("7 sweets")).toBeVisible();
  expect(refined(search)).toEqual([[undefined, ["c_taste=sour"]]]);
  expect(address()).toBe("/search?q=something+sour");
});

test("what the words leave is looked for in texts", async () => {
  const { search } = await open("/search?q=sour+cherry+without+gelatin");
  expect(refined(search)).toEqual([["cherry", ["c_taste=sour", "c_withoutGelatin=true"]]]);
});

test("a chip is removed by the keyboard; the others stay, and the address says so", async () => {
  const { main, address, user } = await open("/search?q=sour+without+gelatin");
  expect(main.getByText(/^Showing what is sour and without gelatin\./)).toBeVisible();
  main.getByRole("button", { name: "Sour remove" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe("/search?q=sour+without+gelatin&words=&refine1=c_withoutGelatin=true"));
  expect(await main.findByText(/^Showing what is without gelatin\./)).toBeVisible();
  expect(main.queryByRole("button", { name: "Sour remove" })).toBeNull();
});

test("without its last chip the query is searched as it was typed, and stays so", async () => {
  const { main, search, user } = await open("/search?q=something+sour");
  await user.click(main.getByRole("button", { name: "Sour remove" }));
  expect(await main.findByText("5 sweets")).toBeVisible();
  expect(main.queryByText(/^Showing what is/)).toBeNull();
  expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ q: "something sour", refine: [] }));
});

test("without its last chip a query is called by the words that it left", async () => {
  const { main, user } = await open("/search?q=sour+cherry");
  await user.click(main.getByRole("button", { name: "Sour remove" }));
  expect(await main.findByRole("heading", { level: 1, name: "Results for “cherry”" })).toBeVisible();
});

test("a link searches for the words instead", async () => {
  const { main, address, search, user } = await open("/search?q=sour");
  await user.click(main.getByRole("link", { name: "Search for these words instead" }));
  await waitFor(() => expect(address()).toBe("/search?q=sour&words=sour"));
  expect(await main.findByText("5 sweets")).toBeVisible();
  expect(search).toHaveBeenLastCalledWith(expect.objectContaining({ q: "sour", refine: [] }));
  expect(main.queryByRole("list", { name: "Active filters" })).toBeNull();
});

test.each([
  ["the name of a product", "/search?q=sour+garden+bears", { names: ["Sour Garden Bears"] }],
  ["a part of a name", "/search?q=sour+garden", { names: ["Other", "Sour Garden Bears"] }],
  ["words that are found where the refinements find nothing", "/search?q=sour+cherry", { both: 0 }],
  ["a word that is found where the refinement finds nothing", "/search?q=sour", { refined: 0 }],
])("%s is searched as it was typed", async (_, path, found) => {
  const { main } = await open(path, shop(found));
  expect(main.getByText("5 sweets")).toBeVisible();
  expect(main.queryByText(/^Showing what is/)).toBeNull();
});

test("where neither the words nor both together find anything, the refinements do", async () => {
  const { main } = await open("/search?q=sour+for+a+ten-year-old", shop({ words: 0, both: 0 }));
  expect(main.getByText("7 sweets")).toBeVisible();
  expect(main.getByText(/^Showing what is sour\./)).toBeVisible();
});

test("a search that does not know the refinement is made as it was typed", async () => {
  const { api, search } = shop();
  const known = search.getMockImplementation();
  search.mockImplementation((asked) =>
    asked.refine?.length
      ? Promise.reject(new CommerceApiError(400, "bad-request", "No such attribute."))
      : (known?.(asked) as never),
  );
  const { main } = await open("/search?q=something+sour", { api, search });
  expect(main.getByText("5 sweets")).toBeVisible();
});

test.each([
  [
    "an address with a refinement",
    "/search?q=sour&refine1=c_withoutGelatin=true",
    [["sour", ["c_withoutGelatin=true"]]],
  ],
  ["an address that says what is looked for in texts", "/search?q=sour&words=sour", []],
  ["a search for something else", "/search?q=dark", []],
])("%s is taken as it is", async (_, path, expected) => {
  const { search } = await open(path);
  expect(refined(search)).toEqual(expected);
});
