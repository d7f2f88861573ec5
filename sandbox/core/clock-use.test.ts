import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where the real time is read: the clock itself, and what makes the programs' own files. */
const allowed = ["sandbox/core/clock.ts"];

/** Ways to ask for the real time behind the clock's back. */
const offences: [what: string, pattern: RegExp][] = [
  ["Date.now()", /\bDate\s*\.\s*now\b/],
  ["new Date()", /\bnew\s+Date\s*(\(\s*\)|(?=[;,)\s]*$))/m],
  ["Date()", /(?<!new\s)(?<![\w.])Date\s*\(\s*\)/],
  ["DateTime.now()", /\bDateTime\s*\.\s*(now|local|utc)\s*\(\s*\)/],
  ["a column that fills itself", /\.(defaultNow|\$defaultFn|\$onUpdate)\(/],
];

const sqlOffence =
  /\b(now|clock_timestamp|statement_timestamp|transaction_timestamp)\s*\(\s*\)|\b(current_timestamp|current_date|current_time|localtimestamp)\b/i;

/** The SQL of a file: all of a migration, the marked texts of a program without the values put into them. */
const sqlOf = (file: string, text: string): string =>
  file.endsWith(".sql")
    ? text
    : [...text.matchAll(/\bsql(?:<[^>`]*>)?`([^`]*)`/g)]
        .map(([, sql = ""]) => sql.replace(/\$\{[^}]*\}/g, "?"))
        .join("\n");

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.(ts|sql)$/.test(name) && !/\.test\.ts$|\/test-[^/]*\.ts$/.test(name));

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*(\/\/|--).*$/gm, "");

const found = (file: string, text: string): string[] => {
  const plain = withoutComments(text);
  return [
    ...offences.filter(([, pattern]) => pattern.test(plain)).map(([what]) => what),
    ...(sqlOffence.test(sqlOf(file, plain)) ? ["SQL that asks for the time"] : []),
  ];
};

test("the engine reads the time from its clock alone", () => {
  const guilty = ["sandbox", "worlds", "emulators"]
    .flatMap(files)
    .filter((file) => !allowed.includes(file))
    .flatMap((file) => found(file, readFileSync(file, "utf8")).map((what) => `${file}: ${what}`));
  expect(guilty).toEqual([]);
});

test.each([
  ["a.ts", "const at = Date.now();", "Date.now()"],
  ["a.ts", "const at = new Date();", "new Date()"],
  ["a.ts", "const at = Date();", "Date()"],
  ["a.ts", "const at = DateTime.now();", "DateTime.now()"],
  ["a.ts", "sql`select now()`", "SQL that asks for the time"],
  ["a.ts", "sql<Date>`update x set at = Current_Timestamp`", "SQL that asks for the time"],
  ["a.sql", '"created" timestamp DEFAULT now()', "SQL that asks for the time"],
  ["a.ts", 'timestamp("at").defaultNow()', "a column that fills itself"],
])("%s: %s would be found", (file, text, what) => {
  expect(found(file, text)).toEqual([what]);
});

test.each([
  "clock.now()",
  "const at = now();",
  "performance.now()",
  "new Date(0)",
  "// Date.now()",
  "/** SQL now(). */",
  "sql`at < ${clock.now()}`",
])("%s is allowed", (text) => {
  expect(found("a.ts", text)).toEqual([]);
});
