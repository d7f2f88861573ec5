import { screen } from "@testing-library/react";
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
