/** One way to ship and the days it takes: days of a calendar (`2026-11-25`). */
export interface WayToArrive {
  earliest: string;
  latest: string;
  price: number;
}

/**
 * The ways somebody would take: the cheapest first, then those that cost more and arrive sooner. The product's page
 * names the first of them, and so does its tile.
 */
export const waysWorthTaking = <Way extends WayToArrive>(ways: readonly Way[]): Way[] => {
  const worth: Way[] = [];
  const byPrice = [...ways].sort(
    (one, other) => one.price - other.price || one.latest.localeCompare(other.latest) || 0,
  );
  for (const way of byPrice) if (worth.every(({ latest }) => way.latest < latest)) worth.push(way);
  return worth;
};

/** The cheapest way, or the cheapest that arrives by a day; undefined where none does. */
export const wayBy = <Way extends Pick<WayToArrive, "latest">>(ways: readonly Way[], day?: string): Way | undefined =>
  ways.find(({ latest }) => day === undefined || latest <= day);
