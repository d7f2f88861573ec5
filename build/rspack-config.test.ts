import { execFileSync } from "node:child_process";

/**
 * What an expression says of the browser's configuration, asked of a process of its own: it is a module that Jest does
 * not load.
 */
const ask = <T>(dev: boolean, expression: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        "--input-type=module",
        "--eval",
        `import { clientConfig } from "./build/rspack-config.mjs";
         const { output, module, resolve } = clientConfig({ dev: ${dev} });
         console.log(JSON.stringify(${expression}));`,
      ],
      { encoding: "utf8" },
    ),
  ) as T;

test.each([true, false])("browsers wait 120 s for a chunk, in development: %s", (dev) => {
  expect(ask(dev, "output.chunkLoadTimeout")).toBe(120_000);
});

test("packages go into the browser's files as they are published", () => {
  const file = "/shop/node_modules/react-router/dist/development/index.mjs";
  expect(ask(false, `module.rules.filter(({ test }) => test.test(${JSON.stringify(file)})).length`)).toBe(0);
  // The one alias leads to an entry that its package names.
  expect(ask(false, "Object.values(resolve.alias)")).toEqual([
    require.resolve("@formatjs/icu-messageformat-parser/no-parser.js"),
  ]);
});
