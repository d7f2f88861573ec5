import type { ExpressOutcome, ExpressShop, ExpressWallet } from "./express-shop.ts";
import { loadScript } from "./load-script.ts";

interface PaypalPlace {
  city?: string;
  state?: string;
  postalCode?: string;
  countryCode?: string;
}
interface ExpressHandlers {
  onShippingAddressChange: (data: {
    orderId: string;
    shippingAddress: PaypalPlace;
    errors?: Record<string, string>;
  }) => Promise<void>;
  onShippingOptionsChange: (data: {
    orderId: string;
    selectedShippingOption: { id: string };
    errors?: Record<string, string>;
  }) => Promise<void>;
  onApprove: (data: { orderId: string }) => void;
  onCancel: () => void;
  onError: (error: { code?: string }) => void;
}
interface ExpressSession {
  start: (options: { presentationMode: string }, order: Promise<{ orderId: string }>) => Promise<void>;
  cancel: () => void;
}
interface ExpressSdk {
  findEligibleMethods: (options: { currencyCode: string }) => Promise<{ isEligible: (method: string) => boolean }>;
  createPayPalOneTimePaymentSession: (handlers: ExpressHandlers) => ExpressSession;
  createVenmoOneTimePaymentSession: (handlers: ExpressHandlers) => ExpressSession;
}

const vendor = () => window as unknown as { paypal?: { createInstance: (options: object) => Promise<ExpressSdk> } };

/** PayPal's or Venmo's window with address and way to ship in it; null where the shopper cannot use it. */
export const loadExpressPaypal = async (
  settings: { scriptUrl: string; clientId?: string },
  funding: "paypal" | "venmo",
  currency: string,
): Promise<ExpressWallet | null> => {
  await loadScript(settings.scriptUrl, { globalName: "paypal" });
  const sdk = await vendor().paypal?.createInstance({
    clientId: settings.clientId,
    components: ["paypal-payments", "venmo-payments"],
    pageType: "cart",
  });
  const eligible = await sdk?.findEligibleMethods({ currencyCode: currency });
  if (!sdk || !eligible?.isEligible(funding)) return null;

  let leave = () => undefined as void;
  const buy = (shop: ExpressShop): Promise<ExpressOutcome> =>
    new Promise((resolve) => {
      let isLeft = false;
      const handlers: ExpressHandlers = {
        // What is thrown stands in the wallet's window; it knows the vendor's own words for some reasons.
        onShippingAddressChange: async ({ orderId, shippingAddress, errors }) => {
          const { city = "", state = "", postalCode = "", countryCode = "" } = shippingAddress;
          try {
            await shop.quoteFor({ city, stateCode: state, postalCode, countryCode });
          } catch (error) {
            throw new Error(errors?.["ADDRESS_ERROR"] ?? shop.wordsOf(error), { cause: error });
          }
          await shop.paypal.update(orderId);
        },
        onShippingOptionsChange: async ({ orderId, selectedShippingOption, errors }) => {
          try {
            await shop.quoteWith(selectedShippingOption.id);
          } catch (error) {
            throw new Error(errors?.["METHOD_UNAVAILABLE"] ?? shop.wordsOf(error), { cause: error });
          }
          await shop.paypal.update(orderId);
        },
        onApprove: ({ orderId }) => {
          if (isLeft) return;
          shop.paypal
            .contact(orderId)
            .then((contact) => shop.buy({ token: orderId, contact }))
            .then(
              (orderNo) => resolve({ status: "bought", orderNo }),
              (error: unknown) => resolve({ status: "failed", message: shop.wordsOf(error) }),
            );
        },
        onCancel: () => resolve({ status: "cancelled" }),
        onError: () => resolve({ status: "failed", message: null }),
      };
      const session =
        funding === "venmo"
          ? sdk.createVenmoOneTimePaymentSession(handlers)
          : sdk.createPayPalOneTimePaymentSession(handlers);
      leave = () => {
        isLeft = true;
        session.cancel();
        resolve({ status: "cancelled" });
      };
      const order = shop.begin().then(() => shop.paypal.order());
      session
        .start({ presentationMode: "auto" }, order)
        .catch((error: unknown) => resolve({ status: "failed", message: shop.wordsOf(error) }));
    });
  return { buy, leave: () => leave() };
};
