import { FormattedMessage } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { fromAddressForm, toAddressForm } from "#app/domain/address/address-form-values.ts";
import { regionsOf } from "#app/domain/address/regions.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { type PlainAnswer, type PlainHandler, problemOf } from "./plain-answer.ts";
import { type Entries, fresh, PlainChoice, PlainField, PlainSelect } from "./plain-fields.tsx";
import { Money, PlainSteps } from "./plain-parts.tsx";
import { readShipping } from "./plain-schema.ts";
import { onlyParcel, type PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

/** The bag and its one parcel; who has no such bag goes to the bag's page. */
export const parcelOf = async (shopper: PlainShopper): Promise<{ bag: Basket; shipmentId: string } | null> => {
  const bag = await shopper.bag();
  const shipmentId = bag && onlyParcel(bag);
  return bag && shipmentId !== null ? { bag, shipmentId } : null;
};

/** Where somebody goes who asks for a step without a bag for it. */
export const toBag = { goTo: "/plain/bag" } as const;

const shippingPage = ({ intl, site }: PlainShopper, entries: Entries, problem: string | null): PlainAnswer => ({
  page: {
    title: intl.formatMessage(words.shipping),
    problem,
    content: (
      <>
        <PlainSteps current="shipping" />
        <form method="post" action="/plain/shipping" noValidate>
          <PlainField
            {...entries}
            name="email"
            type="email"
            autoComplete="email"
            label={<FormattedMessage id="shipping.email" defaultMessage="Email" />}
          />
          <div className="two">
            <PlainField
              {...entries}
              name="firstName"
              autoComplete="shipping given-name"
              label={<FormattedMessage id="address.firstName" defaultMessage="First Name" />}
            />
            <PlainField
              {...entries}
              name="lastName"
              autoComplete="shipping family-name"
              label={<FormattedMessage id="address.lastName" defaultMessage="Last Name" />}
            />
          </div>
          <PlainField
            {...entries}
            name="address1"
            autoComplete="shipping address-line1"
            label={<FormattedMessage id="address.street" defaultMessage="Street Address" />}
          />
          <PlainField
            {...entries}
            name="address2"
            autoComplete="shipping address-line2"
            label={<FormattedMessage id="plain.unit" defaultMessage="Unit/Suite/Building (optional)" />}
          />
          <PlainField
            {...entries}
            name="city"
            autoComplete="shipping address-level2"
            label={<FormattedMessage id="address.city" defaultMessage="City" />}
          />
          <div className="two">
            <PlainSelect
              {...entries}
              name="stateCode"
              autoComplete="shipping address-level1"
              placeholder={intl.formatMessage({ id: "address.select", defaultMessage: "Select" })}
              options={regionsOf(site.country)}
              label={
                site.country === "CA" ? (
                  <FormattedMessage id="address.province" defaultMessage="Province" />
                ) : (
                  <FormattedMessage id="address.state" defaultMessage="State" />
                )
              }
            />
            <PlainField
              {...entries}
              name="postalCode"
              autoComplete="shipping postal-code"
              label={<FormattedMessage id="address.postalCode" defaultMessage="Zip/Postal Code" />}
            />
          </div>
          <PlainField
            {...entries}
            name="phone"
            type="tel"
            autoComplete="shipping tel-national"
            label={<FormattedMessage id="field.phone" defaultMessage="Phone Number" />}
          />
          <p>
            <FormattedMessage id="plain.alsoBilling" defaultMessage="The bill goes to the same address." />
          </p>
          <button>
            <FormattedMessage id="plain.toDelivery" defaultMessage="Continue to Shipping" />
          </button>
        </form>
      </>
    ),
  },
});

/** `GET /plain/shipping`: what the bag or the account knows already. */
export const showShipping: PlainHandler = async ({ shopper }) => {
  const own = await parcelOf(shopper);
  if (!own) return toBag;
  const { bag, shipmentId } = own;
  const kept = bag.shipments?.find((shipment) => shipment.shipmentId === shipmentId)?.shippingAddress;
  const { isPoBox: _box, isResidence: _home, ...address } = toAddressForm(kept, shopper.site.country);
  return shippingPage(shopper, fresh({ ...address, email: bag.customerInfo?.email ?? "" }), null);
};

/** `POST /plain/shipping`: keeps email and address, which is the billing address too. */
export const saveShipping: PlainHandler = async ({ shopper, fields }) => {
  const own = await parcelOf(shopper);
  if (!own) return toBag;
  const read = readShipping(shopper.intl, shopper.site.country, fields);
  if ("problems" in read) return shippingPage(shopper, read, shopper.intl.formatMessage(words.mendFields));
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

const deliveryPage = (
  { intl }: PlainShopper,
  bag: Basket,
  offered: readonly OfferedShippingMethod[],
  problem: string | null,
): PlainAnswer => {
  const current = bag.shipments?.[0]?.shippingMethod?.id;
  const chosen = chooseShippingMethod(offered, current);
  return {
    page: {
      title: intl.formatMessage(words.delivery),
      problem,
      content: (
        <>
          <PlainSteps current="delivery" />
          <form method="post" action="/plain/delivery">
            <fieldset>
              <legend>
                <FormattedMessage id="plain.methods" defaultMessage="Shipping method" />
              </legend>
              {offered.map(({ id, name, description, price }) => (
                <PlainChoice
                  key={id}
                  name="methodId"
                  value={id}
                  isChosen={id === chosen}
                  beside={<Money amount={price} currency={bag.currency} />}
                >
                  {name}
                  <small>{description}</small>
                </PlainChoice>
              ))}
            </fieldset>
            <button>
              <FormattedMessage id="plain.toPayment" defaultMessage="Continue to Payment" />
            </button>
          </form>
        </>
      ),
    },
  };
};

const offeredTo = async (shopper: PlainShopper, bag: Basket, shipmentId: string): Promise<OfferedShippingMethod[]> =>
  (await shopper.baskets.shippingMethods(bag.basketId ?? "", shipmentId)).applicableShippingMethods ?? [];

/** `GET /plain/delivery`: the ways to ship to the address, the usual one chosen. */
export const showDelivery: PlainHandler = async ({ shopper }) => {
  const own = await parcelOf(shopper);
  if (!own) return toBag;
  if (!own.bag.customerInfo?.email) return { goTo: "/plain/shipping" };
  return deliveryPage(shopper, own.bag, await offeredTo(shopper, own.bag, own.shipmentId), null);
};

/** `POST /plain/delivery {methodId}`. */
export const saveDelivery: PlainHandler = async ({ shopper, fields }) => {
  const own = await parcelOf(shopper);
  if (!own) return toBag;
  const offered = await offeredTo(shopper, own.bag, own.shipmentId);
  const chosen = offered.find(({ id }) => id === fields["methodId"]);
  if (!chosen) return deliveryPage(shopper, own.bag, offered, shopper.intl.formatMessage(words.chooseMethod));
  try {
    await shopper.baskets.setShippingMethod(own.bag.basketId ?? "", own.shipmentId, chosen.id);
    return { goTo: "/plain/payment" };
  } catch (error) {
    return deliveryPage(shopper, own.bag, offered, problemOf(error));
  }
};
