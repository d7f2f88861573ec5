/** What stands on a printed sheet besides its own words: a form to fill in, a table, or something to hang up. */

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const plain = (text) => escaped(text.replaceAll(/<[^>]+>/g, ""));
const dollars = (cents) => `$${(cents / 100).toFixed(2)}`;
const priceOf = ({ priceCents, sizes }) =>
  sizes?.[0] ? `from ${dollars(sizes[0].priceCents)}` : dollars(priceCents ?? 0);

const table = (caption, heads, rows) =>
  `<table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead>
<tbody>${rows.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`;

const stands = (category) => (product) => [product.category, ...(product.also ?? [])].includes(category);
const isSold = ({ flags, parts, offered }) =>
  !parts &&
  !offered &&
  !["collateral", "giftCard", "customMix", "customMixPiece", "inShopOnly"].some((no) => flags.includes(no));

/** A form of thirty lines: the best-known sweets of some categories, then lines to write on. */
const form = (products, categories) => {
  const listed = products
    .filter((product) => isSold(product) && categories.some((category) => stands(category)(product)))
    .toSorted((one, other) => other.popularity - one.popularity)
    .slice(0, 24);
  const printed = listed.map((product) => [escaped(product.name), priceOf(product), "", "", ""]);
  const empty = Array.from({ length: 30 - printed.length }, () => ["&nbsp;", "", "", "", ""]);
  const lines = [...printed, ...empty];
  return `<p class="fill">Name <span></span> Group <span></span> Closing date <span></span></p>
${table("Your order", ["Sweet", "Price", "How many", "Promised", "Received"], lines)}
<p class="fill">Remarks <span></span></p>`;
};

const priceList = (products) =>
  table(
    "Prices for groups",
    ["By the case", "Ordinary price", "Your group’s price", "Melts"],
    products
      .filter(({ fundraisingPriceCents }) => fundraisingPriceCents)
      .map((product) => [
        escaped(product.name),
        priceOf(product),
        dollars(product.fundraisingPriceCents),
        product.flags.includes("meltable") ? "yes" : "no",
      ]),
  );

const sums = () =>
  table(
    "What they come to",
    ["Price", ...Array.from({ length: 10 }, (_, index) => String(index + 1))],
    [100, 200, 250, 500, 950, 1400, 2400].map((cents) => [
      dollars(cents),
      ...Array.from({ length: 10 }, (_, index) => dollars(cents * (index + 1))),
    ]),
  );

const labels = (products) =>
  table(
    "Every sweet and its label",
    ["Sweet", "Allergens"],
    products
      .filter(
        ({ flags, kind, parts, group }) =>
          !["extras", "gift-cards"].includes(kind) &&
          !["business-gifts", "fundraising", "clubs"].includes(group) &&
          !parts &&
          !["giftCard", "collateral", "case", "customMix", "customMixPiece"].some((no) => flags.includes(no)),
      )
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ name, allergens }) => [escaped(name), escaped(allergens)]),
  );

const bat = `<svg role="img" aria-label="A large bat" viewBox="0 0 200 80" class="bat"><path fill="#25101F" d="M100 24 93 12l-3 14C78 16 50 6 8 22c16 4 20 16 18 30 12-8 22-6 28 6 8-8 20-8 30 0 6 4 12 10 16 18 4-8 10-14 16-18 10-8 22-8 30 0 6-12 16-14 28-6-2-14 2-26 18-30-42-16-70-6-82 4l-3-14Z"/></svg>`;

const phoneNumber = `<p class="fill tall">Call <span></span></p>`;

/** What goes below the words of a sheet, by product. */
const below = {
  496101: (products) => form(products, ["winter-holidays"]),
  496104: (products) => form(products, ["valentines"]),
  496107: (products) => form(products, ["easter", "mothers-day"]),
  496110: () => `${bat}<p class="large">Bulk Orders</p>${phoneNumber}`,
  496113: (products) => form(products, ["gift-boxes"]),
  496116: (products) => form(products, ["boxed-chocolates", "chocolate-bars", "hard-candy", "gummies-jellies"]),
  496119: sums,
  496122: priceList,
  496125: labels,
};

/**
 * The brand's own letters for headings; plain ones below, since a font of many weights makes a file three times as
 * large.
 */
const style = (kalnia) => `
@font-face { font-family: Kalnia; src: url(data:font/woff2;base64,${kalnia}) }
@page { size: Letter; margin: 0.7in }
body { font: 10pt/1.5 "Liberation Sans", Arial, sans-serif; color: #25101F; margin: 0 }
header { border-bottom: 6px solid #C0104B; padding-bottom: 8pt; color: #5A1648; font-weight: 700 }
h1 { font: 500 26pt/1.15 Kalnia, serif; color: #5A1648; margin: 14pt 0 4pt }
.short { font-size: 13pt; margin: 0 0 8pt }
.tip { background: #FFF3CF; border-radius: 8pt; padding: 8pt 12pt }
.bat { display: block; width: 70%; margin: 30pt auto 0 }
.large { font: 500 64pt/1 Kalnia, serif; color: #C0104B; text-align: center; margin: 30pt 0 }
table { border-collapse: collapse; width: 100%; margin-top: 10pt; font-size: 9pt }
caption { text-align: left; font-weight: 700; font-size: 11pt; padding-bottom: 4pt }
th, td { border: 0.75pt solid #8A6F82; padding: 3pt 5pt; text-align: left; vertical-align: top }
thead th { background: #F3E8F0 }
tbody th { font-weight: 400 }
tr { break-inside: avoid }
.fill { display: flex; gap: 8pt; margin: 12pt 0 }
.fill span { flex: 1; border-bottom: 0.75pt solid #8A6F82 }
.tall { font-size: 20pt }
footer { margin-top: 14pt; font-size: 8.5pt; color: #5C4455 }`;

/** A product's sheet as a page in HTML; everything on it comes from the product and the range it belongs to. */
export const sheetOf = (product, products, kalnia) => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${escaped(product.name)}</title><style>${style(kalnia)}</style></head>
<body><header>Wickett &amp; Plum, confectioners</header>
<main><h1>${escaped(product.name)}</h1><p class="short">${plain(product.short)}</p><p>${plain(product.copy)}</p>
<ul>${product.features.map((feature) => `<li>${plain(feature)}</li>`).join("")}</ul>
${product.collateral.tip ? `<p class="tip">${plain(product.collateral.tip)}</p>` : ""}
${below[product.id]?.(products) ?? ""}</main>
<footer>Number ${product.id}. Questions? 1-800-555-0142, fundraising@wickettplum.example</footer></body></html>`;
