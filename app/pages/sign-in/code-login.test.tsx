import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import type { SiteRequest } from "#app/commerce-api/site-api-client.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages } from "#tests/render-pages.tsx";
import * as login from "./login-page.tsx";

const user = userEvent.setup({ delay: null });

const guest = { customerId: "g1", registered: false, expiresAt: Infinity, usid: "usid-1" };
const june = { customerId: "c1", registered: true, expiresAt: Infinity };

const open = async ({ send, enter }: { send?: () => Promise<unknown>; enter?: () => Promise<never> } = {}) => {
  const calls: unknown[] = [];
  const shown = await renderPages(
    "/login?redirect=%2Fshipping",
    { "/login": login },
    {
      site: { codeLogin: true },
      api: {
        session: {
          current: () => Promise.resolve(guest),
          listen: () => () => undefined,
          enter: (path, body) => {
            calls.push([path, body]);
            return enter?.() ?? Promise.resolve(june);
          },
        },
        baskets: {
          current: () => Promise.resolve({ productItems: [{ productId: "480130", quantity: 1 }] }),
          merge: () => {
            calls.push("merge");
            return Promise.resolve(null);
          },
        },
        customers: { get: () => Promise.resolve({ customerId: "c1", email: "june@marlowe.example" }) },
        transports: {
          site: ({ path, body }: SiteRequest) => {
            calls.push([path, body]);
            return send?.() ?? Promise.resolve(undefined);
          },
        },
      },
    },
  );
  return { calls, ...shown };
};

const press = (name: string) => user.click(screen.getByRole("button", { name }));
const askForCode = async () => {
  await enterText(user, screen.getByRole("textbox", { name: "Email" }), " june@marlowe.example");
  await press("Email me a code");
  await press("Send me a code");
};
const enterCode = async (code: string) => {
  await enterText(user, await screen.findByRole("textbox", { name: "Code" }), code);
  await press("Log in");
};

test("a mailed code logs in, brings the bag along and leads back", async () => {
  const { calls, router } = await open();
  await askForCode();
  expect(await screen.findByText(/If june@marlowe.example has an account, a code is on its way/)).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Code" })).toHaveFocus();
  await enterCode("1234 5678");
  await waitFor(() => expect(router.state.location.pathname).toBe("/shipping"));
  expect(calls).toEqual([
    ["session/code", { email: "june@marlowe.example", usid: "usid-1" }],
    ["session/code-login", { email: "june@marlowe.example", code: "1234 5678" }],
    "merge",
  ]);
});

test.each([
  [400, "invalid-code", /^This code is wrong or has expired/],
  [429, "too-many-requests", /^Too many wrong codes/],
  [0, "network", /Oh fudge!/],
])("a code refused with %s %s says why and stays where it was typed", async (status, type, words) => {
  await open({ enter: () => Promise.reject(new CommerceApiError(status, type, "")) });
  await askForCode();
  await enterCode("12345678");
  expect((await screen.findByText(words)).parentElement).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Code" })).toHaveValue("12345678");
});

test("what is no code is not sent", async () => {
  const { calls } = await open();
  await askForCode();
  await enterCode("abc");
  expect(screen.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription(
    /Please enter the digits of the code/,
  );
  expect(calls).toHaveLength(1);
});

test("another code may be sent, and the email changed", async () => {
  const { calls } = await open();
  await askForCode();
  await user.click(await screen.findByRole("button", { name: "Send a new code" }));
  expect(await screen.findByText(/A new code is on its way to june@marlowe.example/)).toBeVisible();
  expect(calls).toHaveLength(2);
  await press("Use another email");
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("june@marlowe.example");
});

test("too many codes asked for says so, and the password stays another way in", async () => {
  await open({ send: () => Promise.reject(new CommerceApiError(429, "too-many-requests", "")) });
  await askForCode();
  expect(await screen.findByText(/We’ve already sent you several codes/)).toBeVisible();
  await press("Log in with your password");
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue("june@marlowe.example");
  expect(screen.getByLabelText("Password")).toBeVisible();
});

test("a shop without mailed codes does not offer them", async () => {
  await renderPages("/login", { "/login": login });
  expect(screen.queryByRole("button", { name: "Email me a code" })).toBeNull();
});
