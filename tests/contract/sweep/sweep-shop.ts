import * as sdk from "@salesforce/commerce-sdk-isomorphic";
import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { goods, sanFrancisco } from "#sandbox/test-shopper.ts";
import { organizationId, publicClientId } from "#worlds/wickett-plum/sites.ts";
import type { Exchange } from "#sandbox/contract/oas-validator.ts";

export const siteId = "WickettPlumUS";
export const redirectUri = "http://localhost:3000/callback";

/** Name of a class of the official client, for example `ShopperBaskets`. */
export type Family = Extract<keyof typeof sdk, `Shopper${string}`>;

/** What a call of the official client is given. */
export interface Arguments {
  parameters?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Access token; a new guest's unless given, none for `null`. */
  token?: string | null;
}

/** Somebody with a token. */
export interface Who {
  token: string;
  customerId: string;
  usid: string;
}

/** Somebody with a basket to try things on. */
export interface Visitor extends Who {
  basketId: string;
  /** Id of the basket's only line. */
  itemId: string;
}

/** A call as the official client would send it. */
export interface PreparedCall {
  url: string;
  method: string;
  init: RequestInit;
}

/** An answer, and where it sends the shopper to. */
export interface Answer extends Exchange {
  location: string;
}

/** What an operation answered, as far as a further call leans on it. */
interface Made {
  id: string;
  basketId: string;
  orderNo: string;
  orderViewCode: string;
  paymentInstrumentId: string;
  productItems: readonly [{ itemId: string }];
  paymentInstruments: readonly [{ paymentInstrumentId: string }];
  [list: string]: unknown;
}

type Method = (options: object, raw: true) => Promise<Response>;

/** What every call is given anyway. */
const configured = ["organizationId", "siteId", "locale"];

const queriesOfLogin = [
  "authorizeCustomer",
  "logoutCustomer",
  "getUserInfo",
  "getTrustedAgentAuthorizationToken",
  "getPasskeyUserByLoginId",
  "deletePasskeyUser",
  "deletePasskeyCredential",
];

/** Whether a method sends a form. */
const isForm = (family: Family, method: string) => family === "ShopperLogin" && !queriesOfLogin.includes(method);

/** A class of the official client with what it says about its methods. */
interface ClientClass {
  new (config: object): Record<string, Method>;
  paramKeys: Record<string, readonly string[]>;
  apiPaths: Record<string, string>;
  defaultBaseUri: string;
}

/** The official client's classes by name. */
export const clients = sdk as unknown as Record<Family, ClientClass>;

/** Calls methods of the official client by name and notes every answer. */
export const createSweepShop = (sandbox: TestSandbox, exchanges: Answer[]) => {
  const noting = async (url: string, init: RequestInit): Promise<Response> => {
    const response = await fetch(url, { ...init, redirect: "manual" });
    const text = await response.clone().text();
    let body: unknown = text === "" ? undefined : text;
    try {
      body = text === "" ? undefined : JSON.parse(text);
    } catch {
      // What is no JSON is judged as the text it is.
    }
    exchanges.push({
      method: init.method ?? "GET",
      url,
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      body,
      location: response.headers.get("location") ?? "",
    });
    return response;
  };

  const paramKeysOf = (family: Family, method: string): readonly string[] => clients[family].paramKeys[method] ?? [];

  const run = async (family: Family, method: string, options: Arguments, through: typeof noting): Promise<void> => {
    const { parameters = {}, body, headers = {}, token = null } = options;
    const Client = clients[family];
    const client = new Client({
      proxy: sandbox.origin,
      fetch: through,
      parameters: { shortCode: "sandbox", organizationId, clientId: publicClientId, siteId },
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
    const declared = paramKeysOf(family, method);
    const own = Object.fromEntries(
      Object.entries(parameters).filter(([name, value]) => declared.includes(name) && value !== undefined),
    );
    await client[method]?.({ parameters: own, headers, ...(body === undefined ? {} : { body }) }, true);
  };

  const noted = async (what: string, send: () => Promise<unknown>): Promise<Answer> => {
    const before = exchanges.length;
    await send();
    const answer = exchanges[before];
    if (!answer) throw new Error(`${what} sent nothing.`);
    return answer;
  };

  /** Runs one method with those of the parameters it declares; answers of any status come back as they are. */
  const call = (family: Family, method: string, options: Arguments = {}): Promise<Answer> =>
    noted(`${family}.${method}`, () => run(family, method, options, noting));

  /** The call a method would send, without sending it. */
  const prepared = async (family: Family, method: string, options: Arguments): Promise<PreparedCall> => {
    let sent: PreparedCall | undefined;
    await run(family, method, options, async (url, init) => {
      sent = { url, init, method: init.method ?? "GET" };
      return new Response(null, { status: 204 });
    });
    if (!sent) throw new Error(`${family}.${method} sent nothing.`);
    return sent;
  };

  /** Sends a prepared call. */
  const send = ({ url, init }: PreparedCall): Promise<Answer> => noted(url, () => noting(url, init));

  /** Runs one method as a stranger: no token, an empty body, and an `x` for everything it asks for. */
  const callBare = (family: Family, method: string): Promise<Answer> => {
    const asked = paramKeysOf(family, method).filter((key) => !configured.includes(key));
    const filled = Object.fromEntries(asked.map((key) => [key, key === "currency" ? "USD" : "x"]));
    // The client counts the members of a form among the parameters, and warns of those it is given as such.
    return isForm(family, method)
      ? call(family, method, { body: filled })
      : call(family, method, { parameters: filled, body: {} });
  };

  /** Whether everybody may call a method. */
  const isOpen = (family: Family, method: string): boolean =>
    family === "ShopperLogin" && ["getJwksUri", "getWellknownOpenidConfiguration"].includes(method);

  const must = async (family: Family, method: string, options: Arguments): Promise<Made> => {
    const { status, body } = await call(family, method, options);
    if (status >= 300) throw new Error(`${family}.${method} answered ${status}: ${JSON.stringify(body)}`);
    return body as Made;
  };

  const claimsOf = (token: string) => {
    const { isb, sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
      isb: string;
      sub: string;
    };
    return {
      customerId: /::(?:rcid|gcid):([^:]+)::chid/.exec(isb)?.[1] ?? "",
      usid: /::usid:(.+)$/.exec(sub)?.[1] ?? "",
    };
  };

  const guest = async () => {
    const token = await sandbox.guestToken();
    return { token, ...claimsOf(token) };
  };

  /** A registered shopper whose name nobody has yet. */
  const member = async (login: string, password = "Plum-1234") => {
    const before = await guest();
    await must("ShopperCustomers", "registerCustomer", {
      token: before.token,
      body: { customer: { login, email: login, firstName: "Wren", lastName: "Alder" }, password },
    });
    const token = await sandbox.registeredToken({ email: login, password, usid: before.usid });
    return { login, password, token, guest: before, ...claimsOf(token) };
  };

  /** Somebody with a basket; a new guest unless given. */
  const visitor = async (family: Family = "ShopperBaskets", given?: Who) => {
    const who = given ?? (await guest());
    const { basketId } = await must(family, "createBasket", { token: who.token, body: {} });
    const { productItems } = await must(family, "addItemToBasket", {
      token: who.token,
      parameters: { basketId },
      body: [{ productId: goods.bears, quantity: 2 }],
    });
    const [{ itemId }] = productItems;
    return { ...who, basketId, itemId } satisfies Visitor;
  };

  /** A basket that lacks only its payment. */
  const addressed = async (family: Family = "ShopperBaskets", given?: Who) => {
    const who = await visitor(family, given);
    const { token, basketId } = who;
    const parameters = { basketId, shipmentId: "me" };
    await must(family, "updateCustomerForBasket", { token, parameters, body: { email: "june@example.test" } });
    await must(family, "updateShippingAddressForShipment", {
      token,
      parameters: { ...parameters, useAsBilling: true },
      body: sanFrancisco,
    });
    await must(family, "updateShippingMethodForShipment", { token, parameters, body: { id: "ups-ground" } });
    return who;
  };

  const card = async (number?: string) => ({
    paymentMethodId: "CREDIT_CARD",
    paymentCard: { cardType: "Visa", maskedNumber: "************1111", expirationMonth: 9, expirationYear: 2039 },
    c_paymentToken: await sandbox.cardToken(number),
  });

  /** A basket that can be ordered, and the id of its payment. */
  const payable = async (family: Family = "ShopperBaskets", given?: Who) => {
    const who = await addressed(family, given);
    const { token, basketId } = who;
    const { paymentInstruments } = await must(family, "addPaymentInstrumentToBasket", {
      token,
      parameters: { basketId },
      body: await card(),
    });
    const [{ paymentInstrumentId }] = paymentInstruments;
    return { ...who, paymentInstrumentId };
  };

  /** A placed order. */
  const buyer = async (given?: Who) => {
    const who = await payable("ShopperBaskets", given);
    const order = await must("ShopperOrders", "createOrder", { token: who.token, body: { basketId: who.basketId } });
    return { ...who, orderNo: order.orderNo, orderViewCode: order.orderViewCode };
  };

  /** What the storefront of a shopper's browser session signs for the session bridge. */
  const sessionSignature = async (token: string): Promise<Record<string, string>> => {
    const session = await fetch(`${sandbox.origin}/s/${siteId}/dw/shop/v23_2/sessions`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
    });
    const dwsid = /dwsid=([\w-]+)/.exec(session.headers.get("set-cookie") ?? "")?.[1] ?? "none";
    const address = `${sandbox.origin}/custom/session/v1/organizations/${organizationId}/signature?siteId=${siteId}`;
    const signed = await fetch(address, { headers: { cookie: `dwsid=${dwsid}` } });
    return { dwsid, ...((await signed.json()) as Record<string, string>) };
  };

  return {
    sandbox,
    sessionSignature,
    call,
    prepared,
    send,
    callBare,
    isOpen,
    must,
    guest,
    member,
    visitor,
    addressed,
    payable,
    buyer,
    card,
  };
};

export type SweepShop = ReturnType<typeof createSweepShop>;
