import { type RefObject, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { type SelectedShop, useStore } from "#app/contexts/store-context.tsx";
import type { LineDeeds } from "./cart-item.tsx";
import { type CartLines, type NamedLine, useCartLines } from "./use-cart-lines.ts";
import { type SavedForLater, useSavedLines } from "./use-saved-lines.ts";

/** What a shopper can do with the lines of the bag, with what is said about it and where the focus goes. */
export const useCartDeeds = (
  title: RefObject<HTMLElement | null>,
): { lines: CartLines; saved: SavedForLater; deeds: LineDeeds; undoRemoval: () => void } => {
  const intl = useIntl();
  const { open } = useSidebar();
  const { selectedShop } = useStore();
  const lines = useCartLines();
  const saved = useSavedLines();

  const nameOf = ({ productName, productId = "" }: NamedLine) => productName ?? productId;
  /** The line has gone from where the focus was; a dialog that asked for it must be closed first. */
  const focusTitle = () => setTimeout(() => title.current?.focus());
  const say = {
    removed: (name: string) =>
      intl.formatMessage({ id: "cart.removed", defaultMessage: "{name} was removed from your bag." }, { name }),
    saved: (name: string) =>
      intl.formatMessage({ id: "cart.saved", defaultMessage: "{name} is saved for later." }, { name }),
    back: (name: string) =>
      intl.formatMessage({ id: "cart.back", defaultMessage: "{name} is back in your bag." }, { name }),
    pickup: (name: string) =>
      intl.formatMessage({ id: "cart.toPickup", defaultMessage: "{name} will be picked up." }, { name }),
    shipping: (name: string) =>
      intl.formatMessage({ id: "cart.toShipping", defaultMessage: "{name} will be shipped." }, { name }),
    swapped: (name: string) =>
      intl.formatMessage(
        { id: "cart.swapped", defaultMessage: "You can choose a different gift instead of {name}." },
        { name },
      ),
    failed: (name: string) =>
      intl.formatMessage({ id: "cart.failed", defaultMessage: "Something went wrong with {name}." }, { name }),
  };

  const tell = async (deed: Promise<boolean>, done: string, name: string) =>
    announce((await deed) ? done : say.failed(name));

  const shop = useRef(selectedShop);
  useEffect(() => {
    shop.current = selectedShop;
  });
  const pickUpAt = (line: NamedLine, at: SelectedShop) => {
    focusTitle();
    void tell(lines.move(line.itemId, at), say.pickup(nameOf(line)), nameOf(line));
  };
  const onPickUp = (line: NamedLine) => {
    if (selectedShop) return pickUpAt(line, selectedShop);
    const product = { productId: line.productId ?? "", name: nameOf(line) };
    // By then the page has taken the choice in; without one the line stays.
    const afterChoice = () => setTimeout(() => shop.current && pickUpAt(line, shop.current));
    open("pickup-shop", { product }, afterChoice);
  };

  const deeds: LineDeeds = {
    onRemove: (line) => {
      focusTitle();
      void tell(lines.remove(line), say.removed(nameOf(line)), nameOf(line));
    },
    onSave: (line) => {
      focusTitle();
      void lines.takeOut(line).then((isGone) => {
        if (isGone) saved.save(line);
        announce(isGone ? say.saved(nameOf(line)) : say.failed(nameOf(line)));
      });
    },
    onPickUp,
    onShip: (line) => {
      focusTitle();
      void tell(lines.move(line.itemId, null), say.shipping(nameOf(line)), nameOf(line));
    },
    onSwap: (line) => {
      focusTitle();
      void tell(lines.takeOut(line), say.swapped(nameOf(line)), nameOf(line));
    },
    onShare: ({ itemId }) => open("recipients", { itemId }),
  };

  const undoRemoval = () => {
    if (!lines.removed) return;
    const name = nameOf(lines.removed.line);
    title.current?.focus();
    void tell(lines.undo(lines.removed), say.back(name), name);
  };
  return { lines, saved, deeds, undoRemoval };
};
