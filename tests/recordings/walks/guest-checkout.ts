import { tokenise } from "#emulators/test-tokenise.ts";
import { given } from "../given.ts";
import { standInPerson } from "../personal.ts";
import type { Walk } from "../walks.ts";

const { email, ...person } = standInPerson;
const approved = { number: "4111111111111111", securityCode: "917", expirationMonth: "09", expirationYear: "2039" };

/** A guest fills a bag, changes it, and pays by card. */
export const guestCheckout = {
  journey: "guest-checkout",
  onlySandbox: true,
  take: async ({ step, browser, brought }) => {
    const { enter, call } = browser();
    const scapi = (operation: string, parameters: object, body?: unknown) =>
      call("POST", `scapi/${operation}`, [{ parameters, ...(body !== undefined && { body }) }]);
    const session = await step("comes in", () => enter("session"));
    const made = await step("starts a bag", () => scapi("ShopperBaskets/createBasket", {}, {}));
    const basketId = String(made.body["basketId"]);
    const added = await step("puts a product in", () =>
      scapi("ShopperBaskets/addItemToBasket", { basketId }, [{ productId: given.productId, quantity: 2 }]),
    );
    const [{ itemId } = { itemId: "" }] = added.body["productItems"] as { itemId: string }[];
    const changed = await step("takes one", () =>
      scapi("ShopperBaskets/updateItemInBasket", { basketId, itemId }, { quantity: 1 }),
    );
    const coupon = await step("tries a code", () =>
      scapi("ShopperBaskets/addCouponToBasket", { basketId }, { code: "NO-SUCH-CODE" }),
    );
    const bag = await step("opens the bag", () =>
      scapi("ShopperCustomers/getCustomerBaskets", { customerId: session.body["customerId"] }),
    );
    await step("says who it is", () => scapi("ShopperBaskets/updateCustomerForBasket", { basketId }, { email }));
    const shipment = { basketId, shipmentId: "me" };
    const address = await step("says where to", () =>
      scapi(
        "ShopperBaskets/updateShippingAddressForShipment",
        { ...shipment, useAsBilling: true },
        { ...person, countryCode: "US" },
      ),
    );
    const costs = await step("asks what the way costs", () =>
      call("GET", `payment/shipping-costs?country=US&state=${person.stateCode}&postal=${person.postalCode}`),
    );
    const methods = await step("looks at ways to ship", () =>
      scapi("ShopperBaskets/getShippingMethodsForShipment", shipment),
    );
    const chosen = await step("chooses one", () =>
      scapi("ShopperBaskets/updateShippingMethodForShipment", shipment, {
        id: methods.body["defaultShippingMethodId"],
      }),
    );
    const payments = await step("looks at ways to pay", () => call("POST", "payment-methods", { basketId }));
    const context = await step("opens the card fields", () => call("POST", "card-context", {}));
    const captureContext = String(context.body["captureContext"]);
    const transientToken = await brought("card", async () => (await tokenise(captureContext, approved)).text());
    const paid = await step("gives a card", () =>
      call("POST", "basket-card", { basketId, transientToken, captureContext, holder: "Nora Field" }),
    );
    const order = await step("places the order", () => scapi("ShopperOrders/createOrder", {}, { basketId }));
    const again = await step("places it again", () => scapi("ShopperOrders/createOrder", {}, { basketId }));
    const seen = await step("looks at the order", () =>
      scapi("ShopperOrders/getOrder", { orderNo: order.body["orderNo"] }),
    );
    const gone = await step("looks for the bag", () => scapi("ShopperBaskets/getBasket", { basketId }));
    return {
      session,
      made,
      added,
      changed,
      coupon,
      bag,
      address,
      costs,
      methods,
      chosen,
      payments,
      context,
      paid,
      order,
      again,
      seen,
      gone,
    };
  },
} satisfies Walk;
