// Apple Pay on the web as its public description has it, for browsers that do not have it themselves.
(() => {
  const ORIGIN = "@ORIGIN@";
  const PLACES = "@PLACES@";
  if (window.ApplePaySession) return;

  window.ApplePayError = class ApplePayError {
    constructor(code, contactField, message) {
      Object.assign(this, { code, contactField, message });
    }
  };

  /** A contact as the page gets it once the shopper has agreed. */
  const wholeContact = ({ id, firstName, lastName, email, phone, address1, address2 }) => ({
    ...PLACES[id],
    givenName: firstName,
    familyName: lastName,
    emailAddress: email,
    phoneNumber: phone,
    addressLines: [address1, address2].filter(Boolean),
  });

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
      // Before the shopper has agreed, the page is told no more than the place.
      if (data.action === "contact")
        return this.onshippingcontactselected?.({ shippingContact: PLACES[data.contactId] });
      if (data.action === "option") {
        this.#chosen = data.optionId;
        return this.onshippingmethodselected?.({ shippingMethod: { identifier: data.optionId } });
      }
      if (!data.token) return this.#cancel({ fail: "paymentFailed", expire: "sessionExpired" }[data.action]);
      const contact = data.contact && wholeContact(data.contact);
      this.onpaymentauthorized?.({
        payment: { token: data.token, ...(contact && { shippingContact: contact, billingContact: contact }) },
      });
    };
    #methods = [];
    #chosen;

    #show({ newTotal, newLineItems = [], newShippingMethods, errors = [] }) {
      if (newShippingMethods) {
        this.#methods = newShippingMethods;
        this.#chosen = newShippingMethods[0]?.identifier;
      }
      const update = {
        total: `${Number(newTotal.amount).toFixed(2)} ${this.#request.currencyCode}`,
        lines: newLineItems,
        options: this.#methods.map(({ identifier, label, detail, amount }) => ({
          id: identifier,
          label,
          detail,
          amount,
        })),
        chosen: this.#chosen,
        error: errors.map(({ message }) => message).join(" "),
      };
      this.#last = update;
      this.#frame.contentWindow.postMessage({ update }, ORIGIN);
    }
    #last = {};

    /** Safari's answer to whoever goes on with a session that is over. */
    #mustBeOpen() {
      if (this.#isOver)
        throw new DOMException("The object does not support the operation or argument.", "InvalidAccessError");
    }

    completeShippingContactSelection(update) {
      this.#mustBeOpen();
      this.#show(update);
    }

    completeShippingMethodSelection(update) {
      this.#mustBeOpen();
      this.#show(update);
    }

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
      this.#mustBeOpen();
      const { total, currencyCode } = this.#request;
      const amount = `${Number(total.amount).toFixed(2)} ${currencyCode}`;
      const query = new URLSearchParams({ data, signature, amount, origin: window.location.origin });
      if (this.#request.requiredShippingContactFields?.length) query.set("asks", "shipping");
      this.#frame.src = `${ORIGIN}/apple-pay/sheet?${query}`;
    }

    /** A refused payment leaves the sheet open, with the reason in it. */
    completePayment({ status, errors = [] } = {}) {
      this.#mustBeOpen();
      if (status === ApplePaySession.STATUS_SUCCESS || errors.length === 0) return this.#end();
      const update = { ...this.#last, mayRetry: true, error: errors.map(({ message }) => message).join(" ") };
      this.#frame.contentWindow.postMessage({ update }, ORIGIN);
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
