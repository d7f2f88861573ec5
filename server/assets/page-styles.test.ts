import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPageStyles } from "./page-styles.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "page-styles-"));
  mkdirSync(path.join(folder, "0af7d82f"));
  writeFileSync(path.join(folder, "main.d5a82f33.css"), "a{color:red}");
  writeFileSync(path.join(folder, "0af7d82f/137.css"), "b{color:blue}");
  writeFileSync(path.join(folder, "main.css"), "c{color:green}");
  writeFileSync(path.join(folder, "0af7d82f/9.css"), 'd::before{content:"</style><script>"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a page holds the text of its sheets in their order, each beside a link that nobody follows", () => {
  const { tags, inline } = createPageStyles(folder)(["/static/main.d5a82f33.css", "/static/0af7d82f/137.css"]);
  expect(inline).toEqual(["a{color:red}", "b{color:blue}"]);
  expect(tags).toBe(
    '<style>a{color:red}</style><link rel="stylesheet" href="/static/main.d5a82f33.css" disabled>' +
      '<style>b{color:blue}</style><link rel="stylesheet" href="/static/0af7d82f/137.css" disabled>',
  );
});

test("a file is read once", () => {
  const styles = createPageStyles(folder);
  const first = styles(["/static/main.d5a82f33.css"]);
  rmSync(path.join(folder, "main.d5a82f33.css"));
  expect(styles(["/static/main.d5a82f33.css"])).toEqual(first);
});

test("a sheet whose name stays when it changes is a link", () => {
  expect(createPageStyles(folder)(["/static/main.css"])).toEqual({
    tags: '<link rel="stylesheet" href="/static/main.css">',
    inline: [],
  });
});

test("a sheet that would end its tag is refused", () => {
  expect(() => createPageStyles(folder)(["/static/0af7d82f/9.css"])).toThrow("would end its tag");
});
