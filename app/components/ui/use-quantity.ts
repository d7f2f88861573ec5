import { useEffect, useEffectEvent, useRef, useState } from "react";
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

const isRefusal = (trouble: QuantityTrouble | undefined) =>
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
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // A quantity from outside replaces what was typed for the one before.
    setKnown(value);
    setText(String(value));
    if (isRefusal(trouble)) setTrouble(undefined);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const resting = useRef<number>(undefined);
  /** What rests waits for the stock. */
  const waits = useRef(false);
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
    if (isOverStock && keepsOverStock) {
      setText(String(value));
      return setTrouble("limited");
    }
    const wanted = isOverStock ? Math.max(stock, min) : quantity;
    setText(String(wanted));
    setTrouble(isOverStock ? "reduced" : undefined);
    clearTimeout(timer.current);
    resting.current = wanted;
    // What is to leave the bag need not wait for what there is of it.
    waits.current = isStockComing && wanted > 0;
    if (waits.current) return;
    if (wanted > 0) onWish?.(wanted);
    if (debounceMs === 0) flush.current();
    else timer.current = setTimeout(flush.current, debounceMs);
  };

  const askResting = useEffectEvent(() => {
    if (isStockComing || !waits.current || resting.current === undefined) return;
    ask(resting.current);
    // Only when the stock has come; what is asked then is what rests by then.
  });
  useEffect(() => askResting(), [isStockComing]);

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
