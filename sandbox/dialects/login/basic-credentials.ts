/** Login and password of a Basic header; servers send UTF-8, browsers Latin-1. */
export const basicCredentials = (header: string | undefined): { login: string; password: string } | undefined => {
  const encoded = /^basic\s+([\w+/=-]+)$/i.exec(header ?? "")?.[1];
  if (!encoded) return undefined;
  const bytes = Buffer.from(encoded, "base64");
  const utf8 = bytes.toString("utf8");
  const text = utf8.includes("\uFFFD") ? bytes.toString("latin1") : utf8;
  const colon = text.indexOf(":");
  return colon > 0 && !text.includes("\0")
    ? { login: text.slice(0, colon), password: text.slice(colon + 1) }
    : undefined;
};
