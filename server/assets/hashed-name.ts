/**
 * Names of files that never change: with a hash of their content in them, or, chunks, below a folder named by the hash
 * of the build.
 */
export const hashed = /\.[0-9a-f]{8}\.\w+$|^\/[0-9a-f]{8}\//;
