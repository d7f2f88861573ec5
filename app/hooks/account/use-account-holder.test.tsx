import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Session, SessionEvent } from "#app/commerce-api/auth/session.ts";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { fakeAccount } from "#tests/fake-account.ts";
import { renderPages } from "#tests/render-pages.tsx";

const june = { customerId: "june", firstName: "June", lastName: "Plum", email: "june@example.com" };
const guest: Session = { customerId: "guest", registered: false, expiresAt: Infinity };

function Closing() {
  const { enter } = useCustomer();
  return (
    <button type="button" onClick={() => void enter("account-closing", {}, { accountClosesAt: "2026-12-20" })}>
      Close
    </button>
  );
}

const room = { default: () => <AccountRoom title="Wallet">{() => <Closing />}</AccountRoom> };

const login = { default: () => <h1>Log in</h1> };

const open = async (isLoggedIn: boolean) => {
  const listeners = new Set<(event: SessionEvent, session: Session) => void>();
  const { api } = fakeAccount(isLoggedIn ? june : null);
  const listen: NonNullable<NonNullable<typeof api.session>["listen"]> = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const { router } = await renderPages(
    "/wallet?card=new",
    { "/wallet": room, "/login": login },
    {
      api: { ...api, session: { ...api.session, listen, enter: () => Promise.resolve(guest) } },
      // Whoever is led there twice comes by the second way, which must know as much as the first.
      late: ["/login"],
    },
  );
  const expire = () =>
    act(async () => {
      listeners.forEach((listener) => listener("expired", guest));
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { router, expire };
};

test("a room whose session ends leads to the login, which says why and knows the way back", async () => {
  const { router, expire } = await open(true);
  await expire();
  await screen.findByRole("heading", { name: "Log in" });
  expect(router.state.location).toMatchObject({
    pathname: "/login",
    search: "?redirect=%2Fwallet%3Fcard%3Dnew",
    state: { sessionExpired: true, email: june.email },
  });
});

test("a room that a guest opens leads to the login without a word about a session", async () => {
  const { router } = await open(false);
  await screen.findByRole("heading", { name: "Log in" });
  expect(router.state.location).toMatchObject({ pathname: "/login", search: "?redirect=%2Fwallet%3Fcard%3Dnew" });
  expect(router.state.location.state).toBeNull();
});

test("a room that is left on purpose hands its words on to the login, without a way back", async () => {
  const { router } = await open(true);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/login"));
  expect(router.state.location).toMatchObject({
    search: "",
    state: { accountClosesAt: "2026-12-20" },
  });
});
