import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Wish } from "#app/domain/product/wishlist.ts";
import { takeWishesAlong, WISHES } from "#app/hooks/customer/merge-wishes.ts";
import { WishButton } from "#app/components/product/wish-button.tsx";
import { type FakeAnswer, fakeAccount, refusal } from "#tests/fake-account.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as wishlist from "./wishlist-page.tsx";

const user = userEvent.setup({ delay: null });

beforeEach(() => window.localStorage.clear());

const keep = (...wishes: Wish[]) => window.localStorage.setItem(WISHES, JSON.stringify(wishes));
const kept = () => JSON.parse(window.localStorage.getItem(WISHES) ?? "[]") as Wish[];

const documents = [
  { id: "p1", name: "Cocoa Truffles", inventory: { id: "us", ats: 5, orderable: true } },
  { id: "p2", name: "Garden Bears", inventory: { id: "us", ats: 5, orderable: true } },
];

const product: { default: () => React.JSX.Element } = { default: () => <WishButton wish={{ productId: "p1" }} /> };

/** A customer's list at the backend, kept in memory. */
const fakeList = (ids: string[] = []): Record<string, FakeAnswer> => {
  let items = ids.map((productId) => ({ id: `item-${productId}`, productId }));
  return {
    getCustomerProductLists: () => ({ data: [{ id: "list", type: "wish_list", customerProductListItems: items }] }),
    createCustomerProductListItem: ({ body }) => {
      const { productId } = body as { productId: string };
      items = [...items, { id: `item-${productId}`, productId }];
      return body;
    },
    deleteCustomerProductListItem: ({ parameters }) => {
      items = items.filter(({ id }) => id !== parameters?.itemId);
    },
  };
};

const open = async (path: string, { isGuest = false, scapi = fakeList(), failure = null as Error | null } = {}) => {
  const account = fakeAccount(isGuest ? null : { customerId: "june", firstName: "June" }, {
    scapi,
    more: {
      products: {
        getMany: (ids) =>
          failure ? Promise.reject(failure) : Promise.resolve(documents.filter(({ id }) => ids.includes(id))),
      },
    },
  });
  const shown = await renderPages(path, { "/wishlist": wishlist, "/product": product }, { api: account.api });
  await settle();
  return { ...account, ...shown };
};

const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("a guest's wishes stay in the browser, and the page says so", async () => {
  await open("/product", { isGuest: true });
  await user.click(screen.getByRole("button", { name: "Add to wishlist" }));
  expect(kept()).toEqual([{ productId: "p1" }]);
  await user.click(screen.getByRole("button", { name: "Remove from wishlist" }));
  expect(kept()).toEqual([]);
});

test("the page shows the wishes, the newest first, and lets one go", async () => {
  keep({ productId: "p2" }, { productId: "p1" }, { productId: "gone" });
  await open("/wishlist", { isGuest: true });
  await waitFor(() => expect(names()).toEqual(["Garden Bears", "Cocoa Truffles"]));
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?redirect=%2Fwishlist");
  await user.click(screen.getByRole("button", { name: "Remove Garden Bears" }));
  expect(names()).toEqual(["Cocoa Truffles"]);
  expect(screen.getByRole("heading", { level: 1, name: "Wishlist" })).toHaveFocus();
});

test.each([
  [true, 0],
  [false, 1],
])("the way out of the account is for nobody who is not in: guest %s", async (isGuest, ways) => {
  await open("/wishlist", { isGuest });
  expect(screen.queryAllByRole("button", { name: "Logout" })).toHaveLength(ways);
});

test("wishes whose products cannot be had are not taken for none", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  keep({ productId: "p1" });
  await open("/wishlist", { isGuest: true, failure: new CommerceApiError(500, "x", "The kitchen is flooded.") });
  expect(await screen.findByText("The kitchen is flooded.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Your wishlist is empty" })).not.toBeInTheDocument();
  expect(log.mock.calls).toEqual([["The products of the wishlist could not be asked for.", expect.anything()]]);
  log.mockRestore();
});

test("a customer's wish shows at once, is sent as the list wants it, and the list is loaded again", async () => {
  const { named } = await open("/product");
  await user.click(screen.getByRole("button", { name: "Add to wishlist" }));
  expect(await screen.findByRole("button", { name: "Remove from wishlist" })).toBeVisible();
  await settle();
  expect(named("createCustomerProductListItem")[0]).toMatchObject({
    parameters: { customerId: "june", listId: "list" },
    body: { productId: "p1", quantity: 1, priority: 1, public: false, type: "product" },
  });
  expect(named("getCustomerProductLists")).toHaveLength(2);
  expect(kept()).toEqual([]);
});

test("a customer's wish is taken off by the item that holds it", async () => {
  const { named } = await open("/wishlist", { scapi: fakeList(["p1", "p2"]) });
  await user.click(await screen.findByRole("button", { name: "Remove Cocoa Truffles" }));
  await waitFor(() => expect(names()).toEqual(["Garden Bears"]));
  expect(named("deleteCustomerProductListItem")[0]?.parameters).toMatchObject({ itemId: "item-p1" });
});

test("a list is made for a customer who has none", async () => {
  const { named } = await open("/wishlist", {
    scapi: {
      getCustomerProductLists: () => ({ data: [] }),
      createCustomerProductList: () => ({ id: "new", type: "wish_list" }),
    },
  });
  expect(await screen.findByRole("heading", { level: 2, name: "Your wishlist is empty" })).toBeVisible();
  expect(named("createCustomerProductList")[0]?.body).toEqual({ type: "wish_list" });
});

test("a wish that is not taken is told, and the list shows what it holds", async () => {
  const { named } = await open("/product", {
    scapi: { ...fakeList(), createCustomerProductListItem: refusal(400, "bad-request", "The list is full.") },
  });
  await user.click(screen.getByRole("button", { name: "Add to wishlist" }));
  expect(await screen.findByText("The list is full.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add to wishlist" })).toBeVisible();
  expect(named("createCustomerProductListItem")).toHaveLength(1);
});

test("what a guest wished for comes along, none of it twice", async () => {
  keep({ productId: "p2" }, { productId: "p1" });
  const { named } = await open("/wishlist", { scapi: fakeList(["p1"]) });
  await waitFor(() => expect(names()).toEqual(["Garden Bears", "Cocoa Truffles"]));
  expect(named("createCustomerProductListItem")).toHaveLength(1);
  expect(kept()).toEqual([]);
});

test("they come along at the login already, and a guest's list stays where it is", async () => {
  keep({ productId: "p2" });
  const guest = fakeAccount(null);
  const { api, named } = fakeAccount({ customerId: "june" }, { scapi: fakeList() });
  await takeWishesAlong(guest.api as Parameters<typeof takeWishesAlong>[0]);
  expect(kept()).toHaveLength(1);
  await takeWishesAlong(api as Parameters<typeof takeWishesAlong>[0]);
  expect(named("createCustomerProductListItem")).toHaveLength(1);
  expect(kept()).toEqual([]);
});
