import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { fakeAccount, refusal } from "#tests/fake-account.ts";
import { enterText } from "#tests/enter-text.ts";
import { renderPages, settle } from "#tests/render-pages.tsx";
import * as security from "./security-page.tsx";

const user = userEvent.setup({ delay: null });

const june = {
  customerId: "june",
  login: "june@example.com",
  email: "june@example.com",
  firstName: "June",
  lastName: "Plum",
};
const here = { id: "d1", browser: "Chrome", system: "macOS", lastUsed: "2026-11-20T10:00:00Z", current: true };
const phone = { id: "d2", browser: "Safari", system: "iOS", lastUsed: "2026-11-19T10:00:00Z", current: false };

const guest = { customerId: "guest", registered: false, expiresAt: Infinity };

/** `refused` is what the closing is refused with. */
const open = async (
  site: NonNullable<Parameters<typeof fakeAccount>[1]>["site"] = {},
  refused?: string,
  path = "/security",
) => {
  const entered: unknown[] = [];
  const account = fakeAccount(june, {
    site: {
      "GET devices": () => ({ data: [here, phone] }),
      "GET passkeys": () => ({ data: [] }),
      "GET assistants/june": () => ({ data: [] }),
      "GET account-closing": () => ({
        days: 30,
        closesAt: "2026-12-20T10:00:00Z",
        openOrders: 1,
        activeSubscriptions: 2,
      }),
      ...site,
    },
  });
  const enter = (path: string, body: object) => {
    entered.push([path, body]);
    return refused ? Promise.reject(new CommerceApiError(400, refused, "")) : Promise.resolve(guest);
  };
  const api = { ...account.api, session: { ...account.api.session, enter } };
  const shown = await renderPages(path, { "/security": security }, { api });
  await settle();
  return { ...account, ...shown, entered };
};
const part = (name: string) => within(screen.getByRole("region", { name }));

test("the devices are named, and one or all others are signed out", async () => {
  const { named } = await open({ "DELETE devices/d2": () => undefined, "DELETE devices": () => undefined });
  const devices = part("Your devices");
  expect(devices.getByText("Chrome on macOS")).toBeVisible();
  expect(devices.getAllByText("This device")).toHaveLength(1);
  await user.click(devices.getByRole("button", { name: "Sign out: Safari on iOS" }));
  expect(await devices.findByText("Safari on iOS is signed out.")).toBeVisible();
  await user.click(devices.getByRole("button", { name: "Sign out all others" }));
  expect(await devices.findByText("All other devices are signed out.")).toBeVisible();
  expect(named("GET devices")).toHaveLength(3);
});

test("a device that could not be signed out says why", async () => {
  await open({ "DELETE devices/d2": refusal(500, "error", "") });
  await user.click(part("Your devices").getByRole("button", { name: /Safari/ }));
  expect(await part("Your devices").findByText(/Oh fudge!/)).toBeVisible();
});

test("logging out everywhere ends every session and leads to the login", async () => {
  const { calls, router } = await open({ "POST session/logout-everywhere": () => ({}) });
  await user.click(screen.getByRole("button", { name: "Log out everywhere" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(calls.map(({ name }) => name).slice(-2)).toEqual(["POST session/logout-everywhere", "signOut"]);
});

test("a passkey wants a name and then a code, and a wrong one keeps what was typed", async () => {
  await open({ "POST passkeys/code": () => undefined, "POST passkeys/start": refusal(400, "invalid-code", "") });
  const passkeys = part("Passkeys");
  await user.click(passkeys.getByRole("button", { name: "Add a passkey" }));
  await user.click(passkeys.getByRole("button", { name: "Send me a code" }));
  expect(await passkeys.findByText("Please give it a name.")).toBeVisible();
  await enterText(user, passkeys.getByLabelText("Name"), "Phone");
  await user.click(passkeys.getByRole("button", { name: "Send me a code" }));
  expect(await passkeys.findByText(/We sent a code to june@example.com/)).toBeVisible();
  await enterText(user, passkeys.getByLabelText("Code"), "12345678");
  await user.click(passkeys.getByRole("button", { name: "Create passkey" }));
  expect(await passkeys.findByText(/This code is wrong or has expired/)).toBeVisible();
  expect(passkeys.getByLabelText("Name")).toHaveValue("Phone");
  expect(passkeys.getByLabelText("Code")).toHaveValue("12345678");
});

test("closing says what happens, asks for the password and leads to the login with the day", async () => {
  const { entered, router } = await open();
  const closing = part("Close your account");
  await user.click(closing.getByRole("button", { name: "Close my account" }));
  expect(await closing.findByText(/You have 30 days to come back/)).toBeVisible();
  expect(closing.getByText(/Your 2 subscriptions are paused right away/)).toBeVisible();
  expect(closing.getByText(/The order that is on its way will still arrive/)).toBeVisible();
  await enterText(user, closing.getByLabelText("Current password"), "Plum-1234");
  await user.click(closing.getByRole("button", { name: "Close my account now" }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: "/login",
      search: "",
      state: { accountClosesAt: "2026-12-20T10:00:00Z" },
    }),
  );
  expect(entered).toEqual([["account-closing", { password: "Plum-1234" }]]);
});

test("closing is confirmed by a mailed code, too, and a wrong password closes nothing", async () => {
  const { entered } = await open({ "POST account-closing/code": () => undefined }, "invalid-password");
  const closing = part("Close your account");
  await user.click(closing.getByRole("button", { name: "Close my account" }));
  await enterText(user, await closing.findByLabelText("Current password"), "Wrong-1234");
  await user.click(closing.getByRole("button", { name: "Close my account now" }));
  expect(await closing.findByText("That isn’t your current password.")).toBeVisible();
  await user.click(closing.getByRole("button", { name: "Email me a code instead" }));
  await enterText(user, await closing.findByLabelText("Code"), "12345678");
  await user.click(closing.getByRole("button", { name: "Close my account now" }));
  await waitFor(() => expect(entered.at(-1)).toEqual(["account-closing", { code: "12345678" }]));
});

const runner = {
  id: "l1",
  name: "Errand Runner",
  host: "runner.example",
  scopes: ["dev.ucp.shopping.checkout:manage", "dev.ucp.shopping.order:read"],
  since: "2026-11-20T10:00:00Z",
};

test("the assistants that were let in are named with what they may, and one is locked out", async () => {
  let entries = [runner];
  await open({
    "GET assistants/june": () => ({ data: entries }),
    "DELETE assistants/june/l1": () => {
      entries = [];
    },
  });
  const assistants = part("Assistants you let in");
  expect(assistants.getByText(/^Order for you/)).toBeVisible();
  expect(assistants.getByText(/^See your orders/)).toBeVisible();
  await user.click(assistants.getByRole("button", { name: "Lock out: Errand Runner" }));
  expect(await assistants.findByText("Errand Runner is locked out.")).toBeVisible();
  expect(await assistants.findByText(/^None yet/)).toBeVisible();
});

test("an assistant that asks is named with its host, and an answer that fails says why", async () => {
  const { calls } = await open(
    {
      "GET assistant-requests/k1": () => runner,
      "POST assistant-requests/k1": refusal(404, "not-found", "This request is over."),
    },
    undefined,
    "/security?assistant=k1",
  );
  const request = part("May Errand Runner come into your account?");
  expect(request.getByText("runner.example")).toBeVisible();
  expect(request.getByText(/june@example.com/)).toBeVisible();
  await user.click(request.getByRole("button", { name: "Let it in" }));
  expect(await request.findByRole("alert")).toBeVisible();
  expect(calls.filter(({ name }) => name === "POST assistant-requests/k1")).toHaveLength(1);
});

test("a request that is over leads back to the assistant", async () => {
  await open(
    { "GET assistant-requests/unknown": refusal(404, "not-found", "Not Found") },
    undefined,
    "/security?assistant=unknown",
  );
  expect(await screen.findByText(/^This request is over/)).toBeVisible();
});
