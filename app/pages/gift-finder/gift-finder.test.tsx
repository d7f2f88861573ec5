import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProductSearchResult, SearchParams } from "#app/commerce-api/search.ts";
import { aProduct } from "#tests/factories/product.ts";
import { searchBackend } from "#tests/factories/search.ts";
import { renderRoute } from "#tests/render-app.tsx";

const main = () => within(screen.getByRole("main"));
const nothing = { total: 0, hits: [] } as unknown as ProductSearchResult;

/** A product with a picture of its own. */
const pictured = (id: string, look: string, more: Parameters<typeof aProduct>[0] = {}) => {
  const [group] = aProduct().imageGroups ?? [];
  return aProduct({ id, ...more, imageGroups: [{ ...group, images: [{ link: look, alt: "" }] }] as never });
};

/** A backend whose products each have a picture of their own. */
const backend = (...args: Parameters<typeof searchBackend>) => {
  const calls = searchBackend(...args);
  calls.getMany.mockImplementation((ids: readonly string[]) =>
    Promise.resolve(ids.map((id) => pictured(id, `/${id}.webp`, { name: `Sweet ${id}` }))),
  );
  return calls;
};

const open = async (query = "", calls = backend({}, 5)) => {
  const shown = await renderRoute(`/gift-finder${query}`, { api: calls.api });
  expect(await main().findByRole("heading", { level: 1, name: "Gift finder" })).toBeVisible();
  return { ...shown, ...calls, user: userEvent.setup() };
};

test("it asks four questions and shows nothing before one is answered", async () => {
  const { search } = await open();
  expect(main().getAllByRole("group")).toHaveLength(4);
  expect(main().queryByRole("region")).not.toBeInTheDocument();
  expect(search).not.toHaveBeenCalled();
});

test("answers go into the address, and what fits them is shown and announced", async () => {
  const { user, router, search } = await open();
  await user.click(main().getByRole("radio", { name: "A friend" }));
  await user.click(main().getByRole("radio", { name: "$15 to $30" }));
  await user.click(main().getByRole("checkbox", { name: "Without peanuts and tree nuts" }));
  await user.click(main().getByRole("button", { name: "Find a gift" }));
  expect(await main().findByRole("heading", { name: "5 ideas" })).toBeVisible();
  expect(main().getByRole("heading", { name: "5 ideas" })).toHaveFocus();
  const params = new URLSearchParams(router.state.location.search);
  expect([params.get("who"), params.get("budget"), params.getAll("diet")]).toEqual(["friend", "30", ["no-nuts"]]);
  expect(search).toHaveBeenLastCalledWith(
    expect.objectContaining({
      refine: [
        "cgid=root",
        "c_refinementType=bonbons|bars-slabs|brittle-toffee|gift-boxes",
        "c_withoutPeanuts=true",
        "c_withoutTreeNuts=true",
        "price=(15..30)",
      ],
    }),
  );
});

test("a shared address shows its answers and ideas at once", async () => {
  await open("?who=child&occasion=halloween&diet=kosher");
  expect(main().getByRole("radio", { name: "A child" })).toBeChecked();
  expect(main().getByRole("radio", { name: "Halloween" })).toBeChecked();
  expect(main().getByRole("checkbox", { name: "Kosher" })).toBeChecked();
  expect(main().getByRole("heading", { name: "5 ideas" })).toBeVisible();
});

test("where nothing for the occasion fits, it says so and shows the rest", async () => {
  const calls = backend({}, 5);
  const answered = calls.search.getMockImplementation();
  calls.search.mockImplementation((params: SearchParams) =>
    params.refine?.includes("cgid=easter")
      ? Promise.resolve(nothing)
      : (answered?.(params) as Promise<ProductSearchResult>),
  );
  await open("?occasion=easter&diet=kosher", calls);
  expect(main().getByText(/Nothing for that occasion fits the rest/)).toBeVisible();
  expect(main().getByRole("heading", { name: "5 ideas" })).toBeVisible();
});

test("where nothing fits at all it says so and knows a way out", async () => {
  const calls = searchBackend();
  calls.search.mockResolvedValue(nothing);
  await open("?diet=kosher&budget=15", calls);
  expect(main().getByRole("heading", { name: "Nothing fits that yet" })).toBeVisible();
  expect(main().getByRole("link", { name: "gift card" })).toHaveAttribute("href", "/category/gift-cards");
});

test("each idea says why it is one, and none looks like another", async () => {
  const calls = searchBackend({}, 3);
  const looks = ["/half-moon.webp", "/half-moon.webp", "/toffee.webp"];
  const loved = { c_rating: 4.8, c_reviewCount: 21, c_isNew: false, c_refinementType: "bonbons" };
  calls.getMany.mockImplementation((ids: readonly string[]) =>
    Promise.resolve(ids.map((id, index) => pictured(id, looks[index] ?? "", { ...loved, name: `Sweet ${index + 1}` }))),
  );
  await open("?who=friend&diet=kosher", calls);
  expect(main().getByRole("heading", { name: "2 ideas" })).toBeVisible();
  expect(
    main()
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Sweet 1", "Sweet 3"]);
  expect(main().getAllByText("Among the best rated · Suits a friend")).toHaveLength(2);
});
