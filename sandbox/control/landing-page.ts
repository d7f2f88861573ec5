import { magicCards } from "#sandbox/vendors/card/magic-cards.ts";
import { codesOf } from "#sandbox/promotions/coupon.ts";
import { demoPassword, people } from "#sandbox/world/people.ts";
import { coupons, promotions } from "#sandbox/world/promotions.ts";
import { organizationId, publicClientId, sites } from "#sandbox/world/sites.ts";

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const table = (caption: string, head: string[], rows: string[][]) => `<table><caption>${escape(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escape(cell)}</th>`).join("")}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join("")}</tr>`).join("")}</tbody></table>`;

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#2b1a2e;background:#fffaf3}
h1{font-size:1.75rem}table{border-collapse:collapse;width:100%;margin:1.5rem 0}caption{text-align:left;font-weight:700;padding:.25rem 0}
th,td{text-align:left;border-bottom:1px solid #d9cbd6;padding:.35rem .75rem .35rem 0;vertical-align:top}code{font-size:.95em}`;

const couponState = (enabled: boolean, endsAt: Date | null) =>
  !enabled ? "switched off" : endsAt ? `until ${endsAt.toISOString().slice(0, 10)}` : "works";

/** The sandbox's own page: addresses, demo accounts and magic values, from the data they are made of. */
export const landingPage = ({ origin, calls }: { origin: string; calls: number }): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sweetshop sandbox</title><style>${style}</style></head><body><main>
<h1>Sweetshop sandbox</h1>
<p>The commerce backend of the demo shop, on this machine only. It stands in for a real instance and says so:
everything here may be reset at any time.</p>
${table(
  "Addresses",
  ["What", "Address"],
  [
    ["Shopper APIs", `${origin}/{family}/v1/organizations/${organizationId}/…`],
    ["Shop API (OCAPI)", `${origin}/s/{site}/dw/shop/v23_2/…`],
    ["Health, readiness", `${origin}/__sandbox/health, ${origin}/__sandbox/ready`],
    [`Last calls (${calls})`, `${origin}/__sandbox/journal`],
    ["Back to the seed", `curl -X POST ${origin}/__sandbox/reset`],
    ["Public client", publicClientId],
  ],
)}
${table(
  "Sites",
  ["Site", "Name", "Currency", "Locale"],
  sites.map(({ id, name, currency, locales }) => [id, name, currency, locales.join(", ")]),
)}
${table(
  `Demo accounts; every password is ${demoPassword}`,
  ["Login", "Name", "Who"],
  people.map(({ email, firstName, lastName, purpose }) => [email, `${firstName} ${lastName}`, purpose]),
)}
${table(
  "Coupon codes; capitals or small letters",
  ["Code", "What it brings", "State"],
  coupons.map((coupon) => {
    const { id, enabled } = coupon;
    const promotion = promotions.find(({ couponIds }) => couponIds.includes(id));
    return [codesOf(coupon)[0] ?? "", promotion?.calloutMsg ?? "", couponState(enabled, promotion?.endsAt ?? null)];
  }),
)}
${table(
  "Magic cards; any expiry in the future, any security code of the right length",
  ["Number", "What happens"],
  Object.values(magicCards).map(({ number, effect }) => [number, effect]),
)}
</main></body></html>`;
