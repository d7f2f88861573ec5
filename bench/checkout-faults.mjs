// Checks out again and again while a seeded part of all calls goes wrong: node bench/checkout-faults.mjs --help
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { cardTokens } from "./card-token.mjs";
import { address, paths } from "./guests.mjs";
import { withRows } from "./kill-in-orders.mjs";
import { auditOrders, beginAudit } from "./order-audit.mjs";
import { freePort, freshFolder, placeBuiltSandbox, runSandbox } from "./run-sandbox.mjs";

const { helpers, ShopperLogin } = createRequire(import.meta.url)("@salesforce/commerce-sdk-isomorphic");

const organizationId = "f_ecom_swee_001";
const siteId = "WickettPlumUS";
const clientId = "5f2c1b7e-0c4a-4a8e-9d35-7b1e6a90c2d4";
const tokenPath = `/shopper/auth/v1/organizations/${organizationId}/oauth2/token`;

/** A sweet that never runs out, and one that does. */
const [mints, brittle] = ["487101", "483107"];

/** What goes wrong with the calls of shoppers and, below, with those to the third parties. */
const faultsOf = (seed) => [
  { match: { api: "scapi" }, effect: { kind: "lost-answer" }, probability: 0.01, seed },
  { match: { api: "scapi" }, effect: { kind: "status", status: 500 }, probability: 0.01, seed: seed + 1 },
  {
    match: { api: "scapi" },
    effect: { kind: "delay", distribution: "fixed", milliseconds: 400 },
    probability: 0.02,
    seed: seed + 2,
  },
  {
    match: { api: "scapi" },
    effect: { kind: "token", problem: "expired-access-token" },
    probability: 0.005,
    seed: seed + 3,
  },
  { match: { vendor: "card", path: "/pts/*" }, effect: { kind: "lost-answer" }, probability: 0.01, seed: seed + 4 },
  {
    match: { vendor: "card", path: "/pts/*" },
    effect: { kind: "status", status: 500 },
    probability: 0.01,
    seed: seed + 5,
  },
  { match: { vendor: "paypal", path: "/v2/*" }, effect: { kind: "lost-answer" }, probability: 0.01, seed: seed + 6 },
  {
    match: { vendor: "klarna", path: "/payments/*" },
    effect: { kind: "lost-answer" },
    probability: 0.01,
    seed: seed + 7,
  },
];

/** Ways to pay in turn. */
const kinds = ["card", "PayPal", "KLARNA", "DW_APPLE_PAY", "card", "Venmo", "gift and card"];

/** A certificate with $5,000.00 on it. */
const certificate = "60064900000000500000";

const TRIES = 8;

/** Answers that are worth another try. */
const isPassing = (status) => status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;

/** A shopper who tries again what fails, looks at what is there when an answer got lost, and has tokens renewed. */
const shopperOf = ({ origin, vendors }, cardToken) => {
  const wallet = async (pathname, body) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const answer = await fetch(`${vendors}${pathname}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }).catch(() => undefined);
      if (answer?.ok) return answer.json();
      await sleep(20 * (tries + 1));
    }
    throw new Error(`${pathname} does not answer.`);
  };

  /** What a wallet's window hands to the page once the shopper agrees. */
  const approvals = {
    PayPal: async (cents) => {
      const amount = { currency_code: "USD", value: (cents / 100).toFixed(2) };
      const { id } = await wallet("/v2/checkout/orders", { intent: "AUTHORIZE", purchase_units: [{ amount }] });
      await wallet(`/checkoutnow/${id}`, { action: "approve" });
      return id;
    },
    KLARNA: async (cents) => {
      const line = { name: "Sweets", quantity: 1, unit_price: cents, total_amount: cents };
      const purchase = { purchase_country: "US", purchase_currency: "USD", order_amount: cents, order_lines: [line] };
      const { session_id: id } = await wallet("/payments/v1/sessions", purchase);
      return (await wallet(`/klarna/authorize/${id}`, { action: "approve" })).token;
    },
    DW_APPLE_PAY: async (cents) => {
      const amount = encodeURIComponent(`${(cents / 100).toFixed(2)} USD`);
      const { token } = await wallet(`/apple-pay/sheet?amount=${amount}`, { action: "pay" });
      return Buffer.from(JSON.stringify(token)).toString("base64");
    },
  };
  approvals.Venmo = approvals.PayPal;

  const login = async () => {
    const slasClient = new ShopperLogin({
      proxy: origin,
      parameters: { shortCode: "sandbox", organizationId, clientId, siteId },
    });
    const parameters = { redirectURI: "http://localhost:3000/callback" };
    return helpers.loginGuestUser({ slasClient, parameters });
  };

  const renewed = async (session) => {
    const form = {
      grant_type: "refresh_token",
      refresh_token: session.refresh_token,
      client_id: clientId,
      channel_id: siteId,
    };
    const answer = await fetch(origin + tokenPath, { method: "POST", body: new URLSearchParams(form) });
    return answer.ok ? answer.json() : session;
  };

  return {
    /** From nothing to an order; gives its number, or why there is none. */
    checkOut: async (number) => {
      let session = await login();
      const call = async (pathname, body, method = body ? "POST" : "GET") => {
        const answer = await fetch(`${origin}${pathname}?siteId=${siteId}`, {
          method,
          headers: { authorization: `Bearer ${session.access_token}`, "content-type": "application/json" },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }).catch(() => undefined);
        const text = await answer?.text().catch(() => "");
        if (answer?.status === 401) session = await renewed(session);
        return { status: answer?.status ?? 0, body: text ? JSON.parse(text) : undefined };
      };
      /** Tries until an answer is for good; `isDone` looks whether the work was done although its answer got lost. */
      const insist = async (work, isDone = async () => undefined) => {
        for (let tries = 0; tries < TRIES; tries += 1) {
          const answer = await work();
          if (!isPassing(answer.status)) return answer;
          const done = await isDone();
          if (done) return { status: 200, body: done };
          await sleep(20 * (tries + 1));
        }
        return { status: 0 };
      };

      const kind = kinds[number % kinds.length];
      const mine = `/customer/shopper-customers/v1/organizations/${organizationId}/customers/${session.customer_id}/baskets`;
      // What is looked for in vain is made again, and refused, when there is one already.
      const openBasket = async () => (await insist(() => call(mine))).body?.baskets?.[0];
      const made = await insist(
        () =>
          call(paths.baskets, {
            productItems: [
              { productId: mints, quantity: 6 },
              ...(number % 4 === 0 ? [{ productId: brittle, quantity: 1 }] : []),
            ],
            customerInfo: { email: `faulty-${number}@example.test` },
            billingAddress: address,
            shipments: [{ shipmentId: "me", shippingAddress: address, shippingMethod: { id: "ups-ground" } }],
          }),
        openBasket,
      );
      if (made.status !== 200) {
        const isSoldOut = JSON.stringify(made.body ?? "").includes("not-available");
        return {
          outcome: isSoldOut ? "sold out" : `no basket (${made.status} ${JSON.stringify(made.body).slice(0, 200)})`,
        };
      }
      const { basketId, orderTotal } = made.body;
      const instruments = `${paths.baskets}/${basketId}/payment-instruments`;
      const current = async () => (await call(`${paths.baskets}/${basketId}`)).body;
      const pays = (methods) => async () => {
        const basket = await current();
        return basket?.paymentInstruments?.some(({ paymentMethodId }) => methods.includes(paymentMethodId))
          ? basket
          : undefined;
      };
      const pay = async () => {
        if (kind === "gift and card") {
          const gift = { paymentMethodId: "GIFT_CERTIFICATE", giftCertificateCode: certificate, amount: 2 };
          const isThere = pays(["GIFT_CERTIFICATE"]);
          if (!(await isThere())) await insist(() => call(instruments, gift), isThere);
        }
        if (kind in approvals) {
          const token = await approvals[kind](Math.round(orderTotal * 100));
          return insist(() => call(instruments, { paymentMethodId: kind, c_paymentToken: token }), pays([kind]));
        }
        const paymentCard = {
          cardType: "Visa",
          maskedNumber: "************1111",
          expirationMonth: 9,
          expirationYear: 2039,
        };
        const card = { paymentMethodId: "CREDIT_CARD", paymentCard, c_paymentToken: await cardToken() };
        return insist(() => call(instruments, card), pays(["CREDIT_CARD"]));
      };

      for (let attempt = 0; attempt < 4; attempt += 1) {
        const paid = await pay();
        if (paid.status !== 200) return { outcome: `not paid (${paid.status})` };
        // Every shopper presses twice.
        const press = () => insist(() => call(paths.orders, { basketId }));
        const [first, second] = await Promise.all([press(), press()]);
        const numbers = new Set([first, second].flatMap(({ body }) => (body?.orderNo ? [body.orderNo] : [])));
        if (numbers.size > 1) return { outcome: "two orders", orderNo: [...numbers].join() };
        const placed = [first, second].find(({ body }) => body?.status === "new");
        if (placed) return { outcome: "new", orderNo: placed.body.orderNo };
        if (JSON.stringify(first.body ?? "").includes("not-available")) return { outcome: "sold out" };
        // A third party that did not answer fails the order of a shopper who did nothing wrong; she enters her payment
        // anew.
      }
      return { outcome: "given up" };
    },
  };
};

/**
 * Has shoppers check out while calls fail.
 * @returns how often each outcome came about, the share that was completed or refused for a good reason, how often each
 * fault fired, and what was wrong in the data afterwards
 */
export const checkoutFaults = async ({ checkouts = 10_000, seed = 1, atOnce = 4 }) => {
  const home = freshFolder();
  const ports = { SANDBOX_PORT: String(await freePort()), VENDORS_PORT: String(await freePort()) };
  const start = () =>
    runSandbox(path.join(home.folder, "sandbox.cjs"), home.folder, { ...ports, SANDBOX_CONTROL: "loopback" });
  const dataFolder = path.join(home.folder, ".sandbox/data");
  let sandbox;
  try {
    await placeBuiltSandbox(home.folder);
    sandbox = await start();
    await sandbox.stop();
    const before = await withRows(undefined, dataFolder, beginAudit);

    sandbox = await start();
    const control = `${sandbox.origin}/__sandbox/faults`;
    for (const rule of faultsOf(seed)) {
      const answer = await fetch(control, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(rule),
      });
      if (!answer.ok) throw new Error(`A fault rule was refused: ${await answer.text()}`);
    }
    const shopper = shopperOf(sandbox, cardTokens(sandbox.vendors));
    const outcomes = {};
    const problems = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < checkouts) {
          const number = next;
          next += 1;
          const { outcome, orderNo } = await shopper
            .checkOut(number)
            .catch((error) => ({ outcome: "broken", orderNo: String(error) }));
          outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
          if (outcome !== "new" && outcome !== "sold out" && problems.length < 20)
            problems.push(`${number} (${kinds[number % kinds.length]}): ${outcome} ${orderNo ?? ""}`);
        }
      }),
    );
    const fired = (await (await fetch(control)).json()).faults.map(({ match, effect, fired: times }) => ({
      ...match,
      ...effect,
      fired: times,
    }));
    await fetch(control, { method: "DELETE" });
    await sandbox.stop();
    // What a third party would not let go of is asked for again when the sandbox starts.
    sandbox = await start();
    await sandbox.stop();
    const wrong = await withRows(undefined, dataFolder, (rows) =>
      auditOrders(rows, before, `${dataFolder}-card-ledger.jsonl`),
    );
    const [{ placed }] = await withRows(undefined, dataFolder, (rows) =>
      rows(
        "select count(*)::int as placed from orders where status <> 'failed' and email like 'faulty-%@example.test'",
      ),
    );
    if (placed !== (outcomes.new ?? 0))
      wrong.push(`${outcomes.new ?? 0} orders were answered as placed, ${placed} are in the database`);
    const settled = (outcomes.new ?? 0) + (outcomes["sold out"] ?? 0);
    return { outcomes, completed: settled / checkouts, problems, fired, wrong };
  } finally {
    await sandbox?.kill();
    home.remove();
  }
};

const usage = `node bench/checkout-faults.mjs [options]

  --checkouts 10000     shoppers who check out
  --seed 1              what decides which calls fail
  --at-once 4           shoppers at the same time`;

if (process.argv[1] === import.meta.filename) {
  const text = { type: "string" };
  const { values } = parseArgs({
    options: { checkouts: text, seed: text, "at-once": text, help: { type: "boolean" } },
  });
  if (values.help) console.log(usage);
  else {
    const started = performance.now();
    const result = await checkoutFaults({
      checkouts: Number(values.checkouts ?? 10_000),
      seed: Number(values.seed ?? 1),
      atOnce: Number(values["at-once"] ?? 4),
    });
    console.log(JSON.stringify({ ...result, seconds: Math.round((performance.now() - started) / 1000) }, null, 2));
    process.exitCode = result.wrong.length === 0 && result.completed >= 0.995 ? 0 : 1;
  }
}
