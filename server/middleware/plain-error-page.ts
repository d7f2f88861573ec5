import { createHash } from "node:crypto";
import type { SiteConfig } from "#config/sites.ts";
import colors from "./plain-error-page.colors.ts";

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style =
  `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${colors.ground};color:${colors.text};font:1.125rem/1.6 Georgia,serif}` +
  `main{max-width:34rem;padding:2rem}h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}a{color:inherit}small{color:${colors.quiet}}`;

interface Words {
  heading: string;
  text: string;
}

/** What is said by language: no texts are loaded any more when this page is needed. */
const english = {
  address: {
    heading: "We couldn’t read that address.",
    text: "Please check the link, or start again from our front page.",
  },
  missing: {
    heading: "We couldn’t find that page.",
    text: "Please check the link, or start again from our front page.",
  },
  away: {
    heading: "We’ll be right back.",
    text: "Our shop isn’t responding right now. Please try again in a minute.",
  },
  other: { heading: "Oh fudge! Something unexpected went wrong!", text: "Please try again or contact us." },
  phone: "Our number is",
  reference: "Reference:",
};

const french: typeof english = {
  address: {
    heading: "Cette adresse est illisible.",
    text: "Vérifiez le lien, ou repartez de notre page d’accueil.",
  },
  missing: {
    heading: "Cette page est introuvable.",
    text: "Vérifiez le lien, ou repartez de notre page d’accueil.",
  },
  away: {
    heading: "Nous revenons tout de suite.",
    text: "Notre boutique ne répond pas en ce moment. Réessayez dans une minute.",
  },
  other: { heading: "Oh, fudge! Quelque chose d’imprévu s’est produit!", text: "Réessayez ou écrivez-nous." },
  phone: "Notre numéro est le",
  reference: "Référence\u00a0:",
};

const wordsOf = (said: typeof english, status: number): Words =>
  status === 400
    ? said.address
    : status === 404
      ? said.missing
      : status === 503 || status === 502
        ? said.away
        : said.other;

/** The page for when not even the shop's own error page can be shown: no script, no file, no backend. */
export const plainErrorPage = {
  /** Its inline style sheet. */
  style,
  /** For the content security policy. */
  styleHashes: [`sha256-${createHash("sha256").update(style).digest("base64")}`],
  html: ({ site, status, requestId }: { site: SiteConfig; status: number; requestId: string }): string => {
    const said = site.locale.startsWith("fr") ? french : english;
    const { heading, text } = wordsOf(said, status);
    return (
      `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
      `<title>${escape(heading)} | ${escape(site.name)}</title><style>${style}</style></head><body><main>` +
      `<h1>${escape(heading)}</h1><p>${escape(text)} ${escape(said.phone)} ${escape(site.phone)}.</p>` +
      `<p><a href="/">${escape(site.name)}</a></p><p><small>${escape(said.reference)} ${escape(requestId)}</small></p></main></body></html>`
    );
  },
};
