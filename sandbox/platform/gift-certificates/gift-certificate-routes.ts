import type { ShopperGiftCertificatesTypes, ShopperPaymentsTypes } from "@salesforce/commerce-sdk-isomorphic";
import { objectOf, requiredText, wholeOf } from "#sandbox/core/request/body-values.ts";
import { Fault } from "#sandbox/core/fault.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import { configurationQuestionOf, paymentConfigurationOf } from "#sandbox/platform/payments/payment-configuration.ts";
import type { PaymentMethodService } from "#sandbox/platform/payments/payment-method-service.ts";
import type { CustomerGroupService } from "#sandbox/platform/customers/customer-group-service.ts";
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

/** What the family leans on. */
export interface GiftCertificateRouteServices {
  giftCertificates: GiftCertificateService;
  paymentMethods: PaymentMethodService;
  groupsOf: CustomerGroupService["groupsOf"];
}

/** Shopper Gift Certificates, and what Shopper Payments says of them and of the site's ways to pay. */
export const giftCertificateFamilies = ({
  giftCertificates,
  paymentMethods,
  groupsOf,
}: GiftCertificateRouteServices): ApiFamily[] => [
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
        handle: async ({ query, siteId, currency, shopper }): Promise<ShopperPaymentsTypes.PaymentConfiguration> => {
          const question = configurationQuestionOf(query, { siteId, currency });
          const groups = await groupsOf(shopper.customerId, { registered: shopper.registered });
          return paymentConfigurationOf(await paymentMethods.of(siteId), question, groups);
        },
      },
    ],
  },
];
