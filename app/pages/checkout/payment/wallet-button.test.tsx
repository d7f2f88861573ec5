import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { installPaypal } from "#tests/fake-paypal.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { WalletButton } from "./wallet-button.tsx";

const user = userEvent.setup({ delay: null });

afterEach(() => {
  delete (window as { paypal?: unknown }).paypal;
  delete (window as { Klarna?: unknown }).Klarna;
  document.head.querySelector("script[src='https://wallet.test/core.js']")?.remove();
});

test("a press while a wallet's window is open, or closing unheard, opens another, and only that one counts", async () => {
  const windows = installPaypal();
  const { api } = fakeCheckout(aShippedBasket(), {
    payments: { paypalOrder: () => Promise.resolve({ orderId: "order-1" }) },
  });
  const approved: string[] = [];
  await renderInShop(
    <WalletButton
      methodId="Venmo"
      settings={{ scriptUrl: "https://wallet.test/core.js" }}
      basket={aShippedBasket()}
      onApproved={(token) => {
        approved.push(token);
        return Promise.resolve();
      }}
    />,
    { api },
  );
  const button = await screen.findByRole("button", { name: "Continue with Venmo" });
  const script = document.head.querySelector("script[src='https://wallet.test/core.js']");
  act(() => void script?.dispatchEvent(new Event("load")));
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(windows).toHaveLength(1);
  await user.click(button);
  expect(windows.map(({ isEnded }) => isEnded)).toEqual([true, false]);

  await act(async () => windows[0]?.onCancel());
  expect(button).toHaveAttribute("aria-busy", "true");
  await act(async () => windows[1]?.onApprove({ orderId: "order-1" }));
  expect(approved).toEqual(["order-1"]);
  expect(button).toHaveAttribute("aria-busy", "false");
});

test.each([
  [{ show_form: false }, "Klarna declined the payment. Please use another way to pay."],
  [{ error: { error_code: "fail" } }, "Klarna couldn’t take the payment. You haven’t been charged; please try again."],
  [{ error: { error_code: "expire" } }, "Your approval at Klarna has expired. Please approve the payment again."],
  [{ show_form: true }, ""],
])("a wallet that ends with %j is told by its name, and what to do", async (answer, words) => {
  const authorize = (_options: object, _data: object, tell: (outcome: object) => void) => tell(answer);
  Object.assign(window, { Klarna: { Payments: { init: () => undefined, authorize } } });
  const { api } = fakeCheckout(aShippedBasket(), {
    payments: { klarnaSession: () => Promise.resolve({ clientToken: "token", categories: ["pay_over_time"] }) },
  });
  const onApproved = jest.fn();
  await renderInShop(
    <WalletButton
      methodId="KLARNA"
      settings={{ scriptUrl: "https://wallet.test/core.js" }}
      basket={aShippedBasket()}
      onApproved={onApproved}
    />,
    { api },
  );
  const button = await screen.findByRole("button", { name: "Continue with Klarna" });
  const script = document.head.querySelector("script[src='https://wallet.test/core.js']");
  act(() => void script?.dispatchEvent(new Event("load")));
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(screen.getByRole("alert")).toHaveTextContent(new RegExp(`^${words.replaceAll(".", String.raw`\.`)}$`));
  expect(button).toBeEnabled();
  expect(onApproved).not.toHaveBeenCalled();
});
