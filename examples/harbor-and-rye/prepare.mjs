import { execFileSync } from "node:child_process";
import { mkdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Draws what a photographer would bring: the pictures of the goods, and the icons of the installed shop. */

const gradient = (id, light, middle, dark) =>
  `<radialGradient id="${id}" cx="38%" cy="28%" r="85%"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;

const defs = `<defs>
${gradient("rye", "#9A6438", "#6B3F20", "#3B1F10")}${gradient("gold", "#F0C377", "#CB8A3C", "#8A5218")}
${gradient("tan", "#E2B071", "#B47A3C", "#77481C")}${gradient("crumb", "#FBEBCB", "#EED3A0", "#D2A869")}
${gradient("salmon", "#FFB48C", "#F08257", "#CF5A33")}${gradient("silver", "#C7D3D8", "#7E939C", "#3C5059")}
${gradient("smoked", "#D6A053", "#A9702B", "#633A12")}${gradient("cheese", "#FFE09A", "#F2BE5A", "#D1922C")}
${gradient("tin", "#E8EEF0", "#A9B8BE", "#66787F")}${gradient("glass", "#F7FBFC", "#D7E5E9", "#A9BFC6")}
${gradient("amber", "#F6D9AE", "#D5A468", "#A36F35")}${gradient("wood", "#E3BE8A", "#C4935A", "#8F6233")}
${gradient("mussel", "#F6B66A", "#DB8434", "#8E4A16")}${gradient("pate", "#FBE3D6", "#F1C2AB", "#D2957A")}
<filter id="soft" x="-20%" y="-50%" width="140%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="7" result="n"/><feColorMatrix in="n" values="0 0 0 0 .12  0 0 0 0 .06  0 0 0 0 .02  0 0 0 -1.5 1.05"/><feComposite in2="SourceAlpha" operator="in" result="d"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/></feMerge></filter>
<filter id="flour" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="3" seed="3" result="n"/><feColorMatrix in="n" values="0 0 0 0 1  0 0 0 0 .97  0 0 0 0 .9  0 0 0 3.4 -1.7"/><feComposite in2="SourceAlpha" operator="in"/></filter>
</defs>`;

/** Numbers from 0 to below 1, the same in every run. */
const chance = (seed) => () => ((seed = (seed * 16807) % 2147483647) % 10000) / 10000;

/** Many small things within an ellipse. */
const scatter = (count, [cx, cy, rx, ry], draw, seed = 11) => {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const turn = next() * Math.PI * 2;
    const far = Math.sqrt(next());
    return draw(cx + Math.cos(turn) * rx * far, cy + Math.sin(turn) * ry * far, next());
  }).join("");
};

const shadow = (cx, cy, rx, ry) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#1a1208" opacity=".28" filter="url(#soft)"/>`;
const shine = (d, width = 14) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${width}" stroke-linecap="round"/>`;
const shape = (d, fill, more = "") => `<path d="${d}" fill="url(#${fill})" ${more}/>`;
const cut = (d) =>
  `<path d="${d}" fill="none" stroke="#F0CF96" stroke-width="26" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#C08A48" stroke-width="9" stroke-linecap="round" transform="translate(0 11)"/>`;
const seed = (x, y, turn, color) =>
  `<ellipse cx="${x}" cy="${y}" rx="13" ry="6.500" fill="${color}" transform="rotate(${turn * 180} ${x} ${y})"/>`;
const board =
  '<rect x="90" y="500" width="620" height="90" rx="30" fill="url(#wood)" filter="url(#grain)"/><rect x="90" y="560" width="620" height="34" rx="17" fill="#7A5229"/>';
const tinLoaf =
  "M130 560V390c-30-20-30-130 70-160 120-36 280-36 400 0 100 30 100 140 70 160v170q0 30-30 30H160q-30 0-30-30Z";
const jar = (fill, inside) =>
  `${shadow(400, 668, 190, 26)}<rect x="225" y="250" width="350" height="420" rx="56" fill="url(#glass)"/><rect x="245" y="320" width="310" height="332" rx="44" fill="url(#${fill})"/>${inside}<rect x="240" y="170" width="320" height="96" rx="18" fill="#2B4A55"/><rect x="240" y="236" width="320" height="18" fill="#1B3641"/><rect x="280" y="420" width="240" height="150" rx="10" fill="#FBF6EA"/><path d="M320 470h160M345 500h110M365 530h70" stroke="#2B4A55" stroke-width="9" stroke-linecap="round"/>${shine("M262 330v250")}`;
const rope = (d) =>
  `<path d="${d}" fill="none" stroke="#8B6A3A" stroke-width="24"/><path d="${d}" fill="none" stroke="#D9BC86" stroke-width="17"/><path d="${d}" fill="none" stroke="#9B7A46" stroke-width="15" stroke-dasharray="4 12"/>`;
const fillet = (y, turn) =>
  `<g transform="rotate(${turn} 400 ${y})"><path d="M110 ${y}c80-90 330-110 470-40l110-50q-20 60-30 80 15 30 40 85l-125-40c-150 70-390 50-465-35Z" fill="url(#smoked)" filter="url(#grain)"/><path d="M130 ${y - 4}c120-66 330-76 440-22-130-20-310-14-440 22Z" fill="url(#silver)" opacity=".85"/>${scatter(60, [380, y + 8, 220, 34], (x, top, size) => `<circle cx="${x}" cy="${top}" r="${3 + size * 5}" fill="#1E1712"/>`, 50 + turn)}</g>`;
const knot = (x, y, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" filter="url(#grain)">${[0, 60, 120].map((angle) => `<ellipse rx="128" ry="56" fill="url(#gold)" stroke="#7A4715" stroke-width="5" transform="rotate(${angle})"/>`).join("")}<ellipse rx="52" ry="44" fill="url(#gold)" stroke="#7A4715" stroke-width="5"/></g>${scatter(26, [x, y - 8, 100, 86], (left, top) => `<rect x="${left}" y="${top}" width="12" height="10" rx="3" fill="#fff"/>`, 90 + turn)}`;
const crisp = (y, turn) =>
  `<g transform="rotate(${turn} 400 ${y})"><ellipse cx="400" cy="${y + 16}" rx="250" ry="70" fill="#4A2A14"/><ellipse cx="400" cy="${y}" rx="250" ry="70" fill="url(#tan)" filter="url(#grain)"/></g>`;
const slice = (x) =>
  `<path d="M${x} 500c-30-150 20-270 120-290 90-16 130 60 110 160-14 70-50 110-70 140Z" fill="url(#salmon)" stroke="#B84A26" stroke-width="4"/><path d="M${x + 40} 470c-10-90 20-170 80-190M${x + 84} 480c0-80 20-140 66-170M${x + 126} 486c4-50 20-90 50-120" fill="none" stroke="#FFD9C2" stroke-width="7" stroke-linecap="round"/>`;

const drawings = {
  "rye-round": `${shadow(400, 640, 280, 40)}${shape("M110 430C110 270 240 190 400 190s290 80 290 240c0 130-90 210-290 210S110 560 110 430Z", "rye", 'filter="url(#grain)"')}<path d="M150 400C170 280 270 215 400 215s230 65 250 185c-80 80-420 80-500 0Z" fill="#fff" filter="url(#flour)" opacity=".75"/>${cut("M240 330Q400 250 560 330")}${cut("M400 230Q430 360 400 500")}`,
  "seeded-loaf": `${shadow(400, 610, 300, 34)}${shape(tinLoaf, "tan", 'filter="url(#grain)"')}${scatter(150, [400, 330, 250, 110], (x, y, turn) => seed(x, y, turn, ["#F3E3BE", "#5B4A2A", "#8FA06A", "#E9D09A"][Math.floor(turn * 4)]))}${shine("M190 290q80-46 190-48")}`,
  anadama: `${shadow(400, 610, 300, 34)}${shape(tinLoaf, "gold", 'filter="url(#grain)"')}${cut("M220 300Q400 250 580 300")}${shine("M180 310q30-50 110-70")}<path d="M150 420h500" stroke="#8A5218" stroke-opacity=".35" stroke-width="10"/>`,
  focaccia: `${shadow(400, 600, 320, 34)}<path d="M90 330q0-70 70-76 240-22 480 0 70 6 70 76v180q0 70-70 74-240 14-480 0-70-4-70-74Z" fill="url(#gold)" filter="url(#grain)"/>${[0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => `<ellipse cx="${170 + column * 115}" cy="${320 + row * 96}" rx="34" ry="24" fill="#A2661F" opacity=".7"/><ellipse cx="${170 + column * 115}" cy="${328 + row * 96}" rx="26" ry="14" fill="#F7DC96" opacity=".8"/>`)).join("")}${scatter(34, [400, 420, 270, 120], (x, y, turn) => `<path d="M${x} ${y}l34 0" stroke="#3F6B3A" stroke-width="9" stroke-linecap="round" transform="rotate(${turn * 360} ${x} ${y})"/>`)}${scatter(60, [400, 420, 280, 130], (x, y) => `<rect x="${x}" y="${y}" width="11" height="8" rx="2" fill="#fff"/>`, 31)}`,
  knots: `${shadow(400, 640, 300, 34)}${knot(400, 280, 10)}${knot(255, 500, 40)}${knot(545, 500, -25)}`,
  crisps: `${shadow(400, 650, 260, 34)}${[590, 530, 470, 410, 350].map((y, index) => crisp(y, [2, -3, 3, -2, 4][index])).join("")}${scatter(30, [400, 346, 180, 40], (x, y) => `<circle cx="${x}" cy="${y}" r="5" fill="#fff" opacity=".85"/>`)}`,
  salmon: `${shadow(400, 610, 310, 30)}${board}${[120, 220, 320, 420].map(slice).join("")}<g fill="none" stroke="#3F6B3A" stroke-width="8" stroke-linecap="round"><path d="M560 480q60-70 110-80M590 450l-14-40M620 430l-4-40M650 412l14-30"/></g>`,
  mackerel: `${shadow(400, 610, 310, 34)}${board}${fillet(330, -8)}${fillet(470, 4)}`,
  mussels: `${shadow(400, 650, 300, 36)}<rect x="110" y="290" width="580" height="350" rx="120" fill="url(#tin)"/><rect x="110" y="290" width="580" height="300" rx="120" fill="#C9D5DA"/><rect x="144" y="322" width="512" height="236" rx="92" fill="#B06E22"/>${scatter(16, [400, 440, 190, 76], (x, y, turn) => `<g transform="rotate(${turn * 180} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="56" ry="33" fill="url(#mussel)" stroke="#7A3E12" stroke-width="4"/><path d="M${x - 34} ${y}q34-20 68 0" fill="none" stroke="#FFE3B4" stroke-width="6"/></g>`, 9)}<path d="M190 292q210-200 420 0-210-90-420 0Z" fill="url(#tin)"/><circle cx="400" cy="226" r="26" fill="none" stroke="#66787F" stroke-width="12"/>${shine("M170 600q230 40 460 0", 10)}`,
  pate: jar(
    "pate",
    scatter(40, [400, 400, 130, 70], (x, y) => `<rect x="${x}" y="${y}" width="14" height="5" rx="2" fill="#4C7A45"/>`),
  ),
  cheddar: `${shadow(400, 620, 300, 34)}<path d="M100 470 560 250q110 40 140 190v150H100Z" fill="url(#cheese)"/><path d="M100 470 560 250q110 40 140 190Z" fill="#FBD98A"/><path d="M560 250q110 40 140 190v150h-26V450q-40-130-138-188Z" fill="#8A5A22"/>${scatter(16, [380, 530, 220, 40], (x, y, size) => `<ellipse cx="${x}" cy="${y}" rx="${6 + size * 12}" ry="${4 + size * 6}" fill="#D99F3A" opacity=".7"/>`)}`,
  "smoked-salt": jar(
    "amber",
    scatter(
      150,
      [400, 470, 128, 130],
      (x, y, turn) =>
        `<rect x="${x}" y="${y}" width="14" height="10" rx="2" fill="${turn > 0.5 ? "#FFF1DA" : "#C48A48"}" transform="rotate(${turn * 90} ${x} ${y})"/>`,
    ),
  ),
  "breakwater-box": `${shadow(400, 650, 310, 36)}<path d="M130 330h540v310H130Z" fill="url(#wood)" filter="url(#grain)"/><path d="M130 430h540M130 536h540" stroke="#7A5229" stroke-width="7"/><path d="M100 250h600v96H100Z" fill="url(#wood)" filter="url(#grain)"/><path d="M100 340h600" stroke="#7A5229" stroke-width="8"/>${rope("M400 250V640")}${rope("M130 480H670")}<g transform="translate(400 236)">${rope("M0 0C-150-120-170 40 0 6C170 40 150-120 0 0")}${rope("M0 8q-40 40-70 60M0 8q40 40 70 60")}</g>`,
};

const picture = (inner, ground = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="1200" height="1200">${defs}${ground}${inner}</svg>`;

const wave = (y, color) => `<path d="M0 ${y}${"q50-22 100 0t100 0".repeat(4)}V800H0Z" fill="${color}"/>`;
const puff = (x, y, r) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#F4E9DA" opacity=".55" filter="url(#soft)"/>`;
const wharf = `<rect width="800" height="800" fill="#F3C99A"/><rect width="800" height="330" fill="#7FA3AE" opacity=".55"/><circle cx="610" cy="430" r="70" fill="#FBE3B0"/>${puff(330, 210, 60)}${puff(390, 150, 80)}${puff(480, 90, 100)}${puff(310, 262, 40)}${wave(500, "#3C7485")}<path d="M130 520V360l150-90 150 90v160Z" fill="#843116"/><path d="M110 366 280 258l170 108" fill="none" stroke="#3B1F10" stroke-width="22" stroke-linejoin="round"/><rect x="290" y="240" width="36" height="80" fill="#3B1F10"/><rect x="250" y="420" width="64" height="100" fill="#2A140A"/><rect x="340" y="410" width="50" height="50" fill="#FBE3B0"/><rect x="170" y="410" width="50" height="50" fill="#FBE3B0"/><rect x="80" y="518" width="430" height="26" fill="#5B3A1E"/><path d="M120 540v150M220 540v150M320 540v150M420 540v150M490 540v150" stroke="#432A15" stroke-width="18"/>${wave(600, "#275C6C")}<path d="M540 600h170l-36 56H570Z" fill="#12222A"/><path d="M620 600V470l70 110Z" fill="#F6F8F7"/>${wave(680, "#1A4A59")}`;

/** What is drawn by the same file again counts as unchanged, so that nothing is built anew for it. */
const drawnAt = statSync("prepare.mjs").mtime;
const write = (file, content) => {
  writeFileSync(file, content);
  utimesSync(file, drawnAt, drawnAt);
};

const folder = "worlds/harbor-and-rye/images";
mkdirSync(folder, { recursive: true });
for (const [name, inner] of Object.entries({ ...drawings, wharf }))
  write(path.join(folder, `${name}.svg`), picture(inner));

execFileSync(process.execPath, ["build/icons.mjs"]);
for (const name of ["icon-192", "icon-512", "icon-maskable-512", "apple-touch-icon"])
  utimesSync(`app/static/${name}.png`, drawnAt, drawnAt);
