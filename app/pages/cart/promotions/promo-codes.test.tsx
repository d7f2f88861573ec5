import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { aBasket } from "#tests/factories/baskets.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as cart from "../cart-page.tsx";

const user = userEvent.setup({ delay: null });

const openCart = async (basket: Basket | null, answers: PartialCommerceApi = {}) => {
  const shop = fakeCheckout(basket, answers);
  const page = await renderPages("/cart", { "/cart": cart }, { api: shop.api });
  return { shop, ...page };
};

describe("promo codes", () => {
  const enter = async (code: string) => {
    const fold = screen.queryByText("Add a promo code");
    if (fold && !screen.queryByRole("textbox", { name: "Promo code" })) await user.click(fold);
    await user.type(await screen.findByRole("textbox", { name: "Promo code" }), `${code}{Enter}`);
    await settle();
  };

  test("are applied, shown and taken back", async () => {
    const { shop } = await openCart(aBasket());
    await enter("WINDOWSILL");
    await user.click(await screen.findByRole("button", { name: "Remove promo code WINDOWSILL" }));
    await settle();
    expect(shop.calls).toEqual(["addCoupon WINDOWSILL", "removeCoupon windowsill"]);
    expect(screen.queryByRole("button", { name: /WINDOWSILL/ })).not.toBeInTheDocument();
  });

  test("are asked for by a press, which moves to the field; the field stays once a code is taken back", async () => {
    await openCart(aBasket());
    expect(screen.queryByRole("textbox", { name: "Promo code" })).not.toBeInTheDocument();
    await user.click(screen.getByText("Add a promo code"));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Promo code" })).toHaveFocus());
    await enter("WINDOWSILL");
    await user.click(await screen.findByRole("button", { name: "Remove promo code WINDOWSILL" }));
    await settle();
    expect(screen.getByRole("textbox", { name: "Promo code" })).toHaveFocus();
  });

  test("that the bag holds are in sight from the start", async () => {
    await openCart(aBasket({ couponItems: [{ code: "WINDOWSILL", couponItemId: "c1", valid: true }] }));
    expect(await screen.findByRole("button", { name: "Remove promo code WINDOWSILL" })).toBeVisible();
  });

  test("entered twice stay once", async () => {
    const { shop } = await openCart(aBasket());
    await enter("WINDOWSILL");
    await enter("windowsill");
    expect(shop.calls).toEqual(["addCoupon WINDOWSILL"]);
    expect(await screen.findAllByRole("button", { name: /Remove promo code/ })).toHaveLength(1);
  });

  test("that do not exist are refused by name", async () => {
    const refuse = () => Promise.reject(new CommerceApiError(400, "invalid-coupon-code", "coupon_code_unknown"));
    await openCart(aBasket(), { baskets: { addCoupon: refuse } });
    await enter("PLUMJAM");
    expect(screen.getByText('Promo code "PLUMJAM" is unknown.')).toBeVisible();
    const field = screen.getByRole("textbox", { name: "Promo code" });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Promo code "PLUMJAM" is unknown.');
    expect(field).toHaveFocus();
    expect(screen.queryByText(/Oh fudge/)).not.toBeInTheDocument();
  });

  test("that were tried too often are not said to be unknown", async () => {
    const message = "Too many wrong codes were entered. Please try again later.";
    const words = { statusCode: "too-many-requests", statusMessage: message };
    const refuse = () => Promise.reject(new CommerceApiError(400, "hook-status-exception", message, [], words));
    await openCart(aBasket(), { baskets: { addCoupon: refuse } });
    await enter("WINDOWSILL");
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByText(/is unknown/)).not.toBeInTheDocument();
  });

  test("of an organization are not said to be unknown while nobody looks at them", async () => {
    const message = "Too many wrong codes were entered. Please try again later.";
    const unknown = new CommerceApiError(400, "invalid-coupon-code", "coupon_code_unknown");
    await openCart(aBasket(), {
      baskets: { addCoupon: () => Promise.reject(unknown) },
      transports: { site: () => Promise.reject(new CommerceApiError(429, "too-many-requests", message)) },
    });
    await enter("BA-10001");
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByText(/is unknown/)).not.toBeInTheDocument();
  });

  test("of an organization are kept as such, and taken back", async () => {
    const said: unknown[] = [];
    const refuse = () => Promise.reject(new CommerceApiError(400, "invalid-coupon-code", "coupon_code_unknown"));
    await openCart(aBasket(), {
      baskets: {
        addCoupon: refuse,
        update: (_id, patch) => {
          said.push(patch);
          return Promise.resolve(aBasket(patch));
        },
      },
      transports: {
        site: (request) => Promise.resolve({ valid: request.query?.["organization_discount_code"] === "BA-10001" }),
      },
    });
    await enter("ba-10001");
    await user.click(await screen.findByRole("button", { name: "Remove organization code BA-10001" }));
    await settle();
    expect(said).toEqual([{ c_organizationDiscountCode: "BA-10001" }, { c_organizationDiscountCode: null }]);
    expect(screen.queryByRole("button", { name: /BA-10001/ })).not.toBeInTheDocument();
    await enter("BA-77777");
    expect(screen.getByText('Promo code "BA-77777" is unknown.')).toBeVisible();
  });

  test("of a printed catalog are kept as such, explained, and taken back", async () => {
    const said: unknown[] = [];
    const refuse = () => Promise.reject(new CommerceApiError(400, "invalid-coupon-code", "coupon_code_unknown"));
    // As the sandbox answers.
    const group = { id: "autumn-catalogue", description: "Printed catalog, fall" };
    await openCart(aBasket(), {
      baskets: {
        addCoupon: refuse,
        update: (_id, patch) => {
          said.push(patch);
          return Promise.resolve(aBasket(patch));
        },
      },
      transports: {
        site: ({ path, query }) =>
          Promise.resolve(
            path === "source-code-groups"
              ? { group: query?.["sourceCode"]?.toUpperCase() === "AUTUMN26" ? group : null }
              : { valid: false },
          ),
      },
    });
    await enter("autumn26");
    expect(screen.getByText("AUTUMN26 gives you the prices and offers of “Printed catalog, fall”.")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Remove catalog code AUTUMN26" }));
    await settle();
    expect(said).toEqual([{ sourceCode: "AUTUMN26" }, { sourceCode: "" }]);
    expect(screen.queryByText(/gives you the prices/)).not.toBeInTheDocument();
    await enter("SPRING");
    expect(screen.getByText('Promo code "SPRING" is unknown.')).toBeVisible();
  });

  test("are taken back by the id they have by then", async () => {
    const bagWith = (couponItemId: string) =>
      aBasket({ couponItems: [{ couponItemId, code: "SILL", valid: true, statusCode: "applied" }] });
    let come: () => void = () => undefined;
    const changed = new Promise<void>((resolve) => (come = resolve));
    const { shop } = await openCart(bagWith("c-1"), {
      baskets: { updateItem: () => changed.then(() => bagWith("c-2")) },
    });
    await user.click(screen.getByRole("button", { name: "Increase quantity" }));
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 450))));
    await user.click(await screen.findByRole("button", { name: "Remove promo code SILL" }));
    come();
    await settle();
    expect(shop.calls).toEqual(["removeCoupon c-2"]);
  });

  test("with nothing to apply to are refused and removed", async () => {
    const coupon = { couponItemId: "c-1", code: "LATER", valid: true, statusCode: "no_applicable_promotion" as const };
    const { shop } = await openCart(aBasket(), {
      baskets: { addCoupon: () => Promise.resolve(aBasket({ couponItems: [coupon] })) },
    });
    await enter("LATER");
    expect(screen.getByText('Promo code "LATER" currently cannot be added to your cart.')).toBeVisible();
    expect(shop.calls).toEqual(["removeCoupon c-1"]);
    expect(screen.queryByRole("button", { name: /Remove promo code/ })).not.toBeInTheDocument();
  });
});
