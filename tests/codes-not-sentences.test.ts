import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const app = path.join(__dirname, "../app");

/** Names under which a failure carries what a shopper reads. */
const saying: ReadonlySet<string> = new Set(["detail", "message", "problem", "error", "reason", "words"]);

const isSentence = (node: ts.Node | undefined): node is ts.StringLiteralLike =>
  node !== undefined && ts.isStringLiteralLike(node) && /[a-z] [a-z]/i.test(node.text);

/** Sentences that code gives a failure, or keeps for one, in place of a code. */
const sentencesIn = (source: string, name: string): string[] => {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && node.expression.getText() === "CommerceApiError") {
      const detail = node.arguments?.[2];
      const parts = detail && ts.isBinaryExpression(detail) ? [detail.left, detail.right] : [detail];
      for (const part of parts) if (isSentence(part)) found.push(part.text);
    }
    if (ts.isPropertyAssignment(node) && saying.has(node.name.getText()) && isSentence(node.initializer))
      found.push(node.initializer.text);
    if (ts.isVariableDeclaration(node) && /MESSAGE|WORDS/.test(node.name.getText()) && isSentence(node.initializer))
      found.push(node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

test("a failure of the shop has a code, and its words are a message", () => {
  const found = files.flatMap((file) =>
    sentencesIn(readFileSync(path.join(app, file), "utf8"), file).map((sentence) => `${file}: ${sentence}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

test.each([
  'throw new CommerceApiError(0, "failed", "Failed to update address");',
  'new CommerceApiError(status, type, detail || "Failed to add it");',
  'return { message: "Too many attempts" };',
  'export const UNEXPECTED_MESSAGE = "Oh fudge! Something went wrong!";',
])("%s is found", (source) => expect(sentencesIn(source, "x.ts")).toHaveLength(1));
