import { createHash } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, jwtVerify } from "jose";
import { frozenClock } from "#sandbox/core/clock.ts";
import { sessionRequest, startTestVendors, type TestVendors } from "../test-vendors.ts";
import { magicCards } from "./magic-cards.ts";

const clock = frozenClock(new Date());
let vendors: TestVendors;

beforeAll(async () => {
  vendors = await startTestVendors(clock);
});
afterAll(() => vendors.close());

const card = (changes: Record<string, unknown> = {}) => ({
  number: magicCards.visa.number,
  securityCode: "123",
  expirationMonth: "09",
  expirationYear: "2039",
  ...changes,
});

const token = async (changes: Record<string, unknown> = {}) => {
  const response = await vendors.tokenise(await vendors.captureContext(), card(changes));
  expect(response.status).toBe(201);
  return response.text();
};

const payment = (transientTokenJwt: string, code: string, totalAmount = "71.85") => ({
  clientReferenceInformation: { code },
  tokenInformation: { transientTokenJwt },
  orderInformation: { amountDetails: { totalAmount, currency: "USD" } },
});

const pay = async (...args: Parameters<typeof payment>) => {
  const response = await vendors.merchantPost("/pts/v2/payments", payment(...args));
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};

test("merchants sign, and tokens end, by the wall clock, whatever the sandbox's says", async () => {
  const july = await startTestVendors(frozenClock(new Date("2027-07-14T17:00:00Z")), undefined, undefined, clock);
  const context = await july.captureContext();
  expect(context.split(".")).toHaveLength(3);
  const tokenised = await july.tokenise(context, card());
  expect(tokenised.status).toBe(201);
  const transientToken = await tokenised.text();
  for (const jwt of [context, transientToken])
    expect(Math.abs((decodeJwt(jwt).exp ?? 0) * 1000 - clock.now().getTime())).toBeLessThan(3_600_000);
  const paid = await july.merchantPost("/pts/v2/payments", payment(transientToken, "july"));
  expect([paid.status, ((await paid.json()) as { status: string }).status]).toEqual([201, "AUTHORIZED"]);
  await july.close();
});

describe("a capture context", () => {
  it("is signed by the platform, lives 15 minutes and names library, networks and origins", async () => {
    const response = await vendors.merchantPost("/microform/v2/sessions", sessionRequest);
    expect(response.status).toBe(201);
    expect(response.headers.get("content-type")).toContain("application/jwt");
    const context = await response.text();
    const { kid } = decodeProtectedHeader(context);
    const jwk = (await (await fetch(`${vendors.origin}/flex/v2/public-keys/${kid}`)).json()) as JWK;
    const { payload } = await jwtVerify(context, await importJWK(jwk, "RS256"), {
      algorithms: ["RS256"],
      issuer: "Flex API",
      currentDate: clock.now(),
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(900);
    expect(payload).toMatchObject({
      flx: { path: "/flex/v2/tokens", origin: vendors.origin, jwk: { kty: "RSA", use: "enc" } },
      ctx: [{ type: expect.stringMatching(/^mf-2\./), data: { targetOrigins: sessionRequest.targetOrigins } }],
    });
    expect((payload.flx as { jwk: JWK }).jwk.d).toBeUndefined();
  });

  it.each<[string, Record<string, string | undefined>]>([
    ["no signature", { signature: undefined }],
    ["another merchant", { "v-c-merchant-id": "somebody" }],
    ["a digest of something else", { digest: "SHA-256=AAAA" }],
    ["a date of last week", { date: new Date(clock.now().getTime() - 7 * 86_400_000).toUTCString() }],
    ["a date that is none", { date: "soon" }],
    ["an unknown key", { signature: 'keyid="x", algorithm="HmacSHA256", headers="host", signature="AAAA"' }],
    [
      "a signature over nothing",
      { signature: 'keyid="sandbox-card-key", algorithm="HmacSHA256", headers="", signature="AAAA"' },
    ],
  ])("is refused to a merchant with %s", async (_, changes) => {
    const response = await vendors.merchantPost("/microform/v2/sessions", sessionRequest, changes);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ response: { rmsg: "Authentication Failed" } });
  });

  it.each<[string, Record<string, unknown>]>([
    ["targetOrigins", { targetOrigins: [] }],
    ["targetOrigins", { targetOrigins: ["http://shop.test"] }],
    ["targetOrigins", { targetOrigins: ["http://localhost:3000/checkout"] }],
    ["allowedCardNetworks", { allowedCardNetworks: ["LOYALTY"] }],
    ["clientVersion", { clientVersion: "v1" }],
  ])("is refused for wrong %s", async (location, changes) => {
    const response = await vendors.merchantPost("/microform/v2/sessions", { ...sessionRequest, ...changes });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ responseStatus: { details: [{ location }] } });
  });

  it("names a library whose bytes have the promised hash and may be read by other origins", async () => {
    const { ctx } = decodeJwt<{ ctx: { data: { clientLibrary: string; clientLibraryIntegrity: string } }[] }>(
      await vendors.captureContext(),
    );
    const { clientLibrary = "", clientLibraryIntegrity } = ctx[0]?.data ?? {};
    const response = await fetch(clientLibrary);
    const hash = createHash("sha256")
      .update(await response.text())
      .digest("base64");
    expect(clientLibraryIntegrity).toBe(`sha256-${hash}`);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  });

  it("an unknown platform key is not found", async () => {
    expect((await fetch(`${vendors.origin}/flex/v2/public-keys/nobody`)).status).toBe(404);
  });
});

describe("the frame page", () => {
  it("may reach nothing but its own service, and be framed by the shop alone", async () => {
    const response = await fetch(`${vendors.origin}/microform/bundle/v2/iframe.html`);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors http://localhost:3000");
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(await response.text()).toContain(`<script nonce="${nonce}">`);
    const again = await fetch(`${vendors.origin}/microform/bundle/v2/iframe.html`);
    expect(again.headers.get("content-security-policy")).not.toBe(policy);
  });
});

describe("a transient token", () => {
  it("tells brand, mask and expiry, is signed with the context's own key, and holds no number", async () => {
    const context = await vendors.captureContext();
    const response = await vendors.tokenise(context, card());
    const jwt = await response.text();
    const { flx } = decodeJwt<{ flx: { jwk: JWK } }>(context);
    const { use: _use, ...key } = flx.jwk;
    const { payload } = await jwtVerify(jwt, await importJWK(key, "RS256"), { currentDate: clock.now() });
    expect(payload).toMatchObject({
      iss: expect.stringMatching(/^Flex\/\d\d$/),
      type: expect.stringMatching(/^mf-2\./),
      jti: expect.stringMatching(/^[0-9A-F]{64}$/),
      content: {
        paymentInformation: {
          card: {
            number: { detectedCardTypes: ["001"], maskedValue: "XXXXXXXXXXXX1111", bin: "411111" },
            securityCode: {},
            expirationMonth: { value: "09" },
            expirationYear: { value: "2039" },
          },
        },
      },
    });
    expect(JSON.stringify(payload)).not.toContain(magicCards.visa.number);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ["a wrong check digit", { number: "4111111111111112" }, ["number"]],
    ["too few digits", { number: "41111111111" }, ["number"]],
    ["letters", { number: "4111abcd11111111" }, ["number"]],
    ["no number", { number: undefined }, ["number"]],
    ["a number that is no text", { number: 4111111111111111 }, ["number"]],
    ["a short security code", { securityCode: "12" }, ["securityCode"]],
    ["letters as security code", { securityCode: "12a" }, ["securityCode"]],
    ["three digits on an Amex", { number: magicCards.amex.number, securityCode: "123" }, ["securityCode"]],
    ["month 00", { expirationMonth: "00" }, ["expirationMonth"]],
    ["month 13", { expirationMonth: "13" }, ["expirationMonth"]],
    ["a two-digit year", { expirationYear: "39" }, ["expirationYear"]],
    ["a past month", { expirationMonth: "01", expirationYear: "2020" }, ["expirationMonth"]],
    [
      "everything wrong",
      { number: "1", securityCode: "", expirationYear: "" },
      ["number", "securityCode", "expirationYear"],
    ],
  ])("is refused to a card with %s", async (_, changes, locations) => {
    const response = await vendors.tokenise(await vendors.captureContext(), card(changes));
    expect(response.status).toBe(400);
    const { responseStatus } = (await response.json()) as { responseStatus: { reason: string; details: object[] } };
    expect(responseStatus.reason).toBe("VALIDATION_ERROR");
    expect(responseStatus.details).toEqual(locations.map((location) => ({ location, message: "Validation error" })));
  });

  it("is made for the frames only", async () => {
    const context = await vendors.captureContext();
    expect((await vendors.tokenise(context, card(), { origin: "http://localhost:3000" })).status).toBe(403);
    expect((await vendors.tokenise(context, card(), { "content-type": "text/plain" })).status).toBe(415);
  });

  it("is not made for rubbish", async () => {
    const response = await fetch(`${vendors.origin}/flex/v2/tokens`, {
      method: "POST",
      body: "rubbish",
      headers: { "content-type": "application/jwt", origin: vendors.origin },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ responseStatus: { reason: "API_JWE_PARSING_ERROR" } });
  });

  it("is not made after the context ended, nor from one used too often", async () => {
    const worn = await vendors.captureContext();
    for (let made = 0; made < 10; made += 1) expect((await vendors.tokenise(worn, card())).status).toBe(201);
    expect(await (await vendors.tokenise(worn, card())).json()).toMatchObject({
      responseStatus: { reason: "CREATE_TOKEN_CAPTURE_CONTEXT_USED_TOO_MANY_TIMES" },
    });
    const old = await vendors.captureContext();
    clock.advance(901_000);
    expect(await (await vendors.tokenise(old, card())).json()).toMatchObject({
      responseStatus: { reason: "CAPTURE_CONTEXT_EXPIRED" },
    });
  });

  it("the card that breaks tokenisation drops the connection", async () => {
    const context = await vendors.captureContext();
    await expect(vendors.tokenise(context, card({ number: magicCards.tokenisationBreaks.number }))).rejects.toThrow(
      "fetch failed",
    );
  });
});

test("an authorisation grows once by each name, and is let go with what it grew by", async () => {
  const { body } = await pay(await token(), "W-more", "12.50");
  const grow = async (id: string, name: string, additionalAmount = "3.10") => {
    const response = await fetch(`${vendors.origin}/pts/v2/payments/${id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        clientReferenceInformation: { code: "W-more", transactionId: name },
        orderInformation: { amountDetails: { additionalAmount, currency: "USD" } },
      }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const id = String(body.id);
  const first = await grow(id, "line-3");
  expect([first.status, first.body.status]).toEqual([201, "AUTHORIZED"]);
  expect(await grow(id, "line-3")).toEqual(first);
  expect((await grow(id, "line-4")).body.id).not.toBe(first.body.id);
  expect((await grow("nobody", "line-5")).status).toBe(404);
  expect((await grow(id, "line-5", "much")).status).toBe(400);
  const reversal = await vendors.merchantPost("/pts/v2/reversals", { clientReferenceInformation: { code: "W-more" } });
  expect(((await reversal.json()) as { reversals: object[] }).reversals).toHaveLength(3);
  expect((await grow(id, "line-6")).status).toBe(404);
});

test("the bank of a card may say no to more, however often it is asked, and what was authorised stays", async () => {
  const paysOnce = await token({ number: magicCards.paysNoMore.number });
  const { body } = await pay(paysOnce, "W-no-more", "12.50");
  expect(body.status).toBe("AUTHORIZED");
  const grow = async () => {
    const response = await fetch(`${vendors.origin}/pts/v2/payments/${String(body.id)}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        clientReferenceInformation: { code: "W-no-more", transactionId: "line-3" },
        orderInformation: { amountDetails: { additionalAmount: "3.10", currency: "USD" } },
      }),
    });
    return (await response.json()) as { status: string; errorInformation: object };
  };
  expect(await grow()).toMatchObject({ status: "DECLINED", errorInformation: { reason: "INSUFFICIENT_FUND" } });
  expect((await grow()).status).toBe("DECLINED");
  const reversal = await vendors.merchantPost("/pts/v2/reversals", {
    clientReferenceInformation: { code: "W-no-more" },
  });
  expect(((await reversal.json()) as { reversals: object[] }).reversals).toHaveLength(1);
});

describe("an authorisation", () => {
  it.each([
    ["visa", 201, "AUTHORIZED"],
    ["mastercard", 201, "AUTHORIZED"],
    ["discoverAsMaestro", 201, "AUTHORIZED"],
    ["declined", 201, "DECLINED"],
    ["insufficientFunds", 201, "DECLINED"],
    ["expired", 201, "DECLINED"],
    ["processorDown", 502, "SERVER_ERROR"],
  ] as const)("of the magic card %s answers %i %s", async (name, status, outcome) => {
    const answer = await pay(await token({ number: magicCards[name].number }), `W-${name}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status: outcome, clientReferenceInformation: { code: `W-${name}` } });
  });

  it("says what was authorised, and why a card was declined", async () => {
    expect((await pay(await token(), "W-amount", "12.50")).body).toMatchObject({
      orderInformation: { amountDetails: { authorizedAmount: "12.50", currency: "USD" } },
    });
    expect((await pay(await token({ number: magicCards.expired.number }), "W-reason")).body).toMatchObject({
      errorInformation: { reason: "EXPIRED_CARD" },
    });
  });

  it("sent twice has one answer", async () => {
    const jwt = await token();
    const [first, second] = await Promise.all([pay(jwt, "W-twice"), pay(jwt, "W-twice")]);
    expect(second).toEqual(first);
    expect((await pay(jwt, "W-twice")).body).toEqual(first.body);
  });

  it("takes a token once", async () => {
    const jwt = await token();
    await pay(jwt, "W-first");
    expect(await pay(jwt, "W-second")).toMatchObject({ status: 400, body: { status: "INVALID_REQUEST" } });
    expect(await pay(jwt, "W-first", "1.00")).toMatchObject({ status: 400, body: { reason: "DUPLICATE_REQUEST" } });
  });

  it("refuses a token after 15 minutes", async () => {
    const jwt = await token();
    clock.advance(901_000);
    expect(await pay(jwt, "W-late")).toMatchObject({ status: 400, body: { reason: "INVALID_DATA" } });
  });

  it("refuses a token somebody else signed, or with other content", async () => {
    const [head, body = "", signature] = (await token()).split(".");
    const forged = Buffer.from(body, "base64url").toString().replace("1111", "2222");
    const jwt = [head, Buffer.from(forged).toString("base64url"), signature].join(".");
    expect(await pay(jwt, "W-forged")).toMatchObject({ status: 400 });
    const unsigned = [Buffer.from('{"alg":"none"}').toString("base64url"), body, "x"].join(".");
    expect(await pay(unsigned, "W-unsigned")).toMatchObject({ status: 400 });
  });

  it.each<[string, Partial<ReturnType<typeof payment>>]>([
    ["reference", { clientReferenceInformation: { code: "" } }],
    ["token", { tokenInformation: { transientTokenJwt: "" } }],
    ["amount", { orderInformation: { amountDetails: { totalAmount: "-1", currency: "USD" } } }],
    ["currency", { orderInformation: { amountDetails: { totalAmount: "1.00", currency: "dollars" } } }],
  ])("needs a proper %s", async (_, changes) => {
    const response = await vendors.merchantPost("/pts/v2/payments", { ...payment("a.b.c", "W-1"), ...changes });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: "INVALID_REQUEST" });
  });

  it("with a wrong signature or without JSON is refused", async () => {
    const wrong = await vendors.merchantPost("/pts/v2/payments", payment("a.b.c", "W-1"), { digest: "SHA-256=AAAA" });
    expect(wrong.status).toBe(401);
    const broken = await fetch(`${vendors.origin}/pts/v2/payments`, { method: "POST", body: "{" });
    expect(broken.status).toBe(400);
  });
});
