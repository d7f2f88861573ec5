import { act, screen } from "@testing-library/react";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { fakeAccount } from "#tests/fake-account.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as orderDetails from "./order-details-page.tsx";
import * as orders from "./orders-page.tsx";

const pages = { "/orders": orders, "/order-details/:orderId": orderDetails };

test.each([
  ["/orders", "We are looking up your orders."],
  ["/order-details/WP1", "We are looking up your order."],
])("%s says what it is waiting for, which is not the bag", async (path, words) => {
  const unanswered = () => new Promise<never>(() => undefined);
  const { api } = fakeAccount({ customerId: "june" }, { more: { transports: { site: unanswered } } });
  await renderPages(path, pages, { api });
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByText("Your bag is on its way.")).not.toBeInTheDocument();
});

test("orders that were not asked for, because another tab has changed the customer, are no failure", async () => {
  const changed = () => Promise.reject(new CommerceApiError(409, "customer-changed", ""));
  const { api } = fakeAccount({ customerId: "june" }, { more: { transports: { site: changed } } });
  await renderPages("/orders", pages, { api });
  expect(await screen.findByText("We are looking up your orders.")).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText("Failed to get customer order history list")).not.toBeInTheDocument();
});
