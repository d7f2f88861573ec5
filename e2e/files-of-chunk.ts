import { readFileSync } from "node:fs";

/** The scripts of a chunk, named as in `webpackChunkName`, as a page of the built shop asks for them. */
export const filesOf = (chunk: string): RegExp => {
  const { assetsByChunkName } = JSON.parse(readFileSync("build/out/loadable-stats.json", "utf8")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const names = (assetsByChunkName[chunk] ?? []).filter((name) => name.endsWith(".js"));
  return new RegExp(`/(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})$`);
};
