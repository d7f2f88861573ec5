import { brandFaces } from "#config/brand-faces.ts";
import colors from "./plain-style.colors.ts";

const stackOf = ({ family, standIns: [standIn], last }: typeof brandFaces.body): string =>
  [family, standIn?.family ?? []]
    .flat()
    .map((name) => `"${name}"`)
    .concat(last)
    .join(",");

const faces = { heading: stackOf(brandFaces.heading), body: stackOf(brandFaces.body) };

/** The style of the pages that work without scripts: the shop's colors and letters in a few rules, one column. */
export const plainStyle = [
  `*{box-sizing:border-box}body{margin:0;background:${colors.ground};color:${colors.text};font:1.0625rem/1.55 ${faces.body}}`,
  `h1,h2{font-family:${faces.heading};font-weight:500;line-height:1.2;color:${colors.heading};margin:0}`,
  "h1{font-size:clamp(1.75rem,5vw,2.5rem)}h2{font-size:1.25rem}p{margin:0}",
  `a{color:${colors.link};text-underline-offset:3px}:focus-visible{outline:3px solid ${colors.focus};outline-offset:3px}`,
  ".wrap{width:min(100% - 40px,760px);margin-inline:auto}",
  `header{border-bottom:1px solid ${colors.line}}header .wrap,footer .wrap{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;justify-content:space-between;padding-block:14px}`,
  `header a:first-child{font:500 1.375rem/1.2 ${faces.heading};text-decoration:none}`,
  "header a,footer a,nav a{display:inline-flex;align-items:center;min-height:44px}",
  `footer{border-top:1px solid ${colors.line};margin-top:56px;font-size:.9375rem}`,
  "main{display:grid;gap:24px;padding-block:32px}",
  "nav ol{display:flex;flex-wrap:wrap;align-items:center;gap:6px 22px;list-style:none;margin:0;padding:0;font-size:.9375rem}nav [aria-current]{font-weight:700}",
  `form{display:grid;gap:16px}fieldset{border:1px solid ${colors.line};border-radius:14px;padding:16px 20px;margin:0;display:grid;gap:6px}legend{font-weight:700;padding-inline:6px}`,
  ".field{display:grid;gap:6px}.two{display:grid;gap:16px}@media(min-width:576px){.two{grid-template-columns:1fr 1fr}}",
  "label,.name{font-weight:600}.choice{display:grid;grid-template-columns:22px 1fr auto;gap:12px;align-items:center;min-height:48px;font-weight:400}",
  `.choice input{width:22px;height:22px;margin:0;accent-color:${colors.button}}.choice small{display:block;color:${colors.quiet}}`,
  `input:not([type=radio],[type=checkbox]),select{font:inherit;color:inherit;background:${colors.ground};border:1px solid ${colors.control};border-radius:10px;min-height:48px;padding:8px 12px;width:100%}`,
  `:is(input,select)[aria-invalid=true]{border:2px solid ${colors.problem}}.problem{color:${colors.problem};font-weight:600;font-size:.9375rem}`,
  `.note{border-radius:14px;padding:14px 18px;background:${colors.note}}.note[role=alert]{background:${colors.alert};color:${colors.onAlert}}`,
  `button,.button{font:inherit;font-weight:600;line-height:1.2;cursor:pointer;border:2px solid ${colors.button};background:${colors.button};color:${colors.onButton};border-radius:999px;min-height:48px;padding:12px 26px;text-decoration:none;display:inline-flex;align-items:center;justify-content:center;justify-self:start}`,
  `.trap{position:absolute;left:-9999px}button.quiet{background:none;color:${colors.button};min-height:44px;padding:8px 18px}`,
  `.lines{list-style:none;margin:0;padding:0;display:grid}.lines li{display:grid;gap:10px;padding-block:16px;border-top:1px solid ${colors.thinLine}}`,
  ".line{display:flex;flex-wrap:wrap;gap:6px 20px;justify-content:space-between}.logo{display:block;height:32px;margin:4px 0}.small{display:flex;flex-wrap:wrap;gap:10px;align-items:end}.small .field{width:110px}",
  "dl{display:grid;grid-template-columns:1fr auto;gap:8px 20px;margin:0}dd{margin:0;text-align:right}.total{font-weight:700;font-size:1.1875rem}",
  `section{display:grid;gap:10px;align-content:start}mark{background:${colors.mark};color:inherit;font-weight:700}`,
  ".ways{display:flex;flex-wrap:wrap;gap:12px 22px;align-items:center}address{font-style:normal}",
].join("");
