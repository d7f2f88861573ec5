/** The cookies of a `Cookie` header by name; what cannot be decoded is left out. */
export const readCookies = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? "").split(";").flatMap((part): [string, string][] => {
      const at = part.indexOf("=");
      if (at < 1) return [];
      try {
        return [[part.slice(0, at).trim(), decodeURIComponent(part.slice(at + 1).trim())]];
      } catch {
        return [];
      }
    }),
  );
