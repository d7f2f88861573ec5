import { standInPerson } from "../personal.ts";
import type { Walk } from "../walks.ts";

const message = {
  first_name: standInPerson.firstName,
  last_name: standInPerson.lastName,
  email: standInPerson.email,
  phone: standInPerson.phone,
  type: "Order",
  description: "Two of the boxes came without their ribbons.",
  page: "/help/contact-us",
};

/** Somebody writes to customer service. */
export const contact = {
  journey: "contact",
  // Nobody at a real desk should read what a recording wrote.
  onlySandbox: true,
  take: async ({ step, browser }) => {
    const { enter, call } = browser();
    await step("comes in", () => enter("session"));
    const empty = await step("sends it without a word", () =>
      call("POST", "contact-message", { ...message, description: " " }),
    );
    const sent = await step("sends it", () => call("POST", "contact-message", message));
    return { empty, sent };
  },
} satisfies Walk;
