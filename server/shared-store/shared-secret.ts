import { randomBytes } from "node:crypto";
import type { SharedStore } from "./shared-store.ts";

/** Long enough to outlive every restart; a new one is made when it is over. */
const KEEP_SECONDS = 90 * 86_400;

const FIRST_COMES = `
redis.call("set", KEYS[1], ARGV[1], "NX", "EX", ARGV[2])
return redis.call("get", KEYS[1])`;

/** What the first process has kept under a name, which all then know; null while the store is away. */
export const keptFirst = async (store: SharedStore, name: string, made: string): Promise<string | null> =>
  store.run(FIRST_COMES, [`secret:${name}`], [made, String(KEEP_SECONDS)]).then(String, () => null);

/** A secret that the first process has made and all know; null while the store is away. */
export const sharedSecret = (store: SharedStore, name: string): Promise<string | null> =>
  keptFirst(store, name, randomBytes(32).toString("base64url"));
