import request, { type Response } from "supertest";
import type { TestSandbox } from "#sandbox/test-sandbox.ts";
import { organizationId, publicClientId } from "#worlds/wickett-plum/sites.ts";
import { contractFolder, createOasValidator, type OasValidator } from "#sandbox/contract/oas-validator.ts";
import { challengeOf } from "./pkce.ts";

/** The address of the login service. */
export const authAddress = `/shopper/auth/v1/organizations/${organizationId}/oauth2`;

export const testVerifier = "a-code-verifier-of-sufficient-length-for-pkce-0123456789";

export const testRedirectUri = "http://localhost:3000/callback";

/** A client of the login service with its secret, as a Basic header knows it. */
export type Secret = { id: string; secret: string };

const folder = contractFolder();
let validator: OasValidator | undefined;

/** The document describes what introspection and revocation are asked with in place of what they answer. */
const misdescribed = /^(introspectToken|revokeToken) 200/;

/** Holds an answer against the published document. */
const asDocumented = (method: string, path: string, answer: Response): Response => {
  validator ??= createOasValidator(folder);
  const faults = validator
    .problems({
      method,
      url: `http://sandbox${authAddress}/${path}`,
      status: answer.status,
      contentType: String(answer.headers["content-type"] ?? ""),
      body: answer.text ? (answer.body as unknown) : undefined,
    })
    .filter((fault) => !misdescribed.test(fault));
  if (faults.length > 0) throw new Error(faults.join("\n"));
  return answer;
};

/** The calls of a client of the login service, for tests over HTTP. */
export interface TestLogin {
  authorize(changes?: Record<string, string>): Promise<Response>;
  logIn(login: string, password: string, changes?: Record<string, string>): Promise<Response>;
  post(path: string, form: Partial<Record<string, string>>, authorization?: Secret | string): Promise<Response>;
  /** Exchanges the code of a redirect. */
  redeem(redirect: Response, changes?: Record<string, string>, secret?: Secret): Promise<Response>;
  /** A resource of the Shopper APIs with a bearer token, for example `/customer/shopper-customers/v1|/customers/x`. */
  get(base: string, path: string, token: string, query?: Record<string, string>): Promise<Response>;
}

/** @param clientId the client that calls; the storefront's public one unless said otherwise */
export const testLogin = (
  { app }: Pick<TestSandbox, "app">,
  { clientId = publicClientId, siteId = "WickettPlumUS" } = {},
): TestLogin => {
  const codeRequest = {
    client_id: clientId,
    channel_id: siteId,
    redirect_uri: testRedirectUri,
    code_challenge: challengeOf(testVerifier),
  };
  const post: TestLogin["post"] = async (path, form, authorization) => {
    const call = request(app).post(`${authAddress}/${path}`).type("form").send(form);
    if (typeof authorization === "string") void call.set("authorization", authorization);
    else if (authorization !== undefined) void call.auth(authorization.id, authorization.secret);
    return asDocumented("POST", path, await call);
  };
  return {
    authorize: async (changes = {}) =>
      asDocumented(
        "GET",
        "authorize",
        await request(app)
          .get(`${authAddress}/authorize`)
          .query({ ...codeRequest, response_type: "code", hint: "guest", ...changes }),
      ),
    logIn: async (login, password, changes = {}) =>
      asDocumented(
        "POST",
        "login",
        await request(app)
          .post(`${authAddress}/login`)
          .auth(login, password)
          .type("form")
          .send({ ...codeRequest, ...changes }),
      ),
    post,
    redeem: async ({ headers }, changes = {}, secret) =>
      post(
        "token",
        {
          grant_type: "authorization_code_pkce",
          client_id: clientId,
          channel_id: siteId,
          code: new URL(headers.location ?? "http://nowhere").searchParams.get("code") ?? "",
          code_verifier: testVerifier,
          redirect_uri: testRedirectUri,
          ...changes,
        },
        secret,
      ),
    get: async (base, path, token, query = {}) =>
      request(app)
        .get(`${base}/organizations/${organizationId}${path}`)
        .query({ siteId, ...query })
        .auth(token, { type: "bearer" }),
  };
};
