import { FormattedMessage } from "react-intl";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { type AddressFormValues, fromAddressForm } from "#app/domain/address/address-form-values.ts";
import { type AddressReview, addressReview } from "#app/domain/address/address-review.ts";
import { verifyAddress } from "#server/api/site/addresses.ts";
import { addressEntries, PlainAddressForm } from "./plain-address-form.tsx";
import { addressReviewPage } from "./plain-address-review.tsx";
import { type PlainAnswer, type PlainHandler, problemOf } from "./plain-answer.ts";
import { addressStep, openCheckout, toBag } from "./plain-checkout.ts";
import { type Entries, fresh } from "./plain-fields.tsx";
import { PlainSteps } from "./plain-parts.tsx";
import { readAddress } from "./plain-schema.ts";
import type { PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

const shippingPage = ({ intl, site }: PlainShopper, entries: Entries, problem: ShopperMessage | null): PlainAnswer => ({
  page: {
    title: intl.formatMessage(words.shipping),
    problem,
    content: (
      <>
        <PlainSteps current="shipping" />
        <PlainAddressForm
          section="shipping"
          entries={entries}
          site={site}
          next={<FormattedMessage id="plain.toDelivery" defaultMessage="Continue to Shipping" />}
        >
          <p>
            <FormattedMessage id="plain.alsoBilling" defaultMessage="Same as shipping address" />
          </p>
        </PlainAddressForm>
      </>
    ),
  },
});

/** `GET /plain/shipping`: what the bag or the account knows already. */
export const showShipping: PlainHandler = async ({ shopper }) => {
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  const { bag, shipmentId } = own;
  if (shipmentId === null) return addressStep(own);
  const savedAddress = bag.shipments?.find((shipment) => shipment.shipmentId === shipmentId)?.shippingAddress;
  return shippingPage(shopper, addressEntries(savedAddress, bag.customerInfo?.email, shopper.site), null);
};

/** What the post office has against an address; nothing where its service does not answer, which stops nobody. */
const reviewOf = async ({ context }: PlainShopper, address: AddressFormValues): Promise<AddressReview | null> =>
  addressReview(
    await verifyAddress(context, address).then(
      ({ result }) => result,
      () => null,
    ),
  );

/**
 * `POST /plain/shipping`: keeps email and address, which is the billing address too. An address that the post office
 * doubts is asked about first (address-25); the answer comes as `review`: `settled` for the address as it is sent,
 * `edit` for the form again.
 */
export const saveShipping: PlainHandler = async ({ shopper, fields: { review: answer, ...fields } }) => {
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  if (own.shipmentId === null) return addressStep(own);
  if (answer === "edit") return shippingPage(shopper, fresh(fields), null);
  const read = readAddress(shopper.intl, shopper.site.country, fields);
  if ("problems" in read) return shippingPage(shopper, read, shopper.intl.formatMessage(words.mendFields));
  const review = answer === "settled" ? null : await reviewOf(shopper, read.address);
  if (review) return addressReviewPage(shopper, fields, review);
  const basketId = own.bag.basketId ?? "";
  const { baskets } = shopper;
  try {
    await baskets.setEmail(basketId, read.email);
    await baskets.setShippingAddress(basketId, own.shipmentId, fromAddressForm(read.address), { useAsBilling: true });
    const { applicableShippingMethods: offered = [] } = await baskets.shippingMethods(basketId, own.shipmentId);
    if (offered.length === 0) return shippingPage(shopper, fresh(fields), shopper.intl.formatMessage(words.noMethod));
    return { goTo: "/plain/delivery" };
  } catch (error) {
    return shippingPage(shopper, fresh(fields), problemOf(error));
  }
};
