import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { aBasket, anAddress, aPaidBasket, aShippedBasket, aProduct } from "#tests/factories/baskets.ts";
import { CardFormError, fakeCard } from "#tests/fake-card-form.tsx";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as confirmation from "./confirmation/order-confirmation-page.tsx";
import * as billing from "./payment/billing-page.tsx";
import * as review from "./review-order-page.tsx";
import * as shipping from "./shipping/shipping-page.tsx";

jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

beforeEach(() => {
  window.sessionStorage.clear();
});

const steps = {
  "/shipping": shipping,
  "/billing": billing,
  "/revieworder": review,
  "/order-confirmation": confirmation,
};

const open = async (
  path: string | { pathname: string; state: unknown },
  basket: Basket | null,
  answers: PartialCommerceApi = {},
  site = {},
) => {
  const shop = fakeCheckout(basket, answers);
  const page = await renderPages(path, steps, { api: shop.api, site });
  return { shop, ...page };
};

const field = (name: string) => screen.getByRole("textbox", { name });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const press = (name: string) => user.click(screen.getByRole("button", { name }));

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

describe("the way through the checkout", () => {
  test.each([
    ["once we have your address", aBasket()],
    ["at the next step", aShippedBasket()],
  ])("tax is calculated %s", async (when, basket) => {
    await open("/shipping", basket);
    expect(screen.getByText(`Tax is calculated ${when}.`)).toBeVisible();
  });

  test("a guest goes from address to order, and each page knows its step", async () => {
    const { shop, router } = await open("/shipping", aBasket());
    expect(screen.getByRole("listitem", { current: "step" })).toHaveTextContent("Shipping");
    await fillAddress();
    await press("Continue to Payment");

    const payment = await title("How would you like to pay?");
    await waitFor(() => expect(payment).toHaveFocus());
    expect(router.state.location.pathname).toBe("/billing");
    expect(screen.getByRole("listitem", { current: "step" })).toHaveTextContent("Payment");
    await press("Continue to Review");

    const review = await title("One last look");
    await waitFor(() => expect(review).toHaveFocus());
    expect(screen.getByRole("region", { name: "Contact" })).toHaveTextContent("june@marlowe.example");
    expect(screen.getByRole("region", { name: "Shipping" })).toHaveTextContent("2218 Harrison");
    expect(screen.getByRole("region", { name: "Payment" })).toHaveTextContent("Visa ending in 4242");
    await press("Place order");

    expect(await title("It’s yours, June.")).toHaveFocus();
    expect(screen.getByText("WP-204817")).toBeVisible();
    expect(shop.calls).toEqual([
      "setShippingMethod ground",
      "setEmail june@marlowe.example",
      "setShippingAddress and billing",
      "setBillingAddress 2218 Harrison",
      "addCard token-1",
      "createOrder basket-1",
    ]);
  });

  test.each([
    ["/billing", aBasket(), "/shipping"],
    ["/revieworder", aBasket(), "/shipping"],
    ["/revieworder", aShippedBasket(), "/billing"],
    ["/shipping", aPaidBasket(), "/shipping"],
    ["/billing", aPaidBasket(), "/billing"],
    ["/revieworder", aPaidBasket(), "/revieworder"],
    ["/shipping", null, "/cart"],
    ["/billing", aBasket({ productItems: [] }), "/cart"],
  ])("asking for %s leads to the first step that wants an answer", async (path, basket, shown) => {
    const { router } = await open(path, basket);
    expect(router.state.location.pathname).toBe(shown);
  });

  test("steps behind the shopper lead back to them", async () => {
    await open("/revieworder", aPaidBasket());
    const progress = screen.getByRole("navigation", { name: "Checkout progress" });
    expect(
      within(progress)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/shipping", "/billing"]);
  });

  test("a bag that cannot be loaded says so and asks for nothing", async () => {
    await open("/shipping", null, {
      baskets: { current: () => Promise.reject(new CommerceApiError(0, "network", "")) },
    });
    expect(screen.getByText(/Oh fudge!/).parentElement).toHaveFocus();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
  });
});

describe("shipping", () => {
  test("shows at most eight fields at first", async () => {
    await open("/shipping", aBasket());
    expect(screen.getAllByRole("textbox").length + screen.getAllByRole("combobox").length).toBe(8);
  });

  test.each(["Company or Organization Name", "Unit/Suite/Building", "Extension"])(
    "%s opens in place and takes the focus",
    async (name) => {
      await open("/shipping", aBasket());
      await press(name);
      expect(field(`${name} (optional)`)).toHaveFocus();
    },
  );

  test("shows again what the bag knows, also in the optional fields", async () => {
    const shippingAddress = { ...anAddress, companyName: "Plum & Co", c_PHONE_EXTENSION: "12" };
    await open("/shipping", aShippedBasket({ shipments: [{ shipmentId: "me", shippingAddress }] }));
    expect(field("Email")).toHaveValue("june@marlowe.example");
    expect(screen.getByRole("combobox", { name: "Street Address" })).toHaveValue("2218 Harrison");
    expect(field("Phone Number")).toHaveValue("(415) 555-0117");
    expect(field("Company or Organization Name (optional)")).toHaveValue("Plum & Co");
    expect(field("Extension (optional)")).toHaveValue("12");
  });

  test("refuses an empty form, names each fault and goes to the first", async () => {
    const { shop } = await open(
      "/shipping",
      aShippedBasket({ customerInfo: undefined, shipments: [{ shipmentId: "me" }] }),
    );
    await press("Continue to Payment");
    await waitFor(() => expect(field("Email")).toHaveFocus());
    expect(field("Email")).toHaveAccessibleDescription("This field is required.");
    expect(screen.getByRole("combobox", { name: "State" })).toHaveAccessibleDescription("Please select a state.");
    expect(shop.calls).toEqual(["setShippingMethod ground"]);
  });

  test("tells a wrong field when the shopper leaves it", async () => {
    await open("/shipping", aBasket());
    await enterText(user, field("Zip/Postal Code"), "9411");
    expect(field("Zip/Postal Code")).toBeValid();
    await user.tab();
    expect(field("Zip/Postal Code")).toBeInvalid();
    expect(field("Zip/Postal Code")).toHaveAccessibleDescription("Please enter a valid zip code");
  });

  test.each(["+1 (555) 123-4567", "15551234567", "1-555-123-4567"])(
    "a phone number pasted as %s is taken, and kept in ten digits",
    async (pasted) => {
      const saved = jest.fn();
      await open("/shipping", aBasket(), { baskets: { setShippingAddress: saved } });
      await fillAddress();
      await user.clear(field("Phone Number"));
      await user.paste(pasted);
      await user.tab();
      expect(field("Phone Number")).toHaveValue("(555) 123-4567");
      expect(field("Phone Number")).toBeValid();
      await press("Continue to Payment");
      await waitFor(() => expect(saved).toHaveBeenCalled());
      expect(saved.mock.calls[0][2]).toMatchObject({ phone: "5551234567" });
    },
  );

  test("a PO Box takes the street, the unit and the residence", async () => {
    await open("/shipping", aBasket());
    await press("Unit/Suite/Building");
    await enterText(user, field("Unit/Suite/Building (optional)"), "4");
    await press("Use PO Box");
    expect(screen.getByRole("combobox", { name: "Street Address" })).toHaveValue("PO Box");
    expect(screen.queryByRole("textbox", { name: /Unit/ })).not.toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "This address is a residence" })).not.toBeChecked();
    await user.click(screen.getByRole("checkbox", { name: "This address is a residence" }));
    expect(screen.getByRole("combobox", { name: "Street Address" })).toHaveValue("");
    expect(screen.getByRole("button", { name: "Use PO Box" })).toHaveAttribute("aria-pressed", "false");
  });

  test("offers Canada only where the site preference allows it", async () => {
    await open("/shipping", aBasket());
    expect(screen.queryByRole("button", { name: /Country/ })).not.toBeInTheDocument();
  });

  test("in Canada asks for a province and a postal code", async () => {
    await open("/shipping", aBasket(), {
      sitePreferences: { get: () => Promise.resolve({ enableCanadianAddresses: true }) },
    });
    await press("Country: United States (Change)");
    const country = screen.getByRole("combobox", { name: "Country" });
    expect(country).toHaveFocus();
    await user.selectOptions(country, "Canada");
    await user.selectOptions(screen.getByRole("combobox", { name: "Province" }), "Ontario");
    await enterText(user, field("Zip/Postal Code"), "94110");
    await user.tab();
    expect(field("Zip/Postal Code")).toHaveAccessibleDescription("Please enter a valid postal code");
  });

  test("chooses a way to ship, and another one when the shopper wants it", async () => {
    const { shop } = await open("/shipping", aBasket());
    expect(await screen.findByRole("radio", { name: /UPS Ground/ })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: /UPS Second Day/ }));
    await settle();
    expect(screen.getByRole("radio", { name: /UPS Second Day/ })).toBeChecked();
    expect(shop.calls).toEqual(["setShippingMethod ground", "setShippingMethod second-day"]);
  });

  test("says so when the chosen way is not offered at the address", async () => {
    let asked = 0;
    const only = [{ id: "second-day", name: "UPS Second Day", price: 18.5 }];
    const all = [{ id: "ground", name: "UPS Ground", price: 7.95 }, ...only];
    const { router } = await open("/shipping", aBasket(), {
      baskets: {
        shippingMethods: () => Promise.resolve({ applicableShippingMethods: asked++ === 0 ? all : only }),
      },
    });
    await fillAddress();
    await press("Continue to Payment");
    expect((await screen.findByText(/isn’t available here/)).parentElement).toHaveFocus();
    expect(router.state.location.pathname).toBe("/shipping");
    expect(screen.queryByRole("radio", { name: /UPS Ground/ })).not.toBeInTheDocument();
    expect(screen.getByRole("radio", { name: /UPS Second Day/ })).toBeChecked();
  });

  test("a server's refusal stands at the top, has the focus, and nothing typed is lost", async () => {
    const message = 'This address is wrong.: "State" is not a valid value. Enter the correct value to proceed.';
    await open("/shipping", aBasket(), {
      baskets: { setShippingAddress: () => Promise.reject(new CommerceApiError(400, "invalid", message)) },
    });
    await fillAddress();
    await press("Continue to Payment");
    expect((await screen.findByText(message)).parentElement).toHaveFocus();
    expect(screen.getByRole("combobox", { name: "Street Address" })).toHaveValue("2218 Harrison");
  });

  test("shows a registered customer's email and preferred address as a card, and the fields on demand", async () => {
    const session = { customerId: "c1", registered: true, expiresAt: Infinity };
    await open("/shipping", aBasket(), {
      session: { current: () => Promise.resolve(session), listen: () => () => undefined },
      customers: {
        get: () =>
          Promise.resolve({
            customerId: "c1",
            email: "june@marlowe.example",
            addresses: [{ ...anAddress, addressId: "home", preferred: true }],
          }),
      },
    });
    expect(await screen.findByRole("textbox", { name: "Email" })).toHaveValue("june@marlowe.example");
    expect(screen.getByText(/San Francisco/)).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "City" })).not.toBeInTheDocument();
    expect(screen.queryByText("Been here before?")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Change the address" }));
    expect(field("City")).toHaveValue("San Francisco");
    expect(screen.getByRole("combobox", { name: "Saved addresses" })).toHaveFocus();
  });

  test("offers a guest the login beside her email, with the way back and what she typed", async () => {
    await open("/shipping", aBasket(), {}, { codeLogin: true });
    await enterText(user, await screen.findByRole("textbox", { name: "Email" }), "june@marlowe.example");
    expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?redirect=%2Fshipping");
    expect(screen.getByRole("link", { name: "Get a code by email" })).toHaveAttribute(
      "href",
      "/login?redirect=%2Fshipping",
    );
  });
});

describe("one checkout", () => {
  test.each(["/shipping", "/billing", "/revieworder"])("has the total and the lines in sight on %s", async (path) => {
    await open(path, aPaidBasket());
    const bar = (await screen.findByText("Show what’s in it")).closest("summary");
    expect(bar).toHaveTextContent("$42.67");
    await user.click(bar as HTMLElement);
    expect((await screen.findAllByText("Half-Moon Praline Bonbons")).length).toBe(2);
  });

  test("names the lines as the shop's language does, whatever language the bag was filled in", async () => {
    const items = aPaidBasket().productItems?.map((item) => ({ ...item, productName: "Rolled Cocoa Truffles" }));
    const id = items?.[0]?.productId ?? "";
    const getMany = () => Promise.resolve([aProduct({ id, name: "Truffes roulées au cacao" })]);
    await open("/revieworder", { ...aPaidBasket(), productItems: items ?? [] }, { products: { getMany } });
    expect((await screen.findAllByText("Truffes roulées au cacao")).length).toBeGreaterThan(0);
    expect(screen.queryByText("Rolled Cocoa Truffles")).not.toBeInTheDocument();
  });

  test("folds the finished step to a line that leads back", async () => {
    await open("/billing", aShippedBasket());
    const change = await screen.findByRole("link", { name: "Change shipping" });
    expect(change).toHaveAttribute("href", "/shipping");
    expect(change.parentElement).toHaveTextContent(/Shipping June Marlowe, 2218 Harrison.*, San Francisco/);
  });

  test("puts items and total before the button that orders", async () => {
    await open("/revieworder", aPaidBasket());
    const summary = await screen.findByRole("region", { name: "Order summary" });
    const place = screen.getByRole("button", { name: "Place order" });
    expect(summary.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each(["/shipping", "/billing", "/revieworder"])("takes a promo code on %s", async (path) => {
    const { shop } = await open(path, aPaidBasket());
    await user.click(await screen.findByText("Add a promo code"));
    await enterText(user, await screen.findByRole("textbox", { name: "Promo code" }), "SPRING");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    await waitFor(() => expect(shop.calls).toContain("addCoupon SPRING"));
  });
});

describe("payment", () => {
  test("bills another address when the shopper says so", async () => {
    const { shop, router } = await open("/billing", aShippedBasket());
    await user.click(screen.getByRole("checkbox", { name: "Same as shipping address" }));
    await press("Continue to Review");
    await waitFor(() => expect(field("First Name")).toHaveFocus());
    await enterText(user, field("First Name"), "Theo");
    await enterText(user, field("Last Name"), "Plum");
    await enterText(user, screen.getByRole("combobox", { name: "Street Address" }), "1 Plum St");
    await enterText(user, field("City"), "Oakland");
    await user.selectOptions(screen.getByRole("combobox", { name: "State" }), "California");
    await enterText(user, field("Zip/Postal Code"), "94601");
    await enterText(user, field("Phone Number"), "5105550117");
    await press("Continue to Review");
    await title("One last look");
    expect(shop.calls).toEqual(["setBillingAddress 1 Plum St", "addCard token-1"]);
    expect(router.state.location.pathname).toBe("/revieworder");
  });

  test("keeps the card that was entered, until the shopper wants another", async () => {
    const { shop } = await open("/billing", aPaidBasket());
    expect(screen.getByText("Visa ending in 4242")).toBeVisible();
    expect(screen.getByText("Expires 09/2030")).toBeVisible();
    await press("Use another card");
    expect(screen.getByText("Card fields")).toBeVisible();
    await press("Continue to Review");
    await title("One last look");
    expect(shop.calls).toEqual(["setBillingAddress 2218 Harrison", "addCard token-1"]);
  });

  test("leaves the card form as it is until the step is left", async () => {
    await open("/billing", aShippedBasket());
    let isFolded = false;
    const observer = new MutationObserver(() => {
      isFolded ||= screen.queryByText("Use another card") !== null;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await press("Continue to Review");
    await title("One last look");
    observer.disconnect();
    expect(isFolded).toBe(false);
  });

  test("asks for no card again when it is kept", async () => {
    const { shop } = await open("/billing", aPaidBasket());
    await press("Continue to Review");
    await title("One last look");
    expect(fakeCard.createToken).not.toHaveBeenCalled();
    expect(shop.calls).toEqual(["setBillingAddress 2218 Harrison"]);
  });

  test("stays when the card form refuses the card", async () => {
    fakeCard.createToken.mockRejectedValue(new CardFormError());
    const { shop, router } = await open("/billing", aShippedBasket());
    await press("Continue to Review");
    await settle();
    expect(router.state.location.pathname).toBe("/billing");
    expect(shop.calls).toEqual([]);
  });

  test("removes a way to pay that is no longer offered", async () => {
    const paypal = { paymentInstrumentId: "pp-1", paymentMethodId: "PayPal" };
    const { shop } = await open("/billing", aPaidBasket({ paymentInstruments: [paypal] }));
    await waitFor(() => expect(shop.calls).toEqual(["removePaymentInstrument pp-1"]));
  });

  test("keeps the card when everything is paid for, whatever could pay for nothing", async () => {
    const { shop } = await open("/billing", aPaidBasket(), {
      baskets: { paymentMethods: () => Promise.resolve({ applicablePaymentMethods: [{ id: "NO_PAYMENT" }] }) },
    });
    expect(screen.getByText("Visa ending in 4242")).toBeVisible();
    expect(shop.calls).toEqual([]);
  });

  test("removes a way to pay that the bag itself refuses", async () => {
    const flash = { type: "PaymentMethodNotApplicable", details: { paymentInstrumentId: "card-1" } };
    const { shop } = await open("/billing", aPaidBasket({ c_flashes: [flash] }));
    await waitFor(() => expect(shop.calls).toEqual(["removePaymentInstrument card-1"]));
  });

  test("says why the payment before failed", async () => {
    await open({ pathname: "/billing", state: { checkoutError: "Your card was declined." } }, aPaidBasket());
    expect(screen.getByText("Your card was declined.").parentElement).toHaveFocus();
  });

  test("says nothing more of it once another way to pay is tried", async () => {
    const paymentMethods = [{ id: "CREDIT_CARD" }, { id: "PAY_BY_CHECK" }];
    await open({ pathname: "/billing", state: { checkoutError: "Your card was declined." } }, aPaidBasket(), {
      payments: { methods: () => Promise.resolve({ paymentMethods, wallets: {}, openAmount: 40 }) },
    });
    expect(screen.getByText("Your card was declined.")).toBeVisible();
    await user.click(await screen.findByRole("radio", { name: /Pay by check/ }));
    expect(screen.queryByText("Your card was declined.")).not.toBeInTheDocument();
  });
});
