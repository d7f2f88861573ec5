import loadable from "@loadable/component";
import { Formik, type FormikHelpers } from "formik";
import { useCallback, useMemo, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { PageError } from "#app/components/basket/page-error.tsx";
import { CheckboxField } from "#app/components/fields/checkbox-field.tsx";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useSite } from "#app/contexts/site-context.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { billingEqualsShipping } from "../billing-equals-shipping.ts";
import { fromAddressForm, toAddressForm } from "#app/domain/address/address-form-values.ts";
import { formatPhone } from "#config/countries/north-american-phone.ts";
import type { BasketShipment } from "#app/domain/basket/basket-document.ts";
import { pickupContact } from "#app/domain/basket/pickup-contact.ts";
import { shopIdOf, usedShipments } from "#app/domain/basket/used-shipments.ts";
import { useAddressReview } from "#app/hooks/checkout/use-address-review.ts";
import { useOfferedCountries } from "#app/hooks/checkout/use-offered-countries.ts";
import type { Submission } from "#app/hooks/checkout/use-submission.ts";
import { useShops } from "#app/hooks/stores/use-shops.ts";
import { DeliveryDay } from "../delivery/delivery-day-part.tsx";
import { useDeliveryWish } from "../delivery/use-delivery-wish.ts";
import c from "../checkout-layout.styles.ts";
import { FormDraft } from "../form-draft.tsx";
import { PickupContactFields } from "../pickup/pickup-contact-fields.tsx";
import { AddressSection } from "./address-section.tsx";
import { KnownShopper } from "./known-shopper.tsx";
import { isPlaceChanged, type TrackedValues } from "./tracked-fields.ts";
import { useAddressBook } from "./use-address-book.ts";
import { useShippingMethods } from "./use-shipping-methods.ts";
import { useShippingStep } from "./use-shipping-step.ts";
import { ShippingMethods } from "./shipping-methods.tsx";
import { createShippingSchema, type ShippingFormValues } from "./shipping-schema.ts";
import { otherPlace, TypedPlace, type TypedPlaceValues } from "./typed-place.tsx";

const VerifyAddressDialog = loadable(
  () => import(/* webpackChunkName: "verify-address" */ "#app/components/address/verify-address-dialog.tsx"),
  { resolveComponent: (module) => module.VerifyAddressDialog },
);

/** What the form shows at first: the bag's own words, else what the shop knows of a registered customer. */
const useInitialValues = (
  basket: Basket,
  parcel: BasketShipment | undefined,
  pickup: BasketShipment | undefined,
): ShippingFormValues => {
  const { customer } = useCustomer();
  const { country } = useSite();
  const [initial] = useState<ShippingFormValues>(() => {
    const kept = parcel?.shippingAddress;
    const preferred = customer?.addresses?.find((address) => address.preferred) ?? customer?.addresses?.[0];
    const names = { firstName: customer?.firstName, lastName: customer?.lastName };
    const contact = pickupContact(pickup);
    return {
      ...toAddressForm(kept?.address1 ? kept : (preferred ?? names), country),
      email: basket.customerInfo?.email ?? customer?.email ?? "",
      useAsBilling: !isCompleteAddress(basket.billingAddress) || billingEqualsShipping(basket.billingAddress, kept),
      addToAddressBook: false,
      pickup: {
        firstName: contact.firstName || (customer?.firstName ?? ""),
        lastName: contact.lastName || (customer?.lastName ?? ""),
        phone: formatPhone(contact.phone || (customer?.phoneHome ?? "")),
      },
    };
  });
  return initial;
};

/** Email, who comes to a shop, and address and way to ship of a parcel; saved when the shopper continues. */
export function ShippingForm({
  basket,
  submission,
  onSaved,
}: {
  basket: Basket;
  submission: Submission;
  /** Goes on; told whether the bag's parcel went somewhere else before. */
  onSaved: (isAddressUpdated: boolean) => void;
}) {
  const intl = useIntl();
  const countries = useOfferedCountries();
  const { pickups, parcels } = usedShipments(basket);
  const [parcel] = parcels;
  const parcelId = parcel?.shipmentId;
  const hasParcel = parcelId !== undefined;
  const hasPickup = pickups.length > 0;
  const initialValues = useInitialValues(basket, parcel, pickups[0]);
  const schema = useMemo(
    () => createShippingSchema(intl, countries, { hasParcel, hasPickup }),
    [intl, countries, hasParcel, hasPickup],
  );
  const shops = useShops(pickups.map(shopIdOf));
  const [isPlaceKnown] = useState(() => hasParcel && otherPlace(initialValues, parcel?.shippingAddress) !== null);
  const methods = useShippingMethods(basket.basketId ?? "", parcel, isPlaceKnown);
  const { wish, setWish, days } = useDeliveryWish(parcel, methods.offered, methods.chosenId);
  // The first of the ways is chosen a moment after they are there, and may bring days along.
  const isChoiceComing =
    !methods.error && (methods.offered === null || (methods.offered.length > 0 && methods.chosenId === undefined));
  const save = useShippingStep();
  const root = useRef<HTMLFormElement>(null);
  const book = useAddressBook();
  const { preview: previewPlace } = methods;
  const preview = useCallback((place: TypedPlaceValues) => void previewPlace(place), [previewPlace]);
  const { verify, open: review } = useAddressReview();

  const submit = async (values: ShippingFormValues, form: FormikHelpers<ShippingFormValues>) => {
    const { email, useAsBilling, addToAddressBook, pickup, ...typed } = values;
    await submission.run(async () => {
      const address = hasParcel ? await verify(typed) : typed;
      if (address === "edit") root.current?.querySelector<HTMLElement>("[name=address1]")?.focus();
      if (address === "edit" || address === "close") return;
      if (address !== typed) await form.setValues({ ...values, ...address }, false);
      if (addToAddressBook) await book?.add(address);
      const isAddressUpdated = isPlaceChanged(parcel?.shippingAddress, fromAddressForm(address) as TrackedValues);
      const { parcel: saved } = await save({
        email,
        ...(hasParcel && { parcel: { shipmentId: parcelId, address, useAsBilling, chosenId: methods.chosenId, wish } }),
        ...(hasPickup && {
          pickup: { shipmentIds: pickups.flatMap(({ shipmentId }) => shipmentId ?? []), contact: pickup },
        }),
      });
      if (!saved) return onSaved(false);
      methods.show(saved.offered);
      if (saved.offered.length > 0 && !saved.isMethodReplaced && !saved.isDayLost) return onSaved(isAddressUpdated);
      submission.setError(
        saved.offered.length === 0
          ? intl.formatMessage({
              id: "shipping.noMethod",
              defaultMessage: "We can’t ship to this address. Please try another one.",
            })
          : saved.isMethodReplaced
            ? intl.formatMessage({
                id: "shipping.methodReplaced",
                defaultMessage: "That shipping method isn’t available here. We’ve picked another below.",
              })
            : intl.formatMessage({
                id: "shipping.dayLost",
                defaultMessage:
                  "Your package can’t arrive on the day you chose. Please choose another day or shipping method.",
              }),
      );
    });
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
      {({ handleSubmit, values }) => (
        <form className={c.form} onSubmit={handleSubmit} noValidate ref={root}>
          <FormDraft name="shipping" />
          <EmailField />
          {book ? null : <KnownShopper />}
          {hasPickup && <PickupContactFields shops={[...shops.values()]} />}
          {hasParcel && (
            <>
              {hasPickup && (
                <h2 className={c.section}>
                  <FormattedMessage id="shipping.parcel" defaultMessage="Where should the rest go?" />
                </h2>
              )}
              <AddressSection
                addresses={book?.addresses}
                countries={countries}
                productIds={(basket.productItems ?? []).flatMap(({ productId }) => productId ?? [])}
              />
              <CheckboxField name="useAsBilling">
                <FormattedMessage id="shipping.useAsBilling" defaultMessage="Use this address for Billing" />
              </CheckboxField>
              <PageError message={methods.error} />
              <ShippingMethods
                offered={methods.offered}
                chosenId={methods.chosenId}
                currency={basket.currency}
                isComing={isChoiceComing}
                isPlaceOpen={values.postalCode.trim() === ""}
                onChoose={(id) => void methods.choose(id)}
              />
              {days ? (
                <QuietBoundary>
                  <DeliveryDay days={days} wish={wish} onChange={setWish} />
                </QuietBoundary>
              ) : null}
              <TypedPlace saved={parcel?.shippingAddress} onPlace={preview} />
            </>
          )}
          <button type="submit" className={c.next} aria-busy={submission.isBusy}>
            {submission.isBusy ? (
              <FormattedMessage id="shipping.saving" defaultMessage="Saving" />
            ) : (
              <FormattedMessage id="shipping.continue" defaultMessage="Continue to Payment" />
            )}
          </button>
          <FocusFirstError />
          {review ? <VerifyAddressDialog {...review} /> : null}
        </form>
      )}
    </Formik>
  );
}
