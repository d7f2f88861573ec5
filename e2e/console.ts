import { createHash, randomBytes } from "node:crypto";

/** The sandbox of the shop under test; it listens a thousand ports above. */
export const consoleOf = (shop = ""): string => `http://127.0.0.1:${Number(new URL(shop).port) + 1000}`;

/** Every page of the console but those about one thing. */
export const rooms = [
  "/",
  "/console/products",
  "/console/products/481101",
  "/console/stock",
  "/console/promotions",
  "/console/orders",
  "/console/customers",
  "/console/recipients",
  "/console/content",
  "/console/slots",
  "/console/entries",
  "/console/catalogs",
  "/console/leads",
  "/console/sleeves",
  "/console/assistants",
  "/console/playground",
  "/console/outbox",
  "/console/clock",
  "/console/faults",
  "/console/journal",
  "/console/worlds",
  "/console/coverage",
];

/** Whom the sandbox stands in for. */
export const organization = "f_ecom_swee_001";
const client = "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4";
const callback = "http://localhost:3000/callback";
const site = "WickettPlumUS";
const june = {
  firstName: "June",
  lastName: "Harper",
  address1: "48 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550123",
};

/** An access token of the account that may pay by check, so that an order needs no card. */
const buyerToken = async (address: string): Promise<string> => {
  const verifier = randomBytes(48).toString("base64url");
  const auth = `${address}/shopper/auth/v1/organizations/${organization}/oauth2`;
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const answer = await fetch(`${auth}/login`, {
    method: "POST",
    redirect: "manual",
    headers: { authorization: `Basic ${Buffer.from("buyer@example.test:Plum-1234").toString("base64")}` },
    body: new URLSearchParams({
      redirect_uri: callback,
      client_id: client,
      channel_id: site,
      code_challenge: challenge,
    }),
  });
  const given = new URL(answer.headers.get("location") ?? "").searchParams;
  const body = new URLSearchParams({
    grant_type: "authorization_code_pkce",
    client_id: client,
    channel_id: site,
    code: given.get("code") ?? "",
    usid: given.get("usid") ?? "",
    code_verifier: verifier,
    redirect_uri: callback,
  });
  const token = (await (await fetch(`${auth}/token`, { method: "POST", body })).json()) as { access_token: string };
  return token.access_token;
};

/**
 * Orders a bag of bears at the sandbox itself as a business that has agreed to the terms, to be paid by check; gives
 * the order's number.
 */
export const placeOrder = async (address: string): Promise<string> => {
  const token = await buyerToken(address);
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}/${path}?siteId=${site}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, string>;
  };
  const { basketId } = await post(`checkout/shopper-baskets/v2/organizations/${organization}/baskets`, {
    productItems: [{ productId: "484101", quantity: 1 }],
    shipments: [{ shipmentId: "me", shippingAddress: june, shippingMethod: { id: "ups-ground" } }],
    billingAddress: june,
    customerInfo: { email: "june@example.test" },
    paymentInstruments: [{ paymentMethodId: "PAY_BY_CHECK", bankRoutingNumber: "12030000" }],
  });
  await post(`custom/checkout/v1/organizations/${organization}/apply-agreement-date`, {});
  const order = await post(`checkout/shopper-orders/v1/organizations/${organization}/orders`, {
    basketId: basketId ?? "",
  });
  if (!order.orderNo) throw new Error(`No order: ${JSON.stringify(order)}`);
  return order.orderNo;
};
