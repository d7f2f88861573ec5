import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { FormattedMessage, type IntlShape, RawIntlProvider } from "react-intl";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShopperMessage } from "#app/commerce-api/commerce-api-error.ts";
import { ShopperWords } from "#app/components/ui/shopper-words.tsx";
import { INLINE_STYLE } from "#app/shell/document.tsx";
import favicon from "#app/static/favicon.svg";
import { type SiteConfig, telephoneHref } from "#config/sites.ts";
import { plainStyle } from "./plain-style.ts";

const style = `${INLINE_STYLE}${plainStyle}`;

/** For the content security policy of these pages: one inline style, no script at all. */
export const plainStyleHashes = [`sha256-${createHash("sha256").update(style).digest("base64")}`];

/** One page that works without scripts. */
export interface PlainPage {
  title: string;
  /** Said above everything else, because something went wrong. */
  problem?: ShopperMessage | null;
  content: ReactNode;
}

function Shell({ site, title, problem, content }: PlainPage & { site: SiteConfig }) {
  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        <title>{`${title} | ${site.name}`}</title>
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <header>
          <div className="wrap">
            <a href="/">{site.name}</a>
            <a href="/plain/bag">
              <FormattedMessage id="plain.bag" defaultMessage="Your bag" />
            </a>
          </div>
        </header>
        <main className="wrap">
          <h1>{title}</h1>
          {problem ? (
            <p className="note" role="alert">
              <ShopperWords message={problem} />
            </p>
          ) : null}
          {content}
        </main>
        <footer>
          <div className="wrap">
            <p>
              <FormattedMessage
                id="plain.help"
                defaultMessage="Need a hand? Call us: {phone}"
                values={{ phone: <a href={telephoneHref(site.phone)}>{site.phone}</a> }}
              />
            </p>
          </div>
        </footer>
      </body>
    </html>
  );
}

/** A page as HTML; everything in it is escaped by React. */
export const renderPlainPage = (intl: IntlShape, site: SiteConfig, page: PlainPage): string =>
  `<!doctype html>${renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <Shell site={site} {...page} />
    </RawIntlProvider>,
  )}`;
