import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Basket, BasketsApi } from "#app/commerce-api/baskets.ts";
import { aShippedBasket, anItem } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { fakeCoupons } from "#tests/fake-coupons.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as cart from "#app/pages/cart/cart-page.tsx";
import * as billing from "#app/pages/checkout/payment/billing-page.tsx";
import * as shipping from "#app/pages/checkout/shipping/shipping-page.tsx";
import { applyBest, codesOfAccount } from "./best-code.ts";

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  document.documentElement.dataset.settled = "true";
  window.sessionStorage.clear();
});

afterEach(() => {
  delete document.documentElement.dataset.settled;
});

/** Lets the bag rest until its codes have been weighed. */
const rest = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 1200))));

const weigh = async (shop: ReturnType<typeof fakeCoupons>, ofAccount: readonly string[] = []) => {
  const { addCoupon, removeCoupon } = shop;
  const baskets = { addCoupon, removeCoupon, current: () => Promise.resolve(shop.basket()) } as unknown as BasketsApi;
  const site = () => Promise.reject(new Error("Nobody is to be asked about an organization."));
  const { basket, best } = await applyBest({ baskets, site }, { ...shop.basket(), basketId: "b" }, ofAccount);
  return { best, held: (basket.couponItems ?? []).map(({ code, statusCode }) => `${code} ${statusCode}`) };
};

test("of the codes in an account the one stays in the bag that takes off most", async () => {
  const shop = fakeCoupons({ SILL: 3.2, GRAND: 8, JELLY: 0 }, ["GRAND", "SILL"], []);
  expect(await weigh(shop, ["SILL", "JELLY", "GRAND"])).toEqual({
    best: { code: "GRAND", saved: 8, instead: [] },
    held: ["GRAND applied"],
  });
});

test("a code of an account that is no better than the one in the bag leaves no trace", async () => {
  const shop = fakeCoupons({ SILL: 3.2, GRAND: 8 }, ["GRAND", "SILL"], ["GRAND"]);
  expect(await weigh(shop, ["SILL"])).toEqual({ best: null, held: ["GRAND applied"] });
});

test("a code that waits takes the place of the other once it takes off more", async () => {
  const gives = { SILL: 3.2, GRAND: 8 };
  const shop = fakeCoupons(gives, ["GRAND", "SILL"], ["SILL", "GRAND"]);
  expect(await weigh(shop)).toEqual({ best: null, held: ["GRAND applied", "SILL no_applicable_promotion"] });
  gives.SILL = 9;
  expect(await weigh(shop)).toEqual({
    best: { code: "SILL", saved: 1, instead: ["GRAND"] },
    held: ["SILL applied"],
  });
});

test.each([
  [{ c_promoCodes: ["ONE", "", 3, "TWO"] }, ["ONE", "TWO"]],
  [{ c_promoCodes: ["1", "2", "3", "4", "5", "6"] }, ["1", "2", "3", "4", "5"]],
  [{ c_promoCodes: "ONE" }, []],
  [null, []],
])("an account of %j holds the codes %j", (customer, codes) => {
  expect(codesOfAccount(customer as never)).toEqual(codes);
});

test("a customer's code is used and said, and once taken back stays away", async () => {
  const june = { customerId: "june", registered: true, expiresAt: Infinity };
  const shop = fakeCoupons({ SILL: 3.2 }, ["SILL"], []);
  let quantity = 1;
  const bag = (): Basket => ({ ...shop.basket(), productItems: [anItem({ quantity })] });
  const { api } = fakeCheckout(bag(), {
    session: { current: () => Promise.resolve(june) },
    customers: { get: () => Promise.resolve({ customerId: "june", c_promoCodes: ["SILL"] } as never) },
    baskets: {
      current: () => Promise.resolve(bag()),
      addCoupon: (id, code) => shop.addCoupon(id, code).then(bag),
      removeCoupon: (id, item) => shop.removeCoupon(id, item).then(bag),
      updateItem: (_id, _item, { quantity: next = 1 }) => {
        quantity = next;
        return Promise.resolve(bag());
      },
    },
  });
  await renderPages("/cart", { "/cart": cart }, { api });
  const said = "We used SILL, the best code in your account: you save $3.20.";
  const words = (_: string, element: Element | null) => element?.tagName === "P" && element.textContent === said;
  expect(await screen.findByText(words)).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Remove promo code SILL" }));
  await user.click(await screen.findByRole("button", { name: "Increase quantity" }));
  await rest();
  expect(shop.calls).toEqual(["+SILL", "-SILL"]);
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test("codes that are entered are weighed as they come, and not once more when the bag rests", async () => {
  const shop = fakeCoupons({ SILL: 3.2, GRAND: 8 }, ["GRAND", "SILL"], []);
  const bag = (): Basket => ({ ...shop.basket(), productItems: [anItem()] });
  const { api } = fakeCheckout(bag(), {
    baskets: {
      current: () => Promise.resolve(bag()),
      addCoupon: (id, code) => shop.addCoupon(id, code).then(bag),
      removeCoupon: (id, item) => shop.removeCoupon(id, item).then(bag),
    },
  });
  await renderPages("/cart", { "/cart": cart }, { api });
  await user.click(screen.getByText("Add a promo code"));
  for (const code of ["SILL", "GRAND"]) {
    await user.type(await screen.findByRole("textbox", { name: "Promo code" }), `${code}{Enter}`);
    await screen.findByRole("button", { name: new RegExp(`Remove promo code ${code}`) });
  }
  const entered = [...shop.calls];
  expect(entered).toEqual(["+SILL", "+GRAND"]);
  await rest();
  expect(shop.calls).toEqual(entered);
});

test("the checkout weighs codes too, and no step weighs them again", async () => {
  const june = { customerId: "june", registered: true, expiresAt: Infinity };
  const shop = fakeCoupons({ SILL: 3.2 }, ["SILL"], []);
  const bag = (): Basket => ({ ...aShippedBasket(), ...shop.basket() });
  const entered: string[] = [];
  const { api } = fakeCheckout(bag(), {
    session: { current: () => Promise.resolve(june) },
    customers: { get: () => Promise.resolve({ customerId: "june", c_promoCodes: ["SILL"] } as never) },
    baskets: {
      current: () => Promise.resolve(bag()),
      addCoupon: (id, code) => {
        entered.push(code);
        return shop.addCoupon(id, code).then(bag);
      },
      removeCoupon: (id, item) => shop.removeCoupon(id, item).then(bag),
    },
  });
  const { router } = await renderPages("/billing", { "/billing": billing, "/shipping": shipping }, { api });
  expect(await screen.findByText("SILL", { selector: "output b" })).toBeVisible();
  expect(entered).toEqual(["SILL"]);
  await act(() => router.navigate("/shipping"));
  await rest();
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(entered).toEqual(["SILL"]);
});
