import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const COST = { N: 16_384, r: 8, p: 1 };
const KEY_BYTES = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize("NFC"), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/**
 * What is stored of a password: `scrypt$N$r$p$salt$key`. @param salt 16 bytes, random unless the hash must be the same
 * again
 */
export const hashPassword = async (password: string, salt: Buffer = randomBytes(16)): Promise<string> => {
  const key = await derive(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), key.toString("base64url")].join("$");
};

/** Whether a password belongs to a stored hash. Without a hash it takes as long and is always false. */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, N, r, p, salt = "", key = ""] = (hash ?? "").split("$");
  if (!hash) {
    await derive(password, Buffer.alloc(16), COST);
    return false;
  }
  const expected = Buffer.from(key, "base64url");
  const actual = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === actual.length && timingSafeEqual(expected, actual);
};

/**
 * Why a new password is refused: the platform's default rule of 8 characters with both cases, a digit and a special
 * character.
 */
export const passwordWeakness = (password: unknown): string | undefined => {
  if (typeof password !== "string" || password.length < 8) return "The password must have at least 8 characters.";
  if (password.length > 4096) return "The password must have at most 4096 characters.";
  if (!/\p{Ll}/u.test(password) || !/\p{Lu}/u.test(password))
    return "The password must have a small and a capital letter.";
  if (!/\d/.test(password)) return "The password must have a digit.";
  if (!/[^\p{L}\d\s]/u.test(password)) return "The password must have a special character.";
  return undefined;
};
