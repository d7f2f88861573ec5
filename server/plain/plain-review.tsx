import { FormattedMessage } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { CommerceApiError, UNEXPECTED, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import type { Customer } from "#app/commerce-api/customers.ts";
import { createOrdersApi, type Order } from "#app/commerce-api/orders.ts";
import { ArrivalWords } from "#app/components/delivery/arrival-words.tsx";
import { arrivalPromise } from "#app/domain/basket/arrival-promise.ts";
import { checkInstructionsOf, isPaidByCheck } from "#app/domain/payment/check-instructions.ts";
import { isGiftInstrument } from "#app/domain/payment/payment-instruments.ts";
import { CardWords } from "#app/components/payment/card-words.tsx";
import { CheckWords } from "#app/components/payment/check-words.tsx";
import { paymentName } from "#app/components/payment/payment-names.ts";
import { type BasketPaymentInstrument, isEGiftOnly } from "#app/domain/basket/basket-document.ts";
import { permittedStep } from "#app/domain/checkout/checkout-step.ts";
import { type PlainAnswer, type PlainHandler, problemOf } from "./plain-answer.ts";
import { addressStep, openCheckout, toBag } from "./plain-checkout.ts";
import { Money, PlainAddress, PlainGiftCard, PlainLines, PlainSteps, PlainSums } from "./plain-parts.tsx";
import { paymentPage } from "./plain-payment.tsx";
import type { PlainShopper } from "./plain-shopper.ts";
import { words } from "./plain-words.ts";

/** A way to pay in words: 'Visa ending in 4242', 'Check'. */
const PaidBy = ({ instrument: { paymentMethodId = "", paymentCard } }: { instrument: BasketPaymentInstrument }) => {
  const name = paymentName(paymentMethodId);
  return name && !paymentCard ? <FormattedMessage {...name} /> : <CardWords card={paymentCard} />;
};

/** How to pay by check; nothing where none is awaited. */
function PlainCheck({ basket }: { basket: Basket }) {
  const check = checkInstructionsOf(basket);
  return check && <CheckWords check={check} amount={<Money amount={check.amount} currency={basket.currency} />} />;
}

/** An address and how somebody pays, of a bag or an order. */
function Facts({ basket }: { basket: Basket }) {
  const [shipment] = basket.shipments ?? [];
  const promise = arrivalPromise(shipment);
  return (
    <div className="two">
      {isEGiftOnly(basket) ? (
        <section aria-labelledby="to">
          <h2 id="to">
            <FormattedMessage id="billing.address" defaultMessage="Billing address" />
          </h2>
          <PlainAddress address={basket.billingAddress} />
          <p>{basket.customerInfo?.email}</p>
        </section>
      ) : (
        <section aria-labelledby="to">
          <h2 id="to">
            <FormattedMessage id="plain.to" defaultMessage="Ships to" />
          </h2>
          <PlainAddress address={shipment?.shippingAddress} />
          <p>{shipment?.shippingMethod?.name}</p>
          {promise && !isPaidByCheck(basket) ? (
            <p>
              <FormattedMessage
                id="promise.days"
                defaultMessage="Arriving {days}"
                values={{ days: <ArrivalWords promise={promise} /> }}
              />
            </p>
          ) : null}
        </section>
      )}
      <section aria-labelledby="paid">
        <h2 id="paid">
          <FormattedMessage id="plain.ways" defaultMessage="Payment" />
        </h2>
        {(basket.paymentInstruments ?? []).map((instrument) => (
          <p key={instrument.paymentInstrumentId}>
            {isGiftInstrument(instrument) ? (
              <PlainGiftCard instrument={instrument} currency={basket.currency} />
            ) : (
              <PaidBy instrument={instrument} />
            )}
          </p>
        ))}
        <PlainCheck basket={basket} />
      </section>
    </div>
  );
}

/** Whether a bag waits for its buyer's agreement to the terms for businesses (checkout-12). */
const lacksAgreement = async ({ scapi, customerId, isRegistered }: PlainShopper, bag: Basket): Promise<boolean> => {
  if (!isRegistered || typeof bag["c_checkoutAgreementDate"] === "string") return false;
  const customer = (await scapi("ShopperCustomers", "getCustomer", [{ parameters: { customerId } }])) as Customer;
  return Boolean(customer["c_businessAccountData"]);
};

const Agreement = () => (
  <p>
    <label>
      <input type="checkbox" name="agreement" value="yes" required />{" "}
      <FormattedMessage
        id="review.agreement"
        defaultMessage="I’m ordering for my business and accept the <a>business terms</a>."
        values={{ a: (words) => <a href="/company-info/terms">{words}</a> }}
      />
    </label>
  </p>
);

/**
 * All of the bag once more. The form names the bag and the total that was seen: the bag's name makes one order of many
 * clicks.
 */
const reviewPage = async (
  shopper: PlainShopper,
  bag: Basket,
  problem: ShopperMessage | null,
): Promise<PlainAnswer> => ({
  page: {
    title: shopper.intl.formatMessage(words.review),
    problem,
    content: (
      <>
        <PlainSteps current="review" bag={bag} />
        <Facts basket={bag} />
        <PlainLines site={shopper.site} basket={bag} />
        <PlainSums basket={bag} country={shopper.site.country} />
        <form method="post" action="/plain/order">
          <input type="hidden" name="basketId" value={bag.basketId} />
          <input type="hidden" name="total" value={bag.orderTotal} />
          {(await lacksAgreement(shopper, bag)) ? <Agreement /> : null}
          <button>
            <FormattedMessage id="plain.place" defaultMessage="Place order" />
          </button>
        </form>
      </>
    ),
  },
});

/** `GET /plain/review`; a step that still wants an answer comes first. */
export const showReview: PlainHandler = async ({ shopper }) => {
  const own = await openCheckout(shopper);
  if (!own) return toBag;
  const step = permittedStep("review", own.bag);
  if (step === "shipping") return addressStep(own);
  return step === "payment" ? { goTo: "/plain/payment" } : reviewPage(shopper, own.bag, null);
};

const isLost = (error: unknown): boolean =>
  error instanceof CommerceApiError && [0, 408, 502, 503, 504].includes(error.status);

/** Places the order of a bag; an answer that got lost is asked for once more, which gives the same order. */
const place = async ({ scapi }: PlainShopper, basketId: string): Promise<Order> => {
  const orders = createOrdersApi(scapi);
  try {
    return await orders.create(basketId);
  } catch (error) {
    if (!isLost(error)) throw error;
    return orders.create(basketId);
  }
};

/** Why an order was not taken: it failed or carries flashes (checkout-14). */
const refusalOf = (order: Order): ShopperMessage | null => {
  const flashes = Array.isArray(order.c_flashes) ? (order.c_flashes as { message?: string }[]) : [];
  if (order.status !== "failed" && flashes.length === 0) return null;
  return flashes.find(({ message }) => message)?.message ?? UNEXPECTED;
};

/**
 * `POST /plain/order {basketId, total, agreement?}`: places the order, once however often the form is sent. Where the
 * bag costs something else than was seen, it is shown again first.
 */
export const placeOrder: PlainHandler = async ({ shopper, fields }) => {
  const { basketId = "", total } = fields;
  if (!/^[\w-]{1,64}$/.test(basketId)) return toBag;
  const bag = await shopper.bag();
  const isShown = bag?.basketId === basketId;
  if (isShown && String(bag.orderTotal) !== total)
    return reviewPage(shopper, bag, shopper.intl.formatMessage(words.priceChanged));
  try {
    if (isShown && (await lacksAgreement(shopper, bag))) {
      if (fields.agreement !== "yes") return await reviewPage(shopper, bag, shopper.intl.formatMessage(words.agree));
      await shopper.context.custom({ api: "checkout", path: "apply-agreement-date", method: "POST", body: {} });
    }
    const order = await place(shopper, basketId);
    const refusal = refusalOf(order);
    if (refusal === null) return { goTo: `/plain/order/${encodeURIComponent(order.orderNo ?? "")}` };
    const again = await shopper.bag();
    return again ? await paymentPage(shopper, again, refusal) : toBag;
  } catch (error) {
    if (error instanceof CommerceApiError && error.status === 404) return toBag;
    const message = problemOf(error);
    const now = isShown ? await shopper.bag() : null;
    return now ? reviewPage(shopper, now, message) : toBag;
  }
};

/** `GET /plain/order/:orderNo`: what was ordered, for who ordered it. */
export const showOrder: PlainHandler = async ({ shopper, params }) => {
  const { orderNo = "" } = params;
  if (!/^[\w-]{1,50}$/.test(orderNo)) return toBag;
  const order = await createOrdersApi(shopper.scapi).get(orderNo);
  return {
    page: {
      title: shopper.intl.formatMessage(words.order),
      content: (
        <>
          <p className="note">
            <FormattedMessage
              id="plain.orderNote"
              defaultMessage="Order <b>{orderNo}</b>. We’ve emailed the details to {email}."
              values={{
                orderNo: order.orderNo,
                email: order.customerInfo?.email,
                b: (text) => <b>{text}</b>,
              }}
            />
          </p>
          <Facts basket={order as Basket} />
          <PlainLines site={shopper.site} basket={order as Basket} />
          <PlainSums basket={order as Basket} country={shopper.site.country} />
          <p>
            <a className="button" href="/">
              <FormattedMessage id="plain.goOn" defaultMessage="Continue shopping" />
            </a>
          </p>
        </>
      ),
    },
  };
};
