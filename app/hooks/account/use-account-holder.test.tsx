import { act } from "@testing-library/react";
import type { Session, SessionEvent } from "#app/commerce-api/auth/session.ts";
import { AccountRoom } from "#app/components/account/account-layout.tsx";
import { fakeAccount } from "#tests/fake-account.ts";
import { renderPages } from "#tests/render-pages.tsx";

const june = { customerId: "june", firstName: "June", lastName: "Plum", email: "june@example.com" };
const guest: Session = { customerId: "guest", registered: false, expiresAt: Infinity };

const room = { default: () => <AccountRoom title="Wallet">{() => <p>Cards</p>}</AccountRoom> };

const enter = async (isLoggedIn: boolean) => {
  const listeners = new Set<(event: SessionEvent, session: Session) => void>();
  const { api } = fakeAccount(isLoggedIn ? june : null);
  const listen: NonNullable<NonNullable<typeof api.session>["listen"]> = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const { router } = await renderPages(
    "/wallet?card=new",
    { "/wallet": room },
    { api: { ...api, session: { ...api.session, listen } } },
  );
  const expire = () =>
    act(async () => {
      listeners.forEach((listener) => listener("expired", guest));
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { router, expire };
};

test("a room whose session ends leads to the login, which says why and knows the way back", async () => {
  const { router, expire } = await enter(true);
  await expire();
  expect(router.state.location).toMatchObject({
    pathname: "/login",
    search: "?redirect=%2Fwallet%3Fcard%3Dnew",
    state: { sessionExpired: true },
  });
});

test("a room that a guest opens leads to the login without a word about a session", async () => {
  const { router } = await enter(false);
  expect(router.state.location).toMatchObject({ pathname: "/login", search: "?redirect=%2Fwallet%3Fcard%3Dnew" });
  expect(router.state.location.state).toBeNull();
});
