import type { MixRules } from "#app/domain/custom-mix/box.ts";
import { isIncomplete, shareEvenly, type CandyQuantity, type UnitsOf } from "#app/domain/custom-mix/quantities.ts";

/** The same list in an order that nobody foresees. */
const shuffled = <T>(list: readonly T[], random: () => number): T[] => {
  const mixed = [...list];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
};

/**
 * A box nobody had to think about: as many flavors as it takes, chosen by chance from those given, in even shares and
 * never more than there is. Where they do not fill it, as much as there is of them.
 */
export const surprise = (
  ids: readonly string[],
  rules: MixRules,
  unitsOf: UnitsOf,
  random: () => number = Math.random,
): CandyQuantity[] => {
  const order = shuffled(
    ids.filter((id) => (unitsOf(id) ?? rules.increment) >= rules.increment),
    random,
  );
  const most = Math.min(rules.flavorLimit, Math.floor(rules.capacity / rules.increment));
  const box = shareEvenly(order.slice(0, most), rules, unitsOf);
  if (!isIncomplete(box, rules) || order.length <= most) return box;
  // Those with the most in stock fill what chance left open.
  const plenty = order.toSorted((one, other) => (unitsOf(other) ?? Infinity) - (unitsOf(one) ?? Infinity));
  return shareEvenly(plenty.slice(0, most), rules, unitsOf);
};
