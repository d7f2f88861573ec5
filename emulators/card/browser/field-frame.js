/*
 * One card field inside its frame. The digits stay here and in the frames of the same microform; the page gets
 * flags only. Written from the public description of Flex Microform v2; holds no vendor code.
 */
(() => {
  "use strict";

  const cardTypes = "@CARD_TYPES@";
  const platformKey = "@PLATFORM_KEY@";
  const REQUEST_TIMEOUT_MS = 30000;
  const COLLECT_TIMEOUT_MS = 3000;

  /** @type {{ microformId: string, fieldId: string, jwt: string, config: object, fieldType: string }} */
  const settings = readSettings();
  if (!settings) return;

  const channel = new BroadcastChannel(`flex-${settings.microformId}`);
  const input = document.createElement("input");
  const description = document.createElement("p");
  let port = null;
  let context = null;
  let securityCodeLength = Number(settings.config?.maxLength) || 0;

  addEventListener("message", async (event) => {
    if (port || event.source !== parent || event.data?.flex !== "hello" || !event.ports[0]) return;
    port = event.ports[0];
    try {
      context = await verifiedContext(settings.jwt);
      checkAncestors(event.origin);
      if (settings.fieldType !== "number" && settings.fieldType !== "securityCode")
        throw failure("IFRAME_UNSUPPORTED_FIELD_TYPE");
    } catch (error) {
      return tell("error", asError(error));
    }
    showInput();
    port.onmessage = ({ data }) => commands[data.command]?.(data);
    channel.onmessage = ({ data }) => neighbours[data.kind]?.(data);
    channel.postMessage({ kind: "brandWanted" });
    tell("load");
  });

  /** What the page may ask for. */
  const commands = {
    focus: () => input.focus(),
    clear: () => {
      input.value = "";
      changed();
    },
    update: ({ options }) => {
      configure(options);
      tell("update");
    },
    createToken: ({ requestId, options, fieldTypes }) =>
      createToken(options, fieldTypes).then(
        (token) => tell("token", { requestId, token }),
        (error) => tell("token", { requestId, error: asError(error) }),
      ),
  };

  /** What the frames of one microform say to each other. */
  const neighbours = {
    brandWanted: () => tellBrand(),
    brand: ({ length }) => {
      if (settings.fieldType !== "securityCode" || length === securityCodeLength) return;
      securityCodeLength = length;
      changed();
    },
    collect: ({ requestId }) =>
      channel.postMessage({
        kind: "value",
        requestId,
        fieldType: settings.fieldType,
        value: value(),
        valid: state().valid,
      }),
  };

  function readSettings() {
    try {
      return JSON.parse(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return null;
    }
  }

  function failure(reason, details = []) {
    return Object.assign(new Error(reason), { reason, details });
  }

  function asError(error) {
    const reason = error?.reason ?? "BROWSER_ENCRYPTION_FAILED";
    return { reason, message: `The card field reports ${reason}.`, details: error?.details ?? [] };
  }

  function tell(event, data = {}) {
    port.postMessage({ event, data });
  }

  // --- permission -------------------------------------------------------------------------------------------

  function bytes(base64url) {
    return Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  }

  function base64url(buffer) {
    const text = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
    return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  }

  async function verifiedContext(jwt) {
    try {
      const [head, body, signature] = jwt.split(".");
      const read = (part) => JSON.parse(new TextDecoder().decode(bytes(part)));
      const rsa = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
      const { kty, n, e } = platformKey;
      const key = await crypto.subtle.importKey("jwk", { kty, n, e }, rsa, false, ["verify"]);
      const signed = new TextEncoder().encode(`${head}.${body}`);
      const genuine = await crypto.subtle.verify(rsa, key, bytes(signature), signed);
      const claims = read(body);
      if (!genuine || read(head).alg !== "RS256" || claims.flx.origin !== location.origin) throw new Error("not ours");
      if (claims.exp * 1000 <= Date.now()) throw failure("CAPTURE_CONTEXT_EXPIRED");
      return claims;
    } catch (error) {
      throw error.reason ? error : failure("IFRAME_JWT_VALIDATION_FAILED");
    }
  }

  function checkAncestors(pageOrigin) {
    const ancestors = location.ancestorOrigins ? [...location.ancestorOrigins] : [];
    const allowed = context.ctx[0].data.targetOrigins;
    if (![pageOrigin, ...ancestors].every((origin) => allowed.includes(origin)))
      throw failure("IFRAME_JWT_VALIDATION_FAILED");
  }

  // --- the input --------------------------------------------------------------------------------------------

  function showInput() {
    const isNumber = settings.fieldType === "number";
    Object.assign(input, {
      type: "text",
      inputMode: "numeric",
      autocomplete: isNumber ? "cc-number" : "cc-csc",
      name: isNumber ? "cardnumber" : "cvc",
      spellcheck: false,
      maxLength: isNumber ? 24 : 4,
    });
    description.id = "description";
    document.body.append(input, description);
    configure(settings.config);
    input.addEventListener("input", () => {
      if (isNumber) format();
      changed();
    });
    input.addEventListener("focus", () => tell("focus"));
    input.addEventListener("blur", () => tell("blur"));
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter") tell("inputSubmitRequest");
    });
  }

  function configure(options = {}) {
    if ("placeholder" in options) input.placeholder = String(options.placeholder);
    if ("disabled" in options) input.disabled = Boolean(options.disabled);
    if ("title" in options) document.title = String(options.title);
    if (options["aria-label"] ?? options.title)
      input.setAttribute("aria-label", String(options["aria-label"] ?? options.title));
    if ("aria-required" in options) input.setAttribute("aria-required", String(Boolean(options["aria-required"])));
    if ("description" in options) {
      description.textContent = String(options.description);
      if (options.description) {
        input.setAttribute("aria-describedby", description.id);
        input.setAttribute("aria-invalid", "true");
      } else {
        input.removeAttribute("aria-describedby");
        input.removeAttribute("aria-invalid");
      }
    }
    if (options.styles) applyStyles(options.styles);
  }

  /** Selectors and properties the page may set; nothing that loads or leaks. */
  function applyStyles(styles) {
    const selectors = { input: "input", "::placeholder": "input::placeholder" };
    for (const state of [":focus", ":hover", ":disabled"]) selectors[state] = `input${state}`;
    for (const state of ["valid", "invalid"]) selectors[state] = `input[data-state=${state}]`;
    const sheet = document.querySelector("style").sheet;
    for (const [name, declarations] of Object.entries(styles)) {
      const selector = selectors[name];
      if (!selector) continue;
      const rule = sheet.cssRules[sheet.insertRule(`${selector}{}`, sheet.cssRules.length)];
      for (const [property, wanted] of Object.entries(declarations))
        if (
          /^(color|cursor|font(-.*)?|line-height|letter-spacing|text-.*|opacity)$/.test(property) &&
          !/url|expression/i.test(wanted)
        )
          rule.style.setProperty(property, String(wanted));
    }
  }

  function value() {
    return settings.fieldType === "number" ? input.value.replace(/[\s-]/g, "") : input.value;
  }

  /** Groups the digits as they stand on the card and keeps the caret behind the same digit. */
  function format() {
    const caret = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, "").length;
    const digits = input.value.replace(/\D/g, "").slice(0, 19);
    const spaces = detect(digits)[0]?.spaces ?? [4, 8, 12, 16];
    const place = (count) => count + spaces.filter((space) => space < count).length;
    const grouped = Array.from(digits, (digit, index) => (spaces.includes(index) ? ` ${digit}` : digit)).join("");
    if (grouped === input.value) return;
    input.value = grouped;
    if (document.activeElement === input) input.setSelectionRange(place(caret), place(caret));
  }

  // --- the card table ---------------------------------------------------------------------------------------

  function detect(digits) {
    const precision = ({ prefixes }) =>
      Math.max(
        0,
        ...prefixes
          .filter(([first, last]) => {
            const start = digits.slice(0, first.length);
            return start.length === first.length && start >= first && start <= last;
          })
          .map(([first]) => first.length),
      );
    return cardTypes
      .map((type) => [type, precision(type)])
      .filter(([, found]) => found > 0)
      .sort((a, b) => b[1] - a[1])
      .map(([type]) => type);
  }

  function passesLuhn(digits) {
    const sum = Array.from(digits)
      .reverse()
      .reduce((total, digit, index) => {
        const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
        return total + (doubled > 9 ? doubled - 9 : doubled);
      }, 0);
    return sum % 10 === 0;
  }

  function numberState(digits) {
    const types = detect(digits);
    const lengths = types.flatMap((type) => type.lengths);
    const valid = lengths.includes(digits.length) && passesLuhn(digits);
    const couldBeValid = valid || digits.length < Math.max(19 * (digits.length < 4 ? 1 : 0), ...lengths);
    const card = types.map(({ code, prefixes: _prefixes, ...type }) => ({
      ...type,
      cybsCardType: code,
      luhn: true,
      valid: valid && type.lengths.includes(digits.length),
      couldBeValid,
    }));
    return { empty: digits === "", valid, couldBeValid, card };
  }

  function securityCodeState(code) {
    const digits = /^\d*$/.test(code);
    const lengths = securityCodeLength ? [securityCodeLength] : [3, 4];
    return { empty: code === "", valid: digits && lengths.includes(code.length), couldBeValid: digits };
  }

  function state() {
    return settings.fieldType === "number" ? numberState(value()) : securityCodeState(value());
  }

  function changed() {
    const now = state();
    input.dataset.state = now.valid ? "valid" : now.empty || now.couldBeValid ? "open" : "invalid";
    tellBrand();
    tell("change", now);
  }

  function tellBrand() {
    if (settings.fieldType !== "number") return;
    const length = detect(value())[0]?.securityCode.length ?? 0;
    channel.postMessage({ kind: "brand", length });
  }

  // --- the token --------------------------------------------------------------------------------------------

  /** Values of all fields of this microform, gathered without the page. */
  function collect(fieldTypes) {
    const requestId = crypto.randomUUID();
    const found = { [settings.fieldType]: { value: value(), valid: state().valid } };
    return new Promise((resolve, reject) => {
      const finish = () => {
        if (!fieldTypes.every((type) => found[type])) return;
        clearTimeout(timer);
        channel.removeEventListener("message", listen);
        resolve(found);
      };
      const listen = ({ data }) => {
        if (data.kind !== "value" || data.requestId !== requestId) return;
        found[data.fieldType] = { value: data.value, valid: data.valid };
        finish();
      };
      const timer = setTimeout(() => {
        channel.removeEventListener("message", listen);
        reject(failure("CREATE_TOKEN_UNABLE_TO_START"));
      }, COLLECT_TIMEOUT_MS);
      channel.addEventListener("message", listen);
      channel.postMessage({ kind: "collect", requestId });
      finish();
    });
  }

  async function createToken(options, fieldTypes) {
    if (context.exp * 1000 <= Date.now()) throw failure("CAPTURE_CONTEXT_EXPIRED");
    const fields = await collect(fieldTypes);
    const expiry = { expirationMonth: /^(0[1-9]|1[0-2])$/, expirationYear: /^20[1-9]\d$/ };
    const wrong = [
      ...fieldTypes.filter((type) => !fields[type].valid),
      ...Object.keys(expiry).filter((name) => options[name] !== undefined && !expiry[name].test(options[name])),
    ];
    if (wrong.length > 0)
      throw failure(
        "CREATE_TOKEN_VALIDATION_FIELDS",
        wrong.map((location) => ({ location, message: "Validation error" })),
      );
    const card = Object.fromEntries(fieldTypes.map((type) => [type, fields[type].value]));
    const { expirationMonth, expirationYear, type } = options;
    return send(
      await encrypt({ data: { ...card, expirationMonth, expirationYear, type }, context: settings.jwt, index: 0 }),
    );
  }

  /** Compact JWE: RSA-OAEP for the key, A256GCM for the content. */
  async function encrypt(payload) {
    const text = new TextEncoder();
    const { kty, n, e, kid } = context.flx.jwk;
    const rsa = { name: "RSA-OAEP", hash: "SHA-1" };
    const key = await crypto.subtle.importKey("jwk", { kty, n, e }, rsa, false, ["encrypt"]);
    const contentKey = crypto.getRandomValues(new Uint8Array(32));
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const header = base64url(text.encode(JSON.stringify({ alg: "RSA-OAEP", enc: "A256GCM", kid })));
    const aes = await crypto.subtle.importKey("raw", contentKey, "AES-GCM", false, ["encrypt"]);
    const algorithm = { name: "AES-GCM", iv, additionalData: text.encode(header), tagLength: 128 };
    const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, aes, text.encode(JSON.stringify(payload))));
    const wrappedKey = await crypto.subtle.encrypt(rsa, key, contentKey);
    return [header, ...[wrappedKey, iv, sealed.slice(0, -16), sealed.slice(-16)].map(base64url)].join(".");
  }

  async function send(jwe) {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
    const headers = { "content-type": "application/jwt; charset=utf-8" };
    const response = await fetch(context.flx.path, {
      method: "POST",
      headers,
      body: jwe,
      signal,
      credentials: "omit",
    }).catch((error) => {
      throw failure(error?.name === "TimeoutError" ? "CREATE_TOKEN_TIMEOUT" : "CREATE_TOKEN_XHR_ERROR");
    });
    const answer = await response.text();
    if (response.status === 201 && answer.split(".").length === 3) return answer;
    if (response.ok) throw failure("MALFORMED_TOKENS_RESPONSE");
    throw refusal(response.status, answer);
  }

  function refusal(status, answer) {
    try {
      const { reason, details } = JSON.parse(answer).responseStatus;
      return failure(reason === "VALIDATION_ERROR" ? "CREATE_TOKEN_VALIDATION_SERVERSIDE" : reason, details);
    } catch {
      return failure(status >= 500 ? "API_INTERNAL_ERROR" : "API_GATEWAY_ERROR");
    }
  }
})();
