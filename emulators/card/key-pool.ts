import { generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";

export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const generate = promisify(generateKeyPair) as (type: "rsa", options: { modulusLength: number }) => Promise<KeyPair>;

/** A fresh 2048-bit RSA pair. */
const createKeyPair = (): Promise<KeyPair> => generate("rsa", { modulusLength: 2048 });

/** Pairs of all emulators of this process; making one takes 100 to 500 ms, which no shopper should wait for. */
const POOL_SIZE = 4;
const pool: Promise<KeyPair>[] = [];
let taken = 0;

/**
 * A pair to encrypt one card with. The real service makes one for each form; here the pairs take turns, under a key id
 * of each form's own, since there is no card to protect. The next waits ready.
 */
export const takeKeyPair = (): Promise<KeyPair> => {
  const turn = taken++ % POOL_SIZE;
  const pair = (pool[turn] ??= createKeyPair());
  pool[(turn + 1) % POOL_SIZE] ??= createKeyPair();
  return pair;
};

let signing: Promise<KeyPair> | undefined;

/** The pair that signs for the platform, one for the process. */
export const platformKeyPair = (): Promise<KeyPair> => (signing ??= createKeyPair());
