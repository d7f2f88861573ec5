const path = require("node:path");

/** The name that a comment in `import(/* webpackChunkName: "name" *\/ …)` gives a chunk. */
const chunkNameOf = (argument) =>
  (argument.leadingComments ?? []).map(({ value }) => /webpackChunkName:\s*"([^"]+)"/.exec(value)?.[1]).find(Boolean);

/**
 * In the browser's files, in place of `@loadable/babel-plugin`: turns `loadable(() => import("./page.tsx"))` into a call of one
 * function with the chunk's name, its import and its module's id, where that plugin writes six functions at every place.
 * The server, which needs no such thrift, keeps that plugin.
 */
module.exports = ({ types: t }) => ({
  visitor: {
    Program: {
      enter(program, { file }) {
        let helper;
        const describe = (call) => {
          const [load] = call.arguments;
          if (!t.isArrowFunctionExpression(load) || !t.isCallExpression(load.body) || !t.isImport(load.body.callee))
            throw new Error(`${file.opts.filename}: loadable() takes an arrow function of one import() only.`);
          const [source] = load.body.arguments;
          const name = chunkNameOf(source);
          if (!name) throw new Error(`${file.opts.filename}: a loadable chunk needs its webpackChunkName.`);
          helper ??= program.scope.generateUidIdentifier("chunk");
          const id = t.callExpression(t.memberExpression(t.identifier("require"), t.identifier("resolveWeak")), [
            t.stringLiteral(source.value),
          ]);
          call.arguments[0] = t.callExpression(helper, [t.stringLiteral(name), load, id]);
        };
        const names = program.node.body
          .filter((node) => t.isImportDeclaration(node) && node.source.value === "@loadable/component")
          .flatMap(({ specifiers }) => specifiers)
          .filter((specifier) => t.isImportDefaultSpecifier(specifier))
          .map(({ local }) => local.name);
        if (names.length === 0) return;
        program.traverse({
          CallExpression({ node }) {
            if (t.isIdentifier(node.callee) && names.includes(node.callee.name)) describe(node);
          },
        });
        if (helper)
          program.unshiftContainer(
            "body",
            t.importDeclaration(
              [t.importSpecifier(helper, t.identifier("chunk"))],
              t.stringLiteral(path.join(__dirname, "loadable-chunk.mjs")),
            ),
          );
      },
    },
  },
});
