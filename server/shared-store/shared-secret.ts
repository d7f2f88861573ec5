import { randomBytes } from "node:crypto";
import type { SharedStore } from "./shared-store.ts";

/** Long enough to outlive every restart; a new one is made when it is over. */
const KEEP_SECONDS = 90 * 86_400;

const FIRST_COMES = `
redis.call("set", KEYS[1], ARGV[1], "NX", "EX", ARGV[2])
return redis.call("get", KEYS[1])`;

/** A secret that the first process has made and all know; null while the store is away. */
export const sharedSecret = async (store: SharedStore, name: string): Promise<string | null> => {
  const made = randomBytes(32).toString("base64url");
  const values = [made, String(KEEP_SECONDS)];
  return store.run(FIRST_COMES, [`secret:${name}`], values).then(String, () => null);
};
