import { act, screen, within } from "@testing-library/react";
import type { SitePreferences } from "#app/commerce-api/site-preferences.ts";
import { aProduct } from "#tests/factories/product.ts";
import { renderRoute } from "#tests/render-app.tsx";

/** The page of a sold-out product whose shop tells when it is back, on a site with these preferences. */
const open = async (preferences: SitePreferences, patch: Record<string, unknown> = {}) => {
  await renderRoute("/bars/x/480211.html", {
    api: {
      sitePreferences: { get: () => Promise.resolve(preferences) },
      products: {
        get: () =>
          Promise.resolve(aProduct({ inventory: { ats: 0, orderable: false }, c_isShowBackInStock: true, ...patch })),
        getMany: () => Promise.resolve([]),
      },
      inventory: { get: () => Promise.resolve([]) },
      reviews: { ofProduct: () => new Promise<never>(() => undefined) } as never,
    },
  });
  await screen.findByRole("heading", { level: 1 });
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
};

const signup = () => screen.queryByRole("button", { name: "Email me when it’s back" });

test.each<[string, SitePreferences, Record<string, unknown>, boolean]>([
  ["where the site wants it", { EnableNotifyMe: true }, {}, true],
  ["not where the site says nothing", {}, {}, false],
  ["not where the site does not want it", { EnableNotifyMe: false }, {}, false],
  ["not for a product that does not offer it", { EnableNotifyMe: true }, { c_isShowBackInStock: false }, false],
  ["not for what is in stock", { EnableNotifyMe: true }, { inventory: { ats: 9, orderable: true } }, false],
])("the signup for a product that is sold out is offered %s", async (_case, preferences, patch, isOffered) => {
  await open(preferences, patch);
  expect(signup() !== null).toBe(isOffered);
  // One thing to do: the signup stands in the place of a button that would do nothing.
  expect(screen.queryByRole("button", { name: "Add to bag" }) === null).toBe(isOffered);
});

test("what is coming soon says when it is here, once the site and the product offer that", async () => {
  await open({ EnableNotifyMe: true }, { inventory: { ats: 9, orderable: true }, c_isComingSoon: true });
  expect(screen.getByRole("button", { name: "Email me when it’s here" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to bag" })).not.toBeInTheDocument();
});

test("what is sold out names three others of its category that are to be had", async () => {
  const hits = ["480211", "gone", "a", "b", "c", "d"].map((productId) => ({ productId }));
  const products = jest.fn(() => Promise.resolve({ total: hits.length, hits }));
  const getMany = (ids: string[]) =>
    Promise.resolve(
      ids.map((id) => aProduct({ id, name: `Sweet ${id}`, inventory: { ats: 5, orderable: id !== "gone" } })),
    );
  await renderRoute("/bars/x/480211.html", {
    api: {
      products: { get: () => Promise.resolve(aProduct({ inventory: { ats: 0, orderable: false } })), getMany },
      search: { products } as never,
      inventory: { get: () => Promise.resolve([]) },
      sitePreferences: { get: () => Promise.resolve({}) },
      reviews: { ofProduct: () => new Promise<never>(() => undefined) } as never,
    },
  });
  const others = await screen.findByRole("region", { name: "Here today instead" });
  expect(
    within(others)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining("Sweet a"),
    expect.stringContaining("Sweet b"),
    expect.stringContaining("Sweet c"),
  ]);
});

test.each<[string, SitePreferences, boolean]>([
  ["by default", {}, true],
  ["where the site wants them", { bvEnableRR_C2013: true }, true],
  ["not where the site switches them off", { bvEnableRR_C2013: false }, false],
])("reviews have their section %s", async (_case, preferences, isThere) => {
  await open(preferences);
  expect(document.getElementById("pdp-reviews-section") !== null).toBe(isThere);
});
