import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "..");

/** The most columns of a line of comment, as of code. */
const COLUMNS = 120;

/** Lines of comment that are too long; a lint rule that is switched off gives its reason on one line. */
const longComments = (source: string): string[] =>
  source
    .split("\n")
    .filter((line) => line.length > COLUMNS && /^\s*(\/\/|\*|\/\*\*) /.test(line) && !line.includes("oxlint-disable"));

const folders = ["app", "server", "sandbox", "worlds", "emulators", "config", "build", "tests", "e2e", "bench"];

const files = () =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        path.join(folder, name),
      ),
    )
    // What is built is nobody's to read, and texts of content are Markdown, with lists.
    .filter(
      (file) => /\.(tsx?|[cm]js)$/.test(file) && !/^(build\/out(-earlier)?|worlds\/wickett-plum\/content)\//.test(file),
    );

test("a comment can be read beside other code: its lines end at 120 columns", () => {
  const found = files().flatMap((file) =>
    longComments(readFileSync(path.join(root, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test("a line that is too long would be found", () => {
  const line = `/** ${"word ".repeat(30)}*/`;
  expect(longComments(`const a = 1;\n  ${line}\n// short`)).toEqual([`  ${line}`]);
});
