import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Session } from "#app/commerce-api/auth/session.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as login from "./login-page.tsx";
import * as register from "./register-page.tsx";

const user = userEvent.setup({ delay: null });

const registered: Session = { customerId: "c1", registered: true, expiresAt: Infinity };

const open = async (path: string | { pathname: string; state: unknown }, answers: PartialCommerceApi = {}) => {
  const calls: string[] = [];
  const api: PartialCommerceApi = {
    session: {
      current: () => Promise.resolve({ customerId: "g1", registered: false, expiresAt: Infinity }),
      listen: () => () => undefined,
      signIn: (email, password) => {
        calls.push(`signIn ${email} ${password}`);
        return Promise.resolve(registered);
      },
      ...answers.session,
    },
    baskets: {
      current: () => Promise.resolve({ productItems: [{ productId: "480130", quantity: 1 }] }),
      merge: () => {
        calls.push("merge");
        return Promise.resolve(null);
      },
    },
    customers: {
      get: () => Promise.resolve({ customerId: "c1", email: "june@marlowe.example" }),
      register: ({ customer }) => {
        calls.push(`register ${customer.firstName} ${customer.lastName} ${customer.email}`);
        return Promise.resolve({ customerId: "c1" });
      },
      ...answers.customers,
    },
  };
  return { calls, ...(await renderPages(path, { "/login": login, "/register": register }, { api })) };
};

const email = () => screen.getByRole("textbox", { name: "Email" });
const password = () => screen.getByLabelText("Password");
const press = (name: string) => user.click(screen.getByRole("button", { name }));

describe("login", () => {
  test("knows the email of whoever's session has ended", async () => {
    await open({ pathname: "/login", state: { sessionExpired: true, email: "june@marlowe.example" } });
    expect(email()).toHaveValue("june@marlowe.example");
    expect(password()).toHaveValue("");
  });

  const enter = async () => {
    await enterText(user, email(), "june@marlowe.example");
    await enterText(user, password(), "Plum-1234");
    await press("Log in");
  };

  test.each([
    ["/login", "/account"],
    ["/login?redirect=%2Fshipping", "/shipping"],
    ["/login?redirect=https%3A%2F%2Fevil.example", "/account"],
    ["/login?redirect=%2F%2Fevil.example", "/account"],
  ])("%s signs in, brings the guest's bag along, and leads to %s", async (path, target) => {
    const { calls, router } = await open(path);
    await enter();
    await waitFor(() => expect(router.state.location.pathname).toBe(target));
    expect(calls).toEqual(["signIn june@marlowe.example Plum-1234", "merge"]);
  });

  test.each([400, 401, 404])("refused with %s does not tell whether the address is known", async (status) => {
    const signIn = () => Promise.reject(new CommerceApiError(status, "unauthorized", "No user june."));
    const { router } = await open("/login", { session: { signIn } });
    await enter();
    const alert = await screen.findByText("Invalid Password. Please check your email address and password.");
    expect(alert.parentElement).toHaveFocus();
    expect(email()).toHaveValue("june@marlowe.example");
    expect(router.state.location.pathname).toBe("/login");
  });

  test("that does not get through says so", async () => {
    await open("/login", { session: { signIn: () => Promise.reject(new CommerceApiError(0, "network", "")) } });
    await enter();
    expect(await screen.findByText(/Oh fudge!/)).toBeVisible();
  });

  test("asks for both fields and goes to the first that is missing", async () => {
    const { calls } = await open("/login");
    await press("Log in");
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toHaveAccessibleDescription("This field is required.");
    expect(password()).toHaveAccessibleDescription("This field is required.");
    expect(calls).toEqual([]);
  });

  test("shows the password when asked", async () => {
    await open("/login");
    await enterText(user, password(), "Plum-1234");
    expect(password()).toHaveAttribute("type", "password");
    await press("Show password");
    expect(password()).toHaveAttribute("type", "text");
    expect(screen.getByRole("button", { name: "Show password" })).toHaveAttribute("aria-pressed", "true");
  });

  test("hands the way back on to the registration", async () => {
    await open("/login?redirect=%2Fshipping");
    expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute(
      "href",
      "/register?redirect=%2Fshipping",
    );
  });
});

describe("registration", () => {
  const enter = async (chosen: string) => {
    await enterText(user, screen.getByRole("textbox", { name: "First Name" }), "June");
    await enterText(user, screen.getByRole("textbox", { name: "Last Name" }), "Marlowe");
    await enterText(user, email(), "june@marlowe.example");
    await enterText(user, password(), chosen);
    await press("Create account");
  };

  test("makes the account, signs in with it and leads back", async () => {
    const { calls, router } = await open("/register?redirect=%2Fshipping");
    await enter("Plum-1234");
    await waitFor(() => expect(router.state.location.pathname).toBe("/shipping"));
    expect(calls).toEqual([
      "register June Marlowe june@marlowe.example",
      "signIn june@marlowe.example Plum-1234",
      "merge",
    ]);
  });

  test("says what a password must be, and refuses a weaker one", async () => {
    const { calls } = await open("/register");
    expect(password()).toHaveAccessibleDescription(/At least 8 characters/);
    await enter("plum1234");
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(/^Please enter a valid password\. At least 8 characters/);
    expect(calls).toEqual([]);
  });

  test("a password that is easily guessed is told in the shop's own words", async () => {
    const refuse = () => Promise.reject(new CommerceApiError(400, "guessable-password", "It is in a list."));
    await open("/register", { customers: { register: refuse } });
    await enter("Password1!");
    await settle();
    expect(await screen.findByText("That password is easy to guess. Please choose another one.")).toBeVisible();
  });

  test("shows the server's words when it refuses", async () => {
    const refuse = () => Promise.reject(new CommerceApiError(400, "login-already-in-use", "This login is taken."));
    await open("/register", { customers: { register: refuse } });
    await enter("Plum-1234");
    await settle();
    expect(await screen.findByText("This login is taken.")).toBeVisible();
    expect(email()).toHaveValue("june@marlowe.example");
  });
});
