import { execFileSync } from "node:child_process";

// Compiled in a process of its own, as in styles.test.ts.
const { theme, sheets } = JSON.parse(
  execFileSync(process.execPath, ["build/styles/list-styles.cjs"], { encoding: "utf8", maxBuffer: 50_000_000 }),
) as { theme: string; sheets: Record<string, string> };

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
