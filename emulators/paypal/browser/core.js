// PayPal's JavaScript SDK v6 as its public description has it: eligibility, and one-time sessions that open a window.
(() => {
  const ORIGIN = "@ORIGIN@";
  const PLACES = "@PLACES@";
  const POLL_MS = 250;

  const addressOf = (orderId, fundingSource) => {
    const query = new URLSearchParams({ token: orderId, fundingSource, origin: window.location.origin });
    return `${ORIGIN}/checkoutnow?${query}`;
  };

  const modal = (title) => {
    const dialog = document.createElement("dialog");
    const frame = document.createElement("iframe");
    frame.title = title;
    frame.width = "400";
    frame.height = "520";
    frame.style.border = "0";
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
    return {
      show: (address) => (frame.src = address),
      source: () => frame.contentWindow,
      isClosed: () => !dialog.open,
      close: () => dialog.remove(),
    };
  };

  const popup = (title, mode) => {
    const opened = mode === "modal" ? null : window.open("about:blank", "_blank", "popup,width=450,height=640");
    if (!opened) return modal(title);
    return {
      show: (address) => (opened.location.href = address),
      source: () => opened,
      isClosed: () => opened.closed,
      close: () => opened.close(),
    };
  };

  const createSession = (fundingSource, handlers) => {
    let cancel = () => undefined;
    return {
      cancel: () => cancel(),
      start: (...about) => start(fundingSource, handlers, (end) => (cancel = end), ...about),
    };
  };

  const start = async (fundingSource, handlers, onOpen, { presentationMode = "auto" } = {}, orderPromise) => {
    const view = popup(fundingSource === "venmo" ? "Venmo" : "PayPal", presentationMode);
    let isOver = false;
    let current = "";
    const end = (tell) => {
      if (isOver) return;
      isOver = true;
      clearInterval(poll);
      window.removeEventListener("message", hear);
      view.close();
      tell();
    };
    /** Has the shop answer a choice in the window, which then shows what the order is now, or why it was refused. */
    const ask = async (asked) => {
      const answer = await Promise.resolve(asked).then(
        () => ({ refresh: true }),
        (error) => ({ update: { error: error.message } }),
      );
      view.source().postMessage(answer, ORIGIN);
    };
    const hear = ({ origin, source, data }) => {
      if (origin !== ORIGIN || source !== view.source() || data?.source !== "paypal") return;
      const { action, orderId } = data;
      // A shopper's name and street are the wallet's until she has approved.
      if (action === "contact")
        return ask(handlers.onShippingAddressChange?.({ orderId: current, shippingAddress: PLACES[data.contactId] }));
      if (action === "option")
        return ask(
          handlers.onShippingOptionsChange?.({ orderId: current, selectedShippingOption: { id: data.optionId } }),
        );
      if (action === "approve" || action === "decline")
        end(() => handlers.onApprove?.({ orderId, payerId: "SANDBOXPAYER1" }));
      else if (action === "cancel") end(() => handlers.onCancel?.({ orderId }));
      else
        end(() =>
          handlers.onError?.(
            Object.assign(new Error("The wallet failed."), {
              code: action === "expire" ? "ERR_ORDER_EXPIRED" : "ERR_INTERNAL",
            }),
          ),
        );
    };
    window.addEventListener("message", hear);
    onOpen(() => end(() => handlers.onCancel?.({})));
    const poll = setInterval(() => {
      if (view.isClosed()) end(() => handlers.onCancel?.({}));
    }, POLL_MS);
    try {
      const { orderId } = await orderPromise;
      current = orderId;
      view.show(addressOf(orderId, fundingSource));
    } catch (error) {
      end(() => handlers.onError?.(error));
    }
  };

  window.paypal = {
    createInstance: async ({ clientId }) => {
      if (clientId !== "sandbox-paypal-client") throw new Error("The client id is not known.");
      return {
        findEligibleMethods: async ({ currencyCode }) => ({
          isEligible: (method) => method === "paypal" || (method === "venmo" && currencyCode === "USD"),
        }),
        createPayPalOneTimePaymentSession: (handlers) => createSession("paypal", handlers),
        createVenmoOneTimePaymentSession: (handlers) => createSession("venmo", handlers),
      };
    },
  };
})();
