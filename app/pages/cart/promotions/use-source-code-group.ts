import { useEffect, useState } from "react";
import { logProblem } from "#app/browser/log-problem.ts";
import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { createSourceCodeGroupsApi, type SourceCodeGroup } from "./source-code-groups-api.ts";

/** What the bag's source code opens; null while that is not known, and for a code that opens nothing any more. */
export const useSourceCodeGroup = (code: string | undefined): SourceCodeGroup | null => {
  const { transports } = useCommerceApi();
  const [answer, setAnswer] = useState<{ code: string; group: SourceCodeGroup | null } | null>(null);
  useEffect(() => {
    if (code === undefined) return;
    let isCurrent = true;
    createSourceCodeGroupsApi(transports.site)
      .ofCode(code)
      .then(
        (group) => isCurrent && setAnswer({ code, group }),
        (error: unknown) => logProblem("The source code could not be asked about.", error),
      );
    return () => {
      isCurrent = false;
    };
  }, [code, transports]);
  return answer && answer.code === code ? answer.group : null;
};
