// Apple Pay on the web as its public description has it, for browsers that do not have it themselves.
(() => {
  const ORIGIN = "@ORIGIN@";
  if (window.ApplePaySession) return;

  window.ApplePaySession = class ApplePaySession {
    static STATUS_SUCCESS = 0;
    static STATUS_FAILURE = 1;
    static supportsVersion = (version) => version >= 1 && version <= 14;
    static canMakePayments = () => true;

    #request;
    #dialog = document.createElement("dialog");
    #frame = document.createElement("iframe");
    #isOver = false;
    #hear = ({ origin, source, data }) => {
      if (origin !== ORIGIN || source !== this.#frame.contentWindow || data?.source !== "apple-pay") return;
      if (!data.token) return this.#cancel({ fail: "paymentFailed", expire: "sessionExpired" }[data.action]);
      this.onpaymentauthorized?.({ payment: { token: data.token } });
    };

    constructor(version, request) {
      if (!ApplePaySession.supportsVersion(version)) throw new Error("The version is not supported.");
      this.#request = request;
    }

    begin() {
      this.#frame.title = "Apple Pay";
      this.#frame.style.width = "min(400px, 100vw - 4rem)";
      this.#frame.height = "460";
      this.#frame.style.border = "0";
      this.#dialog.setAttribute("aria-label", "Apple Pay");
      this.#dialog.append(this.#frame);
      this.#dialog.addEventListener("close", () => this.#cancel());
      document.body.append(this.#dialog);
      window.addEventListener("message", this.#hear);
      this.#dialog.showModal();
      this.onvalidatemerchant?.({ validationURL: `${ORIGIN}/paymentservices/paymentSession` });
    }

    completeMerchantValidation({ data, signature }) {
      const { total, currencyCode } = this.#request;
      const amount = `${Number(total.amount).toFixed(2)} ${currencyCode}`;
      const query = new URLSearchParams({ data, signature, amount, origin: window.location.origin });
      this.#frame.src = `${ORIGIN}/apple-pay/sheet?${query}`;
    }

    completePayment() {
      this.#end();
    }

    abort() {
      this.#end();
    }

    /** Tells why it ended: by an error, or nothing where the shopper closed it. */
    #cancel(code) {
      if (this.#isOver) return;
      this.#end();
      this.oncancel?.(code === undefined ? {} : { sessionError: { code, info: {} } });
    }

    #end() {
      this.#isOver = true;
      window.removeEventListener("message", this.#hear);
      this.#dialog.remove();
    }
  };
})();
