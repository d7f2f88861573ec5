/**
 * The built storefront, as `runPrograms` starts it. V8 makes room by the memory of the machine and cleans up late:
 * 380 MB with a full page cache on a large machine, 254 with this limit. A lower one costs pages: with 512 it made a
 * sixth fewer of them in a rush. Options of the caller's own in `NODE_OPTIONS` win over it.
 */
export const storefrontProgram = {
  name: "storefront",
  file: "build/out/server.cjs",
  env: { NODE_OPTIONS: `--max-old-space-size=640 ${process.env.NODE_OPTIONS ?? ""}`.trim() },
};
