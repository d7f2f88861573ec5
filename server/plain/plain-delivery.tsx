import { FormattedMessage } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { ArrivalWords } from "#app/components/delivery/arrival-words.tsx";
import { promiseOf } from "#app/domain/basket/arrival-promise.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { type PlainAnswer, type PlainHandler, problemOf } from "./plain-answer.ts";
import { addressStep, openCheckout, toBag } from "./plain-checkout.ts";
import { PlainChoice } from "./plain-fields.tsx";
import { Money, PlainSteps } from "./plain-parts.tsx";
import type { PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

/** When a way to ship arrives, else what it is like. */
const MethodDays = ({ method }: { method: OfferedShippingMethod }) => {
  const promise = promiseOf(method);
  return promise ? (
    <FormattedMessage
      id="promise.days"
      defaultMessage="Arriving {days}"
      values={{ days: <ArrivalWords promise={promise} /> }}
    />
  ) : (
    method.description
  );
};

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
              {offered.map((method) => (
                <PlainChoice
                  key={method.id}
                  name="methodId"
                  value={method.id}
                  isChosen={method.id === chosen}
                  beside={<Money amount={method.price} currency={bag.currency} />}
                >
                  {method.name}
                  <small>
                    <MethodDays method={method} />
                  </small>
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
