import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { startReceiving } from "#app/analytics/track.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { aCard, aPaidBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as billing from "./payment/billing-page.tsx";
import * as confirmation from "./confirmation/order-confirmation-page.tsx";
import * as review from "./review-order-page.tsx";

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

const user = userEvent.setup({ delay: null });

const steps = { "/billing": billing, "/revieworder": review, "/order-confirmation": confirmation };

const open = async (path: string, basket: Basket | null, answers: PartialCommerceApi = {}) => {
  const shop = fakeCheckout(basket, answers);
  return { shop, ...(await renderPages(path, steps, { api: shop.api })) };
};

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = (name: string) => user.click(screen.getByRole("button", { name }));

beforeEach(() => window.sessionStorage.clear());

describe("placing the order", () => {
  const placed = { orderNo: "WP-1", status: "new", currency: "USD" } as Order;

  test("pressed twice orders once", async () => {
    const { shop } = await open("/revieworder", aPaidBasket());
    await user.dblClick(screen.getByRole("button", { name: "Place order" }));
    await title("It’s yours, June.");
    expect(shop.calls).toEqual(["createOrder basket-1"]);
  });

  test("whose answer got lost is asked for again and is the same order", async () => {
    const create = jest
      .fn()
      .mockRejectedValueOnce(new CommerceApiError(0, "network", ""))
      .mockResolvedValueOnce(placed);
    const { router } = await open("/revieworder", aPaidBasket(), {
      orders: { create, get: () => Promise.resolve(placed) },
    });
    await press("Place order");
    await waitFor(() => expect(router.state.location.search).toBe("?orderNo=WP-1"), { timeout: 2000 });
    expect(create.mock.calls).toEqual([["basket-1"], ["basket-1"]]);
  });

  test("with a payment that fails leads back to Payment with the reason, and the bag is as it was", async () => {
    const failed = {
      ...placed,
      status: "failed",
      c_flashes: [{ type: "PaymentTransactionFailed", message: "Your card was declined." }],
    } as Order;
    const { router } = await open("/revieworder", aPaidBasket(), { orders: { create: () => Promise.resolve(failed) } });
    await press("Place order");
    await title("How would you like to pay?");
    expect(router.state.location.pathname).toBe("/billing");
    expect(screen.getByText("Your card was declined.").parentElement).toHaveFocus();
    expect(screen.getByText("Half-Moon Praline Bonbons")).toBeVisible();
    expect(screen.getByText("Card fields")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Keep/ })).not.toBeInTheDocument();
  });

  test.each([
    ["its status alone says so", { status: "failed" }, /^Oh fudge!/],
    ["a flash alone says so", { status: "created", c_flashes: [{ type: "X", message: "Tills shut." }] }, "Tills shut."],
  ])("has failed when %s", async (_case, patch, words) => {
    const order = { ...placed, ...patch } as unknown as Order;
    const told: unknown[] = [];
    const stop = startReceiving((event) => event.event === "checkout-error" && told.push(event));
    const { router } = await open("/revieworder", aPaidBasket(), { orders: { create: () => Promise.resolve(order) } });
    await press("Place order");
    await title("How would you like to pay?");
    expect(router.state.location.pathname).toBe("/billing");
    expect(screen.getByText(words)).toBeVisible();
    expect(told.at(-1)).toEqual({
      event: "checkout-error",
      step: "review",
      message: expect.stringMatching(words) as string,
    });
    stop();
  });

  test("of something sold out meanwhile says so and can be tried again", async () => {
    const gone = new CommerceApiError(400, "product-item-not-available", "Half-Moon Praline Bonbons is sold out.");
    const create = jest.fn().mockRejectedValueOnce(gone).mockResolvedValueOnce(placed);
    await open("/revieworder", aPaidBasket(), { orders: { create, get: () => Promise.resolve(placed) } });
    await press("Place order");
    const notice = (await screen.findByText("Half-Moon Praline Bonbons is sold out.")).parentElement;
    expect(notice).toHaveFocus();
    expect(notice).toHaveAttribute("data-error-key", "validate-basket-error");
    await press("Place order");
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  });

  test.each([
    [
      "the bag's own refusal bears the key of a bag that does not validate",
      new CommerceApiError(400, "bad-request", "Please enter an email address.", [
        { type: "CustomerEmailRequired", message: "Please enter an email address." },
      ]),
      "validate-basket-error",
    ],
    ["a backend that fails bears none", new CommerceApiError(500, "internal", "Please enter an email address."), null],
  ])("%s", async (_name, refusal, key) => {
    await open("/revieworder", aPaidBasket(), { orders: { create: () => Promise.reject(refusal) } });
    await press("Place order");
    const notice = (await screen.findByText("Please enter an email address.")).parentElement;
    expect(notice?.getAttribute("data-error-key")).toBe(key);
  });

  test("of a bag that is gone leads to the bag with the reason", async () => {
    const gone = new CommerceApiError(404, "basket-not-found", "This bag is gone.");
    const { router, shop } = await open("/revieworder", aPaidBasket(), {
      orders: { create: () => Promise.reject(gone) },
    });
    shop.replace(null);
    await press("Place order");
    await waitFor(() => expect(router.state.location.pathname).toBe("/cart"));
    expect(router.state.location.state).toEqual({ checkoutError: "This bag is gone." });
  });

  test("in one tab leads the other tab to the same order", async () => {
    const { router } = await open("/revieworder", aPaidBasket(), { orders: { get: () => Promise.resolve(placed) } });
    const elsewhere = new BroadcastChannel("order");
    await act(async () => {
      elsewhere.postMessage({ basketId: "basket-1", orderNo: "WP-1" });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    elsewhere.close();
    await waitFor(() => expect(router.state.location.search).toBe("?orderNo=WP-1"));
  });

  test("cannot be done again by going back", async () => {
    const { router, shop } = await open("/billing", aPaidBasket());
    await press("Continue to Review");
    await title("One last look");
    await press("Place order");
    await title("It’s yours, June.");
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe("/cart"));
    expect(shop.calls.filter((call) => call.startsWith("createOrder"))).toHaveLength(1);
  });
});

describe("the confirmation", () => {
  const order = {
    ...aPaidBasket(),
    orderNo: "WP-7",
    status: "new",
    creationDate: "2026-11-21T10:00:00Z",
    paymentInstruments: [aCard],
  } as unknown as Order;

  test("shows number, lines, sums and the card, and can be printed", async () => {
    const print = jest.fn();
    window.print = print;
    await open("/order-confirmation?orderNo=WP-7", null, { orders: { get: () => Promise.resolve(order) } });
    expect(screen.getByText("WP-7")).toBeVisible();
    expect(screen.getByRole("region", { name: "Shipping to June Marlowe, 2218 Harrison" })).toHaveTextContent(
      "Half-Moon Praline Bonbons",
    );
    const receipt = screen.getByRole("region", { name: "Receipt" });
    expect(within(receipt).getByText("Tax").nextSibling).toHaveTextContent("$2.72");
    expect(receipt).toHaveTextContent("Paid with Visa ending in 4242");
    expect(receipt).toHaveTextContent("400 Confectioners Way");
    await press("Print receipt");
    expect(print).toHaveBeenCalledTimes(1);
  });

  test("names who gets each parcel, the words in it, and what comes again", async () => {
    const gift = { shipmentId: "Shipment2", shippingAddress: { firstName: "Theo", address1: "9 Fig St" } };
    const twice = {
      ...order,
      shipments: [
        ...(order.shipments ?? []),
        { ...gift, giftMessage: "For you", c_DeliveryInstructions: "Ring twice" },
      ],
      productItems: [
        ...(order.productItems ?? []),
        { itemId: "2", productId: "drops", productName: "Lemon Drops", quantity: 3, price: 9, shipmentId: "Shipment2" },
      ],
      c_subscriptionOptins: [{ productId: "drops", intervalDays: 30 }],
    } as unknown as Order;
    await open("/order-confirmation?orderNo=WP-7", null, { orders: { get: () => Promise.resolve(twice) } });
    const theo = screen.getByRole("region", { name: "Shipping to Theo, 9 Fig St" });
    for (const words of ["Gift message: For you", "For the carrier: Ring twice", "Quantity 3", "Order placed (done)"])
      expect(theo).toHaveTextContent(words);
    expect(theo).toHaveTextContent("Lemon Drops ships again every 30 days.");
    expect(screen.getByRole("region", { name: /June Marlowe/ })).not.toHaveTextContent("ships again");
  });

  test("without a number in the address shows this tab's last order", async () => {
    window.sessionStorage.setItem("LAST_ORDER", "WP-7");
    const get = jest.fn(() => Promise.resolve(order));
    await open("/order-confirmation", null, { orders: { get } });
    expect(await screen.findByText("WP-7")).toBeVisible();
    expect(get).toHaveBeenCalledWith("WP-7");
  });

  test.each([
    ["none", "/order-confirmation", 404],
    ["another shopper's", "/order-confirmation?orderNo=WP-8", 403],
    ["one that never was", "/order-confirmation?orderNo=x", 404],
  ])("says that it cannot show an order: %s", async (_name, path, status) => {
    await open(path, null, { orders: { get: () => Promise.reject(new CommerceApiError(status, "no", "")) } });
    expect(await title("We can’t show this order.")).toBeVisible();
  });
});
