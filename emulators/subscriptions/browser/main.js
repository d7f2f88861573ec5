// The subscription service's script: `<og-offer>` and `og.offers`, by its published description. The router writes the
// service's address and the merchant into it.
(() => {
  const origin = "@ORIGIN@";
  const merchant = "@MERCHANT@";
  const STATE = "OG_STATE";
  const MODULE = "pdp";
  const DEFAULT_FREQUENCY = "30_1";
  const english = {
    legend: "How often?",
    select: "How often",
    once: "Just this once",
    again: "Send it again",
    every: (every, period) => {
      const unit = { 1: "day", 2: "week", 3: "month" }[period] ?? "day";
      return every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`;
    },
  };
  const french = {
    legend: "À quelle fréquence ?",
    select: "Fréquence",
    once: "Une seule fois",
    again: "Abonnement",
    every: (every, period) => {
      const [one, many] = { 2: ["Chaque semaine", "Toutes les # semaines"], 3: ["Chaque mois", "Tous les # mois"] }[
        period
      ] ?? ["Chaque jour", "Tous les # jours"];
      return every === 1 ? one : many.replace("#", every);
    },
  };
  const wordsOfPage = () => (document.documentElement.lang.startsWith("fr") ? french : english);

  const sessionOf = () => {
    const kept = /(?:^|; )og_session_id=([^;]+)/.exec(document.cookie)?.[1];
    if (kept?.startsWith(`${merchant}.`)) return kept;
    const made = `${merchant}.${Math.floor(Math.random() * 1_000_000)}.${Math.floor(Date.now() / 1000)}`;
    document.cookie = `og_session_id=${made}; Path=/; SameSite=Lax`;
    return made;
  };

  const read = () => {
    const empty = { sessionId: sessionOf(), optedin: [], optedout: [], productOffer: {} };
    try {
      return { ...empty, ...JSON.parse(localStorage.getItem(STATE) ?? "{}") };
    } catch {
      return empty;
    }
  };
  let state = read();
  const write = (changes) => {
    state = { ...state, ...changes };
    try {
      localStorage.setItem(STATE, JSON.stringify(state));
    } catch {
      // What cannot be kept lasts as long as the page.
    }
  };
  addEventListener("storage", ({ key }) => {
    if (key !== STATE) return;
    state = read();
    for (const offer of document.querySelectorAll("og-offer")) offer.draw();
  });

  const callbacks = new Set();
  const optinOf = (productId) => state.optedin.find(({ id }) => id === productId);
  const without = (list, productId) => list.filter(({ id }) => id !== productId);

  const tell = (element, name, productId, optedIn) => {
    const detail = { productId, components: [], optedIn };
    element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
    document.dispatchEvent(new CustomEvent("optin-changed", { detail }));
    for (const callback of callbacks) callback(detail);
  };
  const optIn = (element, productId, frequency) => {
    const isChange = Boolean(optinOf(productId));
    write({
      optedin: [...without(state.optedin, productId), { id: productId, frequency }],
      optedout: without(state.optedout, productId),
    });
    tell(element, isChange ? "og-product-change-frequency" : "og-optin-product", productId, true);
  };
  const optOut = (element, productId) => {
    write({
      optedin: without(state.optedin, productId),
      optedout: [...without(state.optedout, productId), { id: productId }],
    });
    tell(element, "og-optout-product", productId, false);
  };

  const make = (name, properties = {}, children = []) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { display: block; font: inherit; color: inherit; }
    fieldset { border: 0; margin: 0; padding: 0; display: grid; gap: 10px; min-width: 0; }
    legend { padding: 0; margin-bottom: 10px; font-weight: 600; font-size: 15px; }
    label { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; min-height: 30px; cursor: pointer; }
    input { width: 22px; height: 22px; margin: 0; accent-color: #5a1648; }
    select { font: inherit; min-height: 44px; padding: 0 12px; border: 1.5px solid #8a6f81; border-radius: 10px;
      background: #fff; color: inherit; }
    input:focus-visible, select:focus-visible { outline: 3px solid #74205d; outline-offset: 3px; }
  `);

  class Offer extends HTMLElement {
    static observedAttributes = ["product"];
    #facts = null;
    #asked = "";

    constructor() {
      super();
      this.attachShadow({ mode: "open" }).adoptedStyleSheets = [sheet];
    }

    connectedCallback() {
      void this.ask();
    }

    attributeChangedCallback() {
      if (this.isConnected) void this.ask();
    }

    async ask() {
      const product = this.getAttribute("product") ?? "";
      if (product === "" || product === this.#asked) return;
      this.#asked = product;
      this.#facts = null;
      this.draw();
      const query = new URLSearchParams({
        session_id: state.sessionId,
        page_type: "1",
        p: JSON.stringify([product]),
        module_view: JSON.stringify(["regular"]),
      });
      const response = await fetch(`${origin}/autoship/offer/${merchant}/${MODULE}?${query}`).catch(() => null);
      if (!response?.ok || product !== this.getAttribute("product")) return;
      this.#facts = await response.json();
      const detail = { data: this.#facts, offer: this };
      this.dispatchEvent(new CustomEvent("og-receive-offer", { bubbles: true, composed: true, detail }));
      this.draw();
    }

    draw() {
      const product = this.getAttribute("product") ?? "";
      const optin = optinOf(product);
      this.toggleAttribute("subscribed", Boolean(optin));
      if (optin) this.setAttribute("frequency", optin.frequency);
      else this.removeAttribute("frequency");
      const isOffered = this.#facts?.autoship?.[product] === true && this.#facts.in_stock?.[product] === true;
      if (!isOffered) {
        this.shadowRoot.replaceChildren();
        return;
      }
      const words = wordsOfPage();
      const focused = this.shadowRoot.activeElement?.id;
      const frequencies = this.#facts.frequencies.map((each) => ({ ...each, id: `${each.every}_${each.period}` }));
      const chosen = optin?.frequency ?? DEFAULT_FREQUENCY;
      const select = make(
        "select",
        { id: "frequency", ariaLabel: words.select, onchange: () => optIn(this, product, select.value) },
        frequencies.map((each) =>
          make("option", {
            value: each.id,
            selected: each.id === chosen,
            textContent: words.every(each.every, each.period),
          }),
        ),
      );
      const radio = (id, isOn, onchange) => make("input", { type: "radio", name: "plan", id, checked: isOn, onchange });
      const once = radio("once", !optin, () => {
        optOut(this, product);
        this.draw();
      });
      const again = radio("again", Boolean(optin), () => {
        optIn(this, product, select.value);
        this.draw();
      });
      this.shadowRoot.replaceChildren(
        make("fieldset", {}, [
          make("legend", { textContent: words.legend }),
          make("label", { htmlFor: "once" }, [once, words.once]),
          make("label", { htmlFor: "again" }, [again, words.again]),
          ...(optin ? [select] : []),
        ]),
      );
      if (focused) this.shadowRoot.getElementById(focused)?.focus();
    }
  }
  customElements.define("og-offer", Offer);

  const idOf = (given) => (typeof given === "string" ? given : given?.id);
  const offers = () => offers;
  Object.assign(offers, {
    isReady: true,
    previewMode: false,
    config: () => offers,
    setLocale: () => offers,
    addOptinChangedCallback: (callback) => {
      callbacks.add(callback);
      return offers;
    },
    getOptins: (ids) => state.optedin.filter(({ id }) => !ids || ids.map(idOf).includes(id)),
    getProductsForPurchasePost: () =>
      state.optedin.map(({ id, frequency }) => {
        const [every, period] = frequency.split("_").map(Number);
        return {
          product: id,
          subscription_info: { components: [] },
          tracking_override: { offer: "sandbox-offer", session_id: state.sessionId, every, every_period: period },
        };
      }),
    clear: () => {
      write({ optedin: [], optedout: [], productOffer: {} });
      for (const offer of document.querySelectorAll("og-offer")) offer.draw();
      return offers;
    },
  });
  window.og = { offers };
})();
