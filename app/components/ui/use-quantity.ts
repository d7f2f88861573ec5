import { useEffect, useEffectEvent, useState } from "react";
import { MAX_QUANTITY, readQuantity, type QuantityProblem, type QuantityRules } from "#app/domain/product/quantity.ts";

/** Why a quantity is not what was wanted: it cannot be taken, or the stock has an end. */
export type QuantityTrouble = QuantityProblem | "limited" | "reduced";

/** What a quantity control is told. */
export interface QuantityWish {
  /** The quantity agreed so far. */
  value: number;
  onChange: (quantity: number) => void;
  onRefuse?: () => void;
  /** Told at once what is wished, before it has rested; 0 to be removed is not told, nor what waits for the stock. */
  onWish?: (quantity: number) => void;
  rules?: QuantityRules;
  stock?: number;
  /** More than the stock leaves the quantity as it was, in place of reducing it. */
  keepsOverStock?: boolean;
  /** The stock is on its way: a wish rests until it is known, so that it comes out the same as after. */
  isStockComing?: boolean;
  debounceMs?: number;
}

/** Whether a quantity is not taken, rather than taken with a remark. */
export const isRefusal = (trouble: QuantityTrouble | undefined) =>
  trouble !== undefined && trouble !== "limited" && trouble !== "reduced";

/**
 * The rules of a quantity control (bag-9). What cannot be taken stays as it was typed, with its
 * reason; nobody is told another number in its place. More than the stock is reduced to it, and said.
 */
export const useQuantity = ({
  value,
  onChange,
  onRefuse,
  onWish,
  rules = {},
  stock,
  keepsOverStock = false,
  isStockComing = false,
  debounceMs = 0,
}: QuantityWish) => {
  const { min = 1, step = 1, max = MAX_QUANTITY } = rules;
  const [text, setText] = useState(String(value));
  const [trouble, setTrouble] = useState<QuantityTrouble>();
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    // A quantity from outside replaces what was typed for the one before.
    setLastValue(value);
    setText(String(value));
    if (isRefusal(trouble)) setTrouble(undefined);
  }
  /** A wish that rests, for a while or until the stock is there. */
  const [resting, setResting] = useState<{ quantity: number; waitsForStock: boolean } | null>(null);

  /** Shows what can be had of a quantity and lets it rest; null where nothing changes. */
  const rest = (quantity: number) => {
    const isOverStock = stock !== undefined && quantity > stock;
    if (isOverStock && keepsOverStock) {
      setText(String(value));
      setTrouble("limited");
      return null;
    }
    const available = isOverStock ? Math.max(stock, min) : quantity;
    setText(String(available));
    setTrouble(isOverStock ? "reduced" : undefined);
    // What is to leave the bag need not wait for what there is of it.
    const wish = { quantity: available, waitsForStock: isStockComing && available > 0 };
    setResting(wish);
    return wish;
  };

  const ask = (quantity: number) => {
    const wish = rest(quantity);
    if (!wish || wish.waitsForStock || debounceMs > 0) return;
    setResting(null);
    if (wish.quantity > 0) onWish?.(wish.quantity);
    onChange(wish.quantity);
  };

  const [wasStockComing, setWasStockComing] = useState(isStockComing);
  if (wasStockComing !== isStockComing) {
    setWasStockComing(isStockComing);
    if (!isStockComing && resting?.waitsForStock && !rest(resting.quantity)) setResting(null);
  }

  const tellWish = useEffectEvent((quantity: number) => {
    if (quantity > 0) onWish?.(quantity);
  });
  const agree = useEffectEvent(() => {
    if (!resting) return;
    setResting(null);
    onChange(resting.quantity);
  });
  useEffect(() => {
    if (!resting || resting.waitsForStock) return undefined;
    tellWish(resting.quantity);
    const timer = setTimeout(() => agree(), debounceMs);
    return () => clearTimeout(timer);
  }, [resting, debounceMs]);
  // A wish that still rests when the control goes away, as on the way to the checkout, is told at once.
  useEffect(() => () => agree(), []);

  const type = (typed: string) => {
    const read = readQuantity(typed, { min, step, max });
    if ("quantity" in read) return ask(read.quantity);
    setResting(null);
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
