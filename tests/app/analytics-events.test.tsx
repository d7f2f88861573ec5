import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router-dom";
import type { AnalyticsEvent } from "#app/analytics/analytics-events.ts";
import { reportShownPage } from "#app/analytics/shown-page.ts";
import { startReceiving } from "#app/analytics/track.ts";
import { DiscountNudge } from "#app/pages/cart/promotions/discount-nudge.tsx";
import { BackInStock } from "#app/pages/product/purchase/back-in-stock.tsx";
import { AddTreats } from "#app/components/side-sheets/add-treats.tsx";
import { usePreferredShop } from "#app/hooks/stores/use-preferred-shop.ts";
import * as billing from "#app/pages/checkout/payment/billing-page.tsx";
import * as shipping from "#app/pages/checkout/shipping/shipping-page.tsx";
import * as login from "#app/pages/sign-in/login-page.tsx";
import * as register from "#app/pages/sign-in/register-page.tsx";
import { startAnalytics } from "#app/shell/start-analytics.ts";
import { aBasket, aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { renderPages } from "#tests/render-pages.tsx";

jest.mock("#app/components/payment/card-form.tsx", () => jest.requireActual("#tests/fake-card-form.tsx"));

const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole("button", { name }));

let told: AnalyticsEvent[];
let stop: () => void;
beforeEach(() => {
  told = [];
  stop = startReceiving((event) => void told.push(event));
});
afterEach(() => stop());

const visitor: PartialCommerceApi = {
  session: {
    current: () => Promise.resolve(null),
    listen: () => () => undefined,
    signIn: () => Promise.resolve({ customerId: "c1", registered: true, expiresAt: Infinity }),
  },
  customers: {
    get: () => Promise.resolve({ customerId: "c1" }),
    register: () => Promise.resolve({ customerId: "c1" }),
  },
};

const enterLogin = async () => {
  await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@marlowe.example");
  await enterText(user, screen.getByLabelText("Password"), "Plum-1234");
};

const near = {
  promotionId: "free-ground",
  itemText: "free shipping",
  remain: 13,
  threshold: 60,
  merchandiseTotal: 47,
};

const Chooser = () => {
  const { prefer } = usePreferredShop();
  return (
    <button type="button" onClick={() => void prefer({ id: "1001", name: "Valencia Street" } as never)}>
      Choose
    </button>
  );
};

describe("the data layer's events", () => {
  it.each<[name: string, action: () => Promise<unknown>, event: object]>([
    [
      "login",
      async () => {
        await renderPages("/login", { "/login": login }, { api: visitor });
        await enterLogin();
        await press("Log in");
      },
      { event: "login", method: "password" },
    ],
    [
      "sign_up",
      async () => {
        await renderPages("/register", { "/register": register }, { api: visitor });
        await enterText(user, screen.getByRole("textbox", { name: "First Name" }), "June");
        await enterText(user, screen.getByRole("textbox", { name: "Last Name" }), "Harper");
        await enterLogin();
        await press("Create account");
      },
      { event: "sign_up", method: "password" },
    ],
    [
      "store_selected",
      async () => {
        await renderInShop(<Chooser />);
        await press("Choose");
      },
      { event: "store_selected", store_id: "1001" },
    ],
    [
      "productNotify (BackInStockNotification)",
      async () => {
        const signUp = () => Promise.resolve();
        await renderInShop(<BackInStock productId="480127-24" />, { api: { backInStock: { signUp } } });
        await press("Email me when it’s back");
        await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@marlowe.example");
        await press("NOTIFY ME WHEN AVAILABLE");
      },
      { event: "productNotify", action: "BackInStockNotification", product_id: "480127-24" },
    ],
    [
      "add_shipping_info",
      async () => {
        const { api } = fakeCheckout(aShippedBasket());
        await renderPages("/shipping", { "/shipping": shipping, "/billing": billing }, { api });
        await press("Continue to Payment");
      },
      { event: "add_shipping_info", ecommerce: expect.objectContaining({ currency: "USD" }) },
    ],
  ])("%s", async (_name, action, event) => {
    await action();
    await waitFor(() => expect(told).toContainEqual(event));
  });

  it("promotion: an upsell is displayed once, and clicked", async () => {
    const discount = { promotionId: "free-ground", text: "free shipping", remaining: 13, percent: 78 };
    const open = jest.fn();
    await renderInShop(<DiscountNudge discount={discount} currency="USD" onAddTreats={open} />);
    const displayed = { event: "promotion", action: "displayed", promotion_id: "free-ground" };
    expect(told).toEqual([displayed]);
    await press("Add Treats");
    expect(open).toHaveBeenCalledTimes(1);
    expect(told).toEqual([displayed, { event: "promotion", action: "clicked", promotion_id: "free-ground" }]);
  });

  it("promotion: what an upsell brings into the bag", async () => {
    const { api } = fakeCheckout(aBasket({ shipments: [{ shipmentId: "me", c_approachingDiscounts: [near] }] }), {
      search: {
        products: () =>
          Promise.resolve({
            limit: 12,
            total: 1,
            hits: [{ productId: "treat-1" }],
          } as never),
      },
      baskets: { addItems: () => Promise.resolve(aBasket()) },
    });
    await renderInShop(<AddTreats onClose={() => undefined} />, { api });
    await user.click(await screen.findByRole("checkbox"));
    await press("Add 1 treat");
    await waitFor(() =>
      expect(told).toContainEqual(
        expect.objectContaining({ event: "promotion", action: "ATC", promotion_id: "free-ground" }),
      ),
    );
  });
});

it("nav, cta and virtual_page_view: links of menus and footer, calls to action, and every page are told", async () => {
  const page = window as { dataLayer?: { event?: string }[]; google_tag_manager?: object };
  page.google_tag_manager = { "GTM-TEST": {} };
  document.cookie = "cookie-consent=1";
  document.body.innerHTML =
    '<nav><a href="/sale">Sale</a></nav><main><p data-cta><a href="/gifts">All gifts</a></p><a href="/x">Other</a></main><footer><a href="/help">Help</a></footer>';
  document.body.addEventListener("click", (event) => event.preventDefault());
  const router = createMemoryRouter([{ path: "*", element: null }]);
  reportShownPage({ pathname: "/", search: "", title: "Home", pageType: "homepage" });
  await startAnalytics(router, { id: "GTM-TEST", scriptUrl: "https://tags.test/gtm.js" });
  for (const name of ["Sale", "All gifts", "Other", "Help"]) await user.click(screen.getByRole("link", { name }));
  await act(() => router.navigate("/cart"));
  reportShownPage({ pathname: "/cart", search: "", title: "Your bag", pageType: "cart" });
  await waitFor(() =>
    expect(page.dataLayer?.filter(({ event }) => event !== "gtm.js")).toEqual([
      expect.objectContaining({ event: "virtual_page_view", page_path: "/", page_type: "homepage" }),
      { event: "nav", link_text: "Sale", link_url: "/sale" },
      { event: "cta", link_text: "All gifts", link_url: "/gifts" },
      { event: "nav", link_text: "Help", link_url: "/help" },
      expect.objectContaining({ event: "virtual_page_view", page_path: "/cart", page_type: "cart" }),
    ]),
  );
});

it.each(["/?previewLink=e30", "/occasions/easter?isPreviewMode=true"])(
  "nobody is counted, and no tag manager hears of the address, at %s",
  async (address) => {
    window.history.replaceState(null, "", address);
    document.head.replaceChildren();
    const router = createMemoryRouter([{ path: "*", element: null }]);
    await startAnalytics(router, { id: "GTM-TEST", scriptUrl: "https://tags.test/gtm.js" });
    expect(document.querySelector("script")).toBeNull();
    window.history.replaceState(null, "", "/");
  },
);
