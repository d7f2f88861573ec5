import { randomBytes } from "node:crypto";
import type { Response } from "express";
import { walletContacts } from "./wallet-contacts.ts";
import { escaped, walletStyles } from "./wallet-page.ts";

const moreStyles = `
label, fieldset { display: grid; gap: 6px; } fieldset { border: 1px solid #8a7d84; border-radius: 12px; padding: 12px; margin: 0; }
fieldset label { grid-template-columns: auto 1fr auto; align-items: center; gap: 10px; min-height: 44px; }
select { min-height: 48px; padding: 8px; font: inherit; } dl { display: grid; grid-template-columns: 1fr auto; gap: 4px; margin: 0; }
dd { margin: 0; } #error { color: #a3122a; font-weight: 600; } [hidden] { display: none; }
button:disabled { opacity: .55; }
`;

/**
 * Tells the page that asked of each address and way to ship that is chosen, shows what the page answers (`update`) or
 * what the vendor knows now (`refresh`), and sends the shopper's decision to the vendor. Nothing can be agreed to while
 * an answer is awaited or an address is refused.
 */
const script = `
const { path, state, origin, source } = JSON.parse(document.currentScript.dataset.about);
const page = window.opener ?? window.parent;
const $ = (id) => document.getElementById(id);
const tell = (message) => page.postMessage({ source, ...message }, origin);
const main = document.querySelectorAll("button[data-pays]");
const lock = (isLocked) => main.forEach((button) => (button.disabled = isLocked));
let total = "";
let optionId = "";
const show = ({ options = [], chosen, lines = [], total: sum, error = "", mayRetry = false }) => {
  $("error").textContent = error;
  $("options").hidden = options.length === 0;
  $("options").querySelectorAll("label").forEach((label) => label.remove());
  for (const { id, label, detail = "", amount } of options) {
    const row = document.createElement("label");
    const input = Object.assign(document.createElement("input"), { type: "radio", name: "option", value: id });
    input.checked = id === chosen;
    input.addEventListener("change", () => { lock(true); optionId = id; tell({ action: "option", optionId: id }); });
    const name = document.createElement("span");
    name.textContent = detail ? label + ", " + detail : label;
    const price = document.createElement("span");
    price.textContent = amount;
    row.append(input, name, price);
    $("options").append(row);
  }
  optionId = chosen ?? "";
  $("lines").replaceChildren(...lines.flatMap(({ label, amount }) => {
    const dt = Object.assign(document.createElement("dt"), { textContent: label });
    const dd = Object.assign(document.createElement("dd"), { textContent: amount });
    return [dt, dd];
  }));
  if (sum) total = sum;
  $("total").textContent = total;
  lock((error && !mayRetry) || $("contact").value === "");
};
$("contact").addEventListener("change", (event) => {
  lock(true);
  if (event.target.value) tell({ action: "contact", contactId: event.target.value });
});
window.addEventListener("message", async (event) => {
  if (event.source !== page || event.origin !== origin) return;
  if (event.data?.update) show(event.data.update);
  if (event.data?.refresh) show(await (await fetch(state)).json());
});
for (const button of document.querySelectorAll("button"))
  button.addEventListener("click", async () => {
    lock(true);
    const body = { action: button.dataset.action, contactId: $("contact").value, total };
    const answer = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const given = await answer.json().catch(() => ({}));
    tell({ action: answer.ok ? button.dataset.action : "fail", ...given });
    if (window.opener) window.close();
  });
lock(true);
`;

/** A wallet's window that asks where and how to ship before it pays. */
export const sendExpressPage = (
  response: Response,
  page: {
    title: string;
    /** What the shop asks for, before anything is chosen. */
    amount: string;
    brand: string;
    choices: readonly { action: string; label: string; pays?: boolean }[];
    /** Where a decision is posted to. */
    path: string;
    /** Where the vendor tells what it knows now. */
    state?: string;
    origin: string;
    source: string;
    framedBy: readonly string[];
  },
): void => {
  const nonce = randomBytes(16).toString("base64");
  const { path, state = "", origin, source } = page;
  const about = escaped(JSON.stringify({ path, state, origin, source }));
  const contacts = walletContacts
    .map(({ id, firstName, lastName, city, state: region }) => {
      const name = `${firstName} ${lastName}, ${city}, ${region}`;
      return `<option value="${id}">${escaped(name)}</option>`;
    })
    .join("");
  const buttons = page.choices
    .map(({ action, label, pays }, index) => {
      const main = index === 0 ? ' class="main"' : "";
      return `<button type="button" data-action="${action}"${pays ? " data-pays" : ""}${main}>${escaped(label)}</button>`;
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
<style nonce="${nonce}">:root { --brand: ${page.brand}; }${walletStyles}${moreStyles}</style>
</head>
<body>
<main>
<h1>${escaped(page.title)}</h1>
<p>${escaped(page.amount)}</p>
<label>Ship to<select id="contact"><option value="">Choose an address</option>${contacts}</select></label>
<p id="error" role="alert"></p>
<fieldset id="options" hidden><legend>Shipping</legend></fieldset>
<dl id="lines"></dl>
<p><b id="total"></b></p>
${buttons}
</main>
<script nonce="${nonce}" data-about="${about}">${script}</script>
</body>
</html>
`);
};
