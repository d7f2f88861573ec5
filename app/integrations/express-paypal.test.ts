import type { ExpressContact } from "#app/domain/checkout/express.ts";
import { installPaypal } from "#tests/fake-paypal.ts";
import { loadExpressPaypal } from "./express-paypal.ts";
import type { ExpressShop } from "./express-shop.ts";

const place = { city: "San Francisco", stateCode: "CA", postalCode: "94110", countryCode: "US" };
const contact: ExpressContact = {
  ...place,
  firstName: "Avery",
  lastName: "Stone",
  address1: "14 Larkspur Lane",
  address2: "",
  email: "avery@shop.test",
  phone: "4155550117",
};
const wherever = {
  orderId: "P-1",
  shippingAddress: { city: "San Francisco", state: "CA", postalCode: "94110", countryCode: "US" },
};

/** A script is loaded once, so each test has its own. */
let scripts = 0;

/** Opens a wallet's window; `heard` says what the shop was asked, in order. */
const opened = async (funding: "paypal" | "venmo", refuses = false) => {
  const windows = installPaypal();
  const heard: unknown[] = [];
  const note =
    <T>(name: string, answer: T) =>
    async (...about: unknown[]): Promise<T> => {
      heard.push([name, ...about]);
      if (refuses && name !== "begin" && name !== "order" && name !== "contact") throw new Error("Not there.");
      return answer;
    };
  const shop = {
    begin: note("begin", undefined),
    quoteFor: note("quoteFor", undefined),
    quoteWith: note("quoteWith", undefined),
    buy: note("buy", "WP100001"),
    paypal: {
      order: note("order", { orderId: "P-1" }),
      update: note("update", undefined),
      contact: note("contact", contact),
    },
    wordsOf: (error: unknown) => (error as Error).message,
  } as unknown as ExpressShop;
  scripts += 1;
  const scriptUrl = `https://express.test/window-${scripts}.js`;
  const loading = loadExpressPaypal({ scriptUrl }, funding, "USD");
  document.head.querySelector(`script[src='${scriptUrl}']`)?.dispatchEvent(new Event("load"));
  const wallet = await loading;
  const outcome = wallet?.buy(shop);
  const [sheet] = windows;
  if (!sheet) throw new Error("No window was opened.");
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { sheet, heard, outcome };
};

afterEach(() => {
  delete (window as { paypal?: unknown }).paypal;
});

test.each(["paypal", "venmo"] as const)(
  "%s: place, way to ship and contact come from its own window",
  async (funding) => {
    const { sheet, heard, outcome } = await opened(funding);
    await sheet.onShippingAddressChange(wherever);
    await sheet.onShippingOptionsChange({ orderId: "P-1", selectedShippingOption: { id: "ground" } });
    sheet.onApprove({ orderId: "P-1" });
    expect(await outcome).toEqual({ status: "bought", orderNo: "WP100001" });
    expect(heard).toEqual([
      ["begin"],
      ["order"],
      ["quoteFor", place],
      ["update", "P-1"],
      ["quoteWith", "ground"],
      ["update", "P-1"],
      ["contact", "P-1"],
      ["buy", { token: "P-1", contact }],
    ]);
  },
);

test.each(["paypal", "venmo"] as const)(
  "%s: what the shop refuses stands in its window, and afterwards beside its button",
  async (funding) => {
    const { sheet, heard, outcome } = await opened(funding, true);
    await expect(sheet.onShippingAddressChange(wherever)).rejects.toThrow("Not there.");
    const errors = { ADDRESS_ERROR: "In the wallet's own words." };
    await expect(sheet.onShippingAddressChange({ ...wherever, errors } as typeof wherever)).rejects.toThrow(
      errors.ADDRESS_ERROR,
    );
    expect(heard).not.toContainEqual(["update", "P-1"]);
    sheet.onApprove({ orderId: "P-1" });
    expect(await outcome).toEqual({ status: "failed", message: "Not there." });
  },
);
