import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { fakeAccount } from "#tests/fake-account.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as orderDetails from "./order-details-page.tsx";
import * as orders from "./orders-page.tsx";

const pages = { "/orders": orders, "/order-details/:orderId": orderDetails };

test.each([
  ["/orders", "Looking up your orders."],
  ["/order-details/WP1", "Looking up your order."],
])("%s says what it is waiting for, which is not the bag", async (path, words) => {
  const unanswered = () => new Promise<never>(() => undefined);
  const { api } = fakeAccount({ customerId: "june" }, { more: { transports: { site: unanswered } } });
  await renderPages(path, pages, { api });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText("Your bag is loading.")).not.toBeInTheDocument();
});

test("orders that were not asked for, because another tab has changed the customer, are no failure", async () => {
  const changed = () => Promise.reject(new CommerceApiError(409, "customer-changed", ""));
  const { api } = fakeAccount({ customerId: "june" }, { more: { transports: { site: changed } } });
  await renderPages("/orders", pages, { api });
  expect(await screen.findByText("Looking up your orders.")).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText("Failed to get customer order history list")).not.toBeInTheDocument();
});

const order = {
  orderNo: "WP7",
  creationDate: "2026-05-01T10:00:00Z",
  status: "completed",
  shipments: [{ shipmentId: "me", shippingAddress: { firstName: "Otto", lastName: "Finch" } }],
  productItems: [{ shipmentId: "me", productId: "p1", productName: "Garden Bears" }],
};
const counts = {
  years: [
    { year: 2026, count: 12 },
    { year: 2025, count: 2 },
  ],
  groups: [{ group: "done", count: 14 }],
};
const user = userEvent.setup({ delay: null });

const openOrders = async (path: string, found: object[] = [order], total = found.length) => {
  const account = fakeAccount(
    { customerId: "june" },
    {
      site: { "GET order-history-list": () => ({ data: found, total, all: 14, limit: 10, offset: 0, counts }) },
      more: { products: { getMany: () => Promise.resolve([]) } },
    },
  );
  const shown = await renderPages(path, pages, { api: account.api });
  await waitFor(() => expect(screen.queryByText("Looking up your orders.")).not.toBeInTheDocument());
  const asked = () => account.named("GET order-history-list").at(-1)?.parameters;
  return { ...shown, asked };
};
const search = () => within(screen.getByRole("search", { name: "Search your orders" }));

test("an order shows whom it is for, what is in it, and how it stands", async () => {
  await openOrders("/orders");
  const row = within(screen.getByRole("heading", { level: 2, name: "WP7" }).closest("li") as HTMLElement);
  expect(row.getByText("For Otto Finch")).toBeVisible();
  expect(row.getByText("Garden Bears")).toBeVisible();
  expect(row.getByText("Delivered")).toBeVisible();
});

test("what is looked for stands in the address, and Back looks for what was there before", async () => {
  const { router, asked } = await openOrders("/orders?page=2");
  await user.type(search().getByRole("searchbox", { name: "Recipient, sweet or order number" }), "otto bears{Enter}");
  expect(router.state.location.search).toBe("?q=otto+bears");
  await user.selectOptions(search().getByRole("combobox", { name: "Year" }), "2025 (2)");
  await user.selectOptions(search().getByRole("combobox", { name: "Status" }), "Delivered (14)");
  expect(router.state.location.search).toBe("?q=otto+bears&year=2025&status=done");
  await waitFor(() =>
    expect(asked()).toMatchObject({ q: "otto bears", year: "2025", status: "done", limit: "10", offset: "0" }),
  );
  expect(screen.getByRole("status")).toHaveTextContent("1 of 14 orders");
  await act(() => router.navigate(-3));
  expect(search().getByRole("searchbox")).toHaveValue("");
  await waitFor(() => expect(asked()).toMatchObject({ offset: "10" }));
  expect(asked()).not.toHaveProperty("q");
});

test("an address that says nonsense looks for all", async () => {
  const { asked } = await openOrders("/orders?year=soon&status=lost&page=-1");
  expect(asked()).toEqual({ customerId: "june", limit: "10", offset: "0", counts: "1" });
});

test("pages keep what is looked for", async () => {
  await openOrders("/orders?q=bears", [order], 12);
  expect(screen.getByRole("link", { name: "Older orders" })).toHaveAttribute("href", "/orders?q=bears&page=2");
});

test("where nothing fits, the way back to all orders is shown", async () => {
  await openOrders("/orders?q=nobody", []);
  expect(screen.getByRole("heading", { level: 2, name: "No orders found" })).toBeVisible();
  for (const link of screen.getAllByRole("link", { name: "Show all orders" }))
    expect(link).toHaveAttribute("href", "/orders");
});

test("an order of an account stays in the account, with Orders marked", async () => {
  const { api } = fakeAccount(
    { customerId: "june" },
    { site: { "GET order-details": () => order }, more: { products: { getMany: () => Promise.resolve([]) } } },
  );
  await renderPages("/order-details/WP7", pages, { api });
  expect(await screen.findByRole("heading", { level: 1, name: "Order WP7" })).toBeVisible();
  const nav = within(screen.getByRole("navigation", { name: "Account" }));
  expect(nav.getByRole("link", { current: true })).toHaveTextContent("Orders");
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(crumbs.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/account", "/orders"]);
});

test("a guest's order has no account around it", async () => {
  const { api } = fakeAccount(null, {
    site: { "GET order-details": () => order },
    more: { products: { getMany: () => Promise.resolve([]) } },
  });
  await renderPages("/order-details/WP7", pages, { api });
  expect(await screen.findByRole("heading", { level: 1, name: "Order WP7" })).toBeVisible();
  expect(screen.queryByRole("navigation", { name: "Account" })).not.toBeInTheDocument();
});
