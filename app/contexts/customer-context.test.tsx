import { act, screen, waitFor } from "@testing-library/react";
import type { Session, SessionEvent } from "#app/commerce-api/auth/session.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { renderInShop } from "#tests/render-app.tsx";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { useCustomer, type CustomerState } from "./customer-context.tsx";

const sessionOf = (customerId: string, registered: boolean): Session => ({ customerId, registered, expiresAt: 0 });
const june = sessionOf("june", true);
const guest = sessionOf("guest", false);

const setUp = async (api: PartialCommerceApi, path = "/") => {
  const seen: { customer: CustomerState | null } = { customer: null };
  const Probe = () => {
    seen.customer = useCustomer();
    return (
      <p>
        {seen.customer.customer?.firstName ?? "nobody"}, {seen.customer.status}
      </p>
    );
  };
  const { router } = await renderInShop(<Probe />, {
    path,
    api: {
      ...api,
      customers: {
        get: () => Promise.resolve({ customerId: "june", firstName: "June", email: "june@example.com" }),
        ...api.customers,
      },
    },
  });
  return {
    router,
    customer: () => {
      if (!seen.customer) throw new Error("The probe was not rendered.");
      return seen.customer;
    },
  };
};

const reads = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

describe("the customer", () => {
  it("is nobody for a visitor", async () => {
    await setUp({});
    reads("nobody, done");
  });

  it("is greeted by the account of the running session", async () => {
    await setUp({ session: { current: () => Promise.resolve(june) } });
    reads("June, done");
  });

  it.each([
    ["brings the guest's bag along when signing in", { productItems: [{ productId: "480130", quantity: 1 }] }, true],
    ["merges nothing when the guest's bag is empty", { productItems: [] }, false],
    ["merges nothing when the guest has no bag", null, false],
  ])("%s", async (_, bag, isMerged) => {
    const log: string[] = [];
    const { customer } = await setUp({
      session: {
        current: () => Promise.resolve(guest),
        signIn: () => {
          log.push("sign in");
          return Promise.resolve(june);
        },
      },
      baskets: {
        merge: () => {
          log.push("merge");
          return Promise.resolve(null);
        },
        current: () => {
          log.push("load bag");
          return Promise.resolve(bag);
        },
      },
    });
    log.length = 0;
    await act(() => customer().signIn("june@example.com", "Secret123!"));
    expect(log).toEqual(["load bag", "sign in", ...(isMerged ? ["merge"] : []), "load bag"]);
    reads("June, done");
  });

  it("stays nobody when the password is wrong", async () => {
    const { customer } = await setUp({
      session: { signIn: () => Promise.reject(new CommerceApiError(401, "unauthorized", "Invalid Password")) },
    });
    await act(async () => {
      await expect(customer().signIn("june@example.com", "wrong")).rejects.toMatchObject({ status: 401 });
    });
    reads("nobody, error");
  });

  it("signs in after registering", async () => {
    const log: string[] = [];
    const { customer } = await setUp({
      customers: {
        register: ({ customer: { email } }) => {
          log.push(`register ${email}`);
          return Promise.resolve({});
        },
      },
      session: {
        signIn: (email) => {
          log.push(`sign in ${email}`);
          return Promise.resolve(june);
        },
      },
      baskets: { merge: () => Promise.resolve(null) },
    });
    const registration = {
      customer: { firstName: "June", lastName: "Plum", email: "june@example.com" },
      password: "Secret123!",
    };
    await act(() => customer().register(registration));
    expect(log).toEqual(["register june@example.com", "sign in june@example.com"]);
  });

  it("is looked up again when the shopper comes back to the window", async () => {
    const current = jest.fn(() => Promise.resolve(june));
    await setUp({ session: { current } });
    const before = current.mock.calls.length;
    act(() => void window.dispatchEvent(new Event("focus")));
    expect(current.mock.calls.length).toBe(before + 1);
  });

  it("is nobody again after signing out", async () => {
    const { customer } = await setUp({
      session: { current: () => Promise.resolve(june), signOut: () => Promise.resolve(guest) },
    });
    await act(() => customer().signOut());
    reads("nobody, done");
  });
});

describe("a customer whom another tab has changed meanwhile", () => {
  const opal = sessionOf("opal", true);
  const accounts: Record<string, string> = { june: "June", opal: "Opal" };
  const changed = () => new CommerceApiError(409, "customer-changed", "");

  it("is asked for anew, as whoever is shopping by then", async () => {
    let shopping = june;
    const get = jest.fn((customerId: string) => {
      if (shopping.customerId === "june") shopping = opal;
      return customerId === shopping.customerId
        ? Promise.resolve({ customerId, firstName: accounts[customerId] })
        : Promise.reject(changed());
    });
    const { customer } = await setUp({ session: { current: () => Promise.resolve(shopping) }, customers: { get } });
    expect(get.mock.calls).toEqual([["june"], ["opal"]]);
    reads("Opal, done");
    expect(customer().session).toBe(opal);
  });

  it("is not greeted by an answer that comes late", async () => {
    const answers = new Map<string, () => void>();
    const listeners: ((event: SessionEvent, session: Session) => void)[] = [];
    await setUp({
      session: {
        current: () => Promise.resolve(june),
        listen: (listener) => {
          listeners.push(listener);
          return () => void listeners.splice(listeners.indexOf(listener), 1);
        },
      },
      customers: {
        get: (customerId) =>
          new Promise((resolve) =>
            answers.set(customerId, () => resolve({ customerId, firstName: accounts[customerId] })),
          ),
      },
    });
    act(() => listeners.forEach((listener) => listener("changed", opal)));
    await act(async () => {
      answers.get("opal")?.();
      await Promise.resolve();
      answers.get("june")?.();
      await Promise.resolve();
    });
    reads("Opal, done");
  });
});

describe("a session that changes by itself", () => {
  const listen = (path: string) => {
    const listeners: ((event: SessionEvent, session: Session) => void)[] = [];
    const api: PartialCommerceApi = {
      session: {
        current: () => Promise.resolve(june),
        listen: (listener) => {
          listeners.push(listener);
          return () => void listeners.splice(listeners.indexOf(listener), 1);
        },
      },
    };
    return setUp(api, path).then(({ router }) => ({
      router,
      tell: (event: SessionEvent) =>
        act(async () => {
          listeners.forEach((listener) => listener(event, guest));
          await Promise.resolve();
        }),
    }));
  };

  it("leads to the login when it has ended, with the reason", async () => {
    const { router, tell } = await listen("/account");
    await tell("expired");
    expect(router.state.location.pathname).toBe("/login");
    expect(router.state.location.state).toEqual({
      sessionExpired: true,
      email: "june@example.com",
    });
    expect(router.state.historyAction).toBe("REPLACE");
    reads("nobody, done");
  });

  it("is known to have ended also by the answer that told so", async () => {
    const listeners: ((event: SessionEvent, session: Session) => void)[] = [];
    const { customer } = await setUp({
      session: {
        listen: (listener) => {
          listeners.push(listener);
          return () => {};
        },
        current: async () => {
          await Promise.resolve();
          listeners.forEach((listener) => listener("expired", guest));
          await new Promise((resolve) => setTimeout(resolve, 0));
          return guest;
        },
      },
    });
    await waitFor(() => expect(customer()).toMatchObject({ status: "done", session: guest }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(customer().hasExpired).toBe(true);
  });

  it.each([
    ["/addressbook?from=mail", "?redirect=%2Faddressbook%3Ffrom%3Dmail"],
    ["/billing", "?redirect=%2Fbilling"],
    ["/revieworder", "?redirect=%2Frevieworder"],
    ["/account", ""],
  ])("leads from %s to the login, and from there back to where something is left to do", async (from, search) => {
    const { router, tell } = await listen(from);
    await tell("expired");
    expect(router.state.location).toMatchObject({ pathname: "/login", search, state: { sessionExpired: true } });
  });

  it.each([
    ["/shipping", "/cart"],
    ["/billing", "/cart"],
    ["/search", "/search"],
  ])("on %s leads to %s when somebody else is shopping now", async (from, to) => {
    const { router, tell } = await listen(from);
    await tell("changed");
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
    const { checkoutError = "" } = (router.state.location.state ?? {}) as { checkoutError?: string };
    expect(checkoutError).toMatch(to === "/cart" ? /left the checkout/ : /^$/);
  });
});
