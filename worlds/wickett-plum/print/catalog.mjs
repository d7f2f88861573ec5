/** The digital catalog as a page in HTML: every page of it a Letter sheet. */

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const dollars = (cents) => `$${(cents / 100).toFixed(2)}`;

/** Grounds of the windows that cut out pictures stand in, as the shop has them. */
export const grounds = {
  butter: "#FFE08A",
  sherbet: "#FFD3DC",
  mint: "#C6EAD8",
  ice: "#CFE6F4",
  lilac: "#DCD3F3",
  toffee: "#F0C79A",
};

const priceOf = ({ priceCents, sizes }) =>
  sizes?.[0] ? `from ${dollars(sizes[0].priceCents)}` : dollars(priceCents ?? 0);

const product = (each, pictures) => `<li class="sweet" data-product="${each.id}">
<span class="window" style="background:${grounds[each.windowColor] ?? grounds.lilac}"><img src="${pictures.get(each.id)}" alt=""></span>
<h2>${escaped(each.name)}</h2><p>${escaped(each.short)}</p><p class="price">${priceOf(each)}${
  each.tiers?.length ? `, ${dollars(each.tiers.at(-1).priceCents)} from ${each.tiers.at(-1).minQuantity}` : ""
} <small>No. ${each.id}</small></p></li>`;

const cases = (listed) => `<table><caption class="gone">Prices for groups</caption>
<thead><tr><th scope="col">By the case</th><th scope="col">Sells for</th><th scope="col">Your group pays</th></tr></thead>
<tbody>${listed
  .map(
    (each) =>
      `<tr data-product="${each.id}"><th scope="row">${escaped(each.name)}</th><td>${priceOf(each)}</td><td>${dollars(each.fundraisingPriceCents)}</td></tr>`,
  )
  .join("")}</tbody></table>`;

const steps = [
  ["A list", "A spreadsheet will do. We tell you which addresses look odd."],
  ["Your mark", "One color, or foil. Our own name stays politely inside the lid."],
  ["A day", "The same week for everybody, or the same morning if you prefer."],
];

const inside = {
  cover: (page, listed, pictures) => `<div class="cover"><p class="brand">Wickett &amp; Plum, confectioners</p>
<h1>${escaped(page.title)}</h1><p class="intro">${escaped(page.intro)}</p><img class="arch" src="${pictures.get("cover")}" alt=""></div>`,
  words: (page) => `<h1>${escaped(page.title)}</h1><p class="intro">${escaped(page.intro)}</p>
<ol class="steps">${steps.map(([name, text]) => `<li><h2>${name}</h2><p>${text}</p></li>`).join("")}</ol>`,
  four: (page, listed, pictures) => `<h1>${escaped(page.title)}</h1><p class="intro">${escaped(page.intro)}</p>
<ul class="four">${listed.map((each) => product(each, pictures)).join("")}</ul>`,
  cases: (page, listed) => `<h1>${escaped(page.title)}</h1><p class="intro">${escaped(page.intro)}</p>${cases(listed)}
<p class="tip">Order forms, posters and envelopes are free.</p>`,
  back: (page) => `<div class="cover"><h1>${escaped(page.title)}</h1><p class="intro">${escaped(page.intro)}</p>
<p class="brand">wickettplum.example</p></div>`,
};

const style = ({ kalnia, figtree }) => `
@font-face { font-family: Kalnia; src: url(data:font/woff2;base64,${kalnia}); font-weight: 100 700 }
@font-face { font-family: Figtree; src: url(data:font/woff2;base64,${figtree}); font-weight: 300 900 }
@page { size: Letter; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font: 15px/1.5 Figtree, sans-serif; color: #25101F; width: 816px }
section { position: relative; width: 816px; height: 1056px; padding: 64px 64px 72px; break-after: page; overflow: hidden; background: #FFFDFA }
section:last-child { break-after: auto }
section.dark { background: #5A1648; color: #FFFDFA }
h1 { font: 500 46px/1.1 Kalnia, serif; color: #5A1648 }
.dark h1 { color: #FFE08A; font-size: 76px; max-width: 9em }
.intro { font-size: 20px; margin: 16px 0 32px; max-width: 30em }
.brand { font-weight: 700; font-size: 18px }
.cover { display: flex; flex-direction: column; height: 100%; gap: 12px }
.cover .brand { order: -1; margin-bottom: 40px }
.arch { width: 560px; height: 500px; object-fit: cover; border-radius: 280px 280px 0 0; margin: auto auto -72px }
.four { list-style: none; padding: 0; display: grid; grid-template-columns: 1fr 1fr; gap: 26px 40px }
.window { display: block; height: 264px; border-radius: 132px 132px 18px 18px; overflow: hidden; margin-bottom: 12px; text-align: center }
.window img { height: 264px; width: 264px; object-fit: contain }
h2 { font: 500 22px/1.2 Kalnia, serif; color: #5A1648 }
.sweet p { font-size: 14px; line-height: 1.4; margin-top: 4px }
.sweet .price { font-weight: 700; font-size: 15px; margin-top: 6px }
small { font-weight: 400; color: #5C4455; font-size: 13px; margin-left: 6px }
.steps { list-style: none; padding: 0; display: grid; gap: 22px; margin-top: 48px }
.steps li { background: #DCD3F3; border-radius: 24px; padding: 28px 32px; font-size: 18px }
.steps h2 { font-size: 30px }
table { border-collapse: collapse; width: 100%; font-size: 17px; background: #FFF; border-radius: 18px }
th, td { text-align: left; height: 104px; padding: 0 16px; border-bottom: 1px solid #D8C4D2; font-weight: 400 }
thead th { height: 56px; font-weight: 700; background: #F3E8F0; color: #5A1648 }
td:last-child { font-weight: 700; color: #C0104B }
.gone { position: absolute; clip-path: inset(50%) }
.tip { background: #FFF3CF; border-radius: 18px; padding: 18px 24px; margin-top: 32px; font-size: 17px }
.number { position: absolute; bottom: 30px; right: 64px; font-size: 13px; color: #5C4455 }
.dark .number { display: none }`;

/** `pictures` has a data address by product id, and one under `cover`; `fonts` are in base64. */
export const catalogOf = ({ pages, products, pictures, fonts }) => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>Wickett &amp; Plum, catalog for companies and groups</title><style>${style(fonts)}</style></head>
<body>${pages
  .map((page, index) => {
    const listed = page.productIds.map((id) => {
      const found = products.find((each) => each.id === id);
      if (!found) throw new Error(`The catalog names ${id}, which is not in the range.`);
      return found;
    });
    const dark = ["cover", "back"].includes(page.layout);
    return `<section${dark ? ' class="dark"' : ""}>${inside[page.layout](page, listed, pictures)}<p class="number">${index + 1}</p></section>`;
  })
  .join("")}</body></html>`;
