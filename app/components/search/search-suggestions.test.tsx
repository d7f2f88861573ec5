import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { ComboboxField } from "#app/components/ui/use-combobox.ts";
import type { SuggestionResult } from "#app/commerce-api/search.ts";
import { aProduct } from "#tests/factories/product.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { SearchSuggestions } from "./search-suggestions.tsx";

const found = (count: number) =>
  Array.from({ length: count }, (_, index) => aProduct({ id: `p${index + 1}`, name: `Sweet ${index + 1}` }));

const answer = (count: number) =>
  ({ productSuggestions: { products: found(count).map(({ id }) => ({ productId: id })) } }) as SuggestionResult;

const Box = ({ onChosen, onClose }: { onChosen: () => void; onClose: () => void }) => {
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
      <SearchSuggestions term={term} onField={setCombobox} onChosen={onChosen} onClose={onClose} />
    </form>
  );
};

const setUp = async (suggestions: jest.Mock = jest.fn(() => Promise.resolve(answer(8)))) => {
  const onChosen = jest.fn();
  const onClose = jest.fn();
  const { router } = await renderInShop(<Box onChosen={onChosen} onClose={onClose} />, {
    api: {
      search: { suggestions },
      products: { getMany: (ids) => Promise.resolve(found(10).filter(({ id }) => ids.includes(id))) },
    },
  });
  return { suggestions, onChosen, onClose, router, input: screen.getByLabelText("Search the shop") };
};

test("suggestions begin with the third character", async () => {
  const user = userEvent.setup();
  const { suggestions, input } = await setUp();
  await user.type(input, "da");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(suggestions).not.toHaveBeenCalled();
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  await user.type(input, "r");
  expect(await screen.findByRole("listbox")).toBeVisible();
  expect(suggestions).toHaveBeenCalledTimes(1);
  expect(suggestions).toHaveBeenCalledWith("dar", 10);
});

test("a pause of 200 ms comes before the question", async () => {
  const { suggestions, input } = await setUp();
  jest.useFakeTimers();
  fireEvent.change(input, { target: { value: "dar" } });
  act(() => jest.advanceTimersByTime(199));
  expect(suggestions).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(suggestions).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("the first six stand as names, the rest as products, and a link leads to all", async () => {
  const user = userEvent.setup();
  const { input } = await setUp();
  await user.type(input, "dark & milk");
  const names = await screen.findByRole("group", { name: "Suggestions" });
  expect(within(names).getAllByRole("option")).toHaveLength(6);
  const products = screen.getByRole("group", { name: "Recommended Products" });
  expect(within(products).getAllByRole("option")).toHaveLength(2);
  expect(within(products).getAllByText("$9.50")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "View More Items" })).toHaveAttribute("href", "/search?q=dark%20%26%20milk");
});

test("arrow keys walk through the options and back to the field, Enter follows one", async () => {
  const user = userEvent.setup();
  const { input, onChosen, router } = await setUp();
  await user.type(input, "dark");
  await screen.findByRole("listbox");
  await waitFor(() => expect(input).toHaveAttribute("aria-expanded", "true"));
  await user.keyboard("{ArrowUp}");
  expect(input).toHaveAttribute("aria-activedescendant", "search-suggestions-7");
  await user.keyboard("{ArrowDown}");
  expect(input).not.toHaveAttribute("aria-activedescendant");
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Sweet 2");
  await user.keyboard("{Enter}");
  expect(onChosen).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe("/bars/sweet-2/p2.html");
});

test("other options begin with none of them chosen, be they as many as before", async () => {
  const user = userEvent.setup();
  const suggestions = jest.fn((term: string) =>
    Promise.resolve({
      productSuggestions: {
        products: (term === "dark" ? ["p1", "p2"] : ["p3", "p4"]).map((productId) => ({ productId })),
      },
    } as SuggestionResult),
  );
  const { input } = await setUp(suggestions as jest.Mock);
  await user.type(input, "dark");
  await screen.findByText("Sweet 2");
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Sweet 1");
  await user.type(input, "er");
  await screen.findByText("Sweet 4");
  expect(input).not.toHaveAttribute("aria-activedescendant");
});

test("a price of zero reads FREE, as on a tile", async () => {
  const user = userEvent.setup();
  const sheet = aProduct({ id: "w1", name: "Window sticker", price: 0, priceMax: 0, prices: { "usd-list-prices": 0 } });
  const others = found(6);
  await renderInShop(<Box onChosen={jest.fn()} onClose={jest.fn()} />, {
    api: {
      search: {
        suggestions: () =>
          Promise.resolve({
            productSuggestions: { products: [...others, sheet].map(({ id }) => ({ productId: id })) },
          } as SuggestionResult),
      },
      products: { getMany: () => Promise.resolve([...others, sheet]) },
    },
  });
  await user.type(screen.getByLabelText("Search the shop"), "window");
  expect(await screen.findByRole("option", { name: /Window sticker/ })).toHaveTextContent("FREE");
});

test("a custom mix leads to its build-a-box page", async () => {
  const user = userEvent.setup();
  const onChosen = jest.fn();
  const mix = aProduct({ id: "m1", name: "Your own box", c_isCustomMix: true, primaryCategoryId: "lollypops" });
  const { router } = await renderInShop(<Box onChosen={onChosen} onClose={jest.fn()} />, {
    api: {
      search: {
        suggestions: () =>
          Promise.resolve({ productSuggestions: { products: [{ productId: "m1" }] } } as SuggestionResult),
      },
      products: { getMany: () => Promise.resolve([mix]) },
    },
  });
  await user.type(screen.getByLabelText("Search the shop"), "own");
  await user.click(await screen.findByRole("option", { name: "Your own box" }));
  expect(router.state.location.pathname).toBe("/lollipops/build-a-box");
});

test("Escape asks to close", async () => {
  const user = userEvent.setup();
  const { input, onClose } = await setUp();
  await user.type(input, "dark{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("an answer that comes late never replaces a newer one", async () => {
  const user = userEvent.setup();
  const slow: ((result: SuggestionResult) => void)[] = [];
  const suggestions = jest
    .fn()
    .mockImplementationOnce(() => new Promise((resolve) => slow.push(resolve)))
    .mockImplementation(() => Promise.resolve(answer(1)));
  const { input } = await setUp(suggestions);
  await user.type(input, "dar");
  await waitFor(() => expect(suggestions).toHaveBeenCalledTimes(1));
  await user.type(input, "k");
  expect(await screen.findAllByRole("option")).toHaveLength(1);
  await act(async () => slow[0]?.(answer(8)));
  expect(screen.getAllByRole("option")).toHaveLength(1);
});

test("nothing suggested is said in words", async () => {
  const user = userEvent.setup();
  const { input } = await setUp(jest.fn(() => Promise.resolve(answer(0))));
  await user.type(input, "zzz");
  expect(await screen.findByText("Nothing by that name yet. Try fewer letters.")).toBeVisible();
});

test("a failed answer leaves the field usable", async () => {
  const user = userEvent.setup();
  const { input } = await setUp(jest.fn(() => Promise.reject(new Error("down"))));
  await user.type(input, "dark");
  expect(await screen.findByRole("link", { name: "View More Items" })).toBeVisible();
  expect(screen.queryByRole("option")).not.toBeInTheDocument();
});

/** Suggestions of more than products, as the backend and the hub answer. */
const setUpMixed = async ({ pickupEnabled = true } = {}) => {
  const collateral = aProduct({ id: "w1", name: "Caramel poster", c_isCollateral: true });
  const piece = aProduct({ id: "w2", name: "Caramel for a box", c_isCustomMixPiece: true });
  const goods = [aProduct({ id: "p1", name: "Salted Caramels" }), collateral, piece];
  return renderInShop(<Box onChosen={jest.fn()} onClose={jest.fn()} />, {
    site: { pickupEnabled },
    api: {
      search: {
        suggestions: () =>
          Promise.resolve({
            productSuggestions: { products: goods.map(({ id }) => ({ productId: id })) },
            categorySuggestions: { categories: [{ id: "chews & caramels", name: "Chews and Caramels" }] },
          } as SuggestionResult),
      },
      products: { getMany: () => Promise.resolve(goods) },
      content: {
        search: () =>
          Promise.resolve([
            {
              link: "/recipes/caramel-pears",
              kind: "recipe",
              title: "Caramel Pears",
              description: "",
              picture: "http://media.test/i/shop/pears-photo",
            },
            { link: "/help/caramel", kind: "help", title: "Caramel and heat", description: "" },
          ]),
      },
    },
  });
};

test("categories and what is written stand below the products, and are walked through and followed like them", async () => {
  const user = userEvent.setup();
  const { router } = await setUpMixed();
  await user.type(screen.getByLabelText("Search the shop"), "caramel");
  const written = await screen.findByRole("group", { name: "Recipes and stories" });
  const [recipe, help] = within(written).getAllByRole("option");
  expect(recipe).toHaveTextContent("Caramel Pears Recipe");
  expect(recipe?.querySelector("img")).toHaveAttribute(
    "src",
    "http://media.test/i/shop/pears-photo?w=104&qlt=80&fmt=auto",
  );
  expect(help?.querySelector("img")).toBeNull();
  await user.keyboard("{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Chews and Caramels");
  await user.keyboard("{Enter}");
  expect(router.state.location.pathname).toBe("/category/chews%20%26%20caramels");
});

test("what was typed is marked at the beginning of words", async () => {
  const user = userEvent.setup();
  await setUpMixed();
  await user.type(screen.getByLabelText("Search the shop"), "caram");
  const group = await screen.findByRole("group", { name: "Suggestions" });
  expect(within(group).getByText("Caram").tagName).toBe("MARK");
});

test.each([
  [true, ["Salted Caramels"]],
  [false, ["Salted Caramels", "Caramel poster", "Caramel for a box"]],
])("with shops to collect in (%s), sales materials and single pieces are left out", async (pickupEnabled, names) => {
  const user = userEvent.setup();
  await setUpMixed({ pickupEnabled });
  await user.type(screen.getByLabelText("Search the shop"), "caramel");
  const group = await screen.findByRole("group", { name: "Suggestions" });
  expect(
    within(group)
      .getAllByRole("option")
      .map(({ textContent }) => textContent?.trim()),
  ).toEqual(names);
});

test("products stand without what is written where that cannot be read", async () => {
  const user = userEvent.setup();
  await renderInShop(<Box onChosen={jest.fn()} onClose={jest.fn()} />, {
    api: {
      search: { suggestions: () => Promise.resolve(answer(1)) },
      products: { getMany: () => Promise.resolve(found(1)) },
      content: { search: () => Promise.reject(new Error("down")) },
    },
  });
  await user.type(screen.getByLabelText("Search the shop"), "sweet");
  expect(await screen.findAllByRole("option")).toHaveLength(1);
});

describe("before anything is typed", () => {
  afterEach(() => window.localStorage.clear());

  test("the last searches stand there, and each can be forgotten", async () => {
    window.localStorage.setItem("LAST_SEARCHES", JSON.stringify(["sour belts", "mint"]));
    const user = userEvent.setup();
    const { input } = await setUp();
    expect(within(screen.getByRole("list", { name: "Last searches" })).getAllByRole("link")).toHaveLength(2);
    expect(screen.getByRole("link", { name: "sour belts" })).toHaveAttribute("href", "/search?q=sour%20belts");
    await user.click(screen.getByRole("button", { name: "Forget “sour belts”" }));
    expect(screen.queryByRole("link", { name: "sour belts" })).not.toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem("LAST_SEARCHES") ?? "")).toEqual(["mint"]);
    expect(input).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Forget “mint”" }));
    expect(screen.queryByText("Last searches")).not.toBeInTheDocument();
    expect(window.localStorage.getItem("LAST_SEARCHES")).toBeNull();
  });

  test("what was kept and is no list of searches shows nothing", async () => {
    window.localStorage.setItem("LAST_SEARCHES", '{"a":1}');
    await setUp();
    expect(screen.queryByText("Last searches")).not.toBeInTheDocument();
  });
});
