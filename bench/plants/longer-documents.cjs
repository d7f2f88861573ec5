// Plant: every page is a fifth longer, as it is written and as it is sent: a comment that can be packed in part only.
const { randomBytes } = require("node:crypto");
const zlib = require("node:zlib");
const isPlantedHere = require("./is-planted-here.cjs");

const SHARE = 0.22;

const longer = (page) => {
  const html = Buffer.from(page).toString();
  if (!/^<!doctype html/i.test(html)) return page;
  const packed = zlib.brotliCompressSync(html, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } });
  const comment = randomBytes(Math.ceil(packed.length * SHARE)).toString("base64");
  return Buffer.from(`${html}<!--${comment.padEnd(Math.ceil(html.length * SHARE), " wrapped by hand")}-->`);
};

if (isPlantedHere(__filename)) {
  const { brotliCompress } = zlib;
  zlib.brotliCompress = (page, ...rest) => brotliCompress(longer(page), ...rest);
}
