import { useCommerceApi } from "#app/contexts/commerce-api-provider.tsx";
import { useAnswer } from "#app/hooks/use-answer.ts";
import { createSourceCodeGroupsApi, type SourceCodeGroup } from "./source-code-groups-api.ts";

/** What the bag's source code opens; null while that is not known, and for a code that opens nothing any more. */
export const useSourceCodeGroup = (code: string | undefined): SourceCodeGroup | null => {
  const { transports } = useCommerceApi();
  const { value: group } = useAnswer(
    code && `source code ${code}`,
    () => createSourceCodeGroupsApi(transports.site).ofCode(code ?? ""),
    "The source code could not be asked about.",
  );
  return group ?? null;
};
