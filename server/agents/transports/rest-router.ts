import { type Request, type RequestHandler, type Response, Router } from "express";
import { siteForHost } from "#config/sites.ts";
import { clientAddress } from "#server/limits/client-network.ts";
import { bearerToken } from "#server/middleware/bearer-token.ts";
import { idOf } from "#server/middleware/logger.ts";
import { ProtocolProblem } from "../contract/protocol-problem.ts";
import { scopes } from "../linking/scopes.ts";
import { profileUrlOf } from "../platforms/platform-profile.ts";
import type { SignedRequest } from "../platforms/signatures.ts";
import { REST_PATH } from "#server/agent-paths.ts";
import type { Asked } from "./asked.ts";
import type { Desk } from "./desk.ts";
import { type AgentInput, agentOperations, type AgentOperation } from "./operations.ts";
import { sendSigned } from "./signed-answer.ts";
import { bodyOf, signedBytes } from "./signed-body.ts";

/** The request as its platform signed it: with the shop's public address, whatever stands in front of the process. */
export const signedRequest = (desk: Desk, request: Request): SignedRequest => {
  const { origin } = siteForHost(desk.services.config.sites, request.get("host"));
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const { protocol } = new URL(origin);
  return {
    method: request.method,
    url: `${protocol}//${request.get("host") ?? new URL(origin).host}${request.originalUrl}`,
    headers,
    body: signedBytes(request),
  };
};

/** What a request of either transport says beside its body. */
export const askedBy = (
  desk: Desk,
  request: Request,
  said: Pick<Asked, "profileUrl" | "idempotencyKey" | "transport">,
): Asked => ({
  site: siteForHost(desk.services.config.sites, request.get("host")),
  address: clientAddress(request),
  requestId: idOf(request),
  ...said,
  token: bearerToken(request),
  signed: signedRequest(desk, request),
});

/** Sends a document, signed. */
const send = (desk: Desk, response: Response, status: number, document: unknown): Promise<void> =>
  sendSigned(desk.keys, response, { status, body: JSON.stringify(document) });

/** How a platform gets what a request lacks (RFC 6750, 3): which scopes, and where it is told how. */
export const challengeOf = (desk: Desk, request: Request, { code, content }: ProtocolProblem): string | null => {
  if (code !== "identity_required" && code !== "insufficient_scope") return null;
  const { origin } = siteForHost(desk.services.config.sites, request.get("host"));
  const wrong = code === "insufficient_scope" ? code : bearerToken(request) === null ? null : "invalid_token";
  return [
    `Bearer realm="${origin}"`,
    ...(wrong ? [`error="${wrong}"`, `error_description="${content}"`] : []),
    `scope="${scopes.orderRead}"`,
    `resource_metadata="${origin}/.well-known/oauth-protected-resource"`,
  ].join(", ");
};

/** What such a problem says in the words of the protocol. */
export const identityMessages = ({ code, content }: ProtocolProblem) =>
  code === "identity_required" || code === "insufficient_scope"
    ? { messages: [{ type: "error", code, content, severity: "requires_buyer_review" }] }
    : {};

/** Sends a problem of the protocol; anything else is thrown on. */
const sendProtocolProblem = async (desk: Desk, request: Request, response: Response, error: unknown): Promise<void> => {
  if (!(error instanceof ProtocolProblem)) throw error;
  const { status, code, content, retryAfterSeconds } = error;
  const { origin } = siteForHost(desk.services.config.sites, request.get("host"));
  if (retryAfterSeconds !== undefined) response.set("retry-after", String(retryAfterSeconds));
  const challenge = challengeOf(desk, request, error);
  if (challenge) response.set("www-authenticate", challenge);
  await send(desk, response, status, { code, content, ...identityMessages(error), continue_url: `${origin}/` });
};

const answering =
  (desk: Desk, operation: AgentOperation): RequestHandler =>
  async (request, response) => {
    try {
      const asked = askedBy(desk, request, {
        profileUrl: profileUrlOf(request.get("ucp-agent")),
        idempotencyKey: request.get("idempotency-key"),
        transport: "rest",
      });
      const input: AgentInput = { id: String(request.params["id"] ?? ""), body: bodyOf(request) };
      const { body, isCreated } = await desk.serve(operation, input, asked);
      await send(desk, response, isCreated ? 201 : 200, body);
    } catch (error) {
      await sendProtocolProblem(desk, request, response, error);
    }
  };

/** The operations as REST: `/ucp/v1/…`, each answer signed. */
export const createRestRouter = (desk: Desk): Router => {
  const router = Router();
  for (const operation of agentOperations) {
    const path = REST_PATH + operation.path.replace("{id}", ":id");
    if (operation.method === "GET") router.get(path, answering(desk, operation));
    else if (operation.method === "PUT") router.put(path, answering(desk, operation));
    else router.post(path, answering(desk, operation));
  }
  router.use(REST_PATH, (request, response) =>
    sendProtocolProblem(
      desk,
      request,
      response,
      new ProtocolProblem("invalid_request", "There is nothing at this address."),
    ),
  );
  return router;
};
