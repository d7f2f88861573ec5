import { loadWallet } from "./wallets.ts";

type Cancel = (event: { sessionError?: { code?: string } }) => void;

/** Apple's class as a browser has it; `sheets` are those that were begun. */
const installApplePay = () => {
  const sheets: { oncancel?: Cancel }[] = [];
  class Sheet {
    static STATUS_SUCCESS = 0;
    static supportsVersion = () => true;
    static canMakePayments = () => true;
    oncancel?: Cancel;
    begin() {
      sheets.push(this);
    }
  }
  Object.assign(window, { ApplePaySession: Sheet });
  return sheets;
};

afterEach(() => {
  delete (window as { ApplePaySession?: unknown }).ApplePaySession;
});

test.each([
  ["the shopper closes it", {}, { status: "cancelled" }],
  ["the shopper closes it, as Safari tells it", { sessionError: { code: "unknown" } }, { status: "cancelled" }],
  ["it fails", { sessionError: { code: "paymentFailed" } }, { status: "failed", reason: "error" }],
  ["it expires", { sessionError: { code: "sessionExpired" } }, { status: "failed", reason: "expired" }],
])("Apple Pay when %s", async (_, event, outcome) => {
  const sheets = installApplePay();
  const wallet = await loadWallet("DW_APPLE_PAY", { scriptUrl: "" }, "USD");
  const unused = () => Promise.reject(new Error("Nobody asks for this."));
  const paid = wallet?.pay({
    amount: 20,
    currency: "USD",
    country: "US",
    label: "Shop",
    paypalOrder: unused,
    klarnaSession: unused,
    applePaySession: unused,
  });
  sheets[0]?.oncancel?.(event);
  expect(await paid).toEqual(outcome);
});
