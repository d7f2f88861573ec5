import type { ContractJudge } from "#sandbox/control/journal.ts";
import { createOasValidator } from "./oas-validator.ts";
import { judgeVendorCall } from "./vendor-contract.ts";

/** A body as the validator sees it: read as JSON where it is, else as the text it is. */
const bodyOf = (bytes: Buffer | undefined): unknown => {
  if (!bytes || bytes.length === 0) return undefined;
  const text = bytes.toString("utf8");
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Holds every answer against the published OpenAPI documents in a folder and tells the journal what does not fit;
 * addresses the documents do not know are undocumented. Costs a few milliseconds a call, so it is for development.
 */
export const createContractJudge = (folder: string): ContractJudge => {
  const validator = createOasValidator(folder);
  return (call) => {
    const { method, url, status, contentType, body, vendor } = call;
    if (vendor) return judgeVendorCall(call, vendor);
    const address = { method, url: new URL(url, "http://sandbox").href };
    if (validator.operationOf(address) === undefined) return { verdict: "undocumented", problems: [] };
    const problems = validator.problems({ ...address, status, contentType, body: bodyOf(body) });
    return { verdict: problems.length === 0 ? "conforms" : "violates", problems };
  };
};
