import { UCP_VERSION } from "../contract/contract.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import type { CapabilityOffer, Platform } from "./platform-profile.ts";

/** What both sides can do, by name; the version is the newest that both know. */
export type Capabilities = ReadonlyMap<string, CapabilityOffer>;

type Offers = Readonly<Record<string, readonly CapabilityOffer[]>>;

const parentsOf = ({ extends: parents }: CapabilityOffer): readonly string[] =>
  parents === undefined ? [] : typeof parents === "string" ? [parents] : parents;

/** The version of the protocol that a platform uses. @throws ProtocolProblem `version_unsupported` */
export const checkVersion = ({ version }: Platform): void => {
  if (version !== UCP_VERSION)
    throw new ProtocolProblem(
      "version_unsupported",
      `Protocol version ${version} is not supported. This business supports version ${UCP_VERSION}.`,
    );
};

/**
 * The capabilities that a platform and the shop have in common: of each the newest version both know, and no extension
 * without a parent among them. The settings are the platform's.
 */
export const commonCapabilities = (own: Offers, { capabilities: theirs }: Platform): Capabilities => {
  const common = new Map<string, CapabilityOffer>();
  for (const [name, offers] of Object.entries(own)) {
    const shared = offers
      .filter(({ version }) => theirs[name]?.some((each) => each.version === version))
      .toSorted((one, other) => other.version.localeCompare(one.version))[0];
    const config = theirs[name]?.find(({ version }) => version === shared?.version)?.config;
    if (shared) common.set(name, { version: shared.version, extends: shared.extends, ...(config && { config }) });
  }
  for (let isPruned = true; isPruned;) {
    isPruned = false;
    for (const [name, offer] of common) {
      const parents = parentsOf(offer);
      if (parents.length === 0 || parents.some((parent) => common.has(parent))) continue;
      common.delete(name);
      isPruned = true;
    }
  }
  return common;
};

/** Those that an answer names: the capability of its operation, and the extensions of it. */
export const relevantCapabilities = (common: Capabilities, root: string): Record<string, { version: string }[]> =>
  Object.fromEntries(
    [...common]
      .filter(([name, offer]) => name === root || parentsOf(offer).includes(root))
      .map(([name, { version }]) => [name, [{ version }]]),
  );
