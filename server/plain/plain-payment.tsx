import { FormattedMessage } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import { CardExpiry, CardWords } from "#app/components/payment/card-words.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { giftInstruments, openAmount } from "#app/domain/payment/payment-instruments.ts";
import { isCardExpired } from "#app/domain/payment/card-expiry.ts";
import { payInstead } from "#server/api/site/basket-payments.ts";
import { type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { commerceApiError } from "#app/commerce-api/failed-answer.ts";
import { UpstreamProblem } from "#server/problem.ts";
import { type PlainAnswer, type PlainHandler, problemOf } from "./plain-answer.ts";
import { openCheckout, stepBeforePayment, toBag } from "./plain-checkout.ts";
import { PlainChoice } from "./plain-fields.tsx";
import { PlainGiftCards } from "./plain-gift-cards.tsx";
import { PlainSteps } from "./plain-parts.tsx";
import type { PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

/** Ways to pay that want nothing but a choice. */
const plainMethods = ["NO_PAYMENT", "PAY_BY_CHECK"];

/** Something a bag can be paid by without a script: `method:<id>` or `card:<id>`. */
interface Way {
  value: string;
  instrument: Record<string, unknown>;
  card?: NonNullable<Customer["paymentInstruments"]>[number]["paymentCard"];
}

const waysFor = async (shopper: PlainShopper, bag: Basket): Promise<Way[]> => {
  const { applicablePaymentMethods = [] } = await shopper.baskets.paymentMethods(bag.basketId ?? "");
  const offered = new Set(applicablePaymentMethods.map(({ id }) => id));
  if (offered.has("NO_PAYMENT")) offered.delete("CREDIT_CARD");
  const ways: Way[] = plainMethods
    .filter((id) => offered.has(id))
    .map((id) => ({ value: `method:${id}`, instrument: { paymentMethodId: id } }));
  if (!shopper.isRegistered || !offered.has("CREDIT_CARD")) return ways;
  const { paymentInstruments = [] } = (await shopper.scapi("ShopperCustomers", "getCustomer", [
    { parameters: { customerId: shopper.customerId } },
  ])) as Customer;
  const now = new Date();
  const cards = paymentInstruments.flatMap(({ paymentInstrumentId: id, paymentMethodId, paymentCard: card }): Way[] => {
    const { expirationMonth: month, expirationYear: year } = card ?? {};
    if (paymentMethodId !== "CREDIT_CARD" || !card || !id) return [];
    if (month && year && isCardExpired({ month, year }, now)) return [];
    return [{ value: `card:${id}`, instrument: { customerPaymentInstrumentId: id }, card }];
  });
  return [...cards, ...ways];
};

const WayWords = ({ way }: { way: Way }) => {
  if (way.card)
    return (
      <>
        <CardWords card={way.card} />
        <small>
          <CardExpiry card={way.card} />
        </small>
      </>
    );
  return way.value === "method:NO_PAYMENT" ? (
    <FormattedMessage id="plain.noPayment" defaultMessage="Nothing to pay" />
  ) : (
    <>
      <FormattedMessage id="plain.check" defaultMessage="Pay by check" />
      <small>
        <FormattedMessage id="plain.checkHint" defaultMessage="We’ll pack your order when the check arrives." />
      </small>
    </>
  );
};

/** The ways to pay for the bag, the first chosen; `problem` says why an order did not go through. */
export const paymentPage = async (
  shopper: PlainShopper,
  bag: Basket,
  problem: ShopperMessage | null,
): Promise<PlainAnswer> => {
  const ways = await waysFor(shopper, bag);
  return {
    page: {
      title: shopper.intl.formatMessage(words.payment),
      problem,
      content: (
        <>
          <PlainSteps current="payment" bag={bag} />
          <PlainGiftCards bag={bag} />
          {isPaidByGiftCards(bag) ? null : ways.length === 0 ? (
            <p className="note">
              <FormattedMessage
                id="plain.noWay"
                defaultMessage="Card numbers go into the card processor’s own fields, which need JavaScript. <a>Log in</a> to pay with a card you have saved, turn on JavaScript, or call us and pay by phone."
                values={{ a: (text) => <a href="/plain/login?next=payment">{text}</a> }}
              />
            </p>
          ) : (
            <form method="post" action="/plain/payment">
              <fieldset>
                <legend>
                  <FormattedMessage id="plain.ways" defaultMessage="Payment" />
                </legend>
                {ways.map((way, index) => (
                  <PlainChoice key={way.value} name="way" value={way.value} isChosen={index === 0}>
                    <WayWords way={way} />
                  </PlainChoice>
                ))}
              </fieldset>
              <button>
                <FormattedMessage id="plain.toReview" defaultMessage="Continue to Review" />
              </button>
            </form>
          )}
        </>
      ),
    },
  };
};

/** `GET /plain/payment`. */
export const showPayment: PlainHandler = async ({ shopper }) => {
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  return stepBeforePayment(own) ?? paymentPage(shopper, own.bag, null);
};

/** Whether gift cards pay for all of a bag. */
const isPaidByGiftCards = (bag: Basket): boolean => giftInstruments(bag).length > 0 && openAmount(bag) === 0;

/** Bills a bag to where its parcel goes, where nobody has said anything else. */
const billToParcel = async (shopper: PlainShopper, bag: Basket, shipmentId: string | null) => {
  if (isCompleteAddress(bag.billingAddress)) return;
  const { id: _id, ...address } = bag.shipments?.find((each) => each.shipmentId === shipmentId)?.shippingAddress ?? {};
  await shopper.baskets.setBillingAddress(
    bag.basketId ?? "",
    address as Parameters<typeof shopper.baskets.setBillingAddress>[1],
  );
};

/** `POST /plain/payment {way}`: puts a check or a saved card into the bag, in place of what paid before. */
export const savePayment: PlainHandler = async ({ shopper, fields }) => {
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  const { bag, shipmentId } = own;
  const earlier = stepBeforePayment(own);
  if (earlier) return earlier;
  if (isPaidByGiftCards(bag)) {
    try {
      await billToParcel(shopper, bag, shipmentId);
      return { goTo: "/plain/review" };
    } catch (error) {
      return paymentPage(shopper, bag, problemOf(error));
    }
  }
  const way = (await waysFor(shopper, bag)).find(({ value }) => value === fields["way"]);
  if (!way) return paymentPage(shopper, bag, shopper.intl.formatMessage(words.choosePayment));
  try {
    await billToParcel(shopper, bag, shipmentId);
    await payInstead(shopper.context, bag.basketId ?? "", bag as Parameters<typeof payInstead>[2], way.instrument);
    return { goTo: "/plain/review" };
  } catch (error) {
    const shownError = error instanceof UpstreamProblem ? commerceApiError(error.status, error.body) : error;
    return paymentPage(shopper, bag, problemOf(shownError));
  }
};
