import { packAll } from "./packages/pack.mjs";

/** `npm run packages`: makes what is published of sandbox, emulators and world, and says how large it is. */
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

for (const { name, file, size, unpackedSize, entryCount } of await packAll())
  console.log(`${name}: ${megabytes(size)}, ${entryCount} files of ${megabytes(unpackedSize)}\n  ${file}`);
