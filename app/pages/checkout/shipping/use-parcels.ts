import { useCallback, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { shopperMessage, type ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { useBasketActions } from "#app/contexts/basket-context.tsx";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { isCompleteAddress } from "#app/domain/address/address-completeness.ts";
import { BATCH_DEBOUNCE_MS } from "#app/domain/basket/batch-actions.ts";
import type { BasketAddress, BasketShipment } from "#app/domain/basket/basket-document.ts";
import { withShipment } from "#app/domain/basket/shipment-preview.ts";
import { addressLine } from "#app/domain/basket/door-address.ts";
import type { OfferedShippingMethod } from "#app/domain/checkout/shipping-method-choice.ts";
import { wishOf } from "#app/domain/checkout/wished-day.ts";
import { daysReady } from "../delivery/delivery-day-part.tsx";
import { afterPress, watchPresses } from "./after-press.ts";
import { changeOfWay, choiceFor, methodForDay } from "./method-for-day.ts";
import { runBatch } from "#app/hooks/basket/run-batch.ts";

/** A parcel by name. */
export type Parcel = BasketShipment & { shipmentId: string };

/** Parcels of one question about ways to ship, as many as the shop's server takes. */
const ASKED_AT_ONCE = 100;

const placeOf = ({ shipmentId, shippingAddress }: Parcel): string =>
  `${shipmentId} ${addressLine(shippingAddress ?? {})}`;

/** What is said about a parcel that shall leave at once, before the backend has said it. */
const leaving = { c_shipnow: true, c_DATE_WANTED: undefined };

/**
 * The parcels of an order to several people: what can be had for each, and how they are changed. The ways to ship are
 * asked for once for each address and content (`contentOf`), all in one call; parcels that have none get one, all in
 * one call. A way that does not keep a parcel's day takes it off, and says so. What fails is undone and told by
 * shipment id.
 */
export const useParcels = (
  basketId: string,
  parcels: readonly Parcel[],
  { contentOf, batchSize }: { contentOf: (parcel: Parcel) => string; batchSize?: number | undefined },
) => {
  const { baskets, shipments } = useCommerceApi();
  const { update, preview } = useBasketActions();
  const [offered, setOffered] = useState<ReadonlyMap<string, OfferedShippingMethod[]>>(new Map());
  const [problems, setProblems] = useState<ReadonlyMap<string, ShopperMessage>>(new Map());
  const intl = useIntl();
  const dayGone = intl.formatMessage({
    id: "recipient.dayGone",
    defaultMessage: "Nothing can arrive on the day you asked for, so please choose another one.",
  });
  const dayLost = intl.formatMessage({
    id: "recipient.dayLost",
    defaultMessage: "That way to ship doesn’t keep the day you chose, so we took the day off.",
  });
  const asked = useRef(new Set<string>());
  const loading = useRef(new Set<Promise<unknown>>());
  const leavingNow = useRef<{ id: string; end: () => void }[]>([]);

  /** Says what is wrong with parcels, or with null that nothing is. */
  const tell = useCallback((shipmentIds: readonly string[], message: ShopperMessage | null) => {
    setProblems((before) => {
      const after = new Map(before);
      for (const id of shipmentIds) {
        if (message === null) after.delete(id);
        else after.set(id, message);
      }
      return after;
    });
  }, []);

  const attempt = useCallback(
    async (shipmentIds: readonly string[], work: () => Promise<unknown>): Promise<boolean> => {
      tell(shipmentIds, null);
      try {
        await work();
        return true;
      } catch (error) {
        tell(shipmentIds, shopperMessage(error));
        return false;
      }
    },
    [tell],
  );

  const load = useCallback(
    async (fresh: readonly Parcel[]) => {
      const alike = new Map<string, Parcel[]>();
      for (const parcel of fresh) {
        const same = `${addressLine(parcel.shippingAddress ?? {})} ${contentOf(parcel)}`;
        alike.set(same, [...(alike.get(same) ?? []), parcel]);
      }
      const groups = [...alike.values()];
      const lists: [Parcel, OfferedShippingMethod[]][] = [];
      for (let at = 0; at < groups.length; at += ASKED_AT_ONCE) {
        const asked = groups.slice(at, at + ASKED_AT_ONCE);
        const answers = await shipments.methods(
          basketId,
          asked.flatMap(([one]) => one?.shipmentId ?? []),
        );
        await daysReady(
          answers.flatMap((answer) => ("error" in answer ? [] : (answer.applicableShippingMethods ?? []))),
        );
        await afterPress();
        const known = answers.flatMap((answer, index): [Parcel, OfferedShippingMethod[]][] => {
          const group = asked[index] ?? [];
          if ("error" in answer) {
            tell(
              group.map(({ shipmentId }) => shipmentId),
              shopperMessage(answer.error),
            );
            return [];
          }
          const { applicableShippingMethods: list = [] } = answer;
          return group.map((parcel) => [parcel, list]);
        });
        lists.push(...known);
        setOffered((before) => new Map([...before, ...known.map(([each, list]) => [placeOf(each), list] as const)]));
      }
      const choices = lists.flatMap(([parcel, list]) => choiceFor(parcel, list) ?? []);
      if (choices.length > 0) await update(() => shipments.update(choices));
      const late = lists.flatMap(([parcel, list]) =>
        wishOf(parcel).day && !methodForDay(list, wishOf(parcel).day) ? [parcel.shipmentId] : [],
      );
      tell(late, dayGone);
    },
    [basketId, contentOf, dayGone, shipments, tell, update],
  );

  useEffect(watchPresses, []);
  const wanted = parcels.filter(({ shippingAddress }) => isCompleteAddress(shippingAddress));
  useEffect(() => {
    const fresh = wanted.filter((parcel) => !asked.current.has(placeOf(parcel)));
    if (fresh.length === 0) return;
    for (const parcel of fresh) asked.current.add(placeOf(parcel));
    const work = attempt(
      fresh.map(({ shipmentId }) => shipmentId),
      () => load(fresh),
    ).finally(() => loading.current.delete(work));
    loading.current.add(work);
  });

  /** Waits until the ways to ship that are asked for are known, and parcels without one have got theirs. */
  const settled = async (): Promise<void> => {
    await Promise.all(loading.current);
  };

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

  const tellLost = (shipmentIds: readonly string[]) => tell(shipmentIds, dayLost);

  const choose = async (shipmentId: string, method: OfferedShippingMethod): Promise<boolean> => {
    const parcel = parcels.find((each) => each.shipmentId === shipmentId) ?? { shipmentId };
    const { said, isDayLost } = changeOfWay(parcel, method);
    const isDone = await change(shipmentId, said, { ...said, shippingMethod: method });
    if (isDone && isDayLost) tellLost([shipmentId]);
    return isDone;
  };

  const setAddress = (shipmentId: string, address: BasketAddress): Promise<boolean> =>
    attempt([shipmentId], () =>
      update(
        (id) => baskets.setShippingAddress(id, shipmentId, address),
        withShipment(shipmentId, { shippingAddress: address }),
      ),
    );

  /** Writes the words on cards, all in one call; an empty text takes them away. */
  const writeCards = (cards: readonly { shipmentId: string; giftMessage: string }[]): Promise<boolean> =>
    attempt(
      cards.map(({ shipmentId }) => shipmentId),
      () => update(() => shipments.setGiftMessages(cards)),
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
  const chooseForAll = async (methodId: string | undefined): Promise<boolean> => {
    const changes = parcels.flatMap((parcel) => {
      const method = offeredTo(parcel)?.find(({ id }) => id === methodId);
      return method && parcel.shippingMethod?.id !== methodId
        ? [{ shipmentId: parcel.shipmentId, ...changeOfWay(parcel, method) }]
        : [];
    });
    const isDone = await changeAll(changes.map(({ shipmentId, said }) => ({ shipmentId, ...said })));
    if (isDone) tellLost(changes.flatMap(({ shipmentId, isDayLost }) => (isDayLost ? [shipmentId] : [])));
    return isDone;
  };

  return {
    offeredTo,
    settled,
    chooseForAll,
    problems,
    change,
    changeAll,
    choose,
    writeCards,
    setAddress,
    shipNow,
  };
};

/** The actions of `useParcels`. */
export type Parcels = ReturnType<typeof useParcels>;
