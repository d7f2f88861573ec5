import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aShippedBasket } from "#tests/factories/baskets.ts";
import { fakeCheckout } from "#tests/fake-checkout.ts";
import { installPaypal } from "#tests/fake-paypal.ts";
import { renderInShop } from "#tests/render-app.tsx";
import { ExpressWallets } from "./express-wallets.tsx";

const user = userEvent.setup({ delay: null });
/** A script is loaded once, so each test has its own. */
let scriptUrl = "";
let scripts = 0;
beforeEach(() => {
  scripts += 1;
  scriptUrl = `https://express.test/core-${scripts}.js`;
});

afterEach(() => {
  delete (window as { paypal?: unknown }).paypal;
  document.head.querySelector(`script[src='${scriptUrl}']`)?.remove();
});

/**
 * A row of two wallets. `putAway` is when a bag that was left is put away, `ordered` when the shop has heard of an
 * approval; `steps` says what became of bags, in order.
 */
const setUp = async ({ putAway = Promise.resolve(), ordered = Promise.resolve() } = {}) => {
  const windows = installPaypal();
  const steps: string[] = [];
  let bags = 0;
  const { api } = fakeCheckout(aShippedBasket(), {
    payments: {
      paypalOrder: (id) => Promise.resolve({ orderId: `order of ${id}` }),
      paypalContact: async (id) => {
        steps.push(`contact of ${id}`);
        await ordered;
        throw new Error("The account is closed.");
      },
    },
  });
  await renderInShop(
    <ExpressWallets
      offer={{ PayPal: { scriptUrl }, Venmo: { scriptUrl } }}
      purchase={{
        provisional: 32,
        open: () => {
          bags += 1;
          steps.push(`open ${bags}`);
          return Promise.resolve(`bag ${bags}`);
        },
        onLeft: async (id) => {
          await putAway;
          steps.push(`left ${id}`);
        },
      }}
    />,
    { api },
  );
  const script = await waitFor(() => {
    const found = document.head.querySelector(`script[src='${scriptUrl}']`);
    expect(found).not.toBeNull();
    return found;
  });
  act(() => void script?.dispatchEvent(new Event("load")));
  const button = async (name: string) => screen.findByRole("button", { name: `Pay with ${name}` });
  return { windows, steps, paypal: await button("PayPal"), venmo: await button("Venmo") };
};

test("a press while a wallet's window is open, or closing unheard, ends it and opens another", async () => {
  const { windows, steps, paypal, venmo } = await setUp();
  await user.click(venmo);
  expect(windows).toHaveLength(1);
  await user.click(paypal);
  expect(windows.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  await waitFor(() => expect(steps).toEqual(["open 1", "left bag 1", "open 2"]));
  expect([venmo, paypal].map((each) => each.getAttribute("aria-busy"))).toEqual(["false", "true"]);

  // What becomes of the window that was ended counts for nothing.
  await act(async () => windows[0]?.onApprove({ orderId: "order of bag 1" }));
  await act(async () => windows[0]?.onCancel());
  expect(steps).toEqual(["open 1", "left bag 1", "open 2"]);
  await act(async () => windows[1]?.onCancel());
  expect(steps.at(-1)).toBe("left bag 2");
  expect(paypal).toHaveAttribute("aria-busy", "false");
});

test("a press while a bag that was left is being put away opens another window, whose bag comes after", async () => {
  let end: () => void = () => undefined;
  const { windows, steps, venmo } = await setUp({ putAway: new Promise((resolve) => (end = resolve)) });
  await user.click(venmo);
  await act(async () => windows[0]?.onCancel());
  expect(venmo).toHaveAttribute("aria-busy", "true");
  await user.click(venmo);
  expect([windows.length, steps]).toEqual([2, ["open 1"]]);
  await act(async () => end());
  await waitFor(() => expect(steps).toEqual(["open 1", "left bag 1", "open 2"]));
});

test("a press while an order is being placed opens nothing; a refusal is told, and the next press opens again", async () => {
  let end: () => void = () => undefined;
  const { windows, steps, paypal, venmo } = await setUp({ ordered: new Promise((resolve) => (end = resolve)) });
  await user.click(venmo);
  await waitFor(() => expect(steps).toEqual(["open 1"]));
  await act(async () => windows[0]?.onApprove({ orderId: "order of bag 1" }));
  await user.click(venmo);
  await user.click(paypal);
  expect(windows).toHaveLength(1);
  await act(async () => end());
  expect(await screen.findByText("The account is closed.")).toBeVisible();
  await user.click(paypal);
  expect(windows).toHaveLength(2);
  expect(screen.queryByText("The account is closed.")).not.toBeInTheDocument();
});
