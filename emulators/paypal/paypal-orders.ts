import { randomBytes } from "node:crypto";
import type { Clock } from "#sandbox/core/clock.ts";
import { createVendorLedger } from "../wallets/vendor-ledger.ts";
import type { WalletContact } from "../wallets/wallet-contacts.ts";
import { amountOf, patchOf, payerOf, refusal, shippingOf, type PaypalOrder } from "./paypal-shapes.ts";

/** What the window may do with an order. */
export type PaypalAction = "approve" | "decline" | "expire" | "cancel" | "fail";

/** An answer of the API. */
export interface PaypalAnswer {
  status: number;
  body: unknown;
}

/** How long an order waits for the shopper. */
const APPROVAL_MS = 3 * 3_600_000;

const newId = () =>
  randomBytes(16)
    .toString("base64url")
    .replaceAll(/[^A-Za-z0-9]/g, "0")
    .toUpperCase()
    .slice(0, 17);

const notFound = () =>
  refusal(404, "RESOURCE_NOT_FOUND", "INVALID_RESOURCE_ID", "Specified resource ID does not exist.");

/** Orders of the wallet: made by the shop, approved by the shopper, authorised with the shop's order. */
export const createPaypalOrders = ({ clock, ledgerFile }: { clock: Clock; ledgerFile?: string | undefined }) => {
  const orders = createVendorLedger<PaypalOrder>(ledgerFile);
  const now = () => clock.now().getTime();

  const order = (id: string): PaypalOrder => {
    const found = orders.get(id);
    if (!found) throw notFound();
    if (found.status !== "CREATED" || now() - found.createdAt < APPROVAL_MS) return found;
    return { ...found, status: "VOIDED" };
  };

  const present = ({ id, status, currency, value, authorisation, customId, contact }: PaypalOrder) => ({
    id,
    intent: "AUTHORIZE",
    status,
    ...(contact && { payer: payerOf(contact) }),
    purchase_units: [
      {
        reference_id: "default",
        ...(customId && { custom_id: customId }),
        ...(contact && { shipping: shippingOf(contact) }),
        amount: { currency_code: currency, value },
        ...(authorisation && {
          payments: { authorizations: [{ ...authorisation, amount: { currency_code: currency, value } }] },
        }),
      },
    ],
    links: [],
  });

  const authorise = (id: string, requestId: string): PaypalAnswer => {
    const found = order(id);
    if (found.status === "COMPLETED") {
      if (found.requestId === requestId) return { status: 201, body: present(found) };
      throw refusal(422, "UNPROCESSABLE_ENTITY", "ORDER_ALREADY_AUTHORIZED", "Order already authorized.");
    }
    if (found.status !== "APPROVED")
      throw refusal(422, "UNPROCESSABLE_ENTITY", "ORDER_NOT_APPROVED", "Payer has not yet approved the Order.");
    if (found.isDeclined)
      throw refusal(422, "UNPROCESSABLE_ENTITY", "INSTRUMENT_DECLINED", "The instrument presented was declined.");
    const done: PaypalOrder = {
      ...found,
      status: "COMPLETED",
      requestId,
      authorisation: { id: newId(), status: "CREATED" },
    };
    orders.put(id, done);
    return { status: 201, body: present(done) };
  };

  const voided = (authorisationId: string): PaypalAnswer => {
    const found = orders.find(({ authorisation }) => authorisation?.id === authorisationId);
    if (!found?.authorisation) throw notFound();
    if (found.authorisation.status !== "VOIDED")
      orders.put(found.id, { ...found, authorisation: { id: authorisationId, status: "VOIDED" } });
    return { status: 204, body: undefined };
  };

  return {
    order,

    /** One call of the Orders and Payments API. @throws VendorError in the vendor's own form. */
    call: (method: string, path: string, body: unknown, requestId: string): PaypalAnswer => {
      const [, area, id = "", action] =
        /^\/v2\/(checkout\/orders|payments\/authorizations)(?:\/(\w+)(?:\/(\w+))?)?$/.exec(path) ?? [];
      if (area === "checkout/orders" && method === "POST" && id === "") {
        const made: PaypalOrder = { id: newId(), status: "CREATED", ...amountOf(body), createdAt: now() };
        orders.put(made.id, made);
        return { status: 201, body: present(made) };
      }
      if (area === "checkout/orders" && method === "GET" && action === undefined)
        return { status: 200, body: present(order(id)) };
      if (area === "checkout/orders" && method === "PATCH" && action === undefined) {
        const found = order(id);
        if (found.status !== "CREATED")
          throw refusal(422, "UNPROCESSABLE_ENTITY", "INVALID_PATCH_OPERATION", "The order cannot be patched.");
        orders.put(id, { ...found, ...patchOf(body) });
        return { status: 204, body: undefined };
      }
      if (area === "checkout/orders" && method === "POST" && action === "authorize") return authorise(id, requestId);
      if (area === "payments/authorizations" && method === "POST" && action === "void") return voided(id);
      throw notFound();
    },

    /** What the shopper did in the window. @throws VendorError 422 for an order that is over. */
    decide: (id: string, action: PaypalAction, contact?: WalletContact): void => {
      const found = { ...order(id), ...(contact && { contact }) };
      if (found.status !== "CREATED" && found.status !== "APPROVED")
        throw refusal(422, "UNPROCESSABLE_ENTITY", "ORDER_EXPIRED", "The order has expired.");
      if (action === "approve") orders.put(id, { ...found, status: "APPROVED", isDeclined: false });
      if (action === "decline") orders.put(id, { ...found, status: "APPROVED", isDeclined: true });
      if (action === "expire") orders.put(id, { ...found, status: "VOIDED" });
    },
  };
};
