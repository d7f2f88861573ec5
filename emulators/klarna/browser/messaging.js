// On-site messaging as Klarna's public description has it: an element that says what buying by instalments would cost.
(() => {
  const script = document.currentScript;
  const hasClient = Boolean(script?.dataset.clientId);

  const words = (element) => {
    const cents = Number(element.dataset.purchaseAmount);
    if (!hasClient || !Number.isInteger(cents) || cents <= 0) return "";
    const locale = element.dataset.locale ?? "en-US";
    const currency = locale.endsWith("CA") ? "CAD" : "USD";
    const part = new Intl.NumberFormat(locale, { style: "currency", currency }).format(cents / 400);
    return locale.startsWith("fr")
      ? `4 versements sans intérêt de ${part} avec Klarna.`
      : `4 interest-free payments of ${part} with Klarna.`;
  };

  class KlarnaPlacement extends HTMLElement {
    connectedCallback() {
      this.draw();
    }

    draw() {
      const text = words(this);
      this.textContent = text;
      this.hidden = text === "";
    }
  }

  if (!customElements.get("klarna-placement")) customElements.define("klarna-placement", KlarnaPlacement);
  window.Klarna = {
    ...window.Klarna,
    OnsiteMessaging: {
      refresh: () => document.querySelectorAll("klarna-placement").forEach((element) => element.draw()),
    },
  };
})();
