import type { Clock } from "#sandbox/core/clock.ts";
import { createSharedRead } from "#sandbox/core/database/shared-read.ts";
import { activeSourceCodeGroup, type SourceCodeGroup } from "./source-code.ts";
import type { SourceCodeRepository } from "./source-code-repository.ts";

/** Source codes as prices and promotions see them. */
export interface SourceCodeService {
  /** The group of the code the running call's session has on a site, or nothing. */
  active(siteId: string): Promise<SourceCodeGroup | undefined>;
  /** The session's code, when it opens something on a site; else null. */
  activeCode(siteId: string): Promise<string | null>;
  /** The group of a code, or nothing when the code opens nothing now. */
  groupOf(code: string, siteId: string): Promise<SourceCodeGroup | undefined>;
}

/**
 * Kept in memory between writes.
 * @param codeOf the code of the session that asks
 */
export const createSourceCodeService = (
  repository: SourceCodeRepository,
  codeOf: () => string | undefined,
  clock: Clock,
): SourceCodeService => {
  const groups = createSharedRead(() => repository.groups());

  const groupOf = async (code: string, siteId: string) =>
    activeSourceCodeGroup(await groups(), { code, siteId, now: clock.now() });

  const active = async (siteId: string) => {
    const code = codeOf();
    return code === undefined ? undefined : groupOf(code, siteId);
  };

  return {
    groupOf,
    active,
    activeCode: async (siteId) => ((await active(siteId)) ? (codeOf() ?? null) : null),
  };
};
