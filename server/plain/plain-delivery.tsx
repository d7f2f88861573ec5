import { FormattedMessage } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { type PlainAnswer, type PlainHandler, problemOf } from "./plain-answer.ts";
import { addressStep, openCheckout, toBag } from "./plain-checkout.ts";
import { PlainChoice } from "./plain-fields.tsx";
import { Money, PlainSteps } from "./plain-parts.tsx";
import type { PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

const deliveryPage = (
  { intl }: PlainShopper,
  bag: Basket,
  offered: readonly OfferedShippingMethod[],
  problem: ShopperMessage | null,
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
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  if (own.shipmentId === null || !own.bag.customerInfo?.email) return addressStep(own);
  return deliveryPage(shopper, own.bag, await offeredTo(shopper, own.bag, own.shipmentId), null);
};

/** `POST /plain/delivery {methodId}`. */
export const saveDelivery: PlainHandler = async ({ shopper, fields }) => {
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  if (own.shipmentId === null) return addressStep(own);
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
