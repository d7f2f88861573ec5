import { readFileSync } from "node:fs";
import { webcrypto } from "node:crypto";
import { MessageChannel, type MessagePort, BroadcastChannel as NodeBroadcastChannel } from "node:worker_threads";
import { fireEvent, waitFor } from "@testing-library/react";
import { compactDecrypt, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { cardTypes } from "#emulators/card/card-table.ts";
import { magicCards } from "#emulators/card/magic-cards.ts";

/*
 * The emulator's frame script, run as the browser runs it: one call per frame, all in one document, talking over the
 * same channel as real frames do. What the page hears is what comes out of the port.
 */
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

interface Heard {
  event: string;
  data: {
    requestId?: string;
    token?: string;
    error?: { reason: string; details: { location: string }[] };
    reason?: string;
    [flag: string]: unknown;
  };
}

const PAGE = "http://localhost:3000";
const source = readFileSync("emulators/card/browser/field-frame.js", "utf8");

let platform: Keys;
let own: Keys;
let ports: MessagePort[] = [];
let channels: NodeBroadcastChannel[] = [];
const realFetch = globalThis.fetch;

beforeAll(async () => {
  Object.defineProperty(globalThis, "crypto", { value: webcrypto, configurable: true });
  Object.defineProperty(globalThis, "BroadcastChannel", {
    configurable: true,
    value: class extends NodeBroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    },
  });
  [platform, own] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RSA-OAEP", { extractable: true })]);
});

beforeEach(() => {
  document.head.innerHTML = "<style></style>";
  document.body.innerHTML = "";
});

afterEach(() => {
  for (const port of ports) port.close();
  for (const channel of channels) channel.close();
  [ports, channels] = [[], []];
  globalThis.fetch = realFetch;
});

const captureContext = async (changes: { origin?: string; lifetimeSeconds?: number; key?: Keys } = {}) => {
  const { origin = PAGE, lifetimeSeconds = 900, key = platform } = changes;
  const jwk: JWK = { ...(await exportJWK(own.publicKey)), kid: "own", use: "enc" };
  return new SignJWT({
    flx: { path: "/flex/v2/tokens", origin: location.origin, jwk },
    ctx: [{ data: { targetOrigins: [origin] } }],
    exp: Math.floor(Date.now() / 1000) + lifetimeSeconds,
  })
    .setProtectedHeader({ alg: "RS256", kid: "platform" })
    .sign(key.privateKey);
};

const openFrame = async (fieldType: string, jwt: string, config: object = { title: fieldType }) => {
  const platformKey = await exportJWK(platform.publicKey);
  const script = source
    .replace('"@CARD_TYPES@"', JSON.stringify(cardTypes))
    .replace('"@PLATFORM_KEY@"', JSON.stringify(platformKey));
  location.hash = encodeURIComponent(
    JSON.stringify({ microformId: "form", fieldId: fieldType, jwt, config, fieldType }),
  );
  const inputsBefore = document.querySelectorAll("input").length;
  // oxlint-disable-next-line no-implied-eval -- the frame runs this very text.
  new Function(script)();
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const heard: Heard[] = [];
  port1.on("message", (message: Heard) => heard.push(message));
  const hello = new MessageEvent("message", { data: { flex: "hello" }, origin: PAGE, source: window });
  Object.defineProperty(hello, "ports", { value: [port2] });
  window.dispatchEvent(hello);
  await waitFor(() => expect(heard.length).toBeGreaterThan(0));
  const input = document.querySelectorAll("input")[inputsBefore] as HTMLInputElement;
  const last = (event: string) => heard.filter((message) => message.event === event).at(-1)?.data;
  return {
    heard,
    input,
    last,
    type: (value: string) => fireEvent.input(input, { target: { value } }),
    tell: (message: object) => port1.postMessage(message),
    createToken: async (options: object) => {
      port1.postMessage({ command: "createToken", requestId: "r", options, fieldTypes: ["number", "securityCode"] });
      await waitFor(() => expect(last("token")).toBeDefined());
      return last("token");
    },
  };
};

const openBoth = async () => {
  const jwt = await captureContext();
  return { jwt, number: await openFrame("number", jwt), code: await openFrame("securityCode", jwt) };
};

const expiry = { expirationMonth: "09", expirationYear: "2039" };

describe("a card field in its frame", () => {
  it.each<[string, Parameters<typeof captureContext>[0], string]>([
    ["another shop's page", { origin: "https://other.example" }, "IFRAME_JWT_VALIDATION_FAILED"],
    ["a context that ended", { lifetimeSeconds: -1 }, "CAPTURE_CONTEXT_EXPIRED"],
  ])("shows no input for %s", async (_, changes, reason) => {
    const frame = await openFrame("number", await captureContext(changes));
    expect(frame.last("error")).toMatchObject({ reason });
    expect(document.querySelector("input")).toBeNull();
  });

  it("shows no input for a context that the platform did not sign", async () => {
    const frame = await openFrame("number", await captureContext({ key: await generateKeyPair("RS256") }));
    expect(frame.last("error")).toMatchObject({ reason: "IFRAME_JWT_VALIDATION_FAILED" });
    expect(document.querySelector("input")).toBeNull();
  });

  it.each([
    ["4111111111111111", "4111 1111 1111 1111", "001"],
    ["378282246310005", "3782 822463 10005", "003"],
    ["6011-1111-1111-1117", "6011 1111 1111 1117", "042"],
  ])("groups %s as on the card and tells the page its type, never its digits", async (typed, shown, code) => {
    const { number } = await openBoth();
    number.type(typed);
    expect(number.input).toHaveValue(shown);
    await waitFor(() => expect(number.last("change")).toMatchObject({ empty: false, valid: true }));
    expect(number.last("change")?.card).toMatchObject([{ cybsCardType: code }]);
    expect(JSON.stringify(number.heard)).not.toMatch(/\d{5,}/);
  });

  it.each([
    ["41111111", { valid: false, couldBeValid: true }],
    ["41111111111111111112", { valid: false, couldBeValid: false }],
    ["", { empty: true, valid: false }],
  ])("says what '%s' may become", async (typed, state) => {
    const { number } = await openBoth();
    number.type("4");
    number.type(typed);
    await waitFor(() => expect(number.last("change")).toMatchObject(state));
  });

  it("wants four digits of security code once the number is an Amex", async () => {
    const { number, code } = await openBoth();
    code.type("123");
    await waitFor(() => expect(code.last("change")).toMatchObject({ valid: true }));
    number.type(magicCards.amex.number);
    await waitFor(() => expect(code.last("change")).toMatchObject({ valid: false, couldBeValid: true }));
    code.type("12a4");
    await waitFor(() => expect(code.last("change")).toMatchObject({ valid: false, couldBeValid: false }));
  });

  it("is named, described and styled by the page, within limits", async () => {
    const jwt = await captureContext();
    const styles = { input: { color: "rgb(1, 2, 3)", background: "url(https://evil.example)" } };
    const number = await openFrame("number", jwt, { title: "Card Number", styles });
    expect(number.input).toHaveAccessibleName("Card Number");
    expect(number.input).toHaveStyle({ color: "rgb(1, 2, 3)" });
    expect(document.querySelector("style")?.sheet?.cssRules[0]?.cssText).not.toContain("evil");
    number.tell({ command: "update", options: { description: "This field is required." } });
    await waitFor(() => expect(number.input).toHaveAccessibleDescription("This field is required."));
    expect(number.input).toBeInvalid();
    number.tell({ command: "update", options: { description: "" } });
    await waitFor(() => expect(number.input).toBeValid());
  });

  it("sends number and security code together, encrypted for the context, and tells the page the token alone", async () => {
    const sent: { url: unknown; body: unknown; headers: unknown }[] = [];
    globalThis.fetch = async (url, init) => {
      sent.push({ url, body: init?.body, headers: init?.headers });
      return new Response("a.b.c", { status: 201 });
    };
    const { jwt, number, code } = await openBoth();
    number.type(magicCards.visa.number);
    code.type("123");
    expect(await number.createToken(expiry)).toEqual({ requestId: "r", token: "a.b.c" });
    const { url, body, headers } = sent[0] ?? { url: "", body: "", headers: null };
    expect(url).toBe("/flex/v2/tokens");
    expect(headers).toEqual({ "content-type": "application/jwt; charset=utf-8" });
    const { plaintext, protectedHeader } = await compactDecrypt(body as string, own.privateKey);
    expect(protectedHeader).toEqual({ alg: "RSA-OAEP", enc: "A256GCM", kid: "own" });
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
      data: { number: magicCards.visa.number, securityCode: "123", ...expiry },
      context: jwt,
      index: 0,
    });
  });

  it.each<[string, string, object, string[]]>([
    ["4111111111111112", "123", expiry, ["number"]],
    ["4111111111111111", "12", expiry, ["securityCode"]],
    ["", "", expiry, ["number", "securityCode"]],
    ["4111111111111111", "123", { expirationMonth: "00", expirationYear: "39" }, ["expirationMonth", "expirationYear"]],
  ])("asks the service for nothing with '%s', '%s' and %j", async (digits, securityCode, options, locations) => {
    globalThis.fetch = () => Promise.reject(new Error("nothing may be sent"));
    const { number, code } = await openBoth();
    number.type(digits);
    code.type(securityCode);
    const { error } = (await number.createToken(options)) ?? {};
    expect(error?.reason).toBe("CREATE_TOKEN_VALIDATION_FIELDS");
    expect(error?.details.map(({ location: field }) => field)).toEqual(locations);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ["cannot be reached", () => Promise.reject(new TypeError("failed")), "CREATE_TOKEN_XHR_ERROR"],
    [
      "is too slow",
      () => Promise.reject(Object.assign(new Error("slow"), { name: "TimeoutError" })),
      "CREATE_TOKEN_TIMEOUT",
    ],
    ["answers rubbish", async () => new Response("<html>", { status: 201 }), "MALFORMED_TOKENS_RESPONSE"],
    ["fails", async () => new Response("<html>", { status: 500 }), "API_INTERNAL_ERROR"],
    [
      "refuses the card",
      async () => Response.json({ responseStatus: { reason: "VALIDATION_ERROR", details: [] } }, { status: 400 }),
      "CREATE_TOKEN_VALIDATION_SERVERSIDE",
    ],
    [
      "no longer takes the context",
      async () =>
        Response.json({ responseStatus: { reason: "CAPTURE_CONTEXT_EXPIRED", details: [] } }, { status: 400 }),
      "CAPTURE_CONTEXT_EXPIRED",
    ],
  ])("gives the reason when the service %s", async (_, answer, reason) => {
    globalThis.fetch = answer;
    const { number, code } = await openBoth();
    number.type(magicCards.visa.number);
    code.type("123");
    expect((await number.createToken(expiry))?.error?.reason).toBe(reason);
  });
});
