import type { Request } from "express";
import type { Database } from "#sandbox/core/database/connection.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { VerifyToken } from "./bearer-auth.ts";
import type { ApiSite } from "./site-context.ts";

/** What happened in one call; never holds bodies, tokens or query values. */
export interface CallRecord {
  correlationId: string;
  method: string;
  path: string;
  operation?: string;
  status: number;
  milliseconds: number;
  warnings: string[];
}

/** One HTTP call on its way through a dialect. */
export interface Call {
  request: Request;
  url: URL;
  record: CallRecord;
}

/** What both dialects are built from. */
export interface ApiOptions {
  families: readonly ApiFamily[];
  sites: readonly ApiSite[];
  database: Database;
  verifyToken: VerifyToken;
  organizationId: string;
  clientIds: readonly string[];
  /** True refuses what is otherwise only warned about, for example unknown query parameters. */
  strict: boolean;
  /** Longest time an operation may take, in milliseconds; the platform's unless said otherwise. */
  operationLimitMs?: number;
  /** Passed by every call before it is worked on. @throws Fault to turn it away */
  beforeCall?: (call: Call) => Promise<void>;
  onCall?: (record: CallRecord) => void;
  /** Told about errors nobody foresaw. */
  onError: (error: unknown, correlationId: string) => void;
}
