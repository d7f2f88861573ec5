import { act, screen } from "@testing-library/react";
import type { Session, SessionEvent } from "#app/commerce-api/auth/session.ts";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError } from "#app/commerce-api/commerce-api-error.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { renderInShop } from "#tests/render-app.tsx";
import type { PartialCommerceApi } from "#tests/fake-commerce-api.ts";
import { useBasket, useBasketActions, type BasketActions, type BasketState } from "./basket-context.tsx";

const basketOf = (quantity: number, basketId = "b1"): Basket =>
  ({ basketId, productItems: quantity ? [{ productId: "p", quantity }] : [] }) as Basket;

const setUp = async (baskets: PartialCommerceApi["baskets"], rest: PartialCommerceApi = {}) => {
  const seen: { bag: (BasketState & BasketActions) | null } = { bag: null };
  const Probe = () => {
    seen.bag = { ...useBasket(), ...useBasketActions() };
    return (
      <p>
        {seen.bag.itemCount} pieces, {seen.bag.status}, <ShopperWords message={seen.bag.error ?? "no error"} />
      </p>
    );
  };
  await renderInShop(<Probe />, { api: { ...rest, baskets } });
  return {
    bag: () => {
      if (!seen.bag) throw new Error("The probe was not rendered.");
      return seen.bag;
    },
  };
};

const reads = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

describe("the bag", () => {
  it("is empty for a visitor without a session", async () => {
    await setUp({});
    reads("0 pieces, done, no error");
  });

  it("counts the pieces of the shopper's basket", async () => {
    await setUp({ current: () => Promise.resolve(basketOf(3)) });
    reads("3 pieces, done, no error");
  });

  it("that was ordered is let go of at once, and the next operation makes another", async () => {
    const create = jest.fn(() => Promise.resolve(basketOf(0, "b2")));
    const { bag } = await setUp({ current: () => Promise.resolve(basketOf(3)), create });
    reads("3 pieces, done, no error");
    act(() => bag().forget());
    reads("0 pieces, done, no error");
    await act(() => bag().update((basketId) => Promise.resolve(basketOf(1, basketId))));
    expect(create).toHaveBeenCalledTimes(1);
    expect(bag().basket?.basketId).toBe("b2");
  });

  it("of somebody else is gone before the new customer's is there", async () => {
    const listeners: ((event: SessionEvent, session: Session) => void)[] = [];
    const session = { listen: (listener: (typeof listeners)[number]) => (listeners.push(listener), () => undefined) };
    let arrive: (basket: Basket) => void = () => undefined;
    const current = jest
      .fn<Promise<Basket>, []>()
      .mockResolvedValueOnce(basketOf(3))
      .mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await setUp({ current }, { session });
    reads("3 pieces, done, no error");
    await act(async () => {
      listeners.forEach((listener) => listener("changed", { customerId: "opal", registered: false, expiresAt: 0 }));
      await Promise.resolve();
    });
    reads("0 pieces, pending, no error");
    await act(async () => {
      arrive(basketOf(1, "b2"));
      await Promise.resolve();
    });
    reads("1 pieces, done, no error");
  });

  it.each([
    [
      "a customer's, after the session has ended",
      { customerId: "june", customerNo: "1" },
      { customerId: "g2", registered: false },
    ],
    [
      "a customer's, with another customer logged in",
      { customerId: "june", customerNo: "1" },
      { customerId: "opal", registered: true },
    ],
    ["a guest's, with a customer logged in", { customerId: "g1" }, { customerId: "opal", registered: true }],
  ])("that was %s is never written into the bag of who is here now", async (_, customerInfo, now) => {
    const create = jest.fn(() => Promise.resolve(basketOf(0, "b2")));
    const current = jest
      .fn<Promise<Basket | null>, []>()
      .mockResolvedValueOnce({ ...basketOf(1), customerInfo } as Basket);
    const { bag } = await setUp(
      { current: () => current().then((found) => found ?? null), create },
      { session: { current: () => Promise.resolve({ ...now, expiresAt: Infinity }) } },
    );
    const written = jest.fn(() => Promise.reject(new CommerceApiError(400, "bad-request", "The customer is invalid.")));
    await act(() => expect(bag().update(written)).rejects.toMatchObject({ type: "customer-changed" }));
    expect([written.mock.calls.length, create.mock.calls.length]).toEqual([1, 0]);
  });

  it("changes without what only changes it being drawn again", async () => {
    const draws = { changer: 0, reader: 0 };
    let actions: BasketActions | undefined;
    const Changer = () => {
      actions = useBasketActions();
      draws.changer += 1;
      return null;
    };
    const Reader = () => {
      draws.reader += 1;
      return <p>{useBasket().itemCount} pieces</p>;
    };
    const both = [<Changer key="changer" />, <Reader key="reader" />];
    await renderInShop(<>{both}</>, { api: { baskets: { current: () => Promise.resolve(basketOf(1)) } } });
    const before = { ...draws };
    await act(() => actions?.update(() => Promise.resolve(basketOf(2))) ?? Promise.reject(new Error("no actions")));
    reads("2 pieces");
    expect(draws.reader).toBeGreaterThan(before.reader);
    expect(draws.changer).toBe(before.changer);
  });

  it("changes without what only changes it being drawn again", async () => {
    const draws = { changer: 0, reader: 0 };
    const seen: { actions?: BasketActions } = {};
    const Changer = () => {
      seen.actions = useBasketActions();
      draws.changer += 1;
      return null;
    };
    const Reader = () => {
      draws.reader += 1;
      return <p>{useBasket().itemCount} pieces</p>;
    };
    const both = [<Changer key="changer" />, <Reader key="reader" />];
    await renderInShop(<>{both}</>, { api: { baskets: { current: () => Promise.resolve(basketOf(1)) } } });
    const before = { ...draws };
    await act(async () => seen.actions?.update(() => Promise.resolve(basketOf(2))));
    reads("2 pieces");
    expect(draws.reader).toBeGreaterThan(before.reader);
    expect(draws.changer).toBe(before.changer);
  });

  it("is made by the first operation, once, also after two quick clicks", async () => {
    let made = 0;
    let pieces = 0;
    const { bag } = await setUp({
      create: () => {
        made += 1;
        return Promise.resolve(basketOf(0));
      },
    });
    const add = async () => {
      await Promise.resolve();
      pieces += 1;
      return basketOf(pieces);
    };
    await act(() => Promise.all([bag().update(add), bag().update(add)]).then(() => undefined));
    expect(made).toBe(1);
    reads("2 pieces, done, no error");
  });

  it("runs operations one after the other, in order", async () => {
    const { bag } = await setUp({ current: () => Promise.resolve(basketOf(1)) });
    const log: string[] = [];
    const slow = (name: string, ms: number) => async () => {
      log.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      log.push(`${name} ends`);
      return basketOf(1);
    };
    await act(() =>
      Promise.all([bag().update(slow("first", 20)), bag().update(slow("second", 1))]).then(() => undefined),
    );
    expect(log).toEqual(["first starts", "first ends", "second starts", "second ends"]);
  });

  it("is pending while it is loaded, and done afterwards", async () => {
    let answer: (basket: Basket) => void = () => undefined;
    await setUp({ current: () => new Promise((resolve) => (answer = resolve)) });
    reads("0 pieces, pending, no error");
    await act(async () => answer(basketOf(2)));
    reads("2 pieces, done, no error");
  });

  it("stays usable after a refused operation and says why in words", async () => {
    const { bag } = await setUp({ current: () => Promise.resolve(basketOf(1)) });
    const refused = () => Promise.reject(new CommerceApiError(400, "product-item-not-available", "Sold out."));
    await act(async () => {
      await expect(bag().update(refused)).rejects.toMatchObject({ status: 400 });
    });
    reads("1 pieces, error, Sold out.");
    await act(() => bag().update(() => Promise.resolve(basketOf(2))));
    reads("2 pieces, done, no error");
  });

  it.each([
    ["at once", (refusal: CommerceApiError) => refusal],
    ["by the last of several calls", (cause: CommerceApiError) => Object.assign(new Error("Failed."), { cause })],
  ])("names the goods of which one order holds only so many, refused %s", async (_when, failing) => {
    const getMany = jest.fn(() => Promise.resolve([{ id: "496101", name: "Le bon de commande d’hiver" }]));
    const { bag } = await setUp({ current: () => Promise.resolve(basketOf(1)) }, { products: { getMany } });
    const refusal = commerceApiError(400, {
      type: "https://backend.test/quantity-limit-exceeded",
      title: "Quantity Limit Exceeded",
      detail: "One order holds at most 10 of 'Winter Order Form'.",
      productId: "496101",
      productName: "Winter Order Form",
      maximum: 10,
    });
    const words = (name: string) => `${name} is limited to 10 pieces per order.`;
    const refused = () =>
      act(() => expect(bag().update(() => Promise.reject(failing(refusal)))).rejects.toBeInstanceOf(CommerceApiError));
    await refused();
    reads(`1 pieces, error, ${words("Le bon de commande d’hiver")}`);
    getMany.mockRejectedValueOnce(new Error("The line is down."));
    await refused();
    reads(`1 pieces, error, ${words("Winter Order Form")}`);
  });

  it("forgets its error when asked to", async () => {
    const { bag } = await setUp({ current: () => Promise.resolve(basketOf(1)) });
    await act(async () => {
      await bag()
        .update(() => Promise.reject(new CommerceApiError(400, "x", "No.")))
        .catch(() => undefined);
    });
    act(() => bag().clearError());
    reads("1 pieces, done, no error");
  });

  it.each([
    ["has been ordered in another tab", new CommerceApiError(404, "basket-not-found", "Gone.")],
    ["belongs to another shopper by now", new CommerceApiError(400, "bad-request", "The customer is invalid.")],
  ])("starts a new basket when the old one %s", async (_name, refusal) => {
    const answers: (Basket | null)[] = [basketOf(1, "ordered"), null];
    const { bag } = await setUp({
      current: () => Promise.resolve(answers.shift() ?? null),
      create: () => Promise.resolve(basketOf(0, "fresh")),
    });
    const used: string[] = [];
    await act(() =>
      bag().update((basketId) => {
        used.push(basketId);
        return basketId === "ordered" ? Promise.reject(refusal) : Promise.resolve(basketOf(1, basketId));
      }),
    );
    expect(used).toEqual(["ordered", "fresh"]);
    reads("1 pieces, done, no error");
  });

  it("uses the basket that another tab has just made", async () => {
    const answers: (Basket | null)[] = [null, basketOf(4, "other-tab")];
    const { bag } = await setUp({
      current: () => Promise.resolve(answers.shift() ?? null),
      create: () => Promise.reject(new CommerceApiError(400, "customer-baskets-quota-exceeded", "")),
    });
    await act(() => bag().update((basketId) => Promise.resolve(basketOf(5, basketId))));
    expect(bag().basket?.basketId).toBe("other-tab");
  });

  describe("shows a change at once", () => {
    const plus =
      (pieces: number) =>
      (basket: Basket): Basket => ({
        ...basket,
        productItems: basket.productItems?.map((item) => ({ ...item, quantity: (item.quantity ?? 0) + pieces })),
      });
    const open = () => {
      let settle: { resolve: (basket: Basket) => void; reject: (error: unknown) => void } | undefined;
      const answer = new Promise<Basket>((resolve, reject) => {
        settle = { resolve, reject };
      });
      return {
        answer,
        resolve: (basket: Basket) => settle?.resolve(basket),
        reject: (e: unknown) => settle?.reject(e),
      };
    };

    it("and keeps what the backend made of it", async () => {
      const { answer, resolve } = open();
      const { bag } = await setUp({ current: () => Promise.resolve(basketOf(3)) });
      act(() => void bag().update(() => answer, plus(1)));
      reads("4 pieces, pending, no error");
      await act(async () => resolve(basketOf(9)));
      reads("9 pieces, done, no error");
    });

    it("takes it back with the reason when it fails", async () => {
      const { answer, reject } = open();
      const { bag } = await setUp({ current: () => Promise.resolve(basketOf(3)) });
      act(
        () =>
          void bag()
            .update(() => answer, plus(1))
            .catch(() => undefined),
      );
      reads("4 pieces, pending, no error");
      await act(async () => reject(new CommerceApiError(400, "stock", "Sold out.")));
      reads("3 pieces, error, Sold out.");
    });

    it("keeps later ones on top of an earlier one's answer", async () => {
      const first = open();
      const second = open();
      const { bag } = await setUp({ current: () => Promise.resolve(basketOf(3)) });
      act(() => void bag().update(() => first.answer, plus(1)));
      act(() => void bag().update(() => second.answer, plus(10)));
      reads("14 pieces, pending, no error");
      await act(async () => first.resolve(basketOf(5)));
      reads("15 pieces, pending, no error");
      await act(async () => second.resolve(basketOf(15)));
      reads("15 pieces, done, no error");
    });

    it("before it is asked for, until it is let go", async () => {
      const { bag } = await setUp({ current: () => Promise.resolve(basketOf(3)) });
      const end: { now?: () => void } = {};
      act(() => {
        end.now = bag().preview(plus(2));
      });
      reads("5 pieces, done, no error");
      await act(() => bag().reload());
      reads("5 pieces, done, no error");
      act(() => end.now?.());
      reads("3 pieces, done, no error");
    });

    it("and is asked for again when it was not what this tab took it for", async () => {
      let pieces = 3;
      const { bag } = await setUp({ current: () => Promise.resolve(basketOf(pieces)) });
      pieces = 7;
      const gone = new CommerceApiError(404, "product-item-not-found", "That line is gone.");
      await act(() =>
        bag()
          .update(() => Promise.reject(gone), plus(1))
          .catch(() => undefined),
      );
      reads("7 pieces, error, That line is gone.");
    });
  });
});
