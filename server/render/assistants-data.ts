import type { SiteConfig } from "#config/sites.ts";
import { MCP_PATH, PROFILE_PATH, REST_PATH } from "#server/agent-paths.ts";

/** Where assistants buy, for readers of structured data (schema.org WebAPI): the profile and the endpoints. */
export const assistantsData = ({ name, origin, locale }: Pick<SiteConfig, "name" | "origin" | "locale">) => ({
  "@context": "https://schema.org",
  "@type": "WebAPI",
  "@id": `${origin}/#assistants`,
  name: `${name}: Universal Commerce Protocol`,
  url: origin + PROFILE_PATH,
  documentation: "https://ucp.dev/",
  inLanguage: locale,
  provider: { "@id": `${origin}/#organization` },
  availableChannel: [REST_PATH, MCP_PATH].map((path) => ({ "@type": "ServiceChannel", serviceUrl: origin + path })),
});
