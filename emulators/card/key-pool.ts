import { generateKeyPair, type KeyObject } from "node:crypto";
import { promisify } from "node:util";

export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const generate = promisify(generateKeyPair) as (type: "rsa", options: { modulusLength: number }) => Promise<KeyPair>;

/** A fresh 2048-bit RSA pair. */
export const createKeyPair = (): Promise<KeyPair> => generate("rsa", { modulusLength: 2048 });

/** Key pairs for one use each; making one takes about 100 ms, so the next waits ready. */
export const createKeyPool = (): { take(): Promise<KeyPair> } => {
  let next: Promise<KeyPair> | null = null;
  return {
    async take() {
      const pair = await (next ?? createKeyPair());
      next = createKeyPair();
      return pair;
    },
  };
};
