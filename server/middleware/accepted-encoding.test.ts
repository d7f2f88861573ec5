import { acceptedEncoding } from "./accepted-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  ["*", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["*;q=0", "identity"],
  ["gzip;q=0, *", "br"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["br;q=nonsense, gzip", "gzip"],
  ["brotli", "identity"],
])("Accept-Encoding %j gets %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
