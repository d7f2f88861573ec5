import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { Product } from "#app/commerce-api/products.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aBasket, anItem, aPaidBasket, aProduct, aShippedBasket } from "#tests/factories/baskets.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as cart from "./cart-page.tsx";
const user = userEvent.setup({ delay: null });

const openCart = async (basket: Basket | null, answers: PartialCommerceApi = {}) => {
  const shop = fakeCheckout(basket, answers);
  const page = await renderPages("/cart", { "/cart": cart }, { api: shop.api });
  return { shop, ...page };
};

const quantity = () => screen.getByRole("textbox", { name: "Quantity" });
const afterDebounce = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 450))));

describe("the bag", () => {
  test("shows lines with link, quantity and price, and a total so far while shipping is unknown", async () => {
    await openCart(aBasket());
    expect(screen.getByRole("heading", { level: 1, name: "Your bag" })).toBeVisible();
    expect(screen.getByText("1 treat")).toBeVisible();
    expect(screen.getByRole("link", { name: "Half-Moon Praline Bonbons" })).toHaveAttribute(
      "href",
      "/bonbons/half-moon-praline-bonbons/bonbons.html",
    );
    expect(quantity()).toHaveValue("1");
    await user.click(screen.getByRole("button", { name: "More for Half-Moon Praline Bonbons" }));
    expect(await screen.findByRole("link", { name: "Edit Half-Moon Praline Bonbons" })).toHaveAttribute(
      "href",
      "/products/bonbons-12?edit=line-1",
    );
    const summary = screen.getByRole("region", { name: "Order summary" });
    expect(within(summary).getByText("Subtotal").nextSibling).toHaveTextContent("$32.00");
    expect(within(summary).getByText("Shipping").nextSibling).toHaveTextContent("Calculated next");
    expect(within(summary).queryByText("Order total")).not.toBeInTheDocument();
    expect(within(summary).getByText("Estimated total").nextSibling).toHaveTextContent("$32.00");
  });

  test("is a skeleton until it is known", async () => {
    await openCart(null, { baskets: { current: () => new Promise<null>(() => undefined) } });
    expect(screen.getByText("Your bag is loading.")).toBeInTheDocument();
    expect(screen.queryByText("Nothing in here yet.")).not.toBeInTheDocument();
  });

  test.each([
    ["none", null],
    ["an empty one", aBasket({ productItems: [] })],
  ])("says that it is empty: %s", async (_name, basket) => {
    await openCart(basket);
    expect(screen.getByText("Nothing in here yet.")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Checkout" })).not.toBeInTheDocument();
  });

  test("that cannot be loaded says so in an alert that takes the focus", async () => {
    await openCart(null, { baskets: { current: () => Promise.reject(new CommerceApiError(0, "network", "")) } });
    const alert = screen.getByText(/Oh fudge!/);
    expect(alert.parentElement).toHaveFocus();
    expect(screen.queryByText("Nothing in here yet.")).not.toBeInTheDocument();
  });

  test.each([
    ["nothing is answered yet", aBasket(), "/shipping"],
    ["only payment is missing", aShippedBasket(), "/billing"],
    ["everything is answered", aPaidBasket(), "/revieworder"],
  ])("leads to the checkout where %s", async (_name, basket, path) => {
    await openCart(basket);
    expect(screen.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", path);
  });

  test("shows what promotions took off a line and off the order", async () => {
    const item = anItem({
      price: 32,
      priceAfterItemDiscount: 27,
      priceAdjustments: [
        { itemText: "Bonbon days", price: -5 },
        { itemText: "A present", price: 0 },
      ],
    });
    await openCart(
      aShippedBasket({
        productItems: [item],
        orderPriceAdjustments: [{ priceAdjustmentId: "a", couponCode: "WINDOWSILL", itemText: "10% off", price: -2.7 }],
      }),
    );
    expect(screen.getByText("Bonbon days −$5.00")).toBeVisible();
    expect(screen.getByText("A present")).toBeVisible();
    expect(screen.getByText("Promo WINDOWSILL").nextSibling).toHaveTextContent("−$2.70");
  });

  test("says how much is missing for the next promotion", async () => {
    const discount = { itemText: "free shipping", remain: 13, threshold: 60, merchandiseTotal: 47 };
    await openCart(aBasket({ shipments: [{ shipmentId: "me", c_approachingDiscounts: [discount] }] }));
    expect(screen.getByRole("progressbar", { name: /\$13\.00 more/ })).toHaveAttribute("value", "78");
  });

  test.each([
    [true, 1],
    [false, 0],
  ])("says it where the site preference promoUpsellDisplay is %s: %s times", async (promoUpsellDisplay, times) => {
    const near = { promotionId: "p", itemText: "Free ground shipping", remain: 8, threshold: 40, merchandiseTotal: 32 };
    const shop = fakeCheckout(aBasket({ shipments: [{ shipmentId: "me", c_approachingDiscounts: [near] }] }));
    await renderPages("/cart", { "/cart": cart }, { api: shop.api, preferences: { promoUpsellDisplay } });
    expect(screen.queryAllByRole("progressbar")).toHaveLength(times);
  });

  test("is asked for again when the shopper comes back from another tab", async () => {
    const { shop } = await openCart(aBasket());
    shop.replace(aBasket({ productItems: [anItem({ quantity: 4 })] }));
    await act(async () => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(quantity()).toHaveValue("4"));
  });
});

/** Apple's class as a browser has it; `sheets` are those that were begun, with what the page asked them for. */
const installApplePay = () => {
  const sheets: Record<string, unknown>[] = [];
  class Sheet {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static supportsVersion = () => true;
    static canMakePayments = () => true;
    [handler: string]: unknown;
    constructor(_version: number, request: object) {
      this["request"] = request;
    }
    begin() {
      sheets.push(this);
    }
    completeMerchantValidation = jest.fn();
    completeShippingContactSelection = jest.fn();
    completeShippingMethodSelection = jest.fn();
    completePayment = jest.fn();
    abort = jest.fn();
  }
  Object.assign(window, { ApplePaySession: Sheet });
  return sheets;
};

describe("wallets below Checkout", () => {
  afterEach(() => delete (window as { ApplePaySession?: unknown }).ApplePaySession);

  const paymentMethods = ["DW_APPLE_PAY", "KLARNA"].map((id) => ({ id, c_showInCart: true }));
  const wallets = Object.fromEntries(paymentMethods.map(({ id }) => [id, { scriptUrl: "" }]));
  const methods = () => Promise.resolve({ paymentMethods, wallets, openAmount: 32 } as never);

  test("stand in one row, but for those that cannot ask for everything, and open their own sheet", async () => {
    const sheets = installApplePay();
    const { router } = await openCart(aBasket(), { payments: { methods } });
    const row = await screen.findByRole("list", { name: "or pay with" });
    expect(
      within(row)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Pay with Apple Pay"]);
    await user.click(within(row).getByRole("button"));
    expect(sheets).toMatchObject([
      { request: { requiredShippingContactFields: ["postalAddress", "name", "phone", "email"] } },
    ]);
    expect(router.state.location.pathname).toBe("/cart");
  });

  test("are none where this browser has no such wallet", async () => {
    await openCart(aBasket(), { payments: { methods } });
    expect(screen.queryByRole("list", { name: "or pay with" })).toBeNull();
  });
});

describe("a line's quantity", () => {
  test("is shown at once and sent after a rest, as one change", async () => {
    const { shop } = await openCart(aBasket());
    const plus = screen.getByRole("button", { name: "Increase quantity" });
    await user.click(plus);
    await user.click(plus);
    await user.click(plus);
    expect(quantity()).toHaveValue("4");
    expect(shop.calls).toEqual([]);
    await afterDebounce();
    expect(shop.calls).toEqual(["updateItem line-1 4"]);
    expect(screen.getByText("4 treats")).toBeVisible();
  });

  test("is not lost when the shopper leaves before the rest is over", async () => {
    const { shop, router } = await openCart(aBasket());
    await user.click(screen.getByRole("button", { name: "Increase quantity" }));
    await settle();
    await act(() => router.navigate("/shipping"));
    await waitFor(() => expect(shop.calls).toEqual(["updateItem line-1 2"]));
  });

  test("goes back with the reason when the shop refuses it, and the failure is logged", async () => {
    const refuse = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      throw new CommerceApiError(400, "product-item-not-available", "Only 1 is left.");
    };
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await openCart(aBasket(), { baskets: { updateItem: refuse } });
    await user.click(screen.getByRole("button", { name: "Increase quantity" }));
    await afterDebounce();
    expect(await screen.findByText("Only 1 is left.")).toBeVisible();
    await waitFor(() => expect(quantity()).toHaveValue("1"));
    expect(log.mock.calls).toEqual([
      ["Failed item quantity update", "CommerceApiError 400 product-item-not-available"],
    ]);
    log.mockRestore();
  });

  test("of 1,000 is too much", async () => {
    const { shop } = await openCart(aBasket(), {
      products: { getMany: () => Promise.resolve([aProduct({ inventory: { id: "us", ats: 5000, orderable: true } })]) },
    });
    await user.clear(quantity());
    await user.type(quantity(), "1000");
    expect(
      screen.getByText(
        "Please enter a value less than 1,000. Contact customer support if you want to order larger quantities.",
      ),
    ).toBeVisible();
    expect(quantity()).toHaveValue("1000");
    await afterDebounce();
    expect(shop.calls).toEqual([]);
  });

  test("beyond the stock is reduced to it", async () => {
    const { shop } = await openCart(aBasket(), {
      products: { getMany: () => Promise.resolve([aProduct({ inventory: { id: "us", ats: 5, orderable: true } })]) },
    });
    await user.clear(quantity());
    await user.type(quantity(), "9");
    expect(screen.getByText("Quantity reduced based on remaining stock available.")).toBeVisible();
    await afterDebounce();
    expect(shop.calls).toEqual(["updateItem line-1 5"]);
    expect(screen.getByText("Limited inventory available")).toBeVisible();
  });

  test.each<[string, () => Promise<Product[]>, number]>([
    ["is reduced to it", () => Promise.resolve([aProduct({ inventory: { id: "us", ats: 5, orderable: true } })]), 5],
    ["is asked for where nobody can say", () => Promise.reject(new CommerceApiError(503, "unavailable", "")), 9],
  ])("beyond a stock that is not known yet waits for it, and %s", async (_then, answer, asked) => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    let come: () => void = () => undefined;
    const known = new Promise<void>((resolve) => (come = resolve));
    const { shop } = await openCart(aBasket(), { products: { getMany: () => known.then(answer) } });
    await user.clear(quantity());
    await user.type(quantity(), "9");
    await afterDebounce();
    expect(shop.calls).toEqual([]);
    expect(quantity()).toHaveValue("9");
    come();
    await settle();
    expect(quantity()).toHaveValue(String(asked));
    expect(screen.queryAllByText("Quantity reduced based on remaining stock available.")).toHaveLength(
      asked === 9 ? 0 : 1,
    );
    await afterDebounce();
    expect(shop.calls).toEqual([`updateItem line-1 ${asked}`]);
    expect(log).toHaveBeenCalledTimes(asked === 9 ? 1 : 0);
    log.mockRestore();
  });

  test("left empty becomes 1", async () => {
    await openCart(aBasket({ productItems: [anItem({ quantity: 3 })] }));
    await user.clear(quantity());
    await user.tab();
    expect(quantity()).toHaveValue("1");
  });

  test.each(["x", "-1", "1.5"])("takes no %s", async (typed) => {
    const { shop } = await openCart(aBasket());
    await user.clear(quantity());
    await user.type(quantity(), typed);
    expect(quantity()).toBeInvalid();
    await afterDebounce();
    expect(shop.calls.filter((call) => !call.endsWith(" 1"))).toEqual([]);
  });
});

describe("removing a line", () => {
  const dialog = () => screen.findByRole("dialog", { name: "Remove from your bag" });

  test("asks first, and Yes removes", async () => {
    const { shop } = await openCart(aBasket());
    await user.click(screen.getByRole("button", { name: "Remove Half-Moon Praline Bonbons" }));
    await user.click(within(await dialog()).getByRole("button", { name: "Yes" }));
    await settle();
    expect(shop.calls).toEqual(["removeItem line-1"]);
    expect(screen.getByText("Nothing in here yet.")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  test("a quantity of 0 asks too, and Cancel brings the quantity back", async () => {
    const { shop } = await openCart(aBasket());
    await user.click(screen.getByRole("button", { name: "Decrease quantity" }));
    await afterDebounce();
    await user.click(within(await dialog()).getByRole("button", { name: "Cancel" }));
    await afterDebounce();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(quantity()).toHaveValue("1");
    expect(screen.getByRole("button", { name: "Remove Half-Moon Praline Bonbons" })).toHaveFocus();
    expect(shop.calls).toEqual([]);
  });

  test("a quantity of 0 right after another one comes back as that one", async () => {
    const { shop } = await openCart(aBasket());
    await user.clear(quantity());
    await user.type(quantity(), "3");
    await user.clear(quantity());
    await user.type(quantity(), "0");
    await afterDebounce();
    await user.click(within(await dialog()).getByRole("button", { name: "Cancel" }));
    await afterDebounce();
    expect(quantity()).toHaveValue("3");
    expect(shop.calls).toEqual(["updateItem line-1 3"]);
  });

  test("that fails says why and keeps the line", async () => {
    await openCart(aBasket(), {
      baskets: { removeItem: () => Promise.reject(new CommerceApiError(500, "internal", "The window is stuck.")) },
    });
    await user.click(screen.getByRole("button", { name: "Remove Half-Moon Praline Bonbons" }));
    await user.click(within(await dialog()).getByRole("button", { name: "Yes" }));
    expect(await screen.findByText("The window is stuck.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Half-Moon Praline Bonbons" })).toBeVisible();
  });
});

describe("stock gone since the product was put into the bag", () => {
  const withStock = (ats: number) => ({
    products: { getMany: () => Promise.resolve([aProduct({ inventory: { id: "us", ats, orderable: ats > 0 } })]) },
  });

  test("reduces the line to what is left and says so", async () => {
    const { shop } = await openCart(aBasket({ productItems: [anItem({ quantity: 8 })] }), withStock(3));
    expect(await screen.findByText("Quantity updated from 8 to 3")).toBeVisible();
    expect(shop.calls).toEqual(["updateItem line-1 3"]);
    expect(quantity()).toHaveValue("3");
  });

  test("for good, as the bag itself says, keeps the shopper from the checkout too", async () => {
    const flash = {
      type: "InvalidProductItem",
      message: "Gone.",
      details: { itemId: "line-1", productId: "bonbons-12" },
    };
    await openCart(aBasket({ c_flashes: [flash] }), { products: { getMany: () => Promise.resolve([]) } });
    expect(screen.getByText("This just sold out. Please remove it to check out.")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Checkout" })).not.toBeInTheDocument();
  });

  test("that is all gone keeps the shopper from the checkout until the line is removed", async () => {
    await openCart(aBasket(), withStock(0));
    expect(await screen.findByText("This just sold out. Please remove it to check out.")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Checkout" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Checkout" })).toHaveAccessibleDescription(
      "Something in your bag has sold out. Please remove it to check out.",
    );
    expect(screen.getByText(/^Something in your bag has sold out/)).toHaveAttribute(
      "data-error-key",
      "validate-basket-error",
    );
  });
});

test("an error handed over from the checkout stands at the top and has the focus", async () => {
  const shop = fakeCheckout(null);
  await renderPages(
    { pathname: "/cart", state: { checkoutError: "This bag is gone." } },
    { "/cart": cart },
    { api: shop.api },
  );
  expect(screen.getByText("This bag is gone.").parentElement).toHaveFocus();
});
