import { Formik } from "formik";
import { useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { AddressFields } from "#app/components/address/address-fields.tsx";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { CardFormError, type CardFormHandle } from "#app/components/payment/card-form.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { billingEqualsShipping, isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { fromAddressForm, toAddressForm } from "#app/domain/address/address-form-values.ts";
import { pickupContact, usedShipments } from "#app/domain/basket/pickup-contact.ts";
import { useOfferedCountries } from "#app/hooks/checkout/use-offered-countries.ts";
import { type CardEntry, savedCard, usePayment } from "#app/hooks/checkout/use-payment.ts";
import type { Submission } from "#app/hooks/checkout/use-submission.ts";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { type BillingFormValues, createBillingSchema } from "./billing-schema.ts";
import c from "./checkout-layout.styles.ts";
import { PaymentSection } from "./payment-section.tsx";

/** Billing address and card; saved when the shopper continues. */
export function BillingForm({
  basket,
  hasFailed,
  submission,
  onSaved,
}: {
  basket: Basket;
  /** The card in the bag has just failed; a token pays once, so another one is wanted. */
  hasFailed: boolean;
  submission: Submission;
  onSaved: () => void;
}) {
  const intl = useIntl();
  const { country } = useSite();
  const countries = useOfferedCountries();
  const schema = useMemo(() => createBillingSchema(intl, countries), [intl, countries]);
  const card = useRef<CardFormHandle>(null);
  const { pay } = usePayment(basket);
  const saved = savedCard(basket);
  const [wantsOther, setWantsOther] = useState(false);
  const isEntering = !saved || wantsOther || hasFailed;
  const shipping = basket.shipments?.find(({ shippingAddress }) => isCompleteAddress(shippingAddress))?.shippingAddress;

  const [initialValues] = useState<BillingFormValues>(() => ({
    ...toAddressForm(basket.billingAddress ?? { ...pickupContact(usedShipments(basket).pickups[0]) }, country),
    isSameAsShipping:
      shipping !== undefined &&
      (!isCompleteAddress(basket.billingAddress) || billingEqualsShipping(basket.billingAddress, shipping)),
  }));

  /** The entered card, null for the saved one, or undefined when the form has shown what is wrong with it. */
  const enteredCard = async (): Promise<CardEntry | null | undefined> => {
    if (!isEntering) return null;
    try {
      return await card.current?.createToken();
    } catch (error) {
      if (error instanceof CardFormError) return undefined;
      throw error;
    }
  };

  const submit = async ({ isSameAsShipping, ...address }: BillingFormValues) => {
    await submission.run(async () => {
      const entered = await enteredCard();
      if (entered === undefined) return;
      const billing = isSameAsShipping && shipping ? shipping : fromAddressForm(address);
      await pay(billing, entered);
      onSaved();
    });
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <form className={c.form} onSubmit={handleSubmit} noValidate>
          <PaymentSection
            ref={card}
            saved={hasFailed ? undefined : saved}
            isEntering={isEntering}
            onChange={setWantsOther}
          />
          <h2 className={c.section}>
            <FormattedMessage id="billing.address" defaultMessage="Billing address" />
          </h2>
          {shipping ? (
            <CheckboxField name="isSameAsShipping">
              <FormattedMessage id="billing.same" defaultMessage="Same as the shipping address" />
            </CheckboxField>
          ) : null}
          {values.isSameAsShipping && shipping ? (
            <AddressWords address={shipping} />
          ) : (
            <AddressFields section="billing" countries={countries} />
          )}
          <button type="submit" className={c.next} aria-busy={submission.isBusy}>
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
