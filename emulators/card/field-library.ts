import { createHash, randomBytes } from "node:crypto";
import type { JWK } from "jose";
import { cardTypes } from "./card-table.ts";
import { readScript } from "../package-folder.ts";

const FOLDER = "card/browser";

/** The browser side of the card fields: one script for the page, one page for the frames. */
export interface FieldLibrary {
  url: string;
  /** Subresource integrity of the bytes served. */
  integrity: string;
  script: string;
  /** A frame page with a nonce of its own. */
  framePage(platformKey: JWK): { html: string; contentSecurityPolicy: string };
}

const read = (name: string): string => readScript(FOLDER, name);

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Reads the library's files; the frame's address is written into the script, so its hash belongs to this origin. */
export const loadFieldLibrary = (options: { origin: string; storefrontOrigins: readonly string[] }): FieldLibrary => {
  const { origin, storefrontOrigins } = options;
  const script = read("flex-microform.js").replace('"@FRAME_URL@"', () =>
    inScript(`${origin}/microform/bundle/v2/iframe.html`),
  );
  const frame = read("field-frame.js").replace('"@CARD_TYPES@"', () => inScript(cardTypes));
  const styles = read("field-frame.css");
  return {
    url: `${origin}/microform/bundle/v2/flex-microform.min.js`,
    integrity: `sha256-${createHash("sha256").update(script).digest("base64")}`,
    script,
    framePage(platformKey) {
      const nonce = randomBytes(16).toString("base64");
      const contentSecurityPolicy = [
        "default-src 'none'",
        `script-src 'nonce-${nonce}'`,
        `style-src 'nonce-${nonce}'`,
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${storefrontOrigins.join(" ") || "'none'"}`,
      ].join("; ");
      const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Card field</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<script nonce="${nonce}">${frame.replace('"@PLATFORM_KEY@"', () => inScript(platformKey))}</script>
</body>
</html>
`;
      return { html, contentSecurityPolicy };
    },
  };
};
