import { PAGE_SIZE } from "./form.ts";
import { Html, html, type HtmlValue } from "./html.ts";

/** Addresses may break anywhere; on a phone forms and long texts have a row of their own. */
const shapeOf = (cell: HtmlValue): string => {
  if (cell instanceof Html) return /<form|<div|<ul|class="under"/.test(cell.text) ? "wide" : "";
  if (typeof cell !== "string" || cell.length <= 24) return "";
  return /^\S*\/\S*$/.test(cell) ? "wide address" : "wide";
};

/** A table; on a phone each row is a card of its own. */
export const table = (caption: string, head: readonly string[], rows: readonly (readonly HtmlValue[])[]): Html =>
  rows.length === 0
    ? html`<p class="empty">${caption}: none.</p>`
    : html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
        <table>
          <caption>
            ${caption}
          </caption>
          <thead>
            <tr>
              ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([first, ...rest]) =>
                html`<tr>
                  <th scope="row">${first}</th>
                  ${rest.map(
                    (cell, index) => html`<td data-label="${head[index + 1]}" class="${shapeOf(cell)}">${cell}</td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

const isNothing = (value: HtmlValue): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  value === "" ||
  (Array.isArray(value) && value.length === 0);

/** What needs a row of its own on a phone. */
const isWide = (value: HtmlValue): boolean =>
  value instanceof Html ? value.text.includes("<ul") : typeof value === "string" && value.length > 24;

/** Names and what belongs to them; what is not there is left out. */
export const facts = (entries: readonly (readonly [string, HtmlValue])[]): Html =>
  html`<dl class="facts">
    ${entries
      .filter(([, value]) => !isNothing(value))
      .map(
        ([name, value]) =>
          html`<div class="${isWide(value) ? "wide" : ""}">
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;

/** A quiet or loud word about a state. */
export const tag = (text: string, tone: "good" | "warn" | "bad" | "plain" = "plain"): Html =>
  html`<span class="tag ${tone}">${text}</span>`;

/** A moment that machines read too. */
export const moment = (at: Date | null | undefined): Html =>
  at
    ? html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace("T", " ")} UTC</time>`
    : html`<span>–</span>`;

/** Links side by side, none of them broken. */
export const links = (entries: readonly (readonly [address: string, text: string])[]): Html | null =>
  entries.length === 0
    ? null
    : html`<ul class="names">
        ${entries.map(([address, text]) => html`<li><a href="${address}">${text}</a></li>`)}
      </ul>`;

/** An amount of whole cents. */
export const money = (cents: number | null | undefined, currency: string): string =>
  cents === null || cents === undefined
    ? "–"
    : new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);

/**
 * A button that sends a form of its own. `about` tells several of one name apart for those who cannot see where they
 * stand.
 */
export const action = (
  to: string,
  label: string,
  {
    about,
    look = "",
    hidden = {},
  }: { about?: string; look?: "" | "danger" | "main"; hidden?: Record<string, string> } = {},
): Html =>
  html`<form method="post" action="${to}" class="inline">
    ${Object.entries(hidden).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}<button class="${look}">
      ${label}${about === undefined ? null : html`<span class="unseen"> ${about}</span>`}
    </button>
  </form>`;

/** A field with its label. */
export const field = (label: string, control: Html): Html =>
  html`<label class="field"><span>${label}</span>${control}</label>`;

/** A choice of values, each with a label. */
export const select = (name: string, options: readonly (readonly [string, string])[], chosen = ""): Html =>
  html`<select name="${name}">
    ${options.map(
      ([value, label]) =>
        html`<option value="${value}" ${new Html(value === chosen ? " selected" : "")}>${label}</option>`,
    )}
  </select>`;

/** A form that narrows a list. */
export const filterForm = (controls: HtmlValue): Html =>
  html`<form method="get" class="filters" role="search">${controls}<button>Show</button></form>`;

/** What was typed into a filter. */
export const searchField = (label: string, query: URLSearchParams, name = "q"): Html =>
  field(label, html`<input type="search" name="${name}" maxlength="200" value="${query.get(name) ?? ""}" />`);

/** Links to the neighbouring pages of a list, keeping its filters. */
export const pager = (query: URLSearchParams, page: number, total: number): Html => {
  if (total === 0) return html``;
  const last = Math.ceil(total / PAGE_SIZE);
  const link = (to: number, label: string) => {
    const next = new URLSearchParams(query);
    next.delete("said");
    next.set("page", String(to));
    return html`<a href="?${next.toString()}">${label}</a>`;
  };
  return html`<nav class="pager" aria-label="Pages">
    ${page > 1 && link(page - 1, "Previous page")}<span>Page ${page} of ${last}, ${total} in all</span
    >${page < last && link(page + 1, "Next page")}
  </nav>`;
};

/** Text to be read as it is, such as JSON. */
export const code = (label: string, text: string): Html =>
  html`<pre role="region" aria-label="${label}" tabindex="0"><code>${text}</code></pre>`;

/** JSON with its members below each other; anything else as it is. */
export const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
