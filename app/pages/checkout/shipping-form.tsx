import { Formik } from "formik";
import { useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { AddressFields } from "#app/components/address/address-fields.tsx";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { TextField } from "#app/components/fields/text-field.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { billingEqualsShipping, isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { toAddressForm } from "#app/domain/address/address-form-values.ts";
import { DEFAULT_SHIPMENT_ID } from "#app/domain/basket/basket-document.ts";
import { useOfferedCountries } from "#app/hooks/checkout/use-offered-countries.ts";
import { useShippingAddress } from "#app/hooks/checkout/use-shipping-address.ts";
import { useShippingMethods } from "#app/hooks/checkout/use-shipping-methods.ts";
import type { Submission } from "#app/hooks/checkout/use-submission.ts";
import c from "./checkout-layout.styles.ts";
import { ShippingMethods } from "./shipping-methods.tsx";
import { createShippingSchema, type ShippingFormValues } from "./shipping-schema.ts";

/** What the form shows at first: the bag's own words, else what the shop knows of a registered customer. */
const useInitialValues = (basket: Basket): ShippingFormValues => {
  const { customer } = useCustomer();
  const { country } = useSite();
  const [initial] = useState<ShippingFormValues>(() => {
    const kept = basket.shipments?.find(({ shipmentId }) => shipmentId === DEFAULT_SHIPMENT_ID)?.shippingAddress;
    const preferred = customer?.addresses?.find((address) => address.preferred) ?? customer?.addresses?.[0];
    const names = { firstName: customer?.firstName, lastName: customer?.lastName };
    return {
      ...toAddressForm(kept?.address1 ? kept : (preferred ?? names), country),
      email: basket.customerInfo?.email ?? customer?.email ?? "",
      useAsBilling: !isCompleteAddress(basket.billingAddress) || billingEqualsShipping(basket.billingAddress, kept),
    };
  });
  return initial;
};

/** Email, address and way to ship; saved when the shopper continues. */
export function ShippingForm({
  basket,
  submission,
  onSaved,
}: {
  basket: Basket;
  submission: Submission;
  onSaved: () => void;
}) {
  const intl = useIntl();
  const countries = useOfferedCountries();
  const initialValues = useInitialValues(basket);
  const schema = useMemo(() => createShippingSchema(intl, countries), [intl, countries]);
  const shipment = basket.shipments?.find(({ shipmentId }) => shipmentId === DEFAULT_SHIPMENT_ID);
  const methods = useShippingMethods(basket.basketId ?? "", shipment);
  const save = useShippingAddress(DEFAULT_SHIPMENT_ID);

  const submit = async ({ email, useAsBilling, ...address }: ShippingFormValues) => {
    await submission.run(async () => {
      const saved = await save({ email, address, useAsBilling }, methods.chosenId);
      methods.show(saved.offered);
      if (saved.offered.length > 0 && !saved.isMethodReplaced) return onSaved();
      submission.setError(
        saved.offered.length === 0
          ? intl.formatMessage({
              id: "shipping.noMethod",
              defaultMessage: "We have no way to ship to this address. Please try another one.",
            })
          : intl.formatMessage({
              id: "shipping.methodReplaced",
              defaultMessage:
                "The way to ship you chose is not offered at this address. Please look at the new choice below.",
            }),
      );
    });
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ handleSubmit }) => (
        <form className={c.form} onSubmit={handleSubmit} noValidate>
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={intl.formatMessage({ id: "shipping.email", defaultMessage: "Email" })}
          />
          <AddressFields section="shipping" countries={countries} />
          <CheckboxField name="useAsBilling">
            <FormattedMessage id="shipping.useAsBilling" defaultMessage="Use this address for Billing" />
          </CheckboxField>
          <PageError message={methods.error} />
          <ShippingMethods
            offered={methods.offered}
            chosenId={methods.chosenId}
            currency={basket.currency}
            onChoose={(id) => void methods.choose(id)}
          />
          <button type="submit" className={c.next} aria-busy={submission.isBusy}>
            {submission.isBusy ? (
              <FormattedMessage id="shipping.saving" defaultMessage="Saving" />
            ) : (
              <FormattedMessage id="shipping.continue" defaultMessage="Continue to Payment" />
            )}
          </button>
          <FocusFirstError />
        </form>
      )}
    </Formik>
  );
}
