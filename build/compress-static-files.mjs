import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { outputFolder } from "./paths.mjs";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(js|css|svg|json|txt|map)$/;

/** Writes a `.br` (quality 11) and a `.gz` beside each text file that the browser may ask for. */
export const compressStaticFiles = async (folder = path.join(outputFolder, "static")) => {
  const files = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      const text = readFileSync(file);
      const [smallest, small] = await Promise.all([
        brotli(text, {
          params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length },
        }),
        gzip(text, { level: 9 }),
      ]);
      writeFileSync(`${file}.br`, smallest);
      writeFileSync(`${file}.gz`, small);
    }),
  );
};
