import { type ReactNode, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import type { BasketItem } from "#app/domain/basket/basket-document.ts";
import { addressLine, fullNameOf } from "#app/domain/basket/door-address.ts";
import type { LineProduct } from "#app/domain/basket/line-product.ts";
import { CardCell } from "./card-cell.tsx";
import c from "./recipients-table.styles.ts";
import { SharedChoice } from "./shared-choice.tsx";
import type { Parcel, Parcels } from "./use-parcels.ts";
import { WaySelect } from "./way-select.tsx";

const wordsOf = ({ giftMessage }: Parcel): string => (typeof giftMessage === "string" ? giftMessage : "");

/**
 * The people of an order to many: one row a person, on a phone one card, with what is the same for all above
 * (shipping-31). All the rest about a person opens below their row.
 */
export function RecipientsTable({
  list,
  parcels,
  itemsOf,
  products,
  currency,
  details,
}: {
  list: readonly Parcel[];
  parcels: Parcels;
  itemsOf: (parcel: Parcel) => readonly BasketItem[];
  products: ReadonlyMap<string, LineProduct>;
  currency?: string | undefined;
  /** What else can be said about a person. */
  details: (parcel: Parcel) => ReactNode;
}) {
  const intl = useIntl();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <div>
      <SharedChoice list={list} parcels={parcels} currency={currency} />
      <table className={c.table}>
        <thead>
          <tr className={c.head}>
            <th scope="col" className={c.who}>
              <FormattedMessage id="recipientsTable.who" defaultMessage="Who" />
            </th>
            <th scope="col" className={c.what}>
              <FormattedMessage id="recipientsTable.what" defaultMessage="Gets" />
            </th>
            <th scope="col" className={c.when}>
              <FormattedMessage id="recipientsTable.arrives" defaultMessage="Arrives" />
            </th>
            <th scope="col">
              <FormattedMessage id="recipientsTable.card" defaultMessage="Card" />
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((parcel) => {
            const { shipmentId, shippingAddress } = parcel;
            const name = fullNameOf(shippingAddress ?? {}) || "—";
            const problem = parcels.problems.get(shipmentId);
            const isOpen = open === shipmentId || !isCompleteAddress(shippingAddress);
            return [
              <tr key={shipmentId} className={c.row}>
                <th scope="row">
                  <b className={c.name}>{name}</b>
                  <span className={c.small}>{addressLine(shippingAddress ?? {})}</span>
                  {problem ? (
                    <span className={c.problem} role="alert">
                      <ShopperWords message={problem} />
                    </span>
                  ) : null}
                </th>
                <td>
                  {itemsOf(parcel).map(({ itemId, productId = "", productName, quantity }) => (
                    <span key={itemId} className={c.small}>
                      <FormattedMessage
                        id="recipientsTable.item"
                        defaultMessage="{quantity, number} × {name}"
                        values={{ quantity: quantity ?? 1, name: products.get(productId)?.name ?? productName }}
                      />
                    </span>
                  ))}
                </td>
                <td>
                  <span className={c.cellName} aria-hidden>
                    <FormattedMessage id="recipientsTable.arrives" defaultMessage="Arrives" />
                  </span>
                  <WaySelect
                    label={intl.formatMessage(
                      { id: "recipientsTable.arrivesFor", defaultMessage: "Arrives, for {name}" },
                      { name },
                    )}
                    offered={parcels.offeredTo(parcel) ?? []}
                    chosenId={parcel.shippingMethod?.id}
                    currency={currency}
                    onChoose={(methodId) => {
                      const method = parcels.offeredTo(parcel)?.find(({ id }) => id === methodId);
                      if (method) void parcels.choose(shipmentId, method);
                    }}
                  />
                  <button
                    type="button"
                    className={c.link}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : shipmentId)}
                  >
                    <FormattedMessage
                      id="recipientsTable.more"
                      defaultMessage="Day, address and instructions<hidden> for {name}</hidden>"
                      values={{ name, hidden: (words) => <span className="vh">{words}</span> }}
                    />
                  </button>
                </td>
                <td>
                  <span className={c.cellName} aria-hidden>
                    <FormattedMessage id="recipientsTable.card" defaultMessage="Card" />
                  </span>
                  <CardCell
                    key={wordsOf(parcel)}
                    name={name}
                    firstName={shippingAddress?.firstName ?? ""}
                    kept={wordsOf(parcel)}
                    onSave={(giftMessage) => void parcels.writeCards([{ shipmentId, giftMessage }])}
                  />
                </td>
              </tr>,
              isOpen ? (
                <tr key={`${shipmentId} more`}>
                  <td colSpan={4}>{details(parcel)}</td>
                </tr>
              ) : null,
            ];
          })}
        </tbody>
      </table>
    </div>
  );
}
