import { effectNames } from "./effect-names.ts";

/** Values of a form's choices that show fields of their own. */
const choices = [...effectNames, "often-count", "often-chance", "frozen", "offset"];

const chosenDetails = choices
  .map((choice) => `.compose:has(option[value="${choice.replace(/^often-/, "")}"]:checked) .for-${choice}`)
  .join(",");

/** The console's own style sheet, in the colours of the brand. */
export const style = `
@font-face{font-family:Figtree;src:url(/console/fonts/figtree-latin-wght.woff2) format("woff2");font-weight:300 900;font-display:swap}
@font-face{font-family:Kalnia;src:url(/console/fonts/kalnia-latin-wght.woff2) format("woff2");font-weight:100 700;font-display:swap;unicode-range:U+0-2F,U+3A-FFFF}
:root{--ink:#25101f;--heading:#3a0f2e;--action:#5a1648;--focus:#74205d;--deep:#2a0a22;--cream:#fffaf0;--tray:#fbf4f9;--line:#e8dbe4;--edge:#8a6f81;--muted:#644c5c;--cherry:#c0104b;--butter:#ffe08a;--mint:#e6f6ee;--good:#07402e;--bad:#7d0a15;--badground:#fdecec;--warn:#553400;--warnground:#fff3cf}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:#fff;font:15px/1.5 Figtree,system-ui,sans-serif;font-variant-numeric:tabular-nums}
a{color:var(--action);font-weight:600;text-underline-offset:4px}a:hover{color:var(--cherry)}:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-999px}.skip:focus{left:12px;top:12px;z-index:2;background:#fff;padding:8px 16px}
header.side{background:var(--heading);color:#fff;padding:16px 20px 0}
header.side a{color:#fff;font-weight:500;text-decoration:none}header.side :focus-visible{outline-color:var(--butter)}
header.side .brand{display:flex;align-items:center;gap:12px;font:600 20px/1.1 Kalnia,Georgia,serif}
.brand i{display:grid;place-items:center;width:30px;height:36px;border-radius:999px 999px 6px 6px;background:var(--butter);color:var(--heading);font-style:normal;border-bottom:5px solid var(--cherry)}
.brand small{display:block;font:500 13px/1.3 Figtree,system-ui,sans-serif;color:#e3cedb}
.rooms{position:relative;display:flex;gap:4px;overflow-x:auto;margin:12px -20px 0;padding:0 20px 12px}
.rooms a{padding:8px 14px;border-radius:999px;white-space:nowrap}
.rooms a:hover{background:var(--action)}.rooms a[aria-current]{background:#fff;color:var(--heading);font-weight:650}
main{padding:24px 20px 64px;max-width:1180px;min-width:0}
h1{font:500 34px/1.08 Kalnia,Figtree,Georgia,serif;letter-spacing:-.018em;word-spacing:-.08em;overflow-wrap:anywhere;color:var(--heading);margin:0 0 20px}
h2{font:500 23px/1.15 Kalnia,Figtree,Georgia,serif;color:var(--heading);margin:40px 0 12px}
p{max-width:62ch}.quiet,.empty{color:var(--muted)}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(130px,1fr));gap:24px 16px;list-style:none;padding:0;margin:0 0 32px}
.tiles a{display:grid;justify-items:center;align-content:end;min-height:132px;padding:40px 8px 14px;border-radius:999px 999px 18px 18px;border-bottom:7px solid var(--heading);color:var(--ink);text-decoration:none;background:#ffd3dc}
.tiles li:nth-child(4n+2) a{background:#cfe6f4}.tiles li:nth-child(4n+3) a{background:#c6ead8}.tiles li:nth-child(4n+4) a{background:#dcd3f3}
.tiles strong{font-size:28px;line-height:1.1}.tiles a:hover{border-bottom-color:var(--cherry)}
.scroll{position:relative;overflow-x:auto;border:1px solid var(--line);border-radius:16px;margin:0 0 24px}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:650;padding:14px 16px 6px;color:var(--heading)}
th,td{text-align:left;vertical-align:middle;padding:9px 16px;border-top:1px solid var(--line);overflow-wrap:break-word}
thead th{border-top:0;font-size:13px;color:var(--muted);white-space:nowrap}tbody th{font-weight:600}td{max-width:420px}td.address{overflow-wrap:anywhere}td .tag{margin:2px 0}
time{white-space:nowrap}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:16px;margin:0 0 24px;padding:20px 24px;background:var(--tray);border:1px solid var(--line);border-radius:24px}
dt{font-size:13px;color:var(--muted)}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
.moments{display:grid;gap:4px;margin:0;padding:0;list-style:none}.moments time{font-weight:600}
.names{display:flex;flex-wrap:wrap;gap:8px 18px;margin:0;padding:0;list-style:none}.names a{white-space:nowrap}
.under{display:block;margin-top:2px;font-size:13px;font-weight:400;color:var(--muted);overflow-wrap:anywhere}
.tag{display:inline-block;padding:2px 10px;border-radius:999px;background:#f3e4ee;font-size:13px;font-weight:600;white-space:nowrap}
.tag.good{background:var(--mint);color:var(--good)}.tag.warn{background:var(--warnground);color:var(--warn)}.tag.bad{background:var(--badground);color:var(--bad)}
form.inline{display:inline-flex;flex-wrap:wrap;gap:8px;align-items:end;margin:0}
.panel,.filters{display:flex;flex-wrap:wrap;gap:16px;align-items:end;margin:0 0 24px;padding:20px;background:var(--tray);border:1px solid var(--line);border-radius:24px}
.field{display:grid;gap:4px;font-weight:600;font-size:14px;min-width:0}.field input,.field select{width:240px}.filters .field{flex:1 1 150px;max-width:240px}.filters .field input,.filters .field select{width:100%}.field input,.field select{font-weight:400}.check{display:flex;gap:10px;align-items:center;font-weight:600;min-height:42px}
input,select,button{font:inherit;min-height:42px;border-radius:10px;border:1px solid var(--edge);padding:6px 12px;background:#fff;color:var(--ink);max-width:100%;min-width:0}
input[type=checkbox]{width:22px;min-height:22px;accent-color:var(--action)}input[type=number],.field input[type=number]{width:104px}
input[type=range]{padding:0;border:0;background:none;width:150px;accent-color:var(--action)}
button{border-radius:999px;padding:6px 18px;font-weight:650;color:var(--action);border-color:var(--action);cursor:pointer;white-space:nowrap}
button:hover{background:var(--tray)}button.main,.filters button{background:var(--action);color:#fff}button.main:hover,.filters button:hover{background:var(--deep)}
button.danger{color:var(--bad);border-color:var(--bad)}button.danger:hover{background:var(--badground)}
.said{padding:12px 18px;border-radius:10px;background:var(--mint);color:var(--good);font-weight:600;margin:0 0 20px;max-width:none}
.alert{padding:16px 20px;border-radius:10px;background:var(--badground);color:var(--bad);font-weight:600;max-width:none}
pre{overflow:auto;max-height:520px;background:#fff;border:1px solid var(--line);border-radius:16px;padding:16px;font-size:13px;line-height:1.45}
iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:16px;background:#fff}
summary{padding:8px 0;cursor:pointer;font-weight:600}.pager{display:flex;flex-wrap:wrap;gap:16px;align-items:center}
.compose{margin:0 0 32px;padding:4px 24px 24px;background:var(--tray);border:1px solid var(--line);border-radius:24px}
.panel.compose{padding:20px 24px}fieldset{display:flex;flex-wrap:wrap;gap:16px;align-items:end;min-width:0;margin:0;padding:20px 0;border:0;border-bottom:1px solid var(--line)}
fieldset:last-of-type{border-bottom:0}legend{float:left;width:100%;padding:0;margin:0 0 -4px;font-weight:650;color:var(--heading)}
.details{display:flex;flex-wrap:wrap;gap:16px;align-items:end}
@supports selector(:has(a)){.compose .details{display:none}${chosenDetails}{display:flex}}
.sites{margin:4px 0 10px;font-size:14px;color:var(--muted)}.sites .tag{display:table}
@media(max-width:700px){thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,caption,tbody{display:block}tr{display:grid;grid-template-columns:1fr 1fr;gap:10px 16px;padding:16px;border-top:1px solid var(--line)}
tbody th,td{display:block;min-width:0;padding:0;border:0;overflow-wrap:anywhere}tbody th,td.wide{grid-column:1/-1}
time{white-space:normal}.filters .field{max-width:none}pre{white-space:pre-wrap;overflow-wrap:anywhere}
td::before{content:attr(data-label);display:block;font-size:13px;color:var(--muted)}
.field{flex:1 1 100%}.field input,.field select{width:100%}.field input[type=number]{width:140px}.facts{grid-template-columns:1fr 1fr;padding:20px}.facts>div{min-width:0}.facts .wide{grid-column:1/-1}h2{margin-top:32px}}
@media(min-width:1000px){body{display:grid;grid-template-columns:232px minmax(0,1fr);min-height:100vh}
header.side{padding:28px 16px;position:sticky;top:0;height:100vh;overflow-y:auto}.rooms{flex-direction:column;margin:28px 0 0;padding:0;overflow:visible}
main{padding:40px 48px 88px}h1{font-size:42px}}
`;

/**
 * Keeps each slider and the number beside it the same (without it the number is what counts), and the menu on a phone
 * where the present page is.
 */
export const script = `
for (const slider of document.querySelectorAll("input[type=range][data-number]")) {
  const number = document.getElementById(slider.dataset.number);
  slider.hidden = false;
  slider.addEventListener("input", () => { number.value = slider.value; });
  number.addEventListener("input", () => { slider.value = number.value; });
}
// Not scrollIntoView: Tab would begin behind what was scrolled to, and pass the way to the content by.
const rooms = document.querySelector(".rooms");
const present = rooms?.querySelector("[aria-current]");
if (present) rooms.scrollLeft = present.offsetLeft - (rooms.clientWidth - present.offsetWidth) / 2;
`;
