import { decodeJwt } from "jose";
import type { TestSandbox } from "./test-sandbox.ts";

const DAY_SECONDS = 86_400;

/** The same access token with a day more to live, for tests in which more than its half hour passes. */
export const longToken = ({ services }: Pick<TestSandbox, "services">, token: string): Promise<string> => {
  const claims = decodeJwt(token);
  return services.signer.sign({ ...claims, exp: (claims.exp ?? 0) + DAY_SECONDS });
};
