import { missingParameter } from "#sandbox/core/request/query-values.ts";
import type { ApiFamily } from "#sandbox/core/api-route.ts";
import type { SourceCodeService } from "#sandbox/platform/shopper-context/source-code-service.ts";

/** Longest code that is looked up. */
const CODE_LIMIT = 256;

/**
 * `GET /custom/source-codes/v1/…/source-code-groups?c_sourceCode=`: the group that a code opens on the site now, as a
 * list of none or one. The platform's own Source Code Groups API wants an administrator's token, so that a shop asks an
 * endpoint of the merchant's (bag-31).
 */
export const sourceCodeFamilies = (sourceCodes: Pick<SourceCodeService, "groupOf">): ApiFamily[] => [
  {
    base: "/custom/source-codes/v1",
    dialects: ["scapi"],
    routes: [
      {
        operation: "SourceCodes.getSourceCodeGroups",
        method: "get",
        path: "/source-code-groups",
        query: ["c_sourceCode"],
        handle: async ({ query, siteId }) => {
          const code = (query.get("c_sourceCode") ?? "").trim();
          if (code === "" || code.length > CODE_LIMIT) throw missingParameter("c_sourceCode");
          const group = await sourceCodes.groupOf(code, siteId);
          const data = group
            ? [{ id: group.id, description: group.name, ...(group.endsAt && { endTime: group.endsAt.toISOString() }) }]
            : [];
          return { total: data.length, data };
        },
      },
    ],
  },
];
