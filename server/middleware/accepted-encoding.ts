/** How a body may be packed. */
export type Encoding = "identity" | "gzip" | "br";

const remembered = new Map<string, Encoding>();

const choose = (header: string): Encoding => {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    const value = q === undefined ? 1 : Number(q.slice(2));
    if (name) quality.set(name, Number.isNaN(value) ? 0 : value);
  }
  const of = (name: Encoding) => quality.get(name) ?? quality.get("*") ?? 0;
  const best = of("br") >= of("gzip") ? "br" : "gzip";
  return of(best) > 0 ? best : "identity";
};

/** The packing an `Accept-Encoding` header prefers among br, gzip and none; `q=0` is a refusal. */
export const acceptedEncoding = (header: string | undefined): Encoding => {
  if (!header) return "identity";
  const cached = remembered.get(header);
  if (cached) return cached;
  const chosen = choose(header);
  if (remembered.size < 500 && header.length < 200) remembered.set(header, chosen);
  return chosen;
};
