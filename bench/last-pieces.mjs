import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { projectFolder } from "../build/paths.mjs";
import { cardToken } from "./card-token.mjs";
import { addresses, waitFor } from "./run-shop.mjs";
import { percentile } from "./statistics.mjs";

const { helpers, ShopperLogin } = createRequire(import.meta.url)("@salesforce/commerce-sdk-isomorphic");

/**
 * `node bench/last-pieces.mjs`: 200 guests order the last 50 pieces at once, 500 use a coupon that is good for 100 orders at once, by
 * card and over HTTP. Prints what came of it and fails when a piece or a use too many was given away. On the embedded database, or on
 * the PostgreSQL server of `DATABASE_URL`.
 */
const organization = "organizations/f_ecom_swee_001";
const siteId = "WickettPlumUS";
const clientId = "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4";
const paths = {
  login: `/shopper/auth/v1/${organization}/oauth2/token`,
  baskets: `/checkout/shopper-baskets/v1/${organization}/baskets`,
  orders: `/checkout/shopper-orders/v1/${organization}/orders`,
  products: `/product/shopper-products/v1/${organization}/products`,
};

/** A sweet with some stock, and one that never runs out. */
const scarce = "483107";
const endless = "487101";

const address = {
  firstName: "June",
  lastName: "Harper",
  address1: "12 Larkspur Lane",
  city: "San Francisco",
  stateCode: "CA",
  postalCode: "94110",
  countryCode: "US",
  phone: "4155550142",
};

const call = async (token, pathname, body) => {
  const answer = await fetch(`${addresses.sandbox}${pathname}?siteId=${siteId}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
};

const made = async (token, pathname, body) => {
  const answer = await call(token, pathname, body);
  if (answer.status !== 200) throw new Error(`${pathname}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const guestToken = async () => {
  const slasClient = new ShopperLogin({
    proxy: addresses.sandbox,
    parameters: { shortCode: "sandbox", organizationId: "f_ecom_swee_001", clientId, siteId },
  });
  const parameters = { redirectURI: "http://localhost:3000/callback" };
  return (await helpers.loginGuestUser({ slasClient, parameters })).access_token;
};

/** A guest who only has to press the button. */
const readyGuest = async (number, items, codes = []) => {
  const token = await guestToken();
  const { basketId, couponItems = [] } = await made(token, paths.baskets, {
    productItems: items,
    customerInfo: { email: `guest-${number}@example.test` },
    billingAddress: address,
    shipments: [{ shipmentId: "me", shippingAddress: address, shippingMethod: { id: "ups-ground" } }],
    couponItems: codes.map((code) => ({ code })),
  });
  if (couponItems.length !== codes.length) throw new Error("The coupon can not be used any more.");
  await made(token, `${paths.baskets}/${basketId}/payment-instruments`, {
    paymentMethodId: "CREDIT_CARD",
    paymentCard: { cardType: "Visa", maskedNumber: "************1111", expirationMonth: 9, expirationYear: 2039 },
    c_paymentToken: await cardToken(),
  });
  return { token, basketId };
};

const readyGuests = async (count, items, codes) => {
  const guests = [];
  for (let number = 0; number < count; number += 1) guests.push(await readyGuest(number, items, codes));
  return guests;
};

const order = async ({ token, basketId }) => {
  const started = performance.now();
  const { status, body } = await call(token, paths.orders, { basketId });
  const outcome = status === 200 ? body.status : `${status} ${body.type.split("/").at(-1)}`;
  return { outcome, ms: performance.now() - started };
};

const atOnce = async (guests) => {
  const started = performance.now();
  const answers = await Promise.all(guests.map(order));
  const seconds = (performance.now() - started) / 1000;
  const outcomes = Object.fromEntries(
    [...new Set(answers.map(({ outcome }) => outcome))].map((name) => [
      name,
      answers.filter(({ outcome }) => outcome === name).length,
    ]),
  );
  const p95 = percentile(
    answers.map(({ ms }) => ms),
    0.95,
  );
  console.log(`  ${guests.length} orders in ${seconds.toFixed(1)} s, p95 ${p95.toFixed(0)} ms:`, outcomes);
  return outcomes;
};

const atsOf = async (token, productId) => (await made(token, `${paths.products}/${productId}`)).inventory.ats;

const expectSame = (what, found, expected) => {
  const isSame = JSON.stringify(found) === JSON.stringify(expected);
  console.log(`  ${what}: ${JSON.stringify(found)}${isSame ? "" : `, but should be ${JSON.stringify(expected)}`}`);
  if (!isSame) process.exitCode = 1;
};

const lastPieces = async () => {
  console.log("The last 50 pieces, 200 orders at once");
  const guests = await readyGuests(200, [{ productId: scarce, quantity: 1 }]);
  const { token } = guests[0];
  const surplus = (await atsOf(token, scarce)) - 50;
  if (surplus > 0) await order(await readyGuest("first", [{ productId: scarce, quantity: surplus }]));
  const { new: placed, ...refused } = await atOnce(guests);
  expectSame("orders placed", placed, 50);
  expectSame("orders refused", refused, { "400 product-item-not-available": 150 });
  expectSame("pieces left", await atsOf(token, scarce), 0);
};

const lastUses = async () => {
  console.log("A coupon good for 100 orders, 500 orders at once");
  const guests = await readyGuests(500, [{ productId: endless, quantity: 1 }], ["FIRST100"]);
  const { new: placed, ...refused } = await atOnce(guests);
  expectSame("orders placed", placed, 100);
  expectSame("orders refused", refused, { "400 invalid-coupon-code": 400 });
};

const data = ".sandbox/bench-last-pieces";
rmSync(path.join(projectFolder, data), { recursive: true, force: true });
const port = (address) => new URL(address).port;
const program = spawn(
  process.execPath,
  ["build/sandbox.mjs", "--port", port(addresses.sandbox), "--vendors-port", port(addresses.vendors)],
  { cwd: projectFolder, env: { ...process.env, SANDBOX_DATA: data, LOG_LEVEL: "silent" }, stdio: "inherit" },
);
try {
  await waitFor(`${addresses.sandbox}/__sandbox/ready`, 120_000);
  await lastPieces();
  await lastUses();
} finally {
  program.kill("SIGTERM");
}
