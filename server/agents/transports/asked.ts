import type { SiteConfig } from "#config/sites.ts";
import type { SignedRequest } from "../platforms/signatures.ts";

/** What a request says beside its operation and body. */
export interface Asked {
  site: SiteConfig;
  address: string;
  requestId: string;
  profileUrl: string;
  idempotencyKey: string | undefined;
  transport: "rest" | "mcp";
  /** The access token of an account that has let the platform in. */
  token: string | null;
  /** The request as it was signed. */
  signed: SignedRequest;
}
