import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import type { Order } from "#app/commerce-api/orders.ts";
import { aBasket, aCard, anAddress, anItem, aPaidBasket, aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCard } from "#tests/fake-card-form.tsx";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as onePage from "./checkout-page.tsx";
import * as confirmation from "./confirmation/order-confirmation-page.tsx";
import * as billing from "./payment/billing-page.tsx";
import * as shipping from "./shipping/shipping-page.tsx";

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

jest.mock("./payment/wallet-button.tsx", () => ({
  WalletButton: ({ onApproved }: { onApproved: (token: string) => Promise<void> }) => (
    <button type="button" onClick={() => void onApproved("token-w")}>
      Approve
    </button>
  ),
}));

beforeEach(() => {
  window.sessionStorage.clear();
});

const steps = {
  "/checkout": onePage,
  "/shipping": shipping,
  "/billing": billing,
  "/order-confirmation": confirmation,
};

const open = async (basket: Basket | null, answers: PartialCommerceApi = {}) => {
  const shop = fakeCheckout(basket, answers);
  const page = await renderPages("/checkout", steps, { api: shop.api });
  return { shop, ...page };
};

const field = (name: string) => screen.getByRole("textbox", { name });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = () => user.click(screen.getByRole("button", { name: "Place order" }));

const fillAddress = async () => {
  await enterText(user, field("Email"), "june@marlowe.example");
  await enterText(user, field("First Name"), "June");
  await enterText(user, field("Last Name"), "Marlowe");
  await enterText(user, screen.getByRole("combobox", { name: "Street Address" }), "2218 Harrison");
  await enterText(user, field("City"), "San Francisco");
  await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "California");
  await enterText(user, field("Zip/Postal Code"), "94110");
  await enterText(user, field("Phone Number"), "4155550117");
};

describe("a guest whose bag is one parcel", () => {
  test("checks out on one page: a whole address shows the total, and one press orders", async () => {
    const { shop } = await open(aBasket());
    expect(await title("All on one page")).toBeVisible();
    expect(await screen.findByText("Card fields")).toBeVisible();
    await fillAddress();
    await user.click(screen.getByRole("checkbox", { name: "Same as shipping address" }));
    await user.click(screen.getByRole("checkbox", { name: "Same as shipping address" }));
    expect(await screen.findByText(/Your order comes to/)).toHaveTextContent("$41.95");
    await press();
    expect(await title("It’s yours, June.")).toHaveFocus();
    expect(shop.calls.filter((call) => /createOrder|addCard|setBilling/.test(call))).toEqual([
      "setBillingAddress 2218 Harrison",
      "addCard token-1",
      "createOrder basket-1",
    ]);
  });

  test("is asked to press again where the total is another than the one that was seen, and pays then with the card of the first time", async () => {
    const setShippingAddress: BasketsApi["setShippingAddress"] = (_id, shipmentId, shippingAddress) => {
      const shipments = shop.basket()?.shipments?.map((shipment) => ({ ...shipment, shipmentId, shippingAddress }));
      const taxed = { ...shop.basket(), shipments, taxTotal: 4, orderTotal: 43.95 } as Basket;
      shop.replace(taxed);
      return Promise.resolve(taxed);
    };
    const { shop } = await open(aBasket(), { baskets: { setShippingAddress } });
    await screen.findByText("Card fields");
    await fillAddress();
    await press();
    expect(await screen.findByText(/press the button again/)).toHaveTextContent("$43.95");
    expect(shop.calls).not.toContain("createOrder basket-1");
    await press();
    await title("It’s yours, June.");
    expect(shop.calls.filter((call) => /createOrder|addCard/.test(call))).toEqual([
      "addCard token-1",
      "createOrder basket-1",
    ]);
  });

  test("is shown what is wrong with the address before anything is saved or paid", async () => {
    const { shop } = await open(aBasket());
    await screen.findByText("Card fields");
    await press();
    await waitFor(() => expect(field("Email")).toHaveFocus());
    expect(field("Email")).toHaveAccessibleDescription("This field is required.");
    expect([shop.calls, fakeCard.createToken.mock.calls]).toEqual([["setShippingMethod ground"], []]);
  });

  test("pays by a wallet that was approved, and orders with the page's own button", async () => {
    const approved = { paymentInstrumentId: "p1", paymentMethodId: "PayPal" };
    const offer = {
      paymentMethods: [{ id: "CREDIT_CARD" }, { id: "PayPal" }],
      wallets: { PayPal: { scriptUrl: "https://wallet.test/core" } },
    };
    const { shop } = await open(aBasket(), {
      payments: {
        methods: () => Promise.resolve(offer as never),
        addWallet: ({ token }: { token: string }) => {
          const paid = { ...shop.basket(), paymentInstruments: [approved] } as Basket;
          shop.replace(paid);
          shop.calls.push(`addWallet ${token}`);
          return Promise.resolve(paid);
        },
      } as PartialCommerceApi["payments"],
    });
    await user.click(await screen.findByRole("radio", { name: "PayPal" }));
    await fillAddress();
    const approve = await screen.findByRole("button", { name: "Approve" });
    await press();
    expect(await screen.findByText("Please approve the payment at PayPal first.")).toBeVisible();
    expect(shop.calls).not.toContain("createOrder basket-1");

    await user.click(approve);
    expect(await screen.findByText("Approved at PayPal")).toBeVisible();
    expect(shop.calls).not.toContain("createOrder basket-1");
    await press();
    await title("It’s yours, June.");
    expect(shop.calls.filter((call) => /addWallet|createOrder/.test(call))).toEqual([
      "addWallet token-w",
      "createOrder basket-1",
    ]);
  });

  describe("who has approved a wallet", () => {
    const paidByWallet = async () => {
      const offer = {
        paymentMethods: [{ id: "CREDIT_CARD" }, { id: "PayPal" }],
        wallets: { PayPal: { scriptUrl: "https://wallet.test/core" } },
      };
      let approvals = 0;
      const { shop } = await open(aShippedBasket({ billingAddress: anAddress }), {
        payments: {
          methods: () => Promise.resolve(offer as never),
          addWallet: () => {
            approvals += 1;
            const approved = { paymentInstrumentId: `p${approvals}`, paymentMethodId: "PayPal" };
            const paid = { ...shop.basket(), paymentInstruments: [approved] } as Basket;
            shop.replace(paid);
            shop.calls.push(`addWallet ${paid.orderTotal}`);
            return Promise.resolve(paid);
          },
        } as PartialCommerceApi["payments"],
      });
      await user.click(await screen.findByRole("radio", { name: "PayPal" }));
      await user.click(await screen.findByRole("button", { name: "Approve" }));
      expect(await screen.findByText("Approved at PayPal")).toBeVisible();
      return shop;
    };
    const ordered = (calls: readonly string[]) => calls.filter((call) => /addWallet|createOrder/.test(call));

    test("approves anew once the total is another: by then nothing is ordered", async () => {
      const shop = await paidByWallet();
      await user.click(screen.getByRole("radio", { name: /UPS Second Day/ }));
      expect(await screen.findByText(/Your order comes to/)).toHaveTextContent("$52.50");
      expect(screen.queryByText("Approved at PayPal")).not.toBeInTheDocument();
      await press();
      expect(await screen.findByText("Please approve the payment at PayPal first.")).toBeVisible();
      expect(ordered(shop.calls)).toEqual(["addWallet 42.67"]);

      await user.click(screen.getByRole("button", { name: "Approve" }));
      expect(await screen.findByText("Approved at PayPal")).toBeVisible();
      await press();
      await title("It’s yours, June.");
      expect(ordered(shop.calls)).toEqual(["addWallet 42.67", "addWallet 52.5", "createOrder basket-1"]);
    });

    test("may approve again, and sees that it was done", async () => {
      const shop = await paidByWallet();
      await user.click(screen.getByRole("button", { name: "Approve again" }));
      expect(screen.queryByText("Approved at PayPal")).not.toBeInTheDocument();
      await user.click(screen.getByRole("button", { name: "Approve" }));
      expect(await screen.findByText("Approved at PayPal")).toBeVisible();
      await press();
      await title("It’s yours, June.");
      expect(ordered(shop.calls)).toEqual(["addWallet 42.67", "addWallet 42.67", "createOrder basket-1"]);
    });
  });

  test("pressed twice orders once", async () => {
    const { shop } = await open(aPaidBasket());
    await user.dblClick(await screen.findByRole("button", { name: "Place order" }));
    await title("It’s yours, June.");
    expect(shop.calls.filter((call) => call.startsWith("createOrder"))).toHaveLength(1);
  });

  test("whose payment is refused reads the reason at the step of payment", async () => {
    const failed = {
      orderNo: "WP-1",
      status: "failed",
      c_flashes: [{ type: "PaymentTransactionFailed", message: "Your card was declined." }],
    } as unknown as Order;
    const { router } = await open(aPaidBasket(), { orders: { create: () => Promise.resolve(failed) } });
    await screen.findByText("Visa ending in 4242");
    await press();
    expect(await screen.findByText("Your card was declined.")).toBeVisible();
    expect(router.state.location.pathname).toBe("/billing");
  });

  test("gets there from the first step", async () => {
    const shop = fakeCheckout(aShippedBasket());
    const { router } = await renderPages("/shipping", steps, { api: shop.api });
    await user.click(await screen.findByRole("link", { name: "Check out on one page" }));
    await title("All on one page");
    expect(router.state.location.pathname).toBe("/checkout");
  });
});

const inTwoParcels = aBasket({
  shipments: [{ shipmentId: "me" }, { shipmentId: "Shipment1" }],
  productItems: [anItem(), anItem({ itemId: "line-2", shipmentId: "Shipment1" })],
});

test.each([
  ["a bag for two people", inTwoParcels, {}],
  [
    "a customer with an account",
    aShippedBasket({ paymentInstruments: [aCard] }),
    {
      session: {
        current: () => Promise.resolve({ customerId: "c1", registered: true, expiresAt: Infinity }),
        listen: () => () => undefined,
      },
      customers: { get: () => Promise.resolve({ customerId: "c1", addresses: [] }) },
    },
  ],
] as const)("%s goes through the steps", async (_name, basket, answers) => {
  const { router } = await open(basket, answers as PartialCommerceApi);
  await settle();
  expect(router.state.location.pathname).toBe("/shipping");
  expect(screen.queryByRole("link", { name: "Check out on one page" })).not.toBeInTheDocument();
});
