import type { Request } from "express";

/** The access token of `Authorization: Bearer …`, unverified; `null` when none was sent. */
export const bearerToken = (request: Request): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]*|[\w.~+/=-]+)$/i.exec(request.get("authorization") ?? "")?.[1] ?? null;
