import { Fault } from "#sandbox/core/fault.ts";

/** A site as devices know it: its passkeys are good on this host and those below it. */
export interface RelyingParty {
  id: string;
  name: string;
}

/** What a device signed, as far as it can be read before it is checked. */
export interface ClientData {
  challenge: string;
  origin: string;
}

const unreadable = () => new Fault(400, "invalid_request", "credential is not valid.");

/** Reads what a credential says was signed. @throws Fault 400. */
export const clientDataOf = (credential: unknown): ClientData => {
  const encoded = (credential as { response?: { clientDataJSON?: unknown } } | undefined)?.response?.clientDataJSON;
  if (typeof encoded !== "string" || encoded.length > 8192) throw unreadable();
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(encoded, "base64url").toString("utf8")) as Partial<ClientData>;
    if (typeof challenge === "string" && typeof origin === "string" && URL.canParse(origin))
      return { challenge, origin };
  } catch {
    // Told below, like anything else that is no credential.
  }
  throw unreadable();
};

/**
 * Whether a page may use the passkeys of a host: it is that host or below it, over https unless it is on this machine.
 */
export const isOriginOf = ({ id }: RelyingParty, origin: string): boolean => {
  const { hostname, protocol } = new URL(origin);
  const isThere = hostname === id || hostname.endsWith(`.${id}`);
  return isThere && (protocol === "https:" || /^(.+\.)?localhost$/.test(hostname));
};
