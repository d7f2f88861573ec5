import { useEffect, useRef, useState } from "react";
import { MAX_QUANTITY, readQuantity, type QuantityProblem, type QuantityRules } from "#app/domain/product/quantity.ts";

/** Why a quantity is not what was wanted: it cannot be taken, or the stock has an end. */
export type QuantityTrouble = QuantityProblem | "limited" | "reduced";

/** What a quantity control is told. */
export interface QuantityWish {
  /** The quantity agreed so far. */
  value: number;
  onChange: (quantity: number) => void;
  onRefuse?: () => void;
  /** Told at once what is wished, before it has rested; 0 to be removed is not told. */
  onWish?: (quantity: number) => void;
  rules?: QuantityRules;
  stock?: number;
  debounceMs?: number;
}

const isRefusal = (trouble: QuantityTrouble | undefined) =>
  trouble !== undefined && trouble !== "limited" && trouble !== "reduced";

/**
 * The rules of a quantity control (specification 2, section 5). What cannot be taken stays as it was typed, with its
 * reason; nobody is told another number in its place. More than the stock is reduced to it, and said.
 */
export const useQuantity = ({ value, onChange, onRefuse, onWish, rules = {}, stock, debounceMs = 0 }: QuantityWish) => {
  const { min = 1, step = 1, max = MAX_QUANTITY } = rules;
  const [text, setText] = useState(String(value));
  const [trouble, setTrouble] = useState<QuantityTrouble>();
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // A quantity from outside replaces what was typed for the one before.
    setKnown(value);
    setText(String(value));
    if (isRefusal(trouble)) setTrouble(undefined);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = useRef<number>(undefined);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const flush = useRef(() => {
    clearTimeout(timer.current);
    const wish = resting.current;
    resting.current = undefined;
    if (wish !== undefined) tell.current(wish);
  });
  // A wish that still rests when the control goes away, as on the way to the checkout, is told at once.
  useEffect(() => () => flush.current(), []);

  const ask = (quantity: number) => {
    const isOverStock = stock !== undefined && quantity > stock;
    const wanted = isOverStock ? Math.max(stock, min) : quantity;
    setText(String(wanted));
    setTrouble(isOverStock ? "reduced" : undefined);
    if (wanted > 0) onWish?.(wanted);
    clearTimeout(timer.current);
    resting.current = wanted;
    if (debounceMs === 0) flush.current();
    else timer.current = setTimeout(flush.current, debounceMs);
  };

  const type = (typed: string) => {
    const read = readQuantity(typed, { min, step, max });
    if ("quantity" in read) return ask(read.quantity);
    clearTimeout(timer.current);
    resting.current = undefined;
    setText(typed);
    setTrouble(typed.trim() === "" ? undefined : read.problem);
    onRefuse?.();
  };

  const read = readQuantity(text, { min, step, max });
  const current = "quantity" in read ? read.quantity : value;
  const hasNoStock = stock !== undefined && stock <= 0;
  return {
    text,
    trouble,
    type,
    /** Left empty, the quantity is 1 again, or the least of the product. */
    leave: () => {
      if (text.trim() === "") ask(Math.max(1, min));
    },
    decrease: () => ask(current - step),
    increase: () => {
      if (stock !== undefined && current + step > stock) setTrouble("limited");
      else ask(current + step);
    },
    canDecrease: current - step >= min,
    canIncrease: !hasNoStock && current + step <= max && trouble !== "limited",
    hasNoStock,
  };
};
