import { type RequestHandler, type Response, Router } from "express";
import { siteForHost } from "#config/sites.ts";
import type { SiteServices } from "#server/api/site/create-site-context.ts";
import { clientAddress } from "#server/limits/client-network.ts";
import { readSignedBody, signedBytes } from "../transports/signed-body.ts";
import { parametersOf, redirectTo, type Linking } from "./linking.ts";
import { OauthProblem } from "./oauth-problem.ts";
import { allScopes } from "./scopes.ts";

/** Where a shopper says whether an assistant may come in. */
const consentPath = (key: string) => `/security?assistant=${key}`;

const METADATA_SECONDS = 300;

const sendProblem = (response: Response, error: unknown): void => {
  if (!(error instanceof OauthProblem)) throw error;
  response.status(error.status).json({ error: error.code, error_description: error.content });
};

/**
 * The shop as an authorization server: its metadata (RFC 8414, RFC 9728), `/oauth2/authorize`, `/oauth2/token` and
 * `/oauth2/revoke`. The shopper's answer is the site API's (`createLinkOperations`).
 */
export const createLinkingRouter = (services: SiteServices, linking: Linking): Router => {
  const router = Router();
  const siteOf = (host: string | undefined) => siteForHost(services.config.sites, host);

  router.get("/.well-known/oauth-authorization-server", (request, response) => {
    const { origin } = siteOf(request.get("host"));
    const methods = ["private_key_jwt", "none"];
    response.set({ "cache-control": `public, max-age=${METADATA_SECONDS}`, "access-control-allow-origin": "*" });
    response.json({
      issuer: origin,
      authorization_endpoint: `${origin}/oauth2/authorize`,
      token_endpoint: `${origin}/oauth2/token`,
      revocation_endpoint: `${origin}/oauth2/revoke`,
      scopes_supported: allScopes,
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: methods,
      token_endpoint_auth_signing_alg_values_supported: ["ES256", "ES384", "PS256", "RS256", "EdDSA"],
      revocation_endpoint_auth_methods_supported: methods,
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
  });
  router.get("/.well-known/oauth-protected-resource", (request, response) => {
    const { origin } = siteOf(request.get("host"));
    response.set({ "cache-control": `public, max-age=${METADATA_SECONDS}`, "access-control-allow-origin": "*" });
    response.json({
      resource: origin,
      authorization_servers: [origin],
      scopes_supported: allScopes,
      bearer_methods_supported: ["header"],
    });
  });

  router.get("/oauth2/authorize", async (request, response) => {
    const site = siteOf(request.get("host"));
    response.set({ "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
    await services.limits.take("agent", { address: clientAddress(request) });
    let parameters: URLSearchParams;
    let redirectUri: string;
    try {
      parameters = parametersOf(request.originalUrl.split("?")[1] ?? "");
      const known = await linking.client(parameters);
      ({ redirectUri } = known);
      try {
        return response.redirect(303, consentPath(await linking.ask(site, known.client, parameters)));
      } catch (error) {
        if (!(error instanceof OauthProblem)) throw error;
        const { code, content } = error;
        const state = parameters.get("state");
        const said = { error: code, error_description: content, state, iss: site.origin };
        return response.redirect(303, redirectTo(redirectUri, said));
      }
    } catch (error) {
      if (!(error instanceof OauthProblem)) throw error;
      services.log.info({ problem: error.content.slice(0, 300) }, "An assistant's request for consent was refused.");
      // Nobody is sent to an address that is not the client's own: the shop says it itself.
      return response.redirect(303, consentPath("unknown"));
    }
  });

  const answering =
    (run: (parameters: URLSearchParams, host: string | undefined) => Promise<unknown>): RequestHandler =>
    async (request, response) => {
      response.set({ "cache-control": "no-store", pragma: "no-cache" });
      try {
        await services.limits.take("agent", { address: clientAddress(request) });
        if (!/^application\/x-www-form-urlencoded\b/i.test(request.get("content-type") ?? ""))
          throw new OauthProblem("invalid_request", "The body must be application/x-www-form-urlencoded.");
        response.json((await run(parametersOf(signedBytes(request).toString("utf8")), request.get("host"))) ?? {});
      } catch (error) {
        sendProblem(response, error);
      }
    };
  router.use(["/oauth2/token", "/oauth2/revoke"], readSignedBody);
  router.post(
    "/oauth2/token",
    answering((parameters, host) => linking.token(siteOf(host), parameters)),
  );
  router.post(
    "/oauth2/revoke",
    answering((parameters, host) => linking.revoke(siteOf(host), parameters)),
  );
  return router;
};
