import { fixClock } from "./fixed-clock.ts";
import type { RecordedServices } from "./record-walk.ts";
import { environmentOf, faultsOf, startSandboxServices } from "./sandbox-services.ts";
import { MOMENT } from "./stand-ins.ts";

/** Names of docs/configuration.md that say where services are and who asks. */
const isConfiguration = (name: string) =>
  /^(COMMERCE|CODE_LOGIN|CARD|CONTENT|REVIEWS|BV|ADDRESS|CONTACT_FORM|PAYPAL|KLARNA|APPLE_PAY|RECAPTCHA|RECOMMENDATIONS|SUBSCRIPTIONS|SITE_HOSTS)_/.test(
    name,
  );

const isLoopback = (hostname: string) => /^(localhost|127\.0\.0\.1)$/.test(hostname);

const configurationIn = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => isConfiguration(entry[0]) && Boolean(entry[1])),
  );

/** A real instance: everything about it comes from the environment. */
export const instanceAt = (origin: string, env: NodeJS.ProcessEnv): RecordedServices => ({
  environment: { ...configurationIn(env), COMMERCE_API_ORIGIN: new URL(origin).origin },
});

/** A sandbox that runs on this machine; it needs nothing of the environment. */
const sandboxAt = (origin: string, env: NodeJS.ProcessEnv): RecordedServices => {
  const url = new URL(origin);
  const vendors = `http://127.0.0.1:${env["VENDORS_PORT"] ?? Number(url.port) + 1}`;
  return {
    environment: { ...environmentOf(url.origin, vendors), ...configurationIn(env) },
    fault: faultsOf(url.origin),
  };
};

/** @throws an error that names the origin when nothing listens there */
export const requireAnswer = async (origin: string): Promise<void> => {
  try {
    const answer = await fetch(origin, { redirect: "manual" });
    await answer.body?.cancel();
  } catch (cause) {
    throw new Error(`Nothing answers at ${origin}.`, { cause });
  }
};

/** What is recorded: the services at `from`, or a new sandbox of our own, whose clock stands still. */
export const openServices = async (
  from: string | undefined,
): Promise<RecordedServices & { isSandbox: boolean; close: () => Promise<void> }> => {
  if (from) {
    await requireAnswer(from);
    const isSandbox = isLoopback(new URL(from).hostname);
    const services = (isSandbox ? sandboxAt : instanceAt)(from, process.env);
    return { ...services, isSandbox, close: async () => undefined };
  }
  fixClock(MOMENT);
  return { ...(await startSandboxServices()), isSandbox: true };
};
