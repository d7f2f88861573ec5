import { useMemo, useState, type HTMLAttributes, type KeyboardEvent } from "react";

/** What makes a field a combobox; one that waits for its list is closed, and a combobox all the same. */
export type ComboboxField = Pick<
  HTMLAttributes<HTMLInputElement>,
  "role" | "aria-autocomplete" | "aria-expanded" | "aria-controls" | "aria-activedescendant" | "onKeyDown"
>;

/** How a combobox is made. */
interface ComboboxOptions {
  /** Id of the list, unique on the page. */
  id: string;
  /** What is listed, by names of its own; empty while the list is closed. Others begin with none of them chosen. */
  options: readonly string[];
  /**
   * Where the arrows lead beyond the ends: back to the typed text first, where Home and End move the cursor, or round
   * the list, where they lead to its ends and Tab closes it.
   */
  beyondEnds: "field" | "list";
  onChoose: (index: number) => void;
  onClose: () => void;
  /** Escape is told of even when nothing is listed. */
  closesEmpty?: boolean;
}

/** The option that a key leads to, -1 for the field itself; undefined where the key stays the field's own. */
const placeAfter = (key: string, { active, count, isRound }: { active: number; count: number; isRound: boolean }) => {
  const last = count - 1;
  if (isRound && key === "Home") return 0;
  if (isRound && key === "End") return last;
  if (key === "ArrowDown") return active < last ? active + 1 : isRound ? 0 : -1;
  if (key === "ArrowUp") return active > 0 ? active - 1 : isRound || active < 0 ? last : -1;
  return undefined;
};

/**
 * A field that steers a list of options below it: arrow keys choose, Enter takes, Escape closes, and the focus stays in
 * the field. Gives what belongs on the field (its attributes are the same until one of them changes, its keys are not),
 * on the list and on each option.
 */
export const useCombobox = ({ id, options, beyondEnds, onChoose, onClose, closesEmpty = false }: ComboboxOptions) => {
  const listed = options.join("\n");
  const [choice, setChoice] = useState({ listed, index: -1 });
  if (choice.listed !== listed) setChoice({ listed, index: -1 });
  const active = choice.listed === listed ? choice.index : -1;
  const count = options.length;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === "Escape" && (closesEmpty || count > 0)) {
      if (!closesEmpty) event.preventDefault();
      return onClose();
    }
    if (count === 0) return;
    const isRound = beyondEnds === "list";
    const place = placeAfter(key, { active, count, isRound });
    if (place !== undefined) {
      event.preventDefault();
      setChoice({ listed, index: place });
    } else if (key === "Enter" && active >= 0) {
      event.preventDefault();
      onChoose(active);
    } else if (key === "Tab" && isRound) onClose();
  };

  const attributes = useMemo<ComboboxField>(
    () => ({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": count > 0,
      ...(count > 0 && { "aria-controls": id }),
      ...(active >= 0 && { "aria-activedescendant": `${id}-${active}` }),
    }),
    [id, count, active],
  );

  return {
    attributes,
    onKeyDown,
    list: { id, role: "listbox" } as const,
    option: (index: number) => ({
      id: `${id}-${index}`,
      role: "option",
      "aria-selected": index === active,
      onClick: () => onChoose(index),
    }),
  };
};
