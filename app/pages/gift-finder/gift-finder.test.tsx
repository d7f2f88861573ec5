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

const question = () => main().getByRole("region", { name: /\?$/ });
const answersShown = () =>
  within(question())
    .getAllByRole("listitem")
    .slice(4)
    .map(({ textContent }) => textContent);

test("it asks one question after the other, each answer a link with a picture", async () => {
  const { user, router, search } = await open();
  expect(question()).toHaveAccessibleName("Who is it for?");
  expect(answersShown()).toEqual(["My partner", "A parent", "A friend", "A child", "A colleague", "A host"]);
  expect(search).toHaveBeenCalledTimes(6);
  await user.click(main().getByRole("link", { name: "A friend" }));
  expect(await main().findByRole("heading", { name: "What’s the occasion?" })).toHaveFocus();
  await user.click(main().getByRole("link", { name: "Doesn’t matter" }));
  expect(await main().findByRole("heading", { name: "What’s your budget?" })).toHaveFocus();
  expect(answersShown()).toEqual(["Under $15", "$15 to $30", "$30 to $60", "$60 and up"]);
  await user.click(main().getByRole("link", { name: "$15 to $30" }));
  expect(await main().findByRole("heading", { name: "Any dietary needs?" })).toHaveFocus();
  await user.click(main().getByRole("checkbox", { name: "Without peanuts and tree nuts" }));
  await user.click(main().getByRole("button", { name: "Find a gift" }));
  expect(await main().findByRole("heading", { name: "5 ideas" })).toHaveFocus();
  const params = new URLSearchParams(router.state.location.search);
  expect([params.get("who"), params.get("budget"), params.getAll("diet"), params.get("step")]).toEqual([
    "friend",
    "30",
    ["no-nuts"],
    null,
  ]);
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

test("a question can be gone back from and be cut short, and is asked again where nothing was answered", async () => {
  const { user } = await open("?who=child&step=occasion");
  await user.click(main().getByRole("link", { name: "Back" }));
  expect(await main().findByRole("link", { name: "A child" })).toHaveAttribute("aria-current", "true");
  await user.click(main().getByRole("link", { name: "Show ideas now" }));
  expect(await main().findByRole("heading", { name: "5 ideas" })).toBeVisible();
  await user.click(main().getByRole("link", { name: "Start over" }));
  expect(await main().findByRole("heading", { name: "Who is it for?" })).toHaveFocus();
  expect(main().queryByRole("link", { name: "Show ideas now" })).not.toBeInTheDocument();
  for (const asked of ["What’s the occasion?", "What’s your budget?", "Any dietary needs?"]) {
    await user.click(main().getByRole("link", { name: "Doesn’t matter" }));
    expect(await main().findByRole("heading", { name: asked })).toHaveFocus();
  }
  await user.click(main().getByRole("button", { name: "Find a gift" }));
  expect(await main().findByRole("heading", { name: "Who is it for?" })).toBeVisible();
});

test("an answer that leads to no sweet is not offered, and no two answers have the same picture", async () => {
  const calls = backend({}, 5);
  calls.search.mockImplementation(({ refine = [] }: SearchParams) =>
    Promise.resolve(
      (refine.includes("cgid=easter")
        ? nothing
        : {
            total: 2,
            hits: ["/bears.webp", `/${refine.join("")}.webp`].map((link) => ({ productId: link, image: { link } })),
          }) as unknown as ProductSearchResult,
    ),
  );
  const { container } = await open("?who=child&step=occasion", calls);
  expect(answersShown()).not.toContain("Easter");
  expect(answersShown()).toContain("Halloween");
  const pictures = [...container.querySelectorAll("main section img")].map((image) => image.getAttribute("src"));
  expect(pictures).toHaveLength(answersShown().length);
  // Two answers that look into the same sweets take one look each; a third would have none left.
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("where every answer would lead to nothing, all are offered, and the ideas say what they gave up", async () => {
  const calls = backend({}, 5);
  calls.search.mockResolvedValue(nothing);
  await open("?diet=kosher&step=budget", calls);
  expect(answersShown()).toHaveLength(4);
});

test("a shared address shows its answers and ideas at once, and each answer can be changed", async () => {
  const { user } = await open("?who=child&occasion=halloween&diet=kosher");
  expect(main().getByRole("heading", { name: "5 ideas" })).toBeVisible();
  const answers = main()
    .getAllByRole("definition")
    .map(({ textContent }) => textContent);
  expect(answers[0]).toMatch(/^A child Change/);
  expect(answers[1]).toMatch(/^Halloween Change/);
  expect(answers[2]).toMatch(/^Doesn’t matter Change/);
  expect(answers[3]).toMatch(/^Kosher Change/);
  await user.click(main().getByRole("link", { name: /^Change ?: What’s the occasion\?$/ }));
  expect(await main().findByRole("heading", { name: "What’s the occasion?" })).toHaveFocus();
  await user.click(main().getByRole("link", { name: "Easter" }));
  expect(await main().findByRole("heading", { name: "What’s your budget?" })).toBeVisible();
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
