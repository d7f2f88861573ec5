import { FormattedMessage } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { fromAddressForm } from "#app/domain/address/address-form-values.ts";
import { addressEntries, PlainAddressForm } from "./plain-address-form.tsx";
import { type PlainAnswer, type PlainHandler, problemOf } from "./plain-answer.ts";
import { addressStep, openCheckout, toBag } from "./plain-checkout.ts";
import { type Entries, fresh } from "./plain-fields.tsx";
import { PlainSteps } from "./plain-parts.tsx";
import { readAddress } from "./plain-schema.ts";
import type { PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

const billingPage = ({ intl, site }: PlainShopper, entries: Entries, problem: ShopperMessage | null): PlainAnswer => ({
  page: {
    title: intl.formatMessage(words.billing),
    problem,
    content: (
      <>
        <PlainSteps current="billing" />
        <p>
          <FormattedMessage
            id="plain.byEmail"
            defaultMessage="E-gift cards go by email, so all we need is where to send the receipt and the bill."
          />
        </p>
        <PlainAddressForm
          section="billing"
          entries={entries}
          site={site}
          next={<FormattedMessage id="plain.toPayment" defaultMessage="Continue to Payment" />}
        />
      </>
    ),
  },
});

/** `GET /plain/billing`: the first step of a bag of e-gift cards alone, which is not shipped (docs/decisions/0015). */
export const showBilling: PlainHandler = async ({ shopper }) => {
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  if (own.shipmentId !== null) return addressStep(own);
  return billingPage(shopper, addressEntries(own.bag.billingAddress, own.bag.customerInfo?.email, shopper.site), null);
};

/** `POST /plain/billing`: keeps email and billing address. */
export const saveBilling: PlainHandler = async ({ shopper, fields }) => {
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  if (own.shipmentId !== null) return addressStep(own);
  const read = readAddress(shopper.intl, shopper.site.country, fields);
  if ("problems" in read) return billingPage(shopper, read, shopper.intl.formatMessage(words.mendFields));
  const basketId = own.bag.basketId ?? "";
  try {
    await shopper.baskets.setEmail(basketId, read.email);
    await shopper.baskets.setBillingAddress(basketId, fromAddressForm(read.address));
    return { goTo: "/plain/payment" };
  } catch (error) {
    return billingPage(shopper, fresh(fields), problemOf(error));
  }
};
