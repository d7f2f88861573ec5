import type { RenderedPage } from "#server/render/render-page.ts";

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Plain on purpose: it is no part of the shop, and stands also where no sheet is. */
const STYLE =
  ".failure-notice{position:relative;z-index:99;margin:0;padding:24px;background:Canvas;color:CanvasText;border-top:4px solid}" +
  ".failure-notice h2{font:700 1.125rem/1.4 system-ui;margin:0 0 12px;overflow-wrap:anywhere}" +
  ".failure-notice pre{font:0.875rem/1.5 ui-monospace,monospace;margin:0;overflow:auto}";

const said = (error: unknown): { heading: string; stack: string } =>
  error instanceof Error
    ? { heading: `${error.name}: ${error.message}`, stack: error.stack ?? "" }
    : { heading: String(error), stack: "" };

/**
 * For development: the page of an error with what went wrong below it, message and stack, whose places are those of
 * the sources. Shoppers never see it: the production server has not this module.
 */
export const withFailureNotice = (page: RenderedPage, error: unknown): RenderedPage => {
  const { heading, stack } = said(error);
  const notice =
    `<style>${STYLE}</style><section class="failure-notice" aria-label="What went wrong">` +
    `<h2>${escape(heading)}</h2><pre tabindex="0">${escape(stack)}</pre></section>`;
  return {
    ...page,
    html: page.html.replace("</body>", () => `${notice}</body>`),
    inlineStyles: [...page.inlineStyles, STYLE],
  };
};
