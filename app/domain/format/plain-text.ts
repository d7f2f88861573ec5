const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", "#39": "'" };

const decode = (text: string): string =>
  text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    const entity = entities[name.toLowerCase()];
    if (entity !== undefined) return entity;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : name.startsWith("#") ? Number(name.slice(1)) : NaN;
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The words of a merchant's HTML without its markup; scripts and styles vanish with their contents. */
export const plainText = (html: string): string =>
  decode(
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, " ")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " "),
  )
    .replace(/\s+([.,;:!?])/g, "$1")
    .trim();

/** The entries of a merchant's HTML list as plain texts; text without a list is one entry. */
export const listItems = (html: string): string[] => {
  const items = [...html.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/gi)].map(([, item = ""]) => plainText(item));
  return (items.length > 0 ? items : [plainText(html)]).filter((item) => item !== "");
};
