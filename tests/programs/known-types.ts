import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Lets a copy of the product begin with what the gates have found out about a program's types
 * (`build/check-steps.mjs`): the compiler then checks what is other there, and what depends on it. Where nothing is
 * known it checks all.
 * @param program the folder of its `tsconfig.json`
 * @param copy    its packages are links to those installed here
 * @returns       further words for the compiler
 */
export const fromKnownTypes = (program: string, copy: string): string[] => {
  const name = `.cache/types/${program}.tsbuildinfo`;
  const known = path.join(realpathSync(copy), name);
  mkdirSync(path.dirname(known), { recursive: true });
  if (existsSync(name)) {
    const packages = path.relative(path.dirname(known), realpathSync("node_modules"));
    writeFileSync(known, readFileSync(name, "utf8").replaceAll('"../../node_modules/', `"${packages}/`));
  }
  return ["--incremental", "--tsBuildInfoFile", known];
};
