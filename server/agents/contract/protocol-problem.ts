/** Problems of discovery, signatures and the protocol itself, with their status in REST and their code in JSON-RPC. */
const problems = {
  invalid_profile_url: [400, -32001],
  profile_unreachable: [424, -32001],
  profile_malformed: [422, -32001],
  version_unsupported: [422, -32001],
  signature_missing: [401, -32000],
  signature_invalid: [401, -32000],
  key_not_found: [401, -32000],
  digest_mismatch: [400, -32600],
  algorithm_unsupported: [400, -32600],
  invalid_request: [400, -32602],
  request_too_large: [400, -32602],
  idempotency_key_reused: [409, -32000],
  identity_required: [401, -32000],
  insufficient_scope: [403, -32000],
  rate_limited: [429, -32000],
  unavailable: [503, -32000],
} as const satisfies Record<string, readonly [status: number, code: number]>;

/** The protocol's word for a problem that keeps a request from being carried out. */
export type ProtocolProblemCode = keyof typeof problems;

/** A request that is not carried out: no answer of the protocol, but an error of its transport. */
export class ProtocolProblem extends Error {
  /** Of the answer in HTTP. */
  readonly status: number;
  /** Of the error in JSON-RPC. */
  readonly rpcCode: number;

  constructor(
    readonly code: ProtocolProblemCode,
    /** What is wrong, for whoever builds the platform. */
    readonly content: string,
    /** When to ask again, in seconds. */
    readonly retryAfterSeconds?: number,
  ) {
    super(content);
    this.name = "ProtocolProblem";
    [this.status, this.rpcCode] = problems[code];
  }
}
