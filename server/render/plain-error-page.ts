import { createHash } from "node:crypto";
import type { SiteConfig } from "#config/sites.ts";

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style =
  "body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff8ec;color:#2b1426;font:1.125rem/1.6 Georgia,serif}" +
  "main{max-width:34rem;padding:2rem}h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}a{color:inherit}small{color:#6b5565}";

const words = (status: number): [heading: string, text: string] =>
  status === 400
    ? ["We could not read that address.", "Please check the link, or start again from our front page."]
    : status === 404
      ? ["We could not find that page.", "Please check the link, or start again from our front page."]
      : status === 503 || status === 502
        ? ["We will be right back.", "Our shop does not answer just now. Please try again in a minute."]
        : ["Oh fudge! Something unexpected went wrong!", "Please try again or contact us."];

/** The page for when not even the shop's own error page can be shown: no script, no file, no backend. */
export const plainErrorPage = {
  /** Its inline style sheet. */
  style,
  /** For the content security policy. */
  styleHashes: [`sha256-${createHash("sha256").update(style).digest("base64")}`],
  html: ({ site, status, requestId }: { site: SiteConfig; status: number; requestId: string }): string => {
    const [heading, text] = words(status);
    return (
      `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>${escape(heading)} | ${escape(site.name)}</title><style>${style}</style></head><body><main>` +
      `<h1>${escape(heading)}</h1><p>${escape(text)} Our number is ${escape(site.phone)}.</p>` +
      `<p><a href="/">${escape(site.name)}</a></p><p><small>Reference: ${escape(requestId)}</small></p></main></body></html>`
    );
  },
};
