import type { ActivePromotion } from "./active-promotions.ts";

const names = (list: readonly string[] | undefined, { id }: ActivePromotion) => list?.includes(id) ?? false;

const eachWay = (one: ActivePromotion, other: ActivePromotion, member: "combinableWith" | "neverWith") =>
  names(one[member], other) || names(other[member], one);

/** Whether two promotions of one class may meet: lists first, then groups, then exclusivity. */
const mayShare = (one: ActivePromotion, other: ActivePromotion): boolean => {
  if (eachWay(one, other, "neverWith")) return false;
  if (eachWay(one, other, "combinableWith")) return true;
  if (one.exclusivityGroup !== undefined && one.exclusivityGroup === other.exclusivityGroup) return false;
  return one.exclusivity === "no" && other.exclusivity === "no";
};

/**
 * Whether promotions of two classes may meet: only a global one, and one that is never to be met, keeps another away.
 */
const mayMeet = (one: ActivePromotion, other: ActivePromotion): boolean => {
  if (eachWay(one, other, "neverWith")) return false;
  if (eachWay(one, other, "combinableWith")) return true;
  return one.exclusivity !== "global" && other.exclusivity !== "global";
};

/**
 * The promotion already applied that keeps another away; nothing when it may join.
 * @param applied of the same class, to the same line, order or shipment
 * @param before of the classes before
 */
export const rivalOf = (
  promotion: ActivePromotion,
  applied: readonly ActivePromotion[],
  before: readonly ActivePromotion[] = [],
): ActivePromotion | undefined =>
  applied.find((other) => !mayShare(promotion, other)) ?? before.find((other) => !mayMeet(promotion, other));
