import { shareProofSecret } from "./proof-secret.mjs";
import { runPrograms } from "./run-programs.mjs";
import { storefrontProgram } from "./storefront-program.mjs";

const isLoopback = (host) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/**
 * Runs what is built until it is told to stop: the sandbox (unless a real instance is configured) and the storefront.
 */
export const runShop = async () => {
  // The demo runs production builds on this machine; its levers stay within reach here unless somebody says otherwise,
  // or others may reach the shop.
  const isDemo =
    process.env.NODE_ENV !== "production" && (process.env.HOST ?? "127.0.0.1").split(",").every(isLoopback);
  if (isDemo && !process.env.SANDBOX_CONTROL_TOKEN) process.env.SANDBOX_CONTROL ??= "loopback";

  shareProofSecret();
  const programs = [storefrontProgram];
  if (!process.env.COMMERCE_API_ORIGIN)
    programs.unshift({ name: "sandbox", file: "build/out/sandbox.cjs", announces: true });
  await runPrograms(programs);
};
