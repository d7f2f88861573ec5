import { type ReactNode, useId, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { AddressWords } from "#app/components/address/address-words.tsx";
import { SummaryLines } from "#app/components/basket/summary-lines.tsx";
import { ParcelAllergies } from "#app/components/people/parcel-allergies.tsx";
import { RecipientForm } from "#app/components/recipients/recipient-form.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Note } from "#app/components/ui/note.tsx";
import { QuietBoundary } from "#app/components/ui/quiet-boundary.tsx";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { fromAddressForm } from "#app/domain/address/address-form-values.ts";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { fullNameOf } from "#app/domain/basket/door-address.ts";
import {
  INSTRUCTIONS_MAX_LENGTH,
  isPrintable,
  wishedDays,
  wishedShipment,
  wishOf,
} from "#app/domain/checkout/wished-day.ts";
import { DeliveryDay } from "../delivery/delivery-day-part.tsx";
import c from "./recipients-form.styles.ts";
import { ShippingMethods } from "./shipping-methods.tsx";
import type { Parcel, Parcels } from "./use-parcels.ts";

const text = (value: unknown) => (typeof value === "string" ? value : "");

interface SectionProps {
  parcel: Parcel;
  parcels: Parcels;
  name: string;
}

/** A field with its label above and its problem below. */
function Field({
  id,
  label,
  problem,
  children,
}: {
  id: string;
  label: ReactNode;
  problem: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={c.field}>
      <label className={c.label} htmlFor={id}>
        {label}
      </label>
      {children}
      <div role="alert">
        {problem ? (
          <p className={c.problem} id={`${id}-problem`}>
            <Icon name="warning" size="xs" />
            {problem}
          </p>
        ) : null}
      </div>
    </div>
  );
}

function WishedDay({ parcel, parcels, name }: SectionProps) {
  const { shipmentId, shippingMethod } = parcel;
  const days = wishedDays(parcels.offeredTo(parcel)?.find((method) => method.id === shippingMethod?.id));
  if (!days) return null;
  return (
    <QuietBoundary>
      <DeliveryDay
        days={days}
        wish={wishOf(parcel)}
        name={name}
        onChange={(wish) => {
          if (wish.isNow) parcels.shipNow(shipmentId);
          else void parcels.change(shipmentId, wishedShipment(wish, days));
        }}
      />
    </QuietBoundary>
  );
}

function Instructions({ parcel, parcels, name }: SectionProps) {
  const id = useId();
  const kept = text(parcel["c_DeliveryInstructions"]);
  const [typed, setTyped] = useState(kept);
  const isWrong = !isPrintable(typed);
  return (
    <Field
      id={id}
      label={
        <FormattedMessage
          id="recipient.instructions"
          defaultMessage="Delivery instructions<hidden> for {name}</hidden> <o>(optional)</o>"
          values={{
            name,
            hidden: (words) => <span className="vh">{words}</span>,
            o: (words) => <span className={c.optional}>{words}</span>,
          }}
        />
      }
      problem={
        isWrong ? (
          <FormattedMessage
            id="recipient.instructionsWrong"
            defaultMessage="Messages can only contain letters and numbers. Please remove any special characters to continue."
          />
        ) : null
      }
    >
      <textarea
        id={id}
        className={c.input}
        rows={2}
        maxLength={INSTRUCTIONS_MAX_LENGTH}
        value={typed}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          if (!isWrong && typed.trim() !== kept)
            void parcels.change(parcel.shipmentId, { c_DeliveryInstructions: typed.trim() || null });
        }}
      />
    </Field>
  );
}

/** One recipient of an order to several people: who and where, what they get, how and when it travels. */
export function RecipientSection({
  parcel,
  parcels,
  items,
  products,
  currency,
  onSameForAll,
}: {
  parcel: Parcel;
  parcels: Parcels;
  items: readonly BasketItem[];
  products: ReadonlyMap<string, LineProduct>;
  currency?: string;
  /** Ships every other parcel the same way, where that goes there; left out where there is nothing to share. */
  onSameForAll?: (() => void) | undefined;
}) {
  const intl = useIntl();
  const id = useId();
  const { shippingAddress, shipmentId } = parcel;
  const isKnown = isCompleteAddress(shippingAddress);
  const [isEditing, setEditing] = useState(false);
  const name = isKnown ? fullNameOf(shippingAddress ?? {}) : "";
  const problem = parcels.problems.get(shipmentId);
  return (
    <section className={c.section} aria-labelledby={id}>
      <h2 className={c.title} id={id} tabIndex={-1}>
        {name ? (
          <FormattedMessage id="recipient.to" defaultMessage="To {name}" values={{ name }} />
        ) : (
          <FormattedMessage id="recipient.unknown" defaultMessage="Who gets this one?" />
        )}
      </h2>
      <SummaryLines items={items} products={products} currency={currency} />
      {problem ? (
        <Note tone="error">
          <ShopperWords message={problem} />
        </Note>
      ) : null}
      {shippingAddress ? (
        <ParcelAllergies address={shippingAddress} productIds={items.flatMap(({ productId }) => productId ?? [])} />
      ) : null}
      {isKnown && !isEditing ? (
        <>
          <div className={c.address}>
            <AddressWords address={shippingAddress} />
            <button type="button" className={c.link} onClick={() => setEditing(true)}>
              <FormattedMessage
                id="recipient.edit"
                defaultMessage="Edit address<hidden> of {name}</hidden>"
                values={{ name, hidden: (words) => <span className="vh">{words}</span> }}
              />
            </button>
          </div>
          <ShippingMethods
            offered={parcels.offeredTo(parcel)}
            chosenId={parcel.shippingMethod?.id}
            currency={currency}
            onChoose={(methodId) => {
              const method = parcels.offeredTo(parcel)?.find((each) => each.id === methodId);
              if (method) void parcels.choose(shipmentId, method);
            }}
          />
          {onSameForAll && parcel.shippingMethod ? (
            <button type="button" className={c.link} onClick={onSameForAll}>
              <FormattedMessage
                id="recipient.sameForAll"
                defaultMessage="Same for all<hidden> as for {name}</hidden>"
                values={{ name, hidden: (words) => <span className="vh">{words}</span> }}
              />
            </button>
          ) : null}
          <WishedDay parcel={parcel} parcels={parcels} name={name} />
          <Instructions parcel={parcel} parcels={parcels} name={name} />
        </>
      ) : (
        <RecipientForm
          address={shippingAddress}
          offersPeople
          submitLabel={intl.formatMessage({ id: "recipient.save", defaultMessage: "Save recipient" })}
          onSubmit={async (address) => {
            if (await parcels.setAddress(shipmentId, fromAddressForm(address))) setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      )}
    </section>
  );
}
