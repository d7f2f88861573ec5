import { randomBytes } from "node:crypto";
import type { Response } from "express";

/** A choice the shopper has in a wallet's window. */
export interface WalletChoice {
  /** What is sent to the vendor. */
  action: string;
  label: string;
  /** The one that pays. */
  isMain?: boolean;
}

/** A text that means nothing in HTML. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** How every window of a wallet looks. */
export const walletStyles = `
body { margin: 0; background: #fff; color: #25101F; font: 400 1rem/1.5 system-ui, sans-serif; }
main { max-width: 26rem; margin: 0 auto; padding: 28px 24px; display: grid; gap: 14px; }
h1 { margin: 0; font-size: 1.375rem; } p { margin: 0; }
button { min-height: 48px; padding: 10px 22px; border: 2px solid currentColor; border-radius: 24px; background: #fff; color: inherit; font: 600 1rem/1.2 inherit; cursor: pointer; }
button.main { background: var(--brand); border-color: var(--brand); color: #fff; }
button:focus-visible { outline: 3px solid #25101F; outline-offset: 2px; }
`;

/** Sends the choice to the vendor, and what came of it to the page that asked. */
const script = `
const { path, origin, source } = JSON.parse(document.currentScript.dataset.about);
const page = window.opener ?? window.parent;
for (const button of document.querySelectorAll("button"))
  button.addEventListener("click", async () => {
    for (const each of document.querySelectorAll("button")) each.disabled = true;
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ action: button.dataset.action }),
    });
    const body = await answer.json().catch(() => ({}));
    page.postMessage({ source, action: answer.ok ? button.dataset.action : "fail", ...body }, origin);
    if (window.opener) window.close();
  });
`;

/**
 * Sends a wallet's window: what is to be paid, and a button for everything a shopper, or a day of bad luck, can do.
 * Only pages of the storefront hear what was chosen.
 */
export const sendWalletPage = (
  response: Response,
  page: {
    title: string;
    amount: string;
    /** Colour of the main button, dark enough for white text. */
    brand: string;
    choices: readonly WalletChoice[];
    /** Where a choice is posted to. */
    path: string;
    /** Origin of the page that asked. */
    origin: string;
    source: string;
    /** Origins that may show the window in a frame. */
    framedBy: readonly string[];
  },
): void => {
  const nonce = randomBytes(16).toString("base64");
  const about = escaped(JSON.stringify({ path: page.path, origin: page.origin, source: page.source }));
  const buttons = page.choices
    .map(({ action, label, isMain }) => {
      const main = isMain ? ' class="main"' : "";
      return `<button type="button" data-action="${action}"${main}>${escaped(label)}</button>`;
    })
    .join("\n");
  response
    .set(
      "content-security-policy",
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${page.framedBy.join(" ") || "'none'"}`,
    )
    .type("html").send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(page.title)}</title>
<style nonce="${nonce}">:root { --brand: ${page.brand}; }${walletStyles}</style>
</head>
<body>
<main>
<h1>${escaped(page.title)}</h1>
<p>${escaped(page.amount)}</p>
${buttons}
</main>
<script nonce="${nonce}" data-about="${about}">${script}</script>
</body>
</html>
`);
};
