/** A row of a table whose objects belong to sites. */
export interface SiteRow {
  id: string;
  siteIds: string[];
}

/** Parts a site's own version of an object from the object's name, where another site has it differently. */
const OWN = "@";

/** The name an archive knows a row by: without the site that parts it from its namesakes. */
export const archiveKeyOf = ({ id, siteIds }: SiteRow): string => {
  const at = id.lastIndexOf(OWN);
  return at > 0 && siteIds.includes(id.slice(at + 1)) ? id.slice(0, at) : id;
};

/** The row that is an object of an archive on a site. */
export const rowOnSite = <Row extends SiteRow>(rows: readonly Row[], key: string, siteId: string): Row | undefined =>
  rows.find((row) => row.siteIds.includes(siteId) && archiveKeyOf(row) === key);

/** A value whose members stand in the order of their names, without those that are undefined. */
export const canonical = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, canonical(each)]),
  );
};

/** Whether two values say the same; what is undefined is not there, the order of members does not matter. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

const contentOf = ({ id: _id, siteIds: _siteIds, ...content }: SiteRow) => content;

const withoutSite = <Row extends SiteRow>(row: Row, siteId: string): Row => ({
  ...row,
  siteIds: row.siteIds.filter((each) => each !== siteId),
});

/**
 * The rows after one site has said what an object is there. Sites that say the same share a row; where one says
 * something else than the others, it gets a row of its own, whose id ends in the site's.
 * @param rows every row there is
 * @param now the object as it is on the site from now on; its id and sites do not matter
 */
export const placeOnSite = <Row extends SiteRow>(
  rows: readonly Row[],
  key: string,
  siteId: string,
  now: Row,
): Row[] => {
  const namesakes = rows.filter((row) => archiveKeyOf(row) === key);
  const others = rows.filter((row) => !namesakes.includes(row));
  const left = namesakes.map((row) => withoutSite(row, siteId));
  const same = left.find((row) => row.siteIds.length > 0 && isSameValue(contentOf(row), contentOf(now)));
  if (same)
    return [
      ...others,
      ...named(
        key,
        left.map((row) => (row === same ? { ...row, siteIds: [...row.siteIds, siteId] } : row)),
      ),
    ];
  return [...others, ...named(key, [...left, { ...now, id: `${key}${OWN}${siteId}`, siteIds: [siteId] }])];
};

/** Rows some site still has; one of them has the plain name. */
const named = <Row extends SiteRow>(key: string, rows: readonly Row[]): Row[] => {
  const used = rows.filter(({ siteIds }) => siteIds.length > 0);
  if (used.some(({ id }) => id === key)) return used;
  return used.map((row, index) => (index === 0 ? { ...row, id: key } : row));
};

/** The rows after one site has given an object up. */
export const takeFromSite = <Row extends SiteRow>(rows: readonly Row[], key: string, siteId: string): Row[] =>
  rows
    .map((row) => (archiveKeyOf(row) === key ? withoutSite(row, siteId) : row))
    .filter(({ siteIds }) => siteIds.length > 0);
