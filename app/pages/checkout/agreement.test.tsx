import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { aPaidBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as confirmation from "./confirmation/order-confirmation-page.tsx";
import * as review from "./review-order-page.tsx";

jest.setTimeout(20_000);
const user = userEvent.setup({ delay: null });

const business = { businessAccountId: "BA-1", level: "Business100", multipleUserAgents: true };

const openReview = async (account: object, { patch = {}, fails = false } = {}) => {
  const sent: SiteRequest[] = [];
  const shop = fakeCheckout(
    { ...aPaidBasket(), ...patch },
    {
      session: {
        current: () => Promise.resolve({ customerId: "b1", registered: true, expiresAt: Infinity }),
        listen: () => () => undefined,
      },
      customers: { get: () => Promise.resolve({ customerId: "b1", ...account }) },
      transports: {
        site: ((request: SiteRequest) => {
          sent.push(request);
          return fails ? Promise.reject(new CommerceApiError(500, "x", "Not now.")) : Promise.resolve({});
        }) as never,
      },
    },
  );
  await renderPages("/revieworder", { "/revieworder": review, "/order-confirmation": confirmation }, { api: shop.api });
  await screen.findByRole("button", { name: "Place order" });
  return { shop, sent };
};

const box = () => screen.queryByRole("checkbox", { name: /business terms/ });
const place = () => user.click(screen.getByRole("button", { name: "Place order" }));

describe("a buyer of a business", () => {
  test("agrees before the order is placed, and the moment is written into the bag first", async () => {
    const { shop, sent } = await openReview({ c_businessAccountData: business });
    await waitFor(() => expect(box()).toBeInTheDocument());
    await place();
    expect(await screen.findByText("This field is required.")).toBeVisible();
    expect(box()).toHaveFocus();
    expect(box()).toHaveAccessibleDescription("This field is required.");
    expect([sent, shop.calls]).toEqual([[], []]);

    await user.click(screen.getByRole("checkbox", { name: /business terms/ }));
    expect(screen.queryByText("This field is required.")).not.toBeInTheDocument();
    await place();
    await waitFor(() => expect(shop.calls).toEqual(["createOrder basket-1"]));
    expect(sent.filter(({ path }) => path === "apply-agreement-date")).toHaveLength(1);
  });

  test("orders nothing while the agreement cannot be written", async () => {
    const { shop } = await openReview({ c_businessAccountData: business }, { fails: true });
    await waitFor(() => expect(box()).toBeInTheDocument());
    await user.click(screen.getByRole("checkbox", { name: /business terms/ }));
    await place();
    expect(await screen.findByText("Not now.")).toBeVisible();
    expect(shop.calls).toEqual([]);
  });

  test("is not asked again for a bag that has agreed", async () => {
    const patch = { c_checkoutAgreementDate: "2026-03-02T10:00:00.000Z" };
    const { shop, sent } = await openReview({ c_businessAccountData: business }, { patch });
    expect(box()).not.toBeInTheDocument();
    await place();
    await waitFor(() => expect(shop.calls).toEqual(["createOrder basket-1"]));
    expect(sent.filter(({ path }) => path === "apply-agreement-date")).toEqual([]);
  });
});

test("anybody else is asked for no agreement", async () => {
  await openReview({ firstName: "June" });
  expect(box()).not.toBeInTheDocument();
});
