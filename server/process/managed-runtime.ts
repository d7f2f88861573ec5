import type { IncomingMessage, ServerResponse } from "node:http";
import { ServerlessAdapter } from "@h4ad/serverless-adapter";
import { ApiGatewayV1Adapter } from "@h4ad/serverless-adapter/adapters/aws";
import { DefaultHandler } from "@h4ad/serverless-adapter/handlers/default";
import { PromiseResolver } from "@h4ad/serverless-adapter/resolvers/promise";
import { loadConfig } from "#config/load-config.ts";
import { createLogger } from "#server/middleware/logger.ts";
import { loadSecrets, refuseWeakSecrets } from "#server/secrets.ts";
import { openStorefront } from "./open-storefront.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** The storefront as Managed Runtime gives it its settings: the public address is that of the environment. */
const open = async (): Promise<Listener> => {
  const domain = process.env["EXTERNAL_DOMAIN_NAME"];
  const config = loadConfig({
    ...(domain && { PUBLIC_ORIGIN: `https://${domain}` }),
    TRUSTED_PROXIES: "1",
    ...process.env,
  });
  const secrets = loadSecrets(process.env);
  refuseWeakSecrets(config, secrets);
  if (secrets.redisUrl === null && secrets.commerceClientSecret === null)
    throw new Error(
      "Managed Runtime runs many processes at a time: set REDIS_URL, or COMMERCE_CLIENT_SECRET of a private client.",
    );
  const { storefront } = await openStorefront({
    config,
    secrets,
    log: createLogger(config.logLevel),
    folder: __dirname,
  });
  return (request, response) => {
    // The name that browsers ask for stands in front of it; here each request has the function's own.
    if (domain) request.headers.host = domain;
    // An event has a body without its length, and a body of no length is none.
    const { body } = request as IncomingMessage & { body?: unknown };
    if (Buffer.isBuffer(body)) request.headers["content-length"] ??= String(body.length);
    storefront.listener(request, response);
  };
};

let opening: Promise<Listener> | undefined;

/** Answers a request once the storefront is there; all requests of a process share one. */
export const listener: Listener = (request, response) => {
  opening ??= open();
  opening.then(
    (answer) => answer(request, response),
    (error: unknown) => {
      opening = undefined;
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      response.writeHead(503, { "cache-control": "no-store", "retry-after": "10" }).end();
    },
  );
};

/** The handler that Managed Runtime calls, with events of API Gateway (REST). */
export const get = ServerlessAdapter.new(listener)
  .setFramework({ sendRequest: (app, request, response) => app(request, response) })
  .setHandler(new DefaultHandler())
  .setResolver(new PromiseResolver())
  .setBinarySettings({
    isBinary: ({ "content-type": type = "", "content-encoding": encoding }) =>
      encoding !== undefined ||
      !/^(text\/|application\/(json|problem\+json|javascript|manifest\+json|xml|ld\+json))/.test(String(type)),
    contentEncodings: ["gzip", "br"],
    contentTypes: [],
  })
  .addAdapter(new ApiGatewayV1Adapter({ throwOnChunkedTransferEncoding: false }))
  .build();
