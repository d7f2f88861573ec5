import { brandFaces } from "#config/brand-faces.ts";
import { brand } from "#config/brand.ts";
import colors from "./offline-page.colors.ts";

/** A product that was looked at, as the offline page shows it. */
export interface SeenProduct {
  id: string;
  name: string;
  link: string;
  image?: string;
}

/** What the offline page says, in the shopper's language, and shows. */
export interface OfflineWords {
  locale: string;
  siteName: string;
  title: string;
  text: string;
  retry: string;
  seen: string;
}

/** What the worker keeps for the time without a connection. */
export interface OfflineState {
  words: OfflineWords;
  seen: SeenProduct[];
  /** Addresses of the shop's two faces, for headings and for text, where the worker may have kept them. */
  fonts?: readonly string[];
}

/** What is said before any page has told the worker its language. */
export const plainWords: OfflineWords = {
  locale: "en",
  siteName: brand.name,
  title: "You’re offline.",
  text: "The hatch opens again as soon as your connection is back.",
  retry: "Try again",
  seen: "You were looking at",
};

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** Only paths of this shop, so that nothing kept can lead elsewhere. */
const safePath = (link: string): string => (/^\/(?!\/|\\)/.test(link) ? link : "/");

/** A face of the shop by an address of its own files; nothing for any other address. */
const fontFace = ({ family, weights }: typeof brandFaces.body, address: string | undefined): string =>
  address && /^\/static\/[\w.-]+\.woff2$/.test(address)
    ? `@font-face{font-family:"${family}";src:url(${address}) format("woff2");font-weight:${weights};font-display:swap}`
    : "";

const fontFaces = ([display, text]: readonly string[] = []): string =>
  fontFace(brandFaces.heading, display) + fontFace(brandFaces.body, text);

// A function, so that pages, which read only types and a number from here, do not carry it.
const style =
  (): string => `*{box-sizing:border-box}body,main{display:flex;flex-direction:column}main{flex:1 0 auto}body{margin:0;min-height:100vh;background:${colors.ground};color:${colors.text};
--side:max(20px,(100% - 1080px)/2);font:400 17px/1.55 "${brandFaces.body.family}",${brandFaces.body.last}}
header{padding:16px var(--side) 18px;color:${colors.heading};font:600 26px/1.2 "${brandFaces.heading.family}",${brandFaces.heading.last}}
header b{display:inline-block;margin:0 .12em;padding:.3em .32em .12em;border-radius:99px 99px 3px 3px;border-bottom:3px solid ${colors.awning};
background:${colors.header};color:${colors.butter}}
.shut{flex:1 0 auto;display:grid;gap:24px 56px;justify-items:center;padding:48px var(--side) 0;background:${colors.window};border-bottom:14px solid ${colors.awning}}
.shut>div{justify-self:start}
.hatch{display:block;align-self:end;width:min(260px,64%);height:auto}
@media(min-width:700px){.shut{grid-template-columns:minmax(0,1fr) auto}.shut>div{align-self:center;padding:24px 0 72px}.hatch{width:min(380px,34vw)}}
@media(max-height:480px){.shut{padding-top:24px}.hatch{width:min(150px,40%)}}
h1{font:600 clamp(44px,7vw,80px)/1 "${brandFaces.heading.family}",${brandFaces.heading.last};letter-spacing:-.018em;color:${colors.heading};margin:0 0 18px}
h2{font:600 29px/1.15 "${brandFaces.heading.family}",${brandFaces.heading.last};color:${colors.heading};margin:0 0 24px}p{max-width:38ch;margin:0 0 28px}
a{color:${colors.link};font-weight:600}.retry{display:inline-flex;align-items:center;min-height:52px;padding:12px 28px;border-radius:999px;
background:${colors.button};color:${colors.onButton};text-decoration:none}a:focus-visible{outline:3px solid ${colors.focus};outline-offset:3px}
section{padding:56px var(--side) 72px}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:24px;margin:0;padding:0;list-style:none}
img{display:block;width:100%;height:auto;aspect-ratio:5/6;object-fit:contain;object-position:50% 86%;padding:14% 4% 0;
border-radius:999px 999px 4px 4px;border-bottom:5px solid ${colors.sill};background:${colors.window};margin-bottom:12px}
@media(forced-colors:active){.hatch path{stroke:CanvasText;stroke-width:3px}}`;

/** The hatch with its shutter down; it stands on the sill of the page. */
const hatch = (): string =>
  '<svg class="hatch" viewBox="0 0 240 280" aria-hidden="true"><path d="M0 280V120a120 120 0 0 1 240 0v160Z" ' +
  `fill="${colors.header}"/><path d="M14 280V120a106 106 0 0 1 212 0v160Z" fill="${colors.butter}"/>` +
  `<path d="M14 240V120a106 106 0 0 1 212 0v120Z" fill="${colors.shutter}"/><path ` +
  'd="M55 36h130M29 68h182M17 100h206M14 132h212M14 164h212M14 196h212M14 228h212" fill="none" ' +
  `stroke="${colors.window}" stroke-width="5"/></svg>`;

/** The one script of the page: it asks again as soon as the connection is back. */
const comeBack = 'addEventListener("online",()=>location.reload())';

/** Lets that script run and no other; the worker writes headers before it could count the sum. */
const COME_BACK_HASH = "sha256-KKIeTJ75Elm/0oDpM/mjX7gt4HbKnuLkMEPWDBOZEMU=";

/** Where the worker answers with the kept picture of a product. */
export const picturePath = (id: string): string => `/offline-picture/${encodeURIComponent(id)}`;

const product = ({ id, name, link, image }: SeenProduct): string =>
  `<li>${image ? `<img src="${escape(picturePath(id))}" alt="" width="459" height="551">` : ""}<a href="${escape(safePath(link))}">${escape(name)}</a></li>`;

/**
 * The page that stands where no page can be fetched. It needs no file, and a script only to come back by itself;
 * pictures and faces are shown where they are kept.
 */
export const offlinePage = ({ words, seen, fonts }: OfflineState, address: string): string =>
  [
    `<!doctype html><html lang="${escape(words.locale)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,">',
    `<title>${escape(words.title)} | ${escape(words.siteName)}</title><style>${fontFaces(fonts)}${style()}</style></head><body>`,
    `<header>${escape(words.siteName).replace("&amp;", "<b>&amp;</b>")}</header><main>`,
    `<div class="shut"><div><h1>${escape(words.title)}</h1><p>${escape(words.text)}</p>`,
    `<a class="retry" href="${escape(safePath(address))}">${escape(words.retry)}</a></div>`,
    `${hatch()}</div>`,
    seen.length > 0 ? `<section><h2>${escape(words.seen)}</h2><ul>${seen.map(product).join("")}</ul></section>` : "",
    `</main><script>${comeBack}</script></body></html>`,
  ].join("");

const originsOf = (seen: readonly SeenProduct[]): string[] => [
  ...new Set(
    seen.flatMap(({ image }) => (image && /^https?:\/\/[\w.-]+(:\d+)?\//.test(image) ? [new URL(image).origin] : [])),
  ),
];

/**
 * Headers of that page: nobody keeps it, and it may show its own style and kept pictures and run its one
 * script, nothing else. A kept picture
 * counts as what it was fetched from.
 */
export const offlineHeaders = ({ seen }: Pick<OfflineState, "seen">): Record<string, string> => ({
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src '${COME_BACK_HASH}'`,
    "font-src 'self'",
    ["img-src 'self' data:", ...originsOf(seen)].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; "),
});
