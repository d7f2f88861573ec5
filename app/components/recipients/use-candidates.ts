import { useState } from "react";
import type { Person } from "#app/commerce-api/people.ts";
import { type AddressFormValues, fromAddressForm } from "#app/domain/address/address-form-values.ts";
import { allocate, evenShares } from "#app/domain/basket/allocation.ts";
import type { BasketDocument } from "#app/domain/basket/basket-document.ts";
import { isSameRecipient, recipientsOf } from "#app/domain/basket/recipients.ts";
import { cleanGiftMessage } from "#app/domain/basket/gift-message-rules.ts";
import { addressLine, fullNameOf } from "#app/domain/basket/door-address.ts";
import type { Gift } from "#app/hooks/basket/send-line.ts";
import type { Candidate } from "./recipient-list.tsx";

/** Somebody who is entered, with a card and a day of their own where the list says so. */
export interface EnteredPerson {
  address: AddressFormValues;
  quantity: number | null;
  day?: string;
  message?: string;
}

type Newcomer = Omit<EnteredPerson, "quantity"> & { id: string };

/** Whom the bag goes to already is no candidate a second time. */
const isInBag = ({ shipments = [] }: BasketDocument, { addresses: [home] }: Person): boolean =>
  !home || shipments.some(({ shippingAddress }) => shippingAddress && isSameRecipient(shippingAddress, home));

/**
 * Those who can get pieces of a line: who the bag knows, who is among the customer's people, and who is entered here;
 * and what each of the chosen gets.
 */
export const useCandidates = (basket: BasketDocument, itemId: string, people: readonly Person[] = []) => {
  const line = basket.productItems?.find((item) => item.itemId === itemId);
  const pieces = line?.quantity ?? 0;
  const [newcomers, setNewcomers] = useState<readonly Newcomer[]>([]);
  const inBasket = recipientsOf(basket);
  // Whoever gets the line already keeps getting it until the shopper says otherwise.
  const [selected, setSelected] = useState<readonly string[]>(() =>
    inBasket.flatMap(({ shipmentId }) => (shipmentId === line?.shipmentId ? [shipmentId] : [])),
  );
  const [wished, setWished] = useState<ReadonlyMap<string, number>>(new Map());

  const friends = people.filter((person) => !isInBag(basket, person));
  const everybody = [
    ...inBasket.map(({ shipmentId, fullName, address }) => ({ id: shipmentId, fullName, address })),
    ...friends.map(({ recipientId, firstName, lastName, addresses: [home = {}] }) => ({
      id: recipientId,
      fullName: fullNameOf({ firstName, lastName }),
      address: addressLine(home),
    })),
    ...newcomers.map(({ id, address }) => ({ id, fullName: fullNameOf(address), address: addressLine(address) })),
  ];
  const chosen = everybody.map(({ id }) => id).filter((id) => selected.includes(id));
  const even = new Map(evenShares(pieces, chosen).map(({ id, quantity }) => [id, quantity]));
  // Once the shopper has given somebody a number of their own, nobody else's changes by itself.
  const quantityOf = (id: string) => wished.get(id) ?? (wished.size > 0 ? 1 : (even.get(id) ?? 1));
  const candidates: Candidate[] = everybody.map((each) => ({
    ...each,
    isSelected: chosen.includes(each.id),
    quantity: quantityOf(each.id),
  }));

  const add = (list: readonly EnteredPerson[]) => {
    const added = list.map(({ quantity: _wished, ...person }, index) => ({
      id: `new-${newcomers.length + index}`,
      ...person,
    }));
    setNewcomers([...newcomers, ...added]);
    setSelected([...selected, ...added.map(({ id }) => id)]);
    if (list.some(({ quantity }) => quantity !== null))
      setWished(new Map([...wished, ...added.map(({ id }, index) => [id, list[index]?.quantity ?? 1] as const)]));
  };

  const gifts: Gift[] = chosen.map((id) => {
    const newcomer = newcomers.find((each) => each.id === id);
    const quantity = quantityOf(id);
    const friend = friends.find(({ recipientId }) => recipientId === id);
    if (friend) return { address: friend.addresses[0] ?? {}, quantity };
    if (!newcomer) return { shipmentId: id, quantity };
    const { address, day, message } = newcomer;
    const giftMessage = message && cleanGiftMessage(message);
    return { address: fromAddressForm(address), quantity, ...(giftMessage && { giftMessage }), ...(day && { day }) };
  });

  return {
    line,
    candidates,
    gifts,
    /** Of the chosen, who is among the customer's people. */
    chosenPeople: friends.filter(({ recipientId }) => chosen.includes(recipientId)),
    newAddresses: newcomers.map(({ address }) => address),
    allocation: allocate(
      pieces,
      gifts.map(({ quantity }) => ({ id: "", quantity })),
    ),
    add,
    select: (id: string, isSelected: boolean) =>
      setSelected(isSelected ? [...selected, id] : selected.filter((each) => each !== id)),
    give: (id: string, quantity: number) =>
      setWished(new Map([...chosen.map((each) => [each, quantityOf(each)] as const), [id, quantity]])),
  };
};
