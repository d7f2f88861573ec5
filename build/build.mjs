import { rspack } from "@rspack/core";
import { compileMessages } from "./compile-messages.mjs";
import { compressStaticFiles } from "./compress-static-files.mjs";
import { keepEarlierFiles } from "./earlier-files.mjs";
import { markFresh } from "./freshness.mjs";
import { outputFolder } from "./paths.mjs";
import { clientConfig, sandboxConfig, serverConfig, workerConfig } from "./rspack-config.mjs";

const runCompiler = (configs) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(configs);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) return reject(error);
      if (stats.hasErrors() || stats.hasWarnings())
        return reject(new Error(stats.toString({ preset: "errors-warnings", colors: false })));
      resolve();
    });
  });

/**
 * Makes `build/out` from the sources: browser files, both Node programs, messages, compressed copies. What stood there
 * stays when it fails.
 */
export const build = async () => {
  const started = performance.now();
  const earlier = keepEarlierFiles(outputFolder);
  try {
    await runCompiler([clientConfig(), workerConfig(), serverConfig(), sandboxConfig()]);
    await compileMessages();
    await compressStaticFiles();
  } catch (error) {
    earlier.giveBack();
    throw error;
  }
  earlier.finish();
  markFresh();
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
};

if (process.argv[1] === import.meta.filename)
  await build().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
