import path from "node:path";
import { createRequire } from "node:module";
import { rspack } from "@rspack/core";
import { outputFolder, projectFolder, worldFolder } from "./paths.mjs";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";

const require = createRequire(import.meta.url);
const LoadablePlugin = require("@loadable/webpack-plugin");

const root = projectFolder;

const stylesLoader = path.join(root, "build/styles/styles-loader.cjs");

const colors = { test: /\.colors\.ts$/, use: [path.join(root, "build/styles/colors-loader.cjs")] };

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

const chunksAndMessages = path.join(root, "build/chunks-and-messages.cjs");

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
  colors,
  { test: /\.css$/, type: "css" },
  {
    test: /\.tsx?$/,
    exclude: [/node_modules/, /\.(styles|colors)\.ts$/],
    resourceQuery: { not: [/theme/] },
    oneOf: [
      { include: path.join(root, "app"), use: [swc({ server, dev }), chunksAndMessages] },
      { use: [swc({ server, dev })] },
    ],
  },
  {
    test: /config\/countries\/(countries|formats|postal-words|regions|states|tax-words)\.ts$/,
    use: [path.join(root, "build/used-countries.cjs")],
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

/** The name that a source has in a map: its path, seen from the built programs. */
const sourceName = ({ absoluteResourcePath }) =>
  path.isAbsolute(absoluteResourcePath) ? path.relative(outputFolder, absoluteResourcePath) : absoluteResourcePath;

/** The list by which chunks hand themselves over; every chunk begins with it, and `app/shell/main.tsx` waits for it. */
const chunkLoadingGlobal = "chunks";

const resolve = {
  extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
  conditionNames: ["import", "module", "require", "default"],
};

/** Sheets are made of TypeScript too; what keeps components' state has no business in them. */
const refreshOptions = {
  overlay: false,
  exclude: [/node_modules/, /\.(styles|colors)\.ts$/, /app\/theme\/system\.ts$/],
};

/** Reloads what has changed, and says what cannot be built over the page, which does not shine through. */
const overlay = encodeURIComponent(JSON.stringify({ background: "#181018" }));
const hotClient = `webpack-hot-middleware/client?reload=true&quiet=true&overlayStyles=${overlay}`;

/** The browser's files: hashed names, one vendor chunk, 120 s chunk time-out (navigation-8). */
export const clientConfig = ({ dev = false, folder = outputFolder } = {}) => ({
  name: "client",
  context: root,
  mode: dev ? "development" : "production",
  // For whoever reads the stack of a browser's problem; the files do not name their maps, and nothing serves them.
  devtool: dev ? "cheap-module-source-map" : "hidden-source-map",
  target: ["web", "es2022"],
  entry: {
    main: [...(dev ? [hotClient] : []), "./app/theme/system.ts?theme", "./app/shell/main.tsx"],
  },
  output: {
    path: path.join(folder, "static"),
    filename: dev ? "[name].js" : "[name].[contenthash:8].js",
    // One hash for all, as a folder: a hash for each would stand in a list that every page carries;
    // `loadable-stats.json` knows which is which.
    chunkFilename: dev ? "[name].js" : "[fullhash:8]/[id].js",
    cssFilename: dev ? "[name].css" : "[name].[contenthash:8].css",
    cssChunkFilename: dev ? "[name].css" : "[fullhash:8]/[id].css",
    ...(dev ? {} : { sourceMapFilename: "../maps/[file].map" }),
    devtoolModuleFilenameTemplate: sourceName,
    publicPath: "/static/",
    globalObject: "self",
    chunkLoadTimeout: 120000,
  },
  resolve: {
    ...resolve,
    // Without "require", which some packages list first: of their modules the browser gets what it uses.
    conditionNames: ["browser", "import", "module", "default"],
    alias: dev
      ? {}
      : {
          "@formatjs/icu-messageformat-parser": require.resolve("@formatjs/icu-messageformat-parser/no-parser.js"),
        },
  },
  module: {
    rules: rules({ server: false, dev }),
  },
  optimization: {
    // Names between modules as short as can be: a release changes the chunks' folder anyway.
    mangleExports: dev ? false : "size",
    // Small numbers too, a kibibyte less on every page: what a release keeps of the one before is not kept by ids.
    moduleIds: dev ? "named" : "natural",
    // Small numbers: each stands in the list of all chunks, which every page carries, and wherever a chunk is asked
    // for.
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
        // What asks the backend and reads its answers, in one: whoever needs a part of it needs the rest soon.
        answers: {
          name: "commerce-answers",
          test: /app\/commerce-api\/(read-answer|failed-answer|redirect-for-error|browser-transports|scapi-transport|site-api-client)\.ts$/,
          chunks: "async",
          minChunks: 1,
          enforce: true,
        },
      },
    },
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        // The router warns developers by these two; in production nobody reads them, so their texts go too.
        minimizerOptions: { compress: { passes: 4, pure_funcs: ["warning", "warningOnce"] } },
      }),
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { targets: ["chrome >= 111", "safari >= 16.4", "firefox >= 115"] },
      }),
    ],
  },
  plugins: [
    // As an asset its name counts from the files' folder; written at once, as the development server needs it, from the
    // folder above.
    new LoadablePlugin(
      dev
        ? { chunkLoadingGlobal, outputAsset: false, writeToDisk: { filename: folder } }
        : { chunkLoadingGlobal, filename: "../loadable-stats.json", writeToDisk: false },
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
export const externalPackages = [
  "@zxcvbn-ts/core",
  "@zxcvbn-ts/language-common",
  // Editors' tools, which the server never draws: what is asked for by nobody is not read.
  "@chakra-ui/react",
  "@emotion/cache",
  "@emotion/react",
  "@electric-sql/pglite",
  "@h4ad/serverless-adapter",
  "@opentelemetry",
  "@salesforce/commerce-sdk-isomorphic",
  "express",
  "http-proxy-middleware",
  "pg",
  "pino",
  "pino-http",
  "pino-pretty",
  "cockatiel",
  "prom-client",
  "rate-limiter-flexible",
  "redis",
  "sharp",
  "saxes",
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
  // A stack names file and line of the source (`node --enable-source-maps`).
  devtool: "nosources-cheap-module-source-map",
  target: "node20",
  entry: { [name]: entry },
  output: {
    path: outputFolder,
    filename: "[name].cjs",
    library: { type: "commonjs2" },
    publicPath: "/static/",
    devtoolModuleFilenameTemplate: sourceName,
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
  module: { rules: [colors, { test: /\.ts$/, exclude: colors.test, use: [swc({ server: false, dev: false })] }] },
  optimization: { splitChunks: false },
  performance: false,
});

/** The storefront's process: Express and the rendered app in one file. */
export const serverConfig = (options) => nodeConfig("server", "./server/process/start.ts", options);

/** The storefront as Managed Runtime calls it; the file has the name that is expected there. */
export const managedRuntimeConfig = ({ folder }) => {
  const config = nodeConfig("ssr", "./server/process/managed-runtime.ts");
  return { ...config, output: { ...config.output, path: folder, filename: "ssr.js" } };
};

/** The sandbox's process. */
export const sandboxConfig = (options) => nodeConfig("sandbox", `./${worldFolder}/start.ts`, options);

/** The sandbox by hand: alone, or to take a site archive in or give one out. */
export const commandLineConfig = (options) => nodeConfig("command-line", `./${worldFolder}/command-line.ts`, options);
