import { tokenise } from "#emulators/test-tokenise.ts";
import { given } from "../given.ts";
import type { Walk } from "../walks.ts";

const visa = { number: "4111111111111111", securityCode: "917", expirationMonth: "09", expirationYear: "2039" };
const mastercard = { ...visa, number: "5555555555554444" };

interface SavedCard {
  paymentInstrumentId: string;
  default?: boolean;
  paymentCard: { cardType: string };
}

/** A customer keeps two cards, prefers one, pays her subscriptions by the other, and takes both out again. */
export const wallet = {
  journey: "wallet",
  // A card token is made by a browser, with a number that is no test's.
  onlySandbox: true,
  take: async ({ step, browser, brought }) => {
    const { enter, call } = browser();
    const session = await step("logs in", () =>
      enter("session/login", { email: given.email, password: given.password }),
    );
    const { customerId } = session.body;
    const customers = (operation: string, parameters: object = {}, body?: unknown) =>
      call("POST", `scapi/ShopperCustomers/${operation}`, [
        { parameters: { customerId, ...parameters }, ...(body !== undefined && { body }) },
      ]);
    const save = async (name: string, card: typeof visa) => {
      const context = await step(`opens the fields for a ${name}`, () => call("POST", "card-context", {}));
      const captureContext = String(context.body["captureContext"]);
      const transientToken = await brought(name, async () => (await tokenise(captureContext, card)).text());
      return step(`saves a ${name}`, () =>
        call("POST", "customer-payment-token", { transientToken, captureContext, holder: "Nora Field" }),
      );
    };
    const cardsAt = async (name: string) => {
      const { body } = await step(name, () => customers("getCustomer", { expand: "paymentinstruments" }));
      return (body["paymentInstruments"] ?? []) as SavedCard[];
    };
    const first = await save("visa", visa);
    const second = await save("mastercard", mastercard);
    const both = await cardsAt("opens the wallet");
    const [visaId, mastercardId] = [String(first.body["paymentToken"]), String(second.body["paymentToken"])];
    const preferred = await step("prefers the second", () =>
      customers("updateCustomerPaymentInstrument", { paymentInstrumentId: mastercardId }, { default: true }),
    );
    const moved = await step("pays subscriptions by the first", () =>
      call("POST", `payment-instruments/${visaId}/use-for-subscriptions`, {}),
    );
    const nobodys = await step("takes out a card of nobody", () =>
      customers("deleteCustomerPaymentInstrument", { paymentInstrumentId: "nobodys" }),
    );
    const removed = await step("takes the second out", () =>
      customers("deleteCustomerPaymentInstrument", { paymentInstrumentId: mastercardId }),
    );
    const one = await cardsAt("opens the wallet again");
    await step("takes the first out", () =>
      customers("deleteCustomerPaymentInstrument", { paymentInstrumentId: visaId }),
    );
    return { first, second, both, preferred, moved, nobodys, removed, one, visaId, mastercardId };
  },
} satisfies Walk;
