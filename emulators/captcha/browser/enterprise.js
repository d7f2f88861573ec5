// The captcha's library as its public description has it: ready, render, execute, getResponse, reset.
(() => {
  const ORIGIN = "@ORIGIN@";
  // Read while the script runs, and changed by nobody afterwards.
  const language = new URL(document.currentScript.src).searchParams.get("hl") ?? "en";
  const widgets = [];

  const frameOf = ({ sitekey, action = "", size = "normal" }, id) => {
    const frame = document.createElement("iframe");
    const query = { k: sitekey, co: window.location.origin, sa: action, size, cb: id, hl: language };
    frame.src = `${ORIGIN}/recaptcha/enterprise/anchor?${new URLSearchParams(query)}`;
    frame.title = "reCAPTCHA";
    const [width, height] = size === "compact" ? ["164", "144"] : ["304", "78"];
    frame.width = width;
    frame.height = height;
    frame.style.border = "0";
    frame.style.maxWidth = "100%";
    return frame;
  };

  window.addEventListener("message", ({ origin, source, data }) => {
    if (origin !== ORIGIN || data?.source !== "recaptcha") return;
    const widget = widgets.find(({ frame }) => frame.contentWindow === source);
    if (!widget) return;
    if (data.kind === "ready") return clearTimeout(widget.patience);
    widget.response = data.kind === "token" ? data.token : "";
    const tell = { token: "callback", expired: "expired-callback", error: "error-callback" }[data.kind];
    widget.options[tell]?.(widget.response);
  });

  const PATIENCE_MS = 8000;

  const render = (place, options) => {
    const element = typeof place === "string" ? document.getElementById(place) : place;
    if (!element) throw new Error("reCAPTCHA placeholder element must be an element or id");
    if (element.childElementCount > 0) throw new Error("reCAPTCHA has already been rendered in this element");
    const id = widgets.length;
    const frame = frameOf(options, String(id));
    if (options.tabindex !== undefined) frame.tabIndex = options.tabindex;
    const widget = { frame, options, response: "", patience: 0 };
    // A frame whose page never came says nothing; the shop hears of it here.
    widget.patience = setTimeout(() => frame.isConnected && options["error-callback"]?.(), PATIENCE_MS);
    widgets.push(widget);
    element.append(frame);
    return id;
  };

  const widgetOf = (id = 0) => {
    const widget = widgets[id];
    if (!widget) throw new Error("Invalid reCAPTCHA client id");
    return widget;
  };

  window.grecaptcha = {
    ...window.grecaptcha,
    enterprise: {
      ready: (callback) => queueMicrotask(callback),
      render,
      getResponse: (id) => widgetOf(id).response,
      reset: (id) => {
        const widget = widgetOf(id);
        widget.response = "";
        widget.frame.contentWindow?.postMessage({ source: "recaptcha", kind: "reset" }, ORIGIN);
      },
      execute: (sitekey, { action = "" } = {}) =>
        new Promise((resolve, reject) => {
          const place = document.createElement("div");
          place.hidden = true;
          const end = (settle) => (value) => {
            place.remove();
            settle(value);
          };
          document.body.append(place);
          render(place, {
            sitekey,
            action,
            size: "invisible",
            callback: end(resolve),
            "error-callback": end(() => reject(new Error("reCAPTCHA could not be reached"))),
          });
        }),
    },
  };
})();
