import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Lengths in style files that are no tokens of the theme. Each is one of a kind, or waits for a token of its own.
 * Whoever replaces some by tokens writes the smaller number here; a new length comes from the theme.
 */
const LEFT = 1406;

const app = path.join(__dirname, "../../app");

/** The pixels and rems of a text, without the widths of lines. */
const rawLengths = (text: string) =>
  text.match(/(?<![\w.#])\d*\.?\d+(?:px|rem)\b/g)?.filter((length) => !/^[123]px$/.test(length)) ?? [];

test("lengths are counted in numbers with a unit, and not in tokens, hairlines or colors", () => {
  expect(rawLengths('{ gap: "4", padding: "8px 1.25rem", border: "1px solid #12px", width: "7em" }')).toEqual([
    "8px",
    "1.25rem",
  ]);
});

test("the style files hold fewer and fewer lengths of their own", () => {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".styles.ts"));
  const count = files.flatMap((name) => rawLengths(readFileSync(path.join(app, name), "utf8"))).length;
  expect(count).toBe(LEFT);
});

test("a pair of bare numbers, which would be pixels and not two tokens, is nowhere", () => {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".styles.ts"));
  const pairs = files.filter((name) =>
    /(?:padding|margin|gap|inset)\w*: "[\d.]+ [\d.]+"/.test(readFileSync(path.join(app, name), "utf8")),
  );
  expect(pairs).toEqual([]);
});

test("no width is counted in characters, which are narrower or wider as soon as the font comes", () => {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.styles\.ts$|^theme\/.*(?<!\.test)\.ts$/.test(name),
  );
  const counted = files.filter((name) => /\dch\b/.test(readFileSync(path.join(app, name), "utf8")));
  expect(counted).toEqual([]);
});
