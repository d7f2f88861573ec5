import loadable from "@loadable/component";
import { Formik } from "formik";
import { useCallback, useId, useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Basket } from "#app/commerce-api/baskets.ts";
import { EmailField } from "#app/components/fields/email-field.tsx";
import { FocusFirstError } from "#app/components/fields/focus-first-error.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { useCustomer } from "#app/contexts/customer-context.tsx";
import { useShellData } from "#app/contexts/shell-data.ts";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { formatPhone } from "#config/countries/north-american-phone.ts";
import { pickupContact } from "#app/domain/basket/pickup-contact.ts";
import { shopIdOf, usedShipments } from "#app/domain/basket/used-shipments.ts";
import { useBasketProducts } from "#app/hooks/basket/use-basket-products.ts";
import type { Submission } from "#app/hooks/checkout/use-submission.ts";
import { useShops } from "#app/hooks/stores/use-shops.ts";
import c from "../checkout-layout.styles.ts";
import { PickupContactFields } from "../pickup/pickup-contact-fields.tsx";
import { RecipientSection } from "./recipient-section.tsx";
import { RecipientsFile } from "./recipients-file.tsx";
import { RecipientsTable } from "./recipients-table.tsx";
import r from "./recipients-form.styles.ts";
import { createShippingSchema } from "./shipping-schema.ts";
import { type Parcel, useParcels } from "./use-parcels.ts";
import { useShippingStep } from "./use-shipping-step.ts";

const WishCalendar = loadable(() => import(/* webpackChunkName: "delivery-day" */ "./wish-calendar.tsx"), {
  resolveComponent: (module) => module.WishCalendar,
});

/** From this many people on they stand in a table, as whole sections would be too long. */
const TABLE_BEYOND = 5;

const parcelsOf = (basket: Basket): Parcel[] =>
  usedShipments(basket).parcels.flatMap((parcel) =>
    parcel.shipmentId === undefined ? [] : [{ ...parcel, shipmentId: parcel.shipmentId }],
  );

/** The shipping step of an order to several people: one section for each, and what is asked once for all. */
export function RecipientsForm({
  basket,
  submission,
  onSaved,
}: {
  basket: Basket;
  submission: Submission;
  /** Goes on; each recipient's address has been saved by itself before. */
  onSaved: (isAddressUpdated: boolean) => void;
}) {
  const intl = useIntl();
  const id = useId();
  const { customer } = useCustomer();
  const { preferences } = useShellData();
  const { pickups } = usedShipments(basket);
  const list = parcelsOf(basket);
  const size = preferences["shipmentBatchSize"];
  const { productItems = [] } = basket;
  const contentOf = useCallback(
    ({ shipmentId }: Parcel) =>
      productItems
        .flatMap((item) => (item.shipmentId === shipmentId ? [`${item.productId} ${item.quantity}`] : []))
        .join(),
    [productItems],
  );
  const parcels = useParcels(basket.basketId ?? "", list, {
    contentOf,
    batchSize: typeof size === "number" ? size : undefined,
  });
  const products = useBasketProducts(basket);
  const shops = useShops(pickups.map(shopIdOf));
  const save = useShippingStep();
  const hasPickup = pickups.length > 0;
  const schema = useMemo(() => createShippingSchema(intl, [], { hasParcel: false, hasPickup }), [intl, hasPickup]);
  const contact = pickupContact(pickups[0]);
  const initialValues = {
    email: basket.customerInfo?.email ?? customer?.email ?? "",
    useAsBilling: false,
    pickup: {
      firstName: contact.firstName || (customer?.firstName ?? ""),
      lastName: contact.lastName || (customer?.lastName ?? ""),
      phone: formatPhone(contact.phone || (customer?.phoneHome ?? "")),
    },
  };

  const submit = async ({ email, pickup }: typeof initialValues) => {
    await submission.run(async () => {
      await parcels.settled();
      const { basket: saved } = await save({
        email,
        ...(hasPickup && {
          pickup: { shipmentIds: pickups.flatMap(({ shipmentId }) => shipmentId ?? []), contact: pickup },
        }),
      });
      if (
        parcelsOf(saved).every(
          ({ shippingAddress, shippingMethod }) => isCompleteAddress(shippingAddress) && shippingMethod,
        )
      )
        return onSaved(false);
      submission.setError(
        intl.formatMessage({
          id: "recipients.incomplete",
          defaultMessage: "Every recipient needs an address and a shipping method.",
        }),
      );
    });
  };

  const itemsOf = ({ shipmentId }: Parcel) =>
    (basket.productItems ?? []).filter((item) => item.shipmentId === shipmentId);
  const section = (parcel: Parcel) => (
    <RecipientSection
      key={parcel.shipmentId}
      parcel={parcel}
      parcels={parcels}
      items={itemsOf(parcel)}
      products={products}
      currency={basket.currency}
      onSameForAll={list.length > 1 ? () => void parcels.chooseForAll(parcel.shippingMethod?.id) : undefined}
    />
  );

  return (
    <div className={c.form}>
      <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit}>
        {({ handleSubmit }) => (
          <form className={c.form} id={id} onSubmit={handleSubmit} noValidate>
            <EmailField />
            {hasPickup && <PickupContactFields shops={[...shops.values()]} />}
            <FocusFirstError />
          </form>
        )}
      </Formik>
      <QuietBoundary>
        <WishCalendar list={list} parcels={parcels} />
      </QuietBoundary>
      {list.length > TABLE_BEYOND ? (
        <RecipientsTable
          list={list}
          parcels={parcels}
          itemsOf={itemsOf}
          products={products}
          currency={basket.currency}
          details={section}
        />
      ) : (
        <div className={r.sections}>{list.map(section)}</div>
      )}
      {list.length > 1 ? <RecipientsFile list={list} basket={basket} /> : null}
      <button type="submit" form={id} className={c.next} aria-busy={submission.isBusy}>
        {submission.isBusy ? (
          <FormattedMessage id="shipping.saving" defaultMessage="Saving" />
        ) : (
          <FormattedMessage id="shipping.continue" defaultMessage="Continue to Payment" />
        )}
      </button>
    </div>
  );
}
