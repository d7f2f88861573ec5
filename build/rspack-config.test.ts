import { execFileSync } from "node:child_process";

/** What the browser's configuration says, read by a process of its own: it is a module that Jest does not load. */
const output = (dev: boolean) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `import { clientConfig } from "./build/rspack-config.mjs"; console.log(JSON.stringify(clientConfig({ dev: ${dev} }).output));`,
      ],
      { encoding: "utf8" },
    ),
  ) as { chunkLoadTimeout: number };

test.each([true, false])("browsers wait 120 s for a chunk, in development: %s", (dev) => {
  expect(output(dev).chunkLoadTimeout).toBe(120_000);
});
