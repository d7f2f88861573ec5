import { execFileSync } from "node:child_process";

// Compiled in a process of its own, as in styles.test.ts.
const { theme, shipped, sheets, onPages } = JSON.parse(
  execFileSync(process.execPath, ["build/styles/list-styles.cjs"], { encoding: "utf8", maxBuffer: 50_000_000 }),
) as { theme: string; shipped: string; sheets: Record<string, string>; onPages: string };

/** A compiled sheet with the theme's variables written out. */
const written = (css: string): string =>
  css.replaceAll(
    /var\((--wp-[\w-]+)\)/g,
    (_use, name: string) => new RegExp(`${name}:([^;}]+)`).exec(theme)?.[1] ?? "",
  );

const sheet = (file: string): string => written(sheets[`app/components/${file}.styles.ts`] ?? "");

describe("the measures of the design", () => {
  test.each<[string, string, string]>([
    ["the strip of our sites is black", "layout/site-strip", "background:#000000;"],
    ["a long list of recipients scrolls in itself", "recipients/recipients", "max-height:420px;overflow-y:auto;"],
  ])("%s", (_says, file, rule) => {
    expect(sheet(file)).toContain(rule);
  });

  test("the design changes at 576, 768, 1024, 1280, 1440 and 1536 px", () => {
    const widths = [...theme.matchAll(/--wp-breakpoints-[\w-]+:(\d+)px/g)].map(([, width]) => Number(width));
    expect(widths.sort((a, b) => a - b)).toEqual([576, 768, 1024, 1280, 1440, 1536]);
    const used = [...`${theme}${Object.values(sheets).join("")}`.matchAll(/min-width: ([\d.]+)rem\)/g)];
    for (const [, rem] of used) expect(widths).toContain(Number(rem) * 16);
  });
});

test("shoppers are sent the tokens that something uses, and no others", () => {
  const all = Object.values(sheets).join("");
  const defined = (css: string) => new Set([...css.matchAll(/(--wp-[\w\\.-]+):/g)].map(([, name = ""]) => name));
  const used = [...`${all}${shipped}`.matchAll(/var\((--wp-[\w\\.-]+)/g)].map(([, name = ""]) => name);
  expect([...new Set(used)].filter((name) => !defined(`${shipped}${all}`).has(name))).toEqual([]);
  // A second name that no style says; editors' tools and scripts name some more than the sheets do.
  expect(defined(theme)).toContain("--wp-colors-action-primary-hover");
  expect(defined(shipped)).not.toContain("--wp-colors-action-primary-hover");
  expect(defined(shipped).size).toBeLessThan(defined(theme).size);
});

test("in production tokens' variables have numbers for names, but for the grounds that markup names", () => {
  const namesIn = (css: string, pattern: RegExp) => [...new Set(css.match(pattern))];
  const long = namesIn(onPages, /--wp-[\w\\.-]+/g);
  expect(long.length).toBeGreaterThan(5);
  expect(long.filter((name) => !/^--wp-colors-[a-z]+-300$/.test(name))).toEqual([]);

  const defined = new Set(namesIn(onPages, /--\d+(?=:)/g));
  expect(namesIn(onPages, /(?<=var\()--\d+/g).filter((name) => !defined.has(name))).toEqual([]);
  // One for each: no token was given the name of another.
  const before = new Set(namesIn(shipped, /--wp-[\w\\.-]+(?=:)/g));
  expect(defined.size + long.filter((name) => before.has(name)).length).toBe(before.size);
});
