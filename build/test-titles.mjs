import ts from "typescript";

const TESTS = new Set(["it", "test"]);

/** The name a call begins with, what follows it, and its table: `it.each(rows)("…")` is `it`, `each` and `rows`. */
const rootOf = (expression, members = [], table) => {
  if (ts.isIdentifier(expression)) return { name: expression.text, members, table };
  if (ts.isPropertyAccessExpression(expression))
    return rootOf(expression.expression, [expression.name.text, ...members], table);
  if (ts.isCallExpression(expression)) return rootOf(expression.expression, members, expression.arguments[0]);
  return { name: "", members, table };
};

/** A title as it stands in the code: what is put in later stays as `${name}`; undefined for what is no title. */
const titleOf = (node, source) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return node.getText(source).slice(1, -1);
  if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return `\${${node.getText(source)}}`;
  return undefined;
};

const plain = (node) => (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? plain(node.expression) : node);

/** The rows of a table that is written down in the file, here or under a name. */
const rowsOf = (table, source) => {
  if (table === undefined) return [];
  const found = plain(table);
  if (ts.isArrayLiteralExpression(found)) return found.elements.map(plain);
  if (!ts.isIdentifier(found)) return [];
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText(source) === found.text);
  return declared?.initializer && !ts.isIdentifier(plain(declared.initializer))
    ? rowsOf(declared.initializer, source)
    : [];
};

/** The title with the first words of each row put in its place: how a table's tests are called when they run. */
const titlesOfRows = (title, table, source) =>
  rowsOf(table, source)
    .map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : row))
    .filter((cell) => cell !== undefined && ts.isStringLiteralLike(cell))
    .map((cell) => title.replace("%s", () => cell.text));

/** Every test of a file by its full title, `describe › test`; those of a table by its own and by those of its rows. */
export const testTitlesOf = (text, file) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const titles = new Set();
  const visit = (node, groups) => {
    let within = groups;
    const title =
      ts.isCallExpression(node) && node.arguments.length > 1 ? titleOf(node.arguments[0], source) : undefined;
    if (title !== undefined) {
      const { name, members, table } = rootOf(node.expression);
      const named = title.includes("%s") ? [title, ...titlesOfRows(title, table, source)] : [title];
      if (name === "describe" || (TESTS.has(name) && members[0] === "describe"))
        within = groups.flatMap((group) => named.map((each) => [...group, each]));
      else if (TESTS.has(name) && members.every((member) => member === "each"))
        for (const group of groups) for (const each of named) titles.add([...group, each].join(" › "));
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, [[]]);
  return titles;
};
