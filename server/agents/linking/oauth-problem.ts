/** Errors of OAuth 2.0 (RFC 6749, 4.1.2.1 and 5.2). */
export type OauthErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_scope"
  | "access_denied"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "temporarily_unavailable";

/** A request of OAuth that is refused. */
export class OauthProblem extends Error {
  constructor(
    readonly code: OauthErrorCode,
    /** What is wrong, for whoever builds the platform. */
    readonly content: string,
  ) {
    super(content);
    this.name = "OauthProblem";
  }

  /** Of the answer in HTTP. */
  get status(): number {
    return this.code === "invalid_client" ? 401 : this.code === "temporarily_unavailable" ? 503 : 400;
  }
}
