import type { ExpressQuote } from "#app/domain/checkout/express.ts";
import { loadExpressApplePay } from "./express-apple-pay.ts";
import type { ExpressOutcome, ExpressShop } from "./express-shop.ts";

/** Apple's class as Safari has it: whoever goes on with a session that is over gets an InvalidAccessError. */
class Sheet {
  static STATUS_SUCCESS = 0;
  static STATUS_FAILURE = 1;
  static supportsVersion = () => true;
  static canMakePayments = () => true;
  static open: Sheet;

  onshippingcontactselected?: (event: object) => void;
  onshippingmethodselected?: (event: object) => void;
  onpaymentauthorized?: (event: object) => void;
  oncancel?: (event: object) => void;
  readonly answers: string[] = [];
  #isOver = false;

  begin() {
    Sheet.open = this;
  }
  close(event: object = {}) {
    this.#isOver = true;
    this.oncancel?.(event);
  }
  #answer(name: string) {
    if (this.#isOver) throw new DOMException("The session is over.", "InvalidAccessError");
    this.answers.push(name);
  }
  completeMerchantValidation = () => this.#answer("merchant");
  completeShippingContactSelection = () => this.#answer("contact");
  completeShippingMethodSelection = () => this.#answer("method");
  completePayment = ({ status }: { status: number }) => this.#answer(status === 0 ? "paid" : "refused");
  abort = () => this.#answer("abort");
}

const quote: ExpressQuote = {
  total: 40,
  lines: { goods: 32, shipping: 8, tax: 0 },
  options: [{ id: "ground", label: "Ground", detail: "", amount: 8 }],
  chosenId: "ground",
} as unknown as ExpressQuote;

/** A sheet that was opened, with answers of the shop that come when the test says so. */
const opened = async () => {
  const pending: { resolve: (value: never) => void; reject: (error: Error) => void }[] = [];
  const later = () => new Promise<never>((resolve, reject) => void pending.push({ resolve, reject }));
  const shop = {
    label: "Sweets",
    country: "US",
    currency: "USD",
    words: { goods: "Goods", shipping: "Shipping", tax: "Tax" },
    provisional: 32,
    begin: later,
    merchant: later,
    quoteFor: later,
    quoteWith: later,
    buy: later,
    wordsOf: (error: unknown) => (error as Error).message,
  } as unknown as ExpressShop;
  const wallet = await loadExpressApplePay({ scriptUrl: "" });
  const outcomes: ExpressOutcome[] = [];
  void wallet?.buy(shop).then((outcome) => outcomes.push(outcome));
  return { sheet: Sheet.open, pending, outcomes };
};

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeAll(() => Object.assign(window, { ApplePaySession: Sheet }));
afterAll(() => delete (window as { ApplePaySession?: unknown }).ApplePaySession);

describe("a sheet of Apple Pay", () => {
  test("hears what a place costs", async () => {
    const { sheet, pending } = await opened();
    sheet.onshippingcontactselected?.({ shippingContact: { postalCode: "10001", countryCode: "us" } });
    pending[0]?.resolve(quote as never);
    await settled();
    expect(sheet.answers).toEqual(["contact"]);
  });

  test.each<[string, (sheet: Sheet) => void]>([
    ["a place", (sheet) => sheet.onshippingcontactselected?.({ shippingContact: {} })],
    ["a way to ship", (sheet) => sheet.onshippingmethodselected?.({ shippingMethod: { identifier: "ground" } })],
  ])("that was left while the price of %s was asked for is told nothing more", async (_what, ask) => {
    for (const answer of ["resolve", "reject"] as const) {
      const { sheet, pending, outcomes } = await opened();
      ask(sheet);
      sheet.close();
      pending[0]?.[answer]((answer === "resolve" ? quote : new Error("No.")) as never);
      await settled();
      expect(sheet.answers).toEqual([]);
      expect(outcomes).toEqual([{ status: "cancelled" }]);
    }
  });

  test.each<[string, (order: { resolve: (no: never) => void; reject: (e: Error) => void }) => void, ExpressOutcome]>([
    ["was placed is bought", ({ resolve }) => resolve("WP1" as never), { status: "bought", orderNo: "WP1" }],
    ["was refused failed", ({ reject }) => reject(new Error("No.")), { status: "failed", message: "No." }],
  ])("that closes while the order is placed: an order that %s", async (_what, answer, outcome) => {
    const { sheet, pending, outcomes } = await opened();
    sheet.onpaymentauthorized?.({ payment: { token: {}, shippingContact: {} } });
    sheet.close({ sessionError: { code: "unknown" } });
    await settled();
    expect(outcomes).toEqual([]);
    const [order] = pending;
    if (order) answer(order);
    await settled();
    expect(outcomes).toEqual([outcome]);
    expect(sheet.answers).toEqual([]);
  });
});
