import type { ShopperGiftCertificatesTypes, ShopperPaymentsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { objectOf, requiredText, wholeOf } from "#sandbox/baskets/body.ts";
import { Fault } from "#sandbox/fault.ts";
import type { ApiFamily } from "#sandbox/http/api-route.ts";
import { type GiftCertificate, maskedNumber, statusOf } from "./gift-certificate.ts";
import type { GiftCertificateService } from "./gift-certificate-service.ts";

/** A certificate as its holder sees it. */
export const presentGiftCertificate = (
  certificate: GiftCertificate,
): ShopperGiftCertificatesTypes.GiftCertificate & { currency?: string } => ({
  amount: certificate.amountCents / 100,
  balance: certificate.balanceCents / 100,
  status: statusOf(certificate),
  enabled: certificate.enabled,
  merchantId: certificate.merchantId,
  maskedGiftCertificateCode: maskedNumber(certificate.number),
  recipientEmail: certificate.recipientEmail,
  recipientName: certificate.recipientName,
  senderName: certificate.senderName,
  ...(certificate.message === null ? {} : { message: certificate.message }),
  ...(certificate.description === null ? {} : { description: certificate.description }),
  c_currency: certificate.currency,
});

/** Ways to pay whose balance may be asked for. */
const balanceMethods = ["GIFT_CERTIFICATE", "GIFTCARD", "GIFTCARD_DISCOUNTED"];

const giftCardOf = (body: unknown) => {
  const card = objectOf(body, "giftCard");
  requiredText(card, "brand");
  wholeOf(card, "expirationMonth", 1, 12);
  wholeOf(card, "expirationYear", 2000, 2999);
  return {
    number: requiredText(card, "cardNumber", { most: 40 }),
    securityCode: requiredText(card, "cvc", { most: 4 }),
  };
};

const wrongParameter = (name: string, detail: string) => new Fault(400, "bad-request", detail, { parameterName: name });

/** @throws Fault 400 for what the configuration operation documents as invalid. */
const checkConfigurationQuery = (query: URLSearchParams, currency: string) => {
  const asked = query.get("currency");
  if (asked === null) throw wrongParameter("currency", "The query parameter 'currency' is required.");
  if (asked !== currency) throw wrongParameter("currency", `The currency '${asked}' is not supported by the site.`);
  const country = query.get("countryCode");
  if (country !== null && !/^[A-Z]{2}$/.test(country))
    throw wrongParameter("countryCode", "'countryCode' must be two capital letters.");
  const zone = query.get("zoneId");
  if (zone !== null && !/^[\w-]{1,100}$/.test(zone))
    throw wrongParameter("zoneId", "'zoneId' must be 1 to 100 letters, digits, - and _.");
  const amount = query.get("amount");
  if (amount !== null && !(Number(amount) >= 0 && amount.trim() !== ""))
    throw wrongParameter("amount", "'amount' must not be negative.");
};

/** Shopper Gift Certificates, and what Shopper Payments says without the vendor's own payment service. */
export const giftCertificateFamilies = (giftCertificates: GiftCertificateService): ApiFamily[] => [
  {
    base: "/pricing/shopper-gift-certificates/v1",
    routes: [
      {
        operation: "ShopperGiftCertificates.getGiftCertificate",
        method: "post",
        path: "/gift-certificate",
        handle: async ({ body, shopper }) => {
          const code = requiredText(objectOf(body), "giftCertificateCode");
          return presentGiftCertificate(await giftCertificates.find(code, shopper.customerId));
        },
      },
    ],
  },
  {
    base: "/checkout/shopper-payments/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "ShopperPayments.getPaymentInstrumentBalance",
        method: "post",
        path: "/payment-instruments/balance",
        handle: async ({ body, shopper }): Promise<ShopperPaymentsTypes.PaymentInstrumentBalanceResponse> => {
          const asked = objectOf(body);
          const methodId = requiredText(asked, "paymentMethodId");
          if (!balanceMethods.includes(methodId))
            throw new Fault(400, "bad-request", `The payment method '${methodId}' has no balance to ask for.`, {
              path: "paymentMethodId",
            });
          const found = await giftCertificates.open(giftCardOf(asked.giftCard), shopper.customerId);
          const isUsable = found.enabled && !found.pending;
          return { amount: isUsable ? found.balanceCents / 100 : 0, currency: found.currency };
        },
      },
      {
        operation: "ShopperPayments.getPaymentConfiguration",
        method: "get",
        path: "/payment-configuration",
        query: ["countryCode", "zoneId", "amount"],
        handle: ({ query, currency }): ShopperPaymentsTypes.PaymentConfiguration => {
          checkConfigurationQuery(query, currency);
          return { zoneId: null, paymentMethodSetAccounts: [], paymentMethods: [] };
        },
      },
    ],
  },
];
