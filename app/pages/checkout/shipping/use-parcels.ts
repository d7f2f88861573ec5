import { useCallback, useEffect, useRef, useState } from "react";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { BATCH_DEBOUNCE_MS } from "#app/domain/basket/batch-actions.ts";
import type { BasketAddress, BasketShipment } from "#app/domain/basket/basket-document.ts";
import { withShipment } from "#app/domain/basket/shipment-preview.ts";
import { addressLine } from "#app/domain/basket/door-address.ts";
import { chooseShippingMethod, type OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { runBatch } from "#app/hooks/basket/run-batch.ts";

/** A parcel by name. */
export type Parcel = BasketShipment & { shipmentId: string };

const placeOf = ({ shipmentId, shippingAddress }: Parcel): string =>
  `${shipmentId} ${addressLine(shippingAddress ?? {})}`;

/** What is said about a parcel that shall leave at once, before the backend has said it. */
const leaving = { c_shipnow: true, c_DATE_WANTED: undefined };

/**
 * The parcels of an order to several people: what can be had for each, and how they are changed. The ways to ship are
 * asked for once for each address; parcels that have none get one, all in one call. What fails is undone and told by
 * shipment id.
 */
export const useParcels = (basketId: string, parcels: readonly Parcel[], batchSize?: number) => {
  const { baskets, shipments } = useCommerceApi();
  const { update, preview } = useBasketActions();
  const [offered, setOffered] = useState<ReadonlyMap<string, OfferedShippingMethod[]>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, ShopperMessage>>(new Map());
  const asked = useRef(new Set<string>());
  const leavingNow = useRef<{ id: string; end: () => void }[]>([]);

  const attempt = useCallback(
    async (shipmentIds: readonly string[], work: () => Promise<unknown>): Promise<boolean> => {
      const tell = (message: ShopperMessage | null) =>
        setProblems((before) => {
          const after = new Map(before);
          for (const id of shipmentIds) {
            if (message === null) after.delete(id);
            else after.set(id, message);
          }
          return after;
        });
      tell(null);
      try {
        await work();
        return true;
      } catch (error) {
        tell(shopperMessage(error));
        return false;
      }
    },
    [],
  );

  const load = useCallback(
    async (fresh: readonly Parcel[]) => {
      const lists = await Promise.all(
        fresh.map(async (parcel) => {
          const { applicableShippingMethods = [] } = await baskets.shippingMethods(basketId, parcel.shipmentId);
          return [parcel, applicableShippingMethods as OfferedShippingMethod[]] as const;
        }),
      );
      setOffered((before) => new Map([...before, ...lists.map(([parcel, list]) => [placeOf(parcel), list] as const)]));
      const choices = lists.flatMap(([{ shipmentId, shippingMethod }, list]) => {
        const id = chooseShippingMethod(list, shippingMethod?.id);
        return id && id !== shippingMethod?.id ? [{ shipmentId, shippingMethod: { id } }] : [];
      });
      if (choices.length > 0) await update(() => shipments.update(choices));
    },
    [baskets, basketId, shipments, update],
  );

  const wanted = parcels.filter(({ shippingAddress }) => isCompleteAddress(shippingAddress));
  useEffect(() => {
    const fresh = wanted.filter((parcel) => !asked.current.has(placeOf(parcel)));
    if (fresh.length === 0) return;
    for (const parcel of fresh) asked.current.add(placeOf(parcel));
    void attempt(
      fresh.map(({ shipmentId }) => shipmentId),
      () => load(fresh),
    );
  });

  /** Says something about a parcel, and shows it at once. */
  const change = (shipmentId: string, said: Record<string, unknown>, shown = said): Promise<boolean> =>
    attempt([shipmentId], () =>
      update(() => shipments.update([{ shipmentId, ...said }]), withShipment(shipmentId, shown)),
    );

  /** Says something about several parcels in one call, and shows it at once. */
  const changeAll = (changes: readonly ({ shipmentId: string } & Record<string, unknown>)[]): Promise<boolean> =>
    attempt(
      changes.map(({ shipmentId }) => shipmentId),
      () =>
        update(
          () => shipments.update(changes),
          (basket) =>
            changes.reduce((changed, { shipmentId, ...said }) => withShipment(shipmentId, said)(changed), basket),
        ),
    );

  const choose = (shipmentId: string, method: OfferedShippingMethod): Promise<boolean> =>
    change(shipmentId, { shippingMethod: { id: method.id } }, { shippingMethod: method });

  const setAddress = (shipmentId: string, address: BasketAddress): Promise<boolean> =>
    attempt([shipmentId], () =>
      update(
        (id) => baskets.setShippingAddress(id, shipmentId, address),
        withShipment(shipmentId, { shippingAddress: address }),
      ),
    );

  const flush = useRef<ReturnType<typeof setTimeout>>(undefined);
  /**
   * Lets a parcel leave as soon as it can, without the day it was wished for; several within a moment go in one batch.
   */
  const shipNow = (shipmentId: string): void => {
    leavingNow.current.push({ id: shipmentId, end: preview(withShipment(shipmentId, leaving)) });
    clearTimeout(flush.current);
    flush.current = setTimeout(() => {
      const wishes = leavingNow.current.splice(0);
      const ids = wishes.map(({ id }) => id);
      void attempt(ids, () =>
        update(
          (id, basket) => runBatch({ shipments, baskets }, id, basket, [{ type: "shipNow", data: ids }], batchSize),
          (basket) => ids.reduce((changed, each) => withShipment(each, leaving)(changed), basket),
        ),
      );
      for (const { end } of wishes) end();
    }, BATCH_DEBOUNCE_MS);
  };

  const offeredTo = (parcel: Parcel): OfferedShippingMethod[] | null => offered.get(placeOf(parcel)) ?? null;

  /** Ships every parcel that a way goes to by it, in one call. */
  const chooseForAll = (methodId: string | undefined): Promise<boolean> =>
    changeAll(
      parcels.flatMap((parcel) =>
        offeredTo(parcel)?.some(({ id }) => id === methodId) && parcel.shippingMethod?.id !== methodId
          ? [{ shipmentId: parcel.shipmentId, shippingMethod: { id: methodId } }]
          : [],
      ),
    );

  return {
    offeredTo,
    chooseForAll,
    problems,
    change,
    changeAll,
    choose,
    setAddress,
    shipNow,
  };
};

/** The actions of `useParcels`. */
export type Parcels = ReturnType<typeof useParcels>;
