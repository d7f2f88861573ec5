/** What the shop tells the vendor's window to call. */
interface Handlers {
  onApprove: (answer: { orderId: string }) => void;
  onCancel: () => void;
  onError: (error: object) => void;
  onShippingAddressChange: (answer: { orderId: string; shippingAddress: object }) => Promise<void>;
  onShippingOptionsChange: (answer: { orderId: string; selectedShippingOption: { id: string } }) => Promise<void>;
}

/** A window of PayPal or Venmo that was opened. */
interface FakeWindow extends Handlers {
  isEnded: boolean;
}

/**
 * The vendor's script as it is when it has been loaded. A test removes `window.paypal` when it has ended.
 * @returns the windows that have been opened, each with what it tells the shop
 */
export const installPaypal = (): FakeWindow[] => {
  const windows: FakeWindow[] = [];
  const create = (handlers: Handlers) => {
    const opened = { ...handlers, isEnded: false };
    return {
      start: (_about: object, order: Promise<unknown>) => {
        windows.push(opened);
        return order.then(() => undefined);
      },
      cancel: () => {
        opened.isEnded = true;
      },
    };
  };
  Object.assign(window, {
    paypal: {
      createInstance: () =>
        Promise.resolve({
          findEligibleMethods: () => Promise.resolve({ isEligible: () => true }),
          createPayPalOneTimePaymentSession: create,
          createVenmoOneTimePaymentSession: create,
        }),
    },
  });
  return windows;
};
