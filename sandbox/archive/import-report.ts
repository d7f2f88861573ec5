import type { Site } from "#sandbox/organization/sites/site.ts";

/** What became of one file of an archive. */
export interface ImportedFile {
  path: string;
  /** What it is; nothing for a file that is only kept, or not even that. */
  kind: string | null;
  objects: number;
  deleted: number;
}

/** A site an archive brought, as the shop has it from then on. */
export type BroughtSite = Pick<Site, "country" | "currency" | "id" | "locales" | "name" | "timeZone">;

/** What an import did, or would do. */
export interface ImportReport {
  isDryRun: boolean;
  sites: BroughtSite[];
  files: ImportedFile[];
  /** Objects kept for an export that the shop itself has no use for, by kind and object. */
  keptOnly: Record<string, number>;
  /** What is missing, ignored or skipped, in words, with how often. */
  counts: Record<string, number>;
}

/** Collects a report. */
export const createReport = (isDryRun: boolean) => {
  const report: ImportReport = { isDryRun, sites: [], files: [], keptOnly: {}, counts: {} };
  const add = (to: Record<string, number>, what: string, times: number) => {
    if (times > 0) to[what] = (to[what] ?? 0) + times;
  };
  return {
    report,
    file: (path: string, kind: string | null): ImportedFile => {
      const file = { path, kind, objects: 0, deleted: 0 };
      report.files.push(file);
      return file;
    },
    count: (what: string, times = 1) => add(report.counts, what, times),
    keptOnly: (what: string, times: number) => add(report.keptOnly, what, times),
  };
};

export type ReportCollector = ReturnType<typeof createReport>;

const table = (rows: [string, number][]) =>
  rows
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([what, times]) => `  ${String(times).padStart(8)}  ${what}`)
    .join("\n");

const siteLine = ({ id, name, currency, locales, country, timeZone }: BroughtSite) =>
  `  ${id}: ${name}, ${currency}, ${locales.join(" and ")}, sells in ${country}, days of ${timeZone}`;

/** The report as text for a terminal. */
export const reportText = ({ isDryRun, sites, files, keptOnly, counts }: ImportReport): string => {
  const taken = files.filter(({ kind }) => kind !== null);
  const parts = [
    `${isDryRun ? "Would import" : "Imported"} ${taken.length} files:`,
    table(taken.map(({ path, objects, deleted }) => [deleted > 0 ? `${path} (${deleted} deleted)` : path, objects])),
  ];
  if (sites.length > 0) parts.push(isDryRun ? "Sites it would bring:" : "Sites it brought:", ...sites.map(siteLine));
  if (Object.keys(keptOnly).length > 0)
    parts.push("Kept for the next export, without effect in the shop:", table(Object.entries(keptOnly)));
  if (Object.keys(counts).length > 0) parts.push("Missing, ignored or skipped:", table(Object.entries(counts)));
  return parts.join("\n");
};
