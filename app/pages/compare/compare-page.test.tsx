import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Product } from "#app/commerce-api/products.ts";
import { COMPARED } from "#app/hooks/product/use-compared.ts";
import { aMaster, aProduct } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

beforeEach(() => window.localStorage.clear());

const known: Product[] = [
  aProduct({
    c_rating: 4.8,
    c_reviewCount: 214,
    c_allergens: "Contains nuts.",
    c_isKosher: true,
    c_isMeltable: true,
    c_netWeightGrams: [100],
  }),
  aMaster({ c_netWeightGrams: [85, 1200] }),
  ...["a", "b", "c", "d"].map((id) => aProduct({ id, name: `Sweet ${id}` })),
];

const open = async (path: string) => {
  const shown = await renderRoute(path, {
    api: {
      products: {
        get: (id) => Promise.resolve(known.find((each) => each.id === id) as Product),
        getMany: (ids) => Promise.resolve(ids.flatMap((id) => known.find((each) => each.id === id) ?? [])),
      },
      inventory: { get: () => Promise.resolve([]) },
      sitePreferences: { get: () => Promise.resolve({ bvEnableRR_C2013: false }) },
    },
  });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  return { ...shown, user: userEvent.setup() };
};

const row = (name: string) =>
  within(screen.getByRole("rowheader", { name }).closest("tr") as HTMLElement)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("an address shows its products side by side; those that there are not are left out", async () => {
  await open("/compare?ids=480211,nosuch,480127");
  const table = within(screen.getByRole("table", { name: "Sweets side by side" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Midnight Orchard Bar",
    "Half-Moon Praline Bonbons",
  ]);
  expect(table.getByRole("link", { name: "Midnight Orchard Bar" })).toHaveAttribute(
    "href",
    "/bars/midnight-orchard-bar/480211.html",
  );
  expect(row("Price")).toEqual(["$9.50", "Starting at $18.00 | 3 Sizes"]);
  expect(row("Sizes")).toEqual(["One size", "6 pieces12 pieces24 pieces"]);
  expect(row("Weight")).toEqual(["3.5 oz (100 g)", "3 oz (85 g) to 42.3 oz (1.2 kg)"]);
  expect(row("Rating")).toEqual(["4.8 · 214", "No reviews yet"]);
  expect(table.getByRole("img", { name: "4.8 of 5 stars, 214 reviews" })).toBeVisible();
  expect(row("Allergens")).toEqual(["Contains nuts.", "Not listed"]);
  expect(row("Good to know")).toEqual(["Kosher", "Not listed"]);
  expect(row("Shipping")).toEqual(["Ships cold in warm weather", "Travels in any weather"]);
});

test("a sweet is put in the bag, asked for its options or taken out right in the table", async () => {
  window.localStorage.setItem(COMPARED, JSON.stringify(["480211", "480127"]));
  const { user } = await open("/compare?ids=480211,480127");
  expect(screen.getByRole("button", { name: "Add to bag Midnight Orchard Bar" })).toBeEnabled();
  expect(screen.getByRole("button", { name: "Choose options Half-Moon Praline Bonbons" })).toBeEnabled();
  await user.click(screen.getByRole("button", { name: "Remove Midnight Orchard Bar" }));
  await waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(1));
  expect(screen.getByRole("columnheader")).toHaveTextContent("Half-Moon Praline Bonbons");
  expect(screen.getByRole("heading", { level: 1, name: "Compare sweets" })).toHaveFocus();
  expect(window.localStorage.getItem(COMPARED)).toBe('["480127"]');
});

test("an address without products says how to choose some", async () => {
  await open("/compare");
  expect(screen.getByText("Nothing to compare yet")).toBeVisible();
  expect(screen.getByRole("link", { name: "See all sweets" })).toHaveAttribute("href", "/search");
});

test("products are chosen on their pages, up to four, and the link hands them on", async () => {
  window.localStorage.setItem(COMPARED, JSON.stringify(["a", "b", "c"]));
  const { user } = await open("/bars/x/480211.html");
  await user.click(screen.getByRole("button", { name: "Compare with others" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Compare sweets" }));
  expect(await sheet.findByRole("button", { name: "Remove Midnight Orchard Bar" })).toBeVisible();
  expect(sheet.getByRole("link", { name: "Compare these 4" })).toHaveAttribute("href", "/compare?ids=a,b,c,480211");
  await user.click(sheet.getByRole("button", { name: "Remove Sweet b" }));
  expect(sheet.getByRole("link", { name: "Compare these 3" })).toHaveAttribute("href", "/compare?ids=a,c,480211");
  expect(window.localStorage.getItem(COMPARED)).toBe('["a","c","480211"]');
});

test("a fifth one is refused in words until one is taken out", async () => {
  window.localStorage.setItem(COMPARED, JSON.stringify(["a", "b", "c", "d"]));
  const { user } = await open("/bars/x/480211.html");
  await user.click(screen.getByRole("button", { name: "Compare with others" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Compare sweets" }));
  expect(sheet.getByText(/You can compare up to 4/)).toBeVisible();
  expect(sheet.queryByText("Midnight Orchard Bar")).not.toBeInTheDocument();
});

test("one alone is not compared yet", async () => {
  const { user } = await open("/bars/x/480211.html");
  await user.click(screen.getByRole("button", { name: "Compare with others" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Compare sweets" }));
  expect(sheet.getByText("Choose at least two to see them side by side.")).toBeVisible();
  expect(sheet.queryByRole("link", { name: /Compare these/ })).not.toBeInTheDocument();
});
