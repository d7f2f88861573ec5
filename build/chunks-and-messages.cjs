/**
 * Bundler loader for the app's sources: names the chunks of loadable components, and compiles messages ahead so that no
 * page ships a parser. Browser and server get the same code, so a source is worked on once for both; one that has
 * neither is left as it is.
 */
const { transformAsync } = require("@babel/core");

const plugins = [
  require.resolve("@loadable/babel-plugin"),
  [require.resolve("babel-plugin-formatjs"), { ast: true, removeDefaultMessage: false }],
];

/** What the two plugins look for: the name of loadable's package, and the functions and the component of messages. */
const concerned = /@loadable\/component|\b(?:formatMessage|defineMessages?|FormattedMessage)\b|\$t\b/;

/** For each file what its source was, and what was made of it. */
const known = new Map();

module.exports = async function chunksAndMessagesLoader(source, inputSourceMap) {
  const done = this.async();
  if (!concerned.test(source)) return done(null, source, inputSourceMap);
  const file = this.resourcePath;
  const sourceMaps = this.sourceMap;
  const before = known.get(file);
  const making =
    before?.source === source && before.sourceMaps === sourceMaps
      ? before.making
      : transformAsync(source, {
          babelrc: false,
          configFile: false,
          filename: file,
          sourceFileName: file,
          inputSourceMap: inputSourceMap || undefined,
          sourceMaps,
          parserOpts: { plugins: ["jsx", "typescript"] },
          plugins,
        });
  known.set(file, { source, sourceMaps, making });
  try {
    const { code, map } = await making;
    done(null, code, map ?? undefined);
  } catch (error) {
    done(error);
  }
};
