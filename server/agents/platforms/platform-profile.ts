import type { JWK } from "jose";
import { LRUCache } from "lru-cache";
import { parseDictionary } from "structured-headers";
import { contractFaults } from "../contract/contract.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import type { CallOutside } from "./outside-call.ts";

/** One offer of a capability: its version, whose extension it is, and settings. */
export interface CapabilityOffer {
  version: string;
  spec?: string;
  schema?: string;
  extends?: string | string[];
  config?: Record<string, unknown>;
}

/** Who asks: what a platform publishes about itself, and where. */
export interface Platform {
  /** Address of its profile; by this it is known. */
  profile: string;
  version: string;
  capabilities: Readonly<Record<string, readonly CapabilityOffer[]>>;
  /** Public keys that its signatures are held against. */
  signingKeys: readonly JWK[];
}

/** Finds what a platform publishes. @throws ProtocolProblem of discovery */
export interface PlatformProfiles {
  find(profileUrl: string): Promise<Platform>;
  /** Asks again where the kept profile is older than a minute: a key may be new. */
  refresh(profileUrl: string): Promise<Platform>;
}

const MOST_PROFILES = 1_000;
const FLOOR_MS = 60_000;
const CEILING_MS = 86_400_000;
const FAILURE_MS = 30_000;

/** The address of a platform's profile in a `UCP-Agent` header (RFC 8941). @throws ProtocolProblem */
export const profileUrlOf = (header: string | undefined): string => {
  if (!header) throw new ProtocolProblem("invalid_profile_url", "The UCP-Agent header is missing.");
  try {
    const value: unknown = parseDictionary(header).get("profile")?.[0];
    if (typeof value === "string") return value;
  } catch {
    // Said below.
  }
  throw new ProtocolProblem("invalid_profile_url", 'The UCP-Agent header must read profile="https://…".');
};

const checkedUrl = (text: string, allowLocal: boolean): string => {
  const isUsable =
    text.length <= 2048 && URL.canParse(text) && (allowLocal ? /^https?:/ : /^https:/).test(new URL(text).protocol);
  if (!isUsable || new URL(text).username !== "")
    throw new ProtocolProblem("invalid_profile_url", "The address of the profile must be an https URL.");
  return text;
};

const keepMs = (cacheControl: unknown): number => {
  const seconds = Number(/max-age=(\d+)/.exec(typeof cacheControl === "string" ? cacheControl : "")?.[1] ?? 0);
  return Math.min(CEILING_MS, Math.max(FLOOR_MS, seconds * 1000));
};

const asPlatform = (profile: string, text: string): Platform => {
  let document: { ucp: { version: string; capabilities?: Platform["capabilities"] }; signing_keys?: JWK[] };
  try {
    document = JSON.parse(text) as typeof document;
  } catch {
    throw new ProtocolProblem("profile_malformed", "The profile is not valid JSON.");
  }
  const faults = contractFaults(document, ["discovery/profile_schema.json#/$defs/platform_profile"]);
  if (faults.length > 0)
    throw new ProtocolProblem("profile_malformed", `The profile is malformed: ${faults.join("; ")}`);
  const { version, capabilities = {} } = document.ucp;
  return { profile, version, capabilities, signingKeys: document.signing_keys ?? [] };
};

interface ProfilesOptions {
  call: CallOutside;
  /** Whether profiles may lie on this machine. */
  allowLocal: boolean;
  /** Counts one more profile that nobody here knows. @throws where there are too many */
  count: () => Promise<void>;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Creates the memory of platforms' profiles: of fixed size, each kept for at least a minute and for as long as its
 * address says, a failure for half a minute, so that a stranger costs the same however often he asks.
 */
export const createPlatformProfiles = (options: ProfilesOptions): PlatformProfiles => {
  const { call, allowLocal, count, now = Date.now } = options;
  const known = new LRUCache<string, { found: Promise<Platform>; at: number; until: number }>({ max: MOST_PROFILES });

  const ask = async (url: string): Promise<{ platform: Platform; keep: number }> => {
    await count();
    const headers = { accept: "application/json" };
    const answer = await call(url, { headers }).catch((error: unknown) => {
      throw new ProtocolProblem("profile_unreachable", `The profile could not be fetched: ${(error as Error).message}`);
    });
    if (answer.status < 200 || answer.status > 299)
      throw new ProtocolProblem("profile_unreachable", `The profile answered with status ${answer.status}.`);
    return { platform: asPlatform(url, answer.body), keep: keepMs(answer.headers["cache-control"]) };
  };

  const fetchAnew = (url: string): Promise<Platform> => {
    const entry = { found: Promise.resolve({} as Platform), at: now(), until: now() + FLOOR_MS };
    entry.found = ask(url).then(
      ({ platform, keep }) => {
        entry.until = entry.at + keep;
        return platform;
      },
      (error: unknown) => {
        entry.until = now() + (error instanceof ProtocolProblem ? FAILURE_MS : 0);
        throw error;
      },
    );
    known.set(url, entry);
    return entry.found;
  };

  return {
    find: async (given) => {
      const url = checkedUrl(given, allowLocal);
      const kept = known.get(url);
      return kept && kept.until > now() ? kept.found : fetchAnew(url);
    },
    refresh: async (url) => {
      const kept = known.get(url);
      return kept && now() - kept.at < FLOOR_MS ? kept.found : fetchAnew(url);
    },
  };
};
