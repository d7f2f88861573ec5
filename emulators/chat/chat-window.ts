import { randomBytes } from "node:crypto";
import type { Response } from "express";
import { CHAT_LIMITS } from "#sandbox/platform/chats/chat-service.ts";
import type { ChatAccount } from "../vendor-data.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const words = {
  en: {
    title: "Chat with us",
    close: "Close the chat",
    greeting: "Hello from the counter. What can we find for you?",
    label: "Your message",
    send: "Send",
    shop: "The shop",
    you: "You",
    failed: "That did not reach us. Please send it again.",
    log: "Conversation",
  },
  fr: {
    title: "Clavardez avec nous",
    close: "Fermer le clavardage",
    greeting: "Bonjour du comptoir. Que pouvons-nous trouver pour vous ?",
    label: "Votre message",
    send: "Envoyer",
    shop: "La boutique",
    you: "Vous",
    failed: "Cela ne nous est pas parvenu. Veuillez l’envoyer de nouveau.",
    log: "Conversation",
  },
} as const;

const styles = `
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: grid; grid-template-rows: auto minmax(0, 1fr) auto; color: #25101F; background: #fff; font: 400 16px/1.45 system-ui, sans-serif; }
header { display: flex; align-items: center; justify-content: space-between; padding: 8px 8px 8px 18px; color: #fff; background: #3A0F2E; border-bottom: 1px solid transparent; }
h1 { margin: 0; font-size: 17px; }
button { font: inherit; min-height: 44px; border-radius: 22px; border: 1px solid transparent; cursor: pointer; }
header button { width: 44px; color: #fff; background: transparent; font-size: 22px; line-height: 1; }
header button:focus-visible { outline: 3px solid #FFE08A; }
main { min-height: 0; }
.log { height: 100%; overflow-y: auto; padding: 16px; }
.log:focus-visible, textarea:focus-visible, form button:focus-visible { outline: 3px solid #5A1648; outline-offset: -3px; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; }
li { max-width: 85%; padding: 10px 14px; border-radius: 16px; background: #F6EEF3; border: 1px solid transparent; overflow-wrap: anywhere; white-space: pre-wrap; justify-self: start; }
li.own { justify-self: end; color: #fff; background: #5A1648; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: end; padding: 12px; border-top: 1px solid #b9a9b5; }
textarea { font: inherit; min-height: 44px; max-height: 120px; padding: 9px 12px; border: 1px solid #7d6a77; border-radius: 14px; resize: none; color: inherit; background: #fff; }
form button { padding: 0 18px; color: #fff; background: #B00F45; font-weight: 600; }
[role=alert] { grid-column: 1 / -1; margin: 0; color: #9A0B2F; }
[role=alert]:empty { display: none; }
`;

/** Shows what was said before, sends what is typed, and closes by button or Escape. */
const script = `
const { page, locale, account, conversation, shop, you, failed } = JSON.parse(document.currentScript.dataset.about);
const list = document.querySelector("ol");
const form = document.querySelector("form");
const field = document.querySelector("textarea");
const send = form.querySelector("button");
const problem = document.querySelector("[role=alert]");
const path = "/inContact/ChatClient/messages";
const add = ({ sender, text }) => {
  const entry = document.createElement("li");
  const who = document.createElement("span");
  who.className = "hidden";
  who.textContent = (sender === "shop" ? shop : you) + ": ";
  entry.append(who, text);
  if (sender !== "shop") entry.className = "own";
  list.append(entry);
  list.parentElement.scrollTop = list.parentElement.scrollHeight;
};
void fetch(path + "?" + new URLSearchParams({ ...account, conversation }))
  .then((answer) => (answer.ok ? answer.json() : { messages: [] }))
  .then(({ messages }) => messages.forEach(add))
  .catch(() => {});
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = field.value.trim();
  if (text === "" || send.disabled) return field.focus();
  problem.textContent = "";
  send.disabled = true;
  try {
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...account, conversation, locale, text }),
    });
    if (!answer.ok) throw new Error("refused");
    const { messages } = await answer.json();
    field.value = "";
    messages.forEach(add);
  } catch {
    problem.textContent = failed;
  }
  send.disabled = false;
  field.focus();
});
field.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});
const close = () => window.parent.postMessage({ source: "icPatronChat", kind: "close" }, page);
document.querySelector("header button").addEventListener("click", close);
document.addEventListener("keydown", (event) => event.key === "Escape" && close());
window.addEventListener("focus", () => {
  if (document.activeElement === document.body) field.focus();
});
`;

/** Sends the window of the chat; only pages of the storefront may show it. */
export const sendChatWindow = (
  response: Response,
  {
    page,
    account: { businessNo, poc },
    locale,
    conversation,
    framedBy,
  }: { page: string; account: ChatAccount; locale: string; conversation: string; framedBy: readonly string[] },
): void => {
  const language = locale.toLowerCase().startsWith("fr") ? "fr" : "en";
  const { title, close, greeting, label, send, shop, you, failed, log } = words[language];
  const nonce = randomBytes(16).toString("base64");
  const account = { bus_no: businessNo, poc };
  const about = { page, locale, account, conversation, shop, you, failed };
  response
    .set(
      "content-security-policy",
      `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${framedBy.join(" ") || "'none'"}`,
    )
    .type("html").send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header><h1>${escaped(title)}</h1><button type="button" aria-label="${escaped(close)}">×</button></header>
<main><div class="log" role="log" tabindex="0" aria-label="${escaped(log)}"><ol><li><span class="hidden">${escaped(shop)}: </span>${escaped(greeting)}</li></ol></div></main>
<form>
<label class="hidden" for="text">${escaped(label)}</label>
<textarea id="text" rows="1" maxlength="${CHAT_LIMITS.characters}" placeholder="${escaped(label)}"></textarea>
<button type="submit">${escaped(send)}</button>
<p role="alert"></p>
</form>
<script nonce="${nonce}" data-about="${escaped(JSON.stringify(about))}">${script}</script>
</body>
</html>
`);
};
