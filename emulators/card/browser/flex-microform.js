/*
 * The page's side of the card fields: defines `window.Flex`. It puts frames into the page and passes on what they
 * tell; it never sees a digit. Written from the public description of Flex Microform v2; holds no vendor code.
 */
(() => {
  "use strict";

  const frameUrl = "@FRAME_URL@";
  const frameOrigin = new URL(frameUrl).origin;
  const fieldTypes = ["number", "securityCode"];
  const eventNames = [
    "autocomplete",
    "blur",
    "change",
    "error",
    "focus",
    "inputSubmitRequest",
    "load",
    "unload",
    "update",
  ];

  class MicroformError extends Error {
    constructor({ reason, message, details = [], correlationId }) {
      super(message ?? reason);
      this.name = "MicroformError";
      this.reason = reason;
      this.details = details;
      this.informationLink = `https://developer.cybersource.com/flex/${reason.toLowerCase()}`;
      if (correlationId) this.correlationId = correlationId;
    }
  }

  const fail = (reason) => {
    throw new MicroformError({ reason });
  };

  const setClass = (element, name, on) => element?.classList.toggle(`flex-microform${name}`, on);

  class Field {
    #type;
    #options;
    #microform;
    #listeners = new Map();
    #container = null;
    #frame = null;
    #port = null;
    isLoaded = false;

    constructor(type, options, microform) {
      this.#type = type;
      this.#options = { ...options };
      this.#microform = microform;
    }

    get type() {
      return this.#type;
    }

    load(target) {
      if (this.#frame) fail("FIELD_ALREADY_LOADED");
      const container = typeof target === "string" ? document.querySelector(target) : target;
      if (typeof target === "string" && !container) fail("FIELD_LOAD_CONTAINER_SELECTOR");
      if (!(container instanceof HTMLElement)) fail("FIELD_LOAD_INVALID_CONTAINER");
      const { id: microformId, jwt, styles } = this.#microform;
      const config = { ...this.#options, styles: { ...styles, ...this.#options.styles } };
      const settings = { microformId, fieldId: crypto.randomUUID(), jwt, config, fieldType: this.#type };
      const frame = document.createElement("iframe");
      frame.title = this.#options.title ?? this.#type;
      frame.src = `${frameUrl}#${encodeURIComponent(JSON.stringify(settings))}`;
      for (const [property, value] of Object.entries({ border: "0", width: "100%", height: "100%" }))
        frame.style.setProperty(property, value);
      frame.addEventListener("load", () => this.#greet());
      this.#container = container;
      this.#frame = frame;
      setClass(container, "", true);
      setClass(container, "-empty", true);
      setClass(container, "-disabled", Boolean(config.disabled));
      container.replaceChildren(frame);
    }

    /** Hands the frame its end of a private line; only a frame of our own origin can take it. */
    #greet() {
      const { port1, port2 } = new MessageChannel();
      this.#port?.close();
      this.#port = port1;
      port1.onmessage = ({ data }) => this.#hear(data);
      this.#frame.contentWindow.postMessage({ flex: "hello" }, frameOrigin, [port2]);
    }

    #hear({ event, data }) {
      if (event === "token") return this.#microform.settle(data);
      const container = this.#container;
      if (event === "load") this.isLoaded = true;
      if (event === "focus" || event === "blur") setClass(container, "-focused", event === "focus");
      if (event === "change") {
        setClass(container, "-empty", data.empty);
        setClass(container, "-valid", data.valid);
        setClass(container, "-invalid", !data.empty && !data.couldBeValid);
      }
      this.#emit(event, event === "error" ? new MicroformError(data) : data);
    }

    #emit(event, data) {
      for (const listener of this.#listeners.get(event) ?? []) listener(data);
    }

    send(message) {
      this.#port?.postMessage(message);
    }

    unload() {
      if (!this.#frame) return;
      this.#port?.close();
      this.#frame.remove();
      for (const name of ["", "-focused", "-valid", "-invalid", "-empty", "-disabled"])
        setClass(this.#container, name, false);
      this.#frame = this.#port = this.#container = null;
      this.isLoaded = false;
      this.#emit("unload", {});
    }

    dispose() {
      this.unload();
      this.#listeners.clear();
      this.#microform.forget(this);
    }

    clear() {
      this.send({ command: "clear" });
    }

    focus() {
      this.#frame?.focus();
      this.send({ command: "focus" });
    }

    update(options) {
      Object.assign(this.#options, options);
      if ("disabled" in options) setClass(this.#container, "-disabled", Boolean(options.disabled));
      this.send({ command: "update", options });
    }

    on(event, listener) {
      if (!eventNames.includes(event)) fail("FIELD_SUBSCRIBE_UNSUPPORTED_EVENT");
      if (typeof listener !== "function") fail("FIELD_SUBSCRIBE_INVALID_CALLBACK");
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }

    off(event, listener) {
      this.#listeners.set(
        event,
        (this.#listeners.get(event) ?? []).filter((known) => known !== listener),
      );
    }
  }

  class Microform {
    #fields = [];
    #pending = new Map();
    id = crypto.randomUUID();

    constructor(jwt, { styles = {} } = {}) {
      this.jwt = jwt;
      this.styles = styles;
    }

    createField(type, options = {}) {
      if (!fieldTypes.includes(type)) fail("CREATE_FIELD_INVALID_FIELD_TYPE");
      if (this.#fields.some((field) => field.type === type)) fail("CREATE_FIELD_DUPLICATE");
      const field = new Field(type, options, this);
      this.#fields.push(field);
      return field;
    }

    createToken(options, callback) {
      if (typeof options === "function") return this.createToken({}, options);
      const answer = (reason) => queueMicrotask(() => callback(new MicroformError({ reason })));
      if (this.#fields.length === 0) return answer("CREATE_TOKEN_NO_FIELDS");
      const loaded = this.#fields.filter((field) => field.isLoaded);
      const first = loaded[0];
      if (!first) return answer("CREATE_TOKEN_NO_FIELDS_LOADED");
      const requestId = crypto.randomUUID();
      this.#pending.set(requestId, callback);
      first.send({ command: "createToken", requestId, options, fieldTypes: loaded.map(({ type }) => type) });
    }

    settle({ requestId, token, error }) {
      const callback = this.#pending.get(requestId);
      this.#pending.delete(requestId);
      if (error) callback?.(new MicroformError(error));
      else callback?.(null, token);
    }

    forget(field) {
      this.#fields = this.#fields.filter((known) => known !== field);
    }
  }

  window.Flex = class Flex {
    #jwt;

    constructor(captureContext) {
      if (typeof captureContext !== "string" || captureContext.split(".").length !== 3) fail("CAPTURE_CONTEXT_INVALID");
      this.#jwt = captureContext;
    }

    microform(kind, options) {
      return typeof kind === "string" ? new Microform(this.#jwt, options) : new Microform(this.#jwt, kind);
    }
  };
})();
