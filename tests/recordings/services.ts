import { fixClock } from "./fixed-clock.ts";
import type { RecordedServices } from "./record-walk.ts";
import { environmentOf, faultsOf, startSandboxServices } from "./sandbox-services.ts";
import { MOMENT } from "./stand-ins.ts";

/** Names of docs/configuration.md that say where services are and who asks. */
const isConfiguration = (name: string) =>
  /^(COMMERCE|CODE_LOGIN|CARD|CONTENT|REVIEWS|BV|ADDRESS|PAYPAL|KLARNA|APPLE_PAY|RECAPTCHA|RECOMMENDATIONS|SUBSCRIPTIONS|SITE_HOSTS)_/.test(
    name,
  );

const isLoopback = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1)$/.test(hostname);

/** The services at an origin, by the environment; a sandbox on this machine needs none. */
const servicesAt = (origin: string): RecordedServices => {
  const url = new URL(origin);
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => isConfiguration(entry[0]) && Boolean(entry[1]),
  );
  if (!isLoopback(url)) return { environment: { ...Object.fromEntries(given), COMMERCE_API_ORIGIN: url.origin } };
  const vendors = `http://127.0.0.1:${process.env["VENDORS_PORT"] ?? Number(url.port) + 1}`;
  return {
    environment: { ...environmentOf(url.origin, vendors), ...Object.fromEntries(given) },
    fault: faultsOf(url.origin),
  };
};

/** What is recorded: the services at `from`, or a new sandbox of our own, whose clock stands still. */
export const openServices = async (
  from: string | undefined,
): Promise<RecordedServices & { isSandbox: boolean; close: () => Promise<void> }> => {
  if (from) {
    const services = servicesAt(from);
    return { ...services, isSandbox: services.fault !== undefined, close: async () => undefined };
  }
  fixClock(MOMENT);
  return { ...(await startSandboxServices()), isSandbox: true };
};
