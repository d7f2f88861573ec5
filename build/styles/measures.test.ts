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
    ["the header stays at the top", "layout/header", "position:sticky;top:0;"],
    ["the strip of our sites is black", "layout/site-strip", "background:#000000;"],
    ["a dropdown of the menu is 300 px wide", "layout/menu-panel", "width:300px;"],
    ["a panel of the menu holds 1296 px", "layout/menu-panel", "width:min(100% - 2 * var(--gutter), 1296px);"],
    ["a banner of the menu is at most 270 px wide", "layout/menu-panel", "max-width:270px;"],
    ["a long list of recipients scrolls in itself", "recipients/recipients", "max-height:420px;overflow-y:auto;"],
    ["a side sheet is at most 425 px wide", "ui/modal", "width:min(100%, 425px);"],
  ])("%s", (_says, file, rule) => {
    expect(sheet(file)).toContain(rule);
  });

  test("the header holds 1368 px", () => {
    expect(/\.wrap-h\{([^}]*)\}/.exec(written(theme))?.[1]).toContain("width:min(100% - 2 * var(--gutter), 1368px)");
  });

  test("the design changes at 576, 768, 1024, 1280, 1440 and 1536 px", () => {
    const widths = [...theme.matchAll(/--wp-breakpoints-[\w-]+:(\d+)px/g)].map(([, width]) => Number(width));
    expect(widths.sort((a, b) => a - b)).toEqual([576, 768, 1024, 1280, 1440, 1536]);
    const used = [...`${theme}${Object.values(sheets).join("")}`.matchAll(/min-width: ([\d.]+)rem\)/g)];
    for (const [, rem] of used) expect(widths).toContain(Number(rem) * 16);
  });

  test("the pictures of a product are swiped from one to the next", () => {
    const gallery = sheets["app/pages/product/gallery/product-gallery.styles.ts"];
    expect(gallery).toContain("grid-auto-columns:100%;overflow-x:auto;scroll-snap-type:x mandatory;");
  });

  test("feedback is asked for on small screens only", () => {
    expect(sheet("layout/footer")).toMatch(/@media screen and \(min-width: 64rem\)\{\.c[\w-]{5}\{display:none;\}\}/);
  });
});
