import { randomBytes } from "node:crypto";
import type { Response } from "express";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const words = {
  en: { label: "I'm not a robot", checking: "Checking", done: "You are verified", privacy: "Sandbox captcha" },
  fr: {
    label: "Je ne suis pas un robot",
    checking: "Vérification en cours",
    done: "Vous êtes vérifié",
    privacy: "Captcha d’essai",
  },
} as const;

const styles = `
body { margin: 0; background: #fff; color: #25101F; font: 400 14px/1.3 system-ui, sans-serif; }
.box { box-sizing: border-box; width: 302px; height: 76px; padding: 0 14px; display: flex; align-items: center; gap: 12px; border: 1px solid #b9a9b5; border-radius: 3px; }
label { flex: 1; display: flex; align-items: center; gap: 12px; min-height: 48px; cursor: pointer; }
input { width: 28px; height: 28px; margin: 0; accent-color: #00715a; cursor: pointer; }
input:focus-visible { outline: 3px solid #25101F; outline-offset: 2px; }
small { max-width: 70px; text-align: center; font-size: 11px; color: #5d4a57; }
@media (max-width: 200px) {
  .box { flex-direction: column; width: 162px; height: 142px; padding: 12px; text-align: center; }
  label { flex-direction: column; }
}
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** Asks for a token when the box is ticked, tells the page, and takes the tick away when the page says so. */
const script = `
const { id, page, siteKey, action, isInvisible, checking, done } = JSON.parse(document.currentScript.dataset.about);
const box = document.querySelector("input");
const status = document.querySelector("[role=status]");
let expiry;
const tell = (message) => window.parent.postMessage({ source: "recaptcha", id, ...message }, page);
const clear = () => { clearTimeout(expiry); box.checked = false; box.disabled = false; status.textContent = ""; };
const verify = async () => {
  status.textContent = checking;
  try {
    const answer = await fetch("/recaptcha/enterprise/userverify", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ k: siteKey, co: page, sa: action }),
    });
    if (!answer.ok) throw new Error("refused");
    const { token, expiresInMs } = await answer.json();
    box.checked = true;
    status.textContent = done;
    tell({ kind: "token", token });
    expiry = setTimeout(() => { clear(); tell({ kind: "expired" }); }, expiresInMs);
  } catch {
    clear();
    tell({ kind: "error" });
  }
};
box.addEventListener("change", () => {
  // A tick stays until the token is used up or runs out.
  if (box.checked) void verify(); else box.checked = true;
});
window.addEventListener("message", ({ origin, source, data }) => {
  if (origin === page && source === window.parent && data?.source === "recaptcha" && data.kind === "reset") clear();
});
tell({ kind: "ready" });
if (isInvisible) void verify();
`;

/** Sends the frame with the box; only pages of the storefront may show it, and only the one that asked hears of it. */
export const sendCaptchaFrame = (
  response: Response,
  frame: {
    /** The page's own name for the box. */
    id: string;
    siteKey: string;
    page: string;
    action: string;
    language: string;
    /** No box to be ticked: the token comes by itself. */
    isInvisible: boolean;
    framedBy: readonly string[];
  },
): void => {
  const { framedBy, language, ...about } = frame;
  const isFrench = language.startsWith("fr");
  const { label, checking, done, privacy } = isFrench ? words.fr : words.en;
  const nonce = randomBytes(16).toString("base64");
  response
    .set(
      "content-security-policy",
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${framedBy.join(" ") || "'none'"}`,
    )
    .type("html").send(`<!doctype html>
<html lang="${isFrench ? "fr" : "en"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>reCAPTCHA</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<main class="box">
<label><input type="checkbox">${escaped(label)}</label>
<small>${escaped(privacy)}</small>
<span class="hidden" role="status"></span>
</main>
<script nonce="${nonce}" data-about="${escaped(JSON.stringify({ ...about, checking, done }))}">${script}</script>
</body>
</html>
`);
};
