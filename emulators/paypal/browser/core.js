// PayPal's JavaScript SDK v6 as its public description has it: eligibility, and one-time sessions that open a window.
(() => {
  const ORIGIN = "@ORIGIN@";
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

  const createSession = (fundingSource, handlers) => ({
    start: async ({ presentationMode = "auto" } = {}, orderPromise) => {
      const view = popup(fundingSource === "venmo" ? "Venmo" : "PayPal", presentationMode);
      let isOver = false;
      const end = (tell) => {
        if (isOver) return;
        isOver = true;
        clearInterval(poll);
        window.removeEventListener("message", hear);
        view.close();
        tell();
      };
      const hear = ({ origin, source, data }) => {
        if (origin !== ORIGIN || source !== view.source() || data?.source !== "paypal") return;
        const { action, orderId } = data;
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
      const poll = setInterval(() => {
        if (view.isClosed()) end(() => handlers.onCancel?.({}));
      }, POLL_MS);
      try {
        const { orderId } = await orderPromise;
        view.show(addressOf(orderId, fundingSource));
      } catch (error) {
        end(() => handlers.onError?.(error));
      }
    },
  });

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
