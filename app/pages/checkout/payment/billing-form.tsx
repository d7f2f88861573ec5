import loadable from "@loadable/component";
import { Formik } from "formik";
import { useMemo, useRef, useState } from "react";
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { AddressFields } from "#app/components/address/address-fields.tsx";
import { useCaptchaKey } from "#app/components/captcha/use-captcha-key.ts";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { CardFormError, type CardFormHandle } from "#app/components/payment/card-form.tsx";
import { paymentName } from "#app/components/payment/payment-names.ts";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { FormDraft } from "../form-draft.tsx";
import { billingEqualsShipping } from "../billing-equals-shipping.ts";
import type { BasketAddress } from "#app/domain/basket/basket-document.ts";
import { fromAddressForm, toAddressForm } from "#app/domain/address/address-form-values.ts";
import { pickupContact } from "#app/domain/basket/pickup-contact.ts";
import { usedShipments } from "#app/domain/basket/used-shipments.ts";
import { useOfferedCountries } from "#app/hooks/checkout/use-offered-countries.ts";
import type { Submission } from "#app/hooks/checkout/use-submission.ts";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import c from "../checkout-layout.styles.ts";
import { SecurityCode, type SecurityCodeHandle } from "./security-code.tsx";
import { usePaymentOffer } from "./use-payment-offer.ts";
import { type CardEntry, type PaymentChoice, savedCard, usePayment } from "./use-payment.ts";
import { type BillingFormValues, createBillingSchema } from "./billing-schema.ts";
import { savedCardId, usePaymentChoice } from "./payment-choice.ts";
import { PaymentPicker } from "./payment-picker.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { WalletSection } from "./wallet-section.tsx";

/** Shown by few sites, so it comes with those. */
const Captcha = loadable(() => import(/* webpackChunkName: "captcha" */ "#app/components/captcha/captcha.tsx"), {
  resolveComponent: (module) => module.Captcha,
});

const GiftCards = loadable(() => import(/* webpackChunkName: "gift-cards" */ "./gift-cards.tsx"), {
  resolveComponent: (module) => module.GiftCards,
});

/** What a form of the processor gives; undefined when it has shown what is wrong. */
const orRefused = async <Given,>(ask: () => Promise<Given> | undefined): Promise<Given | undefined> => {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CardFormError) return undefined;
    throw error;
  }
};

const approveFirst: MessageDescriptor = defineMessages({
  wallet: { id: "billing.approveFirst", defaultMessage: "Please approve the payment at {wallet} first." },
}).wallet;

/** The address of the bag's one parcel, as the bag knows it by then; else the given one. */
const addressOfParcel = (other: BasketAddress) => (basket: Basket) => {
  const to = usedShipments(basket).parcels[0]?.shippingAddress;
  return to && isCompleteAddress(to) ? to : other;
};

/** What pays, and the billing address; saved when the shopper continues. */
export function BillingForm({
  basket,
  hasFailed,
  submission,
  onSaved,
  onTryOther,
}: {
  basket: Basket;
  /** The card in the bag has just failed; a token pays once, so another one is wanted. */
  hasFailed: boolean;
  submission: Submission;
  onSaved: () => void;
  /** The shopper tries another way to pay, or the same one anew: what was said of the last try is over. */
  onTryOther?: () => void;
}) {
  const intl = useIntl();
  const { country } = useSite();
  const countries = useOfferedCountries();
  const { customer } = useCustomer();
  const isCustomer = customer !== null;
  const schema = useMemo(() => createBillingSchema(intl, countries), [intl, countries]);
  const card = useRef<CardFormHandle>(null);
  const code = useRef<SecurityCodeHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const { pay, approve } = usePayment();
  const offer = usePaymentOffer(basket);
  const choice = usePaymentChoice(basket, offer, { hasFailed });
  const { chosenId, isFree } = choice;
  const savedId = savedCardId(chosenId);
  const isWallet = choice.wallets.includes(chosenId);
  /** The wallet whose window has just closed; the step is left before the bag with it is drawn. */
  const justApproved = useRef<string | null>(null);
  const name = paymentName(chosenId);
  const walletName = name ? intl.formatMessage(name) : chosenId;
  const [keepsCard, setKeepsCard] = useState(false);
  const saved = savedCard(basket);
  const [wantsOther, setWantsOther] = useState(false);
  /** While it is saved, and until the step is left, the card's form stays as it is. */
  const [keptOpen, setKeptOpen] = useState<boolean>();
  const isEntering = keptOpen ?? (!saved || wantsOther || hasFailed);
  const captchaKey = useCaptchaKey();
  const { recaptchaAtPayment } = useShellData().preferences;
  const asksForCaptcha = captchaKey !== null && recaptchaAtPayment === true && isEntering && chosenId === "CREDIT_CARD";
  const [captcha, setCaptcha] = useState({ token: "", isMissing: false });
  const { parcels } = usedShipments(basket);
  // Who sends to several people lives at none of their addresses.
  const [shipping] =
    parcels.length > 1 ? [] : parcels.flatMap(({ shippingAddress: to }) => (to && isCompleteAddress(to) ? [to] : []));

  const [initialValues] = useState<BillingFormValues>(() => ({
    ...toAddressForm(basket.billingAddress ?? { ...pickupContact(usedShipments(basket).pickups[0]) }, country),
    isSameAsShipping: shipping
      ? !isCompleteAddress(basket.billingAddress) || billingEqualsShipping(basket.billingAddress, shipping)
      : false,
  }));

  /** What is to pay; undefined when the card form has shown what is wrong with the card. */
  const chosenPayment = async (): Promise<PaymentChoice | undefined> => {
    if (isFree) return basket.orderTotal === 0 ? { kind: "plain", methodId: "NO_PAYMENT" } : { kind: "kept" };
    if (savedId !== undefined) {
      if (choice.isKept) return { kind: "kept" };
      const typed = await orRefused(() => code.current?.createToken());
      return typed && { kind: "saved-card", id: savedId, code: typed };
    }
    if (isWallet) {
      if (choice.isKept || justApproved.current === chosenId) return { kind: "kept" };
      submission.setError(intl.formatMessage(approveFirst, { wallet: walletName }));
      return undefined;
    }
    if (chosenId === "PAY_BY_CHECK") return { kind: "plain", methodId: chosenId };
    const entered = await enteredCard();
    if (entered === undefined) return undefined;
    return entered === null ? { kind: "kept" } : { kind: "card", card: entered, isToBeSaved: keepsCard };
  };

  /** The entered card, null for the saved one, or undefined when the form has shown what is wrong with it. */
  const enteredCard = async (): Promise<CardEntry | null | undefined> => {
    if (!isEntering) return null;
    if (asksForCaptcha && captcha.token === "") {
      setCaptcha({ token: "", isMissing: true });
      return undefined;
    }
    const entered = await orRefused(() => card.current?.createToken());
    return entered && asksForCaptcha ? { ...entered, recaptchaToken: captcha.token } : entered;
  };

  const submit = async ({ isSameAsShipping, ...address }: BillingFormValues) => {
    let isTokenUsed = false;
    const isSaved = await submission.run(async () => {
      const payment = await chosenPayment();
      if (payment === undefined) return;
      isTokenUsed = true;
      setKeptOpen(isEntering);
      await pay(isSameAsShipping ? addressOfParcel(fromAddressForm(address)) : fromAddressForm(address), payment);
      onSaved();
    });
    if (isSaved) return;
    setKeptOpen(undefined);
    if (isTokenUsed) setCaptcha({ token: "", isMissing: false });
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <form
          className={c.form}
          onSubmit={handleSubmit}
          noValidate
          ref={form}
          data-asking={offer === null}
          data-waiting={offer === null ? "" : undefined}
        >
          <FormDraft name="billing" />
          {isFree ? (
            <p>
              <FormattedMessage id="billing.free" defaultMessage="There’s nothing left to pay." />
            </p>
          ) : (
            <PaymentPicker choice={choice} onChoose={onTryOther}>
              {isWallet && offer?.wallets[chosenId] ? (
                <WalletSection
                  key={chosenId}
                  methodId={chosenId}
                  settings={offer.wallets[chosenId]}
                  basket={basket}
                  isApproved={choice.isKept}
                  onBegin={onTryOther}
                  onApproved={async (token) => {
                    await approve(chosenId, token);
                    justApproved.current = chosenId;
                    form.current?.requestSubmit();
                  }}
                />
              ) : choice.savedCard && !choice.isKept ? (
                <SecurityCode key={chosenId} ref={code} card={choice.savedCard.card} />
              ) : chosenId === "CREDIT_CARD" ? (
                <PaymentSection
                  ref={card}
                  saved={hasFailed ? undefined : saved}
                  isEntering={isEntering}
                  onChange={setWantsOther}
                  keeps={isCustomer ? { isTicked: keepsCard, onTick: setKeepsCard } : undefined}
                />
              ) : null}
            </PaymentPicker>
          )}
          {asksForCaptcha ? (
            <Captcha
              siteKey={captchaKey}
              action="payment"
              token={captcha.token}
              error={
                captcha.isMissing
                  ? intl.formatMessage({ id: "validation.required", defaultMessage: "This field is required." })
                  : undefined
              }
              onChange={(token) => setCaptcha({ token, isMissing: false })}
            />
          ) : null}
          <QuietBoundary>
            <GiftCards basket={basket} />
          </QuietBoundary>
          <h2 className={c.section}>
            <FormattedMessage id="billing.address" defaultMessage="Billing address" />
          </h2>
          {shipping ? (
            <CheckboxField name="isSameAsShipping">
              <FormattedMessage id="billing.same" defaultMessage="Same as shipping address" />
            </CheckboxField>
          ) : null}
          {values.isSameAsShipping && shipping ? (
            <AddressWords address={shipping} />
          ) : (
            <AddressFields section="billing" countries={countries} />
          )}
          <button
            type="submit"
            className={c.next}
            aria-busy={submission.isBusy}
            hidden={isWallet && !choice.isKept && !isFree}
          >
            {submission.isBusy ? (
              <FormattedMessage id="billing.saving" defaultMessage="Saving" />
            ) : (
              <FormattedMessage id="billing.continue" defaultMessage="Continue to Review" />
            )}
          </button>
          <FocusFirstError />
        </form>
      )}
    </Formik>
  );
}
