import { standInPerson } from "../personal.ts";
import type { Walk } from "../walks.ts";

const { email: _email, firstName, lastName, ...place } = standInPerson;
const password = "Fig-Street-1";

/** Somebody opens an account, is asked who she is, and fills the address book. */
export const registration = {
  journey: "registration",
  // A real instance would keep an account of each recording.
  onlySandbox: true,
  take: async ({ step, browser }) => {
    const { enter, call } = browser();
    // Nobody has it yet, also where the same sandbox is walked again.
    const email = `nora-${crypto.randomUUID().slice(0, 8)}@example.test`;
    const register = (recaptchaToken: string) =>
      call("POST", "customer-register", {
        customer: { firstName, lastName, email, login: email },
        password,
        recaptchaToken,
      });
    await step("comes in", () => enter("session"));
    const robot = await step("registers as a robot does", () => register("sandbox-captcha-low-score"));
    const made = await step("registers", () => register("sandbox-captcha-pass"));
    const twice = await step("registers again", () => register("sandbox-captcha-pass"));
    const session = await step("logs in", () => enter("session/login", { email, password }));
    const { customerId } = session.body;
    const customers = (operation: string, parameters: object = {}, body?: unknown) =>
      call("POST", `scapi/ShopperCustomers/${operation}`, [
        { parameters: { customerId, ...parameters }, ...(body !== undefined && { body }) },
      ]);
    const address = (addressId: string) => ({ ...place, firstName, lastName, addressId, countryCode: "US" });
    const confirmation = await step("asks for the mail again", () =>
      call("POST", "send-email-confirmation", { c_email: email }),
    );
    const first = await step("adds an address", () => customers("createCustomerAddress", {}, address("home")));
    const second = await step("adds another", () => customers("createCustomerAddress", {}, address("cabin")));
    const sameName = await step("adds one of that name", () =>
      customers("createCustomerAddress", {}, address("cabin")),
    );
    const preferred = await step("prefers the second", () =>
      customers("updateCustomerAddress", { addressName: "cabin" }, { ...address("cabin"), preferred: true }),
    );
    const removed = await step("takes the first out", () =>
      customers("removeCustomerAddress", { addressName: "home" }),
    );
    const book = await step("opens the address book", () => customers("getCustomer"));
    return { robot, made, twice, session, confirmation, first, second, sameName, preferred, removed, book };
  },
} satisfies Walk;
