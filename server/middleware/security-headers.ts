import type { Config } from "#config/config.ts";
import type { SiteConfig } from "#config/sites.ts";

/** Origins that one third party needs, by directive. */
type Sources = Partial<Record<"script" | "style" | "frame" | "connect" | "img" | "font" | "media" | "form", string[]>>;

const cardFormSources = ({ thirdParties: { cardForm } }: Config): Sources => {
  if (!cardForm.enabled) return {};
  const { protocol } = new URL(cardForm.apiBaseUrl);
  const origins = cardForm.allowedLibraryHosts.map((host) => `${protocol}//${host}`);
  return { script: origins, frame: origins, connect: origins };
};

const contentSources = ({ thirdParties: { content } }: Config): Sources =>
  content.enabled ? { img: [content.mediaOrigin], media: [content.mediaOrigin] } : {};

const videoSources = ({ thirdParties: { video } }: Config): Sources => ({
  frame: [new URL(video.embedBaseUrl).origin],
  img: [new URL(video.posterBaseUrl).origin],
});

const gallerySources = ({ thirdParties: { gallery } }: Config): Sources => {
  if (!gallery.enabled) return {};
  const { origin } = new URL(gallery.scriptUrl);
  return { script: [origin], connect: [origin], img: [origin] };
};

const recommendationSources = ({ sites }: Config): Sources => ({
  connect: sites.flatMap(({ recommendations }) => (recommendations ? [new URL(recommendations.baseUrl).origin] : [])),
});

/** The merchant's script and the service's own hosts beside it. */
const subscriptionSources = ({ sites }: Config): Sources => {
  const origins = sites.flatMap(({ subscriptions }) =>
    subscriptions ? [new URL(subscriptions.scriptUrl).origin] : [],
  );
  const isReal = origins.some((each) => each.endsWith(".ordergroove.com"));
  const all = isReal ? [...origins, "https://*.ordergroove.com"] : origins;
  return { script: all, connect: all };
};

const reviewSources = ({ thirdParties: { reviews } }: Config): Sources =>
  reviews.enabled ? { img: [reviews.photoOrigin] } : {};

/** A script of a vendor, the windows it opens, and where it calls. */
const walletSources = (isEnabled: boolean, scriptUrl: string, real: RegExp, others: readonly string[]): Sources => {
  if (!isEnabled || scriptUrl === "") return {};
  const { origin, hostname } = new URL(scriptUrl);
  const all = [origin, ...(real.test(hostname) ? others : [])];
  return { script: all, frame: all, connect: all, img: real.test(hostname) ? all : [] };
};

const paypalSources = ({ thirdParties: { paypal } }: Config): Sources =>
  walletSources(paypal.enabled, paypal.scriptUrl, /(^|\.)paypal\.com$/, [
    "https://*.paypal.com",
    "https://*.paypalobjects.com",
    "https://*.venmo.com",
  ]);

const klarnaSources = ({ thirdParties: { klarna } }: Config): Sources =>
  walletSources(klarna.enabled, klarna.scriptUrl, /(^|\.)klarnacdn\.net$/, [
    "https://*.klarna.com",
    "https://*.klarnaevt.com",
    "https://x.klarnacdn.net",
  ]);

/** The script of the words about instalments, and what it loads. */
const instalmentMessageSources = ({ sites }: Config): Sources => {
  const [settings] = sites.flatMap(({ instalments }) => instalments ?? []);
  return settings
    ? walletSources(true, settings.scriptUrl, /(^|\.)klarna\.com$/, ["https://*.klarna.com", "https://x.klarnacdn.net"])
    : {};
};

const applePaySources = ({ thirdParties: { applePay } }: Config): Sources =>
  walletSources(applePay.enabled, applePay.scriptUrl, /(^|\.)apple\.com$/, []);

/** The box stands in a frame; Google's loads more from where its static files are. */
const captchaSources = ({ thirdParties: { captcha } }: Config): Sources => {
  if (!captcha.enabled) return {};
  const { origin, hostname } = new URL(captcha.scriptUrl);
  if (!/(^|\.)(google\.com|recaptcha\.net)$/.test(hostname)) return { script: [origin], frame: [origin] };
  const own = `${origin}/recaptcha/`;
  return { script: [own, "https://www.gstatic.com/recaptcha/"], frame: [own], connect: [own] };
};

/** The contact form is a plain one that browsers post themselves. */
const contactFormSources = ({ thirdParties: { contactFormOrigin } }: Config): Sources =>
  contactFormOrigin === null ? {} : { form: [contactFormOrigin] };

/** The survey's script, what it shows and where its answers go. */
const surveySources = ({ thirdParties: { survey } }: Config): Sources => {
  if (!survey) return {};
  const { origin, hostname } = new URL(survey.scriptUrl);
  const vendor = ["kampyle.com", "qualtrics.com"].find((name) => hostname.endsWith(`.${name}`));
  const all = vendor ? [origin, `https://*.${vendor}`] : [origin];
  return { script: all, frame: all, connect: all, ...(vendor && { img: all, style: all }) };
};

/** The chat's script, its window and where it asks; a window of the vendor's own brings styles and pictures. */
const chatSources = ({ thirdParties: { chatOrigins } }: Config): Sources => {
  const all = [...chatOrigins];
  const real = all.filter((each) => /\.(nice-incontact|niceincontact|nicecxone)\.com$/.test(each));
  return { script: all, frame: all, connect: all, style: real, img: real };
};

const imageSources = ({ commerce }: Config): Sources => ({ img: [commerce.imageOrigin] });

/** The container's own script, what it loads and where it reports to. */
const tagManagerSources = ({ thirdParties: { tagManager } }: Config): Sources => {
  if (!tagManager) return {};
  const { origin } = new URL(tagManager.scriptUrl);
  const isReal = origin === "https://www.googletagmanager.com";
  return {
    script: [origin],
    connect: [origin, ...(isReal ? ["https://*.google-analytics.com", "https://*.analytics.google.com"] : [])],
    img: isReal ? [origin, "https://*.google-analytics.com"] : [],
  };
};

/** Everyone who may appear on a page; adding a third party is adding a line. */
const thirdParties = [
  imageSources,
  cardFormSources,
  contentSources,
  videoSources,
  gallerySources,
  recommendationSources,
  subscriptionSources,
  reviewSources,
  paypalSources,
  klarnaSources,
  instalmentMessageSources,
  applePaySources,
  tagManagerSources,
  captchaSources,
  contactFormSources,
  surveySources,
  chatSources,
];

/** Hashes of the code that a page carries inline. */
interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/** What a page's policy depends on. */
interface PagePolicy extends InlineCode {
  framedBy?: readonly string[];
  framesOwn?: boolean;
}

/** The directives of a page's policy; browsers name them in their reports. */
export const policyDirectives: ReadonlySet<string> = new Set([
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "media-src",
  "connect-src",
  "frame-src",
  "form-action",
  "frame-ancestors",
  "base-uri",
  "object-src",
  "worker-src",
  "manifest-src",
]);

/** Where browsers report what a page of a site was kept from. */
const reportsTo = (site: SiteConfig) => `/api/${site.id}/policy-reports`;

/** The name of that place in a policy. */
const REPORTS = "policy";

const isHttps = (site: SiteConfig) => site.origin.startsWith("https:");

/**
 * The content security policy of a page. Inline scripts and styles are allowed by their hashes only, so that one answer
 * may be shared by everyone; `style` attributes stay allowed because they carry numbers worked out at run time.
 * `framedBy` names the origins beside our own that may show the page in a frame; `framesOwn` is for a page that shows
 * pages of ours in frames.
 */
export const contentSecurityPolicy = (
  config: Config,
  site: SiteConfig,
  { framedBy = [], framesOwn = false, ...hashes }: PagePolicy,
): string => {
  const sources = thirdParties.map((describe) => describe(config));
  const of = (name: keyof Sources) => [...new Set(sources.flatMap((source) => source[name] ?? []))];
  const frames = [...(framesOwn ? ["'self'"] : []), ...of("frame")];
  const quoted = (all: readonly string[]) => all.map((hash) => `'${hash}'`);
  const directives: [string, string[]][] = [
    ["default-src", ["'self'"]],
    ["script-src", ["'self'", ...quoted(hashes.scripts), ...of("script")]],
    ["script-src-attr", ["'none'"]],
    ["style-src", ["'self'", ...quoted(hashes.styles), ...of("style")]],
    ["style-src-attr", ["'unsafe-inline'"]],
    ["img-src", ["'self'", "data:", ...of("img")]],
    ["font-src", ["'self'", ...of("font")]],
    ["media-src", ["'self'", ...of("media")]],
    ["connect-src", ["'self'", ...of("connect")]],
    ["frame-src", frames.length > 0 ? frames : ["'none'"]],
    ["form-action", ["'self'", ...of("form")]],
    ["frame-ancestors", ["'self'", ...framedBy]],
    ["base-uri", ["'none'"]],
    ["object-src", ["'none'"]],
    ["worker-src", ["'self'"]],
    ["manifest-src", ["'self'"]],
  ];
  // Browsers that know the newer word leave the older one alone.
  directives.push(["report-uri", [reportsTo(site)]], ["report-to", [REPORTS]]);
  if (isHttps(site)) directives.push(["upgrade-insecure-requests", []]);
  return directives.map(([name, values]) => [name, ...values].join(" ")).join("; ");
};

const common = (site: SiteConfig): Record<string, string> => ({
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  ...(isHttps(site) ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
});

/** Security headers of a page; they are part of its cached answer. */
export const pageSecurityHeaders = (config: Config, site: SiteConfig, page: PagePolicy): Record<string, string> => ({
  ...common(site),
  "content-security-policy": contentSecurityPolicy(config, site, page),
  "reporting-endpoints": `${REPORTS}="${reportsTo(site)}"`,
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(self)",
  // The older header knows no list of origins.
  ...(page.framedBy?.length ? {} : { "x-frame-options": "SAMEORIGIN" }),
});

/** Security headers of everything that is not a page. */
export const apiSecurityHeaders = (site: SiteConfig): Record<string, string> => ({
  ...common(site),
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
});
