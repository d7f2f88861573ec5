import "./own-settings.mjs";
import { spawn } from "node:child_process";
import { mkdirSync, rmSync, watch } from "node:fs";
import { createServer } from "node:http";
import inspector from "node:inspector";
import { createRequire } from "node:module";
import path from "node:path";
import { rspack } from "@rspack/core";
import express from "express";
import { createJiti } from "jiti";
import devMiddleware from "webpack-dev-middleware";
import hotMiddleware from "webpack-hot-middleware";
import { compileMessages, missingSentences } from "./compile-messages.mjs";
import { outputFolder, projectFolder } from "./paths.mjs";
import { shareProofSecret } from "./proof-secret.mjs";
import { renewedProgram } from "./renewed-program.mjs";
import { clientConfig, sandboxConfig, serverConfig } from "./rspack-config.mjs";

/**
 * `npm run dev`: the shop with hot reload. A changed component shows in the browser with the page's state kept, and the
 * next rendered page has it too; a changed sandbox starts again. With `-- --inspect` a debugger can step through the
 * server's sources.
 */
process.env.NODE_ENV = "development";
const require = createRequire(import.meta.url);
const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a port number, not '${process.env.PORT}'.`);
  process.exit(1);
}

shareProofSecret();
// Said before anything is compiled: a wrong setting does not get better by waiting.
try {
  const { loadConfig } = await createJiti(import.meta.url).import("../config/load-config.ts");
  loadConfig(process.env);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const inspect = process.argv.find((word) => word === "--inspect" || word.startsWith("--inspect="));
if (inspect) inspector.open(Number(inspect.split("=")[1] ?? 9229), "127.0.0.1");

// What stands in the output folder is no production build from now on.
mkdirSync(outputFolder, { recursive: true });
rmSync(path.join(outputFolder, "stamp"), { force: true });
await compileMessages();
for (const sentence of missingSentences()) console.warn(sentence);

// Texts that a translator saves are on the next page; each gap is told once, when a file changes.
const told = new Set(missingSentences());
let waiting;
watch(path.join(projectFolder, "translations"), { recursive: true }, () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    compileMessages().then(
      () => {
        for (const sentence of missingSentences().filter((each) => !told.has(each))) {
          told.add(sentence);
          console.warn(sentence);
        }
      },
      // Half a file, or a text that is no message: what stood there before stays.
      (error) => console.error(`The texts are not usable: ${error.message}`),
    );
  }, 100);
});

// Nobody is let in before there is a backend: what would be answered then is a shop out of order.
let isBackendThere = Boolean(process.env.COMMERCE_API_ORIGIN);
const sandbox = renewedProgram(
  () => {
    const program = spawn(process.execPath, ["--enable-source-maps", "build/out/sandbox.cjs"], {
      cwd: projectFolder,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
      env: process.env,
    });
    program.once("message", () => {
      isBackendThere = true;
    });
    return program;
  },
  // One that ran and then fell over gets its chance with the next change; one that never ran has said why.
  (code) => !isBackendThere && stop(code || 1),
);

const stop = (code) => {
  sandbox.stop();
  process.exit(code);
};

if (!process.env.COMMERCE_API_ORIGIN)
  rspack(sandboxConfig({ dev: true })).watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error || stats.hasErrors()) console.error(error ?? stats.toString("errors-only"));
    else sandbox.renew();
  });

const server = serverConfig({ dev: true });
server.entry = { server: "./server/process/development.ts" };
const compiler = rspack([clientConfig({ dev: true }), server]);

let storefront;
compiler.hooks.done.tap("storefront", (stats) => {
  if (stats.hasErrors()) return console.error(stats.toString("errors-only"));
  const file = path.join(outputFolder, "server.cjs");
  delete require.cache[file];
  try {
    storefront = require(file).createDevelopmentStorefront();
  } catch (error) {
    // A wrong setting does not get better by waiting; a mistake in the code does.
    console.error(storefront ? error : error.message);
    if (!storefront) stop(1);
  }
});

const app = express();
app.use(
  devMiddleware(compiler, {
    publicPath: "/static/",
    writeToDisk: true,
    serverSideRender: true,
    stats: "errors-warnings",
  }),
);
app.use(hotMiddleware(compiler.compilers[0], { log: false, path: "/__webpack_hmr" }));
app.use((request, response) => {
  if (storefront && isBackendThere) storefront.listener(request, response);
  else response.status(503).type("text/plain").send("The shop is still starting.\n");
});

const listener = createServer(app);
listener.once("error", (error) => {
  console.error(error.code === "EADDRINUSE" ? `Port ${port} is already in use.` : error.message);
  stop(1);
});
listener.listen(port, () => console.log(`Storefront      http://localhost:${port} (development)`));

process.once("SIGTERM", () => stop(0));
process.once("SIGINT", () => stop(0));
