import type { SiteConfig } from "#config/sites.ts";
import { MCP_PATH, REST_PATH } from "#server/agent-paths.ts";

/** What `/llms.txt` says to assistants that read text: what the shop is, and where it is bought from (llmstxt.org). */
export const llmsText = ({ name, origin, currency, locale }: SiteConfig): string => `# ${name}

> An online shop for sweets. Prices are in ${currency}, texts in ${locale}.

Assistants that buy for somebody use the Universal Commerce Protocol. Ask the buyer before an order is placed.

## For assistants

- [Profile](${origin}/.well-known/ucp): capabilities, payment handlers and signing keys
- [REST](${origin}${REST_PATH}): catalog, carts, checkout and orders
- [MCP](${origin}${MCP_PATH}): the same as tools, over streamable HTTP

## For readers

- [Sitemap](${origin}/sitemap.xml): every page of the shop
- [Products](${origin}/feeds/products.xml): every article with its price and whether it can be had, a feed
- [Recipes](${origin}/feeds/recipes.xml): a feed
- [Stories](${origin}/feeds/blog.xml): a feed
`;
