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
  const { resourcePath: file, sourceMap: sourceMaps } = this;
  try {
    let making = known.get(file);
    if (making?.source !== source || making.sourceMaps !== sourceMaps) {
      const options = { babelrc: false, configFile: false, parserOpts: { plugins: ["jsx", "typescript"] }, plugins };
      const names = { filename: file, sourceFileName: file, inputSourceMap: inputSourceMap || undefined };
      making = { source, sourceMaps, made: transformAsync(source, { ...options, ...names, sourceMaps }) };
      known.set(file, making);
    }
    const { code, map } = await making.made;
    done(null, code, map ?? undefined);
  } catch (error) {
    done(error);
  }
};
