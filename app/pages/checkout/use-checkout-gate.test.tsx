import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import type { Session, SessionEvent } from "#app/commerce-api/auth/session.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { emptyFooter, SHELL_ROUTE } from "#app/contexts/shell-data.ts";
import { Providers, ShopProviders } from "#app/shell/providers.tsx";
import { testSites } from "#tests/factories/sites.ts";
import { aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCommerceApi } from "#tests/fake-commerce-api.ts";
import { useCheckoutGate } from "./use-checkout-gate.ts";

const Billing = () => <p>{useCheckoutGate("payment").basket ? "payment" : "waiting"}</p>;

const rest = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 10))));

test("a session that ends leads to the login, however late its page comes and however soon the bag is gone", async () => {
  const guest: Session = { customerId: "guest", registered: false, expiresAt: Infinity };
  const listeners = new Set<(event: SessionEvent, session: Session) => void>();
  let bag: Basket | null = aShippedBasket();
  let arrive: () => void = () => undefined;
  const loginPage = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const api = fakeCommerceApi({
    session: {
      current: () => Promise.resolve({ ...guest, customerId: "vera", registered: true }),
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    customers: { get: () => Promise.resolve({ customerId: "vera" }) },
    baskets: { current: () => Promise.resolve(bag) },
  });
  const router = createMemoryRouter(
    [
      {
        id: SHELL_ROUTE,
        element: (
          <ShopProviders>
            <Outlet />
          </ShopProviders>
        ),
        children: [
          { path: "/billing", element: <Billing /> },
          { path: "/login", loader: () => loginPage, element: <p>login</p> },
          { path: "/cart", element: <p>cart</p> },
        ],
      },
    ],
    {
      initialEntries: ["/billing"],
      hydrationData: {
        loaderData: { [SHELL_ROUTE]: { menu: [], footer: emptyFooter, banner: [], preferences: {}, year: 2026 } },
      },
    },
  );
  const [site] = testSites;
  if (!site) throw new Error("No site is configured.");
  render(
    <Providers site={site} api={api}>
      <RouterProvider router={router} />
    </Providers>,
  );
  expect(await screen.findByText("payment")).toBeInTheDocument();

  bag = null;
  act(() => {
    for (const tell of listeners) tell("expired", guest);
    window.dispatchEvent(new Event("focus"));
  });
  await rest();
  expect(screen.getByText("waiting")).toBeInTheDocument();
  await act(async () => {
    arrive();
    await loginPage;
  });
  expect(await screen.findByText("login")).toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/login");
});
