import { randomBytes } from "node:crypto";
import { VendorError } from "../vendor-error.ts";
import type { WalletContact } from "../wallets/wallet-contacts.ts";

/** How an order stands (PayPal Orders v2). */
type OrderStatus = "CREATED" | "APPROVED" | "COMPLETED" | "VOIDED";

/** An order of the wallet. */
export interface PaypalOrder {
  id: string;
  status: OrderStatus;
  currency: string;
  /** Decimal text. */
  value: string;
  createdAt: number;
  /** The authorisation, once there is one. */
  authorisation?: { id: string; status: "CREATED" | "VOIDED" };
  /** Request id that authorised it; asking again with it gives the same answer. */
  requestId?: string;
  /** The account will not pay although the shopper agreed. */
  isDeclined?: boolean;
  /** Its window asks where and how to ship. */
  isExpress?: boolean;
  customId?: string;
  /** Sums and ways to ship as the shop told them last. */
  breakdown?: Record<string, { value: string }>;
  options?: ShippingOption[];
  /** Whom and where it goes to, once the shopper has approved. */
  contact?: WalletContact;
}

/** A way to ship that the shop offers (Orders v2, `shipping.options`). */
export interface ShippingOption {
  id: string;
  label: string;
  type: string;
  selected: boolean;
  amount: { currency_code: string; value: string };
}

/** A refusal in the vendor's own form. */
export const refusal = (status: number, name: string, issue: string, description: string) =>
  new VendorError(status, {
    name,
    message: "The requested action could not be performed, semantically incorrect, or failed business validation.",
    debug_id: randomBytes(7).toString("hex"),
    details: [{ issue, description }],
  });

/** What an order is made of. @throws VendorError in the vendor's own form. */
export const amountOf = (body: unknown): Pick<PaypalOrder, "currency" | "value" | "customId" | "isExpress"> => {
  const {
    intent,
    purchase_units: units,
    payment_source: source,
  } = (body ?? {}) as {
    intent?: unknown;
    purchase_units?: unknown;
    payment_source?: { paypal?: { experience_context?: { shipping_preference?: unknown } } };
  };
  const unit = (Array.isArray(units) ? units[0] : undefined) as
    | { custom_id?: unknown; amount?: { currency_code?: unknown; value?: unknown } }
    | undefined;
  const { currency_code: currency, value } = unit?.amount ?? {};
  if (intent !== "AUTHORIZE" || typeof currency !== "string" || typeof value !== "string")
    throw refusal(400, "INVALID_REQUEST", "MISSING_REQUIRED_PARAMETER", "intent, currency_code and value are needed.");
  if (!/^[A-Z]{3}$/.test(currency) || !/^\d{1,7}\.\d{2}$/.test(value) || Number(value) === 0)
    throw refusal(400, "INVALID_REQUEST", "INVALID_PARAMETER_VALUE", "The amount is not well formed.");
  return {
    currency,
    value,
    ...(typeof unit?.custom_id === "string" && { customId: unit.custom_id }),
    ...(source?.paypal?.experience_context?.shipping_preference === "GET_FROM_FILE" && { isExpress: true }),
  };
};

/** Sums and ways to ship of a JSON patch. @throws VendorError for one that does not add up, as the vendor says. */
export const patchOf = (body: unknown): Pick<PaypalOrder, "value" | "breakdown" | "options"> => {
  const steps = (Array.isArray(body) ? body : []) as { path?: string; value?: unknown }[];
  const at = (end: string) => steps.find(({ path }) => path === `/purchase_units/@reference_id=='default'/${end}`);
  const amount = at("amount")?.value as { value?: string; breakdown?: Record<string, { value: string }> } | undefined;
  const options = at("shipping/options")?.value as ShippingOption[] | undefined;
  const cents = (text: string | undefined) => Math.round(Number(text) * 100);
  const sum = Object.values(amount?.breakdown ?? {}).reduce((all, { value }) => all + cents(value), 0);
  if (!amount?.value || sum !== cents(amount.value))
    throw refusal(422, "UNPROCESSABLE_ENTITY", "AMOUNT_MISMATCH", "The breakdown does not add up to the amount.");
  const selected = options?.find((option) => option.selected);
  if (selected && cents(selected.amount.value) !== cents(amount.breakdown?.["shipping"]?.value))
    throw refusal(
      422,
      "UNPROCESSABLE_ENTITY",
      "SHIPPING_OPTION_AMOUNT_MISMATCH",
      "The selected option costs something else than the shipping of the breakdown.",
    );
  return { value: amount.value, ...(amount.breakdown && { breakdown: amount.breakdown }), ...(options && { options }) };
};

/** The shopper's account as an approved order names it. */
export const payerOf = ({ firstName, lastName, email, phone }: WalletContact) => ({
  name: { given_name: firstName, surname: lastName },
  email_address: email,
  phone: { phone_number: { national_number: phone } },
});

/** Where an approved order goes. */
export const shippingOf = ({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
}: WalletContact) => ({
  name: { full_name: `${firstName} ${lastName}` },
  address: {
    address_line_1: address1,
    ...(address2 && { address_line_2: address2 }),
    admin_area_2: city,
    admin_area_1: state,
    postal_code: postalCode,
    country_code: country,
  },
});
