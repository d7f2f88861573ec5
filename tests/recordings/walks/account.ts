import { given } from "../given.ts";
import { standInPerson } from "../personal.ts";
import type { Walk } from "../walks.ts";

const { email: _email, ...person } = standInPerson;

/** A customer logs in, looks at everything the account holds, changes addresses, cards and wishlist, and logs out. */
export const account = {
  journey: "account",
  take: async ({ step, browser }) => {
    const { enter, call } = browser();
    const wrong = await step("mistypes the password", () =>
      call("POST", "session/login", { email: given.email, password: "not-this-one" }),
    );
    const session = await step("logs in", () =>
      enter("session/login", { email: given.email, password: given.password }),
    );
    const { customerId } = session.body;
    // By then she has been here before, as most customers have.
    await step("logs in elsewhere", () =>
      browser().enter("session/login", { email: given.email, password: given.password }),
    );
    const customers = (operation: string, parameters: object = {}, body?: unknown) =>
      call("POST", `scapi/ShopperCustomers/${operation}`, [
        { parameters: { customerId, ...parameters }, ...(body !== undefined && { body }) },
      ]);
    const renewed = await step("comes back", () => enter("session"));
    const renamed = await step("changes the profile", () => customers("updateCustomer", {}, { gender: 2 }));
    const profile = await step("opens it", () => customers("getCustomer"));
    const addresses = (profile.body["addresses"] ?? []) as { addressId: string; preferred?: boolean }[];
    const before = addresses.find(({ preferred }) => preferred)?.addressId;
    const added = await step("adds an address", () =>
      customers("createCustomerAddress", {}, { ...person, addressId: "cabin", countryCode: "US" }),
    );
    const changed = await step("prefers it", () =>
      customers(
        "updateCustomerAddress",
        { addressName: "cabin" },
        { ...person, addressId: "cabin", countryCode: "US", preferred: true },
      ),
    );
    const removed = await step("takes it out", () => customers("removeCustomerAddress", { addressName: "cabin" }));
    if (before)
      await step("prefers the old one again", () =>
        customers("updateCustomerAddress", { addressName: before }, { addressId: before, preferred: true }),
      );
    const orders = await step("opens the orders", () =>
      call("GET", `order-history-list?customerId=${String(customerId)}&limit=2`),
    );
    const [first] = (orders.body["orders"] ?? orders.body["data"] ?? []) as { orderNo?: string; orderId?: string }[];
    const orderNo = first?.orderNo ?? first?.orderId ?? "none";
    const order = await step("opens one", () => call("GET", `order-details?orderId=${orderNo}`));
    const nobodys = await step("opens one of nobody", () => call("GET", "order-details?orderId=WP000000"));
    const cards = await step("opens the wallet", () => customers("getCustomer", { expand: "paymentinstruments" }));
    const list = await step("starts a list", () => customers("createCustomerProductList", {}, { type: "wish_list" }));
    const listId = String(list.body["id"]);
    const wished = await step("wishes for a product", () =>
      customers(
        "createCustomerProductListItem",
        { listId },
        { productId: given.productId, quantity: 1, priority: 0, public: false, type: "product" },
      ),
    );
    const lists = await step("opens the wishlist", () => customers("getCustomerProductLists"));
    const unwished = await step("changes her mind", () =>
      customers("deleteCustomerProductListItem", { listId, itemId: wished.body["id"] }),
    );
    const listRemoved = await step("takes the list away", () => customers("deleteCustomerProductList", { listId }));
    const consents = await step("opens the preferences", () =>
      call("POST", "scapi/ShopperConsents/getSubscriptions", [{ parameters: {} }]),
    );
    const devices = await step("asks where she is logged in", () => call("GET", "devices"));
    const recipients = await step("opens the people", () => call("GET", "recipients"));
    const subscriptions = await step("opens the subscriptions", () => call("GET", "subscriptions"));
    const bridge = await step("opens the platform's session", () =>
      call("POST", "scapi/ShopperSessions/createSession", [
        { headers: { authorization: `Bearer ${String(renewed.body["accessToken"])}` } },
      ]),
    );
    const gone = await step("logs out", () => call("POST", "session/logout", {}));
    return {
      wrong,
      session,
      renewed,
      profile,
      renamed,
      added,
      changed,
      removed,
      orders,
      order,
      nobodys,
      cards,
      lists,
      wished,
      unwished,
      listRemoved,
      consents,
      devices,
      recipients,
      subscriptions,
      bridge,
      gone,
    };
  },
} satisfies Walk;
