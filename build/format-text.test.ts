import path from "node:path";
import { formatText } from "#build/format-text.mjs";

test("a drawn page and a drawn module look as the check of formats wants them", async () => {
  const page = await formatText(path.resolve("docs/page.md"), "|a|long|\n|-|-|\n|1|2|\n");
  expect(page).toBe("| a   | long |\n| --- | ---- |\n| 1   | 2    |\n");
  const wide = `export const names = ['${"a".repeat(60)}',  '${"b".repeat(20)}']`;
  expect(await formatText("names.ts", wide)).toBe(`export const names = ["${"a".repeat(60)}", "${"b".repeat(20)}"];\n`);
});

test("what cannot be read is refused by its file's name", async () => {
  await expect(formatText("broken.ts", "export const = 1;")).rejects.toThrow("broken.ts cannot be formatted");
});
