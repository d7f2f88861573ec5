import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Session } from "#app/commerce-api/auth/session.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import * as account from "#app/pages/account/account-page.tsx";
import * as orderDetails from "#app/pages/account/orders/order-details-page.tsx";
import * as orders from "#app/pages/account/orders/orders-page.tsx";
import * as reviewOrder from "#app/pages/checkout/review-order-page.tsx";
import * as confirmation from "#app/pages/sign-in/account-confirmation-page.tsx";
import * as login from "#app/pages/sign-in/login-page.tsx";
import * as register from "#app/pages/sign-in/register-page.tsx";
import * as trackOrder from "#app/pages/track-order/track-order-page.tsx";
import * as wishlist from "#app/pages/wishlist/wishlist-page.tsx";
import { aPaidBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderRoute } from "#tests/render-app.tsx";
import { renderPages, settle } from "#tests/render-pages.tsx";

const OH_FUDGE = "Oh fudge! Something unexpected went wrong! Please try again or contact us.";

const user = userEvent.setup({ delay: null });
const guest: Session = { customerId: "g1", registered: false, expiresAt: Infinity };
const june: Session = { customerId: "june", registered: true, expiresAt: Infinity };

const pages = {
  "/login": login,
  "/register": register,
  "/revieworder": reviewOrder,
  "/account": account,
  "/wishlist": wishlist,
  "/orders": orders,
  "/order-details/:orderId": orderDetails,
  "/track-order": trackOrder,
  "/account-confirmation": confirmation,
};

const as = (session: Session, more: PartialCommerceApi = {}): PartialCommerceApi => ({
  ...more,
  session: { current: () => Promise.resolve(session), listen: () => () => undefined, ...more.session },
  customers: { get: () => Promise.resolve({ customerId: "june", firstName: "June" }), ...more.customers },
});

/** An answer of the backend as it comes over the wire. */
const refusal = (status: number, body: object = {}) => commerceApiError(status, body);
const problem = (status: number, type: string, detail = "") =>
  refusal(status, { type: `x/${type}`, title: "T", detail });

const fails = (error: Error) => () => Promise.reject(error);

const press = (name: string) => user.click(screen.getByRole("button", { name }));

const logIn = async () => {
  await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@example.test");
  await enterText(user, screen.getByLabelText("Password"), "Plum-1234");
  await press("Log in");
};

const makeAccount = async () => {
  await enterText(user, screen.getByRole("textbox", { name: "First Name" }), "June");
  await enterText(user, screen.getByRole("textbox", { name: "Last Name" }), "Harper");
  await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@example.test");
  await enterText(user, screen.getByLabelText("Password"), "Plum-1234");
  await press("Create account");
};

const track = async () => {
  await enterText(user, screen.getByRole("textbox", { name: "Order number" }), "wp1");
  await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@example.test");
  await press("Email me a code");
};

const trackByCode = async () => {
  await track();
  await enterText(user, await screen.findByRole("textbox", { name: "Code from your email" }), "123456");
  await press("Track order");
};

const placeOrder = () => press("Place order");

const askForMail = async () => {
  await enterText(user, screen.getByRole("textbox", { name: "Email" }), "june@example.test");
  await press("Send a new email");
};

const nothing = () => Promise.resolve();

const site = (error: Error) => ({ transports: { site: fails(error), scapi: fails(error) } });
const signIn = (error: Error) => as(guest, { session: { signIn: fails(error) } });
const registering = (error: Error) => as(guest, { customers: { register: fails(error) } });
const unknown = (error: Error) => as(june, { customers: { get: fails(error) } });
const ordering = (error: Error) => fakeCheckout(aPaidBasket(), { orders: { create: fails(error) } }).api;

const INVALID_PASSWORD = "Invalid Password. Please check your email address and password.";
const NO_ORDER = "This code doesn’t open the order. It may have expired, or the number or email may be wrong.";
const wrongCode = {
  scapi: (_family: string, method: string) =>
    method === "guestOrderLookup" ? Promise.reject(problem(404, "order-not-found")) : Promise.resolve(undefined),
};

describe("the error catalogue: what a shopper reads", () => {
  it.each<[situation: string, path: string, api: PartialCommerceApi, action: () => Promise<void>, words: string]>([
    ["login refused: 'Unauthorized'", "/login", signIn(refusal(401)), logIn, INVALID_PASSWORD],
    ["login refused: 'Bad Request'", "/login", signIn(refusal(400)), logIn, INVALID_PASSWORD],
    ["login without a backend", "/login", signIn(new CommerceApiError(0, "network", "")), logIn, OH_FUDGE],
    ["login, the service's own words", "/login", signIn(refusal(500, { message: "Tea break." })), logIn, "Tea break."],
    [
      "registration: the server's messages together",
      "/register",
      registering(refusal(400, { c_messages: ["Too young.", "Too old."], detail: "No." })),
      makeAccount,
      "Too young. Too old.",
    ],
    [
      "registration: else its detail",
      "/register",
      registering(problem(400, "login-already-in-use", "There is an account with this email.")),
      makeAccount,
      "There is an account with this email.",
    ],
    ["order: the server's words", "/revieworder", ordering(problem(400, "x", "Sold out.")), placeOrder, "Sold out."],
    ["order: nothing said", "/revieworder", ordering(refusal(500)), placeOrder, OH_FUDGE],
    [
      "order: the first flash before everything else",
      "/revieworder",
      ordering(refusal(400, { c_flashes: [{ type: "F", message: "First." }], statusMessage: "S", detail: "D" })),
      placeOrder,
      "First.",
    ],
    [
      "order: the status message before the message",
      "/revieworder",
      ordering(refusal(400, { statusMessage: "Status.", message: "M", detail: "D" })),
      placeOrder,
      "Status.",
    ],
    ["account: the server's words", "/account", unknown(problem(500, "x", "Flooded.")), nothing, "Flooded."],
    ["account: nothing said", "/account", unknown(refusal(502)), nothing, OH_FUDGE],
    ["wishlist: the server's words", "/wishlist", unknown(problem(500, "x", "Flooded.")), nothing, "Flooded."],
    ["wishlist: nothing said", "/wishlist", unknown(refusal(502)), nothing, OH_FUDGE],
    ["order history", "/orders", as(june, site(refusal(500))), nothing, "Failed to get customer order history list"],
    ["order details out of order", "/order-details/WP1", as(june, site(refusal(500))), nothing, OH_FUDGE],
    ["tracking: a wrong code", "/track-order", as(guest, { transports: wrongCode }), trackByCode, NO_ORDER],
    ["tracking out of order", "/track-order", as(guest, site(refusal(503, { detail: "Later." }))), track, "Later."],
    [
      "confirmation mail: an unexpected status",
      "/account-confirmation",
      as(guest, site(refusal(500))),
      askForMail,
      "Oops! Unexpected error occurred.",
    ],
  ])("%s", async (_, path, api, action, words) => {
    const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
    await renderPages(path, pages, { api });
    await action();
    await waitFor(() =>
      expect(screen.getAllByRole("alert").some((alert) => alert.textContent.includes(words))).toBe(true),
    );
    said.mockRestore();
  });
});

describe("a session that ends in the checkout", () => {
  it("leads to the login with its reason, although the bag is gone at the same moment", async () => {
    const { api, replace } = fakeCheckout(aPaidBasket());
    const listeners: ((event: "expired", session: Session) => void)[] = [];
    const session = {
      current: () => Promise.resolve(june),
      listen: (listener: (typeof listeners)[number]) => {
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      },
    } as PartialCommerceApi["session"];
    const { router } = await renderRoute("/billing", { api: { ...as(june, api), session } });
    await waitFor(() => expect(screen.getByRole("button", { name: "Continue to Review" })).toBeVisible());
    replace(null);
    await act(async () => {
      listeners.forEach((listener) => listener("expired", guest));
      await Promise.resolve();
    });
    await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
    await settle();
    expect(router.state.location.pathname).toBe("/login");
    expect(screen.getByText("Your session has expired. Please log in again to continue.")).toBeVisible();
  });
});

describe("the confirmation of an email address", () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ["good", () => Promise.resolve({ email: "june@example.test" }), "Your email is confirmed"],
    ["of an invalid type", fails(problem(400, "invalid-confirmation-token")), "This link has expired"],
    ["somebody else's", fails(problem(400, "verification-failed")), "Something went wrong"],
    ["looked at by nobody", fails(refusal(500)), "Something went wrong"],
  ])("with a token that is %s", async (_, answer, title) => {
    const asked: unknown[] = [];
    const transports = { scapi: answer, site: (request: unknown) => (asked.push(request), answer()) };
    const { router } = await renderPages("/account-confirmation?customer=00000007&token=secret", pages, {
      api: as(guest, { transports }),
    });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(asked).toEqual([
      {
        method: "POST",
        path: "customer-register-complete",
        body: { c_customer: "00000007", c_token: "secret" },
      },
    ]);
    expect(router.state.location.search).toBe("");
  });

  it.each([
    ["?status=token-expired", "This link has expired"],
    ["?status=verification-required", "Please confirm your email"],
    ["?status=verified", "Please confirm your email"],
    ["", "Please confirm your email"],
  ])("%s is explained", async (search, title) => {
    await renderPages(`/account-confirmation${search}`, pages, { api: as(guest) });
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  });

  it("is asked for where the login wants it first, and the email is known there", async () => {
    await renderPages("/login", pages, { api: signIn(problem(403, "requires.verification")) });
    await logIn();
    await settle();
    expect(await screen.findByRole("heading", { level: 1, name: "Please confirm your email" })).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("june@example.test");
  });
});
