import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useIntl } from "react-intl";
import { announce } from "#app/components/ui/announcer.tsx";
import { useSidebar } from "#app/contexts/sidebar-context.tsx";
import { type SelectedShop, useStore } from "#app/contexts/store-context.tsx";
import type { LineHandlers } from "./cart-item.tsx";
import type { LineWords } from "./line-operations.ts";
import { loadLineOperations } from "./load-line-operations.ts";
import type { NamedLine } from "./named-line.ts";
import { type CartLines, useCartLines } from "./use-cart-lines.ts";
import { type SavedForLater, useSavedLines } from "./use-saved-lines.ts";

/** What a shopper can do with the lines of the bag, with what is said about it and where the focus goes. */
export const useLineActions = (
  title: RefObject<HTMLElement | null>,
): { lines: CartLines; saved: SavedForLater; actions: LineHandlers; undoRemoval: () => void } => {
  const intl = useIntl();
  const { open } = useSidebar();
  const { selectedShop } = useStore();
  const lines = useCartLines();
  const saved = useSavedLines();

  /** A line that was to be collected when no shop was chosen, once the choice has closed. */
  const [lineAfterChoice, setLineAfterChoice] = useState<{ line: NamedLine } | null>(null);

  const nameOf = ({ productName, productId = "" }: NamedLine) => productName ?? productId;
  /** The line has gone from where the focus was; a dialog that asked for it must be closed first. */
  const focusTitle = () => setTimeout(() => title.current?.focus());

  const tell = async (action: Promise<boolean>, done: Exclude<keyof LineWords, "failed">, line: NamedLine) => {
    const isDone = await action;
    const { lineWords } = await loadLineOperations();
    announce(lineWords(intl, nameOf(line))[isDone ? done : "failed"]());
  };

  const pickUpAt = (line: NamedLine, at: SelectedShop) => {
    focusTitle();
    void tell(lines.move(line.itemId, at), "pickup", line);
  };
  const onPickUp = (line: NamedLine) => {
    if (selectedShop) return pickUpAt(line, selectedShop);
    const product = { productId: line.productId ?? "", name: nameOf(line) };
    open("pickup-shop", { product }, () => setLineAfterChoice({ line }));
  };
  // By then the page has taken the choice in; without one the line stays.
  const followChoice = useEffectEvent((line: NamedLine) => {
    if (selectedShop) pickUpAt(line, selectedShop);
  });
  useEffect(() => {
    if (lineAfterChoice) followChoice(lineAfterChoice.line);
  }, [lineAfterChoice]);

  const actions: LineHandlers = {
    onRemove: (line) => {
      focusTitle();
      void tell(lines.remove(line), "removed", line);
    },
    onSave: (line) => {
      focusTitle();
      const isKept = async () => {
        const isGone = await lines.takeOut(line);
        if (isGone) await saved.save(line);
        return isGone;
      };
      void tell(isKept(), "saved", line);
    },
    onPickUp,
    onShip: (line) => {
      focusTitle();
      void tell(lines.move(line.itemId, null), "shipping", line);
    },
    onSwap: (line) => {
      focusTitle();
      void tell(lines.takeOut(line), "swapped", line);
    },
    onShare: ({ itemId }) => open("recipients", { itemId }),
  };

  const undoRemoval = () => {
    if (!lines.removed) return;
    title.current?.focus();
    void tell(lines.undo(lines.removed), "back", lines.removed.line);
  };
  return { lines, saved, actions, undoRemoval };
};
